"""`menagerie puzzles`: find the best move; `menagerie puzzles make`: find new puzzles."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import TimeElapsedColumn
from rich.table import Table
from typer.core import TyperGroup

from menagerie.core.progress import progress_bar
from menagerie.core.puzzle import Collection, Yield, get_puzzle, puzzle_file
from menagerie.core.registry import get_game

from . import solving
from .common import GameName, Lang, console, language, make_ready, say


class SolveByDefault(TyperGroup):
    """`puzzles GAME` is `puzzles solve GAME`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        named = args if args[0] in self.commands else ["solve", *args]
        return super().resolve_command(ctx, named)


app = typer.Typer(
    cls=SolveByDefault, help="Find the best move, or let the engine find new puzzles."
)


@app.command()
def solve(
    game: GameName,
    number: Annotated[str, typer.Argument(help="Which puzzle; without it: a list.")] = "",
    lang: Lang = None,
) -> None:
    """Find the best move of a position; a wrong answer is told what it is worth."""
    code = language(lang)
    chosen = get_game(game)
    if number:
        solving.solve(get_puzzle(chosen, number), code)
    else:
        solving.list_puzzles(chosen)


@app.command()
def make(
    game: GameName,
    count: Annotated[int, typer.Option(help="How many puzzles there shall be in all.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same puzzles.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Where to; if not given, the file of the game.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help="Processes; all cores if not given.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Find and prove puzzles in games of bots; begun files are gone on with."""
    language(lang)
    from menagerie.puzzles.making import Plan, begun
    from menagerie.puzzles.making import make as make_puzzles

    chosen = get_game(game)
    plan = Plan(game, count, seed, out or puzzle_file(chosen))
    there = len(begun(plan).puzzles)
    make_ready(chosen)
    with progress_bar(TimeElapsedColumn()) as progress:
        task = progress.add_task(say("Ищу задачи", "Looking"), total=count, completed=there)

        def report(collection: Collection) -> None:
            text = _progress(collection.made)
            progress.update(task, completed=len(collection.puzzles), description=text)

        collection = make_puzzles(plan, processes, report)
    _show_yield(collection, plan.out)


def _progress(made: Yield) -> str:
    return say(
        f"Раздач: {made.deals}, позиций: {made.positions}",
        f"{made.deals} deals, {made.positions} positions",
    )


def _show_yield(collection: Collection, out: Path) -> None:
    made = collection.made
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = (
        (say("раздач сыграно", "deals played"), made.deals),
        (say("позиций", "positions"), made.positions),
        (say("есть из чего выбрать", "with enough to choose from"), made.choices),
        (say("с первого взгляда не найти", "missed at first sight"), made.missed),
        (say("лучший ход ясен мастеру", "one move clearly best to a master"), made.clear),
        (say("доказано", "proved"), made.proved),
        (say("сосчитано до конца", "counted to the end"), made.exact),
        (say("оставлено задач", "puzzles kept"), len(collection.puzzles)),
    )
    for name, n in rows:
        table.add_row(name, f"{n:,}")
    console.print(table)
    console.print(str(out))
