"""`menagerie serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from menagerie.core.registry import all_games

from .common import Lang, console, language, make_ready, say


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes any free one.")] = 8000,
    data: Annotated[Path, typer.Option(help="The folder that keeps the games.")] = Path("data"),
    database: Annotated[
        str, typer.Option(help="postgresql://… in place of SQLite in the data folder.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Serve the games to browsers; Ctrl+C stops, and nothing is lost."""
    from menagerie.server.run import listen, run
    from menagerie.server.settings import from_environment

    language(lang)
    settings = from_environment(data=str(data), database=database)
    listening = listen(host, port)
    make_ready(*all_games())
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listening.getsockname()[1]}"

    def started() -> None:
        console.print(say(f"Играйте: {address}", f"Play at {address}"), highlight=False)

    run(settings, listening, started)
