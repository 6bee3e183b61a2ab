"""How much of a table's log can be read."""

from typing import NamedTuple

from menagerie.core.errors import MenagerieError, NotFound
from menagerie.core.registry import get_game
from menagerie.core.text import Text

from ..storage.statements import StoredTable
from .entries import decode_entry, decode_terms
from .table import Table


class Reading(NamedTuple):
    """The entries from the first on that can be read, and what the table is after them; why the
    next cannot."""

    entries: int
    state: str
    why: Text | None


def read(stored: StoredTable) -> Reading | None:
    """What can be read of a table; None if that is nothing, and nothing can be mended."""
    try:
        terms = decode_terms(stored.terms)
        if stored.state != "lobby" and terms.version != get_game(terms.game).version:
            return None  # of rules that have changed since: it stays as it is
        table = Table(stored.id, terms, stored.created)
    except (ValueError, NotFound):
        return None
    found = Reading(0, table.state, None)
    for entry, at, body in stored.log:
        try:
            table.apply(entry, at, decode_entry(body))
        except Exception as error:
            why = str(error)
            told = error if isinstance(error, MenagerieError) else Text(why, why)
            return found._replace(why=Text(told.ru, told.en))
        found = Reading(entry, table.state, None)
    return found
