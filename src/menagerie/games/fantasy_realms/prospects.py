"""What a hand may still become: a table of how well each two cards go together in the long run.

The table was learned from games that players of this judgement played (`make_prospects.py` makes
it anew). `prospects.csv` holds tenths of points: the card's own share where a row meets its own
column, and right of it what each later card adds to it.
"""

import csv
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, i64, lowest, rest
from menagerie.core.state.record import Mask

from .components import CARD_IDS, CARDS

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
