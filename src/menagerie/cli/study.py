"""`menagerie study`: one page about a game, from the games of bots."""

from pathlib import Path
from typing import Annotated

import typer

from menagerie.batch.base import check_size
from menagerie.bots import with_names
from menagerie.core.files import make_folder, writing
from menagerie.core.registry import all_games, get_game
from menagerie.core.setup import Setup, usual_seats
from menagerie.data.choosing import PLAYERS, check_player
from menagerie.study.study import page_html, study

from . import common


def study_command(
    game: common.AnyGame = "",
    out: Annotated[Path, typer.Option(help="The folder for the page, GAME.html.")] = Path(),
    seats: common.Seats = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 20_000,
    bot: Annotated[str, typer.Option(help=f"Who plays: {with_names(PLAYERS).en}.")] = "greedy",
    seed: common.GamesSeed = 1,
    option: common.Options = None,
    threads: common.Threads = None,
    lang: common.Lang = None,
) -> None:
    """Make one page with plots of what matters in a game, from games of bots."""
    common.language(lang)
    check_size(games)
    check_player(bot)
    options = common.parse_options(option)
    studied = [get_game(game)] if game else list(all_games())
    setups = [Setup(one, seats or usual_seats(one, options), options, seed) for one in studied]
    make_folder(out)
    common.make_ready(*studied)
    for setup in setups:
        with common.counting(setup.game.words.label("title", common.language()), games) as report:
            page = study(setup, games, bot, threads, report)
        file = out / f"{setup.game.id}.html"
        with writing(file):
            file.write_text(page_html(page, common.language()), encoding="utf-8")
        common.tell(f"Готово: {file}", f"Done: {file}")
