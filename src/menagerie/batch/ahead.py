"""Work shared among threads, with results in order and only a few of them waiting."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 2  # pieces of work a thread, begun before the result is asked for


def in_order(work: Callable[[T], R], items: Iterable[T], threads: int) -> Generator[R, None, None]:
    """`work` of each item, in order. Unlike `Executor.map` it stops where nobody takes results, so
    that memory stays bounded."""
    waiting: deque[Future[R]] = deque()
    left = iter(items)
    with ThreadPoolExecutor(threads) as pool:
        try:
            for item in left:
                waiting.append(pool.submit(work, item))
                if len(waiting) >= AHEAD * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for job in waiting:
                job.cancel()
