"""Who knows what: notes after every kind of event."""

from collections import Counter
from typing import Any

import pytest

from games.brutal_kingdom import position as pos
from menagerie.core.state.memory import copy_of
from menagerie.games.brutal_kingdom import GAME, moves
from menagerie.games.brutal_kingdom.components import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    CLAIRVOYANT,
    COURTESAN,
    DRUID,
    INQUISITOR,
    KING,
    MONK,
    POISONER,
    QUEEN,
    SAINT,
    WHITE_KNIGHT,
    WITCH,
    WIZARD,
)
from menagerie.games.brutal_kingdom.view import view
from menagerie.testing.worlds import imagined


def spied_court() -> Any:
    """Seat 2 has looked at the hand of seat 0: King, Queen (light) and Druid."""
    s = pos.court(
        [[DRUID, KING, QUEEN], [ASSASSIN, POISONER, MONK], [WITCH, ABBOT], [WIZARD, SAINT]],
    )
    pos.plays(s, 2, WITCH)
    pos.do(s, 2, moves.PARTNER + 0)
    return s


# Looking


@pytest.mark.rule("BK-63", "BK-43")
def test_who_looked_at_a_hand_knows_it_and_all_others_do_not() -> None:
    s = spied_court()
    assert view(s, 2).players[0].known == [DRUID, QUEEN, KING]
    assert all(pos.maybe(s, 2, card) == ["0"] for card in (DRUID, QUEEN, KING))
    for other in (1, 3, None):
        assert view(s, other).players[0].known == []
        assert len(pos.maybe(s, other, KING)) > 1


@pytest.mark.rule("BK-63", "BK-34")
def test_who_looked_at_the_centre_knows_each_place() -> None:
    s = pos.court([[CLAIRVOYANT], [KING], [], []], centre=[QUEEN, WITCH, SAINT, ABBOT])
    pos.plays(s, 0, CLAIRVOYANT)
    pos.do(s, 0, moves.LOOK)
    assert [pos.maybe(s, 0, c) for c in (QUEEN, WITCH, SAINT, ABBOT)] == [
        ["c0"],
        ["c1"],
        ["c2"],
        ["c3"],
    ]
    for seed in range(20):
        assert pos.centre(imagined(GAME, s, 0, seed)) == [QUEEN, WITCH, SAINT, ABBOT]
    assert len({tuple(pos.centre(imagined(GAME, s, 1, seed))) for seed in range(20)}) > 1


# Playing


@pytest.mark.rule("BK-61", "BK-63")
def test_when_the_other_card_is_played_the_passed_one_remains_known() -> None:
    s = pos.fresh(4, seed=3)
    given = {}
    while s.phase == 0:
        seat = pos.waiting(s)[0]
        if s.back == 0:
            given[seat] = pos.legal(s, seat)[0] - moves.PASS
        pos.do(s, seat, pos.legal(s, seat)[0])
    passed = given[0]  # now in the hand of seat 1
    kept = next(c for c in pos.in_hand(s, 1) if c % 2 == 0 and c != passed)
    other = copy_of(s)
    pos.plays(s, 1, kept)
    assert pos.maybe(s, 0, passed) == ["1"]
    assert passed in view(s, 0).players[1].known
    # … and when the passed card is played, nothing is known of the other.
    pos.plays(other, 1, passed)
    assert pos.maybe(other, 0, passed) == []
    assert kept not in view(other, 0).players[1].known
    assert len(pos.maybe(other, 0, kept)) > 1


@pytest.mark.rule("BK-61")
def test_played_cards_are_known_to_all_also_face_down() -> None:
    s = pos.court([[POISONER], [], [], []], stacks=[[], [QUEEN, BISHOP]])
    pos.plays(s, 0, POISONER)
    for observer in (0, 3, None):
        player = view(s, observer).players[1]
        assert (player.stack, player.down, player.top) == ([QUEEN, BISHOP], [True, True], None)
        assert pos.maybe(s, observer, BISHOP) == []


# Blind exchanges


@pytest.mark.rule("BK-64", "BK-38")
def test_a_blind_exchange_blurs_what_others_knew() -> None:
    s = spied_court()
    pos.plays(s, 0, DRUID)
    pos.do(s, 0, moves.GIVE + KING)
    assert pos.maybe(s, 2, KING) == ["0"]  # chosen, but still there
    pos.do(s, 0, moves.CENTRE + 0)
    # Seat 2 knows that one of the two lies in the centre now, not which.
    assert pos.maybe(s, 2, KING) == ["0", "c0"]
    assert pos.maybe(s, 2, QUEEN) == ["0", "c0"]
    patterns = Counter(
        (KING in pos.in_hand(w, 0), QUEEN in pos.in_hand(w, 0), pos.centre(w)[0] in (KING, QUEEN))
        for w in (imagined(GAME, s, 2, seed) for seed in range(400))
    )
    assert set(patterns) == {(True, False, True), (False, True, True)}
    assert 140 < patterns[True, False, True] < 260
    # Who exchanged knows everything about it; the others nothing.
    assert pos.maybe(s, 0, KING) == ["c0"]
    assert len(pos.maybe(s, 1, KING)) > 2


@pytest.mark.rule("BK-64", "BK-61")
def test_a_later_play_clears_the_blur() -> None:
    s = spied_court()
    pos.plays(s, 0, DRUID)
    pos.do(s, 0, moves.GIVE + KING)
    pos.do(s, 0, moves.CENTRE + 0)
    pos.plays(s, 0, QUEEN)
    assert pos.maybe(s, 2, KING) == ["c0"]
    assert view(s, 2).centre[0].card == KING


@pytest.mark.rule("BK-64", "BK-61")
def test_when_the_card_from_the_centre_is_played_one_of_the_two_known_ones_stays() -> None:
    s = spied_court()
    taken = pos.centre(s)[0]
    pos.plays(s, 0, DRUID)
    pos.do(s, 0, moves.GIVE + KING)
    pos.do(s, 0, moves.CENTRE + 0)
    pos.plays(s, 0, taken)
    assert pos.maybe(s, 2, KING) == ["0", "c0"]
    assert pos.maybe(s, 2, QUEEN) == ["0", "c0"]
    # No other light card can be in that hand, whatever seat 2 knows of it.
    assert all("0" not in pos.maybe(s, 2, card) for card in (WIZARD, ASSASSIN, POISONER))


@pytest.mark.rule("BK-64", "BK-39")
def test_with_one_card_of_the_back_the_exchange_hides_nothing() -> None:
    s = pos.court([[WHITE_KNIGHT, KING, MONK], [], [WITCH], []], centre=[QUEEN])
    pos.plays(s, 2, WITCH)
    pos.do(s, 2, moves.PARTNER + 0)
    pos.plays(s, 0, WHITE_KNIGHT)
    pos.do(s, 0, moves.GIVE + KING)  # the only light card left in this hand
    pos.do(s, 0, moves.CENTRE + 0)
    assert pos.maybe(s, 2, KING) == ["c0"]
    assert QUEEN not in view(s, 2).players[0].known
    assert pos.maybe(s, 0, QUEEN) == ["0"]


@pytest.mark.rule("BK-64", "BK-40")
def test_who_knew_the_centre_knows_what_was_taken() -> None:
    s = pos.court([[MONK, KING, QUEEN], [CLAIRVOYANT], [], []], centre=[WITCH, ASSASSIN])
    pos.plays(s, 1, CLAIRVOYANT)
    pos.do(s, 1, moves.LOOK)
    pos.plays(s, 0, MONK)
    pos.do(s, 0, moves.GIVE + QUEEN)
    pos.do(s, 0, moves.CENTRE + 1)
    assert pos.maybe(s, 1, ASSASSIN) == ["0"]
    assert pos.maybe(s, 1, WITCH) == ["c0"]
    assert view(s, 1).centre[1].card is None


@pytest.mark.rule("BK-64", "BK-33")
def test_partners_of_an_exchange_conclude_what_stayed() -> None:
    s = pos.court([[WITCH, COURTESAN, MONK, DRUID], [SAINT, BISHOP], [ABBOT], []])
    pos.plays(s, 0, WITCH)
    pos.do(s, 0, moves.PARTNER + 1)
    pos.plays(s, 0, COURTESAN)
    pos.do(s, 0, moves.GIVE + MONK)
    pos.do(s, 0, moves.PARTNER + 1)
    pos.do(s, 1, moves.GIVE + SAINT)
    # Seat 0 saw both cards of seat 1 before, got the Saint, and gave the Monk.
    assert view(s, 0).players[1].known == [MONK, BISHOP]
    assert pos.in_hand(s, 1) == {MONK, BISHOP}
    # Seat 1 gave the Saint, and has no idea of the other card of seat 0.
    assert view(s, 1).players[0].known == [SAINT]
    assert len(pos.maybe(s, 1, DRUID)) > 1
    # Seat 2 knows nothing of it.
    assert view(s, 2).players[0].known == []


@pytest.mark.rule("BK-64", "BK-33")
def test_an_exchange_between_two_others_blurs_a_passed_card() -> None:
    s = pos.court([[COURTESAN, MONK, DRUID], [SAINT, BISHOP], [WITCH], []])
    pos.plays(s, 2, WITCH)
    pos.do(s, 2, moves.PARTNER + 1)
    pos.plays(s, 0, COURTESAN)
    pos.do(s, 0, moves.GIVE + MONK)
    pos.do(s, 0, moves.PARTNER + 1)
    pos.do(s, 1, moves.GIVE + SAINT)
    assert pos.maybe(s, 2, SAINT) == ["0", "1"]
    assert pos.maybe(s, 2, BISHOP) == ["0", "1"]
    for seed in range(50):
        world = imagined(GAME, s, 2, seed)
        assert len(pos.in_hand(world, 0) & {SAINT, BISHOP}) == 1
        assert len(pos.in_hand(world, 1) & {SAINT, BISHOP}) == 1


# Naming


@pytest.mark.rule("BK-61", "BK-50")
def test_a_name_that_nobody_holds_is_in_the_centre_for_all() -> None:
    s = pos.court([[INQUISITOR], [WITCH, ASSASSIN], [POISONER], []], centre=[KING, QUEEN])
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, moves.RANK_HIGH)
    pos.do(s, 0, moves.NAME + KING)
    for observer in (0, 1, 2, 3, None):
        assert pos.maybe(s, observer, KING) == ["c0", "c1"]
    lying = {pos.centre(imagined(GAME, s, 3, seed)).index(KING) for seed in range(30)}
    assert lying == {0, 1}


@pytest.mark.rule("BK-61", "BK-50", "BK-04")
def test_with_a_random_deck_it_may_lie_aside() -> None:
    s = pos.fresh(3, seed=2, random_deck=True)
    while s.phase == 0:
        pos.do(s, pos.waiting(s)[0], pos.legal(s, pos.waiting(s)[0])[0])
    assert pos.maybe(s, 0, int(s.place[6]))[-1] == "aside"
    aside = {int(imagined(GAME, s, 0, seed).place[6]) for seed in range(40)}
    assert len(aside) > 3


@pytest.mark.rule("BK-61", "BK-50")
def test_a_shown_card_is_followed_into_the_centre_by_all() -> None:
    s = pos.court([[INQUISITOR], [KING, WITCH], [POISONER], []], centre=[QUEEN, ASSASSIN])
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, moves.RANK_HIGH)
    pos.do(s, 0, moves.NAME + KING)
    for observer in (0, 2, 3, None):
        assert pos.maybe(s, observer, KING) == ["1"]
    pos.do(s, 1, moves.CENTRE + 0)
    for observer in (0, 1, 2, 3, None):
        assert pos.maybe(s, observer, KING) == ["c0"]
    assert pos.maybe(s, 1, QUEEN) == ["1"]
    assert len(pos.maybe(s, 2, QUEEN)) > 1


@pytest.mark.rule("BK-61", "BK-50")
def test_option_hand_the_shown_card_is_followed_into_the_other_hand() -> None:
    hands = [[INQUISITOR, QUEEN, ASSASSIN], [KING, WITCH], [POISONER], []]
    s = pos.court(hands, inquisitor="hand")
    pos.plays(s, 0, INQUISITOR)
    pos.do(s, 0, moves.RANK_HIGH)
    pos.do(s, 0, moves.NAME + KING)
    pos.do(s, 0, moves.GIVE + QUEEN)
    for observer in (1, 2, 3, None):
        assert pos.maybe(s, observer, KING) == ["0"]
    assert pos.maybe(s, 0, QUEEN) == ["1"]
    assert pos.maybe(s, 1, QUEEN) == ["1"]
    assert len(pos.maybe(s, 2, QUEEN)) > 1


# The memory aid


@pytest.mark.rule("BK-65")
def test_without_the_memory_aid_only_the_own_hand_is_shown() -> None:
    s = pos.court([[WITCH], [KING, SAINT], [QUEEN], []], memory=False)
    pos.plays(s, 0, WITCH)
    pos.do(s, 0, moves.PARTNER + 1)
    seen = view(s, 0)
    assert seen.whereabouts == []
    assert seen.players[1].known == []
    assert view(s, 2).players[2].known == [QUEEN]
    # The seat still knows: worlds it imagines keep what it saw.
    assert pos.in_hand(imagined(GAME, s, 0, 4), 1) == {KING, SAINT}
