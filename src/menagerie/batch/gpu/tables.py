"""Tables of constants where a GPU reads them fast.

numba-cuda puts them into constant memory, which answers one address at a time: where 32 threads
look at 32 cards, each waits for all. From ordinary memory they are read together, through the
cache.
"""

from typing import Any


def mend_tables() -> None:
    """Before any kernel is compiled."""
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.target import CUDATargetContext

    make = CUDATargetContext.make_constant_array

    def make_table(self: Any, builder: Any, kind: Any, table: Any) -> Any:
        constant, nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_CONSTANT, nvvm.ADDRSPACE_GLOBAL
        try:
            return make(self, builder, kind, table)
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant

    CUDATargetContext.make_constant_array = make_table
