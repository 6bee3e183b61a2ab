"""All tables of this process: made, found, sat down at, started."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor

from menagerie.bots import BOTS, get_bot
from menagerie.core.match import SEED_BITS
from menagerie.core.registry import get_game

from .attendant import STAND_IN, Attendant
from .messages import ClockRule, NewTable
from .refusals import Refused
from .seats import NAME_LENGTH
from .settings import Settings
from .storage import Storage
from .table import LiveTable
from .tokens import new_table_id, new_token, token_hash

log = logging.getLogger("menagerie.hub")
THINKERS = 4


class Hub:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage, self.settings = storage, settings
        self.tables: dict[str, asyncio.Task[LiveTable]] = {}
        self.attendants: dict[str, asyncio.Task[None]] = {}
        self.thinkers = ThreadPoolExecutor(THINKERS, "bot")

    async def table(self, table_id: str) -> LiveTable:
        """The table, brought back from its record when it is touched for the first time."""
        if table_id not in self.tables:
            self.tables[table_id] = asyncio.create_task(LiveTable.load(table_id, self.storage))
        try:
            table = await asyncio.shield(self.tables[table_id])
        except Exception:
            self.tables.pop(table_id, None)
            raise
        self._attend(table)
        return table

    async def resume(self) -> None:
        """After a restart: games with a bot to move go on by themselves."""
        for table_id in await self.storage.playing():
            await self.table(table_id)

    async def close(self) -> None:
        for attendant in self.attendants.values():
            attendant.cancel()
        await asyncio.gather(*self.attendants.values(), return_exceptions=True)
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    def _attend(self, table: LiveTable) -> None:
        running = self.attendants.get(table.id)
        if table.playing and (running is None or running.done()):
            attendant = Attendant(table, self.settings, self.thinkers)
            self.attendants[table.id] = asyncio.create_task(attendant.run())

    # Making tables

    async def create(self, wish: NewTable, token: str) -> str:
        """A new table with its maker on seat 0 (pass-and-play: on every seat without a bot)."""
        game = get_game(wish.game)
        options = game.full_options(wish.options)
        game.check_seats(wish.seats, options)
        bots = (wish.bots + [None] * wish.seats)[: wish.seats]
        for bot in filter(None, bots):
            get_bot(bot)
        bots[0] = None
        if wish.clock:
            check_clock(wish.clock)
        name = checked_name(wish.name)
        table_id = new_table_id()
        mine = [n for n in range(wish.seats) if n == 0 or (wish.hot_seat and bots[n] is None)]
        await self.storage.add_table(
            {
                "id": table_id,
                "game": game.id,
                "version": game.version,
                "options": options,
                "seed": f"{secrets.randbits(SEED_BITS):032x}",
                "state": "lobby",
                "host": 0,
                "seats": [
                    {"name": hot_seat_name(name, n) if n in mine else "", "bot": bots[n]}
                    for n in range(wish.seats)
                ],
                "settings": {
                    "clock": {"bank": wish.clock.bank, "increment": wish.clock.increment}
                    if wish.clock
                    else None,
                    "hot_seat": wish.hot_seat,
                    "undo": wish.undo,
                    "hints": wish.hints,
                },
                "public": wish.public,
                "next": None,
            }
        )
        for seat in mine:
            await self.storage.add_holder(table_id, seat, token)
        return table_id

    async def quick(self, game_id: str, name: str, token: str) -> str:
        """A game against bots that has begun."""
        game = get_game(game_id)
        options = game.full_options({})
        allowed = [n for n in game.seats if game.seats_allowed(n, options) is None]
        seats = min(allowed, key=lambda n: abs(n - 3))
        wish = NewTable(game_id, seats, name, bots=[None] + [self.best_bot()] * (seats - 1))
        table_id = await self.create(wish, token)
        await self.start(await self.table(table_id), token)
        return table_id

    def best_bot(self) -> str:
        """Opponents for a first game: worth playing, quick to move."""
        return "club" if "club" in BOTS else STAND_IN

    async def start(self, table: LiveTable, token: str) -> None:
        self._check_host(table, token)
        async with table.lock:
            if table.state != "lobby":
                raise Refused("started")
            if any(seat.free for seat in table.seats):
                raise Refused("seats_free")
            await self.storage.change_table(table.id, state="playing")
            table.begin()
        await table.announce()
        await table.broadcast()
        self._attend(table)

    async def rematch(self, table: LiveTable, token: str) -> str:
        """The same seats and options again; all who come follow to one table."""
        async with table.lock:
            if table.state != "over":
                raise Refused("not_over")
            if not table.held_by(token):
                raise Refused("not_yours")
            if table.next is None:
                table.next = await self._copy(table)
                await self.storage.change_table(table.id, next=table.next)
        await table.announce()
        return table.next

    async def _copy(self, old: LiveTable) -> str:
        table_id = new_table_id()
        await self.storage.add_table(
            {
                "id": table_id,
                "game": old.game.id,
                "version": old.game.version,
                "options": dict(old.match.options),
                "seed": f"{secrets.randbits(SEED_BITS):032x}",
                "state": "playing",
                "host": old.host,
                "seats": [seat.stored() for seat in old.seats],
                "settings": old.settings,
                "public": old.public,
                "next": None,
            }
        )
        for number, seat in enumerate(old.seats):
            for token in seat.tokens:
                await self.storage.add_holder(table_id, number, token)
        return table_id

    # Seats

    async def sit(self, table: LiveTable, seat: int, name: str, token: str) -> None:
        async with table.lock:
            if seat not in range(len(table.seats)):
                raise Refused("bad_seat")
            if table.held_by(token):
                raise Refused("already_seated")
            chair = table.seats[seat]
            if chair.owned or (table.state != "lobby" and chair.bot is None):
                raise Refused("taken")
            chair.name, chair.bot = checked_name(name), None
            await self._hold(table, seat, token)
        await self._seats_changed(table)

    async def leave(self, table: LiveTable, token: str) -> None:
        """Free the seat before the game; in a game a bot goes on in it."""
        held = table.held_by(token)
        if not held:
            raise Refused("not_yours")
        async with table.lock:
            for seat in held:
                if table.state == "lobby":
                    await self._free(table, seat)
                elif table.playing:
                    table.seats[seat].bot = STAND_IN
        await self._seats_changed(table)

    async def put_bot(self, table: LiveTable, seat: int, bot: str | None, token: str) -> None:
        self._check_host(table, token)
        if bot is not None:
            get_bot(bot)
        async with table.lock:
            if seat not in range(len(table.seats)):
                raise Refused("bad_seat")
            chair = table.seats[seat]
            if chair.owned and table.state == "lobby":
                raise Refused("taken")
            if bot is None and not chair.owned and table.playing:
                raise Refused("seats_free")
            chair.bot = bot
        await self._seats_changed(table)

    async def free(self, table: LiveTable, seat: int, token: str) -> None:
        """The host sends somebody away; every token of the seat is revoked."""
        self._check_host(table, token)
        if seat not in range(len(table.seats)) or seat == table.host:
            raise Refused("bad_seat")
        async with table.lock:
            await self._free(table, seat)
            if table.playing:
                table.seats[seat].bot = STAND_IN
        await self._seats_changed(table)

    async def take_back(self, table: LiveTable, seat: int, token: str) -> None:
        """The owner plays again where a bot stood in."""
        if seat not in table.held_by(token):
            raise Refused("not_yours")
        async with table.lock:
            table.seats[seat].bot = None
            if table.clocks:
                table.clocks.refill(seat)
        await self._seats_changed(table)

    async def link_token(self, table: LiveTable, seat: int, token: str) -> str:
        """A new secret that carries the seat to another device."""
        if seat not in table.held_by(token):
            raise Refused("not_yours")
        carried = new_token()
        await self._hold(table, seat, token_hash(carried))
        return carried

    async def claim(self, table: LiveTable, carried: str, token: str) -> int:
        held = table.held_by(token_hash(carried))
        if not held:
            raise Refused("wrong_token")
        for seat in held:
            await self._hold(table, seat, token)
        await self._seats_changed(table)
        return held[0]

    async def _hold(self, table: LiveTable, seat: int, token: str) -> None:
        await self.storage.add_holder(table.id, seat, token)
        table.seats[seat].tokens.add(token)

    async def _free(self, table: LiveTable, seat: int) -> None:
        await self.storage.free_seat(table.id, seat)
        table.seats[seat].tokens.clear()
        table.seats[seat].name = ""

    async def _seats_changed(self, table: LiveTable) -> None:
        stored = [seat.stored() for seat in table.seats]
        await self.storage.change_table(table.id, seats=stored)
        for connection in table.connections:
            connection.seats = table.held_by(connection.token)
        await table.announce()
        await table.broadcast()

    def _check_host(self, table: LiveTable, token: str) -> None:
        if table.host not in table.held_by(token):
            raise Refused("not_host")


def checked_name(name: str) -> str:
    """A nickname without surprises: one line, printable, not too long."""
    clean = " ".join("".join(c for c in name if c.isprintable()).split())
    if not 1 <= len(clean) <= NAME_LENGTH:
        raise Refused("bad_name")
    return clean


def hot_seat_name(name: str, seat: int) -> str:
    return name if seat == 0 else f"{name[: NAME_LENGTH - 3]} {seat + 1}"


def check_clock(clock: ClockRule) -> None:
    if not (10 <= clock.bank <= 86_400 and 0 <= clock.increment <= 600):
        raise Refused("bad_clock")
