"""The same rules on a GPU, one thread a game. It takes the extra `gpu` and a CUDA device.

`NUMBA_ENABLE_CUDASIM=1` with `MENAGERIE_MODE=interpreted` runs the kernels without a GPU, slowly.
"""

from .batch import GpuBatch, playouts
from .device import cuda_device
from .each import each

__all__ = ["GpuBatch", "cuda_device", "each", "playouts"]
