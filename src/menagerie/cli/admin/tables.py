"""Tables: listed, checked, repaired and ended."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from menagerie.core.errors import MenagerieError

from ..common import Json, console, say
from ..place import Place

if TYPE_CHECKING:
    from menagerie.server.storage.storage import Storage
    from menagerie.server.storage.upkeep import TableSize
    from menagerie.server.storage.values import StoredTable
    from menagerie.server.tables.repairing import Reading

TableId = Annotated[str, typer.Argument(help="The table, as in its address.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]


def tables(
    place: Place,
    state: Annotated[str, typer.Option(help="Only lobby, playing or over.")] = "",
    most: Annotated[int, typer.Option(help="How many to show.")] = 30,
    as_json: Json = False,
) -> None:
    """List the tables, those that changed last first, and what they take."""
    found = place.using(lambda storage: storage.upkeep.sizes())
    shown = [one for one in found if state in ("", one.state)]
    if as_json:
        rows = [{"game": _game(one), **one._asdict()} for one in shown[:most]]
        told = [{name: row[name] for name in row if name != "terms"} for row in rows]
        print(json.dumps(told))
        return
    columns = (
        say("стол", "table"), say("игра", "game"), say("состояние", "state"),
        say("изменён", "changed"), say("записей", "entries"), say("КиБ", "KiB"),
    )  # fmt: skip
    listed = Table(*columns, box=None)
    for one in shown[:most]:
        takes = str(one.entries), f"{one.bytes / 1024:.1f}"
        listed.add_row(one.id, _game(one), one.state, _moment(one.changed), *takes)
    console.print(listed)
    entries, size = sum(one.entries for one in shown), sum(one.bytes for one in shown)
    console.print(
        say(
            f"Столов: {len(shown)}, записей: {entries}, {size / 2**20:.1f} МиБ.",
            f"{len(shown)} tables, {entries} entries, {size / 2**20:.1f} MiB.",
        ),
        highlight=False,
    )


def _game(one: TableSize) -> str:
    try:
        return str(json.loads(one.terms)["game"])
    except (ValueError, KeyError, TypeError):
        return "?"


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def check(place: Place) -> None:
    """Read every table as the server does, and name those that cannot be read."""
    from menagerie.server.tables.repairing import read

    async def work(storage: Storage) -> tuple[int, list[str]]:
        found = await storage.upkeep.sizes()
        bad = []
        for one in found:
            stored = await storage.load(one.id)
            if stored is not None:
                reading = read(stored)
                if reading is None or reading.why:
                    bad.append(f"{one.id} {_trouble(stored, reading)}")
        return len(found), bad

    number, bad = place.using(work)
    for line in bad:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    console.print(
        say(
            f"Столов: {number}, не читается: {len(bad)}.",
            f"{number} tables, {len(bad)} of them cannot be read.",
        ),
        highlight=False,
    )
    if bad:
        raise typer.Exit(1)


def _trouble(stored: StoredTable, reading: Reading | None) -> str:
    if reading is None or not reading.entries:
        return say("не читается совсем", "cannot be read at all")
    return say(
        f"читаются записи 1–{reading.entries} из {len(stored.log)}; {reading.why}",
        f"entries 1–{reading.entries} of {len(stored.log)} can be read; {reading.why}",
    )


def repair(place: Place, table: TableId, yes: Yes = False) -> None:
    """Cut the record of a table down to what can be read; its game goes on from there."""
    from menagerie.server.tables.repairing import read

    async def work(storage: Storage) -> str:
        stored = await _load(storage, table)
        reading = read(stored)
        if reading is not None and not reading.why:
            return say("С этим столом всё в порядке.", "Nothing is wrong with this table.")
        trouble = _trouble(stored, reading)
        if reading is None or not reading.entries:
            raise MenagerieError(
                f"Этот стол не починить: {trouble}.", f"This table cannot be mended: it {trouble}."
            )
        _sure(yes, trouble)
        kept = _keep(place, stored, reading.entries)
        await storage.upkeep.cut(table, reading.entries, reading.state)
        await storage.orders.reload(table)
        return say(
            f"Осталось записей: {reading.entries}; отрезанные лежат в {kept}.",
            f"{reading.entries} entries are left; what was cut is in {kept}.",
        )

    console.print(place.using(work), highlight=False, soft_wrap=True)


def _keep(place: Place, stored: StoredTable, entries: int) -> Path:
    """A file of what follows these entries, a JSON object a line, for its owner alone."""
    folder = Path() if place.settings.database else place.folder
    file = folder / f"{stored.id}.cut-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"
    with open(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as lines:
        for logged in stored.log[entries:]:
            lines.write(json.dumps(logged._asdict()) + "\n")
        lines.flush()
        os.fsync(lines.fileno())
    return file


def end(place: Place, table: TableId, yes: Yes = False) -> None:
    """End a table for good: nothing of it is kept, and whoever is there is told."""

    async def work(storage: Storage) -> str:
        stored = await _load(storage, table)
        _sure(yes, say(f"записей: {len(stored.log)}", f"{len(stored.log)} entries"))
        await storage.upkeep.remove(table)
        await storage.orders.reload(table)
        return say(f"Стола {table} больше нет.", f"The table {table} is no more.")

    console.print(place.using(work), highlight=False)


async def _load(storage: Storage, table: str) -> StoredTable:
    stored = await storage.load(table)
    if stored is None:
        raise MenagerieError(f"Стола {table} нет.", f"There is no table {table}.")
    return stored


def _sure(yes: bool, what: str) -> None:
    asked = say(f"Этого не вернуть ({what}). Точно?", f"This cannot be undone ({what}). Sure?")
    if not yes:
        typer.confirm(asked, abort=True)
