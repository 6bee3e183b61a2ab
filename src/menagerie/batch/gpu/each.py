"""A rule for every row of some arrays, on the device: one thread a row."""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from menagerie.core.running.change import as_now

from .device import cuda_device
from .launching import launch

Work = TypeVar("Work", bound=tuple[Any, ...])

BLOCK, THREADS = 128, 132 * 16 * 128


def each(step: Callable[[Any, int], None], n: int, work: Work) -> None:
    """`step(work, i)` for i below n. `work` is a named tuple of arrays and numbers; the arrays are
    copied to the device and back."""
    cuda_device()
    from numba import cuda

    from .kernels import each_kernel

    step = as_now(step)
    sent = [cuda.to_device(one) if isinstance(one, np.ndarray) else one for one in work]
    if n:
        each_kernel(step)[launch(n, THREADS, BLOCK)](n, type(work)(*sent))
    for here, there in zip(work, sent, strict=True):
        if isinstance(here, np.ndarray):
            there.copy_to_host(here)
