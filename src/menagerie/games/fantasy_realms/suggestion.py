"""What the hints show: the best exchange, and totals for each choice of the end."""

from __future__ import annotations

from typing import Any

from menagerie.core.bits import NONE, bit, lowest, rest, with_, without
from menagerie.core.rule import rule

from .choices import EVERYTHING, WORST, best_choice
from .forms import NOBODY, PLAIN


@rule
def best_discard(hand: Any, among: Any) -> Any:
    """(merit, card): the card to throw away so that the rest is worth most."""
    best = WORST
    best_card = NOBODY
    while among != NONE:
        card = lowest(among)
        among = rest(among)
        value, _form = best_choice(without(hand, card), PLAIN, EVERYTHING)
        if value > best:
            best = value
            best_card = card
    return best, best_card


@rule
def best_exchange(hand: Any, discards: Any) -> Any:
    """(merit, taken, thrown): the best card of the discard area to take for one of the hand."""
    best, _form = best_choice(hand, PLAIN, EVERYTHING)
    taken = NOBODY
    thrown = NOBODY
    while discards != NONE:
        card = lowest(discards)
        discards = rest(discards)
        value, out = best_discard(with_(hand, card), hand)
        if value > best:
            best = value
            taken = card
            thrown = out
    return best, taken, thrown


@rule
def best_addition(hand: Any, discards: Any) -> Any:
    """(merit, taken): two players, filling: the best card to add."""
    best, _form = best_choice(hand, PLAIN, EVERYTHING)
    taken = NOBODY
    while discards != NONE:
        card = lowest(discards)
        discards = rest(discards)
        value, _form = best_choice(hand | bit(card), PLAIN, EVERYTHING)
        if value > best:
            best = value
            taken = card
    return best, taken
