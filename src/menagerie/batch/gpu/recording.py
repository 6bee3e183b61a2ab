"""Kernels recorded once and launched together from then on.

A launch from Python takes longer than the kernels of a small batch do: every array of its arguments
is taken apart anew. A CUDA graph remembers all that.
"""

import weakref
from collections.abc import Callable
from typing import Any

from numba import cuda

from menagerie.core.running.rule import is_compiled

ENABLED = is_compiled()  # the simulator has no graphs


class Recording:
    """Work for the device: run as it is the first time, which compiles it, and recorded then."""

    def __init__(self, work: Callable[[Any], None]) -> None:
        self._work = work  # takes the stream on which it launches its kernels
        self._graph: Any = None

    def __call__(self) -> None:
        if self._graph is not None:
            answer(driver().cuGraphLaunch(self._graph, 0))
            return
        self._work(0)
        if ENABLED:
            self._graph = recorded(self._work)
            weakref.finalize(self, driver().cuGraphExecDestroy, self._graph)


def recorded(work: Callable[[Any], None]) -> Any:
    """A graph of what is launched."""
    cuda_driver = driver()
    stream: Any = cuda.stream()
    mode = cuda_driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
    answer(cuda_driver.cuStreamBeginCapture(int(stream), mode))
    work(stream)
    graph = answer(cuda_driver.cuStreamEndCapture(int(stream)))
    ready = answer(cuda_driver.cuGraphInstantiate(graph, 0))
    answer(cuda_driver.cuGraphDestroy(graph))
    return ready


def driver() -> Any:
    from cuda.bindings import driver

    return driver


def answer(result: tuple[Any, ...]) -> Any:
    """What a function of the driver gives, or its error."""
    error, *values = result
    if error.value:
        raise RuntimeError(f"CUDA: {error.name}")
    return values[0] if values else None
