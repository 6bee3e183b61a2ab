"""Scores of many hands at once: an array of hands in, arrays of scores out.

A hand is a 64-bit number with a bit for each of its cards; `hands_of` makes them of names.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.record import Masks, Numbers

from .calculator import hand_of, plain_form
from .choices import EVERYTHING, best_choice
from .forms import PLAIN
from .scoring import worth


class Hands(NamedTuple):
    """Hands, and what is found of each: points, base strength for ties, and its form: the choices
    made (see `forms.py`)."""

    hands: Masks
    best: bool  # whether to choose for wild cards, Book of Changes and Island
    points: Numbers
    strengths: Numbers
    forms: Masks


Each = Callable[[Callable[[Any, int], None], int, Hands], None]


def hands_of(hands: Iterable[Sequence[str]]) -> Masks:
    """Hands given by names or ids of cards."""
    return np.array([hand_of(list(cards)) for cards in hands], np.uint64)


@inlined_rule
def score_plain(work: Hands, i: int) -> None:
    """A hand as it is, by the rules; the form is a constant, and the compiler makes use of it."""
    points, strength = worth(work.hands[i], PLAIN)
    work.points[i] = points
    work.strengths[i] = strength


@rule
def score_formed(work: Hands, i: int) -> None:
    """A hand in its form, or in the best one."""
    if work.best:
        _merit, form = best_choice(work.hands[i], work.forms[i], EVERYTHING)
        work.forms[i] = form
    points, strength = worth(work.hands[i], work.forms[i])
    work.points[i] = points
    work.strengths[i] = strength


@rule
def score_all_plain(work: Hands) -> None:
    for i in range(work.hands.shape[0]):
        score_plain(work, i)


@rule
def score_all_formed(work: Hands) -> None:
    for i in range(work.hands.shape[0]):
        score_formed(work, i)


def score_hands(
    hands: Any, best: bool = False, readings: Sequence[str] = (), each: Each | None = None
) -> Hands:
    """Score every hand of an array, as it is or with the best choices, found exactly.

    One thread does it and holds no lock: several may score parts of an array at once. With `each`,
    such as `menagerie.batch.gpu.each`, a device does it.
    """
    masks = np.ascontiguousarray(hands, np.uint64)
    n = masks.shape[0]
    forms = np.full(n, plain_form(readings), np.uint64)
    work = Hands(masks, best, np.zeros(n, np.int64), np.zeros(n, np.int64), forms)
    plain = not best and not readings
    if each is not None:
        each(score_plain if plain else score_formed, n, work)
    elif plain:
        score_all_plain(work)
    else:
        score_all_formed(work)
    return work
