"""Menagerie's own server under load: four people at a table, every move stored on disk."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .lane import SEATS

keys = itertools.count()


class Legal(msgspec.Struct):
    id: int


class View(msgspec.Struct):
    legal: list[Legal]


class Heard(msgspec.Struct):
    """What a driver needs of a message; the rest is skipped."""

    type: str
    version: int = 0
    waiting: list[int] = []
    views: dict[str, View] = {}
    result: dict[str, msgspec.Raw] | None = None


decode = msgspec.json.Decoder(Heard).decode


class OurTable:
    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.seen: list[Heard] = [Heard("")] * SEATS
        self.over = False

    async def update(self, seat: int, version: int) -> None:
        """Wait until this seat is told of this version or a later one."""
        while self.seen[seat].version < version:
            message = decode(await self.sockets[seat].recv())
            if message.type == "update":
                self.seen[seat] = message
            elif message.type == "refused":
                raise RuntimeError("a legal move was refused")

    async def move(self) -> None:
        position = self.seen[0]
        seat = position.waiting[0]
        legal = self.seen[seat].views[str(seat)].legal
        version = position.version
        text = (
            f'{{"type":"move","key":"{next(keys)}","version":{version},"seat":{seat},'
            f'"move":{legal[len(legal) // 2].id}}}'
        )
        await self.sockets[seat].send(text)
        await asyncio.gather(*[self.update(n, version + 1) for n in range(SEATS)])
        self.over = self.seen[0].result is not None

    async def close(self) -> None:
        await asyncio.gather(*[socket.close() for socket in self.sockets])


class Ours:
    def __init__(self, port: int, game: str) -> None:
        self.port, self.game = port, game

    async def table(self) -> OurTable:
        base = f"http://127.0.0.1:{self.port}/api"
        cookies = []
        table = ""
        for seat in range(SEATS):
            async with httpx.AsyncClient() as browser:
                if seat == 0:
                    body: dict[str, Any] = {"game": self.game, "seats": SEATS, "name": "0"}
                    table = (await browser.post(f"{base}/tables", json=body)).json()["table"]
                    host = dict(browser.cookies)
                else:
                    body = {"seat": seat, "name": str(seat)}
                    await browser.post(f"{base}/tables/{table}/sit", json=body)
                cookies.append(browser.cookies["menagerie"])
        async with httpx.AsyncClient(cookies=host) as browser:
            await browser.post(f"{base}/tables/{table}/start")
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?lang=en"
        sockets = [
            await connect(
                url, additional_headers={"Cookie": f"menagerie={cookie}"}, compression=None
            )
            for cookie in cookies
        ]
        made = OurTable(sockets)
        for seat in range(SEATS):
            await made.update(seat, 1)
        return made
