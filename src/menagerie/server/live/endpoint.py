"""The socket of a table: /api/tables/{table}/live."""

from __future__ import annotations

import logging
from collections import Counter

import msgspec
from starlette.websockets import WebSocket

from menagerie.core.errors import MenagerieError

from ..errors import ServerError, internal, malformed, refusal, too_fast, too_large
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
from .socket import EXTENSION

LOG = logging.getLogger("menagerie.live")
decode = msgspec.json.Decoder(FromClient).decode
REFUSED_CODE = 4000  # plus the HTTP status: reconnecting is of no use
TRY_LATER = 1013
PATIENCE = 200  # messages over the limit before the connection is closed


class LiveEndpoint:
    """Serves the sockets of all tables."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._settings, self._limits = settings, limits
        self._open: Counter[str] = Counter()  # connections by address

    async def serve(self, socket: WebSocket) -> None:
        """Welcome, then messages both ways until either side closes."""
        await socket.accept()
        group, lang = group_of(socket), language(socket)
        try:
            self._limits.openings.check(group)
            check_path(socket)
            check_origin(socket)
            room = await rooms_of(socket).get(socket.path_params["table"])
            if not room.seats_of(guest(socket)):
                room.check_unsealed()
        except ServerError as error:
            too_often = error.code == "too_fast"
            code = TRY_LATER if too_often else REFUSED_CODE + error.status
            await socket.close(code, error.text(lang))
            return
        if self._open[group] >= self._settings.sockets:
            await socket.close(TRY_LATER, too_fast(1).text(lang))
            return
        outlet = socket.scope["extensions"][EXTENSION]
        connection = Connection(outlet, guest(socket), lang, self._settings, self._limits, group)
        self._open[group] += 1
        CONNECTIONS.inc()
        room.enter(connection)
        try:
            await self._receive(socket, room, connection)
        finally:
            room.leave(connection)
            CONNECTIONS.dec()
            self._open[group] -= 1
            if not self._open[group]:
                del self._open[group]

    async def _receive(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        over_limit = 0
        while True:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or ""
            if wait := connection.wait():
                over_limit += 1
                if over_limit > PATIENCE:
                    await socket.close(TRY_LATER)
                    return
                _refuse(room, connection, "", too_fast(wait))
            elif len(data) > self._settings.frame:
                _refuse(room, connection, "", too_large())
            else:
                await _handle(room, connection, data)


async def _handle(room: Room, connection: Connection, data: str | bytes) -> None:
    key = ""
    try:
        try:
            message = decode(data)
        except UNREADABLE as error:
            raise malformed(str(error), str(error)) from None
        key = getattr(message, "key", "")
        await commands.handle(room, connection, message)
    except MenagerieError as error:
        _refuse(room, connection, key, error)
    except Exception:
        LOG.exception("message failed", extra={"table": room.table.id})
        _refuse(room, connection, key, internal())


def _refuse(room: Room, connection: Connection, key: str, error: MenagerieError) -> None:
    why = refusal(error, connection.lang)
    REFUSALS.labels(why.code).inc()
    connection.send(Refused(seq=room.seq, key=key, error=why, version=room.table.version))
