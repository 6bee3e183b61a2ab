"""Warnings: a threat that can come true is told, one that cannot is not."""

import random
from typing import Any

import pytest

from games.brutal_kingdom.position import court, do, fresh, legal, plays, waiting
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import LOOK, NAME, PLAY, SKIP
from menagerie.games.brutal_kingdom.state import PLAYING
from menagerie.games.brutal_kingdom.view import view


def turn(s: Any, seat: int, of: int, rounds: int = 0) -> None:
    """This seat plays as number `of` of its round."""
    s.turn, s.waiting, s.phase = seat, 1 << seat, PLAYING
    s.played, s.first, s.rounds = of, (seat - of) % int(s.seats), rounds


@pytest.mark.rule("BK-15", "BK-17", "BK-18")
@pytest.mark.parametrize(("seats", "options"), [(4, {}), (3, {"memory": False})])
def test_nobody_falls_without_a_warning(seats: int, options: dict[str, Any]) -> None:
    struck = caught = led = 0
    for seed in range(4):
        chooser = random.Random(seed)
        s = fresh(seats, seed, **options)
        while s.waiting:
            seat = chooser.choice(waiting(s))
            move = chooser.choice(legal(s, seat))
            if s.phase != PLAYING:
                do(s, seat, move)
                continue
            before = [view(s, viewer) for viewer in (*range(seats), None)]
            card = next(one for one in before[seat].hand if one.card == move - PLAY)
            chapter = int(s.chapter)
            for kind, _, args in do(s, seat, move):
                if kind != "eliminated":
                    continue
                killer, victim = args["seat"], args["seat2"]
                if killer == seat:
                    struck += 1
                    assert victim in card.victims
                    assert all(card.card in seen.players[victim].hunters for seen in before)
                else:
                    caught += 1
                    assert card.falls_to[0] == killer
                    assert all(card.card in seen.players[killer].watches for seen in before)
            if card.leads and s.phase == PLAYING and s.chapter == chapter:
                led += 1
                assert s.turn == seat
    assert min(struck, caught, led) > 1


@pytest.mark.rule("BK-15")
def test_a_killer_who_cannot_come_any_more_is_no_threat() -> None:
    # The Poisoner lies in the centre; seat 0 has looked there and nobody can fetch him.
    hands = [[box.CLAIRVOYANT, box.BISHOP], [box.WITCH], [box.QUEEN], [box.WIZARD]]
    s = court(hands, centre=[box.POISONER])
    assert view(s, 0).hand[1].hunters == [box.POISONER]
    plays(s, 0, box.CLAIRVOYANT)
    do(s, 0, LOOK)
    turn(s, 0, 1)
    assert view(s, 0).hand[0].hunters == []
    # Somebody who has not looked cannot know that.
    assert view(court([[box.BISHOP], *hands[1:]], centre=[box.POISONER]), 0).hand[0].hunters == [
        box.POISONER
    ]


@pytest.mark.rule("BK-15", "BK-38")
def test_a_killer_in_the_centre_may_be_fetched() -> None:
    s = court(
        [[box.CLAIRVOYANT, box.BISHOP], [box.MONK, box.WITCH], [box.QUEEN], []],
        centre=[box.POISONER],
    )
    plays(s, 0, box.CLAIRVOYANT)
    do(s, 0, LOOK)
    turn(s, 0, 1)
    assert view(s, 0).hand[0].hunters == [box.POISONER]
    plays(s, 1, box.MONK)
    do(s, 1, SKIP)
    assert view(s, 0).hand[0].hunters == []


@pytest.mark.rule("BK-10", "BK-15")
def test_the_last_card_of_the_round_that_leads_is_covered_in_time() -> None:
    s = court([[box.KING, box.MONK], [box.ASSASSIN], [], []], stacks=[[], [box.WITCH], [box.ABBOT]])
    turn(s, 0, 3)
    king = view(s, 0).hand[1]
    assert (king.card, king.leads, king.hunters) == (box.KING, True, [])
    turn(s, 0, 2)  # one more plays in this round
    king = view(s, 0).hand[1]
    assert (king.leads, king.hunters) == (False, [box.ASSASSIN])
    turn(s, 0, 3, rounds=3)  # nothing comes after the last card of the chapter
    assert view(s, 0).hand[1].hunters == []


@pytest.mark.rule("BK-42")
def test_the_intriguer_is_told_what_he_will_take() -> None:
    s = court(
        [[box.INTRIGUER], [box.ASSASSIN, box.BERSERKER], [], []],
        stacks=[[], [box.WITCH], [box.KING]],
    )
    one = view(s, 0).hand[0]
    assert (one.swaps_with, one.hunters) == (2, [box.ASSASSIN])
    s = court([[box.INTRIGUER], [box.ASSASSIN, box.BERSERKER], [], []], stacks=[[], [box.MONK]])
    one = view(s, 0).hand[0]
    assert (one.swaps_with, one.hunters) == (None, [box.BERSERKER])


@pytest.mark.rule("BK-17", "BK-41")
def test_a_standing_card_waits_only_for_what_can_still_be_played() -> None:
    s = court(
        [[box.EXECUTIONER, box.KING], [box.WITCH], [box.QUEEN], []],
        stacks=[[], [], [], [box.BISHOP]],
    )
    plays(s, 0, box.EXECUTIONER)
    do(s, 0, NAME + box.BISHOP)  # lies there already
    assert view(s, 1).players[0].watches == []
    plays(s, 0, box.KING)
    assert view(s, 1).players[0].watches == [box.QUEEN]
    plays(s, 2, box.QUEEN)
    assert view(s, 1).players[0].watches == []
