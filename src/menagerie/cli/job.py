"""`menagerie job`: a long calculation over a game, with progress, resumed where it was left."""

import os
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TaskProgressColumn, TimeRemainingColumn

from menagerie.batch.jobs import run_job
from menagerie.core.errors import MenagerieError
from menagerie.core.files import writing
from menagerie.core.game import Game
from menagerie.core.jobs import Each
from menagerie.core.progress import progress_bar
from menagerie.core.registry import get_game
from menagerie.study.page import page_html

from .common import Lang, console, language, say


def job(
    game: str,
    name: Annotated[str, typer.Argument(help="The job; without it: which ones there are.")] = "",
    out: Annotated[
        Path, typer.Option(help="The folder for the tables, and for what is resumed.")
    ] = Path(),
    gpu: Annotated[bool, typer.Option("--gpu", help="Count on an NVIDIA card.")] = False,
    threads: Annotated[int | None, typer.Option(help="All cores if not given.")] = None,
    most: Annotated[int | None, typer.Option(help="Stop after so many.")] = None,
    lang: Lang = None,
) -> None:
    """Count something long of a game; a job that was stopped goes on where it was."""
    language(lang)
    found = get_game(game)
    if not name:
        _list(found)
        return
    chosen = found.job(name)
    if most is not None and most < 1:
        raise MenagerieError("Сосчитайте хотя бы одно.", "Count at least one.")
    workers = 1 if gpu else threads or os.cpu_count() or 1
    began = time.perf_counter()
    with progress_bar(TaskProgressColumn(), TimeRemainingColumn()) as bar:
        task = bar.add_task(
            chosen.title.text(language()), total=min(most or chosen.size, chosen.size)
        )
        tally = run_job(
            chosen,
            out,
            lambda done: bar.update(task, completed=done),
            _device() if gpu else None,
            workers,
            most,
        )
    with writing(out):
        chosen.write(tally, out)
        page = page_html(chosen.page(out), language())
        (out / f"{chosen.name}.html").write_text(page, encoding="utf-8")
    seconds = time.perf_counter() - began
    console.print(
        say(f"Готово за {seconds:.0f} с: {out}", f"Done in {seconds:.0f} s: {out}"), markup=False
    )


def _device() -> Each:
    from menagerie.batch.gpu import each

    return each


def _list(game: Game) -> None:
    if not game.jobs:
        console.print(say("Для этой игры считать нечего.", "There is nothing to count here."))
    for one in game.jobs:
        told = f"{one.name}: {one.title.text(language())}. {one.about.text(language())}"
        console.print(told, markup=False)
