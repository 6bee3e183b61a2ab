"""Many games side by side, for simulation and learning: on the CPU here, on a GPU in
`menagerie.batch.gpu`, with one interface and the same bytes."""

from .cpu import CpuBatch
from .simulation import playouts

__all__ = ["CpuBatch", "playouts"]
