"""The levels that search: how much and in which way each thinks in each game.

Data, chosen by measurement (docs/strength.md has the ratings). Iterations, not time, decide how a
level plays, so that a game repeats from its seed; `seconds` only cuts a thought short. A game that
is not in the table gets the default.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .search import SearchBot, Style

if TYPE_CHECKING:
    from .knowledge import Knowledge

DEFAULT: dict[str, Style] = {
    "club": Style(iterations=60),
    "master": Style(iterations=1500),
}
# Judging a hand takes long here: fewer iterations keep a master within a second.
STYLES: dict[str, dict[str, Style]] = {
    "fantasy_realms": {
        "club": Style(iterations=40),
        "master": Style(iterations=600),
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
