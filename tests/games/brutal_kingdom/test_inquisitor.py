"""Inquisitor: his rank, the name, the replacement."""

import pytest

from games.brutal_kingdom.position import (
    centre,
    court,
    do,
    down,
    in_hand,
    kinds,
    legal,
    plays,
    waiting,
)
from menagerie.games.brutal_kingdom import phases
from menagerie.games.brutal_kingdom.components import (
    ABBOT,
    ASSASSIN,
    BERSERKER,
    EXECUTIONER,
    INQUISITOR,
    KING,
    MONK,
    QUEEN,
    WITCH,
)
from menagerie.games.brutal_kingdom.moves import CENTRE, GIVE, NAME, RANK_HIGH, RANK_LOW
from menagerie.games.brutal_kingdom.view import view

# Inquisitor


@pytest.mark.rule("BK-50")
def test_inquisitor_has_the_named_card_exchanged_with_the_centre() -> None:
    s = court([[INQUISITOR], [KING, WITCH], [], []], centre=[QUEEN, ASSASSIN, MONK, ABBOT])
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_LOW)  # B31: before naming
    assert s.phase == phases.ASKING
    assert {m - NAME for m in legal(s, 0)} == set(range(20)) - {INQUISITOR}
    events = do(s, 0, NAME + KING)
    assert ("shown", 0xFFFF, {"seat": 1, "card": KING}) in events
    assert (s.phase, waiting(s)) == (phases.REPLACING, [1])
    assert view(s, 3).named == KING
    assert legal(s, 1) == [CENTRE, CENTRE + 1]
    events = do(s, 1, CENTRE + 1)
    assert in_hand(s, 1) == {ASSASSIN, WITCH}
    assert centre(s) == [QUEEN, KING, MONK, ABBOT]
    assert [c.card for c in view(s, None).centre] == [None, KING, None, None]
    assert ("received", 2, {"seat": 1, "card": ASSASSIN}) in events
    assert waiting(s) == [1]


@pytest.mark.rule("BK-50")
def test_a_name_that_nobody_holds_does_nothing() -> None:
    s = court([[INQUISITOR], [WITCH], [], []], centre=[KING], stacks=[[], [], [MONK]])
    before = [in_hand(s, 1), centre(s)]
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_HIGH)
    events = do(s, 0, NAME + KING)
    assert ("nobody", 0xFFFF, {"card": KING}) in events
    assert before == [in_hand(s, 1), centre(s)]
    assert waiting(s) == [1]
    # B33: even a character that was played already.
    s = court([[INQUISITOR], [WITCH], [], []], stacks=[[], [], [MONK]])
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_HIGH)
    assert "nobody" in kinds(do(s, 0, NAME + MONK))


@pytest.mark.rule("BK-50")
def test_inquisitor_may_name_a_card_of_his_own() -> None:
    s = court([[INQUISITOR, KING], [WITCH], [], []], centre=[QUEEN, ASSASSIN])
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_HIGH)
    do(s, 0, NAME + KING)
    assert (s.phase, waiting(s)) == (phases.REPLACING, [0])
    do(s, 0, CENTRE)
    assert in_hand(s, 0) == {QUEEN}


@pytest.mark.rule("BK-50")
def test_option_hand_the_replacement_comes_from_the_inquisitors_hand() -> None:
    s = court([[INQUISITOR, QUEEN, ASSASSIN], [KING, WITCH], [], []], inquisitor="hand")
    before = centre(s)
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_HIGH)
    do(s, 0, NAME + KING)
    assert (s.phase, waiting(s)) == (phases.LOSING, [0])
    assert sorted(legal(s, 0)) == [GIVE + ASSASSIN, GIVE + QUEEN]
    events = do(s, 0, GIVE + QUEEN)
    assert in_hand(s, 0) == {KING, ASSASSIN}
    assert in_hand(s, 1) == {QUEEN, WITCH}
    assert centre(s) == before
    assert ("received", 2, {"seat": 1, "card": QUEEN}) in events
    assert view(s, 3).players[0].known == [KING]
    assert view(s, 3).players[1].known == []


@pytest.mark.rule("BK-50")
def test_option_hand_with_one_none_or_the_own_card() -> None:
    # One fitting card: not asked.
    s = court([[INQUISITOR, QUEEN], [KING, WITCH], [], []], inquisitor="hand")
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_HIGH)
    do(s, 0, NAME + KING)
    assert (in_hand(s, 0), in_hand(s, 1)) == ({KING}, {QUEEN, WITCH})
    # No fitting card: shown, no exchange.
    s = court([[INQUISITOR, MONK], [KING, WITCH], [], []], inquisitor="hand")
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_HIGH)
    do(s, 0, NAME + KING)
    assert in_hand(s, 1) == {KING, WITCH}
    assert view(s, 2).players[1].known == [KING]
    # One's own card: only shown.
    s = court([[INQUISITOR, QUEEN, KING], [WITCH], [], []], inquisitor="hand")
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_HIGH)
    do(s, 0, NAME + KING)
    assert in_hand(s, 0) == {QUEEN, KING}
    assert view(s, 1).players[0].known == [KING]
    assert waiting(s) == [1]


@pytest.mark.rule("BK-50", "BK-18")
def test_an_inquisitor_who_falls_as_he_is_played_announces_nothing() -> None:
    s = court([[EXECUTIONER], [INQUISITOR], [BERSERKER], []])
    plays(s, 0, EXECUTIONER)
    do(s, 0, NAME + INQUISITOR)
    plays(s, 1, INQUISITOR)
    assert down(s, 1) == [INQUISITOR]
    assert waiting(s) == [2]


@pytest.mark.rule("BK-04", "BK-50")
def test_without_a_centre_the_named_card_is_only_shown() -> None:
    s = court([[INQUISITOR], [KING], []], random_deck="both")
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_LOW)
    events = do(s, 0, NAME + KING)
    assert ("shown", 0xFFFF, {"seat": 1, "card": KING}) in events
    assert in_hand(s, 1) == {KING}
    assert waiting(s) == [1]
