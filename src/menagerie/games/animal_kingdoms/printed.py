"""What is printed on the components, as typed JSON for clients."""

from typing import assert_never

import msgspec

from .components import (
    AGES,
    BOTH,
    CARDS,
    DECREES,
    HERE_LAST,
    HIGHEST_RANK,
    LOW_RANK,
    MODIFIER,
    RANK,
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


class Printed(msgspec.Struct):
    types: list[str]  # the names of their pictures
    cards: list[PrintedBeast]
    # In signs: ranks, mathematical signs, "#" for any rank, and names of pictures (a type of beast,
    # or "paw" for any type).
    decrees: list[list[str]]
    ages: int
    withdrawal_tokens: list[int]
    modifier: int  # what one adds to a rank
    highest_rank: int  # a bare 1 beats it, and whatever is raised to it
    low_rank: int  # up to this one the upstart's cards name no kingdom


def _signs(decree: Decree) -> list[str]:
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
    decrees=[_signs(decree) for decree in DECREES],
    ages=AGES,
    withdrawal_tokens=[int(n) for n in WITHDRAWAL_TOKENS],
    modifier=MODIFIER,
    highest_rank=HIGHEST_RANK,
    low_rank=LOW_RANK,
)
