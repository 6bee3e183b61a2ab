"""A seat at a server's table, by the protocol of docs/protocol.md."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from rich.text import Text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from menagerie.core.errors import MenagerieError
from menagerie.core.game import OptionValue
from menagerie.core.registry import get_game
from menagerie.core.terminal import Part, Sheet
from menagerie.server.wire import live_messages as live
from menagerie.server.wire.messages import TableInfo

from .door import Address, Door, read_address
from .phrases import phrase
from .seat import Position, Refused

PING = 10.0  # seconds between signs of life
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before connecting again
GONE = range(4400, 4500)  # closing codes after which coming back is of no use
MOST_QUESTIONS = 12  # asked at once: a server counts messages
STAND_IN = "greedy"
decode = msgspec.json.Decoder(live.FromServer).decode
Answer = live.Ack | live.Why | live.Hint


def sit_down(link: str, game: str, name: str, lang: str, **wanted: object) -> RemoteSeat:
    """A seat by its link, a free seat of a table, or a new table against bots, as is wanted."""
    address = read_address(link)
    door = Door(address.server, lang)
    table = address.table
    if not table:
        if not game:
            raise MenagerieError(
                "Назовите игру или дайте ссылку на стол: …/#/table/…",
                "Name a game, or give the link of a table: …/#/table/…",
            )
        table = door.ask("POST", "/tables/quick", {"game": game, "name": name, **wanted})["table"]
    info = _join(door, address._replace(table=table), name)
    return RemoteSeat(door, info, lang, lent=bool(address.token))


def _join(door: Door, address: Address, name: str) -> TableInfo:
    path = f"/tables/{address.table}"
    if address.token:
        info = _info(door.ask("POST", f"{path}/claim", {"token": address.token, "name": name}))
    else:
        info = _info(door.ask("GET", path))
        free = [n for n, seat in enumerate(info.seats) if seat.kind == "empty"]
        if not info.mine and info.state == "lobby" and free:
            info = _info(door.ask("POST", f"{path}/sit", {"seat": free[0], "name": name}))
    for seat in info.mine:
        if info.seats[seat].kind == "bot" and info.state == "playing":
            info = _info(door.ask("POST", f"{path}/seats/{seat}/take-back", {}))
    return info


def _info(answer: Any) -> TableInfo:
    return msgspec.convert(answer, TableInfo)


class RemoteSeat:
    """One connection; when it breaks, another one goes on where it was."""

    talks = True

    def __init__(self, door: Door, info: TableInfo, lang: str, lent: bool = False) -> None:
        self._door, self._info, self.lang = door, info, lang
        self._lent = lent  # we came by a link, and can come by it again
        self.game = get_game(info.game)
        self.position: Position | None = None
        self._trouble = ""
        self._own_time: float | None = None  # when our clock runs out, by the loop's time
        self._common_time: float | None = None  # when this stage is over for all
        self._events: list[str] = []
        self._said: list[tuple[int, str]] = []  # after how many events, and what
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[live.FromClient, asyncio.Future[Answer]]] = {}
        self._early: list[live.Ack] = []  # what follows from these moves is still to come
        self._changed: Callable[[], None] = lambda: None

    @property
    def names(self) -> Sequence[str]:
        words = self.game.words
        return [
            seat.name or words.name("seat", n, self.lang) for n, seat in enumerate(self._info.seats)
        ]

    @property
    def options(self) -> Mapping[str, OptionValue]:
        return self._info.options

    @property
    def may_start(self) -> bool:
        return self._info.state == "lobby" and self._info.host in self._info.mine

    @property
    def notice(self) -> str:
        """What is wrong, or the clocks."""
        times = (("common_clock", self._common_time), ("own_clock", self._own_time))
        clocks = [
            phrase(key, self.lang, left=_minutes(end - asyncio.get_running_loop().time()))
            for key, end in times
            if end is not None
        ]
        return self._trouble or " · ".join(clocks)

    # The connection

    async def attend(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        ticking = asyncio.create_task(self._tick())
        try:
            await self._stay()
        finally:
            ticking.cancel()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            if self._own_time is not None or self._common_time is not None:
                self._changed()

    async def _stay(self) -> None:
        tries = 0
        while True:
            try:
                async with connect(
                    self._live_url(), additional_headers=self._door.headers
                ) as socket:
                    tries, self._trouble = 0, ""
                    await self._listen(socket)
            except ConnectionClosed as end:
                if end.rcvd is not None and end.rcvd.code in GONE:
                    self._break_off(end.rcvd.reason)
                    return
            except (OSError, WebSocketException):
                pass
            self._socket = None
            self._trouble = phrase("lost", self.lang)
            self._changed()
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def _live_url(self) -> str:
        server = self._door.server.replace("http", "ws", 1)
        return f"{server}/api/tables/{self._info.id}/live?lang={self.lang}"

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        pinging = asyncio.create_task(self._ping(socket))
        try:
            for message, _ in list(self._asked.values()):  # what was not answered is asked again
                await self._send(message)
            async for text in socket:
                await self._hear(decode(text))
        finally:
            pinging.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING)
                await socket.send(msgspec.json.encode(live.Ping()), text=True)

    def _break_off(self, reason: str) -> None:
        self._trouble = reason
        for _, waiting in self._asked.values():
            waiting.set_exception(Refused(reason, reason))
        self._asked.clear()
        self._changed()

    async def _hear(self, message: live.FromServer) -> None:
        match message:
            case live.Welcome():
                self._info = message.table
                self._said = [(0, f"{line.name}: {line.text}") for line in message.chat]
            case live.TableChanged():
                self._info = message.table
            case live.Update():
                await self._take_up(message)
            case live.ChatSaid():
                self._said.append((len(self._events), f"{message.line.name}: {message.line.text}"))
                self._tell()
            case live.Coached():
                words = f"{message.text} {message.reason}".rstrip()
                self._said.append((len(self._events), phrase("coach", self.lang, words=words)))
                self._tell()
            case live.Refused():
                error = message.error
                refusal = Refused(error.text, error.text, error.rule or "")
                if message.key in self._asked:
                    self._asked.pop(message.key)[1].set_exception(refusal)
                return
            case live.Ack() if self.position is None or message.version > self.position.version:
                self._early.append(message)
                return
            case live.Ack() | live.Why() | live.Hint():
                self._answer(message)
                return
            case _:
                return
        self._changed()

    def _answer(self, message: Answer) -> None:
        if message.key in self._asked:
            self._asked.pop(message.key)[1].set_result(message)

    async def _take_up(self, update: live.Update) -> None:
        if update.view.viewer is None and self._info.mine:
            await self._send(live.Look(seat=self._info.mine[0]))  # several people, one device
        self._read_clocks(update)
        told = [event.text for event in update.events]
        self._events = told if update.reset else self._events + told
        try:
            update.view.view = msgspec.convert(update.view.view, self.game.View)
        except msgspec.ValidationError:
            self._break_off(phrase("other_version", self.lang))
            return
        self.position = Position(
            update.version, update.waiting, update.view, self._log(), update.result
        )
        early, self._early = self._early, []
        for ack in early:
            await self._hear(ack)

    def _read_clocks(self, update: live.Update) -> None:
        now, me = asyncio.get_running_loop().time(), update.view.viewer
        runs = me is not None and me in update.waiting and update.result is None
        own = update.clocks[me] if runs and me is not None else None
        self._own_time = None if own is None else now + own
        left = update.time_left if update.result is None else None
        self._common_time = None if left is None else now + left

    def _log(self) -> list[str]:
        lines = []
        for n, event in enumerate([*self._events, None]):
            lines += [f"— {said}" for after, said in self._said if after == n]
            lines += [event] if event is not None else []
        return lines

    def _tell(self) -> None:
        """What was said, put into the log."""
        if self.position is not None:
            old = self.position
            self.position = Position(old.version, old.waiting, old.view, self._log(), old.result)

    async def _send(self, message: live.FromClient) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is sent again by the next connection
                await self._socket.send(msgspec.json.encode(message), text=True)

    async def _ask(self, message: live.FromClient, key: str) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[key] = (message, answer)
        await self._send(message)
        return await answer

    # What one can do

    def _seat(self) -> tuple[Position, int, str]:
        """The position, our seat, and a fresh key for a message."""
        position = self.position
        if position is None or position.me is None:
            text = phrase("watching", self.lang)
            raise Refused(text, text)
        return position, position.me, secrets.token_urlsafe(12)

    async def play(self, move: int) -> None:
        position, seat, key = self._seat()
        await self._ask(live.Play(key=key, version=position.version, seat=seat, move=move), key)

    async def undo(self) -> None:
        position, seat, key = self._seat()
        await self._ask(live.Undo(key=key, version=position.version, seat=seat), key)

    async def why(self, moves: Sequence[int]) -> list[Refused]:
        async def one(move: int) -> Answer:
            _, seat, key = self._seat()
            return await self._ask(live.AskWhy(key=key, seat=seat, move=move), key)

        answers = await asyncio.gather(*map(one, moves[:MOST_QUESTIONS]))
        told = {a.text: a.rule for a in answers if isinstance(a, live.Why) and a.rule is not None}
        return [Refused(text, text, rule) for text, rule in told.items()]

    async def hint(self) -> list[live.HintMove]:
        _, seat, key = self._seat()
        answer = await self._ask(live.AskHint(key=key, seat=seat), key)
        return answer.moves if isinstance(answer, live.Hint) else []

    async def say(self, text: str) -> None:
        key = secrets.token_urlsafe(12)
        await self._ask(live.Chat(key=key, text=text), key)

    async def wait(self) -> None:
        """At a server the others go when they like."""

    async def start(self) -> None:
        """The host's: bots take the seats that are still empty."""
        path = f"/tables/{self._info.id}"
        for n, seat in enumerate(self._info.seats):
            if seat.kind == "empty":
                await self._door.ask_later("POST", f"{path}/seats/{n}/bot", {"bot": STAND_IN})
        await self._door.ask_later("POST", f"{path}/start", {})

    def gathering(self) -> Sheet:
        empty = phrase("seat_empty", self.lang)
        seats = [Text(f"{n}. {one.name or empty}") for n, one in enumerate(self._info.seats, 1)]
        begins = "start" if self.may_start else "host_starts"
        lines = [*seats, Text(phrase(begins, self.lang), "dim")]
        return Sheet(self._info.title, [Part(phrase("waiting", self.lang), lines)])

    async def leave(self) -> str:
        """The seat stays ours: a link brings us back to it."""
        if self._lent or not self._info.mine or self._info.state == "over":
            return ""
        path = f"/tables/{self._info.id}/seats/{self._info.mine[0]}/link"
        try:
            link = (await self._door.ask_later("POST", path, {}))["link"]
        except MenagerieError:
            return ""
        return phrase("come_back", self.lang, command=f"menagerie play --at '{link}'")


def _minutes(seconds: float) -> str:
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02}"
