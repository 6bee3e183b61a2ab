"""Players whom nothing stops, and what must be true of the log whatever happened meanwhile."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Sequence

import asyncpg

from menagerie.server.settings import Settings
from menagerie.server.storage.database import named
from menagerie.server.storage.storage import Storage
from menagerie.server.tables.entries import Played, Undone, decode_entry
from server.harness import Live, Person, Server, choose

LEASE = 1.5  # of the servers that they play at
SILENCE = 2.0  # seconds after which somebody tries another server
MORE = 3  # moves of each player that show that a game goes on
UNSURE = (
    "internal",
    "moved",
    "no_storage",
    "stopping",
)  # refusals after which the same is simply sent again


class Player:
    """Plays a seat through every crash, and remembers what the server acknowledged. Where there are
    several servers, goes to the next one whenever nothing is heard for `silence` seconds."""

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int,
        servers: Sequence[Server] = (),
        silence: float | None = None,
    ) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.servers, self.silence = list(servers), silence
        self.rng = random.Random(f"{seat}")
        self.acknowledged: list[str] = []
        self.unsure: dict[str, object] | None = None  # sent, but not answered before the crash
        self.done = False

    async def play(self) -> None:
        """Until the game is over; comes back whenever the connection breaks."""
        while not self.done:
            with contextlib.suppress(Exception):
                live = await asyncio.wait_for(self.person.live(self.table), self.silence)
                try:
                    await self._play(live)
                finally:
                    live.abandon()
            if self.servers:
                self.servers.append(self.servers.pop(0))
                self.person.server = self.servers[0]
            await asyncio.sleep(0.05)

    async def _play(self, live: Live) -> None:
        if self.unsure is not None:
            # The same key: made once, whether it was stored before the crash or not.
            await self._send(live)
        while not self.done:
            asked = live.see(lambda u: u["result"] or self.seat in u["waiting"])
            await asyncio.wait_for(asked, self.silence)
            if live.update["result"]:
                self.done = True
                return
            undo = live.view["can_undo"] and self.rng.random() < 0.2
            more = {} if undo else {"move": choose(live.view, self.rng)}
            self.unsure = {
                "kind": "undo" if undo else "move",
                "key": f"{self.seat}-{self.rng.random()}",
                "version": live.update["version"],
                "seat": self.seat,
                **more,
            }
            await self._send(live)

    async def _send(self, live: Live) -> None:
        assert self.unsure is not None
        said = live.say(**self.unsure)  # type: ignore[arg-type]  # as it was sent before
        answer = await asyncio.wait_for(said, self.silence)
        if answer["type"] == "ack":
            self.acknowledged.append(str(self.unsure["key"]))
        elif answer["error"]["code"] in UNSURE:
            raise ConnectionError(answer["error"]["code"])
        self.unsure = None
        await asyncio.wait_for(live.reach(int(answer["version"])), self.silence)


async def stored_keys(settings: Settings, table: str) -> list[str]:
    storage = Storage(named(settings))  # of whatever version it is
    log = [decode_entry(body) for _, _, body in await storage.entries(table, 0)]
    await storage.close()
    return [entry.key for entry in log if isinstance(entry, Played | Undone) and entry.key]


async def check_logs(players: Sequence[Player], settings: Settings) -> None:
    """What was acknowledged is stored, once and in order."""
    for player in players:
        kept = await stored_keys(settings, player.table)
        assert len(kept) == len(set(kept)), "stored twice"
        assert [key for key in kept if key in set(player.acknowledged)] == player.acknowledged


async def check_owners(players: Sequence[Player], database: str) -> None:
    """No entry is missing, and none was written by a former owner: epochs never go back."""
    connection = await asyncpg.connect(database)
    for table in {player.table for player in players}:
        rows = await connection.fetch(
            "SELECT number, epoch FROM entries WHERE table_id = $1 ORDER BY number", table
        )
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
        epochs = [row["epoch"] for row in rows]
        assert epochs == sorted(epochs), "two owners wrote"
    await connection.close()


async def epochs(database: str, table: str) -> int:
    """Under how many owners entries were written."""
    connection = await asyncpg.connect(database)
    query = "SELECT count(DISTINCT epoch) FROM entries WHERE table_id = $1 AND epoch > 0"
    found = await connection.fetchval(query, table)
    await connection.close()
    return int(found)


async def seated(servers: list[Server], bots: list[str | None]) -> list[Player]:
    """A started table that the first server owns, with a player at each server and some bots."""
    ann, bob = Person(servers[0], "Ann"), Person(servers[-1], "Bob")
    table = await ann.create(2 + len(bots), bots=[None, None, *bots])
    await bob.sit(table, 1)
    await ann.post(f"/tables/{table}/start")
    there_first = [servers, servers[::-1]]
    return [
        Player(person, table, seat, there_first[seat], SILENCE)
        for seat, person in enumerate((ann, bob))
    ]


async def all_go_on(players: list[Player]) -> None:
    """Everybody moves some more, or has come to the end."""
    before = [len(player.acknowledged) for player in players]
    for player, moves in zip(players, before, strict=True):
        while not player.done and len(player.acknowledged) < moves + MORE:
            await asyncio.sleep(0.01)


async def lived_through(
    servers: list[Server], database: str, disaster: Callable[[list[Player]], Awaitable[None]]
) -> list[Player]:
    """People play, a disaster happens, and they play on."""
    players = [*await seated(servers, []), *await seated(servers, ["random"])]
    games = [asyncio.create_task(player.play()) for player in players]
    await all_go_on(players)
    await disaster(players)
    await all_go_on(players)
    for player, game in zip(players, games, strict=True):
        player.done = True  # `wait_for` may swallow what comes next
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    await check_logs(players, Settings(database=database))
    await check_owners(players, database)
    return players
