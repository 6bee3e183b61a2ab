"""Dealing, turns, the end of play and ties."""

import numpy as np
import pytest

import menagerie
from games.fantasy_realms.position import GAME, act, deal, finish_with, legal, mask, number
from menagerie.core.errors import BadSeats, IllegalMove
from menagerie.core.match import replay
from menagerie.core.state.bits import members
from menagerie.games.fantasy_realms.moves import DECK, DISCARD, RAISE_NOTHING, TAKE
from menagerie.games.fantasy_realms.state import DISCARDING, DRAWING, FINISHING
from tied import check_tie_is_explained

STEADY = [
    "knights king queen princess warlord empress rangers",
    "forest cavern bell_tower mountain earth_elemental swamp hydra",
    "collector beastmaster enchantress warlock_lord unicorn warhorse dragon",
]


@pytest.mark.rule("FR-02")
@pytest.mark.parametrize(("seats", "chaos"), [(2, True), (7, False)])
def test_seats_that_are_not_possible(seats: int, chaos: bool) -> None:
    with pytest.raises(BadSeats):
        menagerie.new("fantasy_realms", seats, chaos=chaos)


@pytest.mark.rule("FR-02", "FR-03")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_gets_seven_cards(seats: int) -> None:
    s = deal(seats)
    assert [len(members(hand)) for hand in s.hand[:seats]] == [7] * seats
    assert int(s.deck_size) == 53 - 7 * seats
    assert list(GAME.pieces(s)) == list(range(53))


@pytest.mark.rule("FR-04")
def test_the_first_player_is_random_and_turns_go_round() -> None:
    assert {int(deal(4, seed).turn) for seed in range(60)} == {0, 1, 2, 3}
    s = deal(4, 5)
    for _ in range(8):
        seat = int(s.turn)
        act(s, seat, DECK)
        act(s, seat, DISCARD + members(s.hand[seat])[0])
        assert int(s.turn) == (seat + 1) % 4


@pytest.mark.rule("FR-05", "FR-10", "FR-12")
def test_a_turn_takes_one_card_and_discards_one() -> None:
    s = deal(3)
    first = int(s.turn)
    act(s, first, DECK)
    assert len(members(s.hand[first])) == 8
    thrown = members(s.hand[first])[3]
    assert legal(s, first) == {DISCARD + card for card in members(s.hand[first])}
    act(s, first, DISCARD + thrown)
    second = int(s.turn)
    assert legal(s, second) == {DECK, TAKE + thrown}
    act(s, second, TAKE + thrown)
    assert thrown in members(s.hand[second])
    assert int(s.discards) == 0
    act(s, second, DISCARD + thrown)  # the card just taken may go at once
    assert members(s.discards) == [thrown]
    for seat in (0, 1, 2, None):
        assert GAME.view(s, seat).discards == [thrown]  # type: ignore[attr-defined]


@pytest.mark.rule("FR-11")
def test_the_first_player_must_draw_from_the_deck() -> None:
    match = menagerie.new("fantasy_realms", 3, seed=4)
    seat = match.waiting[0]
    assert match.legal_ids(seat) == [DECK]
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, TAKE + 3)
    assert refusal.value.rule == "FR-11"


@pytest.mark.rule("FR-13")
def test_ten_discards_end_the_game() -> None:
    nine = "candle forge lightning smoke blizzard whirlwind rainstorm warship island"
    s = finish_with([STEADY[0] + " basilisk", *STEADY[1:]], nine)
    act(s, 0, DISCARD + number("basilisk"))
    assert int(s.waiting) == 0
    assert int(s.phase) == FINISHING
    s = finish_with([STEADY[0] + " basilisk", *STEADY[1:]], nine.removesuffix(" island"))
    act(s, 0, DISCARD + number("basilisk"))
    assert int(s.waiting) == 2
    assert int(s.phase) == DRAWING


@pytest.mark.rule("FR-10", "FR-12", "FR-13")
def test_a_card_of_the_area_brings_the_end_no_nearer() -> None:
    s = deal(3)
    for take, discards in ((DECK, 1), (TAKE, 1), (DECK, 2)):
        seat = int(s.turn)
        act(s, seat, take if take == DECK else TAKE + members(s.discards)[0])
        act(s, seat, DISCARD + members(s.hand[seat])[0])
        assert len(members(s.discards)) == discards


@pytest.mark.rule("FR-20")
def test_thirty_turns_a_seat_end_the_game() -> None:
    """Everybody takes the one open card and throws it away again."""
    s = deal(3, 8)
    seat = int(s.turn)
    act(s, seat, DECK)
    while int(s.waiting) and int(s.phase) != FINISHING:
        seat = int(s.turn)
        if int(s.phase) == DISCARDING:
            act(s, seat, DISCARD + members(s.hand[seat])[0])
        else:
            act(s, seat, TAKE + members(s.discards)[0])
    assert int(s.turns) == 90
    assert len(members(s.discards)) == 1


@pytest.mark.rule("FR-21", "FR-22")
def test_points_then_lower_strength_then_a_shared_place() -> None:
    s = finish_with(STEADY, "")
    s.hand[0], s.hand[1], s.hand[2] = mask("swamp"), mask("magic_wand lightning hydra"), mask("")
    # 18, 24 and 0 points.
    table = np.zeros((8, 2), np.int64)
    GAME.score(s, table)
    assert table[:3, 0].tolist() == [18, 24, 0]
    # Equal points: Princess beside an army, 10 + 5 + 5 …, against one strong card.
    s.hand[0], s.hand[1] = mask("island king"), mask("bell_tower magic_wand")
    GAME.score(s, table)
    assert table[:2].tolist() == [[22, -22], [9, -9]]
    s.hand[1] = mask("wildfire knights")  # 40, the Knights are blanked
    GAME.score(s, table)
    assert table[1].tolist() == [40, -40]
    s.hand[0] = mask("magic_wand collector")  # 26 + 7 = 33 with strength 8
    GAME.score(s, table)
    assert table[0].tolist() == [33, -8]


@pytest.mark.rule("FR-22")
def test_ties_in_places() -> None:
    match = menagerie.new("fantasy_realms", 3, seed=1)
    s = match.state
    s.hand[0], s.hand[1], s.hand[2] = mask("king queen"), mask("island"), mask("hydra candle")
    assert match.scores == [14, 14, 14]
    assert match.places == [1, 1, 1]
    s.hand[0] = mask("elven_archers")  # 15 with strength 10
    s.hand[1] = mask("dwarvish_infantry")  # 15 with strength 15
    assert match.scores == [15, 15, 14]
    assert match.places == [1, 2, 3]


@pytest.mark.rule("FR-10")
def test_a_record_replays() -> None:
    match = menagerie.new("fantasy_realms", 5, seed=12)
    while not match.over:
        seat = match.waiting[-1]
        match.play(seat, match.legal_ids(seat)[-1])
    again = replay(match.record())
    assert again.scores == match.scores
    assert RAISE_NOTHING < GAME.move_count <= 512


@pytest.mark.rule("FR-22")
def test_the_end_says_what_decided() -> None:
    check_tie_is_explained(GAME, 6, "less base strength")
