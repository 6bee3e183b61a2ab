"""The tables that are kept of all hands, as CSV."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import numpy as np

from menagerie.core.state.bits import members, u64
from menagerie.core.state.record import I16s, Masks, Numbers
from menagerie.games.fantasy_realms.bulk import score_hands
from menagerie.games.fantasy_realms.calculator import choices_as_ids
from menagerie.games.fantasy_realms.components import CARD_IDS, CARDS
from menagerie.games.fantasy_realms.tables import HAND

from .counting import HANDS, LEAST, SPAN, Tally

POINTS = np.arange(LEAST, LEAST + SPAN)
TOP = 0.01  # the share of hands that are called the best


def write(tally: Tally, folder: Path) -> None:
    """Write all tables. Before the end they tell what is counted so far."""
    _write(folder / "points.csv", ("points", "hands"), point_rows(tally))
    _write(folder / "cards.csv", ("card", "mean", "median", "best", "worst", "top"), cards(tally))
    _write(folder / "pairs.csv", ("card", "other", "mean", "together", "best"), pairs(tally))
    hands = [*extremes(tally.best, tally.best_hands), *extremes(tally.worst, tally.worst_hands)]
    _write(folder / "hands.csv", ("points", "cards", "choices"), hands)


def _write(file: Path, head: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(head)
        writer.writerows(rows)


def distribution(tally: Tally) -> Numbers:
    """How many hands have each number of points: every hand is counted with each of its cards."""
    whole: Numbers = tally.by_card.sum(0) // HAND
    return whole


def point_rows(tally: Tally) -> Iterator[tuple[int, int]]:
    hands = distribution(tally)
    found = np.flatnonzero(hands)
    for k in range(found[0], found[-1] + 1) if len(found) else ():
        yield int(POINTS[k]), int(hands[k])


def cards(tally: Tally) -> Iterator[tuple[Any, ...]]:
    """For each card: points of the hands with it, and its share of the best hundredth of all."""
    top = tally.by_card[:, _top_from(distribution(tally)) :]
    top_hands = max(1, int(top.sum()) // HAND)
    for card in range(CARDS):
        hands = tally.by_card[card]
        if not hands.sum():
            continue
        found = np.flatnonzero(hands)
        middle = np.searchsorted(hands.cumsum(), (hands.sum() + 1) // 2)
        yield (
            CARD_IDS[card],
            f"{mean(hands):.4f}",
            int(POINTS[middle]),
            int(POINTS[found[-1]]),
            int(POINTS[found[0]]),
            f"{top[card].sum() / top_hands:.4f}",
        )


def pairs(tally: Tally) -> Iterator[tuple[Any, ...]]:
    """For each two cards: points of the hands with both; how much more than their values promise;
    the most of such a hand."""
    if int(distribution(tally).sum()) < HANDS:
        return  # how many hands hold a pair is known of all hands only
    means = [mean(tally.by_card[card]) for card in range(CARDS)]
    usual = mean(distribution(tally))
    with_both = comb(CARDS - 2, HAND - 2)
    for a, b in combinations(range(CARDS), 2):
        both = int(tally.sums[a, b]) / with_both
        expected = usual + (means[a] - usual) + (means[b] - usual)
        best = int(tally.highest[a, b])
        yield CARD_IDS[a], CARD_IDS[b], f"{both:.4f}", f"{both - expected:.4f}", best


def extremes(points: I16s, hands: Masks) -> Iterator[tuple[int, str, str]]:
    """Hands with their cards and the choices that make the most of them."""
    forms = score_hands(hands, best=True).forms
    for got, hand, form in zip(points, hands, forms, strict=True):
        names = " ".join(CARD_IDS[card] for card in members(hand))
        yield int(got), names, " ".join(_spelt(choices_as_ids(u64(form))))


def _spelt(choices: dict[str, Any]) -> Iterator[str]:
    for who, what in choices.items():
        yield f"{who}={':'.join(what.values()) if isinstance(what, dict) else what}"


def mean(hands: Numbers) -> float:
    """Of hands counted by points."""
    return int((hands * POINTS).sum()) / max(1, int(hands.sum()))


def _top_from(hands: Numbers) -> int:
    """Where the best hundredth begins: hands of as many points are all in it."""
    from_above = hands[::-1].cumsum()
    return SPAN - 1 - int(np.searchsorted(from_above, TOP * hands.sum()))
