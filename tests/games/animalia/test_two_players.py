"""What is different with two players."""

import pytest

from games.animalia import position as pos
from menagerie.core.errors import IllegalMove
from menagerie.core.match import Match
from menagerie.games.animalia import GAME, moves
from menagerie.games.animalia.state import USING_POWERS

FULL_A = "cat champion, dog smart, owl, horse smart, parrot rascal"
FULL_B = "cat smart, dog champion, rabbit champion, horse rascal, parrot champion"


@pytest.mark.rule("AN-51")
def test_a_set_goes_undivided_into_either_collection() -> None:
    match = pos.position(["cat champion / ", ""], offer="dog spy, horse thief")
    assert match.legal_ids(0) == [moves.TAKE, moves.TAKE + 1, moves.PASS]
    match.play(0, moves.TAKE + 1)
    assert pos.collection(match, 0, 0) == pos.cards("cat champion")
    assert pos.collection(match, 0, 1) == sorted(pos.cards("dog spy, horse thief"))


@pytest.mark.rule("AN-51")
def test_with_more_players_there_is_one_collection() -> None:
    match = Match(GAME, 3, seed=1)
    leader = int(match.state.leader)
    with pytest.raises(IllegalMove) as refusal:
        match.play(leader, moves.TAKE + 1)
    assert refusal.value.rule == "AN-51"


@pytest.mark.rule("AN-52")
@pytest.mark.parametrize(("row", "expected"), [(0, 1), (1, 0)])
def test_a_power_needs_its_partner_in_the_same_collection(row: int, expected: int) -> None:
    match = pos.position(["dog thief / cat smart", "owl"], offer="cat thief")
    match.play(0, moves.TAKE + row)
    assert pos.uses(match)[0] == expected


@pytest.mark.rule("AN-52")
def test_a_thief_robs_the_opponent_into_its_own_collection_and_never_the_other_own_one() -> None:
    match = pos.position(["dog thief / cat smart", "owl / cat spy"], offer="cat thief")
    match.play(0, moves.TAKE)
    assert [m - moves.STEAL for m in match.legal_ids(0) if moves.STEAL <= m < moves.NEXT] == sorted(
        pos.cards("owl, cat spy")
    )
    with pytest.raises(IllegalMove, match="AN-23"):
        match.play(0, moves.STEAL + pos.card("cat smart"))
    match.play(0, moves.STEAL + pos.card("cat spy"))
    assert pos.card("cat spy") in pos.collection(match, 0, 0)
    assert pos.collection(match, 1, 1) == []


@pytest.mark.rule("AN-52")
def test_a_full_collection_buries_what_it_steals_though_the_other_has_room() -> None:
    match = pos.position(
        ["dog thief, dog joker, horse joker, rabbit joker / cat smart", "owl"], offer="cat thief"
    )
    match.play(0, moves.TAKE)
    match.play(0, moves.STEAL + pos.card("owl"))
    assert pos.deck(match)[-1] == pos.card("owl")
    assert pos.collection(match, 0, 1) == pos.cards("cat smart")


@pytest.mark.rule("AN-53")
def test_the_giver_chooses_the_opponents_collection() -> None:
    match = pos.position(["dog joker / cat smart", "owl / cat spy"], offer="cat joker")
    match.play(0, moves.TAKE)
    # Only cards of the joker's collection.
    assert [m - moves.GIVE for m in match.legal_ids(0) if m >= moves.GIVE] == sorted(
        pos.cards("dog joker, cat joker")
    )
    match.play(0, moves.GIVE + pos.card("dog joker"))
    assert match.legal_ids(0) == [moves.GIVE_TO + 2, moves.GIVE_TO + 3]
    match.play(0, moves.GIVE_TO + 3)
    assert pos.collection(match, 1, 1) == sorted(pos.cards("cat spy, dog joker"))


@pytest.mark.rule("AN-53")
def test_a_complete_collection_of_the_opponent_gets_no_present() -> None:
    match = pos.position([f"dog joker / {FULL_B}", f"{FULL_A} / cat spy"], offer="cat joker")
    match.play(0, moves.TAKE)
    match.play(0, moves.GIVE + pos.card("dog joker"))
    assert pos.collection(match, 1, 1) == sorted(pos.cards("cat spy, dog joker"))


@pytest.mark.rule("AN-54")
def test_a_returned_set_that_fills_either_collection_has_to_be_taken() -> None:
    match = pos.position(
        ["dog joker, cat spy, dog spy, horse spy / cat smart, horse thief", ""],
        offer="cat thief",
        top="owl, dog thief",
    )
    match.play(0, moves.PASS)
    events = match.play(1, moves.PASS)
    assert pos.told(events, "must_take") == [{"seat": 0, "n": 1}]
    assert pos.told(events, "reveal") == []
    # Where it goes is the leader's choice.
    assert match.legal_ids(0) == [moves.TAKE, moves.TAKE + 1]
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, moves.PASS)
    assert refusal.value.rule == "AN-54"
    match.play(0, moves.TAKE + 1)
    assert len(pos.collection(match, 0, 1)) == 3


@pytest.mark.rule("AN-54", "AN-12")
def test_three_returned_cards_may_go_where_they_fit() -> None:
    match = pos.position(
        ["dog joker / cat smart, horse thief, owl", ""], offer="cat thief, cat spy, dog smart"
    )
    match.play(0, moves.PASS)
    match.play(1, moves.PASS)
    assert len(pos.collection(match, 0, 0)) == 4
    assert match.waiting == [1]


@pytest.mark.rule("AN-54", "AN-12")
def test_three_returned_cards_that_fit_both_collections_ask_which() -> None:
    match = pos.position(["dog joker / cat smart", ""], offer="cat thief, cat spy, dog spy")
    match.play(0, moves.PASS)
    match.play(1, moves.PASS)
    assert match.legal_ids(0) == [moves.TAKE, moves.TAKE + 1]
    assert match.view(0)["ask"]["key"] == "ask-must-take"
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, moves.PASS)
    assert refusal.value.rule == "AN-12"


@pytest.mark.rule("AN-55", "AN-17")
def test_the_last_collector_takes_every_card_and_chooses_the_collection() -> None:
    match = pos.position(
        [f"{FULL_A} / cat joker, dog joker, horse joker, rabbit joker", "cat spy / dog thief"],
        offer="horse spy",
        top="rabbit rascal, dog rascal",
    )
    match.play(0, moves.TAKE + 1)
    # Seat 0 is complete with both; seat 1 is alone.
    assert match.waiting == [1]
    assert match.legal_ids(1) == [moves.TAKE, moves.TAKE + 1]
    with pytest.raises(IllegalMove) as refusal:
        match.play(1, moves.PASS)
    assert refusal.value.rule == "AN-17"
    match.play(1, moves.TAKE + 1)
    assert pos.collection(match, 1, 1) == sorted(pos.cards("dog thief, rabbit rascal"))
    assert match.waiting == [1]


@pytest.mark.rule("AN-55")
def test_a_player_with_one_complete_collection_still_collects() -> None:
    match = pos.position([f"{FULL_A} / ", ""], offer="horse spy")
    assert match.legal_ids(0) == [moves.TAKE + 1, moves.PASS]
    assert not match.view(0)["players"][0]["complete"]


@pytest.mark.rule("AN-56")
def test_stars_count_together() -> None:
    match = pos.position(["cat champion / cat smart", "dog champion / dog rascal"])
    assert [p["stars"] for p in match.view(None)["players"]] == [5, 2]


@pytest.mark.rule("AN-56", "AN-44", "AN-45")
def test_medals_are_awarded_by_collection_and_add_up() -> None:
    different = "cat joker, horse joker, dog joker, rabbit joker, parrot joker"
    match = pos.stage_three(
        [
            f"cat spy, cat thief, horse spy, dog spy, dog thief / {different}",
            "cat rascal, cat smart, cat champion, horse thief, rabbit spy / "
            "horse smart, rabbit thief, rabbit smart, parrot spy, parrot thief",
        ],
        ["owl"],
    )
    match.play(0, moves.DONE)
    # The single horse of the first collection and that of the second make no pair.
    assert pos.medals(match, 0) == [3, 1, 3, 1, 1]
    assert pos.medals(match, 1) == [3, 0, 0, 2, 2]


@pytest.mark.rule("AN-57")
def test_a_prize_card_may_go_into_either_collection() -> None:
    match = pos.stage_three(
        [
            "cat spy, cat thief, horse spy, dog spy, dog thief / "
            "cat joker, horse joker, dog joker, rabbit joker, parrot joker",
            "cat rascal, cat smart, cat champion, horse thief, rabbit spy / "
            "horse smart, rabbit thief, rabbit smart, parrot spy, parrot thief",
        ],
        ["horse champion, dog smart"],
    )
    match.play(0, moves.LAY + pos.card("horse champion"))
    assert len(match.legal_ids(0)) == 10
    match.play(0, moves.REPLACE + pos.card("parrot joker"))
    assert pos.card("horse champion") in pos.collection(match, 0, 1)


@pytest.mark.rule("AN-58")
@pytest.mark.parametrize(("won", "points"), [([6, 0, 0, 0, 0], 6), ([7, 0, 0, 14, 0], 21 + 15)])
def test_the_bonus_is_for_seven(won: list[int], points: int) -> None:
    match = Match(GAME, 2, seed=1)
    match.state.medals[0] = won
    assert match.scores[0] == points


@pytest.mark.rule("AN-51", "AN-52")
def test_powers_stay_with_their_row() -> None:
    match = pos.position(["dog joker / cat smart", "owl / cat spy"], offer="cat joker")
    match.play(0, moves.TAKE)
    assert int(match.state.phase) == USING_POWERS
    assert match.view(1)["power"]["row"] == 0
