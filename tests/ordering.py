"""Long tests come first, as many for each worker; whoever is done early takes over short ones."""

from itertools import chain, pairwise
from typing import TypeVar

import pytest

T = TypeVar("T")


def shares(tests: list[T], workers: int) -> list[list[T]]:
    """Neighbours stay together: they share what was made for them."""
    bounds = [len(tests) * worker // workers for worker in range(workers + 1)]
    return [tests[start:end] for start, end in pairwise(bounds)]


def dealt(long: list[T], short: list[T], workers: int) -> list[T]:
    """An order that is right when each worker takes the next part of it (`--dist worksteal`)."""
    parts = zip(shares(long, workers), shares(short, workers), strict=True)
    return list(chain.from_iterable(first + then for first, then in parts))


@pytest.hookimpl(trylast=True)  # others say which tests are long
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if workers := getattr(config, "workerinput", {}).get("workercount"):
        long = [item for item in items if item.get_closest_marker("slow")]
        short = [item for item in items if not item.get_closest_marker("slow")]
        items[:] = dealt(long, short, workers)
