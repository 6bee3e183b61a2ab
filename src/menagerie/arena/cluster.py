"""The arena across machines: Ray, when it is installed and an address is given."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from typing import TypeVar

from menagerie.core.errors import MenagerieError
from menagerie.core.running.cache import PACKAGE

Job = TypeVar("Job")
Result = TypeVar("Result")
Work = Callable[[list[Job]], list[Result]]

BATCH = 4  # games a task: few enough to spread, enough to be worth sending
KNOCK_SECONDS = 5.0
# Where workers look for this package and for bots of one's own, if it is not installed there.
SOURCES = os.pathsep.join((str(PACKAGE.parent), os.getcwd()))


def on_ray(work: Work[Job, Result], todo: list[Job], address: str) -> Iterator[list[Result]]:
    """Share the work on a cluster whose machines have this package; `local` starts one here."""
    try:
        import ray
    except ImportError:
        raise MenagerieError(
            "Ray не установлен: pip install 'menagerie[ray]'.",
            "Ray is not installed: pip install 'menagerie[ray]'.",
        ) from None
    try:
        _knock(address)
        ray.init(
            address=address,
            log_to_driver=False,
            runtime_env={"env_vars": {"PYTHONPATH": SOURCES}},
        )
    except (ConnectionError, ValueError, OSError, RuntimeError) as error:
        raise MenagerieError(
            f"Кластер Ray по адресу {address!r} не отвечает: {error}.",
            f"There is no Ray cluster at {address!r}: {error}.",
        ) from None
    try:
        yield from _share(work, todo)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[-1]
        raise MenagerieError(
            f"На кластере Ray не сыграть: {reason}", f"The Ray cluster cannot play: {reason}"
        ) from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once where nobody answers: Ray itself keeps trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def _share(work: Work[Job, Result], todo: list[Job]) -> Iterator[list[Result]]:
    import ray

    @ray.remote(num_cpus=1)
    def task(some: list[Job]) -> list[Result]:
        return work(some)

    running = [task.remote(todo[k : k + BATCH]) for k in range(0, len(todo), BATCH)]
    while running:
        finished, running = ray.wait(running)
        yield from ray.get(finished)
