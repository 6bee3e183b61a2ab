"""The finished games of a server as data: whole, and without names."""

import random
from pathlib import Path

from pyarrow import parquet

from menagerie.core.match import Match
from menagerie.server.settings import Settings
from menagerie.server.storage.statements import Logged, StoredTable
from menagerie.server.storage.storage import Storage
from menagerie.server.tables.entries import (
    AnyEntry,
    BotSat,
    Played,
    Said,
    Sat,
    Started,
    Terms,
    Undone,
    encode,
)
from menagerie.server.tables.purposes import DailyPurpose, LessonPurpose, Purpose, day_at, stored_as
from picking import some_game
from server.harness import command, run

GAME = some_game(3)
TODAY, YESTERDAY = 4e9, 4e9 - 86_400  # seconds: a day that does not end soon


def stored(name: str, purpose: Purpose | None = None, version: int = GAME.version) -> StoredTable:
    """A table where a person and two bots played to the end; somebody took a move back."""
    match = Match(GAME, 3, {}, seed=77)
    terms = Terms(
        game=GAME.id,
        version=version,
        seats=3,
        options=dict(match.options),
        seed=f"{match.seed:032x}",
        clock=None,
        public=True,
        hot_seat=False,
        undo=True,
        hints=False,
        purpose=purpose,
    )
    log: list[AnyEntry] = [Sat(seat=0, name="Ludmila"), BotSat(seat=1, bot="greedy")]
    log += [BotSat(seat=2, bot="random"), Started(), Said(seat=0, name="Ludmila", text="Hello")]
    first = match.waiting[0]
    log += [Played(seat=first, move=match.legal_ids(first)[0]), Undone(seat=first)]
    rng = random.Random(1)
    while not match.over:
        seat = match.waiting[0]
        move = rng.choice(match.legal_ids(seat))
        match.play(seat, move)
        log.append(Played(seat=seat, move=move))
    entries = [Logged(n, YESTERDAY + n, encode(entry)) for n, entry in enumerate(log, 1)]
    kept = stored_as(purpose, GAME.id)
    return StoredTable(name, YESTERDAY, "over", True, encode(terms), kept, entries)


def test_games_are_exported_whole_and_without_names(tmp_path: Path) -> None:
    tables = [
        stored("plain"),
        stored("old rules", version=GAME.version + 1),
        stored("guided", LessonPurpose()),
        stored("sealed", DailyPurpose(date=day_at(TODAY))),
    ]

    async def fill() -> None:
        storage = await Storage.open(Settings(data=str(tmp_path)))
        for table in tables:
            await storage.create(table)
        await storage.close()

    run(fill())
    file = tmp_path / "out.parquet"
    result = command("export", str(file), "--data", str(tmp_path), "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "Games: 1; passed over (a deal still sealed, or other rules): 2." in result.output
    (row,) = parquet.read_table(file).to_pylist()
    played = sum(isinstance(e, str) and '"played"' in e for e in (x.body for x in tables[0].log))
    assert row["length"] == len(row["moves"]) == played - 1  # one was taken back
    assert [score["player"] for score in row["scores"]] == ["human", "greedy", "random"]
    assert row["seed"] == f"{77:032x}"
    assert row["finished"].isoformat() == day_at(tables[0].log[-1].at)
    assert b"Ludmila" not in file.read_bytes()


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    result = command("export", "x.parquet", "--data", str(tmp_path / "none"))
    assert result.exit_code != 0
    assert not (tmp_path / "none").exists()
