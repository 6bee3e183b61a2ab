"""The finished games of a server, for whoever studies them: what was played, never who played."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import date

from sqlalchemy import select

from menagerie.core.errors import MenagerieError
from menagerie.core.match import Match

from .storage.schema import TABLES
from .storage.statements import StoredTable
from .storage.storage import Storage
from .tables.entries import decode_entry, decode_terms
from .tables.purposes import day_at, sealed_until
from .tables.table import Table

GUIDED = ("lesson", "puzzle", "example")  # tables where not all moves are the players' own
PERSON = "human"


@dataclass(frozen=True)
class Finished:
    """A game that was played to its end."""

    match: Match
    players: list[str]  # by seat: a person, or which bot; as it was at the end
    day: date  # on which it ended


async def finished_ids(storage: Storage) -> list[str]:
    """The tables whose game is over, the oldest first."""
    query = select(TABLES.c.id).where(TABLES.c.state == "over").order_by(TABLES.c.created)
    return await storage.column(query.where(*(~TABLES.c.purpose.startswith(one) for one in GUIDED)))


async def finished_games(
    storage: Storage, ids: list[str], now: float
) -> AsyncIterator[Finished | None]:
    """The game of each table; None: it is sealed still, or of other rules than those here."""
    for table in ids:
        stored = await storage.load(table)
        yield None if stored is None else finished(stored, now)


def finished(stored: StoredTable, now: float) -> Finished | None:
    try:
        terms = decode_terms(stored.terms)
        table = Table(stored.id, terms, stored.created)
        if terms.version != table.game.version or sealed_until(terms.purpose, now) is not None:
            return None
        for logged in stored.log:
            table.apply(logged.entry, logged.at, decode_entry(logged.body))
            if table.state == "over":
                break
    except MenagerieError:
        return None  # of a game, or of rules, that are not here
    if table.state != "over":
        return None
    players = [seat.bot or PERSON for seat in table.seats]
    return Finished(table.position, players, date.fromisoformat(day_at(table.changed)))
