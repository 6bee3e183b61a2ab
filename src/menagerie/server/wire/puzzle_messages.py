"""Puzzles, as they go over the wire: never with their solutions, until they are answered."""

from .base import MoveId, ShortText, Wire


class PuzzleInfo(Wire):
    """A puzzle in a list. `difficulty` is from 1 to 5; `stage` is 0, 1 or 2: the beginning, the
    middle or the end of a game; `exact`: counted to the end, not weighed by a search."""

    number: str
    difficulty: int
    stage: int
    seats: int
    exact: bool


class WantPuzzle(Wire):
    """Open a puzzle."""

    name: ShortText = ""


class PuzzleAt(Wire):
    """The puzzle of a table, and whether its move has been made."""

    puzzle: PuzzleInfo
    solved: bool


class Answer(Wire):
    """The move that one thinks is best; None: the solution is wanted. `tried` is a wrong move made
    before, to compare the solution with."""

    move: MoveId | None = None
    tried: MoveId | None = None


class Verdict(Wire):
    """What an answer is worth. `best` is told to who found it or gave up; `reason` why it is
    better, as far as the game can say; `follows` is what may come of a wrong one."""

    right: bool
    text: str
    best: MoveId | None
    reason: str
    follows: list[str]
