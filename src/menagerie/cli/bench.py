"""`menagerie bench`: moves a second of each game, interpreted and compiled."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.progress import TimeRemainingColumn
from rich.table import Table

from menagerie.batch.speed import Speed, cpu_speeds, gpu_speeds
from menagerie.core.errors import MenagerieError
from menagerie.core.progress import progress_bar
from menagerie.core.registry import all_games, get_game

from .common import Json, Lang, console, language, make_ready, say


def bench(
    game: Annotated[str, typer.Argument(help="One game; all of them if not given.")] = "",
    seconds: Annotated[float, typer.Option(help="How long to measure each line.")] = 1.0,
    lang: Lang = None,
    json_output: Json = False,
) -> None:
    """Measure random play: interpreted, one core, all cores."""
    language(lang)
    if seconds <= 0:
        raise MenagerieError("Время должно быть больше нуля.", "Give a time above zero.")
    games = [get_game(game)] if game else list(all_games())
    make_ready(*games)
    speeds: list[Speed] = []
    jobs = [(g, seats) for g in games for seats in g.playable_seats()]
    with progress_bar(TimeRemainingColumn()) as progress:
        for g, seats in progress.track(jobs, description=say("Измеряю", "Measuring")):
            speeds += [*cpu_speeds(g, seats, seconds), *gpu_speeds(g, seats, seconds)]
    if json_output:
        print(json.dumps([asdict(speed) for speed in speeds]))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("игра", "game"))
    table.add_column(say("игроков", "seats"), justify="right")
    table.add_column(say("способ", "mode"))
    table.add_column(say("ходов в секунду", "moves a second"), justify="right")
    for speed in speeds:
        table.add_row(speed.game, str(speed.seats), speed.mode, f"{speed.moves_per_second:,.0f}")
    console.print(table)
