"""Loops over ranges as a GPU's compiler understands them.

numba-cuda goes on to the next number only if there is one. Its compiler turns that question into
selections, six of them for every turn of a loop, and no longer sees how often the loop runs. Here a
range simply goes on: the number after the last one is never looked at.
"""

from typing import Any


def mend_ranges() -> None:
    """Put `advance` in the place of numba-cuda's own, before any kernel is compiled."""
    from numba.cuda.core.imputils import RefType, iternext_impl
    from numba.cuda.cpython.rangeobj import registry

    registry.functions = [
        (iternext_impl(RefType.UNTRACKED)(advance) if name == "iternext" else made, name, kinds)
        for made, name, kinds in registry.functions
    ]


def advance(context: Any, builder: Any, signature: Any, args: Any, result: Any) -> None:
    """The next number of a range, and whether there is one."""
    from numba.cuda import cgutils

    there = cgutils.create_struct_proxy(signature.args[0])(context, builder, args[0])
    left, number = builder.load(there.count), builder.load(there.iter)
    result.set_valid(builder.icmp_signed(">", left, left.type(0)))
    result.yield_(number)
    builder.store(builder.sub(left, left.type(1), flags=["nsw"]), there.count)
    builder.store(builder.add(number, there.step, flags=["nsw"]), there.iter)
