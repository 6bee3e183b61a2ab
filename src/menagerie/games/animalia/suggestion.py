"""The best exchange of prize cards in stage 3, found by trying all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import msgspec

from menagerie.core.state.bits import members

from .components import BONUS, FAMILIES, NO_CARD, NO_FAMILY, OWL, PRINT, card_set
from .medals import bonus_group, medals_for
from .prizes import prizes_of
from .state import State
from .table import rows_of

Swaps = list[tuple[int, int]]
Medals = tuple[int, ...]
Outcomes = dict[Medals, tuple[Swaps, int | None]]  # and one way to each: swaps, the owl's family


class Suggestion(msgspec.Struct):
    swaps: Swaps  # (prize card, card it replaces)
    owl_family: int | None
    medals: list[int]  # by family: what the collections then earn
    points: int  # for them, bonuses included


def best_exchange(s: State, seat: int) -> Suggestion:
    """AN-40, AN-44 to AN-46, AN-49: the most points now; of equals the fewest prize cards."""
    finished = int(s.naming) >> seat & 1
    held = [] if finished else members(prizes_of(s, seat))
    picked = {int(s.laying[seat])} - {NO_CARD}  # has to be laid
    won = [int(n) for n in s.medals[seat]]
    group = int(bonus_group(s.seats))
    fixed = members(s.laid)
    rows = [members(s.collections[seat, row]) for row in range(rows_of(s))]
    # For each collection and each set of prize cards: what laying them there can earn.
    tables = [{new: _outcomes(row, new, fixed) for new in _subsets(held)} for row in rows]

    best = Suggestion([], None, [], -1)
    for chosen in product(*tables):
        laid = [card for new in chosen for card in new]
        if len(laid) != len(set(laid)) or not picked <= set(laid):
            continue
        outcomes = [table[new] for table, new in zip(tables, chosen, strict=True)]
        for ways in product(*outcomes):
            medals = [sum(column) for column in zip(*ways, strict=True)]
            points = sum(
                new + BONUS * ((old + new) // group - old // group)
                for old, new in zip(won, medals, strict=True)
            )
            if (points, -len(laid)) > (best.points, -len(best.swaps)):
                found = [outcome[way] for outcome, way in zip(outcomes, ways, strict=True)]
                swaps = [swap for part, _ in found for swap in part]
                owl = next((family for _, family in found if family is not None), None)
                best = Suggestion(swaps, owl, medals, points)
    return best


def _subsets(held: list[int]) -> Iterator[tuple[int, ...]]:
    for n in range(len(held) + 1):
        yield from combinations(held, n)


def _outcomes(row: list[int], new: tuple[int, ...], fixed: list[int]) -> Outcomes:
    """The medals a collection can earn when these prize cards are laid into it."""
    found: Outcomes = {}
    tried = set()
    for old in combinations([card for card in row if card not in fixed], len(new)):
        after = [*(card for card in row if card not in old), *new]
        families = tuple(sorted(PRINT[card].family for card in after))
        if families not in tried:
            tried.add(families)
            mask = card_set(after)
            for owl in range(FAMILIES) if OWL in after else [NO_FAMILY]:
                medals = tuple(int(medals_for(mask, family, owl)) for family in range(FAMILIES))
                named = None if owl == NO_FAMILY else owl
                found.setdefault(medals, (list(zip(new, old, strict=True)), named))
    return found
