"""Puzzles: /api/games/{game}/puzzles lists and opens them, /api/tables/{table}/answer judges."""

from starlette.requests import Request
from starlette.responses import Response

from menagerie.core.puzzle import Puzzle, puzzles_of
from menagerie.core.registry import get_game
from menagerie.core.text import LANGUAGES
from menagerie.puzzles.answers import sentences, why

from ..errors import Denied
from ..tables import puzzling
from ..tables.room import Room
from ..wire.game_messages import Answer, PuzzleAt, PuzzleInfo, Verdict, WantPuzzle
from ..wire.messages import Created
from .identity import Visitor, guest
from .request import answer, body, language, rooms_of


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        number=puzzle.number,
        difficulty=puzzle.difficulty,
        stage=puzzle.stage,
        seats=puzzle.position.seats,
        exact=puzzle.kind == "exact",
    )


async def listed(request: Request) -> Response:
    """The puzzles of a game, without their solutions."""
    game = get_game(request.path_params["game"])
    return answer([_info(puzzle) for puzzle in puzzles_of(game).values()])


async def pose(request: Request) -> Response:
    """Open a puzzle at a table of its own."""
    wanted, visitor = await body(request, WantPuzzle), Visitor(request)
    game, number = get_game(request.path_params["game"]), request.path_params["number"]
    room = await puzzling.pose(
        rooms_of(request), visitor.guest, game, number, language(request), wanted.name
    )
    return visitor.remember(answer(Created(table=room.table.id), 201))


async def puzzle(request: Request) -> Response:
    """The puzzle of a table."""
    room, found = await _posed(request)
    return answer(PuzzleAt(puzzle=_info(found), solved=puzzling.is_solved(room.table, found)))


async def give(request: Request) -> Response:
    """Answer the puzzle of a table, or ask for its solution; nothing is played."""
    wanted = await body(request, Answer)
    room, found = await _posed(request)
    seat, lang = found.position.seat, language(request)
    if seat not in room.seats_of(guest(request)):
        raise Denied.NOT_YOUR_SEAT()
    names = room.table.names(lang)
    best = found.best.move
    verdict = puzzling.answered(room.table, found, best if wanted.move is None else wanted.move)
    told = wanted.move is None or verdict.right
    names_by = {one: room.table.names(one) for one in LANGUAGES}
    reason = why(found, puzzling.position_of(room.table), wanted.tried, names_by) if told else None
    return answer(
        Verdict(
            right=wanted.move is not None and verdict.right,
            text=verdict.told.text(lang),
            best=best if told else None,
            reason=reason.text(lang) if reason else "",
            follows=sentences(verdict.follows, lang, names, seat),
        )
    )


async def _posed(request: Request) -> tuple[Room, Puzzle]:
    room = await rooms_of(request).get(request.path_params["table"])
    return room, puzzling.puzzle_at(room.table)
