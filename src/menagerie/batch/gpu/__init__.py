"""The same rules on a GPU, one thread a game. It takes the extra `gpu` and a CUDA device.

`NUMBA_ENABLE_CUDASIM=1` runs the kernels without a GPU, interpreted and slowly.
"""

from .batch import GpuBatch, playouts
from .device import cuda_device
from .each import each

__all__ = ["GpuBatch", "cuda_device", "each", "playouts"]
