"""Is the engine as fast as it was, and does it play the same? Two source trees, in one run.

python -m bench.compare OLD_SRC [GAME …]     OLD_SRC: the `src` folder of another commit

Each game runs in two processes, one for each tree, which take turns in short pieces, so that
whatever else the machine does slows both alike. Where code and arrays happen to lie in memory makes
a process up to a tenth faster or slower, so there are several of them. Times are processor times of
one core; a ratio above 1 says that the new tree is faster. What both computed is compared as well.
"""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

WORKER = Path(__file__).with_name("compare_worker.py")
NEW = Path(__file__).parents[1] / "src"
TASKS = ("random play, moves/s", "search, playouts/s", "master, decisions/s")
PROCESSES = int(os.environ.get("MENAGERIE_BENCH_PROCESSES", "5"))  # of each tree, for each game
TURNS = 2  # of each process, for each task


class Worker:
    """A process that measures one game with one tree."""

    def __init__(self, source: Path, game: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(WORKER), game],
            env={**os.environ, "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, task: int) -> tuple[float, str]:
        """Amount a second, and a digest of what was computed."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{task}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a worker ended: see its message above")
        speed, digest = json.loads(line)
        return float(speed), str(digest)

    def stop(self) -> None:
        self._process.communicate()


@dataclass
class Row:
    """The measurements of one task: what was counted in a second, and digests of the results."""

    old: list[float] = field(default_factory=list)
    new: list[float] = field(default_factory=list)
    digests: set[str] = field(default_factory=set)

    @property
    def ratio(self) -> float:
        return median(self.new) / median(self.old)


def measure_in_turns(old: Worker, new: Worker, rows: list[Row]) -> None:
    for turn in range(TURNS):
        for task, row in enumerate(rows):
            pairs = [(old, row.old), (new, row.new)]
            for worker, speeds in pairs if turn % 2 == 0 else reversed(pairs):
                speed, digest = worker.measure(task)
                speeds.append(speed)
                row.digests.add(digest)


def compare(old_source: Path, game: str) -> list[Row]:
    rows = [Row() for _ in TASKS]
    for _ in range(PROCESSES):
        old, new = Worker(old_source, game), Worker(NEW, game)
        try:
            measure_in_turns(old, new, rows)
        finally:
            old.stop()
            new.stop()
    return rows


def main() -> None:
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    from menagerie.core.registry import game_ids

    console = Console(width=100)
    table = Table("game", "what", box=None, pad_edge=False, header_style="bold")
    for column in ("old", "new", "new / old", "results"):
        table.add_column(column, justify="right")
    for game in sys.argv[2:] or game_ids():
        for task, row in zip(TASKS, compare(Path(sys.argv[1]), game), strict=True):
            table.add_row(
                game, task, f"{median(row.old):,.1f}", f"{median(row.new):,.1f}",
                f"{row.ratio:.3f}", "the same" if len(row.digests) == 1 else "DIFFER",
            )  # fmt: skip
    console.print(table)


if __name__ == "__main__":
    main()
