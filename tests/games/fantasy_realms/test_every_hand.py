"""All hands of seven: their numbers, their points, what is counted of them, and resuming."""

import csv
import random
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from menagerie.batch.jobs import run_job
from menagerie.cli.app import app
from menagerie.core.errors import MenagerieError
from menagerie.core.files import CannotWrite
from menagerie.core.registry import get_game
from menagerie.core.state.bits import members
from menagerie.games.fantasy_realms.calculator import calculate
from menagerie.games.fantasy_realms.components import CARD_IDS, CARDS
from menagerie.games.fantasy_realms.every_hand.counting import (
    LEAST,
    Tally,
    begin,
    count,
    merge,
    points_from,
)
from menagerie.games.fantasy_realms.every_hand.ranks import HANDS, hand_at, next_hand, rank_of
from menagerie.games.fantasy_realms.every_hand.tables import distribution, write

JOB = get_game("fantasy_realms").job("every_hand")
FIRST, N = 90_000_000, 60  # some hands without wild cards, quickly counted


def test_every_hand_has_one_number() -> None:
    assert HANDS == 154_143_080
    assert members(hand_at(0)) == list(range(7))
    assert members(hand_at(HANDS - 1)) == list(range(CARDS - 7, CARDS))
    for rank in random.Random(1).sample(range(HANDS - 1), 200):
        hand = hand_at(rank)
        assert len(members(hand)) == 7
        assert rank_of(hand) == rank
        assert next_hand(hand) == hand_at(rank + 1)


@pytest.mark.rule("FR-55", "FR-60")
def test_hands_drawn_at_random_are_worth_what_the_calculator_says() -> None:
    for rank in random.Random(2).sample(range(HANDS), 30):
        cards = [CARD_IDS[card] for card in members(hand_at(rank))]
        assert points_from(rank, 1).tolist() == [calculate(cards, "best")["score"]], cards


def test_cards_and_pairs_are_counted() -> None:
    tally = count(FIRST, N)
    points = points_from(FIRST, N).tolist()
    hands = [members(hand_at(FIRST + i)) for i in range(N)]
    counted = Counter(points)
    assert {k + LEAST: int(n) for k, n in enumerate(distribution(tally)) if n} == counted
    for a, b in combinations(range(CARDS), 2):
        both = [got for got, hand in zip(points, hands, strict=True) if a in hand and b in hand]
        assert tally.sums[a, b] == sum(both)
        assert tally.highest[a, b] == max(both, default=LEAST)
    assert tally.best.tolist() == sorted(points, reverse=True)
    assert tally.worst.tolist() == sorted(points)


def test_pieces_add_up_to_the_whole() -> None:
    parts = [count(FIRST, 25), count(FIRST + 25, N - 25)]
    assert same(merge(merge(begin(), parts[0]), parts[1]), count(FIRST, N))


def same(one: Tally, other: Tally) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_a_job_goes_on_where_it_was_left(tmp_path: Path) -> None:
    told: list[int] = []
    run_job(JOB, tmp_path, told.append, most=40, piece=16)
    tally = run_job(JOB, tmp_path, told.append, threads=2, most=100, piece=16)
    assert told == [0, 16, 32, 40, 40, 56, 72, 88, 100]
    assert same(tally, count(0, 100))


def test_a_job_begun_by_other_rules_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "every_hand.npz", key="other", done=5, **begin()._asdict())
    with pytest.raises(MenagerieError, match="other rules"):
        run_job(JOB, tmp_path, print, most=10)


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_counted(
    tmp_path: Path,
) -> None:
    told: list[int] = []
    (tmp_path / "file").touch()
    with pytest.raises(CannotWrite):
        run_job(JOB, tmp_path / "file" / "folder", told.append, most=10)
    assert not told


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
    def command(*words: str) -> str:
        result = CliRunner().invoke(app, ["job", "fantasy_realms", *words, "--lang", "en"])
        return result.output if result.exit_code == 0 else str(result.exception)

    assert "every_hand: Every hand." in command()
    assert "Its jobs: every_hand" in command("zeppelin")
    told = command("every_hand", "--most", "60", "--threads", "1", "--out", str(tmp_path))
    assert "Done in" in told
    assert same(run_job(JOB, tmp_path, print, most=60), count(0, 60))
    page = (tmp_path / "every_hand.html").read_text(encoding="utf-8")
    assert "60 hands of seven cards" in page
    assert "Лучшие руки" in page
