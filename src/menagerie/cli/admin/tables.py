"""Tables: listed, checked, repaired, ended and tidied away."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from menagerie.core.errors import MenagerieError
from menagerie.core.text import Text, decimal

from ..common import Json, console, language, say, show, tell
from ..place import Place

UNITS = (Text("Б", "B"), Text("КиБ", "KiB"), Text("МиБ", "MiB"), Text("ГиБ", "GiB"))


def size(number: float) -> str:
    """Return a number of bytes in a readable unit."""
    for unit in UNITS:
        if number < 1024 or unit is UNITS[-1]:
            break
        number /= 1024
    digits = f"{number:.0f}" if unit is UNITS[0] else decimal(number).text(language())
    return f"{digits} {unit.text(language())}"


if TYPE_CHECKING:
    from menagerie.server.storage.statements import StoredTable
    from menagerie.server.storage.storage import Storage
    from menagerie.server.storage.tidying import TableSize
    from menagerie.server.tables.repairing import Reading

TableId = Annotated[str, typer.Argument(help="The table, as in its address.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]
COLUMNS = (
    Text("стол", "table"), Text("игра", "game"), Text("состояние", "state"),
    Text("изменён", "changed"), Text("записей", "entries"), Text("занимает", "size"),
)  # fmt: skip
STATES = {
    "lobby": Text("ждёт", "lobby"),
    "playing": Text("идёт", "playing"),
    "over": Text("окончен", "over"),
}


def tables(
    place: Place,
    state: Annotated[
        Literal["lobby", "playing", "over"] | None,
        typer.Option(help="Only lobby, playing or over."),
    ] = None,
    most: Annotated[int, typer.Option(help="How many to show.", min=1)] = 30,
    as_json: Json = False,
) -> None:
    """List the tables, those that changed last first, and what they take."""
    found = place.using(lambda storage: storage.upkeep.sizes())
    wanted = [one for one in found if state in (None, one.state)]
    shown = wanted[:most]
    if as_json:
        rows = [{"game": _game(one), **one._asdict()} for one in shown]
        told = [{name: row[name] for name in row if name != "terms"} for row in rows]
        print(json.dumps(told))
        return
    if not wanted:
        tell("Таких столов нет.", "There are no such tables.")
        return
    show([column.text(language()) for column in COLUMNS], map(_row, shown), words=4)
    entries, takes = sum(one.entries for one in wanted), size(sum(one.bytes for one in wanted))
    some = len(shown) < len(wanted)
    tell(
        f"Столов: {len(wanted)}, записей: {entries}, {takes}."
        + f" Показаны последние {len(shown)}; больше: --most." * some,
        f"Tables: {len(wanted)}, entries: {entries}, {takes}."
        + f" The last {len(shown)} are shown; more: --most." * some,
    )


def _row(one: TableSize) -> tuple[str, ...]:
    state = STATES[one.state].text(language()) if one.state in STATES else one.state
    return one.id, _game(one), state, _moment(one.changed), str(one.entries), size(one.bytes)


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
        console.print(line, soft_wrap=True)
    tell(
        f"Столов: {number}, не читается: {len(bad)}.",
        f"Tables: {number}, cannot be read: {len(bad)}.",
    )
    if bad:
        tell(
            "Починить то, что читается до какой-то записи: menagerie admin repair СТОЛ. "
            "Убрать совсем: menagerie admin end СТОЛ.",
            "To mend what can be read up to some entry: menagerie admin repair TABLE. "
            "To remove one: menagerie admin end TABLE.",
            soft_wrap=True,
        )
        raise typer.Exit(1)


def _trouble(stored: StoredTable, reading: Reading | None) -> str:
    if reading is None or not reading.entries:
        return say("не читается совсем", "cannot be read at all")
    why = reading.why.text(language()) if reading.why else ""
    return say(
        f"читаются записи 1–{reading.entries} из {len(stored.log)}, дальше: {why}",
        f"entries 1–{reading.entries} of {len(stored.log)} can be read, then: {why}",
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
        told = f"{trouble[0].upper()}{trouble[1:]}"
        console.print(told, soft_wrap=True)
        cut = len(stored.log) - reading.entries
        _sure(
            yes,
            f"Отрезать записей: {cut}? Они останутся в файле.",
            f"Entries to cut: {cut}. They stay in a file. Sure?",
        )
        kept = _keep(place, stored, reading.entries)
        await storage.upkeep.cut(table, reading.entries, reading.state)
        await storage.orders.reload(table)
        return say(
            f"Осталось записей: {reading.entries}; отрезанное лежит в {kept}.",
            f"Entries left: {reading.entries}; what was cut is in {kept}.",
        )

    console.print(place.using(work), soft_wrap=True)


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
        _sure(
            yes,
            f"Убрать стол, записей: {len(stored.log)}? Этого не вернуть.",
            f"Entries to remove: {len(stored.log)}. This cannot be undone. Sure?",
        )
        await storage.upkeep.remove(table)
        await storage.orders.reload(table)
        return say(f"Стола {table} больше нет.", f"The table {table} is no more.")

    console.print(place.using(work))


def tidy(place: Place, yes: Yes = False) -> None:
    """Remove now what the server removes by and by: tables that nobody needs any more."""
    from menagerie.server.tables.tidying import before

    limits = before(place.settings, time.time())

    async def work(storage: Storage) -> str:
        pages = [page async for page in storage.tidying.pages(limits)]
        number = sum(map(len, pages))
        if not number:
            return say("Лишних столов нет.", "There are no tables that nobody needs.")
        _sure(
            yes,
            f"Столов, которые никому не нужны: {number}. Убрать? Этого не вернуть.",
            f"Tables that nobody needs: {number}. Removing them cannot be undone. Sure?",
        )
        gone = [one for page in pages for one in await storage.tidying.remove(page, limits)]
        for table in gone:
            await storage.orders.reload(table)
        return say(f"Убрано столов: {len(gone)}.", f"Tables removed: {len(gone)}.")

    console.print(place.using(work))


async def _load(storage: Storage, table: str) -> StoredTable:
    stored = await storage.load(table)
    if stored is None:
        raise MenagerieError(
            f"Стола {table} нет. Какие есть: menagerie admin tables.",
            f"There is no table {table}. For a list: menagerie admin tables.",
        )
    return stored


def _sure(yes: bool, ru: str, en: str) -> None:
    """Ask, unless that was answered by an option."""
    try:
        sure = yes or typer.confirm(say(ru, en))
    except typer.Abort:  # nobody is there to answer
        console.print()
        sure = False
    if not sure:
        tell(
            "Ничего не изменилось. Без вопроса: --yes.",
            "Nothing was changed. To skip the question: --yes.",
        )
        raise typer.Exit(1)
