"""Another version of the program takes the place of the old one, server by server."""

import asyncio
import shutil
import signal
from pathlib import Path

import asyncpg
import pytest

from menagerie.core.errors import MenagerieError
from nursery import SOURCE
from server.harness import WITH_PARENT, ServerApart, command, run
from server.stubborn import LEASE, Player, all_go_on, lived_through

NEW_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "9999", "{newest}", None, None


def upgrade() -> None:
    op.add_column("tables", sa.Column("new", sa.Integer, nullable=False, server_default="0"))
"""


class Copied(ServerApart):
    """Runs a copy of the program, which may be upgraded while it runs."""

    code = WITH_PARENT

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": str(self.data.parent / "src")}


def upgrade(source: Path) -> None:
    """The new version needs more of the database."""
    versions = source / "menagerie" / "server" / "storage" / "migrations" / "versions"
    newest = max(file.name for file in versions.glob("0*.py")).partition("_")[0]
    (versions / "9999_new.py").write_text(NEW_MIGRATION.format(newest=newest))


@pytest.mark.slow
def test_an_upgrade_turns_nobody_away(fresh_postgres: str, tmp_path: Path) -> None:
    """Old and new servers serve on one database meanwhile."""
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("static", "docs"))
    servers = [Copied(tmp_path / name, fresh_postgres, lease=LEASE) for name in ("one", "two")]

    async def upgraded(players: list[Player]) -> None:
        upgrade(tmp_path / "src")
        for server in servers:
            server.process.send_signal(signal.SIGHUP)
            while server.logged("the server runs") < 2:
                await asyncio.sleep(0.05)
            await all_go_on(players)

    async def story() -> None:
        await lived_through([*servers], fresh_postgres, upgraded)
        connection = await asyncpg.connect(fresh_postgres)
        assert await connection.fetchval("SELECT version_num FROM alembic_version") == "9999"
        await connection.close()

    try:
        run(story())
    finally:
        for server in servers:
            server.stop()


def test_workers_are_refused_with_what_serves_instead(tmp_path: Path) -> None:
    asked = command("serve", "--port", "0", "--data", str(tmp_path), "--workers", "2")
    assert isinstance(asked.exception, MenagerieError)
    for sentence in (asked.exception.ru, asked.exception.en):
        assert "--workers" in sentence
        assert "PostgreSQL" in sentence
