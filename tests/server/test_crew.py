"""Several workers of one parent: replaced when they die, and one by one for an upgrade."""

import asyncio
import os
import re
import shutil
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from menagerie.core.errors import MenagerieError
from nursery import SOURCE
from server.harness import PUBLIC, ServerApart, command, run
from server.islands import OnASmallDisk
from server.stubborn import LEASE, Player, all_go_on, lived_through

LIMITED: dict[str, Any] = {"puzzles": [12, 36_000], "connections": 24, **PUBLIC}
PUZZLE = "POST /api/games/no/puzzles/no HTTP/1.1\r\nHost: x\r\n\r\n"
ALIVE = "GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"
NEW_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "9999", "{newest}", None, None


def upgrade() -> None:
    op.add_column("tables", sa.Column("new", sa.Integer, nullable=False, server_default="0"))
"""


class Copied(ServerApart):
    """A crew that runs a copy of the program, which may be upgraded while it runs."""

    def __init__(self, folder: Path, database: str) -> None:
        self.source = folder / "src"
        shutil.copytree(SOURCE, self.source, ignore=shutil.ignore_patterns("static", "docs"))
        super().__init__(folder, database, workers=2, lease=LEASE, **LIMITED)

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": str(self.source)}

    def upgrade(self) -> None:
        """Another version takes the place of the program, and needs more of the database."""
        versions = self.source / "menagerie" / "server" / "storage" / "migrations" / "versions"
        newest = max(file.name for file in versions.glob("0*.py")).partition("_")[0]
        (versions / "9999_new.py").write_text(NEW_MIGRATION.format(newest=newest))

    def crew(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(child) for child in children.read_text().split()]

    def asked(self, request: str) -> tuple[socket.socket, str]:
        """A connection that stays open, and what was answered first; nothing: it was closed."""
        asking = socket.create_connection(("127.0.0.1", self.port))
        with suppress(ConnectionError):
            asking.sendall(request.encode())
            return asking, asking.recv(4096).decode().partition("\r\n")[0]
        return asking, ""

    def answers(self, request: str, times: int) -> list[str]:
        """To one after the other."""
        answers = []
        for _ in range(times):
            asking, answer = self.asked(request)
            asking.close()
            answers.append(answer)
        return answers

    @contextmanager
    def without(self, worker: int) -> Iterator[None]:
        """All who come now come to the others."""
        os.kill(worker, signal.SIGSTOP)
        while Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[0] != "T":
            time.sleep(0.001)
        yield
        os.kill(worker, signal.SIGCONT)


def an_address_has_no_more_of_two_workers_than_of_one(crew: Copied) -> None:
    one, other = crew.crew()
    with crew.without(other):
        assert {answer[9:12] for answer in crew.answers(PUZZLE, 8)} == {"404"}
        kept = [crew.asked(ALIVE) for _ in range(16)]
    with crew.without(one):
        assert [answer[9:12] for answer in crew.answers(PUZZLE, 5)] == ["404"] * 4 + ["429"]
        kept += [crew.asked(ALIVE) for _ in range(9)]
        assert [bool(answer) for _, answer in kept] == [True] * 24 + [False]
    # Killed, wherever it was, it leaves the counts of rates, and takes its connections along.
    os.kill(one, signal.SIGKILL)
    while one in crew.crew() or len(crew.crew()) < 2 or not crew.answers(ALIVE, 1)[0]:
        time.sleep(0.05)
    assert crew.answers(PUZZLE, 1)[0][9:12] == "429"
    for connection, _ in kept:
        connection.close()


@pytest.mark.slow
def test_an_upgrade_turns_nobody_away(fresh_postgres: str, tmp_path: Path) -> None:
    """Old and new workers serve side by side on one database; and one that dies is replaced."""
    crew = Copied(tmp_path, fresh_postgres)

    async def story() -> None:
        before = crew.crew()

        async def upgraded(players: list[Player]) -> None:
            crew.upgrade()
            crew.process.send_signal(signal.SIGHUP)
            while set(before) & set(crew.crew()):
                await all_go_on(players)
                await asyncio.sleep(0.05)

        async def killed(players: list[Player]) -> None:
            victim = crew.crew()[0]
            os.kill(victim, signal.SIGKILL)
            while victim in crew.crew() or len(crew.crew()) < 2:
                await asyncio.sleep(0.05)

        await lived_through([crew], fresh_postgres, upgraded)
        connection = await asyncpg.connect(fresh_postgres)
        assert await connection.fetchval("SELECT version_num FROM alembic_version") == "9999"
        await connection.close()
        metrics = httpx.get(f"{crew.http}/metrics").text  # of all workers, whichever answers
        made = re.findall(r"^menagerie_tables_total{.*} (.*)$", metrics, re.MULTILINE)
        assert sum(map(float, made)) == 2
        await lived_through([crew], fresh_postgres, killed)

    try:
        run(story())
        an_address_has_no_more_of_two_workers_than_of_one(crew)
    finally:
        crew.stop()


def test_a_full_disk_ends_no_worker(fresh_postgres: str, tmp_path: Path) -> None:
    crew = OnASmallDisk(tmp_path, fresh_postgres, workers=2, reads=[2, 36_000], **PUBLIC)
    try:
        crew.fill()
        statuses = [httpx.get(f"{crew.http}/api/games").status_code for _ in range(3)]
        assert statuses == [200, 200, 429], "what they count together is there"
        counted = httpx.get(f"{crew.http}/metrics").text
        assert 'menagerie_requests_total{method="GET",status="429"} 1.0' in counted
    finally:
        crew.stop()


def test_several_workers_need_a_database_that_they_share(tmp_path: Path) -> None:
    asked = command("serve", "--port", "0", "--data", str(tmp_path), "--workers", "2")
    assert isinstance(asked.exception, MenagerieError)
    for sentence in (asked.exception.ru, asked.exception.en):
        assert "--database postgresql://…" in sentence
