"""Turns, rounds and the first-player card."""

import pytest

from games.brutal_kingdom.position import court, do, kinds, legal, plays, stack, waiting
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import LOOK, NAME, PLAY, RANK_HIGH, RANK_LOW, SKIP
from menagerie.games.brutal_kingdom.state import GAZING
from menagerie.games.brutal_kingdom.view import view


@pytest.mark.rule("BK-09")
def test_clockwise_from_the_first_player_onto_the_own_stack() -> None:
    s = court([[box.POISONER], [box.WIZARD], [box.BISHOP], [box.BERSERKER]])
    s.first = s.turn = 2
    s.waiting = 1 << 2
    assert legal(s, 2) == [PLAY + box.BISHOP]
    do(s, 2, PLAY + box.BISHOP)
    assert waiting(s) == [3]
    do(s, 3, PLAY + box.BERSERKER)
    assert waiting(s) == [0]
    do(s, 0, PLAY + box.POISONER)
    assert waiting(s) == [1]
    assert [stack(s, q) for q in range(4)] == [[box.POISONER], [], [box.BISHOP], [box.BERSERKER]]


@pytest.mark.rule("BK-09")
def test_a_new_card_covers_the_old_one() -> None:
    s = court([[box.BERSERKER], [], [], []], stacks=[[box.KING]])
    plays(s, 0, box.BERSERKER)
    assert stack(s, 0) == [box.KING, box.BERSERKER]
    assert view(s, 1).players[0].top == box.BERSERKER


@pytest.mark.rule("BK-10")
def test_the_highest_open_card_gets_the_first_player_card() -> None:
    s = court([[box.POISONER], [box.WIZARD], [box.BISHOP], [box.DRUID]])
    for seat, card in enumerate([box.POISONER, box.WIZARD, box.BISHOP]):
        do(s, seat, PLAY + card)
    events = do(s, 3, PLAY + box.DRUID)
    assert ("first", 0xFFFF, {"seat": 1, "card": box.WIZARD}) in events
    assert (s.first, s.rounds) == (1, 1)
    assert waiting(s) == [1]


@pytest.mark.rule("BK-10")
def test_whoever_is_highest_keeps_it_and_the_last_player_may_go_again() -> None:
    # The note in the book: the last one of a round is often the first one of the next.
    s = court(
        [[box.QUEEN], [box.POISONER], [box.BERSERKER, box.CLAIRVOYANT], [box.WIZARD, box.CHARLATAN]]
    )
    for seat, card in enumerate([box.QUEEN, box.POISONER, box.BERSERKER, box.WIZARD]):
        do(s, seat, PLAY + card)
    assert s.first == 3
    assert waiting(s) == [3]
    assert legal(s, 3) == [PLAY + box.CHARLATAN]
    s = court(
        [[box.WIZARD], [box.POISONER], [box.BERSERKER, box.CLAIRVOYANT], [box.QUEEN]],
        stacks=[[], [], [], []],
    )
    for seat, card in enumerate([box.WIZARD, box.POISONER, box.CLAIRVOYANT]):
        do(s, seat, PLAY + card)
    do(s, 2, SKIP)
    do(s, 3, PLAY + box.QUEEN)
    assert s.first == 0


@pytest.mark.rule("BK-10", "BK-50")
@pytest.mark.parametrize(("announced", "first"), [(RANK_HIGH, 0), (RANK_LOW, 1)])
def test_the_announced_rank_of_the_inquisitor_counts(announced: int, first: int) -> None:
    s = court([[box.INQUISITOR], [box.WIZARD], [box.BISHOP]])
    do(s, 0, PLAY + box.INQUISITOR)
    do(s, 0, announced)
    do(s, 0, NAME + box.KING)
    do(s, 1, PLAY + box.WIZARD)
    do(s, 2, PLAY + box.BISHOP)
    assert s.first == first


@pytest.mark.rule("BK-11")
def test_a_face_down_card_has_no_rank() -> None:
    s = court([[], [box.KING], [box.QUEEN], [box.ASSASSIN]], stacks=[[box.POISONER]])
    s.played = 1
    s.turn, s.waiting = 1, 2
    do(s, 1, PLAY + box.KING)
    do(s, 2, PLAY + box.QUEEN)  # falls to the King
    assert s.down == 1 << box.QUEEN
    do(s, 3, PLAY + box.ASSASSIN)  # and the King to the Assassin
    assert s.first == 3  # rank 7 beats the Poisoner's 5; King and Queen lie face down


@pytest.mark.rule("BK-12")
def test_what_one_may_do_one_may_leave() -> None:
    s = court([[box.CLAIRVOYANT], [box.WITCH], [], []])
    plays(s, 0, box.CLAIRVOYANT)
    assert s.phase == GAZING
    assert sorted(legal(s, 0)) == [SKIP, LOOK]
    events = do(s, 0, SKIP)
    assert kinds(events) == ["skipped"]
    assert waiting(s) == [1]


@pytest.mark.rule("BK-12")
def test_what_must_be_done_cannot_be_skipped() -> None:
    s = court([[box.INQUISITOR], [], [], []])
    plays(s, 0, box.INQUISITOR)
    assert legal(s, 0) == [RANK_LOW, RANK_HIGH]
    assert GAME.why_not(s, 0, SKIP).rule == "BK-12"


@pytest.mark.rule("BK-12")
def test_an_effect_without_a_chance_asks_nothing() -> None:
    s = court([[box.WITCH, box.CHARLATAN, box.DRUID], [], [], []])
    plays(s, 0, box.CHARLATAN)  # nothing face down
    assert waiting(s) == [1]
    plays(s, 0, box.WITCH)  # nobody has a hand
    assert waiting(s) == [1]
    plays(s, 0, box.DRUID)  # nothing to exchange
    assert waiting(s) == [1]
