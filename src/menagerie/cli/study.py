"""`menagerie study`: one page about a game, from the games of bots."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TimeRemainingColumn

from menagerie.batch.base import check_size
from menagerie.bots import with_names
from menagerie.core.files import make_folder, writing
from menagerie.core.progress import progress_bar
from menagerie.core.registry import all_games, get_game
from menagerie.core.setup import Setup, usual_seats
from menagerie.data.choosing import PLAYERS, check_player
from menagerie.study.page import page_html
from menagerie.study.study import study

from .common import (
    Lang,
    Options,
    console,
    language,
    make_ready,
    parse_options,
    say,
)


def study_command(
    game: Annotated[str, typer.Argument(help="One game; all of them if not given.")] = "",
    out: Annotated[Path, typer.Option(help="The folder for the page, GAME.html.")] = Path(),
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 20_000,
    bot: Annotated[str, typer.Option(help=f"Who plays: {with_names(PLAYERS).en}.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    threads: Annotated[int | None, typer.Option(help="All cores if not given.")] = None,
    lang: Lang = None,
) -> None:
    """Make one page with plots of what matters in a game, from games of bots."""
    language(lang)
    check_size(games)
    check_player(bot)
    options = parse_options(option)
    studied = [get_game(game)] if game else list(all_games())
    setups = [Setup(one, seats or usual_seats(one, options), options, seed) for one in studied]
    make_folder(out)
    make_ready(*studied)
    for setup in setups:
        with progress_bar(TimeRemainingColumn()) as progress:
            task = progress.add_task(setup.game.words.label("title", language()), total=games)
            page = study(setup, games, bot, threads, partial(progress.advance, task))
        file = out / f"{setup.game.id}.html"
        with writing(file):
            file.write_text(page_html(page, language()), encoding="utf-8")
        console.print(say(f"Готово: {file}", f"Done: {file}"), markup=False)
