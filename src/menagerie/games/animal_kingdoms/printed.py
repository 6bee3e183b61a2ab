"""What is printed on the components, as typed JSON for clients."""

from typing import assert_never

import msgspec

from . import components as box

ANY_RANK, ANY_TYPE = "#", "paw"
SHARED = {box.RANK: [ANY_RANK], box.TYPE: [ANY_TYPE], box.BOTH: [ANY_RANK, "/", ANY_TYPE]}


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


def _signs(decree: box.Decree) -> list[str]:
    match decree.test:
        case box.Ranks(ranks):
            return [str(rank) for rank in ranks]
        case box.Types(types):
            return [box.TYPES[kind] for kind in types]
        case box.Pair():
            return ["2×", *SHARED[box.BOTH]]
        case box.Same(what):
            return ["=", *SHARED[what]]
        case box.Unlike(what):
            return ["≠", *(sign for sign in SHARED[what] if sign != "/")]
        case box.Step(distance):
            return [f"±{distance}"]
        case box.Apart(distance):
            return [f"±{distance}…"]
        case box.Alternate():
            return ["1", "2", "1", "2"]
        case box.Order(sign, than):
            limit = "max" if than == "highest" else "min"
            return [sign] if decree.looks == box.HERE_LAST else [sign, limit]
    assert_never(decree.test)


PRINTED = Printed(
    types=list(box.TYPES),
    cards=[PrintedBeast(box.type_of(card), box.rank_of(card)) for card in range(box.CARDS)],
    decrees=[_signs(decree) for decree in box.DECREES],
    ages=box.AGES,
    withdrawal_tokens=[int(n) for n in box.WITHDRAWAL_TOKENS],
    modifier=box.MODIFIER,
    highest_rank=box.HIGHEST_RANK,
    low_rank=box.LOW_RANK,
)
