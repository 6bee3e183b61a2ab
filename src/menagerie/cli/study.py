"""`menagerie study`: one page about a game, from the games of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from menagerie.batch.base import check_size
from menagerie.core.registry import get_game
from menagerie.core.setup import Setup
from menagerie.data.choosing import check_player
from menagerie.study.page import page_html
from menagerie.study.study import study

from .common import (
    Lang,
    Options,
    console,
    errors_console,
    language,
    make_ready,
    parse_options,
    say,
)

USUAL_SEATS = 4


def study_command(
    game: str,
    out: Annotated[
        Path | None, typer.Option(help="The HTML file; if not given, GAME.html.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 20_000,
    bot: Annotated[str, typer.Option(help="Who plays: random or greedy.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    threads: Annotated[int | None, typer.Option(help="All cores if not given.")] = None,
    lang: Lang = None,
) -> None:
    """Make one page with plots of what matters in a game, from games of bots."""
    language(lang)
    found, options = get_game(game), parse_options(option)
    nearest = min(found.playable_seats(options), key=lambda n: (abs(n - USUAL_SEATS), n))
    setup = Setup(found, seats or nearest, options, seed)
    check_size(games)
    check_player(bot)
    make_ready(found)
    with Progress(console=errors_console, transient=True) as progress:
        task = progress.add_task(say("Играю", "Playing"), total=games)
        page = study(setup, games, bot, threads, lambda n: progress.advance(task, n))
    file = out or Path(f"{game}.html")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page_html(page, language()), encoding="utf-8")
    console.print(say(f"Готово: {file}", f"Done: {file}"), markup=False)
