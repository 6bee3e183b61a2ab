"""Is there a GPU? If not, say what to do."""

import sys
from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from menagerie.core.compiled import Shown, need_compiled
from menagerie.core.distribution import install_command
from menagerie.core.errors import MenagerieError
from menagerie.core.text import Text

from .card import check_card

kernels_shown = Shown(
    Text(
        "menagerie: компилирую для видеокарты; так в каждом процессе, который ею пользуется.\n",
        "menagerie: compiling for the GPU, as every process does that uses it.\n",
    )
)
SIMULATED_SHARED = 227 * 1024  # bytes, as on an H200

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


def shared_memory() -> int:
    """Bytes of a multiprocessor's shared memory that a block may have: 99 KB on many cards, 227 on
    large ones."""
    from numba import cuda

    device = cuda.get_current_device()
    return int(getattr(device, "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", SIMULATED_SHARED))


def roomy(bind: Any) -> Any:
    """Let a kernel have all the shared memory that a block may have: numba-cuda has no way to ask
    for more than 48 KB, and `bind` is what it calls when one is compiled."""

    def bind_with_room(kernel: Any) -> None:
        from numba.cuda.cudadrv.driver import binding, driver

        bind(kernel)
        function = kernel._codelibrary.get_cufunc()
        room = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        device = function.device.id
        size = shared_memory() - function.attrs.shared
        driver.cuKernelSetAttribute(room, size, function.handle, device)

    return bind_with_room


def plainly(get_call_template: Any) -> Any:
    """Let a rule be compiled once for all whole numbers that it is called with: numba-cuda compiles
    it anew for each that is written in the source."""

    def get_plain_template(self: Any, args: Any, kws: Any) -> Any:
        from numba.core.types.misc import unliteral

        return get_call_template(
            self, [*map(unliteral, args)], {name: unliteral(kind) for name, kind in kws.items()}
        )

    return get_plain_template


@cache
def mend_compiler() -> None:
    """Numba-cuda with what it lacks."""
    from numba.cuda.codegen import CUDACodeLibrary
    from numba.cuda.dispatcher import CUDADispatcher, _Kernel

    CUDACodeLibrary.modules = property(modules_once)
    _Kernel.bind = roomy(_Kernel.bind)
    CUDADispatcher.get_call_template = plainly(CUDADispatcher.get_call_template)
    CUDADispatcher.compile = shown_there(CUDADispatcher.compile)
    CUDADispatcher.compile_device = shown_there(CUDADispatcher.compile_device)
    mend_ranges()
    mend_tables()


class SharedArrays(dict[Any, Any]):
    """The simulator's shared arrays, by the line that asks for one. It looks for an array, makes it
    if there is none, and keeps it; meanwhile other threads wait, or each would have its own."""

    def __init__(self) -> None:
        super().__init__()
        self._making = Lock()

    def get(self, line: Any, default: Any = None) -> Any:
        self._making.acquire()
        found = super().get(line, default)
        if found is not None:
            self._making.release()
        return found

    def __setitem__(self, line: Any, array: Any) -> None:
        super().__setitem__(line, array)
        self._making.release()


@cache
def mend_simulator() -> None:
    """The simulator with shared arrays that are shared, and threads that take short turns."""
    from numba.cuda.simulator.kernelapi import FakeCUDAShared

    begin = FakeCUDAShared.__init__

    def begin_sharing(self: Any, size: int) -> None:
        begin(self, size)
        self._allocations = SharedArrays()

    FakeCUDAShared.__init__ = begin_sharing
    sys.setswitchinterval(SIMULATED_TURN)


# The simulator's threads poll for each other: the sooner one lets go, the sooner all go on.
SIMULATED_TURN = 5e-5  # seconds


def shown_there(compile: Any) -> Any:
    """Let it be shown how far the compiling of a kernel is: `compile` compiles one, or a function
    that it calls."""

    def compile_shown(self: Any, *args: Any, **kws: Any) -> Any:
        kernels_shown.begin(self.py_func)
        try:
            return compile(self, *args, **kws)
        finally:
            kernels_shown.end(self.py_func)

    return compile_shown


def cuda_device() -> str:
    """The name of the CUDA device in use."""
    try:
        from numba import config, cuda
    except ImportError:
        raise MenagerieError(
            f"Нет numba-cuda. Установите: {install_command('gpu')}.",
            f"numba-cuda is missing. Install it: {install_command('gpu')}.",
        ) from None
    if not cuda.is_available():
        raise MenagerieError(
            "Не видно устройства CUDA: проверьте драйвер NVIDIA (nvidia-smi). "
            "Без него подойдёт menagerie.batch.CpuBatch с тем же интерфейсом.",
            "No CUDA device in sight: check the NVIDIA driver (nvidia-smi). "
            "Without one use menagerie.batch.CpuBatch, which has the same interface.",
        )
    need_compiled()
    if not vars(config)["ENABLE_CUDASIM"]:  # a setting without a type
        check_card()
        mend_compiler()
    name = getattr(cuda.get_current_device(), "name", None)
    if name is None:
        mend_simulator()
        return "CUDA simulator"
    return name.decode() if isinstance(name, bytes) else str(name)


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


def mend_ranges() -> None:
    """Put `advance` in the place of numba-cuda's own, before any kernel is compiled.

    numba-cuda goes on to the next number only if there is one. Its compiler turns that question
    into selections, six of them for every turn of a loop, and no longer sees how often the loop
    runs. Without this an H200 plays two of five games at 0.87 and 0.90 of the speed (docs/gpu.md).
    """
    from numba.cuda.core.imputils import RefType, iternext_impl
    from numba.cuda.cpython.rangeobj import registry

    registry.functions = [
        (iternext_impl(RefType.UNTRACKED)(advance) if name == "iternext" else made, name, kinds)
        for made, name, kinds in registry.functions
    ]


def advance(context: Any, builder: Any, signature: Any, args: Any, result: Any) -> None:
    """Go on to the next number of a range: the one after the last is never looked at."""
    from numba.cuda import cgutils

    there = cgutils.create_struct_proxy(signature.args[0])(context, builder, args[0])
    left, number = builder.load(there.count), builder.load(there.iter)
    result.set_valid(builder.icmp_signed(">", left, left.type(0)))
    result.yield_(number)
    builder.store(builder.sub(left, left.type(1), flags=["nsw"]), there.count)
    builder.store(builder.add(number, there.step, flags=["nsw"]), there.iter)
