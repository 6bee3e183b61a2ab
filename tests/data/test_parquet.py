"""Parquet files: the documented columns, whole, and read by others."""

import errno
from pathlib import Path

import duckdb
import pytest
from pyarrow import parquet

from installing import ROOT
from menagerie.core.errors import MenagerieError
from menagerie.core.files import CannotWrite
from menagerie.core.match import Match
from menagerie.core.registry import all_games, get_game
from menagerie.core.setup import Setup
from menagerie.data import parquet as writing
from menagerie.data.parquet import GameFile, replayed, schema
from menagerie.data.recording import Recorder
from menagerie.data.writing import check_parts, record
from picking import some_game

GAME = some_game(3)
SETUP = Setup(GAME, 3, {}, seed=21)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "new" / "games.parquet"
    record(SETUP, 4, file=path, threads=2)
    return path


def test_a_row_is_a_whole_game(file: Path) -> None:
    rows = parquet.read_table(file).to_pylist()
    assert [row["id"] for row in rows] == list(range(4))
    row = rows[2]
    match = replayed(row)
    assert match.over
    assert row["length"] == len(match.moves)
    assert [score["points"] for score in row["scores"]] == match.scores
    assert [score["place"] for score in row["scores"]] == match.places
    assert {score["player"] for score in row["scores"]} == {"random"}
    for move in row["moves"]:
        kind = GAME.meaning(move["move"])
        assert kind is not None
        assert move["kind"] == kind[0].name
    names = {card["name"] for card in row["cards"] if card["list"] == "card"}
    assert names <= {english for _russian, english in GAME.words.names["card"]}
    assert names


def test_games_of_several_kinds_share_a_file(tmp_path: Path) -> None:
    """Each with words of its own, some of them twice."""
    path = tmp_path / "all.parquet"
    with GameFile(path) as out:
        for game in all_games():
            setup = Setup(game, game.playable_seats()[-1], {}, seed=2)
            for part in Recorder(setup).play(0, 1):
                out.write(out.table(part, first=out.written))
    rows = parquet.read_table(path).to_pylist()
    query = f"SELECT game, unnest(cards, recursive := true) FROM '{path}'"
    read = duckdb.connect().execute(query).fetchall()
    assert [row["game"] for row in rows] == [game.id for game in all_games()]
    assert len(read) == sum(len(row["cards"]) for row in rows)
    for game, _move, _event, _seat, kind, number, name in read:
        assert get_game(game).words.names[kind][number][1] == name
    for row in rows:
        assert {score["player"] for score in row["scores"]} <= {"random", "rules"}


def test_duckdb_reads_it(file: Path) -> None:
    query = f"""
        SELECT seat, count(*), avg(points)
        FROM (SELECT unnest(scores, recursive := true) FROM '{file}')
        GROUP BY seat ORDER BY seat"""
    found = duckdb.connect().execute(query).fetchall()
    played = [Match(GAME, 3, {}, 21 | k << 64) for k in range(4)]
    assert [(seat, n) for seat, n, _mean in found] == [(seat, len(played)) for seat in range(3)]


def test_row_groups_keep_memory_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "GROUP", 2)
    with GameFile(tmp_path / "x.parquet", ["scores"]) as out:
        for part in [one for start in range(5) for one in Recorder(SETUP).play(start, 1)]:
            out.write(out.table(part))
    kept = parquet.ParquetFile(tmp_path / "x.parquet")
    assert [kept.metadata.row_group(k).num_rows for k in range(3)] == [2, 2, 1]
    assert "moves" not in kept.schema_arrow.names


def test_bad_parts_and_places_are_refused(tmp_path: Path) -> None:
    assert check_parts("moves, scores") == ["moves", "scores"]
    with pytest.raises(MenagerieError, match="scores, moves, cards"):
        check_parts("names")
    with pytest.raises(MenagerieError, match="Cannot write"):
        GameFile(tmp_path)


def test_a_disk_that_fills_up_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "Error writing bytes to file")

    monkeypatch.setattr(writing, "GROUP", 1)
    monkeypatch.setattr("pyarrow.parquet.ParquetWriter.write_table", full)
    file = tmp_path / "x.parquet"
    with pytest.raises(CannotWrite, match=rf"{file}: No space left on device\.$"):
        record(SETUP, 2, file=file, threads=1)


def test_every_column_is_documented() -> None:
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    for field in schema():
        assert f"`{field.name}`" in page
        for inner in getattr(getattr(field.type, "value_type", None), "fields", ()):
            assert f"`{inner.name}`" in page
