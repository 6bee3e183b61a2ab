"""Bots that search: by a style of their own, or as a level of the house.

A game declares the styles of its levels; one that does not gets the default. Iterations, not time,
decide how a level plays, so that a game repeats from its seed; `seconds` only cuts a search short.
"""

from math import isfinite
from typing import Any

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.style import FARTHEST, NEAR, Style
from menagerie.net.weights import net_of
from menagerie.search.search import Search

from .knowledge import Knowledge

DEFAULT: dict[str, Style] = {
    "club": Style(iterations=100),
    "master": Style(iterations=8000),
    "grandmaster": Style(iterations=16000, samples=8),
}
KINDS = {field: type(value) for field, value in Style(iterations=0)._asdict().items()}


def style_of(level: str, game: Game) -> Style:
    """Who would ask a net that is not there thinks without it."""
    style = game.styles.get(level, DEFAULT[level])
    if style.learned and net_of(game) is None:
        return style._replace(net_prior=0.0, net_value=0.0)
    return style


class SearchBot:
    """Plays what its search tried most."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        moves = knowledge.legal_ids
        if len(moves) == 1:
            return moves[0]
        search = Search(knowledge, seed, self.style)
        search.run(seconds, to_choose=True)
        return search.findings()[0].move


class LevelBot:
    """A searching bot of one level, for any game; parts of its style may be changed."""

    def __init__(self, level: str, **changes: Any) -> None:
        self.level, self.changes = level, changes

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        style = style_of(self.level, knowledge.game)._replace(**self.changes)
        return SearchBot(style).choose(knowledge, seed, seconds)


def tuned(name: str) -> LevelBot:
    """A level with another style, as `master+iterations=2000+depth=8`: for comparisons."""
    level, *parts = name.split("+")
    try:
        pairs = [part.split("=") for part in parts]
        changes = {field: KINDS[field](float(value)) for field, value in pairs}
        style = DEFAULT[level]._replace(**changes)
        seen = NEAR <= style.far <= FARTHEST
        if style.iterations < 1 or style.worlds < 0 or not seen or not all(map(isfinite, style)):
            raise ValueError(name)
        return LevelBot(level, **changes)
    except (KeyError, ValueError, OverflowError):
        raise MenagerieError(
            f"Не понять, как играет {name!r}: нужно УРОВЕНЬ+поле=число.",
            f"No telling how {name!r} plays: write LEVEL+field=number.",
        ) from None
