"""The levels that search: how much and in which way each thinks in each game.

Data, chosen by measurement (docs/strength.md has the ratings). Iterations, not time, decide how a
level plays, so that a game repeats from its seed; `seconds` only cuts a thought short. A game that
is not in the table gets the default.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .search import SearchBot, Style

if TYPE_CHECKING:
    from .knowledge import Knowledge

DEFAULT: dict[str, Style] = {
    "club": Style(iterations=100),
    "master": Style(iterations=8000),
}
# Fantasy Realms: one's next cards are unforeseeable, so all thought goes to the move at hand;
# playouts that look at every move do not throw good cards away; and imagined hands are worse than
# those that rivals have gathered, so against them every move seems to win: own points tell more.
# A master knows what hands may become and need not play on to the end; a club player counts points.
ONE_MOVE = Style(
    iterations=0, plies=1, trust=1.0, depth=32, samples=8, win=0.0, place=0.0, margin=0.0, own=1.0
)
STYLES: dict[str, dict[str, Style]] = {
    "animal_kingdoms": {"club": Style(iterations=60)},
    "vivarium": {"club": Style(iterations=40)},
    "fantasy_realms": {
        "club": replace(ONE_MOVE, iterations=150, far=False),
        "master": replace(ONE_MOVE, iterations=400, depth=10),
    },
}


def style_of(level: str, game: str) -> Style:
    return STYLES.get(game, {}).get(level, DEFAULT[level])


class LevelBot:
    """A searching bot of one level, for any game."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        style = style_of(self.level, knowledge.game.id)
        return SearchBot(style).choose(knowledge, seed, seconds)


def club() -> LevelBot:
    return LevelBot("club")


def master() -> LevelBot:
    return LevelBot("master")
