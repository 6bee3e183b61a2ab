"""GET /api/tables/{table}/past: an earlier moment of a game, as its reader saw it then."""

from starlette.requests import Request
from starlette.responses import Response

from ..errors import Denied, malformed
from ..wire.encoding import encode
from ..wire.messages import Moment
from .dear import dear_of, kept_answer
from .identity import guest
from .request import rooms_of, whole_number


async def past(request: Request) -> Response:
    """The table after the move that led to `version`, as a held seat or a spectator saw it."""
    room = await rooms_of(request).get(request.path_params["table"])
    version, viewer = whole_number(request, "version"), whole_number(request, "seat")
    if version is None:
        raise malformed()
    if viewer is not None and viewer not in room.seats_of(guest(request)):
        raise Denied.NOT_YOUR_SEAT()
    room.check_viewer(guest(request), viewer)
    moves = room.table.moves_until(version)
    if room.table.match is None or moves is None:
        raise Denied.NO_MOMENT()
    then = room.table.match.at(moves)

    def make() -> bytes:
        return encode(Moment(version=version, view=then.game.view(then.state, viewer)))

    key = "past", room.table.id, version, viewer  # a version names a position for good
    return kept_answer(request, await dear_of(request).find(request, key, make))
