"""How fast hands of Fantasy Realms are scored on one core: plain, and with the exact best choice.

PYTHONPATH=src:tests python -m games.fantasy_realms.bench
"""

import random
import sys
import time
from collections.abc import Callable

import numpy as np

from menagerie.core.state.record import Masks
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms.bulk import score_hands
from menagerie.games.fantasy_realms.tables import cards

WORST = (c.DOPPELGANGER, c.MIRAGE, c.SHAPESHIFTER, c.BOOK_OF_CHANGES)


def score_plain(hands: Masks) -> None:
    score_hands(hands)


def score_best(hands: Masks) -> None:
    score_hands(hands, best=True)


def random_hands(n: int, size: int, held: tuple[int, ...] = ()) -> Masks:
    dice = random.Random(size)
    others = [card for card in range(50) if card not in held]
    return np.array(
        [cards(*held, *dice.sample(others, size - len(held))) for _ in range(n)], np.uint64
    )


def rate(function: Callable[[Masks], None], hands: Masks, seconds: float) -> float:
    """Hands a second of processor time."""
    function(hands[:2])  # compiles
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        function(hands)
        done += len(hands)
    return done / (time.process_time() - start)


def main(seconds: float = 2.0) -> None:
    lines = [
        ("plain hands, 7 cards", score_plain, random_hands(20_000, 7), 5_000_000),
        ("best choice, 3 wild + Book, 7 cards", score_best, random_hands(200, 7, WORST), 5_000),
        ("best choice, 3 wild + Book, 8 cards", score_best, random_hands(200, 8, WORST), 1_000),
    ]
    for name, function, hands, wanted in lines:
        measured = rate(function, hands, seconds)
        sys.stdout.write(f"{name:38}{measured:>14,.0f} hands/s   (wanted: {wanted:,})\n")


if __name__ == "__main__":
    main()
