"""boardgame.io under the same load, over its own socket.io protocol, in memory."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .lane import SEATS


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 (their name)


class Drawn(msgspec.Struct):
    drawn: bool


class Position(msgspec.Struct, rename={"state": "_stateID"}):
    ctx: Context
    G: Drawn
    state: int


position = msgspec.json.Decoder(Position).decode


class TheirTable:
    over = False

    def __init__(self, match: str, sockets: list[ClientConnection], secrets: list[str]) -> None:
        self.match, self.sockets, self.secrets = match, sockets, secrets
        self.seen: list[Position | None] = [None] * SEATS

    async def message(self, seat: int) -> Any:
        """The next event; pings are answered."""
        socket = self.sockets[seat]
        while True:
            text = str(await socket.recv())
            if text == "2":
                await socket.send("3")
            elif text.startswith("42/bench,"):
                return msgspec.json.decode(text[9:], type=list[msgspec.Raw])

    async def update(self, seat: int, state: int) -> None:
        seen = self.seen[seat]
        while seen is None or seen.state < state:
            kind, *parts = await self.message(seat)
            if bytes(kind) == b'"sync"':
                whole = msgspec.json.decode(parts[1], type=dict[str, msgspec.Raw])
                seen = position(whole["state"])
            elif bytes(kind) == b'"update"':
                seen = position(parts[1])
        self.seen[seat] = seen

    async def move(self) -> None:
        now = self.seen[0]
        assert now is not None
        seat = int(now.ctx.currentPlayer)
        kind, args = ("discard", [3]) if now.G.drawn else ("draw", [])
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": kind,
                "args": args,
                "playerID": str(seat),
                "credentials": self.secrets[seat],
            },
        }
        event = ["update", action, now.state, self.match, str(seat)]
        await self.sockets[seat].send("42/bench," + json.dumps(event))
        await asyncio.gather(*[self.update(n, now.state + 1) for n in range(SEATS)])

    async def close(self) -> None:
        await asyncio.gather(*[socket.close() for socket in self.sockets])


class Theirs:
    def __init__(self, port: int) -> None:
        self.port = port

    async def table(self) -> TheirTable:
        base = f"http://127.0.0.1:{self.port}/games/bench"
        secrets = []
        async with httpx.AsyncClient() as browser:
            made = await browser.post(f"{base}/create", json={"numPlayers": SEATS})
            match = made.json()["matchID"]
            for seat in range(SEATS):
                body = {"playerID": str(seat), "playerName": str(seat)}
                joined = await browser.post(f"{base}/{match}/join", json=body)
                secrets.append(joined.json()["playerCredentials"])
        url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        sockets = [await connect(url, compression=None, max_size=None) for _ in range(SEATS)]
        table = TheirTable(match, sockets, secrets)
        for seat, socket in enumerate(sockets):
            await socket.recv()
            await socket.send("40/bench,")
            await socket.recv()
            await socket.send(
                "42/bench," + json.dumps(["sync", match, str(seat), secrets[seat], SEATS])
            )
            await table.update(seat, 0)
        return table
