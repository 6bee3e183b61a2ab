"""The tables of all hands that the package keeps."""

import csv
from math import comb

import pytest

from menagerie.games.fantasy_realms.calculator import calculate
from menagerie.games.fantasy_realms.components import CARDS
from menagerie.games.fantasy_realms.every_hand.ranks import HANDS
from menagerie.games.fantasy_realms.every_hand.tables import FOLDER


def test_they_are_of_all_hands() -> None:
    """They add up, and their hands are worth what the calculator says."""
    points, cards, pairs, hands = (
        list(csv.DictReader((FOLDER / f"{name}.csv").open(encoding="utf-8")))
        for name in ("points", "cards", "pairs", "hands")
    )
    assert sum(int(row["hands"]) for row in points) == HANDS
    total = sum(int(row["points"]) * int(row["hands"]) for row in points)
    with_card = sum(float(row["mean"]) for row in cards) * comb(CARDS - 1, 6)
    with_pair = sum(float(row["mean"]) for row in pairs) * comb(CARDS - 2, 5)
    assert with_card / 7 == pytest.approx(total, rel=1e-6)
    assert with_pair / 21 == pytest.approx(total, rel=1e-6)
    assert max(int(row["best"]) for row in cards) == int(points[-1]["points"])
    assert int(hands[0]["points"]) == int(points[-1]["points"])
    assert int(hands[100]["points"]) == int(points[0]["points"])
    for row in hands[::25]:
        assert calculate(row["cards"].split(), "best")["score"] == int(row["points"])
