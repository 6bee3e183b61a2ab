"""A table in memory: its game, its seats and those who watch. It can be rebuilt at any time."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sqlalchemy.exc import IntegrityError

from menagerie.core.errors import IllegalMove
from menagerie.core.match import Match, seed_hash
from menagerie.core.registry import get_game

from .clocks import Clocks
from .connection import Connection
from .messages import (
    ChatLine,
    ChatSaid,
    ClockRule,
    SeatView,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from .refusals import Refused
from .render import event_infos, result, seat_view, viewer_key
from .seats import Seat
from .storage import Row, Storage


class LiveTable:
    """One table. Changes go through its lock, to the database, and only then to the viewers."""

    def __init__(self, row: Row, storage: Storage) -> None:
        self.id: str = row["id"]
        self.storage = storage
        self.game = get_game(row["game"])
        self.seed: str = row["seed"]
        self.state: str = row["state"]
        self.host: int = row["host"]
        self.created: float = row["created"]
        self.next: str | None = row["next"]
        self.public: bool = row["public"]
        self.settings: dict[str, Any] = row["settings"]
        self.seats = [Seat(seat["name"], seat["bot"]) for seat in row["seats"]]
        self.match = Match(self.game, len(self.seats), row["options"], int(self.seed, 16))
        rule = self.settings["clock"]
        self.clock_rule = ClockRule(**rule) if rule else None
        self.clocks = Clocks(self.clock_rule, len(self.seats)) if self.clock_rule else None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.chat: list[ChatLine] = []
        self.seq = 0
        self.version = 0  # entries so far
        self.answers: dict[tuple[int, str], int] = {}  # (seat, key) → the version it made
        self.asked_since: dict[int, int] = {}  # seat → the version that asked its question
        self.changed = asyncio.Event()  # wakes the attendant (bots, clocks)

    @classmethod
    async def load(cls, table_id: str, storage: Storage) -> LiveTable:
        """Rebuild a table from its record."""
        row = await storage.table(table_id)
        if row is None:
            raise Refused("unknown_table")
        table = cls(row, storage)
        for holder in await storage.holders(table_id):
            table.seats[holder["seat"]].tokens.add(holder["token"])
        for line in await storage.chat(table_id):
            table.chat.append(
                ChatLine(line["number"], line["seat"], line["name"], line["text"], line["at"])
            )
        if table.state != "lobby":
            table._ask(None)
        for entry in await storage.entries(table_id):
            table._apply(entry)
        if table.playing and table.match.over:  # the process died between the two commits
            table.state = "over"
            await storage.change_table(table_id, state="over")
        if table.clocks:
            table.clocks.pause()
            table.clocks.run(time.time(), table.match.waiting if table.playing else [])
        return table

    # What it is

    @property
    def playing(self) -> bool:
        return self.state == "playing"

    def names(self, lang: str) -> list[str]:
        return [seat.shown_name(number, lang) for number, seat in enumerate(self.seats)]

    def held_by(self, token: str | None) -> list[int]:
        """The seats that this (hashed) token holds."""
        return [n for n, seat in enumerate(self.seats) if token and token in seat.tokens]

    def clock_now(self) -> list[float | None]:
        if self.clocks is None:
            return [None] * len(self.seats)
        return [round(left, 1) for left in self.clocks.now(time.time())]

    def info(self, lang: str, token: str | None = None) -> TableInfo:
        clock = self.clock_now()
        return TableInfo(
            id=self.id,
            game=self.game.id,
            title=self.game.words.label("title", lang),
            state=self.state,  # type: ignore[arg-type]
            options=dict(self.match.options),
            host=self.host,
            seats=[seat.info(n, lang, clock[n]) for n, seat in enumerate(self.seats)],
            mine=self.held_by(token),
            clock=self.clock_rule,
            public=self.public,
            hot_seat=self.settings["hot_seat"],
            undo=self.settings["undo"],
            hints=self.settings["hints"],
            seed_hash=seed_hash(self.seed),
            seed=self.seed if self.state == "over" else None,
            next=self.next,
            moves=len(self.match.moves),
            created=self.created,
        )

    # Play

    async def play(self, seat: int, move: int, key: str, version: int | None) -> int:
        """Record a move; returns the version it made. The same key again does nothing more."""
        async with self.lock:
            if (seat, key) in self.answers:
                return self.answers[seat, key]
            self._check_playing(seat, version)
            if (why := self.match.explain(seat, move)) is not None:
                raise IllegalMove(why.rule, why.ru, why.en)
            return await self._record("move", seat, move, key)

    def begin(self) -> None:
        """Everybody is seated: the first questions are asked."""
        self.state = "playing"
        self._ask(None)
        if self.clocks:
            self.clocks.run(time.time(), self.match.waiting)

    async def undo(self, seat: int, key: str, version: int) -> int:
        async with self.lock:
            if (seat, key) in self.answers:
                return self.answers[seat, key]
            if not self.playing:
                raise Refused("not_started")
            if version != self.version:
                raise Refused("stale")
            if not self.settings["undo"] or not self.match.can_undo(seat):
                raise Refused("no_undo")
            return await self._record("undo", seat, 0, key)

    def _check_playing(self, seat: int, version: int | None) -> None:
        if self.state == "lobby":
            raise Refused("not_started")
        if seat not in range(len(self.seats)):
            raise Refused("bad_seat")
        if version is not None and version < self.asked_since.get(seat, 0):
            raise Refused("stale")

    async def _record(self, kind: str, seat: int, move: int, key: str) -> int:
        """To the database first, then to the game, then to everyone."""
        entry = {
            "table_id": self.id,
            "number": self.version,
            "kind": kind,
            "seat": seat,
            "move": move,
            "key": key,
            "at": time.time(),
        }
        try:
            await self.storage.add_entry(entry)
        except IntegrityError:
            # Another process wrote this number: take what it wrote, and let the client decide anew.
            for missed in (await self.storage.entries(self.id))[self.version :]:
                self._apply(missed)
            await self.broadcast()
            raise Refused("stale") from None
        before = len(self.match.moves)
        self._apply(entry)
        if self.match.over and self.playing:
            self.state = "over"
            await self.storage.change_table(self.id, state="over")
        await self.broadcast(before if kind == "move" else None)
        if self.state == "over":
            await self.announce()
        return self.version

    def _apply(self, entry: Row) -> None:
        """Bring one entry into the game in memory."""
        seat = entry["seat"]
        if entry["kind"] == "move":
            self.match.play(seat, entry["move"])
        else:
            self.match.undo()
        self.version += 1
        self.answers[seat, entry["key"]] = self.version
        self._ask(None if entry["kind"] == "undo" else seat)
        if self.clocks:
            self.clocks.run(entry["at"], self.match.waiting, seat)
        self.changed.set()

    def _ask(self, moved: int | None) -> None:
        """Note which question is new: the mover's, and those of seats not asked before."""
        waiting = self.match.waiting
        for seat in range(len(self.seats)):
            if seat not in waiting:
                self.asked_since.pop(seat, None)
            elif moved is None or seat == moved or seat not in self.asked_since:
                self.asked_since[seat] = self.version

    # Telling

    def welcome(self, connection: Connection) -> Welcome:
        table = self.info(connection.lang, connection.token)
        return Welcome(self.seq, connection.seats, table, self.chat[-100:])

    def update(self, connection: Connection, since: int | None) -> Update:
        """What this connection may see; `since` is the first move that is new to it."""
        lang, names = connection.lang, self.names(connection.lang)
        viewers = connection.viewers(self.settings["hot_seat"])
        views = {viewer_key(seat): self._seat_view(seat, names, lang) for seat in viewers}
        events = self.match.events(viewers[0], since or 0)
        return Update(
            seq=self.seq,
            version=self.version,
            waiting=self.match.waiting,
            views=views,
            events=event_infos(events, names, lang),
            reset=since is None,
            clocks=self.clock_now(),
            result=result(self.match, names, lang),
        )

    def _seat_view(self, seat: int | None, names: list[str], lang: str) -> SeatView:
        view = seat_view(self.match, seat, names, lang)
        view.can_undo = view.can_undo and self.settings["undo"] and self.playing
        return view

    async def broadcast(self, since: int | None = None) -> None:
        """Everyone's own update; `since` None tells the whole story anew."""
        if self.state == "lobby":
            return
        self.seq += 1
        ready: dict[object, bytes] = {}
        for connection in list(self.connections):
            group = (tuple(connection.viewers(self.settings["hot_seat"])), connection.lang)
            if group not in ready:
                ready[group] = connection.encode(self.update(connection, since))
            connection.send_bytes(ready[group])

    async def announce(self) -> None:
        """Names, seats or the state of the table changed."""
        self.seq += 1
        for connection in list(self.connections):
            connection.send(TableChanged(self.seq, self.info(connection.lang, connection.token)))
        self.changed.set()

    async def say(self, seat: int | None, name: str, text: str) -> None:
        number = self.chat[-1].number + 1 if self.chat else 0
        line = ChatLine(number, seat, name, text, time.time())
        await self.storage.add_chat(
            {
                "table_id": self.id,
                "number": number,
                "seat": seat,
                "name": name,
                "text": text,
                "at": line.at,
            }
        )
        self.chat.append(line)
        self.seq += 1
        for connection in list(self.connections):
            connection.send(ChatSaid(self.seq, line))
