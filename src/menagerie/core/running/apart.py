"""`apart()`: a rule that compilers leave where it is.

Compilers copy a rule into each rule that calls it. A long one that is called from many places, and
seldom runs (a reshuffle, the end of a battle), then fills the code many times over: a GPU's kernels
take minutes to compile, and no instruction cache holds them. Such a rule begins with `apart()`.
"""

from __future__ import annotations

from typing import Any

from .rule import COMPILED

if COMPILED:
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def apart(typing_context: Any) -> Any:
        """Do not copy the rule that calls this into others."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return types.void(), codegen

else:

    def apart() -> None:
        """Do not copy the rule that calls this into others."""
