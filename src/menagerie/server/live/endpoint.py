"""The socket of a table: /api/tables/{table}/live."""

import asyncio
import logging
from functools import partial

import msgspec
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from menagerie.core.errors import MenagerieError

from ..doorway import Doorway
from ..errors import Denied, ServerError, malformed, refusal, too_fast
from ..http.identity import guest
from ..http.limits import Limits
from ..http.request import check_origin, check_path, group_of, language, rooms_of
from ..metrics import CONNECTIONS, REFUSALS
from ..settings import Settings
from ..tables.room import Room
from ..wire.encoding import UNREADABLE
from ..wire.live_messages import FromClient, Refused
from . import commands
from .connection import Connection

LOG = logging.getLogger("menagerie.live")
REFUSED_CODE = 4000  # plus the HTTP status: reconnecting is of no use
TRY_LATER = 1013
NO_GAME = 404  # a table of a game that is not there any more
PATIENCE = 200  # messages over the limit before the connection is closed
decode = msgspec.json.Decoder(FromClient).decode


class LiveEndpoint:
    """ASGI application for the sockets of all tables."""

    def __init__(self, settings: Settings, limits: Limits, doorway: Doorway | None) -> None:
        self._settings, self._limits, self._doorway = settings, limits, doorway

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Welcome, then messages both ways until either side closes."""
        socket = WebSocket(scope, receive, send)
        group, lang = group_of(socket), language(socket)
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
        assert self._doorway is not None
        disconnect = partial(self._doorway.end, socket.scope["client"])
        connection = Connection(
            guest(socket), lang, self._settings, self._limits, group, disconnect
        )
        self._limits.sockets.add(group)
        CONNECTIONS.inc()
        sending = asyncio.create_task(connection.send_all(send))
        room.enter(connection)
        try:
            over_limit = 0
            while (event := await receive())["type"] == "websocket.receive":
                if wait := connection.wait():
                    over_limit += 1
                    if over_limit > PATIENCE:
                        await socket.close(TRY_LATER)
                        break
                    _refuse(room, connection, "", too_fast(wait))
                else:
                    await self._hear(room, connection, event)
        finally:
            room.leave(connection)
            sending.cancel()
            CONNECTIONS.dec()
            self._limits.sockets.remove(group)

    async def _hear(self, room: Room, connection: Connection, event: Message) -> None:
        """Do what a message asks for, or refuse it."""
        key = ""
        try:
            message = _read(event, self._settings.frame)
            key = getattr(message, "key", "")
            await commands.handle(room, connection, message)
        except MenagerieError as error:
            _refuse(room, connection, key, error)
        except Exception:
            LOG.exception("message failed", extra={"table": room.table.id})
            _refuse(room, connection, key, Denied.INTERNAL())


def _read(event: Message, longest: int) -> FromClient:
    data = (event.get("text") or "").encode() or event.get("bytes") or b""
    if len(data) > longest:
        raise Denied.TOO_LARGE()
    try:
        message: FromClient = decode(data)
        return message
    except UNREADABLE as error:
        raise malformed(str(error), str(error)) from None


def _refuse(room: Room, connection: Connection, key: str, error: MenagerieError) -> None:
    why = refusal(error, connection.lang)
    REFUSALS.labels(why.code).inc()
    connection.send(Refused(seq=room.seq, key=key, error=why, version=room.table.version))


def _code(error: MenagerieError) -> int:
    """With which a socket is closed."""
    if not isinstance(error, ServerError):
        return REFUSED_CODE + NO_GAME
    return TRY_LATER if error.passing else REFUSED_CODE + error.status


async def _turn_away(socket: WebSocket, code: int, why: str) -> None:
    await socket.accept()  # or nobody could tell why
    await socket.close(code, why)
