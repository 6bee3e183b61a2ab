"""Charlatan and Intriguer: what changes the stacks."""

import pytest

from games.brutal_kingdom.position import court, do, down, kinds, legal, plays, stack, waiting
from menagerie.games.brutal_kingdom import phases
from menagerie.games.brutal_kingdom.components import (
    ABBOT,
    BISHOP,
    CHARLATAN,
    DRUID,
    EXECUTIONER,
    INQUISITOR,
    INTRIGUER,
    KING,
    MONK,
    POISONER,
    QUEEN,
    WITCH,
    WIZARD,
)
from menagerie.games.brutal_kingdom.moves import NAME, PLAY, RANK_HIGH, RANK_LOW, RISE, SKIP
from menagerie.games.brutal_kingdom.view import view

# Charlatan


@pytest.mark.rule("BK-31")
def test_charlatan_turns_one_own_card_up_without_its_effect() -> None:
    s = court([[CHARLATAN], [], [], []], stacks=[[QUEEN, ABBOT], [WITCH]])
    s.down = s.fallen = 1 << QUEEN | 1 << ABBOT
    plays(s, 0, CHARLATAN)
    assert s.phase == phases.REVIVING
    assert sorted(legal(s, 0)) == [SKIP, RISE + ABBOT, RISE + QUEEN]
    events = do(s, 0, RISE + ABBOT)
    assert stack(s, 0) == [QUEEN, ABBOT, CHARLATAN]  # it keeps its place
    assert down(s, 0) == [QUEEN]  # only one card
    assert down(s, 1) == []  # the Abbot does not strike the Witch
    assert ("risen", 0xFFFF, {"seat": 0, "card": ABBOT}) in events
    assert view(s, 0).players[0].icons == [0, 1, 0]


@pytest.mark.rule("BK-31")
def test_a_revived_king_does_not_watch() -> None:
    s = court([[CHARLATAN], [QUEEN], [], []], stacks=[[KING]])
    s.down = s.fallen = 1 << KING
    plays(s, 0, CHARLATAN)
    do(s, 0, RISE + KING)
    plays(s, 1, QUEEN)
    assert s.kills[0] == 0


@pytest.mark.rule("BK-31")
def test_a_revived_card_can_fall_again() -> None:
    s = court([[CHARLATAN, BISHOP], [POISONER], [], []], stacks=[[QUEEN]])
    s.down = s.fallen = 1 << QUEEN
    plays(s, 0, CHARLATAN)
    do(s, 0, RISE + QUEEN)
    plays(s, 0, BISHOP)
    plays(s, 1, POISONER)
    assert down(s, 0) == [QUEEN, CHARLATAN, BISHOP]


@pytest.mark.rule("BK-31", "BK-12")
def test_charlatan_may_be_left_and_without_fallen_cards_asks_nothing() -> None:
    s = court([[CHARLATAN], [], [], []], stacks=[[QUEEN]])
    s.down = s.fallen = 1 << QUEEN
    plays(s, 0, CHARLATAN)
    do(s, 0, SKIP)
    assert down(s, 0) == [QUEEN]
    s = court([[CHARLATAN], [], [], []], stacks=[[QUEEN], [DRUID]])
    s.down = 1 << DRUID  # somebody else's
    plays(s, 0, CHARLATAN)
    assert waiting(s) == [1]


# Intriguer


@pytest.mark.rule("BK-42", "BK-23")
def test_intriguer_changes_places_with_the_highest_open_card() -> None:
    s = court([[INTRIGUER], [], [], []], stacks=[[DRUID], [WITCH], [MONK, WIZARD], [BISHOP]])
    events = plays(s, 0, INTRIGUER)
    assert stack(s, 0) == [DRUID, WIZARD]
    assert stack(s, 2) == [MONK, INTRIGUER]
    assert ("intrigued", 0xFFFF, {"seat": 0, "card": WIZARD, "seat2": 2}) in events
    # The tokens go with the stack.
    assert [p.icons for p in view(s, 0).players[:3]] == [[0, 0, 3], [0, 0, 1], [0, 1, 0]]


@pytest.mark.rule("BK-42")
def test_an_intriguer_who_is_the_highest_stays() -> None:
    s = court([[INTRIGUER], [], [], []], stacks=[[DRUID], [EXECUTIONER]])
    events = plays(s, 0, INTRIGUER)
    assert stack(s, 0) == [DRUID, INTRIGUER]
    assert "intrigued" not in kinds(events)


@pytest.mark.rule("BK-42", "BK-11")
def test_intriguer_ignores_face_down_cards() -> None:
    s = court([[INTRIGUER], [], [], []], stacks=[[], [WIZARD], [WITCH]])
    s.down = s.fallen = 1 << WIZARD
    plays(s, 0, INTRIGUER)
    assert stack(s, 0) == [WITCH]
    assert stack(s, 1) == [WIZARD]


@pytest.mark.rule("BK-42", "BK-50", "BK-23")
@pytest.mark.parametrize(("announced", "taken"), [(RANK_HIGH, INQUISITOR), (RANK_LOW, WITCH)])
def test_intriguer_and_the_announced_inquisitor(announced: int, taken: int) -> None:
    s = court([[INQUISITOR], [INTRIGUER], [], []], stacks=[[], [], [WITCH]])
    plays(s, 0, INQUISITOR)
    do(s, 0, announced)
    do(s, 0, NAME + BISHOP)
    plays(s, 1, INTRIGUER)
    assert stack(s, 1) == [taken]
    s.played = 3
    s.turn, s.waiting = 3, 8
    s.place[6], s.held[3, 0] = KING, 1
    do(s, 3, PLAY + KING)
    assert s.first == (1 if announced == RANK_HIGH else 3)  # B5: the rank moves along
