"""`menagerie arena`: bots against each other on the same deals, with ratings."""

import json
from typing import Annotated

import typer

from menagerie.arena.tournament import Plan, Tournament, as_json, check, pairings, run
from menagerie.bots import LEVELS
from menagerie.core.registry import get_game
from menagerie.core.setup import usual_seats

from . import common


def arena(
    game: common.GameName,
    bots: Annotated[
        str,
        typer.Option(
            help=f"Comma-separated: {LEVELS.en}; module:Name or a net's file for your own."
        ),
    ] = "random,greedy,club,master",
    deals: Annotated[int, typer.Option(help="Deals; each is played in every rotation.")] = 10,
    seats: common.Seats = None,
    option: common.Options = None,
    seed: common.GamesSeed = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; all cores if not given.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(help="Address of a Ray cluster, or `local`.", metavar="ADDRESS")
    ] = None,
    lang: common.Lang = None,
    json_output: common.Json = False,
) -> None:
    """Let bots play each other, and rate them."""
    common.language(lang)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    declared, options = get_game(game), common.parse_options(option)
    seats = usual_seats(declared, options, near=2) if seats is None else seats
    plan = Plan(game, seats, names, deals, options, seed)
    check(plan)
    common.make_ready(declared)
    with common.counting(common.say("Играю", "Playing"), len(pairings(plan))) as report:
        result = run(plan, jobs, report, ray)
    if json_output:
        print(json.dumps(as_json(result)))
    else:
        _show(result)


def _show(result: Tournament) -> None:
    plan = result.plan
    games = len(result.results)
    common.tell(
        f"{games} партий на {plan.deals} раздачах за {result.seconds:.1f} с",
        f"{games} games on {plan.deals} deals in {result.seconds:.1f} s",
    )
    rated = result.ratings()
    cross, scores = result.cross(), result.scores()
    columns = (
        common.say("бот", "bot"),
        common.say("рейтинг", "rating"),
        "95 %",
        *(row.bot for row in rated),
        common.say("очки", "points"),
        common.say("побед", "wins"),
        common.say("по местам", "by seat"),
    )
    rows = []
    for row in rated:
        shares = cross.get(row.bot, {})
        mine = scores[row.bot]
        rows.append(
            (
                row.bot,
                f"{row.rating:.0f}",
                f"{row.low:.0f} … {row.high:.0f}",
                *(f"{shares[r.bot]['share']:.0%}" if r.bot in shares else "·" for r in rated),
                f"{mine['points']:.1f}",
                f"{mine['first']:.0%}",
                " ".join("·" if p is None else f"{p:.1f}" for p in mine["by_seat"]),
            )
        )
    common.show(columns, rows)
