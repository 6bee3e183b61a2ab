"""What a hand may still become: a table of how well each two cards go together in the long run.

The table was learned from games that players of this judgement played (`make_prospects.py` makes
it anew). `prospects.csv` holds tenths of points: the card's own share where a row meets its own
column, and right of it what each later card adds to it.
"""

import csv
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, has, i64, lowest, rest, without
from menagerie.core.state.record import Mask

from . import choices
from .components import BOOK_OF_CHANGES, CARD_IDS, CARDS, DOPPELGANGER, ISLAND, MIRAGE, SHAPESHIFTER
from .forms import COPY_AT, ISLAND_AT, MIRAGE_AT, PLAIN, SHIFT_AT
from .scoring import worth
from .tables import CHOOSERS, MIRAGE_CARDS, SHIFTER_CARDS, WILDS

Table = NDArray[np.float64]

TENTHS = 10
FILE = Path(__file__).with_name("prospects.csv")


def read_table(file: Path) -> Table:
    """Points by card numbers, in the upper right half."""
    table = np.zeros((CARDS, CARDS))
    with file.open(newline="", encoding="utf-8") as lines:
        for i, row in enumerate(csv.DictReader(lines)):
            for j in range(i, CARDS):
                table[i, j] = int(row[CARD_IDS[j]]) / TENTHS
    return table


def write_table(file: Path, table: Table) -> None:
    with file.open("w", newline="", encoding="utf-8") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(["card", *CARD_IDS])
        for i, name in enumerate(CARD_IDS):
            writer.writerow([name, *[""] * i, *(round(p * TENTHS) for p in table[i, i:])])


TABLE = read_table(FILE)
IN_TENTHS = np.rint(TABLE * TENTHS).astype(np.int16)  # small: a kernel has little room for tables


@rule
def outlook(hand: Mask) -> float:
    """Points that seven such cards lead to, on average, when the game has just begun."""
    table = IN_TENTHS
    total = 0
    while hand != NONE:
        card = lowest(hand)
        total += i64(table[card, card])
        hand = rest(hand)
        others = hand
        while others != NONE:
            total += i64(table[card, lowest(others)])
            others = rest(others)
    return total / TENTHS


@rule
def fit(card: int, others: Mask) -> float:
    """What a card adds to the outlook of the others."""
    table = IN_TENTHS
    total = i64(table[card, card])
    while others != NONE:
        other = lowest(others)
        total += i64(table[min(card, other), max(card, other)])
        others = rest(others)
    return total / TENTHS


# What a hand is worth when its wild cards are well used: quick, for judging many hands.


HUGE = 1e9


@rule
def promise(hand: Mask, use_book: bool) -> int:
    """Points of a hand with its choices made one after the other: quick, and never too high."""
    apart()
    if hand & CHOOSERS == NONE:
        points, _strength = worth(hand, PLAIN)
        return points
    names = choices.spoken(hand)
    form = PLAIN
    best = choices.merit(hand, form)
    if has(hand, MIRAGE):
        tried = without(choices.disguises(hand, names, MIRAGE, MIRAGE_CARDS), MIRAGE)
        best, form = choices.best_alone(hand, form, best, MIRAGE_AT, tried)
    if has(hand, SHAPESHIFTER):
        tried = without(choices.disguises(hand, names, SHAPESHIFTER, SHIFTER_CARDS), SHAPESHIFTER)
        best, form = choices.best_alone(hand, form, best, SHIFT_AT, tried)
    if has(hand, DOPPELGANGER):
        best, form = choices.best_alone(hand, form, best, COPY_AT, hand & ~WILDS)
    spare = choices.SPARE if has(hand, ISLAND) else NONE
    if use_book and has(hand, BOOK_OF_CHANGES):
        best, _form = choices.best_booked(
            hand, form, choices.BOOK | spare, choices.book_suits(hand), names
        )
    elif spare != NONE:
        best, _form = choices.best_alone(
            hand, form, best, ISLAND_AT, choices.worth_sparing(hand, form)
        )
    return choices.points_of(best)
