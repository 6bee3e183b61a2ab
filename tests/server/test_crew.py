"""Several workers of one parent: replaced when they die, and one by one for an upgrade."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
from pathlib import Path

import asyncpg
import httpx
import pytest

from menagerie.core.errors import MenagerieError
from nursery import SOURCE
from server.harness import ServerApart, command, run
from server.stubborn import LEASE, Player, all_go_on, lived_through

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
        super().__init__(folder, database, workers=2, lease=LEASE)

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
    finally:
        crew.stop()


def test_several_workers_need_a_database_that_they_share(tmp_path: Path) -> None:
    asked = command("serve", "--port", "0", "--data", str(tmp_path), "--workers", "2")
    assert isinstance(asked.exception, MenagerieError)
    for sentence in (asked.exception.ru, asked.exception.en):
        assert "--database postgresql://…" in sentence
