"""The best exchange of prize cards in stage 3, found by trying all of them."""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.bits import members, u64

from .cards import FAMILIES, KINDS, OWL
from .medals import BONUS, bonus_group, medals_for
from .prizes import prizes_of
from .table import rows_of

Cards = frozenset[int]
Swaps = list[tuple[int, int]]


class Suggestion(msgspec.Struct):
    swaps: Swaps  # (prize card, card it replaces)
    owl_family: int | None
    medals: list[int]  # by family: what the collections then earn
    points: int  # for them, bonuses included


def best_exchange(s: Any, seat: int) -> Suggestion:
    """AN-40, AN-44 to AN-46, AN-49: the most points now; of equals the fewest prize cards."""
    candidates = [
        _judged(s, seat, rows, swaps, owl)
        for rows, swaps in _exchanges(s, seat)
        for owl in (range(FAMILIES) if any(OWL in row for row in rows) else [None])
    ]
    return max(candidates, key=lambda c: (c.points, -len(c.swaps)))


def _exchanges(s: Any, seat: int) -> list[tuple[list[Cards], Swaps]]:
    """Collections the seat can arrive at, one for each different set of families, and how."""
    rows = [frozenset(members(s.collections[seat, row])) for row in range(rows_of(s))]
    fixed = frozenset(members(s.laid))
    reached: dict[Any, tuple[list[Cards], Swaps]] = {_shape(rows, fixed): (rows, [])}
    if int(s.naming) >> seat & 1:
        return list(reached.values())
    laying = int(s.laying[seat])
    # A prize card already picked has to be laid; each other one may also be kept.
    prizes = sorted(members(prizes_of(s, seat)), key=lambda card: card != laying)
    for prize in prizes:
        before = list(reached.values())
        if prize == laying:
            reached = {}
        for now, swaps in before:
            for row, cards in enumerate(now):
                for old in cards - fixed - {new for new, _ in swaps}:
                    then = [*now[:row], cards - {old} | {prize}, *now[row + 1 :]]
                    way = [*swaps, (prize, old)]
                    shape = _shape(then, fixed | {new for new, _ in way})
                    if shape not in reached or len(way) < len(reached[shape][1]):
                        reached[shape] = (then, way)
    return list(reached.values())


def _shape(rows: list[Cards], fixed: Cards) -> Any:
    """What matters of collections: the families, and which cards may still be replaced."""
    return tuple(tuple(sorted((card // KINDS, card in fixed) for card in row)) for row in rows)


def _judged(s: Any, seat: int, rows: list[Cards], swaps: Swaps, owl: int | None) -> Suggestion:
    group = int(bonus_group(s.seats))
    family_of_owl = FAMILIES if owl is None else owl
    medals = [
        sum(int(medals_for(_mask(row), family, family_of_owl)) for row in rows)
        for family in range(FAMILIES)
    ]
    before = [int(n) for n in s.medals[seat]]
    points = sum(
        new + BONUS * ((old + new) // group - old // group)
        for old, new in zip(before, medals, strict=True)
    )
    return Suggestion(swaps, owl, medals, points)


def _mask(cards: Cards) -> Any:
    return u64(sum(1 << card for card in cards))
