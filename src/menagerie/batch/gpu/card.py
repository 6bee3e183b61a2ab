"""Whether kernels can be compiled here, and run on the card that is there."""

from functools import cache

from menagerie.core.distribution import install_command
from menagerie.core.errors import MenagerieError
from menagerie.core.running.rule import is_compiled


@cache
def check_card() -> None:
    """Refuse what kernels cannot be compiled for, or run on."""
    from numba import cuda
    from numba.cuda.cudadrv import driver, nvrtc, nvvm, runtime

    if not is_compiled():
        raise MenagerieError(
            "Видеокарте нужны скомпилированные правила, а MENAGERIE_MODE=interpreted их запрещает: "
            "уберите эту переменную.",
            "A GPU takes compiled rules, and MENAGERIE_MODE=interpreted forbids them: unset this "
            "variable.",
        )
    try:
        nvvm.NVVM().get_version()
        oldest, toolkit = nvrtc.get_lowest_supported_cc(), runtime.get_version()
    except (RuntimeError, cuda.CudaSupportError):  # a library that is not there
        raise MenagerieError(
            f"Компилятор NVIDIA не установлен целиком. Установите: {install_command('gpu')}.",
            f"NVIDIA's compiler is missing, or a part of it. Install it: {install_command('gpu')}.",
        ) from None
    known, card = driver.get_version(), cuda.get_current_device().compute_capability
    if known[0] < toolkit[0]:
        raise MenagerieError(
            f"Драйвер NVIDIA знает CUDA {known[0]}.{known[1]}, а компилятор — CUDA {toolkit[0]}: "
            "обновите драйвер.",
            f"The NVIDIA driver knows CUDA {known[0]}.{known[1]}, and the compiler is of CUDA "
            f"{toolkit[0]}: update the driver.",
        )
    if card < oldest:
        raise MenagerieError(
            f"Видеокарта слишком старая: compute capability {card[0]}.{card[1]}, а CUDA "
            f"{toolkit[0]} начинается с {oldest[0]}.{oldest[1]}. Без неё подойдёт "
            "menagerie.batch.CpuBatch.",
            f"The GPU is too old: its compute capability is {card[0]}.{card[1]}, and CUDA "
            f"{toolkit[0]} begins with {oldest[0]}.{oldest[1]}. Without it use "
            "menagerie.batch.CpuBatch.",
        )
