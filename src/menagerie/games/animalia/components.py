"""The 36 cards: the one place of what is printed on them, and the sets that rules make of it.

A card is `family * KINDS + kind`; the owl comes last. Whoever owns the box corrects `ANIMALS` or
`OWL_PRINT`, and rules, words, views and the browser follow.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from menagerie.core.state.bits import u64

POWERS = 3
STEALING, SPYING, GIVING = range(POWERS)

FAMILY_NAMES = ("cat", "horse", "dog", "rabbit", "parrot")  # AN-01; pictures are called so, too
FAMILIES = len(FAMILY_NAMES)
CAT, HORSE, DOG, RABBIT, PARROT = range(FAMILIES)
NO_FAMILY = FAMILIES  # the owl's family before it is named


class Animal(NamedTuple):
    """What is printed on a card beside its family."""

    name: str  # as pictures and tests call it
    stars: int = 0  # of elegance; a black spot is one less
    power: int | None = None
    reconstructed: bool = False  # we have not seen this print


# One of each in every family (AN-01), by kind.
ANIMALS = (
    Animal("champion", stars=3),  # AN-02
    Animal("smart", stars=2),  # AN-02
    Animal("cute"),
    Animal("rascal", stars=-1),  # AN-02
    Animal("thief", power=STEALING),  # AN-23
    Animal("spy", power=SPYING),  # AN-26
    Animal("joker", power=GIVING),  # AN-28
)
KINDS = len(ANIMALS)
OWL_PRINT = Animal("owl", reconstructed=True)  # AN-03


class Card(NamedTuple):
    family: int
    animal: Animal


PRINT = (
    *(Card(family, animal) for family in range(FAMILIES) for animal in ANIMALS),
    Card(NO_FAMILY, OWL_PRINT),
)
CARDS = len(PRINT)
OWL = CARDS - 1
NO_CARD = 255


def card(family: int, kind: int) -> int:
    return family * KINDS + kind


def card_set(cards: Iterable[int]) -> np.uint64:
    return u64(sum(1 << c for c in cards))


ALL_CARDS = card_set(range(CARDS))
OWL_CARD = card_set([OWL])
CUTES = card_set(c for c in range(CARDS) if PRINT[c].animal.name == "cute")  # AN-05
FAMILY = np.array(
    [card_set(c for c in range(CARDS) if PRINT[c].family == f) for f in range(FAMILIES)], np.uint64
)
WITH_POWER = np.array(
    [card_set(c for c in range(CARDS) if PRINT[c].animal.power == p) for p in range(POWERS)],
    np.uint64,
)

# The cards with so many stars, for each number of stars that is printed somewhere.
STARS = np.array(sorted({one.animal.stars for one in PRINT} - {0}), np.int64)
STARRED = np.array(
    [card_set(c for c in range(CARDS) if PRINT[c].animal.stars == n) for n in STARS], np.uint64
)
FEWEST_STARS = sum(min(0, one.animal.stars) for one in PRINT)  # all black spots together

# AN-04: the medals of the box are a supply, not a limit: nothing here counts them.
GROUP, GROUP_OF_TWO = 5, 7  # AN-49, AN-58: equal medals that earn a bonus
BONUS = 5  # printed on a bonus medal: points for a full group (AN-49)
