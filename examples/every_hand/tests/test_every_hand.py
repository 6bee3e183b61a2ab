"""All hands of seven: their numbers, their points, what is counted of them, resuming, tables."""

import csv
import random
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from every_hand.__main__ import load, main, run, save
from every_hand.counting import HANDS, LEAST, begin, count, hand_at, list_hands, merge
from every_hand.report import FOLDER
from every_hand.tables import distribution, write
from menagerie.core.state.bits import members
from menagerie.games.fantasy_realms.bulk import score_hands
from menagerie.games.fantasy_realms.calculator import calculate
from menagerie.games.fantasy_realms.components import CARD_IDS, CARDS

FIRST, N = 90_000_000, 60  # some hands without wild cards, quickly counted


def hands_from(first: int, n: int) -> list[int]:
    hands = np.zeros(n, np.uint64)
    list_hands(first, hands)
    return [int(hand) for hand in hands]


def test_every_hand_has_one_number() -> None:
    assert HANDS == 154_143_080
    assert members(hand_at(0)) == list(range(7))
    assert members(hand_at(HANDS - 1)) == list(range(CARDS - 7, CARDS))
    for number in random.Random(1).sample(range(HANDS - 1), 200):
        hand = members(hand_at(number))
        assert len(hand) == 7
        assert sum(comb(card, k) for k, card in enumerate(hand, 1)) == number
        assert hands_from(number, 2) == [hand_at(number), hand_at(number + 1)]


def test_cards_and_pairs_are_counted() -> None:
    tally = count(FIRST, N)
    masks = hands_from(FIRST, N)
    points = score_hands(masks, best=True).points.tolist()
    hands = [members(mask) for mask in masks]
    counted = Counter(points)
    assert {k + LEAST: int(n) for k, n in enumerate(distribution(tally)) if n} == counted
    for a, b in combinations(range(CARDS), 2):
        both = [got for got, hand in zip(points, hands, strict=True) if a in hand and b in hand]
        assert tally.sums[a, b] == sum(both)
        assert tally.highest[a, b] == max(both, default=LEAST)
    assert tally.best.tolist() == sorted(points, reverse=True)
    assert tally.worst.tolist() == sorted(points)


def test_hands_drawn_at_random_are_worth_what_the_calculator_says() -> None:
    for number in random.Random(2).sample(range(HANDS), 30):
        cards = [CARD_IDS[card] for card in members(hand_at(number))]
        assert count(number, 1).best.tolist() == [calculate(cards, "best")["score"]], cards


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_pieces_add_up_to_the_whole() -> None:
    parts = [count(FIRST, 25), count(FIRST + 25, N - 25)]
    assert same(merge(merge(begin(), parts[0]), parts[1]), count(FIRST, N))


def test_counting_goes_on_where_it_was_left(tmp_path: Path) -> None:
    told: list[int] = []
    file = tmp_path / "every_hand.npz"
    run(file, told.append, most=40, piece=16)
    tally = run(file, told.append, threads=2, most=100, piece=16)
    assert told == [0, 16, 32, 40, 40, 56, 72, 88, 100]
    assert same(tally, count(0, 100))


def test_a_count_begun_by_other_rules_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "every_hand.npz"
    with monkeypatch.context() as before:
        before.setattr("every_hand.__main__.RULES", 0)
        save(file, 5, begin())
    with pytest.raises(SystemExit, match="other rules"):
        load(file)


def rows(folder: Path) -> list[list[dict[str, str]]]:
    """The tables of a folder."""
    return [
        list(csv.DictReader((folder / f"{name}.csv").open(encoding="utf-8")))
        for name in ("points", "cards", "pairs", "hands")
    ]


def test_the_tables_tell_what_was_counted(tmp_path: Path) -> None:
    doppelganger = comb(CARDS - 1, 7)  # the first hand that holds the last card
    write(count(doppelganger, 3), tmp_path)
    points, cards, pairs, hands = rows(tmp_path)
    assert sum(int(row["hands"]) for row in points) == 3
    assert {row["card"]: row["top"] for row in cards}["doppelganger"] == "1.0000"
    assert pairs == []  # of all hands only
    best = hands[0]
    assert calculate(best["cards"].split(), "best")["score"] == int(best["points"])
    assert best["choices"].startswith("doppelganger=")


def test_the_command_counts_writes_tables_and_draws_them(tmp_path: Path) -> None:
    main(tmp_path / "hands", threads=1, most=60)
    done, tally = load(tmp_path / "hands" / "every_hand.npz")
    assert done == 60
    assert same(tally, count(0, 60))
    drawn = (tmp_path / "hands" / "every_hand.html").read_text(encoding="utf-8")
    assert "60 hands of seven cards" in drawn
    assert "Лучшие руки" in drawn


def test_the_tables_that_are_kept_are_of_all_hands() -> None:
    """They add up, and their hands are worth what the calculator says."""
    points, cards, pairs, hands = rows(FOLDER)
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
