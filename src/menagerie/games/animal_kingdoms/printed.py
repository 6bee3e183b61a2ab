"""What is printed on the components, as typed JSON for clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec

from .components import (
    BOTH,
    CARDS,
    DECREES,
    HERE_LAST,
    HIGHEST_RANK,
    LOW_RANK,
    MODIFIER,
    RANK,
    SIZES,
    TYPE,
    TYPES,
    WITHDRAWAL_TOKENS,
    Alternate,
    Apart,
    Decree,
    Order,
    Pair,
    Ranks,
    Same,
    Step,
    Types,
    Unlike,
    rank_of,
    type_of,
)

ANY_RANK, ANY_TYPE = "#", "paw"
SHARED = {RANK: [ANY_RANK], TYPE: [ANY_TYPE], BOTH: [ANY_RANK, "/", ANY_TYPE]}


class PrintedBeast(msgspec.Struct):
    type: int
    rank: int


class PrintedDecree(msgspec.Struct):
    rule: str
    # Ranks, mathematical signs and names of pictures: a type of beast, "#" for a rank and "paw" for
    # a type.
    signs: list[str]


class Printed(msgspec.Struct):
    types: list[str]  # the names of their pictures
    cards: list[PrintedBeast]
    sizes: list[int]  # of the kingdoms, clockwise; the last one is the first one's neighbour
    decrees: list[PrintedDecree]
    withdrawal_tokens: list[int]
    modifier: int  # what one adds to a rank
    highest_rank: int  # a bare 1 beats it, and whatever is raised to it
    low_rank: int  # up to this one the upstart's cards name no kingdom


def _signs(decree: Decree) -> Sequence[str]:
    match decree.test:
        case Ranks(ranks):
            return [str(rank) for rank in ranks]
        case Types(types):
            return [TYPES[kind] for kind in types]
        case Pair():
            return ["2×", *SHARED[BOTH]]
        case Same(what):
            return ["=", *SHARED[what]]
        case Unlike(what):
            return ["≠", *(sign for sign in SHARED[what] if sign != "/")]
        case Step(distance):
            return [f"±{distance}"]
        case Apart(distance):
            return [f"±{distance}…"]
        case Alternate():
            return ["1", "2", "1", "2"]
        case Order(sign, than):
            limit = "max" if than == "highest" else "min"
            return [sign] if decree.looks == HERE_LAST else [sign, limit]
    assert_never(decree.test)


PRINTED = Printed(
    types=list(TYPES),
    cards=[PrintedBeast(type_of(card), rank_of(card)) for card in range(CARDS)],
    sizes=list(SIZES),
    decrees=[PrintedDecree(decree.rule, list(_signs(decree))) for decree in DECREES],
    withdrawal_tokens=[int(n) for n in WITHDRAWAL_TOKENS],
    modifier=MODIFIER,
    highest_rank=HIGHEST_RANK,
    low_rank=LOW_RANK,
)
