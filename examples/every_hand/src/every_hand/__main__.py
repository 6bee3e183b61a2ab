"""`python -m every_hand`: count all hands, with progress, resumed where it was left."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.progress import TaskProgressColumn, TimeRemainingColumn

from menagerie.core.compiled import need_compiled
from menagerie.core.progress import progress_bar
from menagerie.data.recording import in_order
from menagerie.games.fantasy_realms import GAME
from menagerie.games.fantasy_realms.bulk import Each
from menagerie.study.study import page_html

from .counting import HANDS, Tally, begin, count, merge
from .report import page
from .tables import write

RULES = GAME.version
SAVE_EVERY = 20.0  # seconds
DEVICE_PIECE, PIECE = 1 << 22, 1 << 15  # hands counted at a time


def load(file: Path) -> tuple[int, Tally]:
    """Return how many hands are counted, and their statistics."""
    if not file.exists():
        return 0, begin()
    with np.load(file) as kept:
        if int(kept["rules"]) != RULES:
            raise SystemExit(f"{file} was begun by other rules. Remove it or name another folder.")
        return int(kept["done"]), Tally(*(kept[name] for name in Tally._fields))


def save(file: Path, done: int, tally: Tally) -> None:
    """Keep it in a file that is always whole."""
    unfinished = file.with_suffix(".writing.npz")
    np.savez_compressed(unfinished, rules=RULES, done=done, **tally._asdict())
    unfinished.replace(file)


def run(
    file: Path,
    report: Callable[[int], None],
    each: Each | None = None,
    threads: int = 1,
    most: int = HANDS,
    piece: int = PIECE,
) -> Tally:
    """Count the first `most` hands; `report` gets how many are counted so far."""
    done, tally = load(file)
    saved = time.monotonic()
    report(done)
    starts = range(done, most, piece)

    def work(start: int) -> Tally:
        return count(start, min(piece, most - start), each)

    try:
        for start, part in zip(starts, in_order(work, starts, threads), strict=True):
            tally, done = merge(tally, part), min(start + piece, most)
            report(done)
            if time.monotonic() > saved + SAVE_EVERY:
                save(file, done, tally)
                saved = time.monotonic()
    finally:
        save(file, done, tally)
    return tally


def main(
    out: Annotated[Path, typer.Option(help="The folder for the tables and the page.")] = Path(),
    gpu: Annotated[bool, typer.Option("--gpu", help="Count on an NVIDIA card.")] = False,
    threads: Annotated[int, typer.Option(min=0, help="All cores if not given.")] = 0,
    most: Annotated[int, typer.Option(min=1, max=HANDS, help="Stop after so many.")] = HANDS,
) -> None:
    """Count all hands; what was stopped goes on where it was."""
    out.mkdir(parents=True, exist_ok=True)
    need_compiled()
    each: Each | None = None
    if gpu:
        from menagerie.batch.gpu import each as each_on_device

        each, threads = each_on_device, 1
    with progress_bar(TaskProgressColumn(), TimeRemainingColumn()) as bar:
        task = bar.add_task("Every hand", total=most)
        tally = run(
            out / "every_hand.npz",
            lambda done: bar.update(task, completed=done),
            each,
            threads or os.cpu_count() or 1,
            most,
            DEVICE_PIECE if gpu else PIECE,
        )
    write(tally, out)
    (out / "every_hand.html").write_text(page_html(page(out), "en"), encoding="utf-8")
    print(f"Done: {out}")


if __name__ == "__main__":
    typer.run(main)
