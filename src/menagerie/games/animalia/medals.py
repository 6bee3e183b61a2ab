"""Counting: stars (AN-34), medals (AN-44 to AN-46) and points (AN-49, AN-50)."""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count
from menagerie.core.state.record import POINTS, TIEBREAK, Mask, Numbers

from .components import BONUS, FAMILIES, FAMILY, GROUP, GROUP_OF_TWO, OWL_CARD, STARRED, STARS
from .moves import ROWS
from .state import State


@inlined_rule
def stars(cards: Mask) -> int:
    """AN-02, AN-34: the stars of a collection, less its black spots."""
    total = 0
    for i in range(len(STARS)):
        total += STARS[i] * count(cards & STARRED[i])
    return total


@inlined_rule
def stars_of(s: State, seat: int) -> int:
    """AN-56: with two players both collections count together."""
    return stars(s.collections[seat, 0]) + stars(s.collections[seat, 1])


@inlined_rule
def animals(cards: Mask, family: int, owl_family: int) -> int:
    """How many animals of a family these cards show, the owl standing for one of `owl_family`."""
    n = count(cards & FAMILY[family])
    if family == owl_family and (cards & OWL_CARD) != NONE:
        n += 1
    return n


@inlined_rule
def all_different(cards: Mask, owl_family: int) -> bool:
    """AN-45: does each of the five families appear?"""
    different = True
    for family in range(FAMILIES):
        if animals(cards, family, owl_family) == 0:
            different = False
    return different


@inlined_rule
def medals_for(cards: Mask, family: int, owl_family: int) -> int:
    """The medals of one family that a collection of up to five cards earns."""
    n = animals(cards, family, owl_family)
    # AN-44: a group of n animals, n ≥ 2, earns n; a single one nothing. AN-45: unless all differ.
    return n if n >= 2 or all_different(cards, owl_family) else 0


@inlined_rule
def bonus_group(seats: int) -> int:
    """AN-49, AN-58: so many equal medals earn a bonus."""
    return GROUP_OF_TWO if seats == 2 else GROUP


@rule
def points_of(s: State, seat: int) -> int:
    """AN-49: a point for each medal, five for each full group of equal ones."""
    group = bonus_group(s.seats)
    points = 0
    for family in range(FAMILIES):
        n = int(s.medals[seat, family])
        points += n + BONUS * (n // group)
    return points


@rule
def score(s: State, out: Numbers) -> None:
    for seat in range(s.seats):
        out[seat, POINTS] = points_of(s, seat)
        # AN-50: of equals, whoever has more medals in one family.
        most = 0
        for family in range(FAMILIES):
            most = max(most, int(s.medals[seat, family]))
        out[seat, TIEBREAK] = most


@rule
def award(s: State, seat: int, family: int) -> int:
    """Give a seat its medals of one family this season; how many (AN-56: by collection)."""
    n = 0
    for row in range(ROWS):
        n += medals_for(s.collections[seat, row], family, s.owl_family)
    s.medals[seat, family] += n
    return n
