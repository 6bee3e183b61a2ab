"""Stage 3: what exchanges of prize cards would bring, and the best of them, found by trying all."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import msgspec

from menagerie.core.state.bits import members
from menagerie.core.state.record import Mask

from .components import BONUS, FAMILIES, NO_CARD, NO_FAMILY, OWL, PRINT, card_set
from .prizes import bonus_group, medals_for, prizes_of, replaceable
from .state import State
from .table import rows_of

Exchanges = list[tuple[int, int]]
Medals = tuple[int, ...]
Outcomes = dict[
    Medals, tuple[Exchanges, int | None]
]  # and one way to each: swaps, the owl's family


class Suggestion(msgspec.Struct):
    swaps: Exchanges  # (prize card, card it replaces)
    owl_family: int | None
    medals: list[int]  # by family: what the collections then earn
    points: int  # for them, bonuses included
    gain: int  # so many more than the collections earn as they lie


class Swap(msgspec.Struct):
    """One exchange, and what it alone would change."""

    prize: int
    card: int  # of the own collections
    gain: int  # points more or fewer, the owl named as it is best


def swaps(s: State, seat: int) -> list[Swap]:
    """AN-40, AN-41: every exchange that is possible now."""
    if int(s.naming) >> seat & 1:
        return []
    now = _points_with(s, seat, {})
    return [
        Swap(new, old, _points_with(s, seat, {old: new}) - now)
        for new in members(prizes_of(s, seat))
        for old in members(replaceable(s, seat))
    ]


def _points_with(s: State, seat: int, swapped: dict[int, int]) -> int:
    """AN-44 to AN-46, AN-49: what the season brings with these cards swapped, at best."""
    rows = [
        card_set(swapped.get(card, card) for card in members(s.collections[seat, row]))
        for row in range(rows_of(s))
    ]
    has_owl = any(OWL in members(row) for row in rows)
    return max(
        _with_owl(s, seat, rows, owl) for owl in (range(FAMILIES) if has_owl else [NO_FAMILY])
    )


def points_if_named(s: State, seat: int, family: int) -> int:
    """AN-46: what the season brings if the owl is named so, the collections being as they are."""
    return _with_owl(s, seat, [s.collections[seat, row] for row in range(rows_of(s))], family)


def _with_owl(s: State, seat: int, rows: Sequence[Mask], owl: int) -> int:
    return _points(
        s, seat, [sum(int(medals_for(row, f, owl)) for row in rows) for f in range(FAMILIES)]
    )


def _points(s: State, seat: int, medals: Sequence[int]) -> int:
    """AN-49, AN-58: what these medals are worth beside those already won."""
    group = int(bonus_group(s.seats))
    return sum(
        new + BONUS * ((old + new) // group - old // group)
        for old, new in zip((int(n) for n in s.medals[seat]), medals, strict=True)
    )


def best_exchange(s: State, seat: int) -> Suggestion:
    """AN-40, AN-44 to AN-46, AN-49: the most points now; of equals the fewest prize cards."""
    finished = int(s.naming) >> seat & 1
    held = [] if finished else members(prizes_of(s, seat))
    picked = {int(s.laying[seat])} - {NO_CARD}  # has to be laid
    now = _points_with(s, seat, {})
    fixed = members(s.laid)
    rows = [members(s.collections[seat, row]) for row in range(rows_of(s))]
    # For each collection and each set of prize cards: what laying them there can earn.
    tables = [{new: _outcomes(row, new, fixed) for new in _subsets(held)} for row in rows]

    best = Suggestion([], None, [], -1, 0)
    for chosen in product(*tables):
        laid = [card for new in chosen for card in new]
        if len(laid) != len(set(laid)) or not picked <= set(laid):
            continue
        outcomes = [table[new] for table, new in zip(tables, chosen, strict=True)]
        for ways in product(*outcomes):
            medals = [sum(column) for column in zip(*ways, strict=True)]
            points = _points(s, seat, medals)
            if (points, -len(laid)) > (best.points, -len(best.swaps)):
                found = [outcome[way] for outcome, way in zip(outcomes, ways, strict=True)]
                exchanges = [swap for part, _ in found for swap in part]
                owl = next((family for _, family in found if family is not None), None)
                best = Suggestion(exchanges, owl, medals, points, points - now)
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
