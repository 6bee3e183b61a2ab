"""`menagerie arena`: bots against each other on the same deals, with ratings."""

import json
from typing import Annotated

import typer
from rich.progress import TimeRemainingColumn
from rich.table import Table

from menagerie.arena.tournament import Plan, Tournament, as_json, check, pairings, run
from menagerie.bots import LEVELS
from menagerie.core.progress import progress_bar
from menagerie.core.registry import get_game
from menagerie.core.setup import usual_seats

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


def arena(
    game: Annotated[str, typer.Argument(help="Which game; see `menagerie games`.")],
    bots: Annotated[
        str,
        typer.Option(
            help=f"Comma-separated: {LEVELS.en}; module:Name or a net's file for your own."
        ),
    ] = "random,greedy,club,master",
    deals: Annotated[int, typer.Option(help="Deals; each is played in every rotation.")] = 10,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; all cores if not given.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(help="Address of a Ray cluster, or `local`.", metavar="ADDRESS")
    ] = None,
    lang: Lang = None,
    json_output: Json = False,
) -> None:
    """Let bots play each other, and rate them."""
    language(lang)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    declared, options = get_game(game), parse_options(option)
    seats = usual_seats(declared, options, near=2) if seats is None else seats
    plan = Plan(game, seats, names, deals, options, seed)
    check(plan)
    make_ready(declared)
    with progress_bar(TimeRemainingColumn()) as progress:
        task = progress.add_task(say("Играю", "Playing"), total=len(pairings(plan)))
        result = run(plan, jobs, lambda n: progress.advance(task, n), ray)
    if json_output:
        print(json.dumps(as_json(result)))
    else:
        _show(result)


def _show(result: Tournament) -> None:
    plan = result.plan
    games = len(result.results)
    console.print(
        say(
            f"{games} партий на {plan.deals} раздачах за {result.seconds:.1f} с",
            f"{games} games on {plan.deals} deals in {result.seconds:.1f} s",
        )
    )
    rated = result.ratings()
    cross, scores = result.cross(), result.scores()
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("бот", "bot"))
    for column in (
        say("рейтинг", "rating"),
        "95 %",
        *(row.bot for row in rated),
        say("очки", "points"),
        say("побед", "wins"),
        say("по местам", "by seat"),
    ):
        table.add_column(column, justify="right")
    for row in rated:
        shares = cross.get(row.bot, {})
        mine = scores[row.bot]
        table.add_row(
            row.bot,
            f"{row.rating:.0f}",
            f"{row.low:.0f} … {row.high:.0f}",
            *(f"{shares[r.bot]['share']:.0%}" if r.bot in shares else "·" for r in rated),
            f"{mine['points']:.1f}",
            f"{mine['first']:.0%}",
            " ".join("·" if p is None else f"{p:.1f}" for p in mine["by_seat"]),
        )
    console.print(table)
