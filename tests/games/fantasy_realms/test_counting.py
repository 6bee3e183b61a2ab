"""Decisions that are counted to the end: what puzzles are made of."""

import pytest

from games.fantasy_realms.position import GAME, act, finish_with, legal, number
from games.fantasy_realms.test_finish import NINE, PLAIN_HANDS, ending
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms import moves
from menagerie.games.fantasy_realms.calculator import calculate

HAND = "mirage rainstorm magic_wand swamp candle bell_tower protection_rune"


@pytest.mark.rule("FR-55", "FR-59")
def test_whoever_counts_alone_is_shown_choices_and_no_points() -> None:
    s = ending("mirage shapeshifter book_of_changes island candle swamp bell_tower")
    s.live_score = 0
    decision = GAME.view(s, 0).decision  # type: ignore[attr-defined]
    assert {one.move for one in decision.options} == legal(s, 0)
    assert all(one.total is None for one in decision.options)
    assert (decision.best_total, decision.best_move, decision.best_choices) == (None, None, None)
    s.live_score = 1
    assert GAME.view(s, 0).decision.best_total is not None  # type: ignore[attr-defined]


@pytest.mark.rule("FR-28", "FR-55")
def test_the_last_discard_is_counted_with_the_choices_after_it() -> None:
    hand = "mirage rainstorm magic_wand swamp candle bell_tower island great_flood"
    s = finish_with([hand, *PLAIN_HANDS], NINE)
    counted = GAME.exact(s, 0)
    assert counted is not None
    for card in hand.split():
        kept = [one for one in hand.split() if one != card]
        best = calculate(kept, "best")["score"]
        assert counted.points[moves.DISCARD + number(card)] == best
    assert counted.tempting in counted.points


def test_each_choice_of_the_end_is_counted_with_those_that_follow() -> None:
    s = ending("mirage shapeshifter candle swamp island magic_wand bell_tower")
    counted = GAME.exact(s, 0)
    assert counted is not None
    told = {one.move: one.total for one in GAME.view(s, 0).decision.options}  # type: ignore[attr-defined]
    assert counted.points == told
    act(s, 0, max(told, key=lambda move: told[move]))
    after = GAME.exact(s, 0)
    assert after is not None
    assert max(after.points.values()) == max(told.values())


def test_what_is_still_open_is_not_counted() -> None:
    s = finish_with([f"{HAND} island", *PLAIN_HANDS], "basilisk")
    assert GAME.exact(s, 0) is None  # the game goes on
    act(s, 0, moves.DISCARD + c.ISLAND)
    assert GAME.exact(s, 1) is None  # a card is drawn
