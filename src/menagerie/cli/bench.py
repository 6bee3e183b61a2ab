"""`menagerie bench`: moves a second of each game, interpreted and compiled."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from menagerie.batch.speed import Speed, cpu_speeds, gpu_speeds
from menagerie.core.errors import MenagerieError
from menagerie.core.registry import all_games, get_game

from .common import AnyGame, Json, Lang, counting, language, make_ready, say, show


def bench(
    game: AnyGame = "",
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
    with counting(say("Измеряю", "Measuring"), len(jobs)) as report:
        for g, seats in jobs:
            speeds += [*cpu_speeds(g, seats, seconds), *gpu_speeds(g, seats, seconds)]
            report(1)
    if json_output:
        print(json.dumps([asdict(speed) for speed in speeds]))
        return
    columns = (
        say("игра", "game"),
        say("игроков", "seats"),
        say("способ", "mode"),
        say("ходов в секунду", "moves a second"),
    )
    rows = ((one.game, str(one.seats), one.mode, f"{one.moves_per_second:,.0f}") for one in speeds)
    show(columns, rows, words=3)
