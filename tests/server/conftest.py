"""One server for the tests that do not disturb it, and databases to run on."""

import os
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from server.harness import AS_HERE, Server, run


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    shared = Server(tmp_path_factory.mktemp("server"), mode=AS_HERE, think=20.0)
    yield shared
    shared.stop()
    assert not [line for line in shared.lines if "Traceback" in line or '"trace"' in line]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own; MENAGERIE_TEST_POSTGRES names one that runs already."""
    if url := os.environ.get("MENAGERIE_TEST_POSTGRES"):
        yield url
        return
    programs = _programs()
    assert programs is not None, "PostgreSQL is not installed: make postgresql"
    folder = Path("/tmp") / f"menagerie-pg-{os.getpid()}"
    folder.mkdir(mode=0o777)
    become: list[str | Path] = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    try:
        if become:
            shutil.chown(folder, "postgres")
        data = folder / "data"
        _do([*become, programs / "initdb", "-D", data, "-A", "trust", "-U", "m"])
        port = 20_000 + os.getpid() % 10_000
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        control: list[str | Path] = [*become, programs / "pg_ctl", "-D", data, "-w"]
        _do([*control, "-o", options, "-l", folder / "log", "start"])
        yield f"postgresql://m@127.0.0.1:{port}/postgres"
        _do([*control, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _new_database(postgres: str) -> str:
    """No server of another test owns anything there."""
    name = f"m{secrets.token_hex(6)}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    run(make())
    return f"{postgres.rsplit('/', 1)[0]}/{name}"


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """A database of a test's own."""
    return _new_database(postgres)


@pytest.fixture(scope="module")
def shared_postgres(postgres: str) -> str:
    """One for all tests of a file, whose servers stay."""
    return _new_database(postgres)


def _do(command: list[str | Path]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _programs() -> Path | None:
    found = [*Path("/usr/lib/postgresql").glob("*/bin"), Path("/usr/local/bin"), Path("/usr/bin")]
    return next((path for path in found if (path / "initdb").exists()), None)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of each kind of database; empty is SQLite in the data folder."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture
def fresh_database(request: pytest.FixtureRequest, database: str) -> str:
    """The same, of a test's own."""
    return str(request.getfixturevalue("fresh_postgres")) if database else ""
