"""The arena across machines."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from menagerie.core.cluster import cluster

Job = TypeVar("Job")
Result = TypeVar("Result")
Work = Callable[[list[Job]], list[Result]]

BATCH = 4  # games a task: few enough to spread, enough to be worth sending


def on_ray(work: Work[Job, Result], todo: list[Job], address: str) -> Iterator[list[Result]]:
    """Share the work on a cluster whose machines have this package; `local` starts one here."""
    with cluster(address) as ray:

        @ray.remote(num_cpus=1)
        def task(some: list[Job]) -> list[Result]:
            return work(some)

        running = [task.remote(todo[k : k + BATCH]) for k in range(0, len(todo), BATCH)]
        while running:
            finished, running = ray.wait(running)
            yield from ray.get(finished)
