"""GET /api/tables/{table}/past: an earlier moment of a game, as its reader saw it then."""

from __future__ import annotations

import asyncio
from bisect import bisect_left

from starlette.requests import Request
from starlette.responses import Response

from menagerie.core.match import Match

from ..errors import malformed, no_moment, not_your_seat
from ..wire.messages import Moment
from .request import answer, guest, rooms_of

DEALT = 1  # the version of the position before the first move


async def past(request: Request) -> Response:
    """The table after the move that led to version `number`, from a held seat or a spectator's."""
    room = await rooms_of(request).get(request.path_params["table"])
    number, seat = (request.query_params.get(name) for name in ("number", "seat"))
    if number is None or not number.isdecimal() or not (seat is None or seat.isdecimal()):
        raise malformed()
    eyes = None if seat is None else int(seat)
    if eyes is not None and eyes not in room.seats_of(guest(request)):
        raise not_your_seat()
    made = _moves_until(room.table.move_versions, int(number))
    if room.table.match is None or made is None:
        raise no_moment()
    view = await asyncio.to_thread(_view_after, room.table.match.copy(), made, eyes)
    return answer(Moment(number=int(number), view=view))


def _moves_until(versions: list[int], version: int) -> int | None:
    """How many moves led to a version; None when they were taken back, or are not made yet."""
    if version == DEALT:
        return 0
    at = bisect_left(versions, version)
    return at + 1 if at < len(versions) and versions[at] == version else None


def _view_after(match: Match, moves: int, eyes: int | None) -> object:
    again = Match(match.game, match.seats, match.options, match.seed)
    for seat, move in match.moves[:moves]:
        again.play(seat, move)
    return match.game.view(again.state, eyes)
