"""`menagerie simulate`: random games by the thousand, with their scores."""

import json
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.progress import TimeRemainingColumn
from rich.table import Table

from menagerie.batch.base import check_size
from menagerie.batch.simulation import Simulation, simulate
from menagerie.bots import with_names
from menagerie.core.progress import progress_bar
from menagerie.core.registry import get_game
from menagerie.core.setup import Setup
from menagerie.data.choosing import PLAYERS, check_player
from menagerie.data.parquet import LISTS
from menagerie.data.writing import check_parts, record

from .common import (
    Json,
    Lang,
    Options,
    console,
    language,
    make_ready,
    parse_options,
    say,
)


def simulate_command(
    game: str,
    seats: Annotated[int, typer.Option(help="How many play.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    threads: Annotated[int | None, typer.Option(help="All cores if not given.")] = None,
    bot: Annotated[str, typer.Option(help=f"Who plays: {with_names(PLAYERS).en}.")] = PLAYERS[0],
    parquet: Annotated[
        Path | None, typer.Option(help="Write every game to this Parquet file.")
    ] = None,
    parts: Annotated[
        str, typer.Option(help="What it holds of each game, comma-separated.")
    ] = ",".join(LISTS),
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play random games, or those of casual bots, and show the speed and the scores by seat."""
    language(lang)
    setup = Setup(get_game(game), seats, parse_options(option), seed)
    check_size(games)
    check_player(bot)
    chosen = check_parts(parts)
    make_ready(setup.game)
    with progress_bar(TimeRemainingColumn()) as progress:
        task = progress.add_task(say("Играю", "Playing"), total=games)

        def report(n: int) -> None:
            progress.advance(task, n)

        if parquet is None and bot == PLAYERS[0]:
            result = simulate(setup, games, threads, report)
        else:
            result = record(setup, games, bot, parquet, chosen, threads, report)
    if as_json:
        print(json.dumps(_as_json(setup, result)))
    else:
        _show(result)


def distribution(result: Simulation) -> list[dict[str, Any]]:
    """The scores by seat in a few numbers."""
    return [
        {
            "seat": seat,
            "mean": round(float(points.mean()), 3),
            "deviation": round(float(points.std()), 3),
            "min": int(points.min()),
            "median": float(np.median(points)),
            "max": int(points.max()),
        }
        for seat, points in enumerate(result.scores.T)
    ]


def _as_json(setup: Setup, result: Simulation) -> dict[str, Any]:
    return {
        "game": setup.game.id,
        "seats": setup.seats,
        "options": setup.options,
        "games": len(result.lengths),
        "moves": result.moves,
        "seconds": round(result.seconds, 6),
        "moves_per_second": round(result.moves_per_second),
        "scores": distribution(result),
    }


def _show(result: Simulation) -> None:
    games, moves = len(result.lengths), result.moves
    console.print(
        say(
            f"{games:,} партий, {moves:,} ходов за {result.seconds:.2f} с: "
            f"{result.moves_per_second:,.0f} ходов в секунду",
            f"{games:,} games, {moves:,} moves in {result.seconds:.2f} s: "
            f"{result.moves_per_second:,.0f} moves a second",
        )
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in (
        say("место", "seat"),
        say("среднее", "mean"),
        "±",
        say("мин", "min"),
        say("медиана", "median"),
        say("макс", "max"),
    ):
        table.add_column(column, justify="right")
    for row in distribution(result):
        table.add_row(
            str(row["seat"] + 1),
            f"{row['mean']:.1f}",
            f"{row['deviation']:.1f}",
            str(row["min"]),
            f"{row['median']:g}",
            str(row["max"]),
        )
    console.print(table)
