"""Where a server keeps its games: the options of all commands that need to know it, once."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from .common import Lang, language

if TYPE_CHECKING:
    from menagerie.server.settings import Settings
    from menagerie.server.storage.storage import Storage

T = TypeVar("T")
Data = Annotated[
    Path | None, typer.Option(help="The folder that keeps the games; `data` if not given.")
]
Database = Annotated[
    str | None, typer.Option(help="postgresql://… in place of SQLite in the data folder.")
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", help="A file of settings, TOML; see the docs.")
]


class Place:
    """What a server keeps, whether one runs or not."""

    def __init__(self, data: Path | None, database: str | None, file: Path | None) -> None:
        from menagerie.server.settings import from_environment

        folder = None if data is None else str(data)
        self.settings: Settings = from_environment(file, data=folder, database=database)

    @property
    def folder(self) -> Path:
        return Path(self.settings.data)

    def check(self) -> None:
        """Raises where no server has kept anything: none is begun here."""
        from menagerie.server.storage.sqlite_file import existing

        if not self.settings.database:
            existing(self.folder)

    def using(self, work: Callable[[Storage], Awaitable[T]]) -> T:
        """Do something with what is kept."""
        from menagerie.server.storage.storage import Storage

        self.check()

        async def story() -> T:
            storage = await Storage.open(self.settings)
            try:
                return await work(storage)
            finally:
                await storage.close()

        return asyncio.run(story())


def placed(function: Callable[..., None]) -> Callable[..., None]:
    """A command whose first parameter is a place: it gets the options that say which one, and that
    of the language, beside its own."""

    def command(
        *,
        data: Data = None,
        database: Database = None,
        settings: SettingsFile = None,
        lang: Lang = None,
        **own: Any,
    ) -> None:
        language(lang)
        function(Place(data, database, settings), **own)

    shared = inspect.signature(command, eval_str=True).parameters.values()
    own = inspect.signature(function, eval_str=True).parameters.values()
    together = [*list(own)[1:], *(one for one in shared if one.kind is one.KEYWORD_ONLY)]
    command.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # what Typer reads
        [one.replace(kind=one.KEYWORD_ONLY) for one in together]
    )
    command.__name__, command.__doc__ = function.__name__, function.__doc__
    return command
