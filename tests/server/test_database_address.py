"""The address of a PostgreSQL database: whatever its driver takes, and sentences for the rest."""

import pytest

from menagerie.core.errors import MenagerieError
from server.harness import command


def test_an_address_of_a_database_is_read_as_its_driver_reads_it(postgres: str) -> None:
    for ending in ("", "?sslmode=prefer", "?application_name=menagerie&sslmode=disable"):
        asked = command("admin", "tables", "--database", postgres + ending)
        assert asked.exit_code == 0, asked.exception


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("postgresql+asyncpg://m:secret@127.0.0.1/x", "give an address postgresql://"),
        ("postgresql://m:sec/ret@127.0.0.1/x", "Write / : @ # ? in a password as"),
        ("postgresql://m:secret@127.0.0.1:port/x", "cannot be read"),
        ("postgresql://m:secret@127.0.0.1:1/x?sslmode=no", "must be one of: disable, allow"),
    ],
)
def test_an_address_that_is_none_is_a_sentence_without_its_password(
    address: str, sentence: str
) -> None:
    error = command("admin", "tables", "--database", address).exception
    assert isinstance(error, MenagerieError)
    assert sentence in error.en
    for told in (error.en, error.ru):
        assert "sec" not in told
