"""Courtesan, Druid, White Knight, Monk: blind exchanges."""

import pytest

from games.brutal_kingdom.position import (
    centre,
    court,
    do,
    in_hand,
    legal,
    maybe,
    plays,
    question,
    waiting,
)
from menagerie.core.state.events import EVERYONE, HIDDEN
from menagerie.core.words import Reason
from menagerie.games.brutal_kingdom import GAME, phases
from menagerie.games.brutal_kingdom.components import (
    ABBOT,
    BISHOP,
    COURTESAN,
    DRUID,
    KING,
    MONK,
    QUEEN,
    SAINT,
    WHITE_KNIGHT,
    WITCH,
)
from menagerie.games.brutal_kingdom.moves import CENTRE, GIVE, PARTNER, SKIP
from menagerie.games.brutal_kingdom.view import view

SEATS = ["Аня", "Боря", "Валера", "Галя"]

# Courtesan


@pytest.mark.rule("BK-33")
def test_courtesan_exchanges_one_light_and_one_dark_card() -> None:
    s = court([[COURTESAN, KING, MONK], [WITCH, QUEEN, SAINT], [BISHOP], []])
    plays(s, 0, COURTESAN)
    assert s.phase == phases.OFFERING
    assert sorted(legal(s, 0)) == [SKIP, GIVE + MONK, GIVE + KING]
    do(s, 0, GIVE + KING)
    assert s.phase == phases.PAIRING
    assert legal(s, 0) == [PARTNER + 1]  # seat 2 has no light card, seat 3 nothing
    assert GAME.why_not(s, 0, PARTNER + 2).key == "reason.no_match"
    do(s, 0, PARTNER + 1)
    assert (s.phase, waiting(s)) == (phases.ANSWERING, [1])
    assert sorted(legal(s, 1)) == [GIVE + WITCH, GIVE + QUEEN]
    assert KING not in view(s, 1).players[0].known  # B16: not seen before the answer
    events = do(s, 1, GIVE + WITCH)
    assert in_hand(s, 0) == {WITCH, MONK}
    assert in_hand(s, 1) == {KING, QUEEN, SAINT}
    assert ("exchanged", 0xFFFF, {"seat": 0, "seat2": 1, "back": 0}) in events
    assert ("received", 1 << 0, {"seat": 0, "card": WITCH}) in events
    assert ("received", 1 << 1, {"seat": 1, "card": KING}) in events
    assert ("received", 0xFFFF & ~1, {"seat": 0, "card": HIDDEN}) in events
    # The second exchange: the other back only, here with another player.
    assert s.phase == phases.OFFERING
    assert sorted(legal(s, 0)) == [SKIP, GIVE + MONK]
    assert GAME.why_not(s, 0, GIVE + WITCH).key == "reason.traded"
    do(s, 0, GIVE + MONK)
    assert sorted(legal(s, 0)) == [PARTNER + 1, PARTNER + 2]
    do(s, 0, PARTNER + 2)  # a single card is given without asking
    assert in_hand(s, 0) == {WITCH, BISHOP}
    assert in_hand(s, 2) == {MONK}
    assert (s.phase, waiting(s)) == (phases.PLAYING, [1])


@pytest.mark.rule("BK-33")
def test_courtesan_may_exchange_twice_with_one_player_once_or_not_at_all() -> None:
    hands = [[COURTESAN, KING, MONK], [QUEEN, SAINT], [], []]
    s = court(hands)
    plays(s, 0, COURTESAN)
    do(s, 0, SKIP)
    assert in_hand(s, 0) == {KING, MONK}
    s = court(hands)
    plays(s, 0, COURTESAN)
    do(s, 0, GIVE + MONK)
    do(s, 0, PARTNER + 1)
    do(s, 0, SKIP)
    assert in_hand(s, 0) == {KING, SAINT}
    assert s.traded == 0
    s = court(hands)
    plays(s, 0, COURTESAN)
    for card in (MONK, KING):
        do(s, 0, GIVE + card)
        do(s, 0, PARTNER + 1)
    assert in_hand(s, 0) == {QUEEN, SAINT}
    assert waiting(s) == [1]


@pytest.mark.rule("BK-33")
def test_courtesan_without_a_fitting_partner() -> None:
    s = court([[COURTESAN, KING], [SAINT], [], []])
    plays(s, 0, COURTESAN)
    assert waiting(s) == [1]


@pytest.mark.rule("BK-33", "BK-61", "BK-62", "BK-64")
@pytest.mark.parametrize("reading", ["hidden", "open"])
def test_an_offered_card_is_known_to_all_only_where_it_lies_open(reading: str) -> None:
    s = court([[COURTESAN, KING], [WITCH, QUEEN, SAINT], [BISHOP], []], courtesan=reading)
    plays(s, 0, COURTESAN)
    asked = {"hidden": "обменять вслепую?", "open": "Её увидят все."}
    assert question(s, 0, SEATS).endswith(asked[reading])
    do(s, 0, GIVE + KING)
    for other in (1, 2, None):  # nobody has seen it before its partner is named
        assert view(s, other).named is None
        assert maybe(s, other, KING) != ["0"]
    events = do(s, 0, PARTNER + 1)
    shown = ("shown", EVERYONE, {"seat": 0, "card": KING})
    assert (shown in events) is (reading == "open")
    known = KING if reading == "open" else None
    assert [view(s, other).named for other in (0, 1, 2, None)] == [known] * 4
    assert (maybe(s, 2, KING) == ["0"]) is (reading == "open")
    asked = {
        "hidden": "Аня обменивается с вами вслепую: какую карту отдать (светлый оборот)?",
        "open": "Аня предлагает карту «Король»: какую отдать взамен (светлый оборот)?",
    }
    assert question(s, 1, SEATS) == asked[reading]
    do(s, 1, GIVE + WITCH)
    assert view(s, 1).named is None
    assert (KING in view(s, 2).players[1].known) is (reading == "open")
    assert (KING in view(s, None).players[1].known) is (reading == "open")
    assert WITCH not in view(s, 2).players[0].known
    assert WITCH in view(s, 1).players[0].known


# Druid, White Knight, Monk


@pytest.mark.rule("BK-38", "BK-39", "BK-40")
@pytest.mark.parametrize("card", [DRUID, WHITE_KNIGHT, MONK])
def test_a_blind_exchange_with_the_centre(card: int) -> None:
    s = court([[card, KING, SAINT], [], [], []], centre=[WITCH, QUEEN, BISHOP, ABBOT])
    plays(s, 0, card)
    assert sorted(legal(s, 0)) == [SKIP, GIVE + SAINT, GIVE + KING]
    do(s, 0, GIVE + KING)
    assert legal(s, 0) == [CENTRE, CENTRE + 1]  # light for light
    assert GAME.why_not(s, 0, CENTRE + 2) == Reason(
        "reason.wrong_place", {"back": 0}, f"BK-{31 + card}"
    )
    # Leaving it is no longer possible, but because a card lies there, not because it is a must.
    assert GAME.why_not(s, 0, SKIP).key == "reason.laid_down"
    events = do(s, 0, CENTRE + 1)
    assert in_hand(s, 0) == {QUEEN, SAINT}
    assert centre(s) == [WITCH, KING, BISHOP, ABBOT]
    assert ("swapped", 0xFFFF, {"seat": 0, "place": 1}) in events
    assert ("received", 1, {"seat": 0, "card": QUEEN}) in events
    assert all(KING not in v.values() for kind, a, v in events if a != 1)
    assert waiting(s) == [1]


@pytest.mark.rule("BK-38", "BK-39", "BK-40")
@pytest.mark.parametrize("card", [DRUID, WHITE_KNIGHT, MONK])
def test_the_exchange_may_be_left_and_needs_a_hand(card: int) -> None:
    s = court([[card, KING], [], [], []])
    plays(s, 0, card)
    do(s, 0, SKIP)
    assert in_hand(s, 0) == {KING}
    s = court([[card], [KING], [], []])
    plays(s, 0, card)
    assert waiting(s) == [1]


@pytest.mark.rule("BK-04", "BK-12", "BK-38", "BK-39", "BK-40")
@pytest.mark.parametrize("card", [DRUID, WHITE_KNIGHT, MONK])
def test_with_nothing_in_the_centre_there_is_nothing_to_exchange(card: int) -> None:
    s = court([[card, KING], [], []], random_deck="both")
    plays(s, 0, card)
    assert waiting(s) == [1]
