"""`menagerie admin`: for whoever runs a server. Works while it runs, but for `restore`."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table

from menagerie.core.errors import MenagerieError

from .common import Json, Lang, console, language, say

if TYPE_CHECKING:
    from menagerie.server.storage.storage import Storage
    from menagerie.server.storage.upkeep import TableSize
    from menagerie.server.storage.values import StoredTable
    from menagerie.server.tables.repairing import Reading

T = TypeVar("T")
Data = Annotated[Path, typer.Option(help="The folder that keeps the games.")]
Database = Annotated[
    str, typer.Option(help="postgresql://… in place of SQLite in the data folder.")
]
TableId = Annotated[str, typer.Argument(help="The table, as in its address.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]
HERE = Path("data")

app = typer.Typer(
    help="For whoever runs a server: tables, backups, restarts.", no_args_is_help=True
)


def _with_storage(data: Path, database: str, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with what a server keeps, whether one runs or not."""
    from menagerie.server.settings import Settings
    from menagerie.server.storage.sqlite_file import existing
    from menagerie.server.storage.storage import Storage

    if not database:
        existing(data)

    async def story() -> T:
        storage = await Storage.open(Settings(data=str(data), database=database))
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(story())


@app.command()
def tables(
    state: Annotated[str, typer.Option(help="Only lobby, playing or over.")] = "",
    most: Annotated[int, typer.Option(help="How many to show.")] = 30,
    data: Data = HERE,
    database: Database = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the tables, those that changed last first, and what they take."""
    language(lang)
    found = _with_storage(data, database, lambda storage: storage.upkeep.sizes())
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


@app.command()
def check(data: Data = HERE, database: Database = "", lang: Lang = None) -> None:
    """Read every table as the server does, and name those that cannot be read."""
    from menagerie.server.tables.repairing import read

    language(lang)

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

    number, bad = _with_storage(data, database, work)
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


@app.command()
def repair(
    table: TableId,
    yes: Yes = False,
    data: Data = HERE,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Cut the record of a table down to what can be read; its game goes on from there."""
    from menagerie.server.tables.repairing import read

    language(lang)

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
        await storage.upkeep.cut(table, reading.entries, reading.state)
        await storage.orders.reload(table)
        return say(f"Осталось записей: {reading.entries}.", f"{reading.entries} entries are left.")

    console.print(_with_storage(data, database, work), highlight=False)


@app.command()
def end(
    table: TableId,
    yes: Yes = False,
    data: Data = HERE,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """End a table for good: nothing of it is kept, and whoever is there is told."""
    language(lang)

    async def work(storage: Storage) -> str:
        stored = await _load(storage, table)
        _sure(yes, say(f"записей: {len(stored.log)}", f"{len(stored.log)} entries"))
        await storage.upkeep.remove(table)
        await storage.orders.reload(table)
        return say(f"Стола {table} больше нет.", f"The table {table} is no more.")

    console.print(_with_storage(data, database, work), highlight=False)


async def _load(storage: Storage, table: str) -> StoredTable:
    stored = await storage.load(table)
    if stored is None:
        raise MenagerieError(f"Стола {table} нет.", f"There is no table {table}.")
    return stored


def _sure(yes: bool, what: str) -> None:
    asked = say(f"Этого не вернуть ({what}). Точно?", f"This cannot be undone ({what}). Sure?")
    if not yes:
        typer.confirm(asked, abort=True)


@app.command()
def backup(
    copy: Annotated[Path, typer.Argument(help="The file to write.")],
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Copy all games as of one moment, while the server runs."""
    from menagerie.server.storage.backup import back_up

    language(lang)
    size = back_up(data, copy) / 2**20
    console.print(say(f"{copy}: {size:.1f} МиБ", f"{copy}: {size:.1f} MiB"), highlight=False)


@app.command()
def restore(
    copy: Annotated[Path, typer.Argument(help="A copy that `menagerie admin backup` made.")],
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Put a copy of all games back, while no server runs; what was there is kept beside it."""
    from menagerie.server.storage.backup import restore as put_back

    language(lang)
    aside = put_back(data, copy)
    console.print(say("Партии возвращены.", "The games are back."), highlight=False)
    if aside is not None:
        console.print(
            say(f"Прежние: {aside}", f"Those from before: {aside}"),
            highlight=False,
            soft_wrap=True,
        )


@app.command()
def announce(
    minutes: Annotated[float, typer.Argument(help="In how many minutes it restarts.", min=0)] = 5.0,
    cancel: Annotated[
        bool, typer.Option("--cancel", help="It does not restart after all.")
    ] = False,
    data: Data = HERE,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Tell everybody at a table that the server restarts soon."""
    language(lang)
    at = None if cancel else time.time() + 60 * minutes
    _with_storage(data, database, lambda storage: storage.orders.announce(at))
    console.print(
        say("За столами узнают через пару секунд.", "The tables will know in a few seconds."),
        highlight=False,
    )
