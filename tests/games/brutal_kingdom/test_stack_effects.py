"""Charlatan and Intriguer: what changes the stacks."""

import pytest

from games.brutal_kingdom.position import court, do, down, kinds, legal, plays, stack, waiting
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom import state
from menagerie.games.brutal_kingdom.moves import NAME, PLAY, RANK_HIGH, RANK_LOW, RISE, SKIP
from menagerie.games.brutal_kingdom.view import view

# Charlatan


@pytest.mark.rule("BK-31")
def test_charlatan_turns_one_own_card_up_without_its_effect() -> None:
    s = court([[box.CHARLATAN], [], [], []], stacks=[[box.QUEEN, box.ABBOT], [box.WITCH]])
    s.down = s.fallen = 1 << box.QUEEN | 1 << box.ABBOT
    plays(s, 0, box.CHARLATAN)
    assert s.phase == state.REVIVING
    assert sorted(legal(s, 0)) == [SKIP, RISE + box.ABBOT, RISE + box.QUEEN]
    events = do(s, 0, RISE + box.ABBOT)
    assert stack(s, 0) == [box.QUEEN, box.ABBOT, box.CHARLATAN]  # it keeps its place
    assert down(s, 0) == [box.QUEEN]  # only one card
    assert down(s, 1) == []  # the Abbot does not strike the Witch
    assert ("risen", 0xFFFF, {"seat": 0, "card": box.ABBOT}) in events
    assert view(s, 0).players[0].icons == [0, 1, 0]


@pytest.mark.rule("BK-31")
def test_a_revived_king_does_not_watch() -> None:
    s = court([[box.CHARLATAN], [box.QUEEN], [], []], stacks=[[box.KING]])
    s.down = s.fallen = 1 << box.KING
    plays(s, 0, box.CHARLATAN)
    do(s, 0, RISE + box.KING)
    plays(s, 1, box.QUEEN)
    assert s.kills[0] == 0


@pytest.mark.rule("BK-31")
def test_a_revived_card_can_fall_again() -> None:
    s = court([[box.CHARLATAN, box.BISHOP], [box.POISONER], [], []], stacks=[[box.QUEEN]])
    s.down = s.fallen = 1 << box.QUEEN
    plays(s, 0, box.CHARLATAN)
    do(s, 0, RISE + box.QUEEN)
    plays(s, 0, box.BISHOP)
    plays(s, 1, box.POISONER)
    assert down(s, 0) == [box.QUEEN, box.CHARLATAN, box.BISHOP]


@pytest.mark.rule("BK-31", "BK-12")
def test_charlatan_may_be_left_and_without_fallen_cards_asks_nothing() -> None:
    s = court([[box.CHARLATAN], [], [], []], stacks=[[box.QUEEN]])
    s.down = s.fallen = 1 << box.QUEEN
    plays(s, 0, box.CHARLATAN)
    do(s, 0, SKIP)
    assert down(s, 0) == [box.QUEEN]
    s = court([[box.CHARLATAN], [], [], []], stacks=[[box.QUEEN], [box.DRUID]])
    s.down = 1 << box.DRUID  # somebody else's
    plays(s, 0, box.CHARLATAN)
    assert waiting(s) == [1]


# Intriguer


@pytest.mark.rule("BK-42", "BK-23")
def test_intriguer_changes_places_with_the_highest_open_card() -> None:
    s = court(
        [[box.INTRIGUER], [], [], []],
        stacks=[[box.DRUID], [box.WITCH], [box.MONK, box.WIZARD], [box.BISHOP]],
    )
    events = plays(s, 0, box.INTRIGUER)
    assert stack(s, 0) == [box.DRUID, box.WIZARD]
    assert stack(s, 2) == [box.MONK, box.INTRIGUER]
    assert ("intrigued", 0xFFFF, {"seat": 0, "card": box.WIZARD, "seat2": 2}) in events
    # The tokens go with the stack.
    assert [p.icons for p in view(s, 0).players[:3]] == [[0, 0, 3], [0, 0, 1], [0, 1, 0]]


@pytest.mark.rule("BK-42")
def test_an_intriguer_who_is_the_highest_stays() -> None:
    s = court([[box.INTRIGUER], [], [], []], stacks=[[box.DRUID], [box.EXECUTIONER]])
    events = plays(s, 0, box.INTRIGUER)
    assert stack(s, 0) == [box.DRUID, box.INTRIGUER]
    assert "intrigued" not in kinds(events)


@pytest.mark.rule("BK-42", "BK-11")
def test_intriguer_ignores_face_down_cards() -> None:
    s = court([[box.INTRIGUER], [], [], []], stacks=[[], [box.WIZARD], [box.WITCH]])
    s.down = s.fallen = 1 << box.WIZARD
    plays(s, 0, box.INTRIGUER)
    assert stack(s, 0) == [box.WITCH]
    assert stack(s, 1) == [box.WIZARD]


@pytest.mark.rule("BK-42", "BK-50", "BK-23")
@pytest.mark.parametrize(
    ("announced", "taken"), [(RANK_HIGH, box.INQUISITOR), (RANK_LOW, box.WITCH)]
)
def test_intriguer_and_the_announced_inquisitor(announced: int, taken: int) -> None:
    s = court([[box.INQUISITOR], [box.INTRIGUER], [], []], stacks=[[], [], [box.WITCH]])
    plays(s, 0, box.INQUISITOR)
    do(s, 0, announced)
    do(s, 0, NAME + box.BISHOP)
    plays(s, 1, box.INTRIGUER)
    assert stack(s, 1) == [taken]
    s.played = 3
    s.turn, s.waiting = 3, 8
    s.place[6], s.held[3, 0] = box.KING, 1
    do(s, 3, PLAY + box.KING)
    assert s.first == (1 if announced == RANK_HIGH else 3)  # B5: the rank moves along
