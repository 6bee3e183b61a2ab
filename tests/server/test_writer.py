"""Group commit: busy tables share a commit, and nobody waits for tables that do not come."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from menagerie.server.storage.database import Sqlite
from menagerie.server.storage.statements import Logged, StoredTable
from menagerie.server.storage.storage import Storage
from server.harness import run

TABLES = [f"table{n}" for n in range(8)]
ROUNDS = 20


class Counting(Sqlite):
    """Which tables each commit held."""

    commits: list[list[str]]

    async def append(self, rows: Sequence[tuple[str, Logged]]) -> None:
        self.commits.append([table for table, _ in rows])
        await super().append(rows)


async def play(folder: Path, tables: Sequence[str]) -> list[list[str]]:
    """Each of these tables writes again as soon as its entry is stored; the commits that made."""
    database = Counting(folder)
    database.commits = []
    storage = Storage(database)
    for table in tables:
        begun = [Logged(0, 0.0, "{}")]
        await storage.create(StoredTable(table, 0.0, "playing", False, "{}", log=begun))

    async def write(table: str) -> None:
        for entry in range(1, ROUNDS + 1):
            await storage.append(table, Logged(entry, 0.0, "{}"))

    await asyncio.gather(*map(write, tables))
    for table in tables:
        assert [one.entry for one in await storage.entries(table, 0)] == list(range(1, ROUNDS + 1))
    await storage.close()
    return database.commits


def test_busy_tables_share_commits(tmp_path: Path) -> None:
    commits = run(play(tmp_path, TABLES))
    assert sum(map(len, commits)) == ROUNDS * len(TABLES)
    assert max(map(len, commits)) == len(TABLES)
    assert all(len(set(one)) == len(one) for one in commits)


def test_a_table_alone_waits_for_nobody(tmp_path: Path) -> None:
    assert run(play(tmp_path, TABLES[:1])) == [TABLES[:1]] * ROUNDS
