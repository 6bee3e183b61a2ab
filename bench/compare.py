"""Is the engine as fast as it was, and does it play the same? Two source trees, in one run.

python -m bench.compare OLD_SRC [GAME …]     OLD_SRC: the `src` folder of another commit

Each game runs in two processes, one for each tree, which take turns in short pieces, so that
whatever else the machine does slows both alike. Times are processor times of one core; a ratio
above 1 says that the new tree is faster. What the two computed is compared as well.
"""

from __future__ import annotations

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
ROUNDS = int(os.environ.get("MENAGERIE_BENCH_ROUNDS", "5"))


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
            raise SystemExit(f"the worker of {self._process.args!r} ended")
        speed, digest = json.loads(line)
        return float(speed), str(digest)

    def stop(self) -> None:
        self._process.communicate()


@dataclass
class Row:
    """The measurements of one task, by turns."""

    old: list[float] = field(default_factory=list)
    new: list[float] = field(default_factory=list)
    same: bool = True

    @property
    def ratio(self) -> float:
        """The median over the turns: each compares neighbours in time."""
        return median(new / old for old, new in zip(self.old, self.new, strict=True))


def compare(old_source: Path, game: str) -> list[Row]:
    old, new = Worker(old_source, game), Worker(NEW, game)
    rows = [Row() for _ in TASKS]
    try:
        for task, row in enumerate(rows):
            for _ in range(ROUNDS):
                (before, was), (after, now) = old.measure(task), new.measure(task)
                row.old.append(before)
                row.new.append(after)
                row.same &= was == now
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
                f"{row.ratio:.3f}", "the same" if row.same else "DIFFER",
            )  # fmt: skip
    console.print(table)


if __name__ == "__main__":
    main()
