"""`menagerie serve`: the table in the browser."""

from __future__ import annotations

import gc
from contextlib import nullcontext
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.bots import offer
from menagerie.bots.prepare import prepare
from menagerie.core.registry import all_games
from menagerie.core.running.rule import compiled_before

from .common import Lang, console, language, make_ready, say

if TYPE_CHECKING:
    from menagerie.server.settings import Settings


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes any free one.")] = 8000,
    data: Annotated[Path, typer.Option(help="The folder that keeps the games.")] = Path("data"),
    database: Annotated[
        str, typer.Option(help="postgresql://… in place of SQLite in the data folder.")
    ] = "",
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot of your own to offer: module:Name. Repeatable.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve the games to browsers; Ctrl+C stops, and nothing is lost."""
    from menagerie.server.settings import from_environment
    from menagerie.server.storage.data_lock import locked

    language(lang)
    for name in bot or ():
        offer(name)
    settings = from_environment(data=str(data), database=database)
    with nullcontext() if settings.database else locked(settings.data):
        _serve(settings, host, port)


def _serve(settings: Settings, host: str, port: int) -> None:
    from menagerie.server.run import listen, run

    listening = listen(host, port)
    make_ready(*[game for game in all_games() if not compiled_before(game.folder)])
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listening.getsockname()[1]}"

    def started() -> None:
        console.print(say(f"Играйте: {address}", f"Play at {address}"), highlight=False)
        console.file.flush()
        # Visitors need not wait for rules that only have to be read from the cache.
        Thread(target=_load_rules, daemon=True).start()

    run(settings, listening, started)


def _load_rules() -> None:
    for game in all_games():
        prepare(game)
    # All this stays: looking through it again and again would stop the server for long moments.
    gc.collect()
    gc.freeze()
