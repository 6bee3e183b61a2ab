"""The bonus of a card (FR-40 … FR-46).

`names` are the names on active cards, `counts` the active cards by suit, `own` the card's own suit.
A card counts itself where its suit fits and it does not say "other" (FR-41). Doppelgänger, Mirage
and Shapeshifter have no bonus of their own and copy none (FR-50 … FR-52).
"""

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, lowest, rest, u64, without
from menagerie.core.state.record import Mask

from . import clauses, readings, tables
from .components import DOPPELGANGER, SUITS, WILD
from .forms import in_suits, names_in, strength_of, suit_of


@rule
def bonus(card: int, own: int, names: Mask, counts: Mask, active: Mask, form: Mask) -> int:
    """The bonus of an active card."""
    if has(tables.PECULIAR, card):
        return peculiar_bonus(card, counts, active, form)
    clause = clauses.BONUS[card]
    own_suit = tables.SUIT_CARDS[own]
    best = clauses.clause_points(clause, own_suit, names, counts)
    if has(clauses.ALTERNATIVES, card):  # FR-40: the better one counts
        best = max(best, clauses.clause_points(clause + 1, own_suit, names, counts))
    return best


@rule
def peculiar_bonus(card: int, counts: Mask, active: Mask, form: Mask) -> int:
    """Bonuses that only one card has."""
    if has(tables.COLLECTORS, card):
        return collections(counts, active, form)
    if has(tables.ORDERERS, card):
        return runs(active, form)
    if tables.BEST_OF[card] != NONE:
        if form & readings.FOUNTAIN_EXCLUDES_SELF != NONE:
            active = without(active, card)
        return best_strength(in_suits(active, form, tables.BEST_OF[card]), form)
    return total_strength(in_suits(active, form, tables.TOTAL_OF[card]), form)


@rule
def best_strength(group: Mask, form: Mask) -> int:
    """FR-66: the highest base strength in the group (Fountain of Life counts itself)."""
    best = 0
    while group != NONE:
        best = max(best, strength_of(lowest(group), form))
        group = rest(group)
    return best


@rule
def total_strength(group: Mask, form: Mask) -> int:
    """FR-94: the base strengths of the group together."""
    total = 0
    for place in range(tables.STRENGTH_PLACES):
        total += count(group & tables.STRENGTH_BITS[place]) << place
    if has(group, DOPPELGANGER):  # FR-50
        total += strength_of(DOPPELGANGER, form)
    return total


@rule
def collections(counts: Mask, active: Mask, form: Mask) -> int:
    """FR-43: every suit with three or more different names pays; a copy is the same name."""
    total = 0
    suits = WILD if form & readings.WILD_IS_NO_SUIT != NONE else SUITS
    for suit in range(suits):
        if clauses.of(counts, suit) >= tables.LEAST_COLLECTION:
            group = NONE
            each = active
            while each != NONE:
                card = lowest(each)
                each = rest(each)
                if suit_of(card, form) == suit:
                    group |= bit(card)
            points = tables.COLLECTION[count(names_in(group, form))]
            if form & readings.COLLECTOR_BEST_ONLY != NONE:
                total = max(total, points)
            else:
                total += points
    return total


@rule
def runs(active: Mask, form: Mask) -> int:
    """FR-44: every run of three or more consecutive strengths pays, each card in one run.

    Taking the longest run first, from the lowest start, is never worse than another partition.
    """
    total = 0
    left = active
    while True:
        strengths = NONE
        each = left
        while each != NONE:
            strengths |= bit(strength_of(lowest(each), form))
            each = rest(each)
        # Each step keeps the starts of runs that are one longer.
        starts = strengths
        longest = strengths
        length = 0
        while starts != NONE:
            longest = starts
            length += 1
            starts &= strengths >> u64(length)
        if length < tables.LEAST_RUN:
            return total
        total += tables.RUN[length]
        if form & readings.GEM_LONGEST_ONLY != NONE:
            return total
        low = lowest(longest)
        for strength in range(low, low + length):
            each = left
            found = False
            while each != NONE:
                card = lowest(each)
                each = rest(each)
                if strength_of(card, form) == strength and not found:
                    left = without(left, card)
                    found = form & readings.GEM_EACH_ONCE == NONE
