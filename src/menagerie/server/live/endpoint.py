"""The socket of a table: /api/tables/{table}/live."""

from starlette.websockets import WebSocket

from menagerie.core.errors import MenagerieError

from ..errors import ServerError, too_fast
from ..http.identity import guest
from ..http.limits import Limits
from ..http.request import check_origin, check_path, group_of, language, rooms_of
from ..metrics import CONNECTIONS
from ..settings import Settings
from .connection import Connection
from .inbox import Inbox
from .post import Post
from .socket import EXTENSION, Socket

REFUSED_CODE = 4000  # plus the HTTP status: reconnecting is of no use
TRY_LATER = 1013
NO_GAME = 404  # a table of a game that is not there any more


class LiveEndpoint:
    """Serves the sockets of all tables."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._settings, self._limits = settings, limits
        self._post = Post()

    async def serve(self, socket: WebSocket) -> None:
        """Welcome, then messages both ways until either side closes."""
        group, lang = group_of(socket), language(socket)
        outlet: Socket = socket.scope["extensions"][EXTENSION]
        try:
            self._limits.openings.check(group)
            check_path(socket)
            check_origin(socket)
            room = await rooms_of(socket).get(socket.path_params["table"])
            if not room.seats_of(guest(socket)):
                room.check_unsealed()
        except MenagerieError as error:
            await _turn_away(socket, _code(error), error.text(lang))
            return
        if self._limits.sockets[group] >= self._settings.sockets:
            await _turn_away(socket, TRY_LATER, too_fast(1).text(lang))
            return
        await socket.accept()
        connection = Connection(
            outlet, guest(socket), lang, self._settings, self._limits, group, self._post
        )
        inbox = Inbox(outlet, room, connection, self._settings)
        self._limits.sockets.add(group)
        CONNECTIONS.inc()
        outlet.listen(inbox.put, self._settings.backlog)
        room.enter(connection)
        try:
            while (event := await socket.receive())["type"] == "websocket.receive":
                # Sent before we listened.
                inbox.put((event.get("text") or "").encode() or event.get("bytes") or b"")
            if inbox.overflowed:
                await socket.close(TRY_LATER)
            await inbox.empty()
        finally:
            room.leave(connection)
            CONNECTIONS.dec()
            self._limits.sockets.remove(group)


def _code(error: MenagerieError) -> int:
    """With which a socket is closed."""
    if not isinstance(error, ServerError):
        return REFUSED_CODE + NO_GAME
    return TRY_LATER if error.passing else REFUSED_CODE + error.status


async def _turn_away(socket: WebSocket, code: int, why: str) -> None:
    await socket.accept()  # or nobody could tell why
    await socket.close(code, why)
