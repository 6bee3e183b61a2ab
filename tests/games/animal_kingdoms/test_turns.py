"""Turns: claiming, the capital, rallying, withdrawing."""

import pytest

from games.animal_kingdoms import position as pos
from menagerie.core.errors import IllegalMove
from menagerie.core.match import Match
from menagerie.games.animal_kingdoms import GAME, moves
from menagerie.games.animal_kingdoms.components import CUBES
from menagerie.games.animal_kingdoms.table import cubes_left

TWO = ["tiger 1, tiger 2, tiger 3, tiger 6", "owl 1, owl 2, owl 3, owl 6"]
THREE = [*TWO, "bee 1, bee 2, bee 3, bee 6"]


@pytest.mark.rule("AK-06")
def test_a_turn_offers_three_actions_and_passes_clockwise() -> None:
    match = pos.position(THREE, turn=2)
    assert match.waiting == [2]
    kinds = {move.kind for move in match.legal(2)}
    assert kinds == {"card", "rally", "withdraw"}
    pos.claim(match, 2, "bee 1", pos.K4)
    assert match.waiting == [0]
    with pytest.raises(IllegalMove, match="AK-06"):
        match.play(0, moves.DRAW)


@pytest.mark.rule("AK-07")
def test_a_claim_lays_a_card_with_a_cube_and_draws_to_four() -> None:
    match = pos.position(TWO, deck="wolf 8, wolf 7")
    events = pos.claim(match, 0, "tiger 2", pos.K4)
    s = match.state
    assert [int(c) for c in s.laid[pos.K4, :1]] == pos.cards("tiger 2")
    assert int(s.cubes[pos.K4, 0]) == 1
    assert int(cubes_left(s, 0)) == CUBES - 1
    assert pos.hand(match, 0) == {"tiger 1", "tiger 3", "tiger 6", "wolf 8"}
    assert pos.told(events, "laid") == [{"seat": 0, "card": pos.card("tiger 2"), "kingdom": pos.K4}]
    # Only the owner learns what was drawn.
    drawn = [e for e in events if e.kind == "drew"]
    assert [dict(e.args) for e in drawn if e.reaches(0)] == [
        {"seat": 0, "card": pos.card("wolf 8")}
    ]
    assert not any(e.reaches(1) or e.reaches(None) for e in drawn)
    assert match.view(1)["players"][0]["hand_size"] == 4


@pytest.mark.rule("AK-07")
def test_only_own_playable_cards_may_be_played_and_a_full_kingdom_is_closed() -> None:
    match = pos.position(["tiger 1, tiger 4", "owl 1"])
    match.state.decrees[:5] = pos.D02
    with pytest.raises(IllegalMove, match=r"AK-07.*do not hold owl 1"):
        match.play(0, moves.CARD + pos.card("owl 1"))
    with pytest.raises(IllegalMove, match=r"AK-07.*No kingdom takes tiger 1 now"):
        match.play(0, moves.CARD + pos.card("tiger 1"))
    match = pos.position(
        ["tiger 1", "owl 1"],
        decrees=[pos.D01, pos.D02, pos.D03, pos.D04, pos.D10],
        cubes={pos.K4: [2, 2]},
    )
    match.play(0, moves.CARD + pos.card("tiger 1"))
    with pytest.raises(IllegalMove, match=r"AK-07.*taken"):
        match.play(0, moves.KINGDOM + pos.K4)


@pytest.mark.rule("AK-08")
def test_the_capital_comes_last_and_sends_its_owner_out() -> None:
    match = pos.position(THREE, cubes={pos.K4: [1, 1, 0]}, deck="wolf 8, wolf 7, wolf 6")
    match.play(0, moves.CARD + pos.card("tiger 1"))
    with pytest.raises(IllegalMove, match=r"AK-08.*comes last"):
        match.play(0, moves.CAPITAL + pos.K4)
    match.play(0, moves.KINGDOM + pos.K4)
    assert match.state.out[0] == 0
    match.play(1, moves.CARD + pos.card("owl 2"))
    with pytest.raises(IllegalMove, match=r"AK-08.*Only the capital"):
        match.play(1, moves.KINGDOM + pos.K4)
    events = match.play(1, moves.CAPITAL + pos.K4)
    s = match.state
    assert int(s.out[1]) == 1
    assert int(s.hand[1]).bit_count() == 4  # cards are drawn first
    assert pos.told(events, "capital") == [
        {"seat": 1, "card": pos.card("owl 2"), "kingdom": pos.K4}
    ]
    assert pos.told(events, "withdrew") == [{"seat": 1}]
    assert pos.told(events, "token")[0]["seat"] == 1
    assert match.view(0)["kingdoms"][pos.K4]["capital"] == 1
    match.play(2, moves.WITHDRAW)
    assert match.waiting == [0]  # seat 1 is passed over


@pytest.mark.rule("AK-08")
def test_the_capital_obeys_the_decree() -> None:
    match = pos.position(
        TWO, decrees=[pos.D02, pos.D01, pos.D03, pos.D04, pos.D10], cubes={pos.K4: [1, 2]}
    )
    match.play(0, moves.CARD + pos.card("tiger 1"))
    assert moves.CAPITAL + pos.K4 not in match.legal_ids(0)
    with pytest.raises(IllegalMove, match="AK-62"):
        match.play(0, moves.CAPITAL + pos.K4)


@pytest.mark.rule("AK-09")
def test_council_places_are_no_territories() -> None:
    match = pos.position(TWO, council={pos.K4: [0, 1]})
    assert match.view(0)["kingdoms"][pos.K4]["territories"] == [None] * 3
    for _ in range(2):
        pos.claim(match, 0, "tiger 1" if "tiger 1" in pos.hand(match, 0) else "tiger 2", pos.K4)
        pos.claim(match, 1, "owl 1" if "owl 1" in pos.hand(match, 1) else "owl 2", pos.K4)
    assert int(match.state.laid_count[pos.K4]) == 4
    assert match.view(0)["kingdoms"][pos.K4]["counts"] == [3, 3]


@pytest.mark.rule("AK-14")
def test_who_runs_out_of_cubes_withdraws_after_drawing() -> None:
    cubes = {pos.K8: [7, 0], pos.K7: [6, 0], pos.K6: [4, 0]}
    match = pos.position(TWO, cubes=cubes)
    assert int(cubes_left(match.state, 0)) == 1
    events = pos.claim(match, 0, "tiger 2", pos.K4)
    assert pos.told(events, "withdrew") == [{"seat": 0}]
    assert int(match.state.hand[0]).bit_count() == 4
    assert int(match.state.withdrawal_of[0]) == 1  # the token too
    assert match.waiting == [1]


@pytest.mark.rule("AK-15")
def test_a_rally_gives_a_point_and_new_cards_for_old() -> None:
    match = pos.position(TWO, deck="wolf 8, wolf 7, wolf 6")
    match.play(0, moves.RALLY)
    assert pos.points(match) == [1, 0]  # the point comes first
    with pytest.raises(IllegalMove, match=r"AK-15.*at least one"):
        match.play(0, moves.DRAW)
    with pytest.raises(IllegalMove, match="AK-15"):
        match.play(0, moves.DROP + pos.card("owl 1"))
    match.play(0, moves.DROP + pos.card("tiger 6"))
    match.play(0, moves.DROP + pos.card("tiger 1"))
    assert pos.names(match.state.discards) == {"tiger 6", "tiger 1"}  # face up
    assert match.view(1)["discards"] == sorted(pos.cards("tiger 6, tiger 1"))
    match.play(0, moves.DRAW)
    assert pos.hand(match, 0) == {"tiger 2", "tiger 3", "wolf 8", "wolf 7"}
    assert match.waiting == [1]


@pytest.mark.rule("AK-15")
def test_four_discards_end_the_rally_by_themselves() -> None:
    match = pos.position(TWO, deck="wolf 8, wolf 7, wolf 6, wolf 5")
    match.play(0, moves.RALLY)
    for name in TWO[0].split(", "):
        match.play(0, moves.DROP + pos.card(name))
    assert pos.hand(match, 0) == {"wolf 8", "wolf 7", "wolf 6", "wolf 5"}
    assert match.waiting == [1]


@pytest.mark.rule("AK-16")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    match = pos.position(TWO, deck="wolf 8", deck_only=True, discards="bee 1, bee 2")
    match.play(0, moves.RALLY)
    for name in ("tiger 1", "tiger 2", "tiger 3"):
        match.play(0, moves.DROP + pos.card(name))
    assert int(match.state.shuffles) == 0  # not before a card is needed
    match.play(0, moves.DRAW)
    s = match.state
    assert int(s.shuffles) == 1
    assert {"wolf 8", "tiger 6"} <= pos.hand(match, 0)
    # Three more were needed: one from the deck, two from the five discards, the fresh ones too.
    fresh = {"bee 1", "bee 2", "tiger 1", "tiger 2", "tiger 3"}
    assert pos.hand(match, 0) - {"wolf 8", "tiger 6"} <= fresh
    assert int(s.deck_size) == 3
    assert pos.names(s.discards) == set()


@pytest.mark.rule("AK-16")
def test_with_no_cards_at_all_the_hand_stays_short() -> None:
    match = pos.position(TWO, deck="wolf 8", deck_only=True, discards="bee 1")
    pos.claim(match, 0, "tiger 1", pos.K4)
    pos.claim(match, 1, "owl 1", pos.K4)
    assert pos.hand(match, 1) == {"owl 2", "owl 3", "owl 6", "bee 1"}
    pos.claim(match, 0, "tiger 2", pos.K4)
    assert int(match.state.hand[0]).bit_count() == 3
    assert int(match.state.deck_size) == 0


@pytest.mark.rule("AK-17")
def test_nobody_rallies_after_a_withdrawal() -> None:
    match = pos.position(THREE)
    match.play(0, moves.WITHDRAW)
    assert moves.RALLY not in match.legal_ids(1)
    with pytest.raises(IllegalMove, match="AK-17"):
        match.play(1, moves.RALLY)
    assert match.view(1)["why_no_rally"]["rule"] == "AK-17"


@pytest.mark.rule("AK-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_rallying_ends_after_five_rounds_of_nothing_else(seats: int) -> None:
    match = pos.position(THREE[:seats])
    for turn in range(5 * seats):
        seat = turn % seats
        match.play(seat, moves.RALLY)
        match.play(seat, next(m for m in match.legal_ids(seat)))
        match.play(seat, moves.DRAW)
    with pytest.raises(IllegalMove, match="AK-18"):
        match.play(0, moves.RALLY)
    s = match.state
    s.hand[0] = 1 << pos.card("tiger 1")
    s.deck[: s.deck_size] = [c for c in s.deck[: s.deck_size] if c != pos.card("tiger 1")][
        :1
    ] * int(s.deck_size)
    pos.claim(match, 0, "tiger 1", pos.K4)
    assert moves.RALLY in match.legal_ids(1)  # a claim opens it again


@pytest.mark.rule("AK-19")
def test_withdrawing_is_free_and_the_hand_stays() -> None:
    match = pos.position(THREE)
    before = int(match.state.hand[0])
    match.play(0, moves.WITHDRAW)
    assert int(match.state.hand[0]) == before
    pos.claim(match, 1, "owl 1", pos.K4)
    pos.claim(match, 2, "bee 1", pos.K4)
    assert match.waiting == [1]


@pytest.mark.rule("AK-19")
def test_who_can_do_nothing_else_can_only_withdraw() -> None:
    match = pos.position(
        ["tiger 5", "owl 1"], decrees=[pos.D01, pos.D02, pos.D03, pos.D04, pos.D10], out=[0, 1]
    )
    match.state.decrees[:5] = [pos.D01, pos.D02, pos.D03, pos.D01, pos.D02]
    assert match.legal_ids(0) == [moves.WITHDRAW]
    assert match.legal(0)[0].text("en") == "Withdraw (nothing else is possible)"
    view = match.view(0)
    assert view["forced"]
    assert view["ask"]["key"] == "ask.turn.forced"
    assert [v["why"]["rule"] for v in view["hand"][0]["kingdoms"]] == [
        "AK-61",
        "AK-62",
        "AK-63",
        "AK-61",
        "AK-62",
    ]


@pytest.mark.rule("AK-19")
def test_who_can_rally_need_not_withdraw() -> None:
    match = pos.position(["tiger 5", "owl 1"])
    match.state.decrees[:5] = [pos.D01, pos.D02, pos.D03, pos.D01, pos.D02]
    assert match.legal_ids(0) == [moves.RALLY, moves.WITHDRAW]


@pytest.mark.rule("AK-20")
def test_the_first_to_withdraw_takes_a_token_that_only_he_sees() -> None:
    match = pos.position(THREE)
    value = int(match.state.withdrawal[0])
    events = match.play(0, moves.WITHDRAW)
    tokens = [e for e in events if e.kind == "token"]
    assert [dict(e.args) for e in tokens if e.reaches(0)] == [{"seat": 0, "n": value}]
    assert [dict(e.args) for e in tokens if e.reaches(1)] == [{"seat": 0}]
    assert match.view(0)["players"][0]["tokens"] == [{"age": 1, "value": value}]
    assert match.view(1)["players"][0]["tokens"] == [{"age": 1, "value": None}]
    assert match.view(None)["players"][0]["tokens"] == [{"age": 1, "value": None}]
    assert pos.points(match) == [0, 0, 0]
    assert pos.told(match.play(1, moves.WITHDRAW), "token") == []


@pytest.mark.rule("AK-20")
def test_forced_and_capital_withdrawals_take_the_token_too() -> None:
    match = pos.position(["tiger 5", "owl 5"])
    match.state.decrees[:5] = [pos.D01, pos.D02, pos.D03, pos.D01, pos.D02]
    match.state.rallies_running = 10
    assert match.legal_ids(0) == [moves.WITHDRAW]
    match.play(0, moves.WITHDRAW)
    assert int(match.state.withdrawal_of[0]) == 1
    match = pos.position(TWO, cubes={pos.K4: [3, 0]})
    pos.claim(match, 0, "tiger 1", pos.K4)
    assert int(match.state.withdrawal_of[0]) == 1


@pytest.mark.rule("AK-21")
def test_the_turn_passes_over_who_is_out_and_the_age_ends_with_the_last() -> None:
    match = pos.position(THREE)
    match.play(0, moves.WITHDRAW)
    match.play(1, moves.WITHDRAW)
    pos.claim(match, 2, "bee 1", pos.K4)
    assert match.waiting == [2]
    pos.claim(match, 2, "bee 2", pos.K4)
    assert int(match.state.age) == 0
    match.play(2, moves.WITHDRAW)
    assert int(match.state.age) == 1


@pytest.mark.rule("AK-06")
def test_a_match_has_three_ages() -> None:
    match = Match(GAME, 2, seed=3)
    ages = []
    while not match.over:
        match.play(match.waiting[0], moves.WITHDRAW)
        ages.append(int(match.state.age))
    assert ages == [0, 1, 1, 2, 2, 2]


@pytest.mark.rule("AK-05", "AK-43", "AK-55")
def test_the_first_decision_begins_with_the_first_age() -> None:
    match = Match(GAME, 3, seed=4)
    first = match.waiting[0]
    for _ in range(6):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    ages = [dict(event.args) for event in match.events(None) if event.kind == "age"]
    assert match.events(None)[0].kind == "age"
    assert ages == [{"n": 1, "seat": first}]
    # On the easy level the upstart has moved already, and that is told, too.
    match = Match(GAME, 1, {"level": "easy"}, seed=4)
    for _ in range(2):
        match.play(0, match.legal(0)[0])
    assert [event.kind for event in match.events(0)][:2] == ["upstart_begins", "upstart_lays"]
