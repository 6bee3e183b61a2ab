"""The worlds that a seat imagines are drawn evenly from all that fit its notes."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from games.brutal_kingdom import position as pos
from menagerie.core.state.bits import u64
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom.components import CARDS, KING, POISONER, QUEEN, WITCH
from menagerie.games.brutal_kingdom.notes import note, places_of
from menagerie.games.brutal_kingdom.state import EMPTY, PUBLIC
from menagerie.games.brutal_kingdom.view import view
from menagerie.testing.effort import EFFORT
from menagerie.testing.worlds import imagined


def random_positions(seats: int, games: int, **options: Any) -> Iterator[Any]:
    for seed in range(games):
        chooser = random.Random(seed)
        s = pos.fresh(seats, seed, **options)
        while s.waiting:
            seat = chooser.choice(pos.waiting(s))
            pos.do(s, seat, chooser.choice(pos.legal(s, seat)))
            if s.waiting:
                yield s


def may_lie(s: Any, observer: int, card: int) -> int:
    return int(places_of(s, observer, card))


def check_notes(s: Any) -> None:
    """The truth fits everybody's notes; nobody knows less than all; certain cards are certain."""
    for place in range(20):
        card = int(s.place[place])
        if card == EMPTY:
            continue
        here = place % 10
        for observer in range(5):
            assert may_lie(s, observer, card) >> here & 1
            assert may_lie(s, observer, card) & ~may_lie(s, PUBLIC, card) == 0
        for seat in range(4):
            if int(s.seen[place]) >> seat & 1:
                assert may_lie(s, seat, card) == 1 << here
    hidden = {int(c) for c in s.place if c != EMPTY}
    for card in range(CARDS):
        if card not in hidden:
            assert not any(may_lie(s, observer, card) for observer in range(5))


@pytest.mark.rule("BK-62", "BK-64")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (3, {}),
        (3, {"random_deck": True}),
        (3, {"random_deck": "both"}),
        (4, {"inquisitor": "hand"}),
        (4, {"courtesan": "open"}),
    ],
)
def test_the_truth_always_fits_the_notes_and_so_do_imagined_worlds(
    seats: int, options: dict[str, Any]
) -> None:
    for number, s in enumerate(random_positions(seats, EFFORT, **options)):
        check_notes(s)
        if number % 5 == 0:
            seat = number % seats
            world = imagined(GAME, s, seat, number)
            check_notes(world)
            assert pos.in_hand(world, seat) == pos.in_hand(s, seat)
            assert world.where[seat].tolist() == s.where[seat].tolist()


def layouts(s: Any, seat: int, back: int) -> set[tuple[int, ...]]:
    """All ways to lay out the hidden cards of a back that a seat's notes allow, by brute force."""
    places = [i for i in range(10) if s.place[10 * back + i] != EMPTY]
    cards = [int(s.place[10 * back + i]) for i in places]
    return {
        way
        for way in permutations(sorted(cards))
        if all(may_lie(s, seat, card) >> i & 1 for i, card in zip(places, way, strict=True))
    }


@pytest.mark.rule("BK-62", "BK-64")
def test_worlds_are_drawn_evenly_from_all_that_fit() -> None:
    compared = 0
    for number, s in enumerate(random_positions(4, 12)):
        if number % 9:
            continue
        seat = number % 4
        for back in (0, 1):
            taken = [10 * back + i for i in range(10) if s.place[10 * back + i] != EMPTY]
            if len(taken) > 6 or (s.phase == 0 and back == 1):
                continue
            possible = layouts(s, seat, back)
            if not 2 <= len(possible) <= 12:
                continue
            n = 40 * len(possible)
            drawn = Counter(
                tuple(int(w.place[p]) for p in taken)
                for w in (imagined(GAME, s, seat, 1000 * number + k) for k in range(n))
            )
            assert set(drawn) == possible
            chi2 = sum((drawn[way] - 40) ** 2 / 40 for way in possible)
            assert chi2 < 4 * len(possible) + 20
            compared += 1
        if compared >= 12:
            break
    assert compared >= 12


@pytest.mark.rule("BK-62", "BK-64")
def test_a_place_that_only_some_cards_fit_is_never_filled_with_others() -> None:
    s = pos.court([[], [KING, QUEEN], [WITCH, POISONER], []], centre=[])
    for place in (8, 9):
        s.place[place] = EMPTY
    s.where[:, 0] = 0
    # Seat 0 thinks: the first place of seat 1 holds the King or the Queen.
    for card, places in ((KING, 0b1100), (QUEEN, 0b10100), (WITCH, 0b111000), (POISONER, 0b111000)):
        for observer in range(5):
            note(s, observer, card, u64(places))
    possible = layouts(s, 0, 0)
    drawn = Counter(tuple(int(c) for c in imagined(GAME, s, 0, k).place[2:6]) for k in range(400))
    assert set(drawn) == possible
    assert len(possible) == 4
    assert max(drawn.values()) < 140


@pytest.mark.rule("BK-62", "BK-63")
def test_in_imagined_worlds_others_know_what_they_certainly_know() -> None:
    s = pos.fresh(4, seed=8)
    while s.phase == 0:
        pos.do(s, pos.waiting(s)[0], pos.legal(s, pos.waiting(s)[0])[0])
    for seed in range(10):
        world = imagined(GAME, s, 0, seed)
        # Seat 2 passed a light card to seat 3 and a dark one to seat 1, whatever they were.
        for receiver in (1, 3):
            known = view(world, 2).players[receiver].known
            assert len(known) == 1
            assert known[0] in pos.in_hand(world, receiver)
