"""Other machines: Ray, when it is installed and an address is given, and files that go there."""

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple, TypeVar

from .distribution import install_command
from .errors import MenagerieError
from .running.cache import PACKAGE

KNOCK_SECONDS = 5.0
# Where workers look for this package and for bots of one's own, if it is not installed there.
SOURCES = os.pathsep.join((str(PACKAGE.parent), os.getcwd()))


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster whose machines have this package; `local` starts one here."""
    try:
        import ray
    except ImportError:
        raise MenagerieError(
            f"Ray не установлен: {install_command('ray')}.",
            f"Ray is not installed: {install_command('ray')}.",
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
        yield ray
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[-1]
        raise MenagerieError(
            f"Кластер Ray не справился: {reason}", f"The Ray cluster failed: {reason}"
        ) from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once where nobody answers: Ray itself keeps trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


class Carried(NamedTuple):
    """A file that goes with the work: its path means nothing there."""

    name: str
    content: bytes


def carried(file: Path) -> Carried:
    try:
        return Carried(file.name, file.read_bytes())
    except OSError as error:
        raise MenagerieError(
            f"{file} не читается: {error.strerror}.", f"{file} cannot be read: {error.strerror}."
        ) from None


@cache
def unpacked(file: Carried) -> Path:
    """Where it lies here: written once in each process."""
    path = Path(mkdtemp()) / file.name
    path.write_bytes(file.content)
    return path


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
