"""`menagerie simulate`: random games by the thousand, with their scores."""

import json
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from menagerie.batch.base import check_size
from menagerie.batch.simulation import Simulation, simulate
from menagerie.bots import with_names
from menagerie.core.registry import get_game
from menagerie.core.setup import Setup
from menagerie.data.choosing import PLAYERS, check_player
from menagerie.data.parquet import LISTS
from menagerie.data.writing import check_parts, record

from . import common


def simulate_command(
    game: str,
    seats: Annotated[int, typer.Option(help="How many play.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seed: common.GamesSeed = 1,
    option: common.Options = None,
    threads: common.Threads = None,
    bot: Annotated[str, typer.Option(help=f"Who plays: {with_names(PLAYERS).en}.")] = PLAYERS[0],
    parquet: Annotated[
        Path | None, typer.Option(help="Write every game to this Parquet file.")
    ] = None,
    parts: Annotated[
        str, typer.Option(help="What it holds of each game, comma-separated.")
    ] = ",".join(LISTS),
    lang: common.Lang = None,
    as_json: common.Json = False,
) -> None:
    """Play random games, or those of casual bots, and show the speed and the scores by seat."""
    common.language(lang)
    setup = Setup(get_game(game), seats, common.parse_options(option), seed)
    check_size(games)
    check_player(bot)
    chosen = check_parts(parts)
    common.make_ready(setup.game)
    with common.counting(common.say("Играю", "Playing"), games) as report:
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
    common.tell(
        f"{games:,} партий, {moves:,} ходов за {result.seconds:.2f} с: "
        f"{result.moves_per_second:,.0f} ходов в секунду",
        f"{games:,} games, {moves:,} moves in {result.seconds:.2f} s: "
        f"{result.moves_per_second:,.0f} moves a second",
    )
    columns = (
        common.say("место", "seat"),
        common.say("среднее", "mean"),
        "±",
        common.say("мин", "min"),
        common.say("медиана", "median"),
        common.say("макс", "max"),
    )
    rows = (
        (
            str(row["seat"] + 1),
            f"{row['mean']:.1f}",
            f"{row['deviation']:.1f}",
            str(row["min"]),
            f"{row['median']:g}",
            str(row["max"]),
        )
        for row in distribution(result)
    )
    common.show(columns, rows, words=0)
