"""What a finished game takes: in the database, and packed for cheap storage."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
import time
import zlib
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import all_games
from menagerie.server.settings import Settings
from menagerie.server.storage.sqlite_file import FILE
from menagerie.server.storage.storage import Storage
from menagerie.server.storage.values import Holder, Logged, StoredTable
from menagerie.server.tables.entries import AnyEntry, Played, Sat, Started, Terms, encode
from menagerie.server.tables.repairing import read

from .units import SIZE


class Kept(NamedTuple):
    """Of one finished game of this kind, on average."""

    game: str
    entries: float
    database: float  # bytes
    packed: float  # bytes
    reading: float  # seconds


def finished(game: Game, seed: int) -> StoredTable:
    """A random game as a server stores it."""
    rng, seats = random.Random(seed), next(n for n in game.playable_seats() if n > 1)
    match = Match(game, seats, {}, seed)
    log: list[AnyEntry] = [Sat(seat=seat, name=f"Player {seat}") for seat in range(seats)]
    log.append(Started())
    while match.waiting:
        seat = match.waiting[0]
        move = rng.choice(match.legal_ids(seat))
        match.play(seat, move)
        log.append(Played(seat=seat, move=move, key=f"{rng.getrandbits(48):012x}"))
    terms = Terms(
        game=game.id, version=game.version, seats=seats, options=dict(match.options),
        seed=f"{seed:032x}", clock=None, public=False, hot_seat=False, undo=True, hints=True,
    )  # fmt: skip
    return StoredTable(
        id=f"{rng.getrandbits(64):016x}", created=1e9, state="over", public=False,
        terms=encode(terms),
        log=[Logged(n, 1e9 + n, encode(entry)) for n, entry in enumerate(log, 1)],
        holders=[Holder(seat, f"{rng.getrandbits(256):064x}") for seat in range(seats)],
    )  # fmt: skip


def packed(table: StoredTable) -> bytes:
    """All of a game that cannot be made again: its terms and its log, as one small file."""
    lines = [table.terms, *(f"{logged.at} {logged.body}" for logged in table.log)]
    return zlib.compress("\n".join(lines).encode(), 9)


async def _kept(game: Game, games: int, folder: Path) -> Kept:
    storage = await Storage.open(Settings(data=str(folder)))
    tables = [finished(game, seed) for seed in range(1, games + 1)]
    empty = _size(folder)
    for table in tables:
        await storage.create(table)
    await storage.close()
    began = time.perf_counter()
    for table in tables:
        reading = read(table)
        assert reading is not None
        assert reading.state == "over"
    spent = time.perf_counter() - began
    return Kept(
        game.id,
        sum(len(table.log) for table in tables) / games,
        (_size(folder) - empty) / games,
        sum(len(packed(table)) for table in tables) / games,
        spent / games,
    )


def _size(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return int(database.execute(SIZE).fetchone()[0])


def measured(games: int) -> list[Kept]:
    rows = []
    for game in all_games():
        with tempfile.TemporaryDirectory() as data:
            rows.append(asyncio.run(_kept(game, games, Path(data))))
    return rows
