"""Stage 2: stars and prize cards."""

import pytest

from games.animalia.position import card, cards, deck, mask, position, prizes
from menagerie.core.match import Match
from menagerie.core.state.events import event_buffer
from menagerie.games.animalia.prizes import award_prizes, stars, stars_of

TEN = "cat spy, dog spy, horse spy, rabbit spy, parrot spy, cat thief, dog thief"


def awarded(match: Match) -> list[list[int]]:
    """The prize cards each seat holds after the elegance prize."""
    award_prizes(match.state, event_buffer())
    return [prizes(match, seat) for seat in range(match.seats)]


@pytest.mark.rule("AN-34", "AN-02")
@pytest.mark.parametrize(
    "names",
    [
        "cat champion, cat smart, dog smart, cat spy, cat thief",
        "cat champion, dog champion, cat smart, dog rascal, owl",
    ],
)
def test_example_seven_stars(names: str) -> None:
    assert stars(mask(names)) == 7


@pytest.mark.rule("AN-35")
def test_the_best_draws_two_and_the_second_one() -> None:
    match = position(["cat smart", "cat champion", "cat joker", "dog rascal"], top=TEN)
    top = deck(match)
    assert awarded(match) == [[top[2]], [top[0], top[1]], [], []]


@pytest.mark.rule("AN-35", "AN-37")
def test_all_who_share_the_second_place_draw_one_clockwise_from_the_leader() -> None:
    match = position(["cat smart", "cat champion", "dog smart", "horse smart"], top=TEN, leader=2)
    top = deck(match)
    assert awarded(match) == [[top[4]], [top[0], top[1]], [top[2]], [top[3]]]


@pytest.mark.rule("AN-36", "AN-37")
def test_all_who_share_the_first_place_draw_one_and_nobody_is_second() -> None:
    match = position(["cat champion", "cat smart", "dog champion"], top=TEN, leader=1)
    top = deck(match)
    # Clockwise from the leader: seat 1 (not first), seat 2, seat 0.
    assert awarded(match) == [[top[1]], [], [top[0]]]


@pytest.mark.rule("AN-37")
def test_the_leader_itself_draws_first_among_equals() -> None:
    match = position(["cat champion", "horse champion", "dog champion"], top=TEN, leader=1)
    top = deck(match)
    assert awarded(match) == [[top[2]], [top[0]], [top[1]]]


@pytest.mark.rule("AN-37")
def test_when_prize_cards_run_out_the_last_get_none() -> None:
    match = position(
        ["cat smart", "cat champion", "dog smart", "horse smart"],
        deck="cat spy, dog spy, horse spy",
        leader=3,
    )
    buffer = event_buffer()
    award_prizes(match.state, buffer)
    assert [len(prizes(match, seat)) for seat in range(4)] == [0, 2, 0, 1]
    assert prizes(match, 1) == cards("cat spy, dog spy")


@pytest.mark.rule("AN-34")
def test_zero_and_negative_stars_still_rank() -> None:
    match = position(
        ["cat rascal, dog rascal", "cat spy", "horse rascal"], top="owl, dog spy, dog thief"
    )
    assert [len(p) for p in awarded(match)] == [0, 2, 1]


@pytest.mark.rule("AN-34")
def test_held_prize_cards_do_not_count() -> None:
    match = position(["cat smart", "dog spy", "cat joker"], prizes=["", "cat champion", ""])
    assert stars_of(match.state, 1) == 0
    # Seat 0 is first; seats 1 and 2 share the second place.
    assert [len(p) for p in awarded(match)] == [2, 2, 1]


@pytest.mark.rule("AN-38")
def test_prize_cards_are_seen_by_their_owner_alone() -> None:
    match = position(
        [
            "cat champion, dog smart, cat spy, cat joker",
            "dog rascal, horse smart, dog joker, dog spy, owl",
            "horse rascal, parrot rascal, horse joker, rabbit joker, parrot joker",
        ],
        offer="cat thief",
        top="rabbit spy, horse spy, parrot spy",
    )
    events = match.play(0, 0)
    own = [e.args for e in events if e.kind == "prize" and e.reaches(0)]
    assert [a.get("card") for a in own if a["seat"] == 0] == cards("rabbit spy, horse spy")
    others = [e.args for e in events if e.kind == "prize" and e.reaches(2)]
    assert all("card" not in a for a in others)
    assert match.view(0)["players"][0]["prizes"] == cards("rabbit spy, horse spy")
    assert match.view(1)["players"][0]["prizes"] == [None, None]
    assert match.view(None)["players"][0]["prizes"] == [None, None]
    assert match.view(1)["players"][1]["prizes"] == [card("parrot spy")]
