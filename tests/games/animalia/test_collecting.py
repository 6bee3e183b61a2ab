"""Stage 1: offering, passing, taking."""

from collections import Counter

import pytest

from games.animalia.position import card, cards, collection, deck, position, told
from menagerie.core.errors import IllegalMove
from menagerie.core.match import Match
from menagerie.games.animalia import GAME
from menagerie.games.animalia.moves import PASS, TAKE
from menagerie.testing.worlds import cases, positions


@pytest.mark.rule("AN-06")
def test_the_first_leader_is_random_and_the_deck_is_shuffled() -> None:
    matches = [Match(GAME, 3, seed=seed) for seed in range(300)]
    leaders = Counter(int(m.state.leader) for m in matches)
    assert sorted(leaders) == [0, 1, 2]
    assert min(leaders.values()) > 70
    assert len({tuple(deck(m)) for m in matches}) == 300
    tops = Counter(deck(m)[0] for m in matches)
    assert len(tops) == 31


@pytest.mark.rule("AN-08", "AN-10")
def test_the_leader_turns_up_a_card_and_may_take_it() -> None:
    match = Match(GAME, 4, seed=5)
    leader = int(match.state.leader)
    assert match.waiting == [leader]
    assert int(match.state.offer).bit_count() == 1
    assert match.legal_ids(leader) == [TAKE, PASS]
    offered = match.view(leader)["offer"]
    match.play(leader, TAKE)
    assert collection(match, leader) == offered
    # The turn is over: the left neighbour leads.
    assert match.waiting == [(leader + 1) % 4]
    assert int(match.state.leader) == (leader + 1) % 4


@pytest.mark.rule("AN-09", "AN-10", "AN-16")
def test_a_passed_card_goes_left_and_whoever_takes_it_ends_the_leaders_turn() -> None:
    match = position(["", "", ""], offer="cat champion", leader=1)
    match.play(1, PASS)
    assert match.waiting == [2]
    match.play(2, PASS)
    assert match.waiting == [0]
    match.play(0, TAKE)
    assert collection(match, 0) == cards("cat champion")
    # Seat 2 follows the leader, seat 1; it does not matter that seat 0 took.
    assert match.waiting == [2]


@pytest.mark.rule("AN-11")
def test_a_set_that_comes_back_grows_and_is_offered_again() -> None:
    match = position(["", ""], offer="cat champion", top="dog spy, owl")
    match.play(0, PASS)
    events = match.play(1, PASS)
    assert told(events, "reveal") == [{"seat": 0, "card": card("dog spy")}]
    assert match.view(0)["offer"] == sorted(cards("cat champion, dog spy"))
    assert match.waiting == [0]
    match.play(0, TAKE)
    assert collection(match, 0) == sorted(cards("cat champion, dog spy"))


@pytest.mark.rule("AN-12")
def test_three_cards_that_come_back_have_to_be_taken() -> None:
    match = position(["", "", ""], offer="cat champion", top="dog spy, owl, cat rascal")
    for _ in range(2):
        for seat in (0, 1, 2):
            match.play(seat, PASS)
    assert len(match.view(0)["offer"]) == 3
    for seat in (0, 1):
        match.play(seat, PASS)
    events = match.play(2, PASS)
    assert told(events, "must_take") == [{"seat": 0, "n": 3}]
    assert collection(match, 0) == sorted(cards("cat champion, dog spy, owl"))
    assert match.waiting == [1]


@pytest.mark.rule("AN-13")
def test_example_1_a_player_with_three_cards_passes_a_set_of_three_unasked() -> None:
    match = position(
        ["", "cat champion, dog smart, owl", ""], offer="cat spy, dog spy, horse joker"
    )
    events = match.play(0, PASS)
    assert told(events, "no_room") == [{"seat": 1}]
    assert match.waiting == [2]


@pytest.mark.rule("AN-13")
def test_a_set_that_does_not_fit_is_refused() -> None:
    """Two rows of a two-player game: only the one with room is legal, the other says why."""
    match = position(
        ["cat champion, cat smart, cat spy, cat thief / dog spy", ""], offer="owl, dog joker"
    )
    assert match.legal_ids(0) == [TAKE + 1, PASS]
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, TAKE)
    assert refusal.value.rule == "AN-13"
    assert "Free places: 1, cards offered: 2" in refusal.value.en


@pytest.mark.rule("AN-14")
def test_example_2_a_leader_with_four_cards_takes_the_card_that_comes_back() -> None:
    match = position(
        ["cat champion, dog smart, owl, horse spy", "", ""], offer="rabbit rascal", top="cat spy"
    )
    match.play(0, PASS)
    match.play(1, PASS)
    events = match.play(2, PASS)
    assert told(events, "must_take") == [{"seat": 0, "n": 1}]
    assert told(events, "complete") == [{"seat": 0, "row": 0}]
    assert card("rabbit rascal") in collection(match, 0)
    # No further card was drawn for seat 0: the next one is seat 1's.
    assert told(events, "reveal") == [{"seat": 1, "card": card("cat spy")}]


@pytest.mark.rule("AN-14")
def test_two_cards_that_come_back_fill_three_and_are_taken() -> None:
    match = position(
        ["cat champion, dog smart, owl", "", ""], offer="rabbit rascal", top="cat spy, dog spy"
    )
    for seat in (0, 1, 2, 0, 1):
        match.play(seat, PASS)
    match.play(2, PASS)
    assert len(collection(match, 0)) == 5
    assert match.waiting == [1]


@pytest.mark.rule("AN-14")
def test_the_leader_may_still_pass_before_the_set_has_gone_round() -> None:
    match = position(["cat champion, dog smart, owl, horse spy", "", ""], offer="rabbit rascal")
    assert match.legal_ids(0) == [TAKE, PASS]
    match.play(0, PASS)
    match.play(1, TAKE)
    assert collection(match, 1) == cards("rabbit rascal")


FULL_0 = "cat champion, dog smart, owl, horse spy, parrot rascal"
FULL_1 = "cat smart, dog champion, rabbit champion, horse rascal, parrot thief"


@pytest.mark.rule("AN-15", "AN-16")
def test_complete_players_are_neither_asked_nor_lead() -> None:
    match = position(["", FULL_0, "", FULL_1], offer="rabbit rascal")
    events = match.play(0, PASS)
    assert told(events, "no_room") == []
    assert match.waiting == [2]
    match.play(2, TAKE)
    assert match.waiting == [2]
    match.play(2, PASS)
    assert match.waiting == [0]


@pytest.mark.rule("AN-16")
def test_a_leader_who_completes_hands_the_deck_on() -> None:
    match = position(
        ["cat smart, dog champion, rabbit smart, horse rascal", "", FULL_0], offer="cat spy"
    )
    match.play(0, TAKE)
    assert int(match.state.leader) == 1


@pytest.mark.rule("AN-17")
def test_the_last_collector_takes_card_after_card() -> None:
    three = "cat smart, dog champion, rabbit champion"
    match = position(
        ["rabbit smart, rabbit spy, horse champion, horse smart", three, FULL_0],
        offer="rabbit rascal",
        top="cat rascal, dog rascal, horse joker, rabbit joker, parrot joker",
    )
    events = match.play(0, TAKE)
    # Seat 1 draws two cards, one by one, without being asked; then the stage is over.
    assert [e["card"] for e in told(events, "take")] == cards(
        "rabbit rascal, cat rascal, dog rascal"
    )
    assert [e["seat"] for e in told(events, "reveal")[:2]] == [1, 1]
    assert told(events, "stars")


@pytest.mark.rule("AN-17")
def test_the_last_collector_with_no_cards_takes_five_one_by_one() -> None:
    match = position(
        ["cat smart, dog champion, rabbit smart, horse rascal", "", FULL_0],
        offer="cat rascal",
        top="dog joker, dog thief, dog spy, horse champion, rabbit champion",
    )
    events = match.play(0, TAKE)
    assert [e["card"] for e in told(events, "take") if e["seat"] == 1] == cards(
        "dog joker, dog thief, dog spy, horse champion, rabbit champion"
    )
    assert [e["card"] for e in told(events, "reveal") if e["seat"] == 1][:5] == cards(
        "dog joker, dog thief, dog spy, horse champion, rabbit champion"
    )


@pytest.mark.rule("AN-18")
def test_the_deck_always_has_cards_for_every_place() -> None:
    checked = 0
    for case in cases(GAME):
        for seed in range(12):
            for state, _, _ in positions(case, seed, share=0.5):
                if state.phase == 2:
                    continue
                rows = 2 if case.seats == 2 else 1
                held = sum(int(c).bit_count() for c in state.collections.flat)
                places = 5 * rows * case.seats - held
                assert int(state.deck_size) + int(state.offer).bit_count() >= places
                checked += 1
    assert checked > 1000


@pytest.mark.rule("AN-07")
def test_three_seasons_are_played() -> None:
    seasons = {int(state.season) for state, _, _ in positions(cases(GAME)[3], seed=4)}
    assert seasons == {0, 1, 2}
