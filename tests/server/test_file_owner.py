"""Whoever looks after a server as root leaves it files that it can open."""

import os
from pathlib import Path

import pytest

from menagerie.server.storage.sqlite_file import FILE
from server.harness import Person, command, run, served_here

SOMEBODY = 54_321  # a user whom the system need not know


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files for others")
def test_what_root_makes_in_the_folder_of_games_is_its_owners(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir(mode=0o700)
    os.chown(data, SOMEBODY, SOMEBODY)

    async def begun() -> None:
        async with served_here(data) as server:
            await Person(server).create(2)

    run(begun())
    place = "--data", str(data)
    assert command("admin", "backup", str(copy), *place).exit_code == 0
    assert copy.stat().st_uid == 0, "a copy belongs to who made it"
    assert command("admin", "restore", str(copy), *place).exit_code == 0
    assert command("admin", "tables", *place).exit_code == 0
    files = list(data.iterdir())
    assert {file.stat().st_uid for file in files} == {SOMEBODY}
    assert {file.stat().st_gid for file in files} == {SOMEBODY}
    assert (data / FILE).stat().st_mode & 0o777 == 0o600
