"""Running a long job: in pieces, on several threads or on a device, resumed where it was left."""

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from menagerie.core.errors import MenagerieError
from menagerie.core.files import make_folder, writing
from menagerie.core.jobs import Each, Job, Tally
from menagerie.core.running.cache import key_now

from .ahead import in_order

SAVE_EVERY = 20.0  # seconds
DEVICE_PIECE, PIECE = 1 << 22, 1 << 15  # things counted at a time


class Saved:
    """How far a job is, in a file that is always whole."""

    def __init__(self, job: Job, folder: Path) -> None:
        self.job, self.file = job, folder / f"{job.name}.npz"
        self.key = key_now(frozenset({job.sources}), "")
        self._written = time.monotonic()

    def load(self) -> tuple[int, Tally]:
        """How many are counted, and what they came to."""
        empty = self.job.begin()
        if not self.file.exists():
            return 0, empty
        with np.load(self.file) as kept:
            if str(kept["key"]) != self.key:
                raise MenagerieError(
                    f"{self.file} начат по другим правилам. Уберите его или укажите другую папку.",
                    f"{self.file} was begun by other rules. Remove it or name another folder.",
                )
            return int(kept["done"]), type(empty)(*(kept[name] for name in empty._fields))

    def save(self, done: int, tally: Tally, due: bool = True) -> None:
        if not due and time.monotonic() < self._written + SAVE_EVERY:
            return
        self._written = time.monotonic()
        unfinished = self.file.with_suffix(".writing.npz")
        with writing(self.file):
            np.savez_compressed(unfinished, key=self.key, done=done, **tally._asdict())
            unfinished.replace(self.file)


def run_job(
    job: Job,
    folder: Path,
    report: Callable[[int], None],
    each: Each | None = None,
    threads: int = 1,
    most: int | None = None,
    piece: int | None = None,
) -> Tally:
    """Count all there is, or the first `most`; `report` is told how many are counted so far."""
    make_folder(folder)
    saved = Saved(job, folder)
    done, tally = saved.load()
    end = job.size if most is None else min(most, job.size)
    size = piece or (PIECE if each is None else DEVICE_PIECE)
    starts = range(done, end, size)
    report(done)

    def work(start: int) -> Tally:
        return job.count(start, min(size, end - start), each)

    try:
        for start, part in zip(starts, in_order(work, starts, threads), strict=True):
            tally, done = job.merge(tally, part), min(start + size, end)
            saved.save(done, tally, due=False)
            report(done)
    finally:
        saved.save(done, tally)
    return tally
