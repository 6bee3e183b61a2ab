"""The twenty effects, one after the other (the four plain killers: see eliminations)."""

from __future__ import annotations

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
    stack,
    take_all_tokens,
    waiting,
)
from menagerie.core.state.events import HIDDEN
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom.components import (
    ABBOT,
    ASSASSIN,
    BERSERKER,
    BISHOP,
    BLACK_KNIGHT,
    CHARLATAN,
    CLAIRVOYANT,
    COURTESAN,
    DRUID,
    EXECUTIONER,
    INQUISITOR,
    INTRIGUER,
    KING,
    MONK,
    POISONER,
    QUEEN,
    SAINT,
    WHITE_KNIGHT,
    WITCH,
    WIZARD,
)
from menagerie.games.brutal_kingdom.moves import (
    CENTRE,
    COLOUR,
    GIVE,
    LOOK,
    NAME,
    PARTNER,
    PLAY,
    RANK_HIGH,
    RANK_LOW,
    RISE,
    SKIP,
)
from menagerie.games.brutal_kingdom.state import (
    ANSWERING,
    ASKING,
    BLESSING,
    CLAIMING,
    LOSING,
    OFFERING,
    PAIRING,
    PLAYING,
    REPLACING,
    REVIVING,
)

# Charlatan


@pytest.mark.rule("BK-31")
def test_charlatan_turns_one_own_card_up_without_its_effect() -> None:
    s = court([[CHARLATAN], [], [], []], stacks=[[QUEEN, ABBOT], [WITCH]])
    s.down = s.fallen = 1 << QUEEN | 1 << ABBOT
    plays(s, 0, CHARLATAN)
    assert s.phase == REVIVING
    assert sorted(legal(s, 0)) == [SKIP, RISE + ABBOT, RISE + QUEEN]
    events = do(s, 0, RISE + ABBOT)
    assert stack(s, 0) == [QUEEN, ABBOT, CHARLATAN]  # it keeps its place
    assert down(s, 0) == [QUEEN]  # only one card
    assert down(s, 1) == []  # the Abbot does not strike the Witch
    assert ("risen", 0xFFFF, {"seat": 0, "card": ABBOT}) in events
    assert GAME.view(s, 0).players[0].icons == [0, 1, 0]


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


# Black Knight


def at_chapter_end(stacks: list[list[int]], fallen: int = 0, first: int = 0) -> object:
    s = court([[], [], [], []][: max(len(stacks), 3)], stacks=stacks)
    s.down = s.fallen = fallen
    s.first = first
    return s


@pytest.mark.rule("BK-32")
def test_black_knight_brings_a_token_of_choice_even_after_eliminations() -> None:
    s = at_chapter_end([[BLACK_KNIGHT, POISONER], [KING], [], [BISHOP]])
    s.kills[0] = 2
    take_all_tokens(s)
    assert (s.phase, waiting(s)) == (CLAIMING, [0])
    assert sorted(legal(s, 0)) == [COLOUR, COLOUR + 1, COLOUR + 2, SKIP]
    assert s.tokens[1].tolist() == [0, 0, 0]  # B34: before the others take theirs
    do(s, 0, COLOUR + 2)
    assert s.tokens[0].tolist() == [0, 0, 1]
    assert s.tokens[1].tolist() == [2, 0, 0]
    assert s.chapter == 1


@pytest.mark.rule("BK-32")
def test_black_knight_may_decline() -> None:
    s = at_chapter_end([[BLACK_KNIGHT], [], [], []])
    take_all_tokens(s)
    do(s, 0, SKIP)
    assert s.tokens[0].tolist() == [0, 0, 0]
    assert s.chapter == 1


@pytest.mark.rule("BK-32")
def test_black_knight_needs_an_empty_purse() -> None:
    s = at_chapter_end([[BLACK_KNIGHT, WITCH], [], [], []])
    take_all_tokens(s)
    assert s.tokens[0].tolist() == [0, 0, 1]
    assert s.chapter == 1


@pytest.mark.rule("BK-32")
@pytest.mark.parametrize("revived", [False, True])
def test_a_black_knight_that_fell_brings_nothing(revived: bool) -> None:
    s = at_chapter_end([[BLACK_KNIGHT, CHARLATAN], [], [], []], fallen=1 << BLACK_KNIGHT)
    if revived:
        s.down = 0
    take_all_tokens(s)
    assert s.chapter == 1
    assert s.tokens[0].tolist() == [0, 0, 0]


@pytest.mark.rule("BK-32", "BK-52")
def test_black_knight_when_the_stock_is_short() -> None:
    # The Witch earned a mystic token that is not there: nothing was received.
    s = at_chapter_end([[BLACK_KNIGHT, WITCH], [], [], []])
    s.stock[:] = [0, 1, 0]
    take_all_tokens(s)
    assert sorted(legal(s, 0)) == [COLOUR + 1, SKIP]
    # Earlier players have emptied the stock before his turn comes.
    s = at_chapter_end([[BLACK_KNIGHT], [WITCH], [], []], first=1)
    s.stock[:] = [0, 0, 1]
    take_all_tokens(s)
    assert s.chapter == 1
    assert s.tokens[1].tolist() == [0, 0, 1]


# Courtesan


@pytest.mark.rule("BK-33")
def test_courtesan_exchanges_one_light_and_one_dark_card() -> None:
    s = court([[COURTESAN, KING, MONK], [WITCH, QUEEN, SAINT], [BISHOP], []])
    plays(s, 0, COURTESAN)
    assert s.phase == OFFERING
    assert sorted(legal(s, 0)) == [SKIP, GIVE + MONK, GIVE + KING]
    do(s, 0, GIVE + KING)
    assert s.phase == PAIRING
    assert legal(s, 0) == [PARTNER + 1]  # seat 2 has no light card, seat 3 nothing
    assert GAME.why_not(s, 0, PARTNER + 2).key == "reason.no_match"
    do(s, 0, PARTNER + 1)
    assert (s.phase, waiting(s)) == (ANSWERING, [1])
    assert sorted(legal(s, 1)) == [GIVE + WITCH, GIVE + QUEEN]
    assert KING not in GAME.view(s, 1).players[0].known  # B16: not seen before the answer
    events = do(s, 1, GIVE + WITCH)
    assert in_hand(s, 0) == {WITCH, MONK}
    assert in_hand(s, 1) == {KING, QUEEN, SAINT}
    assert ("exchanged", 0xFFFF, {"seat": 0, "seat2": 1, "back": 0}) in events
    assert ("received", 1 << 0, {"seat": 0, "card": WITCH}) in events
    assert ("received", 1 << 1, {"seat": 1, "card": KING}) in events
    assert ("received", 0xFFFF & ~1, {"seat": 0, "card": HIDDEN}) in events
    # The second exchange: the other back only, here with another player.
    assert s.phase == OFFERING
    assert sorted(legal(s, 0)) == [SKIP, GIVE + MONK]
    assert GAME.why_not(s, 0, GIVE + WITCH).key == "reason.traded"
    do(s, 0, GIVE + MONK)
    assert sorted(legal(s, 0)) == [PARTNER + 1, PARTNER + 2]
    do(s, 0, PARTNER + 2)  # a single card is given without asking
    assert in_hand(s, 0) == {WITCH, BISHOP}
    assert in_hand(s, 2) == {MONK}
    assert (s.phase, waiting(s)) == (PLAYING, [1])


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


# Clairvoyant


@pytest.mark.rule("BK-34", "BK-62")
def test_clairvoyant_sees_the_centre_alone_and_changes_nothing() -> None:
    lying = [KING, QUEEN, SAINT, BISHOP]
    s = court([[CLAIRVOYANT], [MONK], [], []], centre=lying)
    plays(s, 0, CLAIRVOYANT)
    events = do(s, 0, LOOK)
    assert centre(s) == lying
    seen = [(a, v["place"], v["card"]) for kind, a, v in events if kind == "saw_centre"]
    assert seen == [(1, place, card) for place, card in enumerate(lying)]
    assert [c.card for c in GAME.view(s, 0).centre] == lying
    assert [c.card for c in GAME.view(s, 1).centre] == [None] * 4
    assert [c.card for c in GAME.view(s, None).centre] == [None] * 4


# Druid, White Knight, Monk


@pytest.mark.rule("BK-38", "BK-39", "BK-40")
@pytest.mark.parametrize("card", [DRUID, WHITE_KNIGHT, MONK])
def test_a_blind_exchange_with_the_centre(card: int) -> None:
    s = court([[card, KING, SAINT], [], [], []], centre=[WITCH, QUEEN, BISHOP, ABBOT])
    plays(s, 0, card)
    assert sorted(legal(s, 0)) == [SKIP, GIVE + SAINT, GIVE + KING]
    do(s, 0, GIVE + KING)
    assert legal(s, 0) == [CENTRE, CENTRE + 1]  # light for light
    assert GAME.why_not(s, 0, CENTRE + 2).rule == "BK-38"
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


# Executioner


@pytest.mark.rule("BK-41")
def test_executioner_names_anyone_in_the_game_but_the_saint_and_himself() -> None:
    s = court([[EXECUTIONER], [WIZARD], [], []], stacks=[[], [], [KING]])
    plays(s, 0, EXECUTIONER)
    named = {m - NAME for m in legal(s, 0)}
    assert named == set(range(20)) - {SAINT, EXECUTIONER}  # also the King, who is played already
    assert GAME.why_not(s, 0, NAME + EXECUTIONER).key == "reason.himself"
    events = do(s, 0, NAME + WIZARD)
    assert ("condemned", 0xFFFF, {"seat": 0, "card": WIZARD}) in events
    assert GAME.view(s, 1).players[0].watches == [WIZARD]
    assert GAME.view(s, 1).hand[0].falls_to == [0]
    plays(s, 1, WIZARD)
    assert down(s, 1) == [WIZARD]
    assert s.kills[0] == 1


@pytest.mark.rule("BK-41", "BK-03", "BK-04")
def test_with_three_players_only_characters_of_this_game_are_named() -> None:
    s = court([[EXECUTIONER], [], []])
    plays(s, 0, EXECUTIONER)
    assert NAME + CHARLATAN not in legal(s, 0)
    assert GAME.why_not(s, 0, NAME + CHARLATAN).rule == "BK-03"
    s = court([[EXECUTIONER], [], []], random_deck=True)
    plays(s, 0, EXECUTIONER)
    assert NAME + CHARLATAN in legal(s, 0)  # it may lie aside: nobody knows


@pytest.mark.rule("BK-41", "BK-17")
def test_executioner_strikes_neither_earlier_cards_nor_once_covered() -> None:
    s = court([[EXECUTIONER, MONK], [WIZARD], [], []], stacks=[[], [], [KING]])
    plays(s, 0, EXECUTIONER)
    do(s, 0, NAME + KING)
    assert s.down == 0
    s = court([[EXECUTIONER, MONK], [WIZARD], [], []])
    plays(s, 0, EXECUTIONER)
    do(s, 0, NAME + WIZARD)
    plays(s, 0, MONK)
    plays(s, 1, WIZARD)
    assert s.down == 0


# Intriguer


@pytest.mark.rule("BK-42", "BK-23")
def test_intriguer_changes_places_with_the_highest_open_card() -> None:
    s = court([[INTRIGUER], [], [], []], stacks=[[DRUID], [WITCH], [MONK, WIZARD], [BISHOP]])
    events = plays(s, 0, INTRIGUER)
    assert stack(s, 0) == [DRUID, WIZARD]
    assert stack(s, 2) == [MONK, INTRIGUER]
    assert ("intrigued", 0xFFFF, {"seat": 0, "card": WIZARD, "seat2": 2}) in events
    # The tokens go with the stack.
    assert [p.icons for p in GAME.view(s, 0).players[:3]] == [[0, 0, 3], [0, 0, 1], [0, 1, 0]]


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


# Witch


@pytest.mark.rule("BK-43", "BK-62")
def test_witch_sees_one_hand_alone() -> None:
    s = court([[WITCH], [KING, SAINT], [QUEEN], []])
    plays(s, 0, WITCH)
    assert sorted(legal(s, 0)) == [SKIP, PARTNER + 1, PARTNER + 2]
    assert GAME.why_not(s, 0, PARTNER + 3).key == "reason.empty_hand"
    assert GAME.why_not(s, 0, PARTNER + 0).key == "reason.yourself"
    events = do(s, 0, PARTNER + 1)
    seen = [(a, v["card"]) for kind, a, v in events if kind == "saw_hand"]
    assert sorted(seen) == [(1, SAINT), (1, KING)]
    assert GAME.view(s, 0).players[1].known == [SAINT, KING]
    assert GAME.view(s, 2).players[1].known == []
    assert in_hand(s, 1) == {KING, SAINT}


# Saint


@pytest.mark.rule("BK-46", "BK-55")
def test_saint_puts_a_token_of_choice_into_the_chapel() -> None:
    s = court([[SAINT], [], [], []])
    s.chapter = 2
    plays(s, 0, SAINT)
    assert s.phase == BLESSING
    assert legal(s, 0) == [COLOUR, COLOUR + 1, COLOUR + 2]
    do(s, 0, COLOUR)
    assert GAME.view(s, 0).chapel == [None, None, 0, None]
    assert s.stock.tolist() == [12, 13, 13]
    assert GAME.view(s, 0).value == [13, 13, 13]  # it still counts


@pytest.mark.rule("BK-46", "BK-52")
def test_saint_with_a_short_stock() -> None:
    s = court([[SAINT], [], [], []])
    s.stock[:] = [1, 0, 2]
    plays(s, 0, SAINT)
    assert legal(s, 0) == [COLOUR, COLOUR + 2]
    assert GAME.why_not(s, 0, COLOUR + 1).rule == "BK-52"
    s = court([[SAINT], [], [], []])
    s.stock[:] = [0, 3, 0]
    plays(s, 0, SAINT)  # no choice: not asked
    assert s.chapel[0] == 2
    assert waiting(s) == [1]


@pytest.mark.rule("BK-46", "BK-53")
def test_saint_with_an_empty_stock_counts_as_no_saint() -> None:
    s = court([[SAINT], [], [], []])
    s.stock[:] = 0
    plays(s, 0, SAINT)
    assert (s.chapel[0], s.blessed, waiting(s)) == (0, 0, [1])
    take_all_tokens(s)
    assert GAME.view(s, 0).chapel == [3, None, None, None]


# King, Queen, Bishop, Wizard


@pytest.mark.rule("BK-48", "BK-49")
@pytest.mark.parametrize("card", [BISHOP, WIZARD])
def test_bishop_and_wizard_only_bring_tokens(card: int) -> None:
    s = court([[card], [], [], []], stacks=[[], [WITCH], [KING]])
    assert kinds(plays(s, 0, card)) == ["played"]
    assert s.down == 0
    assert sum(GAME.view(s, 0).players[0].icons) == 2


@pytest.mark.rule("BK-45", "BK-47")
def test_king_and_queen_announce_whom_they_watch_for() -> None:
    s = court([[KING], [WIZARD], [], []])
    plays(s, 0, KING)
    assert GAME.view(s, 1).players[0].watches == [QUEEN]


# Inquisitor


@pytest.mark.rule("BK-50")
def test_inquisitor_has_the_named_card_exchanged_with_the_centre() -> None:
    s = court([[INQUISITOR], [KING, WITCH], [], []], centre=[QUEEN, ASSASSIN, MONK, ABBOT])
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_LOW)  # B31: before naming
    assert s.phase == ASKING
    assert {m - NAME for m in legal(s, 0)} == set(range(20)) - {INQUISITOR}
    events = do(s, 0, NAME + KING)
    assert ("shown", 0xFFFF, {"seat": 1, "card": KING}) in events
    assert (s.phase, waiting(s)) == (REPLACING, [1])
    assert GAME.view(s, 3).named == KING
    assert legal(s, 1) == [CENTRE, CENTRE + 1]
    events = do(s, 1, CENTRE + 1)
    assert in_hand(s, 1) == {ASSASSIN, WITCH}
    assert centre(s) == [QUEEN, KING, MONK, ABBOT]
    assert [c.card for c in GAME.view(s, None).centre] == [None, KING, None, None]
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
    assert (s.phase, waiting(s)) == (REPLACING, [0])
    do(s, 0, CENTRE)
    assert in_hand(s, 0) == {QUEEN}


@pytest.mark.rule("BK-50")
def test_option_hand_the_replacement_comes_from_the_inquisitors_hand() -> None:
    s = court([[INQUISITOR, QUEEN, ASSASSIN], [KING, WITCH], [], []], inquisitor="hand")
    before = centre(s)
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_HIGH)
    do(s, 0, NAME + KING)
    assert (s.phase, waiting(s)) == (LOSING, [0])
    assert sorted(legal(s, 0)) == [GIVE + ASSASSIN, GIVE + QUEEN]
    events = do(s, 0, GIVE + QUEEN)
    assert in_hand(s, 0) == {KING, ASSASSIN}
    assert in_hand(s, 1) == {QUEEN, WITCH}
    assert centre(s) == before
    assert ("received", 2, {"seat": 1, "card": QUEEN}) in events
    assert GAME.view(s, 3).players[0].known == [KING]
    assert GAME.view(s, 3).players[1].known == []


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
    assert GAME.view(s, 2).players[1].known == [KING]
    # One's own card: only shown.
    s = court([[INQUISITOR, QUEEN, KING], [WITCH], [], []], inquisitor="hand")
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_HIGH)
    do(s, 0, NAME + KING)
    assert in_hand(s, 0) == {QUEEN, KING}
    assert GAME.view(s, 1).players[0].known == [KING]
    assert waiting(s) == [1]


@pytest.mark.rule("BK-50", "BK-18")
def test_an_inquisitor_who_falls_as_he_is_played_announces_nothing() -> None:
    s = court([[EXECUTIONER], [INQUISITOR], [BERSERKER], []])
    plays(s, 0, EXECUTIONER)
    do(s, 0, NAME + INQUISITOR)
    plays(s, 1, INQUISITOR)
    assert down(s, 1) == [INQUISITOR]
    assert waiting(s) == [2]
