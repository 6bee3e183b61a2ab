"""Inquisitor: his rank, the name, the replacement."""

import pytest

from games.brutal_kingdom import position as pos
from menagerie.games.brutal_kingdom import state
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
    s = pos.court([[INQUISITOR], [KING, WITCH], [], []], centre=[QUEEN, ASSASSIN, MONK, ABBOT])
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, RANK_LOW)  # B31: before naming
    assert s.phase == state.ASKING
    assert {m - NAME for m in pos.legal(s, 0)} == set(range(20)) - {INQUISITOR}
    events = pos.do(s, 0, NAME + KING)
    assert ("shown", 0xFFFF, {"seat": 1, "card": KING}) in events
    assert (s.phase, pos.waiting(s)) == (state.REPLACING, [1])
    assert view(s, 3).named == KING
    assert pos.legal(s, 1) == [CENTRE, CENTRE + 1]
    events = pos.do(s, 1, CENTRE + 1)
    assert pos.in_hand(s, 1) == {ASSASSIN, WITCH}
    assert pos.centre(s) == [QUEEN, KING, MONK, ABBOT]
    assert [c.card for c in view(s, None).centre] == [None, KING, None, None]
    assert ("received", 2, {"seat": 1, "card": ASSASSIN}) in events
    assert pos.waiting(s) == [1]


@pytest.mark.rule("BK-50")
def test_a_name_that_nobody_holds_does_nothing() -> None:
    s = pos.court([[INQUISITOR], [WITCH], [], []], centre=[KING], stacks=[[], [], [MONK]])
    before = [pos.in_hand(s, 1), pos.centre(s)]
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, RANK_HIGH)
    events = pos.do(s, 0, NAME + KING)
    assert ("nobody", 0xFFFF, {"card": KING}) in events
    assert before == [pos.in_hand(s, 1), pos.centre(s)]
    assert pos.waiting(s) == [1]
    # B33: even a character that was played already.
    s = pos.court([[INQUISITOR], [WITCH], [], []], stacks=[[], [], [MONK]])
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, RANK_HIGH)
    assert "nobody" in pos.kinds(pos.do(s, 0, NAME + MONK))


@pytest.mark.rule("BK-50")
def test_inquisitor_may_name_a_card_of_his_own() -> None:
    s = pos.court([[INQUISITOR, KING], [WITCH], [], []], centre=[QUEEN, ASSASSIN])
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, RANK_HIGH)
    pos.do(s, 0, NAME + KING)
    assert (s.phase, pos.waiting(s)) == (state.REPLACING, [0])
    pos.do(s, 0, CENTRE)
    assert pos.in_hand(s, 0) == {QUEEN}


@pytest.mark.rule("BK-50")
def test_option_hand_the_replacement_comes_from_the_inquisitors_hand() -> None:
    s = pos.court([[INQUISITOR, QUEEN, ASSASSIN], [KING, WITCH], [], []], inquisitor="hand")
    before = pos.centre(s)
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, RANK_HIGH)
    pos.do(s, 0, NAME + KING)
    assert (s.phase, pos.waiting(s)) == (state.LOSING, [0])
    assert sorted(pos.legal(s, 0)) == [GIVE + ASSASSIN, GIVE + QUEEN]
    events = pos.do(s, 0, GIVE + QUEEN)
    assert pos.in_hand(s, 0) == {KING, ASSASSIN}
    assert pos.in_hand(s, 1) == {QUEEN, WITCH}
    assert pos.centre(s) == before
    assert ("received", 2, {"seat": 1, "card": QUEEN}) in events
    assert view(s, 3).players[0].known == [KING]
    assert view(s, 3).players[1].known == []


@pytest.mark.rule("BK-50")
def test_option_hand_with_one_none_or_the_own_card() -> None:
    # One fitting card: not asked.
    s = pos.court([[INQUISITOR, QUEEN], [KING, WITCH], [], []], inquisitor="hand")
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, RANK_HIGH)
    pos.do(s, 0, NAME + KING)
    assert (pos.in_hand(s, 0), pos.in_hand(s, 1)) == ({KING}, {QUEEN, WITCH})
    # No fitting card: shown, no exchange.
    s = pos.court([[INQUISITOR, MONK], [KING, WITCH], [], []], inquisitor="hand")
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, RANK_HIGH)
    pos.do(s, 0, NAME + KING)
    assert pos.in_hand(s, 1) == {KING, WITCH}
    assert view(s, 2).players[1].known == [KING]
    # One's own card: only shown.
    s = pos.court([[INQUISITOR, QUEEN, KING], [WITCH], [], []], inquisitor="hand")
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, RANK_HIGH)
    pos.do(s, 0, NAME + KING)
    assert pos.in_hand(s, 0) == {QUEEN, KING}
    assert view(s, 1).players[0].known == [KING]
    assert pos.waiting(s) == [1]


@pytest.mark.rule("BK-50", "BK-18")
def test_an_inquisitor_who_falls_as_he_is_played_announces_nothing() -> None:
    s = pos.court([[EXECUTIONER], [INQUISITOR], [BERSERKER], []])
    pos.plays(s, 0, EXECUTIONER)
    pos.do(s, 0, NAME + INQUISITOR)
    pos.plays(s, 1, INQUISITOR)
    assert pos.down(s, 1) == [INQUISITOR]
    assert pos.waiting(s) == [2]


@pytest.mark.rule("BK-04", "BK-50")
def test_without_a_centre_the_named_card_is_only_shown() -> None:
    s = pos.court([[INQUISITOR], [KING], []], random_deck="both")
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, RANK_LOW)
    events = pos.do(s, 0, NAME + KING)
    assert ("shown", 0xFFFF, {"seat": 1, "card": KING}) in events
    assert pos.in_hand(s, 1) == {KING}
    assert pos.waiting(s) == [1]
