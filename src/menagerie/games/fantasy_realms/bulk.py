"""Scores of many hands at once: an array of hands in, arrays of scores out (`bulk_gpu.py`:
on a GPU).

A hand is a 64-bit number with a bit for each of its cards; `hands_of` makes them of names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.record import Masks, Numbers

from .calculator import hand_of, plain_form
from .choices import EVERYTHING, best_choice
from .scoring import worth


class Scores(NamedTuple):
    """By hand: points, base strength for ties, and the choices made (see `forms.py`)."""

    points: Numbers
    strengths: Numbers
    forms: Masks


def hands_of(hands: Iterable[Sequence[str]]) -> Masks:
    """Hands given by names or ids of cards."""
    return np.array([hand_of(list(cards)) for cards in hands], np.uint64)


@rule
def score_one(hands: Masks, i: int, best: bool, scores: Scores) -> None:
    """Hand i, with its form as it is or with the best choices."""
    if best:
        _merit, form = best_choice(hands[i], scores.forms[i], EVERYTHING)
        scores.forms[i] = form
    points, strength = worth(hands[i], scores.forms[i])
    scores.points[i] = points
    scores.strengths[i] = strength


@rule
def score_all(hands: Masks, best: bool, scores: Scores) -> None:
    for i in range(hands.shape[0]):
        score_one(hands, i, best, scores)


def score_hands(hands: Any, best: bool = False, readings: Sequence[str] = ()) -> Scores:
    """Score every hand of an array; `best` chooses for wild cards, Book and Island, exactly.

    One thread does it and holds no lock: several may score parts of an array at once.
    """
    hands, scores = room_for(hands, readings)
    score_all(hands, best, scores)
    return scores


def room_for(hands: Any, readings: Sequence[str]) -> tuple[Masks, Scores]:
    """The hands as an array of numbers, and room for what is found."""
    hands = np.ascontiguousarray(hands, np.uint64)
    n = hands.shape[0]
    forms = np.full(n, plain_form(readings), np.uint64)
    return hands, Scores(np.zeros(n, np.int64), np.zeros(n, np.int64), forms)
