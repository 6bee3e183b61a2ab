"""Which cards a contract counts, put together as a player would: for score sheets, not for rules.

The rules know only how many (scoring.py); a test holds the two together.
"""

from itertools import permutations

from menagerie.core.state.bits import members, u64

from . import tables
from .scoring import both_sets, progress
from .tables import ALL_CREATURES, BAGS, HABITAT, SPECIES, SPECIES_ICONS

Groups = list[list[int]]  # cards: one, a pair, or a set


def counted(cards: int, contract: int, tools_start: bool) -> Groups:
    """The cards, pairs or sets that a contract counts in a collection."""
    counting = int(tables.COUNTING[contract])
    if counting == tables.CARDS_OF:
        found = cards & int(tables.FIRST[contract])
        if contract >= tables.HABITAT_START and not tools_start:
            found &= int(ALL_CREATURES)
        return [[card] for card in members(found)]
    if counting == tables.PAIRS:
        return _pairs(cards, contract)
    if counting == tables.BOTH_SETS:
        return _both_sets(cards & int(ALL_CREATURES), int(tables.TOP[contract]))
    n = int(progress(u64(cards), contract, int(tools_start)))
    if counting == tables.HABITAT_SETS:
        return _sets([members(cards & int(h)) for h in HABITAT], members(cards & int(BAGS)), n)
    return _sets([members(cards & int(icons)) for icons in SPECIES_ICONS], [], n)


def _pairs(cards: int, contract: int) -> Groups:
    alone = cards & int(tables.ALONE[contract])
    first = cards & int(tables.FIRST[contract]) & ~alone
    second = cards & int(tables.SECOND[contract]) & ~alone
    one, other, jokers = members(first & ~second), members(second & ~first), members(first & second)
    # Jokers join the shorter side.
    for joker in jokers:
        (one if len(one) <= len(other) else other).append(joker)
    return [[card] for card in members(alone)] + [list(p) for p in zip(one, other, strict=False)]


def _sets(icons: Groups, jokers: list[int], n: int) -> Groups:
    """A card with two icons of a set (VI-18) stands in it once."""
    jokers = list(jokers)
    sets = ([cards[k] if k < len(cards) else jokers.pop() for cards in icons] for k in range(n))
    return [list(dict.fromkeys(cards)) for cards in sets]


def _both_sets(cards: int, most: int) -> Groups:
    """One set after another, each such that the rest still makes the others."""
    found: Groups = []
    for left in range(int(both_sets(u64(cards), most)), 0, -1):
        for order in permutations(range(4)):
            cells = [cards & int(SPECIES[k]) & int(HABITAT[h]) for k, h in enumerate(order)]
            chosen = [members(cell)[0] for cell in cells if cell]
            rest = cards & ~sum(1 << card for card in chosen)
            if len(chosen) == 4 and int(both_sets(u64(rest), most)) >= left - 1:
                found.append(chosen)
                cards = rest
                break
    return found
