"""Immediate and standing eliminations."""

import pytest

from games.brutal_kingdom.position import court, do, down, kinds, legal, plays, stack, waiting
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import COLOUR, NAME, VICTIM
from menagerie.games.brutal_kingdom.state import CHOOSING_VICTIM
from menagerie.games.brutal_kingdom.view import view


@pytest.mark.rule("BK-13", "BK-21")
def test_the_whole_stack_goes_down_for_one_point() -> None:
    s = court([[box.POISONER], [], [], []], stacks=[[], [box.QUEEN, box.BLACK_KNIGHT, box.BISHOP]])
    events = plays(s, 0, box.POISONER)
    assert down(s, 1) == [box.QUEEN, box.BLACK_KNIGHT, box.BISHOP]
    assert s.kills.tolist() == [1, 0, 0, 0]
    values = {"seat": 0, "card": box.POISONER, "seat2": 1, "card2": box.BISHOP}
    assert ("eliminated", 0xFFFF, values) in events
    assert ("turned", 0xFFFF, {"seat": 1, "n": 3}) in events


@pytest.mark.rule("BK-13")
def test_cards_that_lie_face_down_stay_so() -> None:
    s = court([[box.POISONER], [], [], []], stacks=[[], [box.QUEEN, box.BISHOP]])
    s.down = s.fallen = 1 << box.QUEEN
    events = plays(s, 0, box.POISONER)
    assert down(s, 1) == [box.QUEEN, box.BISHOP]
    assert ("turned", 0xFFFF, {"seat": 1, "n": 1}) in events


@pytest.mark.rule("BK-13")
def test_a_card_played_after_an_elimination_lies_open() -> None:
    s = court([[box.POISONER], [box.MONK], [], []], stacks=[[], [box.QUEEN, box.BISHOP]])
    plays(s, 0, box.POISONER)
    plays(s, 1, box.MONK)
    assert down(s, 1) == [box.QUEEN, box.BISHOP]
    assert view(s, 0).players[1].top == box.MONK


@pytest.mark.rule("BK-14", "BK-15")
def test_covered_victims_are_safe() -> None:
    s = court([[box.POISONER], [], [], []], stacks=[[], [box.BISHOP, box.BLACK_KNIGHT]])
    plays(s, 0, box.POISONER)
    assert s.down == 0
    assert s.kills.tolist() == [0, 0, 0, 0]


@pytest.mark.rule("BK-14")
def test_a_face_down_top_is_no_victim() -> None:
    s = court([[box.POISONER], [], [], []], stacks=[[], [box.BISHOP]])
    s.down = s.fallen = 1 << box.BISHOP
    plays(s, 0, box.POISONER)
    assert s.kills[0] == 0


@pytest.mark.rule("BK-15")
def test_a_poisoner_on_the_table_is_harmless() -> None:
    # The example in the book: Abbot and Bishop are played without fear.
    s = court([[], [box.ABBOT], [box.BISHOP], []], stacks=[[box.POISONER]])
    plays(s, 1, box.ABBOT)
    plays(s, 2, box.BISHOP)
    assert s.down == 0


KILLS = [
    (box.POISONER, box.BISHOP, box.ABBOT),
    (box.BERSERKER, box.WIZARD, box.INTRIGUER),
    (box.ASSASSIN, box.KING, box.QUEEN),
    (box.ABBOT, box.WITCH, box.DRUID),
]


@pytest.mark.rule("BK-16", "BK-35", "BK-36", "BK-37", "BK-44")
@pytest.mark.parametrize(("killer", "one", "two"), KILLS)
def test_two_open_victims_one_choice(killer: int, one: int, two: int) -> None:
    for chosen, spared in ((1, 2), (2, 1)):
        s = court([[killer], [], [], []], stacks=[[], [one], [two], [box.SAINT]])
        plays(s, 0, killer)
        assert s.phase == CHOOSING_VICTIM
        assert legal(s, 0) == [VICTIM + 1, VICTIM + 2]
        do(s, 0, VICTIM + chosen)
        assert len(down(s, chosen)) == 1
        assert down(s, spared) == []
        assert s.kills[0] == 1


@pytest.mark.rule("BK-16", "BK-35", "BK-36", "BK-37", "BK-44")
@pytest.mark.parametrize(("killer", "one", "two"), KILLS)
def test_a_single_victim_falls_without_asking(killer: int, one: int, two: int) -> None:
    for victim in (one, two):
        s = court([[killer], [], [], []], stacks=[[], [], [victim]])
        events = plays(s, 0, killer)
        assert "eliminated" in kinds(events)
        assert waiting(s) == [1]
        assert down(s, 2) == [victim]


@pytest.mark.rule("BK-20")
def test_own_cards_are_never_eliminated() -> None:
    s = court([[box.POISONER, box.QUEEN], [], [], []], stacks=[[box.BISHOP]])
    plays(s, 0, box.POISONER)
    assert s.down == 0
    # Covering one's own King with one's Queen does nothing.
    s = court([[box.QUEEN], [], [], []], stacks=[[box.KING]])
    s.standing[0] = 1 << box.QUEEN
    plays(s, 0, box.QUEEN)
    assert s.down == 0


@pytest.mark.rule("BK-17", "BK-22", "BK-45", "BK-47")
@pytest.mark.parametrize(("standing", "victim"), [(box.KING, box.QUEEN), (box.QUEEN, box.KING)])
def test_king_and_queen_wait_for_each_other(standing: int, victim: int) -> None:
    s = court([[standing], [box.MONK], [victim], []], stacks=[[], [], [box.DRUID]])
    plays(s, 0, standing)
    plays(s, 1, box.MONK)
    plays(s, 2, victim)
    assert down(s, 2) == [box.DRUID, victim]
    assert s.kills.tolist() == [1, 0, 0, 0]
    assert stack(s, 0) == [standing]
    assert down(s, 0) == []


@pytest.mark.rule("BK-17", "BK-22")
def test_a_standing_card_does_not_strike_what_lies_there_already() -> None:
    s = court([[box.QUEEN], [], [], []], stacks=[[], [box.KING]])
    plays(s, 0, box.QUEEN)  # this King was not played under our eyes: he stands for nothing here
    assert s.down == 0
    assert s.kills.tolist() == [0, 0, 0, 0]


@pytest.mark.rule("BK-17")
def test_a_covered_standing_card_is_harmless() -> None:
    s = court([[box.KING, box.POISONER], [box.QUEEN], [], []])
    plays(s, 0, box.KING)
    plays(s, 0, box.POISONER)
    plays(s, 1, box.QUEEN)
    assert s.down == 0


@pytest.mark.rule("BK-17")
def test_an_eliminated_standing_card_is_harmless() -> None:
    s = court([[box.KING], [box.ASSASSIN], [box.QUEEN], []])
    plays(s, 0, box.KING)
    plays(s, 1, box.ASSASSIN)
    plays(s, 2, box.QUEEN)
    assert down(s, 0) == [box.KING]
    assert down(s, 2) == []


@pytest.mark.rule("BK-18")
def test_a_card_that_falls_as_it_is_played_has_no_effect() -> None:
    s = court([[box.EXECUTIONER], [box.POISONER], [], []], stacks=[[], [], [box.BISHOP]])
    plays(s, 0, box.EXECUTIONER)
    do(s, 0, NAME + box.POISONER)
    plays(s, 1, box.POISONER)
    assert down(s, 1) == [box.POISONER]
    assert down(s, 2) == []
    assert s.kills.tolist() == [1, 0, 0, 0]


@pytest.mark.rule("BK-18")
def test_a_condemned_intriguer_changes_nothing() -> None:
    s = court([[box.EXECUTIONER], [box.INTRIGUER], [], []], stacks=[[], [], [box.WIZARD]])
    plays(s, 0, box.EXECUTIONER)
    do(s, 0, NAME + box.INTRIGUER)
    plays(s, 1, box.INTRIGUER)
    assert stack(s, 2) == [box.WIZARD]
    assert down(s, 1) == [box.INTRIGUER]


@pytest.mark.rule("BK-19")
def test_the_first_standing_killer_clockwise_scores_alone() -> None:
    for executioner, king, scorer in ((3, 1, 3), (0, 1, 0), (1, 3, 3)):
        hands: list[list[int]] = [[], [], [box.QUEEN], []]
        hands[executioner] = [box.EXECUTIONER]
        hands[king] = [box.KING]
        s = court(hands)
        plays(s, executioner, box.EXECUTIONER)
        do(s, executioner, NAME + box.QUEEN)
        plays(s, king, box.KING)
        plays(s, 2, box.QUEEN)
        assert down(s, 2) == [box.QUEEN]
        assert s.kills[scorer] == 1
        assert sum(s.kills.tolist()) == 1


@pytest.mark.rule("BK-21")
def test_elimination_points_do_not_run_out() -> None:
    s = court([[box.POISONER], [], [], []], stacks=[[], [box.BISHOP]])
    s.kills[0] = 20  # all tokens of the box: 8 × 1 and 4 × 3
    plays(s, 0, box.POISONER)
    assert s.kills[0] == 21


@pytest.mark.rule("BK-23", "BK-42")
def test_moved_by_the_intriguer_a_king_no_longer_watches() -> None:
    s = court([[box.KING], [box.INTRIGUER], [box.QUEEN], [box.ASSASSIN]])
    plays(s, 0, box.KING)
    plays(s, 1, box.INTRIGUER)
    assert (stack(s, 0), stack(s, 1)) == ([box.INTRIGUER], [box.KING])
    plays(s, 2, box.QUEEN)
    assert s.down == 0
    # … but he can still be eliminated where he lies now.
    plays(s, 3, box.ASSASSIN)
    assert s.phase == CHOOSING_VICTIM
    do(s, 3, VICTIM + 1)
    assert down(s, 1) == [box.KING]


@pytest.mark.rule("BK-23")
def test_the_intriguer_takes_the_highest_card_and_leaves_the_executioner_watching() -> None:
    s = court([[box.EXECUTIONER], [box.INTRIGUER], [box.CHARLATAN], []], stacks=[[], [], [], []])
    plays(s, 0, box.EXECUTIONER)
    do(s, 0, NAME + box.CHARLATAN)
    s.stack[3, 0], s.height[3] = box.QUEEN, 1
    plays(s, 1, box.INTRIGUER)  # takes the Queen, not the Executioner, whose rank is lower
    plays(s, 2, box.CHARLATAN)
    assert down(s, 2) == [box.CHARLATAN]


@pytest.mark.rule("BK-46", "BK-41")
def test_under_the_saint_everything_is_safe_until_he_is_covered() -> None:
    s = court([[box.SAINT], [box.POISONER], [box.EXECUTIONER], []], stacks=[[box.BISHOP]])
    plays(s, 0, box.SAINT)
    do(s, 0, COLOUR + 1)
    plays(s, 1, box.POISONER)
    assert s.down == 0
    plays(s, 2, box.EXECUTIONER)
    assert NAME + box.SAINT not in legal(s, 2)
    assert GAME.why_not(s, 2, NAME + box.SAINT).rule == "BK-46"


@pytest.mark.rule("BK-46", "BK-53")
def test_a_covered_saint_can_be_turned_down_and_the_chapel_keeps_its_token() -> None:
    s = court([[box.SAINT, box.BISHOP], [box.POISONER], [], []])
    plays(s, 0, box.SAINT)
    do(s, 0, COLOUR + 2)
    plays(s, 0, box.BISHOP)
    plays(s, 1, box.POISONER)
    assert down(s, 0) == [box.SAINT, box.BISHOP]
    assert s.chapel.tolist() == [3, 0, 0, 0]
    assert s.stock.tolist() == [13, 13, 12]
    assert s.blessed == 1
