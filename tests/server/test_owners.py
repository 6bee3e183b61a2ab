"""Whatever happens to the owner of a table, its game goes on at another server, and every
acknowledged move is there. Real processes, a real PostgreSQL, and people who play all the time."""

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from menagerie.testing.effort import EFFORT
from server.harness import Server, run
from server.islands import Remote, by_wire, database_wire
from server.stubborn import LEASE, Player, all_go_on, epochs, lived_through


class Company:
    """Two servers on one database; the first one has an island for itself."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.wire = database, database_wire(database)
        with ThreadPoolExecutor(2) as threads:
            island = threads.submit(Remote, folder / "one", database, lease=LEASE)
            other = threads.submit(
                Server, folder / "two", by_wire(database, self.wire), lease=LEASE
            )
            self.island, self.other = island.result(), other.result()

    @property
    def servers(self) -> list[Server]:
        return [self.island, self.other]

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


@pytest.fixture(scope="module")
def company(shared_postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    started = Company(shared_postgres, tmp_path_factory.mktemp("company"))
    yield started
    started.stop()


@pytest.mark.slow
def test_owners_are_killed_under_load(company: Company) -> None:
    async def story(victim: Server) -> None:
        async def killed(players: list[Player]) -> None:
            victim.kill()
            await all_go_on(players)
            await asyncio.to_thread(victim.start)

        await lived_through(
            [victim, *[s for s in company.servers if s is not victim]], company.database, killed
        )

    for evening in range(EFFORT):
        run(story(company.servers[evening % 2]))


@pytest.mark.slow
async def test_an_owner_that_slept_past_its_lease_writes_nothing(company: Company) -> None:
    sleeper = company.other

    async def slept(players: list[Player]) -> None:
        sleeper.process.send_signal(signal.SIGSTOP)
        await all_go_on(players)
        sleeper.process.send_signal(signal.SIGCONT)

    players = await lived_through([sleeper, company.island], company.database, slept)
    assert await epochs(company.database, players[0].table) > 1  # somebody else took it


async def test_the_database_is_away_for_longer_than_a_lease(company: Company) -> None:
    async def cut(players: list[Player]) -> None:
        wires = (company.wire, company.island.wire)
        for wire in wires:
            wire.cut()
        await asyncio.sleep(1.2 * LEASE)
        for wire in wires:
            wire.mend()

    await lived_through(company.servers, company.database, cut)


async def test_a_server_is_cut_off_and_comes_back(company: Company) -> None:
    async def apart(players: list[Player]) -> None:
        company.island.cut_off()
        await all_go_on(players)
        company.island.join()

    players = await lived_through(company.servers, company.database, apart)
    assert await epochs(company.database, players[0].table) > 1
