"""The socket of a table: /api/tables/{table}/live."""

from __future__ import annotations

import logging
from collections import Counter

import msgspec
from starlette.websockets import WebSocket

from menagerie.core.errors import MenagerieError

from ..errors import ServerError, internal, malformed, refusal, too_fast, too_large
from ..http.limits import address_group
from ..http.request import address, check_origin, guest, language, rooms_of, settings_of
from ..metrics import CONNECTIONS, REFUSALS
from ..tables.room import Room
from ..wire.live_messages import FromClient, Refused
from . import commands
from .connection import Connection
from .socket import HERE

LOG = logging.getLogger("menagerie.live")
decode = msgspec.json.Decoder(FromClient).decode
REFUSED_CODE = 4000  # plus the HTTP status: coming back is of no use
TRY_LATER = 1013
PATIENCE = 200  # messages over the limit before the connection is closed
_open: Counter[str] = Counter()  # connections by address


async def live(socket: WebSocket) -> None:
    """Welcome, then messages both ways until either side goes."""
    settings = settings_of(socket)
    await socket.accept()
    group = address_group(address(socket))
    try:
        check_origin(socket)
        room = await rooms_of(socket).get(socket.path_params["table"])
    except ServerError as error:
        await socket.close(REFUSED_CODE + error.status, error.text(language(socket)))
        return
    if _open[group] >= settings.connections:
        await socket.close(TRY_LATER, too_fast(1).text(language(socket)))
        return
    wire = socket.scope["extensions"][HERE]
    connection = Connection(wire, guest(socket), language(socket), settings)
    _open[group] += 1
    CONNECTIONS.inc()
    room.enter(connection)
    try:
        await _listen(socket, room, connection, settings.frame)
    finally:
        room.leave(connection)
        CONNECTIONS.dec()
        _open[group] -= 1
        if not _open[group]:
            del _open[group]


async def _listen(socket: WebSocket, room: Room, connection: Connection, most: int) -> None:
    over_limit = 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        data = event.get("text") or event.get("bytes") or ""
        if wait := connection.bucket.take():
            over_limit += 1
            if over_limit > PATIENCE:
                await socket.close(TRY_LATER)
                return
            _refuse(room, connection, "", too_fast(wait))
            continue
        if len(data) > most:
            _refuse(room, connection, "", too_large())
            continue
        await _hear(room, connection, data)


async def _hear(room: Room, connection: Connection, data: str | bytes) -> None:
    key = ""
    try:
        try:
            message = decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise malformed(str(error), str(error)) from None
        key = getattr(message, "key", "")
        await commands.hear(room, connection, message)
    except MenagerieError as error:
        _refuse(room, connection, key, error)
    except Exception:
        LOG.exception("message failed", extra={"table": room.table.id})
        _refuse(room, connection, key, internal())


def _refuse(room: Room, connection: Connection, key: str, error: MenagerieError) -> None:
    said = refusal(error, connection.lang)
    REFUSALS.labels(said.code).inc()
    connection.send(Refused(seq=room.seq, key=key, error=said, version=room.table.version))
