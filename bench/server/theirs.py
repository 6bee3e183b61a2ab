"""boardgame.io under the same load, over its own socket.io protocol, in memory."""

import asyncio
import json
from functools import partial

import httpx
import msgspec

from .lane import SEATS, Table
from .socket import Socket


class Context(msgspec.Struct, rename={"player": "currentPlayer"}):
    player: str


class Drawn(msgspec.Struct):
    drawn: bool


class Position(msgspec.Struct, rename={"number": "_stateID"}):
    """What a driver needs of a position; the rest is skipped."""

    ctx: Context
    G: Drawn
    number: int


class Synced(msgspec.Struct):
    state: Position


EVENT = b"42/bench,"
SYNC, UPDATE = EVENT + b'["sync"', EVENT + b'["update"'
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
decode_update = msgspec.json.Decoder(tuple[str, str, Position, msgspec.Raw]).decode


class TheirTable(Table):
    def __init__(self, match: str, secrets: list[str]) -> None:
        super().__init__()
        self.match, self.secrets = match, secrets
        self.position: Position
        self.joined = asyncio.Event()

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith(UPDATE):
            self.position = decode_update(text[len(EVENT) :])[2]
            self.tell(seat, self.position.number)
        elif text.startswith(SYNC):
            self.position = decode_sync(text[len(EVENT) :])[2].state
            self.tell(seat, self.position.number)
        elif text == b"2":  # their own ping
            self.sockets[seat].send(b"3")
        elif text.startswith(b"40/bench,"):
            self.joined.set()

    def send_move(self) -> None:
        seat = self.position.ctx.player
        kind, args = (b"discard", b"[3]") if self.position.G.drawn else (b"draw", b"[]")
        self.sockets[int(seat)].send(
            EVENT + b'["update",{"type":"MAKE_MOVE","payload":{"type":"%s","args":%s,'
            b'"playerID":"%s","credentials":"%s"}},%d,"%s","%s"]'
            % (
                kind, args, seat.encode(), self.secrets[int(seat)].encode(),
                self.position.number, self.match.encode(), seat.encode(),
            )
        )  # fmt: skip


class Theirs:
    def __init__(self, port: int) -> None:
        self.port = port
        self.browser = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/games/bench")

    async def table(self) -> TheirTable:
        made = await self.browser.post("/create", json={"numPlayers": SEATS})
        match, secrets = made.json()["matchID"], []
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": str(seat)}
            joined = await self.browser.post(f"/{match}/join", json=body)
            secrets.append(joined.json()["playerCredentials"])
        table = TheirTable(match, secrets)
        path = "/socket.io/?EIO=4&transport=websocket"
        for seat in range(SEATS):
            socket = await Socket.open(self.port, path, partial(table.hear, seat))
            table.sockets.append(socket)
            table.joined.clear()
            socket.send(b"40/bench,")
            await table.joined.wait()
            sync = json.dumps(["sync", match, str(seat), secrets[seat], SEATS])
            socket.send(EVENT + sync.encode())
        await table.reach(0)
        return table
