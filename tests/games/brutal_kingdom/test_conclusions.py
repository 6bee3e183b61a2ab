"""The memory aid says exactly what a perfect logician in that seat would say (BK-65)."""

import random
from typing import Any

import pytest

import menagerie
from games.brutal_kingdom.logician import ASIDE, CENTRE, Logician
from games.brutal_kingdom.position import Event, do, fresh, in_hand, legal, waiting
from menagerie.core.state.bits import members
from menagerie.games.brutal_kingdom.components import ABBOT, BACK, SAINT
from menagerie.games.brutal_kingdom.moves import SKIP
from menagerie.games.brutal_kingdom.table import has_centre
from menagerie.games.brutal_kingdom.view import view
from menagerie.testing.effort import EFFORT

ABBOT_FOUND = {
    "game": "brutal_kingdom",
    "version": 1,
    "seats": 3,
    "options": {"random_deck": False, "inquisitor": "centre", "memory": True},
    "seed": "000000000343315ca481fec01062df78",
    "moves": [
        *([0, 8], [1, 14], [2, 10], [0, 19], [2, 17], [1, 11], [0, 25], [1, 37], [2, 39]),
        *([2, 64], [2, 59], [1, 28], [1, 97], [1, 112]),
    ],
}


def said(s: Any, seat: int) -> dict[int, set[int]]:
    """By card: where the memory aid says it may lie."""
    found = {}
    for one in view(s, seat).whereabouts:
        places = {*one.seats} | {CENTRE[place % 2] for place in one.centre}
        found[one.card] = places | ({ASIDE} if one.aside else set())
    return found


def logicians(s: Any, events: list[Event]) -> list[Logician]:
    """One for each seat, as soon as a pass is over."""
    deck = set(members(s.deck))
    return [
        Logician(
            args["seat"],
            int(s.seats),
            int(BACK[args["card"]]),
            deck,
            {c for c in in_hand(s, args["seat"]) if BACK[c] == BACK[args["card"]]},
            args["card"],
            bool(has_centre(s)),
        )
        for kind, _, args in events
        if kind == "passed" and args["card"] in deck
    ]


def check(s: Any, thinkers: list[Logician]) -> None:
    for seat in range(int(s.seats)):
        aid = said(s, seat)
        for one in thinkers:
            if one.seat == seat:
                for card in one.cards:
                    assert aid.get(card, set()) == one.may_lie(card), (seat, card)


@pytest.mark.rule("BK-61", "BK-64", "BK-65")
def test_a_card_that_must_be_somewhere_is_said_to_be_there() -> None:
    """Everybody knows that the Saint lies in the centre; seat 1 took the other dark card there, so
    the Saint is the one left, and the Abbot, who can lie nowhere else, is in the hand of seat 2."""
    seen = menagerie.replay(ABBOT_FOUND).view(1)
    assert seen["centre"][3]["card"] == SAINT
    assert ABBOT in seen["players"][2]["known"]


@pytest.mark.rule("BK-61", "BK-63", "BK-64", "BK-65")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (4, {"inquisitor": "hand"}),
        (4, {"courtesan": "open"}),
        (3, {}),
        (3, {"random_deck": True}),
        (3, {"random_deck": "both"}),
    ],
)
def test_the_memory_aid_concludes_all_that_follows_and_nothing_else(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(EFFORT):
        chooser = random.Random(seed)
        s = fresh(seats, seed, **options)
        thinkers: list[Logician] = []
        while s.waiting:
            seat = chooser.choice(waiting(s))
            # Exchanges, not skips: they are what makes it hard.
            moves = [move for move in legal(s, seat) if move != SKIP]
            events = do(s, seat, chooser.choice(moves))
            if any(kind == "chapter" for kind, _, _ in events):
                thinkers = []
                continue
            for one in thinkers:
                one.hear(events, in_hand(s, one.seat))
            thinkers += logicians(s, events)
            check(s, thinkers)
