"""Group commit: busy tables share a commit, and nobody waits for tables that do not come."""

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from menagerie.server.in_step import Steps
from menagerie.server.storage.database import Sqlite
from menagerie.server.storage.storage import Storage
from menagerie.server.storage.values import Logged, StoredTable
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
    storage, left = Storage(database), len(tables)
    for table in tables:
        begun = [Logged(0, 0.0, "{}")]
        await storage.create(StoredTable(table, 0.0, "playing", False, "{}", log=begun))
    over = asyncio.Event()

    def write(table: str, entry: int) -> None:
        logged = Logged(entry, 0.0, "{}")
        storage.append_soon(table, logged, 0, partial(stored, table, entry))

    def stored(table: str, entry: int, error: Exception | None) -> Steps:
        nonlocal left
        assert error is None
        yield
        if entry < ROUNDS:
            asyncio.get_running_loop().call_soon(write, table, entry + 1)
        else:
            left -= 1
        if not left:
            over.set()

    for table in tables:
        write(table, 1)
        await asyncio.sleep(0)  # one after the other: not all are in the first commit
    await over.wait()
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
