"""The arena across machines: Ray, when it is installed and an address is given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from menagerie.core.errors import MenagerieError

if TYPE_CHECKING:
    from .tournament import Pairing, Plan, Result

BATCH = 4  # games a task: few enough to spread, enough to be worth sending


def on_ray(plan: Plan, todo: list[Pairing], address: str) -> Iterator[list[Result]]:
    """Play the games on a cluster whose machines have this package; `local` starts one here."""
    try:
        import ray
    except ImportError:
        raise MenagerieError(
            "Ray не установлен: pip install ray.", "Ray is not installed: pip install ray."
        ) from None
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    except (ConnectionError, ValueError, OSError) as error:
        raise MenagerieError(
            f"Кластер Ray по адресу {address!r} не отвечает: {error}.",
            f"There is no Ray cluster at {address!r}: {error}.",
        ) from None
    try:
        yield from _play(plan, todo)
    finally:
        ray.shutdown()


def _play(plan: Plan, todo: list[Pairing]) -> Iterator[list[Result]]:
    import ray

    from .tournament import play_games

    task = ray.remote(num_cpus=1)(play_games)
    shared = ray.put(plan)
    running = [task.remote(shared, todo[k : k + BATCH]) for k in range(0, len(todo), BATCH)]
    while running:
        finished, running = ray.wait(running)
        yield from ray.get(finished)
