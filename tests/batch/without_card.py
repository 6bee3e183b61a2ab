"""Kernels typed and translated for a card as a stranger's process does it, where there is none.

Run as `python -m batch.without_card GAME` (with `PYTHONPATH=src:tests`). A kernel that is launched
is compiled for the types of its arguments, up to the code that NVIDIA's compiler would take.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

CARD = SimpleNamespace(
    name="none", compute_capability=(9, 0), MAX_SHARED_MEMORY_PER_BLOCK_OPTIN=227 * 1024
)


class There(np.ndarray):
    """An array as if it lay on a card."""

    def copy_to_host(self, to: Any = None) -> There:
        return self

    def copy_to_device(self, other: Any) -> None:
        pass


def pretend() -> set[str]:
    """Put this process in front of a card; which kernels are compiled then, by their names."""
    from numba import cuda, typeof
    from numba.cuda import dispatcher
    from numba.cuda.cudadrv import driver, nvrtc, runtime
    from numba.cuda.dispatcher import CUDADispatcher

    compiled = set[str]()

    def launch(kernel: Any, *given: Any) -> None:
        kernel.compile_device(tuple(map(typeof, given)))
        compiled.add(kernel.py_func.__name__)

    CUDADispatcher.__getitem__ = lambda kernel, grid: partial(launch, kernel)
    dispatcher.get_current_device = cuda.get_current_device = lambda: CARD
    cuda.is_available = lambda: True
    nvrtc.get_lowest_supported_cc = lambda: (7, 5)
    runtime.get_version = driver.get_version = lambda: (13, 0)
    cuda.to_device = lambda array: array.view(There)
    cuda.device_array = lambda shape, dtype, order="C": np.zeros(shape, dtype, order).view(There)
    return compiled


def main(game: str, loaded: Callable[[], Callable[[], object]] = lambda: list) -> None:
    """Print the kernels that were compiled. `loaded` imports what else is to be compiled, and
    returns what runs it."""
    import menagerie

    seats = menagerie.new(game, max(menagerie.get_game(game).playable_seats())).seats
    from menagerie.batch.gpu import GpuBatch, playouts

    more = loaded()
    compiled = pretend()
    batch = GpuBatch(game, seats, n=8)
    from menagerie.batch.gpu import recording
    from menagerie.batch.gpu.promises import promises

    recording.ENABLED = False
    batch.reset(seed=1)
    batch.step(batch.random_moves(), check=False)
    batch.step(np.zeros(8, np.int64), check=False)
    batch.observe(0)
    promises(batch, 1, 1, np.zeros((8, batch.game.move_count), np.float32).view(There))
    more()
    with suppress(ZeroDivisionError):  # none were played
        playouts(game, 8, 1, seats)
    print(*sorted(compiled))


if __name__ == "__main__":
    main(sys.argv[1])
