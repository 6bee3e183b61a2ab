"""Games as Parquet: a row each, with its scores, moves and components as lists. docs/data.md
explains every column."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

import numpy as np

from menagerie.core.distribution import install_command
from menagerie.core.errors import MenagerieError
from menagerie.core.files import make_folder, writing
from menagerie.core.game import Game
from menagerie.core.match import Match, replay
from menagerie.core.setup import Setup
from menagerie.core.state.events import VALUES
from menagerie.core.state.record import MAX_SEATS, POINTS, TIEBREAK

from .components import NOBODY, components, named_values
from .recording import FIRST_VALUE, Recorded, new_pages

if TYPE_CHECKING:
    import pyarrow as pa

LISTS = ("scores", "moves", "cards")  # columns that may be left out
GROUP = 1024  # games in a row group, at least
UNKNOWN = "no move"  # a number without a kind: what time decides


def arrow() -> Any:
    """pyarrow, or a sentence that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MenagerieError(
            f"Для Parquet нужно больше: {install_command('data')}.",
            f"Parquet needs more: {install_command('data')}.",
        ) from None
    return pyarrow


def schema(parts: Sequence[str] = LISTS) -> pa.Schema:
    pa = arrow()
    word = pa.dictionary(pa.int16(), pa.string())  # stored once, read as text
    score = [
        ("seat", pa.int8()),
        ("player", word),
        ("points", pa.int32()),
        ("tiebreak", pa.int32()),
        ("place", pa.int8()),
    ]
    move = [("seat", pa.int8()), ("move", pa.int16()), ("kind", word)]
    card = [
        ("move", pa.int16()),
        ("event", word),
        ("seat", pa.int8()),
        ("list", word),
        ("number", pa.int16()),
        ("name", word),
    ]
    lists = {"scores": score, "moves": move, "cards": card}
    return pa.schema(
        [
            ("id", pa.int64()),
            ("game", word),
            ("version", pa.int16()),
            ("seats", pa.int8()),
            ("options", pa.map_(pa.string(), pa.string())),
            ("seed", pa.string()),
            ("length", pa.int32()),
            ("finished", pa.date32()),
            *((name, pa.list_(pa.struct(lists[name]))) for name in LISTS if name in parts),
        ],
        metadata={"menagerie": json.dumps({"schema": 1})},
    )


class GameFile:
    """A Parquet file that is being written, row group by row group: memory stays bounded."""

    def __init__(self, file: Path, parts: Sequence[str] = LISTS) -> None:
        self._pa, self.schema, self.parts = arrow(), schema(parts), parts
        self.file, self.written = file, 0
        self._waiting: list[Any] = []  # tables of the next row group
        make_folder(file.parent)
        with writing(file):
            self._writer = self._pa.parquet.ParquetWriter(file, self.schema, compression="zstd")

    def __enter__(self) -> GameFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._write_group()
        with writing(self.file):
            self._writer.close()

    def table(
        self,
        recorded: Recorded,
        players: Sequence[str] | None = None,
        finished: date | None = None,
        first: int | None = None,
    ) -> pa.Table:
        """Some games as rows; several threads may make them at once. `players` by seat, where they
        were not all the same; `first` is the number of the first, where it is not its own."""
        seated = list(players or [recorded.player] * recorded.setup.seats)
        columns = {
            **self._heads(recorded, finished, recorded.first if first is None else first),
            "scores": lambda: self._scores(recorded, seated),
            "moves": lambda: self._moves(recorded),
            "cards": lambda: self._cards(recorded),
        }
        arrays = [columns[name]() for name in self.schema.names]
        return self._pa.Table.from_arrays(arrays, schema=self.schema)

    def write(self, table: pa.Table) -> None:
        """The next rows."""
        self._waiting.append(table)
        self.written += table.num_rows
        if sum(one.num_rows for one in self._waiting) >= GROUP:
            self._write_group()

    def _write_group(self) -> None:
        group, self._waiting = self._waiting, []  # tried once: a full disk is not asked again
        if group:
            with writing(self.file):
                self._writer.write_table(self._pa.concat_tables(group))

    def _heads(self, recorded: Recorded, finished: date | None, first: int) -> Mapping[str, Any]:
        pa, setup, n = self._pa, recorded.setup, recorded.games
        options = [(name, str(value).lower()) for name, value in setup.options.items()]

        def same(value: Any, name: str) -> Any:
            return lambda: pa.array([value] * n, self.schema.field(name).type)

        return {
            "id": lambda: pa.array(first + np.arange(n), pa.int64()),
            "game": same(setup.game.id, "game"),
            "version": same(setup.game.version, "version"),
            "seats": same(setup.seats, "seats"),
            "options": same(options, "options"),
            "seed": lambda: pa.array([f"{recorded.seed(k):032x}" for k in range(n)]),
            "length": lambda: pa.array(recorded.lengths, pa.int32()),
            "finished": same(finished, "finished"),
        }

    def _list(self, name: str, ends: Any, columns: Sequence[Any]) -> Any:
        """Columns of all rows, cut into a list a game."""
        pa, declared = self._pa, self.schema.field(name).type
        inner = declared.value_type
        arrays = [
            column.cast(inner.field(k).type)
            if isinstance(column, pa.Array)
            else pa.array(column, inner.field(k).type)
            for k, column in enumerate(columns)
        ]
        rows = pa.StructArray.from_arrays(arrays, fields=list(inner))
        offsets = pa.array(np.concatenate([[0], ends]), pa.int32())
        return pa.ListArray.from_arrays(offsets, rows, type=declared)

    def _taken(self, words: Sequence[str], numbers: Any) -> Any:
        """Words by their numbers; the format wants each word once."""
        pa, places = self._pa, {word: place for place, word in enumerate(dict.fromkeys(words))}
        codes = np.array([places[word] for word in words] or [0], np.int16)[numbers]
        return pa.DictionaryArray.from_arrays(pa.array(codes), pa.array(list(places), pa.string()))

    def _scores(self, recorded: Recorded, players: Sequence[str]) -> Any:
        scores = recorded.pages.scores
        n, ranked = scores.shape[:2]
        seated = [*players, *["rules"] * (ranked - len(players))]  # rivals that the rules play
        columns = (
            np.tile(np.arange(ranked), n),
            self._taken(seated, np.tile(np.arange(ranked), n)),
            scores[..., POINTS].ravel(),
            scores[..., TIEBREAK].ravel(),
            recorded.places.ravel(),
        )
        return self._list("scores", (1 + np.arange(n)) * ranked, columns)

    def _moves(self, recorded: Recorded) -> Any:
        pages = recorded.pages
        words, by_move = _kinds(recorded.setup.game)
        columns = (pages.seats, pages.moves, self._taken(words, by_move[pages.moves]))
        return self._list("moves", pages.move_ends, columns)

    def _cards(self, recorded: Recorded) -> Any:
        game, pa = recorded.setup.game, self._pa
        found, named = components(recorded), named_values(recorded.setup.game)
        names, starts = _names(game)
        lists = [one.list for one in named]
        first = np.array([starts[one.list] for one in named] or [0])
        columns = (
            found.move,
            self._taken([kind.name for kind in game.events], found.event),
            pa.array(found.seat, mask=found.seat == NOBODY),
            self._taken(lists, found.named),
            found.number,
            self._taken(names, first[found.named] + found.number),
        )
        ends = np.searchsorted(found.game, np.arange(recorded.games), side="right")
        return self._list("cards", ends, columns)


def _kinds(game: Game) -> tuple[list[str], Any]:
    """The names of the kinds of moves, and for each move id which one."""
    by_move = np.full(game.mask_words * 64, len(game.moves))
    for number, kind in enumerate(game.moves):
        by_move[kind.start : kind.start + kind.size] = number
    return [*(kind.name for kind in game.moves), UNKNOWN], by_move


def _names(game: Game) -> tuple[list[str], dict[str, int]]:
    """The English names of all lists, one after another, and where each list begins."""
    names: list[str] = []
    starts = {}
    for key, pairs in game.words.names.items():
        starts[key] = len(names)
        names += [english for _russian, english in pairs]
    return names, starts


def recorded_match(match: Match) -> Recorded:
    """One match that was played to its end."""
    setup = Setup(match.game, match.seats, match.options, match.seed)
    rows = event_rows(match)
    pages = new_pages(setup, 1, len(match.moves), len(rows))
    pages.seats[:] = [seat for seat, _move in match.moves]
    pages.moves[:] = [move for _seat, move in match.moves]
    pages.move_ends[0], pages.event_ends[0] = len(match.moves), len(rows)
    if rows:
        pages.events[:] = rows
    table = np.zeros((MAX_SEATS, 2), np.int64)
    match.game.score(match.state, table)
    pages.scores[0] = table[: setup.ranked]
    pages.finals[0] = match.state
    return Recorded(setup, "", int(setup.seed_high), pages)


def replayed(row: Mapping[str, Any]) -> Match:
    """The match of a row, as `pyarrow.Table.to_pylist()` gives it, played again."""
    told = {name: row[name] for name in ("game", "version", "seats", "seed")}
    moves = [(move["seat"], move["move"]) for move in row["moves"]]
    return replay({**told, "options": dict(row["options"]), "moves": moves})


def event_rows(match: Match) -> list[list[int]]:
    """Its events as recorded ones, but for those told with something hidden."""
    kinds = {kind.name: (number, kind) for number, kind in enumerate(match.game.events)}
    rows = []
    for event in match.all_events():
        number, kind = kinds[event.kind]
        if len(event.args) == len(kind.args):
            values = [event.args[name] for name in kind.args]
            rows.append([event.number, number, *values, *[0] * (VALUES - len(values))])
    assert all(len(row) == FIRST_VALUE + VALUES for row in rows)
    return rows
