"""Scores of many hands on a CUDA device, one thread a hand; see `bulk.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from menagerie.batch.gpu import cuda_device
from menagerie.batch.gpu.batch import launch
from menagerie.core.state.record import Masks

from .bulk import Scores, room_for, score_one

from numba import cuda  # isort: skip  # after the check of its parts in menagerie.batch.gpu

BLOCK, THREADS = 128, 132 * 16 * 128


def score_kernel(hands: Masks, best: bool, scores: Scores) -> None:
    for i in range(cuda.grid(1), hands.shape[0], cuda.gridsize(1)):
        score_one(hands, i, best, scores)


@cache
def compiled() -> Any:
    return cuda.jit(score_kernel)


def score_hands(hands: Any, best: bool = False, readings: Sequence[str] = ()) -> Scores:
    """What `bulk.score_hands` gives, found on the device."""
    cuda_device()
    hands, scores = room_for(hands, readings)
    there: list[Any] = [cuda.to_device(array) for array in scores]
    grid = launch(max(1, len(hands)), THREADS, BLOCK)
    compiled()[grid](cuda.to_device(hands), best, Scores(*there))
    return Scores(*(array.copy_to_host() for array in there))
