"""Hints before a move, and the coach's word after it."""

import pytest

from menagerie.bots import Knowledge
from menagerie.bots import coach as coach_module
from menagerie.bots.catalogue import judge_of
from menagerie.bots.coach import Tact, hint, remark
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.testing.worlds import cases
from picking import every_game, finished, some_game

pytestmark = pytest.mark.usefixtures("quick_thoughts")


@every_game
def test_a_hint_names_a_few_legal_moves_and_says_why(game: Game) -> None:
    match = cases(game)[0].match(2)
    while len(match.legal_ids(match.waiting[0])) < 3:
        match.play(match.waiting[0], match.legal_ids(match.waiting[0])[-1])
    seat = match.waiting[0]
    advice = hint(Knowledge(match, seat), seed=1)
    assert 1 <= len(advice) <= 3
    assert len({a.move for a in advice}) == len(advice)
    for a in advice:
        assert a.move in match.legal_ids(seat)
        assert 0.0 <= a.share <= 1.0
        assert a.text("ru").endswith(".")
        assert a.text("en").endswith(".")
        assert a.judge == judge_of(game).title
        if not a.then:
            assert a.reason == coach_module.reason(match, seat, a.move), "of this move, by itself"
    assert advice == hint(Knowledge(match, seat), seed=1)
    assert judge_of(game).title.ru in advice[0].text("ru")
    assert "chance to win" in advice[0].text("en")


@every_game
def test_a_hint_goes_on_while_the_seat_decides_and_learns_nothing(game: Game) -> None:
    match = finished(game)
    for number in range(0, len(match.moves), max(1, len(match.moves) // 6)):
        ahead = match.at(number)
        seat = ahead.waiting[0]
        best, *others = hint(Knowledge(ahead, seat), seed=1)
        assert not any(one.then for one in others)
        ahead.play(seat, best.move)
        for move in best.then:
            assert ahead.can_undo(seat)
            assert move in ahead.legal_ids(seat)
            ahead.play(seat, move)


@every_game
def test_a_remark_names_what_was_better_than_a_bad_move_only(game: Game) -> None:
    """In one game of each there is a bad move; the best one is never found fault with."""
    match, spoken = cases(game)[0].match(4), 0
    while not match.over and not spoken:
        seat = match.waiting[0]
        knowledge = Knowledge(match, seat)
        best = hint(knowledge, seed=1)[0].move
        assert remark(knowledge, best, seed=1) is None
        for move in match.legal_ids(seat)[-3:]:
            said = remark(knowledge, move, seed=1)
            if said is not None:
                assert said.better == best
                assert said.lost >= coach_module.GROSS
                assert "X" in said.text("X", "ru")
                assert said.text("X", "en").startswith("On your last move a ")
                assert said.reason is None or said.reason.text("ru")
                spoken += 1
                break
        match.play(seat, best)
    assert spoken or game.ranked(match.seats) > match.seats


def test_a_move_that_is_not_legal_is_not_remarked_on() -> None:
    match = cases(some_game(3))[0].match(4)
    knowledge = Knowledge(match, match.waiting[0])
    with pytest.raises(MenagerieError, match="not legal here"):
        remark(knowledge, match.game.move_count, seed=1)


def test_of_five_own_moves_at_most_one_is_spoken_about() -> None:
    tact, spoken = Tact(), []
    for move in range(12):
        tact.moved()
        if tact.allows:
            tact.spoke()
            spoken.append(move)
    assert spoken == [0, 5, 10]


@every_game
def test_a_seat_that_is_not_asked_gets_no_hint(game: Game) -> None:
    match = finished(game)
    with pytest.raises(MenagerieError):
        hint(Knowledge(match, 0), seed=1)
