"""Many small steps as few large ones: on a GPU functions over tensors are compiled, if that works.

Without Triton, PyTorch's compiler, or where it fails, they run as they are written, only slower.
"""

import os
from collections.abc import Callable
from functools import cache, wraps
from importlib.util import find_spec
from typing import Any, ParamSpec, TypeVar

import torch

P = ParamSpec("P")
R = TypeVar("R")

PLAIN = "MENAGERIE_PLAIN"  # set: nothing is compiled


@cache
def compiling() -> bool:
    """Whether there is something to compile for and with."""
    there = torch.cuda.is_available() and find_spec("triton") is not None
    if there:
        dynamo: Any = torch._dynamo
        dynamo.config.suppress_errors = True  # what cannot be compiled runs as it is written
    return there and PLAIN not in os.environ


def fused(function: Callable[P, R]) -> Callable[P, R]:
    """The same function, compiled at its first call for each shape of its arguments."""

    @cache
    def ready() -> Callable[P, R]:
        return torch.compile(function, dynamic=False) if compiling() else function

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        return ready()(*args, **kwargs)

    return call
