"""The database behind the storage: SQLite in the data folder, or PostgreSQL by its URL.

Work is a plain function of a connection, written once for both.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Executable, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from menagerie.core.distribution import install_command
from menagerie.core.errors import MenagerieError

from ..errors import Unavailable, cannot_read, cannot_store
from ..settings import Settings
from .appending import Appending
from .availability import needing
from .migrating import migrate
from .sqlite_file import ready_file
from .statements import Logged, insert_entries

T = TypeVar("T")
FAREWELL = 0.2  # seconds
DISCREET = {"hide_parameters": True}  # errors are logged, and what was to be stored is secret


class Database(Protocol):
    """Each raises `Unavailable` where the database cannot be used now."""

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In one transaction, which is on disk when this returns."""

    async def write_once(self, work: Callable[[Connection], T]) -> T:
        """The same, for work that is a single statement."""

    async def append(self, rows: Sequence[tuple[str, Logged]]) -> None:
        """The same for entries of tables' logs, given with their table's id."""

    async def close(self) -> None: ...


class Queries:
    """Statements on a database, written and read on their own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rows(self, query: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def first(self, query: Executable) -> Any | None:
        return await self._database.read(lambda connection: connection.execute(query).first())

    async def scalar(self, query: Executable) -> Any | None:
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def column(self, query: Executable) -> list[Any]:
        """The first column of the rows."""
        return [row[0] for row in await self.rows(query)]

    async def run(self, *statements: Executable) -> None:
        """Write in one transaction."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._database.write(work)


class Sqlite:
    """One thread reads and one writes: reading never waits for a commit. Only entries of tables'
    logs are written at once, where the disk is quick."""

    def __init__(self, folder: Path) -> None:
        self._engine = create_engine(f"sqlite:///{ready_file(folder)}", **DISCREET)
        event.listen(self._engine, "connect", _make_durable)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._here, self._single = (
            self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") for _ in range(2)
        )
        self._log = Appending(_driver(self._here), _driver(self._single), self._writer)

    async def read(self, work: Callable[[Connection], T]) -> T:
        with needing(cannot_read):
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._do, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._written(self._do, work)

    async def write_once(self, work: Callable[[Connection], T]) -> T:
        return await self._written(self._do_once, work)

    async def append(self, rows: Sequence[tuple[str, Logged]]) -> None:
        with needing(cannot_store):
            await self._log.append(rows)

    async def _written(
        self, do: Callable[[Callable[[Connection], T]], T], work: Callable[[Connection], T]
    ) -> T:
        with needing(cannot_store):
            return await asyncio.get_running_loop().run_in_executor(self._writer, do, work)

    def _do_once(self, work: Callable[[Connection], T]) -> T:
        """Without BEGIN and COMMIT: the thread waits for the GIL after every statement."""
        with self._single.begin():
            return work(self._single)

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        for thread in (self._reader, self._writer):
            thread.shutdown()
        for connection in (self._here, self._single):
            connection.close()
        self._engine.dispose()


class Postgres:
    """Over the network, on the event loop. The database itself ends the transaction of a process
    that falls silent in the middle of one, so that others need not wait for its locks."""

    def __init__(self, url: str, silence: float) -> None:
        patience = {"idle_in_transaction_session_timeout": str(round(1000 * silence))}
        try:
            import asyncpg
            from sqlalchemy.ext.asyncio import create_async_engine

            # The driver reads the address: it knows all that may stand there, `sslmode` and others.
            connect = partial(
                asyncpg.connect, url, server_settings=patience, connection_class=_curt(asyncpg)
            )
            self._engine = create_async_engine(
                "postgresql+asyncpg://", async_creator=connect, **DISCREET
            )
            self._single = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        except ImportError:
            raise MenagerieError(
                f"Для PostgreSQL нужно больше: {install_command('postgres')}.",
                f"PostgreSQL needs more: {install_command('postgres')}.",
            ) from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        with needing(cannot_read):
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with needing(cannot_store):
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def write_once(self, work: Callable[[Connection], T]) -> T:
        """Without BEGIN and COMMIT, which each go there and back."""
        with needing(cannot_store):
            async with self._single.connect() as connection:
                return await connection.run_sync(work)

    async def append(self, rows: Sequence[tuple[str, Logged]]) -> None:
        await self.write_once(partial(insert_entries, rows=rows))

    async def close(self) -> None:
        await self._engine.dispose()


async def open_database(settings: Settings) -> Database:
    """The database of these settings, brought up to the newest version."""
    with opening("--database" if settings.database else "--data"):
        database = named(settings)
        await database.write(migrate)
        return database


@contextmanager
def opening(option: str) -> Iterator[None]:
    """What is wrong with a database is told in a sentence, with the option that names another."""
    try:
        yield
    except (OSError, SQLAlchemyError, Unavailable) as error:
        cause = error.__cause__ if isinstance(error, Unavailable) else error
        why = getattr(cause, "orig", None) or cause  # without the library's own additions
        raise MenagerieError(
            f"База не открывается: {why}. Исправьте это или укажите другую: {option}.",
            f"The database cannot be opened: {why}. Mend that, or name another with {option}.",
        ) from None
    except ValueError:  # what it says is a part of the address, perhaps of its password
        raise MenagerieError(
            "Адрес базы не разобрать: postgresql://имя:пароль@машина:порт/база. Знаки / : @ # ? "
            "в пароле пишутся как %2F %3A %40 %23 %3F.",
            "The address of the database cannot be read: postgresql://user:password@host:port/"
            "database. Write / : @ # ? in a password as %2F %3A %40 %23 %3F.",
        ) from None


def named(settings: Settings) -> Database:
    """The database of these settings as it is."""
    if not settings.database:
        return Sqlite(Path(settings.data))
    if settings.database.startswith(("postgresql://", "postgres://")):
        return Postgres(settings.database, settings.lease)
    raise MenagerieError(  # it is not repeated: a password may stand there
        "База бывает только PostgreSQL: нужен адрес postgresql://…",
        "The database can only be PostgreSQL: give an address postgresql://…",
    )


def _curt(asyncpg: Any) -> Any:
    """Connections whose end is waited for only a moment: a broken one never says farewell, and may
    fail to be closed in ways that SQLAlchemy does not expect."""

    class Curt(asyncpg.Connection):  # type: ignore[misc]  # the driver is there on demand
        async def close(self, *, timeout: float | None = None) -> None:
            try:
                await super().close(timeout=FAREWELL)
            except Exception:
                self.terminate()

    return Curt


def _driver(connection: Connection) -> sqlite3.Connection:
    """What SQLAlchemy's connection is made of."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _make_durable(connection: Any, _record: Any) -> None:
    """Write-ahead log, and every commit reaches the disk before it is answered."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "busy_timeout = 10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
