"""Menagerie's own server under load: four people at a table, every move stored on disk."""

import itertools
from functools import partial

import httpx
import msgspec

from .lane import SEATS, Table
from .socket import Socket

keys = itertools.count()


class Legal(msgspec.Struct):
    id: int


class View(msgspec.Struct):
    legal: list[Legal]


class Update(msgspec.Struct):
    """What a driver needs of an update; the rest is skipped."""

    version: int
    waiting: list[int]
    view: View
    result: dict[str, msgspec.Raw] | None


decode = msgspec.json.Decoder(Update).decode


class OurTable(Table):
    def __init__(self) -> None:
        super().__init__()
        self.waiting = 0
        self.legal: list[list[Legal]] = [[]] * SEATS

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            update = decode(text)
            self.waiting = update.waiting[0] if update.waiting else -1
            self.legal[seat] = update.view.legal
            self.over = update.result is not None
            self.tell(seat, update.version)
        elif text.startswith(b'{"type":"refused"'):
            raise RuntimeError(text.decode())

    def send_move(self) -> None:
        seat = self.waiting
        legal = self.legal[seat]
        self.sockets[seat].send(
            b'{"type":"move","key":"%d","version":%d,"seat":%d,"move":%d}'
            % (next(keys), self.versions[seat], seat, legal[len(legal) // 2].id)
        )


class Ours:
    def __init__(self, port: int, game: str, kind: type[OurTable] = OurTable) -> None:
        self.port, self.game, self._kind = port, game, kind
        self.browser = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api")

    async def seated(self) -> tuple[str, list[str]]:
        """A started table with four people: its name, and their cookies."""
        name, cookies = "", []
        for seat in range(SEATS):
            self.browser.cookies.clear()  # every player is another browser
            if seat == 0:
                body = {"game": self.game, "seats": SEATS, "name": "0"}
                name = (await self.browser.post("/tables", json=body)).json()["table"]
            else:
                body = {"seat": seat, "name": str(seat)}
                await self.browser.post(f"/tables/{name}/sit", json=body)
            cookies.append("menagerie=" + self.browser.cookies["menagerie"])
        self.browser.cookies.clear()
        await self.browser.post(f"/tables/{name}/start", headers={"Cookie": cookies[0]})
        return name, cookies

    async def table(self) -> OurTable:
        name, cookies = await self.seated()
        made = self._kind()
        path = f"/api/tables/{name}/live?lang=en"
        for seat, cookie in enumerate(cookies):
            made.sockets.append(
                await Socket.open(self.port, path, partial(made.hear, seat), cookie)
            )
        await made.reach(1)
        return made
