"""Bringing a database up to the newest version."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from menagerie.core.errors import MenagerieError

MIGRATIONS = Path(__file__).parent / "migrations"
FIRST = "0009"  # the oldest version of a database that is brought up to date
MIGRATING = 0x4D656E61  # the advisory lock of whoever migrates


def migrate(connection: Connection) -> None:
    """Alembic is needed only when the database is behind."""
    newest = max(file.name.split("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    if _is_at(connection, newest):
        return
    if connection.dialect.name == "postgresql":  # one process at a time, for as long as it takes
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        if _is_at(connection, newest):
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_at(connection: Connection, newest: str) -> bool:
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == newest:
            return True
        if found is not None and found < FIRST:
            raise MenagerieError(
                "Эту базу вела версия до первого выпуска. Один раз откройте её версией d2feb68e, "
                "потом этой.",
                "A version before the first release kept this database. Open it once with version "
                "d2feb68e, then with this one.",
            )
        if found is not None and found > newest:
            raise MenagerieError(
                "Эту базу вела более новая версия Menagerie. Обновите программу.",
                "A newer Menagerie has kept this database. Upgrade the program.",
            )
    return False
