"""Courtesan, Druid, White Knight, Monk: blind exchanges."""

import pytest

from games.brutal_kingdom import position as pos
from menagerie.core.state.events import EVERYONE, HIDDEN
from menagerie.core.words import Reason
from menagerie.games.brutal_kingdom import GAME, state
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import CENTRE, GIVE, PARTNER, SKIP
from menagerie.games.brutal_kingdom.view import view

SEATS = ["Аня", "Боря", "Валера", "Галя"]

# Courtesan


@pytest.mark.rule("BK-33")
def test_courtesan_exchanges_one_light_and_one_dark_card() -> None:
    s = pos.court(
        [[box.COURTESAN, box.KING, box.MONK], [box.WITCH, box.QUEEN, box.SAINT], [box.BISHOP], []]
    )
    pos.plays(s, 0, box.COURTESAN)
    assert s.phase == state.OFFERING
    assert sorted(pos.legal(s, 0)) == [SKIP, GIVE + box.MONK, GIVE + box.KING]
    pos.do(s, 0, GIVE + box.KING)
    assert s.phase == state.PAIRING
    assert pos.legal(s, 0) == [PARTNER + 1]  # seat 2 has no light card, seat 3 nothing
    assert GAME.why_not(s, 0, PARTNER + 2).key == "reason.no_match"
    pos.do(s, 0, PARTNER + 1)
    assert (s.phase, pos.waiting(s)) == (state.ANSWERING, [1])
    assert sorted(pos.legal(s, 1)) == [GIVE + box.WITCH, GIVE + box.QUEEN]
    assert box.KING not in view(s, 1).players[0].known  # B16: not seen before the answer
    events = pos.do(s, 1, GIVE + box.WITCH)
    assert pos.in_hand(s, 0) == {box.WITCH, box.MONK}
    assert pos.in_hand(s, 1) == {box.KING, box.QUEEN, box.SAINT}
    assert ("exchanged", 0xFFFF, {"seat": 0, "seat2": 1, "back": 0}) in events
    assert ("received", 1 << 0, {"seat": 0, "card": box.WITCH}) in events
    assert ("received", 1 << 1, {"seat": 1, "card": box.KING}) in events
    assert ("received", 0xFFFF & ~1, {"seat": 0, "card": HIDDEN}) in events
    # The second exchange: the other back only, here with another player.
    assert s.phase == state.OFFERING
    assert sorted(pos.legal(s, 0)) == [SKIP, GIVE + box.MONK]
    assert GAME.why_not(s, 0, GIVE + box.WITCH).key == "reason.traded"
    pos.do(s, 0, GIVE + box.MONK)
    assert sorted(pos.legal(s, 0)) == [PARTNER + 1, PARTNER + 2]
    pos.do(s, 0, PARTNER + 2)  # a single card is given without asking
    assert pos.in_hand(s, 0) == {box.WITCH, box.BISHOP}
    assert pos.in_hand(s, 2) == {box.MONK}
    assert (s.phase, pos.waiting(s)) == (state.PLAYING, [1])


@pytest.mark.rule("BK-33")
def test_courtesan_may_exchange_twice_with_one_player_once_or_not_at_all() -> None:
    hands = [[box.COURTESAN, box.KING, box.MONK], [box.QUEEN, box.SAINT], [], []]
    s = pos.court(hands)
    pos.plays(s, 0, box.COURTESAN)
    pos.do(s, 0, SKIP)
    assert pos.in_hand(s, 0) == {box.KING, box.MONK}
    s = pos.court(hands)
    pos.plays(s, 0, box.COURTESAN)
    pos.do(s, 0, GIVE + box.MONK)
    pos.do(s, 0, PARTNER + 1)
    pos.do(s, 0, SKIP)
    assert pos.in_hand(s, 0) == {box.KING, box.SAINT}
    assert s.traded == 0
    s = pos.court(hands)
    pos.plays(s, 0, box.COURTESAN)
    for card in (box.MONK, box.KING):
        pos.do(s, 0, GIVE + card)
        pos.do(s, 0, PARTNER + 1)
    assert pos.in_hand(s, 0) == {box.QUEEN, box.SAINT}
    assert pos.waiting(s) == [1]


@pytest.mark.rule("BK-33")
def test_courtesan_without_a_fitting_partner() -> None:
    s = pos.court([[box.COURTESAN, box.KING], [box.SAINT], [], []])
    pos.plays(s, 0, box.COURTESAN)
    assert pos.waiting(s) == [1]


@pytest.mark.rule("BK-33", "BK-61", "BK-62", "BK-64")
@pytest.mark.parametrize("reading", ["hidden", "open"])
def test_an_offered_card_is_known_to_all_only_where_it_lies_open(reading: str) -> None:
    s = pos.court(
        [[box.COURTESAN, box.KING], [box.WITCH, box.QUEEN, box.SAINT], [box.BISHOP], []],
        courtesan=reading,
    )
    pos.plays(s, 0, box.COURTESAN)
    asked = {"hidden": "обменять вслепую?", "open": "Её увидят все."}
    assert pos.question(s, 0, SEATS).endswith(asked[reading])
    pos.do(s, 0, GIVE + box.KING)
    for other in (1, 2, None):  # nobody has seen it before its partner is named
        assert view(s, other).named is None
        assert pos.maybe(s, other, box.KING) != ["0"]
    events = pos.do(s, 0, PARTNER + 1)
    shown = ("shown", EVERYONE, {"seat": 0, "card": box.KING})
    assert (shown in events) is (reading == "open")
    known = box.KING if reading == "open" else None
    assert [view(s, other).named for other in (0, 1, 2, None)] == [known] * 4
    assert (pos.maybe(s, 2, box.KING) == ["0"]) is (reading == "open")
    asked = {
        "hidden": "Аня обменивается с вами вслепую: какую карту отдать (светлый оборот)?",
        "open": "Аня предлагает карту «Король»: какую отдать взамен (светлый оборот)?",
    }
    assert pos.question(s, 1, SEATS) == asked[reading]
    pos.do(s, 1, GIVE + box.WITCH)
    assert view(s, 1).named is None
    assert (box.KING in view(s, 2).players[1].known) is (reading == "open")
    assert (box.KING in view(s, None).players[1].known) is (reading == "open")
    assert box.WITCH not in view(s, 2).players[0].known
    assert box.WITCH in view(s, 1).players[0].known


# Druid, White Knight, Monk


@pytest.mark.rule("BK-38", "BK-39", "BK-40")
@pytest.mark.parametrize("card", [box.DRUID, box.WHITE_KNIGHT, box.MONK])
def test_a_blind_exchange_with_the_centre(card: int) -> None:
    s = pos.court(
        [[card, box.KING, box.SAINT], [], [], []],
        centre=[box.WITCH, box.QUEEN, box.BISHOP, box.ABBOT],
    )
    pos.plays(s, 0, card)
    assert sorted(pos.legal(s, 0)) == [SKIP, GIVE + box.SAINT, GIVE + box.KING]
    pos.do(s, 0, GIVE + box.KING)
    assert pos.legal(s, 0) == [CENTRE, CENTRE + 1]  # light for light
    assert GAME.why_not(s, 0, CENTRE + 2) == Reason(
        "reason.wrong_place", {"back": 0}, f"BK-{31 + card}"
    )
    # Leaving it is no longer possible, but because a card lies there, not because it is a must.
    assert GAME.why_not(s, 0, SKIP).key == "reason.laid_down"
    events = pos.do(s, 0, CENTRE + 1)
    assert pos.in_hand(s, 0) == {box.QUEEN, box.SAINT}
    assert pos.centre(s) == [box.WITCH, box.KING, box.BISHOP, box.ABBOT]
    assert ("swapped", 0xFFFF, {"seat": 0, "place": 1}) in events
    assert ("received", 1, {"seat": 0, "card": box.QUEEN}) in events
    assert all(box.KING not in v.values() for kind, a, v in events if a != 1)
    assert pos.waiting(s) == [1]


@pytest.mark.rule("BK-38", "BK-39", "BK-40")
@pytest.mark.parametrize("card", [box.DRUID, box.WHITE_KNIGHT, box.MONK])
def test_the_exchange_may_be_left_and_needs_a_hand(card: int) -> None:
    s = pos.court([[card, box.KING], [], [], []])
    pos.plays(s, 0, card)
    pos.do(s, 0, SKIP)
    assert pos.in_hand(s, 0) == {box.KING}
    s = pos.court([[card], [box.KING], [], []])
    pos.plays(s, 0, card)
    assert pos.waiting(s) == [1]


@pytest.mark.rule("BK-04", "BK-12", "BK-38", "BK-39", "BK-40")
@pytest.mark.parametrize("card", [box.DRUID, box.WHITE_KNIGHT, box.MONK])
def test_with_nothing_in_the_centre_there_is_nothing_to_exchange(card: int) -> None:
    s = pos.court([[card, box.KING], [], []], random_deck="both")
    pos.plays(s, 0, card)
    assert pos.waiting(s) == [1]
