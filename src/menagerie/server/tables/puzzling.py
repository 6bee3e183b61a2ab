"""Tables with a puzzle: opened at its position, and answered."""

from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.puzzle import Puzzle, get_puzzle
from menagerie.puzzles.answers import Verdict, judge

from ..errors import ServerError, not_now
from .creating import open_position
from .purposes import PuzzlePurpose
from .room import Room
from .rooms import Rooms
from .table import Table

RIVAL = "club"  # plays the other seats, once the puzzle is solved


async def pose(rooms: Rooms, guest: str, game: Game, number: str, lang: str, name: str) -> Room:
    """A table at the position of a puzzle."""
    position = get_puzzle(game, number).position
    bots = [RIVAL] * position.seats
    purpose = PuzzlePurpose(number)
    return await open_position(rooms, guest, position, bots, purpose, lang, name, hints=False)


def puzzle_at(table: Table) -> Puzzle:
    """The puzzle that a table was opened for."""
    purpose = table.terms.purpose
    if not isinstance(purpose, PuzzlePurpose):
        raise not_now("За этим столом нет задачи.", "There is no puzzle at this table.")
    return get_puzzle(table.game, purpose.number)


def is_solved(table: Table, puzzle: Puzzle) -> bool:
    """Whether the solver has moved: only the best move is let through. Others may have moved
    before, where all choose at the same time."""
    return any(seat == puzzle.position.seat for seat, _ in _since(table))


def position_of(table: Table) -> Match:
    """The match as it stood when the puzzle was posed."""
    return table.position.at(table.terms.given)


def answered(table: Table, puzzle: Puzzle, move: int) -> Verdict:
    """What an answer is worth; refused if it is no move there."""
    match, seat = position_of(table), puzzle.position.seat
    if (why_not := match.explain(seat, move)) is not None:
        raise ServerError("illegal", 409, *why_not.sentence, why_not.rule)
    return judge(puzzle, match, move)


def check(table: Table, seat: int, move: int) -> None:
    """Until the puzzle is solved its best move alone is made: another one is an answer, and only
    judged."""
    if not isinstance(table.terms.purpose, PuzzlePurpose):
        return
    puzzle = puzzle_at(table)
    if seat == puzzle.position.seat and not is_solved(table, puzzle):
        verdict = answered(table, puzzle, move)
        if not verdict.right:
            raise ServerError("better", 409, *verdict.told)


def _since(table: Table) -> list[tuple[int, int]]:
    return table.position.moves[table.terms.given :]
