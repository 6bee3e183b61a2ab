"""Hints to the compilers, at the beginning of a rule; interpreted, they do nothing.

Compilers copy a rule into each rule that calls it. A long one that is called from many places, and
seldom runs (a reshuffle, the end of a battle), then fills the code many times over: a GPU's kernels
take minutes to compile, and no instruction cache holds them. Such a rule says `apart()`.

A thread of a GPU keeps a small array in registers if every index is known when it is compiled.
Whoever writes such an array asks `on_gpu()`.

Compilers also turn loops into vector instructions, which a loop over a few words that have just
been written waits for: vectors cannot be read before all of their words have reached the cache.
Such a rule says `few()`.
"""

from typing import TYPE_CHECKING, Any

from .rule import COMPILED

if TYPE_CHECKING or not COMPILED:

    def apart() -> None:
        """Do not copy this rule into others."""

    def few() -> None:
        """The loops of this rule are short: no vectors."""

    def on_gpu() -> bool:
        """Whether this is compiled for a GPU."""
        return False

else:
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def apart(typing_context: Any) -> Any:
        """Do not copy this rule into others."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return types.void(), codegen

    @intrinsic
    def few(typing_context: Any) -> Any:
        """The loops of this rule are short: no vectors."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            if not builder.module.triple.startswith("nvptx"):  # a GPU has no such vectors
                builder.function.attributes.add("noimplicitfloat")
            return context.get_dummy_value()

        return types.void(), codegen

    @intrinsic
    def on_gpu(typing_context: Any) -> Any:
        """Whether this is compiled for a GPU."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            here = builder.module.triple.startswith("nvptx")
            return context.get_constant(types.boolean, here)

        return types.boolean(), codegen
