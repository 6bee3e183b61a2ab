"""Is there a GPU? If not, say what to do."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from menagerie.core.errors import MenagerieError

# numba-cuda still asks for a name that newer NumPy versions have removed.
if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]


def modules_once(library: Any) -> list[Any]:
    """What a kernel is made of, each part once.

    numba-cuda lists a function as often as there are ways to it through those that call it, and the
    compiler reads all of them: 7,028 in place of 201 for the largest kernel of the house.
    """
    found, waiting = {}, [library]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = one._module
            waiting.extend(one._linking_libraries)
    return [*found.values()]


# The simulator's threads poll for each other: the sooner one lets go, the sooner all go on.
SIMULATED_TURN = 5e-5  # seconds


def cuda_device() -> str:
    """The name of the CUDA device in use."""
    try:
        from numba import config, cuda
    except ImportError:
        raise MenagerieError(
            "Нет numba-cuda. Установите: pip install menagerie[gpu].",
            "numba-cuda is missing. Install it: pip install menagerie[gpu].",
        ) from None
    if not cuda.is_available():
        raise MenagerieError(
            "Не видно устройства CUDA: проверьте драйвер NVIDIA (nvidia-smi). "
            "Без него подойдёт menagerie.batch.CpuBatch с тем же интерфейсом.",
            "No CUDA device in sight: check the NVIDIA driver (nvidia-smi). "
            "Without one use menagerie.batch.CpuBatch, which has the same interface.",
        )
    if not vars(config)["ENABLE_CUDASIM"]:  # a setting without a type
        from numba.cuda.codegen import CUDACodeLibrary

        CUDACodeLibrary.modules = property(modules_once)
    name = getattr(cuda.get_current_device(), "name", None)
    if name is None:
        sys.setswitchinterval(SIMULATED_TURN)
        return "CUDA simulator"
    return name.decode() if isinstance(name, bytes) else str(name)
