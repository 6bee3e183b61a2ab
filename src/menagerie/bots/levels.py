"""The levels that search. A game declares their styles; one that does not gets the default.

Iterations, not time, decide how a level plays, so that a game repeats from its seed; `seconds` only
cuts a thought short.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.game import Game
from menagerie.core.style import Style
from menagerie.search.search import SearchBot

if TYPE_CHECKING:
    from .knowledge import Knowledge

DEFAULT: dict[str, Style] = {
    "club": Style(iterations=100),
    "master": Style(iterations=8000),
}


def style_of(level: str, game: Game) -> Style:
    return game.styles.get(level, DEFAULT[level])


class LevelBot:
    """A searching bot of one level, for any game."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        style = style_of(self.level, knowledge.game)
        return SearchBot(style).choose(knowledge, seed, seconds)


def club() -> LevelBot:
    return LevelBot("club")


def master() -> LevelBot:
    return LevelBot("master")
