"""The 36 cards: five families of seven kinds, and the owl. A card is `family * 7 + kind`."""

from __future__ import annotations

import numpy as np

from menagerie.core.state.bits import u64

FAMILIES = 5
CAT, HORSE, DOG, RABBIT, PARROT = range(FAMILIES)
NO_FAMILY = FAMILIES  # the owl's family before it is named

KINDS = 7
CHAMPION, SMART, CUTE, RASCAL, THIEF, SPY, JOKER = range(KINDS)
STARS = (3, 2, 0, -1, 0, 0, 0)  # by kind; the owl has none (reconstructed: see AN-03)

CARDS = 36
OWL = 35
NO_CARD = 255

POWERS = 3  # power 0 is the thief's, 1 the spy's, 2 the joker's
STEALING, SPYING, GIVING = range(POWERS)


def card(family: int, kind: int) -> int:
    return family * KINDS + kind


def _mask(cards: list[int]) -> np.uint64:
    return u64(sum(1 << c for c in cards))


def _of_kind(kind: int) -> np.uint64:
    return _mask([card(family, kind) for family in range(FAMILIES)])


ALL_CARDS = _mask(list(range(CARDS)))
OWL_CARD = _mask([OWL])
CHAMPIONS, SMARTS, CUTES, RASCALS = (_of_kind(k) for k in (CHAMPION, SMART, CUTE, RASCAL))
FAMILY = np.array([_mask([card(f, k) for k in range(KINDS)]) for f in range(FAMILIES)], np.uint64)
WITH_POWER = np.array([_of_kind(k) for k in (THIEF, SPY, JOKER)], np.uint64)

# What each family's icon, each kind's badge and each power's badge is called by the interface.
FAMILY_NAMES = ("cat", "horse", "dog", "rabbit", "parrot")
KIND_NAMES = ("champion", "smart", "cute", "rascal", "thief", "spy", "joker")
