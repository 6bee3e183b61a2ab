"""Telling a database that cannot be used now from one that refuses what it was asked."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..errors import Unavailable

# SQLSTATE, by its first letters: no connection, a server that only reads, a transaction that was
# ended or rolled back, a full disk or memory, a lock, a stop or start of the server, its files.
STATES = ("08", "25006", "25P03", "40", "53", "55P03", "57", "58")


@contextmanager
def needing(refusal: Callable[[], Unavailable]) -> Iterator[None]:
    """Raise this refusal where the database cannot be used now."""
    try:
        yield
    except Exception as error:
        if is_unavailable(error):
            raise refusal() from error
        raise


def is_unavailable(error: Exception) -> bool:
    """Whether it is about the database, and not about what it was asked or what is in it."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError | PoolTimeout)
    if error.connection_invalidated:
        return True
    if state := getattr(error.orig, "sqlstate", None):  # PostgreSQL's word
        return str(state).startswith(STATES)
    return isinstance(error, InterfaceError | InternalError | OperationalError)
