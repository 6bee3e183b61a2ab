"""Databases of earlier versions: those of the first release go on, older ones are refused."""

import itertools
import sqlite3
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from menagerie.core.errors import MenagerieError
from menagerie.server.settings import Settings
from menagerie.server.storage.migrating import migrate
from menagerie.server.storage.schema import METADATA
from menagerie.server.storage.sqlite_file import FILE
from menagerie.server.storage.storage import Storage
from server.harness import Live, Person, play_together, run, served_here

# A table of two with four moves, kept by version d2feb68e, and the cookies of its players.
DUMP = Path(__file__).with_name("database_0009.sql")
TABLE = "zRp5x4SXaS0j"
COOKIES = (
    "zoZF21T537xkQ-rYQd5SJzpe70fbj4Ppyqu5X5UP90BimN3X",
    "azHb5UNVWKrmr9ceSBJxbTNKaimyVs40Ih-4Krx-vby2Slov",
)


async def test_a_game_goes_on_in_a_database_of_the_first_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Live, "keys", itertools.count(100))  # the keys before are in the log
    with sqlite3.connect(tmp_path / FILE) as file:
        file.executescript(DUMP.read_text(encoding="utf-8"))
        file.execute("UPDATE entries SET at = ?", (time.time(),))

    async with served_here(tmp_path) as server:
        lives = []
        for cookie in COOKIES:
            person = Person(server)
            person.cookies.set("menagerie", cookie)
            lives.append(await person.live(TABLE))
        version = (await lives[0].see(lambda update: True))["version"]
        await play_together(lives, 2)
        assert lives[1].update["version"] == version + 2
        for live in lives:
            await live.close()


def test_a_database_from_before_the_first_release_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as file:
        file.executescript(DUMP.read_text(encoding="utf-8"))
        file.execute("UPDATE alembic_version SET version_num = '0008'")
    with pytest.raises(MenagerieError, match="Open it once with version"):
        run(Storage.open(Settings(data=str(tmp_path))))


def test_migrations_make_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
