"""Playing the deal of the day: who begins it, and what readers are shown of it."""

import asyncio

from menagerie.core.game import Game
from menagerie.core.registry import all_games, get_game
from menagerie.core.running.rule import is_compiled

from ..errors import Denied
from ..storage.records import Secret, Try
from ..tables.creating import open_position
from ..tables.purposes import DailyPurpose, day_at, end_of, is_day, month_of
from ..tables.room import Room
from ..tables.rooms import Rooms
from ..wire.game_messages import DailyDay, DailyToday
from . import pages
from .deal import Deal
from .masters import Masters

SECRET = "daily"


class Daily:
    """The deals of this server. Its time is the one of `rooms.services.now`."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms, self._services = rooms, rooms.services
        self._tries = rooms.services.storage.tries
        self._masters = Masters(rooms, able=is_compiled() and rooms.services.settings.masters)
        self._beginning = asyncio.Lock()
        self._kept: Secret | None = None

    def stop(self) -> None:
        self._masters.stop()

    async def _secret(self) -> Secret:
        if self._kept is None:
            self._kept = await self._services.storage.secrets.get(SECRET, self._services.now())
        return self._kept

    async def deal(self, game: Game, day: str) -> Deal:
        return Deal.of(game, day, (await self._secret()).value)

    async def begin(self, guest: str, game: str, name: str, lang: str) -> Room:
        """Today's deal for this browser: the table where it has begun it, or a new one. The first
        counts; who has finished it may try again."""
        day = day_at(self._services.now())
        deal = await self.deal(get_game(game), day)
        async with self._beginning:
            tries = await self._tries.find(guest, day, day, game)
            mine = [one for one in tries if one.own]
            if mine and mine[-1].finished is None:
                room = await self._rooms.get(mine[-1].table)
                if room.table.state == "playing":
                    return room
            room = await open_position(
                self._rooms, guest, deal.position, deal.bots, DailyPurpose(date=day), lang, name,
                hints=False,
            )  # fmt: skip
            table, attempt = room.table, len(mine) + 1
            seat = table.seats[deal.seat]
            while not await self._tries.begin(
                Try(table.id, day, game, guest, attempt, seat.name)
            ):  # another server was first
                attempt += 1
        self._masters.want(deal)
        return room

    async def today(self, guest: str | None, lang: str) -> DailyToday:
        now = self._services.now()
        day = day_at(now)
        tries = await self._tries.find(guest, day, day)
        games = [
            pages.game_of_today(
                await self.deal(game, day), [one for one in tries if one.game == game.id], lang
            )
            for game in all_games()
        ]
        first = day_at((await self._secret()).made)
        return DailyToday(date=day, first=first, left=end_of(day) - now, games=games)

    async def day(self, guest: str | None, game: str, day: str, lang: str) -> DailyDay:
        """One day's deal with its results, and the calendar of its month."""
        declared, now = get_game(game), self._services.now()
        today, first = day_at(now), day_at((await self._secret()).made)
        if not is_day(day) or not first <= day <= today:
            raise Denied.NO_DEAL()
        deal = await self.deal(declared, day)
        is_open = day < today
        month = await self._tries.find(guest, *month_of(day), game)
        tries = [one for one in month if one.date == day]
        done, master = pages.counted(tries), pages.of_master(tries)
        if tries and master is None:
            self._masters.want(deal)
        return DailyDay(
            game=game,
            title=declared.words.label("title", lang),
            date=day,
            left=None if is_open else end_of(day) - now,
            first=first,
            today=today,
            seed_hash=deal.promise,
            seed=deal.seed if is_open else None,
            company=pages.seats(deal, lang),
            seat=deal.seat,
            results=[pages.result(one, done, is_open) for one in done],
            average=pages.average(done),
            master=None if master is None else pages.result(master, done, is_open),
            tries=[pages.own_try(one) for one in tries if one.own],
            calendar=pages.calendar(month),
        )
