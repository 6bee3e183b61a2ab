"""A power cut at any moment loses nothing that was acknowledged, and the games go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from menagerie.core.match import replay
from menagerie.server.settings import Settings
from menagerie.server.storage.storage import Storage
from menagerie.server.tables.entries import Played, Undone, decode_entry
from menagerie.testing.effort import EFFORT
from server.harness import GAME, Live, Person, Server, choose, run

TABLES = 2  # one of them with a bot
KILLS = 2  # of each database in one evening; `make test-long` has ten evenings


class Player:
    """Plays a seat through every crash, and remembers what the server acknowledged."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.rng = random.Random(f"{seat}")
        self.acknowledged: list[str] = []
        self.unsure: dict[str, object] | None = None  # sent, but not answered before the crash
        self.done = False

    async def play(self) -> None:
        """Until the game is over; comes back whenever the connection breaks."""
        while not self.done:
            with contextlib.suppress(OSError, EOFError, ConnectionError, Exception):
                live = await self.person.live(self.table)
                await self._play(live)
            await asyncio.sleep(0.05)

    async def _play(self, live: Live) -> None:
        if self.unsure is not None:
            # The same key: made once, whether it was stored before the crash or not.
            await live.reach(await self._send(live))
        while True:
            await live.see(lambda u: u["result"] or self.seat in u["waiting"])
            if live.update["result"]:
                self.done = True
                await live.close()
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
            await live.reach(await self._send(live))

    async def _send(self, live: Live) -> int:
        assert self.unsure is not None
        answer = await live.say(**self.unsure)  # type: ignore[arg-type]
        if answer["type"] == "ack":
            self.acknowledged.append(str(self.unsure["key"]))
        self.unsure = None
        return int(answer["version"])


async def stored_keys(settings: Settings, table: str) -> list[str]:
    storage = await Storage.open(settings)
    log = [decode_entry(body) for _, _, body in await storage.entries(table, 0)]
    await storage.close()
    return [entry.key for entry in log if isinstance(entry, Played | Undone) and entry.key]


@pytest.mark.parametrize("evening", range(EFFORT))
def test_kill_at_random_moments(database: str, tmp_path: Path, evening: int) -> None:
    server = Server(tmp_path, database)
    settings = Settings(data=str(tmp_path), database=database)

    async def story() -> None:
        players = []
        for n in range(TABLES):
            people = [Person(server, f"P{k}") for k in range(2)]
            # Some tables have a bot too: it thinks on after a restart.
            bots = [None, None, "random"] if n % 2 else []
            table = await people[0].create(3 if bots else 2, bots=bots)
            await people[1].sit(table, 1)
            await people[0].post(f"/tables/{table}/start")
            players += [Player(person, table, seat) for seat, person in enumerate(people)]
        games = asyncio.gather(*[player.play() for player in players])
        rng = random.Random(evening)
        for _ in range(KILLS):
            await asyncio.sleep(0.3 + rng.random())
            server.kill()
            for player in players:
                kept = await stored_keys(settings, player.table)
                lost = set(player.acknowledged) - set(kept)
                assert not lost, "acknowledged, and gone"
                assert len(kept) == len(set(kept)), "stored twice"
            await asyncio.to_thread(server.start)
        await games
        for player in players:
            kept = await stored_keys(settings, player.table)
            assert [key for key in kept if key in set(player.acknowledged)] == player.acknowledged
            record = await player.person.get(f"/tables/{player.table}/record")
            assert replay(record["record"]).over

    try:
        run(story())
    finally:
        server.stop()


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, pace=0.01)

    async def story() -> None:
        ann = Person(server)
        table = (await ann.post("/tables/quick", {"game": GAME.id, "bot": "random"}))["table"]
        await ann.post(f"/tables/{table}/leave")  # a bot plays for her too
        await asyncio.sleep(0.5)
        server.restart()
        live = await Person(server).live(table)
        end = await live.see(lambda u: u["result"])
        assert end["result"]["seats"]

    try:
        run(story())
    finally:
        server.stop()
