"""All games as a whole: copied, put back, moved into PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import TimeRemainingColumn

from menagerie.core.errors import MenagerieError
from menagerie.core.progress import progress_bar

from ..common import say, tell
from ..place import Place
from .tables import size

if TYPE_CHECKING:
    from menagerie.server.storage.statements import StoredTable


def _own_file(place: Place) -> Path:
    """The folder of a server whose games are in a file."""
    if place.settings.database:
        raise MenagerieError(
            "Копии базы PostgreSQL снимает pg_dump и возвращает pg_restore.",
            "A PostgreSQL database is copied by pg_dump and put back by pg_restore.",
        )
    return place.folder


def backup(
    place: Place, copy: Annotated[Path, typer.Argument(help="The file to write.")]
) -> None:  # fmt: skip
    """Copy all games as of one moment, while the server runs."""
    from menagerie.server.storage.sqlite_file import back_up

    takes = size(back_up(_own_file(place), copy))
    tell(f"Копия готова: {copy}, {takes}.", f"The copy is made: {copy}, {takes}.", soft_wrap=True)


def restore(
    place: Place,
    copy: Annotated[Path, typer.Argument(help="A copy that `menagerie admin backup` made.")],
) -> None:
    """Put a copy of all games back, while no server runs; what was there is kept beside it."""
    from menagerie.server.storage.sqlite_file import restore as put_back

    aside = put_back(_own_file(place), copy)
    tell("Партии возвращены.", "The games are back.")
    if aside is not None:
        tell(f"Прежние: {aside}", f"Those from before: {aside}", soft_wrap=True)


def move(place: Place) -> None:
    """Copy all games from the data folder into an empty PostgreSQL, and check each of them."""
    from menagerie.server.storage.moving import move as move_all
    from menagerie.server.tables.repairing import read

    if not place.settings.database:
        raise MenagerieError(
            "Куда переезжать? Назовите базу: --database postgresql://…",
            "Where to? Name the database: --database postgresql://…",
        )
    unreadable: list[str] = []

    def check(moved: StoredTable) -> None:
        reading = read(moved)
        if reading is None or reading.why:
            unreadable.append(moved.id)

    with progress_bar(TimeRemainingColumn()) as bar:
        task = bar.add_task(say("Партии переезжают", "Moving the games"), total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        rows = asyncio.run(move_all(place.folder, place.settings.database, progress, check))
    tell(
        f"Переехало столов: {rows['tables']}, записей: {rows['entries']}; всё сходится. "
        f"Прежние партии остались в {place.folder}.",
        f"Tables moved: {rows['tables']}, entries: {rows['entries']}; all of it agrees. "
        f"The games are still in {place.folder} too.",
        soft_wrap=True,
    )
    if unreadable:
        names = ", ".join(unreadable)
        tell(
            f"Не читались и раньше: {names}.",
            f"These could not be read before: {names}.",
            soft_wrap=True,
        )
