"""The end of an age without battles: places, the peace variant, renewal, the end of the game."""

import pytest

from games.animal_kingdoms.position import (
    K4,
    K5,
    K6,
    K7,
    K8,
    cards,
    hand,
    names,
    points,
    position,
    score_age,
    told,
)
from menagerie.core.match import Match
from menagerie.games.animal_kingdoms import GAME
from menagerie.games.animal_kingdoms.components import SIZES
from menagerie.games.animal_kingdoms.moves import WITHDRAW
from tied import check_tie_is_explained

TWO = ["tiger 1, tiger 2, tiger 3, tiger 6", "owl 1, owl 2, owl 3, owl 6"]
FOUR = [*TWO, "bee 1, bee 2, bee 3, bee 6", "frog 1, frog 2, frog 3, frog 6"]
FIVE = [*FOUR, "okapi 1, okapi 2, okapi 3, okapi 6"]


def worth(match: Match, k: int, age: int = 0) -> int:
    return int(match.state.tokens[3 * k + age])


@pytest.mark.rule("AK-22", "AK-23")
def test_the_example_of_the_rulebook() -> None:
    """Three cubes, two and two, one: 8, 3, 3 and 1 points."""
    match = position(FOUR, cubes={K8: [3, 2, 2, 1]})
    match.state.tokens[3 * K8 : 3 * K8 + 3] = [8, 9, 10]
    events = score_age(match)
    assert points(match) == [8, 3, 3, 1]
    assert [e["n"] for e in told(events, "scored")] == [8, 3, 3, 1]


@pytest.mark.rule("AK-22")
def test_kingdoms_are_scored_from_the_smallest_clockwise() -> None:
    cubes = {K4: [1, 0], K5: [0, 1], K6: [2, 0], K7: [0, 2], K8: [1, 0]}
    match = position(TWO, cubes=cubes)
    want = [worth(match, k) for k in range(5)]
    events = score_age(match)
    assert [(e["kingdom"], e["n"]) for e in told(events, "scored")] == list(enumerate(want))
    assert points(match) == [want[0] + want[2] + want[4], want[1] + want[3]]
    assert SIZES[told(events, "scored")[0]["kingdom"]] == 4


@pytest.mark.rule("AK-22")
def test_each_age_uses_the_leftmost_token_even_where_nobody_is() -> None:
    match = position(TWO, cubes={K4: [1, 0]})
    first = [int(n) for n in match.state.tokens]
    events = score_age(match)
    assert [e["kingdom"] for e in told(events, "empty")] == [K5, K6, K7, K8]
    left = [kingdom["tokens"] for kingdom in match.view(0)["kingdoms"]]
    assert left == [first[3 * k + 1 : 3 * k + 3] for k in range(5)]


@pytest.mark.rule("AK-23")
def test_ties_for_second_do_not_take_the_third_place_away() -> None:
    match = position(FIVE, cubes={K8: [3, 2, 1, 1, 0]})
    score_age(match)
    assert points(match) == [worth(match, K8), 3, 1, 1, 0]
    match = position(FIVE, cubes={K8: [4, 1, 1, 1, 1]})
    score_age(match)
    assert points(match) == [worth(match, K8), 3, 3, 3, 3]
    match = position(FOUR, cubes={K8: [4, 2, 1, 0]}, council={K8: [3, 3]})
    score_age(match)  # seats 1 and 3 are second with two cubes each
    assert points(match) == [worth(match, K8), 3, 1, 3]


@pytest.mark.rule("AK-23")
def test_fourth_place_gets_nothing() -> None:
    match = position(FIVE, cubes={K8: [4, 2, 1, 0, 0]}, council={K8: [3, 3]}, points=[0] * 5)
    match.state.cubes[K8, 3] = 3
    score_age(match)
    assert points(match) == [worth(match, K8), 1, 0, 3, 0]


@pytest.mark.rule("AK-24", "AK-09")
def test_council_cubes_count_and_no_cube_no_points() -> None:
    match = position(TWO, council={K5: [1]}, cubes={K6: [1, 0]})
    score_age(match)
    assert points(match) == [worth(match, K6), worth(match, K5)]
    match = position(TWO, council={K5: [1, 1]}, cubes={K5: [1, 0]})
    score_age(match)
    assert points(match) == [3, worth(match, K5)]


# The peace variant


@pytest.mark.rule("AK-35")
def test_in_peace_the_capital_decides() -> None:
    cubes = {K4: [0, 2, 2, 0]}  # the last card, and so the capital, is seat 2's
    match = position(FOUR, cubes=cubes, council={K4: [0]}, out=[0, 0, 1, 0], peace=True)
    score_age(match)
    assert points(match) == [1, 3, worth(match, K4), 0]
    assert not any(match.state.modifiers)


@pytest.mark.rule("AK-35")
def test_in_peace_all_are_first_where_no_contender_has_the_capital() -> None:
    match = position(FIVE, cubes={K8: [2, 2, 1, 0, 0]}, council={K4: [3]}, peace=True)
    score_age(match)
    first = worth(match, K8)
    assert points(match) == [first, first, 3, worth(match, K4), 0]
    # The capital of somebody else changes nothing.
    match = position(FIVE, cubes={K8: [3, 3, 0, 1, 1]}, peace=True, out=[0, 0, 0, 0, 1])
    score_age(match)
    first = worth(match, K8)
    assert points(match) == [first, first, 0, 3, 3]
    assert match.view(0)["modifiers_left"] == 0


# Renewal


@pytest.mark.rule("AK-36", "AK-09")
def test_capitals_join_the_council_and_other_cubes_go_home() -> None:
    match = position(TWO, cubes={K4: [3, 1], K5: [1, 0]}, out=[0, 1])
    events = score_age(match)
    s = match.state
    assert told(events, "council") == [{"seat": 1, "kingdom": K4}]
    assert [int(n) for n in s.council[K4]] == [2, 0]
    assert [int(n) for n in s.cubes[K4, :2]] == [0, 1]
    assert int(s.cubes[K5, 0]) == 0
    assert match.view(0)["players"][1]["cubes"] == 17
    # A second capital takes the second place; there is always room.
    match = position(TWO, council={K4: [1]}, cubes={K4: [4, 0]}, age=1, out=[1, 0], turn=1)
    score_age(match)
    assert [int(n) for n in match.state.council[K4]] == [2, 1]


@pytest.mark.rule("AK-37")
def test_cards_are_shuffled_together_and_hands_are_kept() -> None:
    match = position(
        ["tiger 1, tiger 2", TWO[1]], cubes={K6: [2, 1]}, discards="wolf 1, wolf 2", turn=0
    )
    score_age(match)
    s = match.state
    assert {"tiger 1", "tiger 2"} <= hand(match, 0)
    assert hand(match, 1) == set(TWO[1].split(", "))
    assert int(s.hand[0]).bit_count() == 4  # filled up
    assert names(s.discards) == set()
    assert int(s.deck_size) == 64 - 8
    assert not s.laid_count.any()
    everything = [int(c) for c in s.deck[: s.deck_size]]
    assert set(cards("wolf 1, wolf 2")) & {*everything, *cards(", ".join(hand(match, 0)))}


@pytest.mark.rule("AK-38")
def test_new_decrees_lie_open_in_each_age() -> None:
    match = Match(GAME, 3, seed=9)
    seen = []
    while not match.over:
        decrees = [k["decree"] for k in match.view(None)["kingdoms"]]
        if decrees not in seen:
            seen.append(decrees)
        match.play(match.waiting[0], WITHDRAW)
    assert len(seen) == 3
    assert len({d for some in seen for d in some}) == 15  # none comes back


@pytest.mark.rule("AK-39")
def test_the_last_on_the_track_begins() -> None:
    match = position(FOUR, points=[9, 4, 7, 12])
    score_age(match)
    assert match.waiting == [1]
    assert int(match.state.first) == 1


@pytest.mark.rule("AK-39")
def test_among_equals_the_earlier_capital_begins_then_the_earlier_withdrawal() -> None:
    # Seats 1, 2 and 3 are last with 20; seat 3 withdrew first, seats 2 and 1 took capitals later.
    out = [0, 3, 2, 1]
    match = position(FOUR, points=[50, 20, 20, 20], out=out, cubes={K4: [3, 1, 0, 0]})
    s = match.state
    s.laid_count[K5], s.laid_by[K5, :5] = 5, [0, 0, 0, 0, 2]
    s.cubes[K5, 0], s.cubes[K5, 2] = 4, 1
    s.laid[K5, :5] = s.deck[:5]
    s.deck[: s.deck_size - 5] = s.deck[5 : int(s.deck_size)].copy()
    s.deck_size -= 5
    score_age(match)
    assert points(match)[1:] == [23, 23, 20]
    assert match.waiting == [3]
    # With equal points the capital decides, and among capitals the earlier one.
    match = position(FOUR, points=[50, 20, 20, 23], out=out, cubes={K4: [3, 1, 0, 0]})
    match.state.points[2] = 23
    score_age(match)
    assert points(match)[1:] == [23, 23, 23]
    assert match.waiting == [1]
    # Nobody took one: the earlier withdrawal.
    match = position(FOUR, points=[50, 20, 20, 20], out=[0, 3, 1, 2])
    score_age(match)
    assert match.waiting == [2]


# The end of the game


def last_age(**known: object) -> Match:
    return position(FOUR, age=2, **known)  # type: ignore[arg-type]


@pytest.mark.rule("AK-40")
def test_tokens_and_modifiers_count_at_the_end() -> None:
    match = last_age(points=[10, 10, 10, 10], modifiers=[0, 2, 0, 0])
    s = match.state
    s.withdrawal[:] = [5, 2, 3, 4]
    s.withdrawal_of[:2] = [1, 4]
    events = score_age(match)  # seat 0 withdraws first and takes the third token, worth 3
    assert match.over
    assert match.scores == [10 + 5 + 3, 10 + 2, 10, 10 + 2]
    assert [(e["seat"], e["n"]) for e in told(events, "token_points")] == [(0, 5), (0, 3), (3, 2)]
    assert told(events, "modifier_points") == [{"seat": 1, "n": 2}]
    assert match.places == [1, 2, 4, 2]
    assert [line.points for line in match.score_lines(1)] == [2]


@pytest.mark.rule("AK-41")
def test_the_capital_of_the_largest_kingdom_breaks_a_tie() -> None:
    match = last_age(points=[10, 10, 10, 0], cubes={K8: [0, 0, 7, 1]}, out=[0, 0, 0, 1])
    s = match.state
    s.withdrawal_of[2] = 4
    s.withdrawal[:] = [2, 3, 4, 5]
    first = worth(match, K8, age=2)
    s.points[:4] = [first, 0, 0, first - 7]
    score_age(match)
    # Seat 2 gets the token, seat 3 three points, and four for its withdrawal token.
    assert match.scores == [first, 0, first, first]
    assert match.places == [2, 4, 2, 1]


@pytest.mark.rule("AK-41")
def test_that_capital_decides_about_victory_alone() -> None:
    match = last_age(points=[30, 0, 0, 0], cubes={K8: [0, 0, 7, 1]}, out=[0, 0, 0, 1])
    first = worth(match, K8, age=2)
    match.state.withdrawal_of[2] = 1
    match.state.points[:4] = [50, 0, 0, first - 3]
    score_age(match)
    # Seat 3 holds the capital and has as many points as seat 2, but both are behind seat 0.
    assert match.scores[2:] == [first, first]
    assert match.places == [1, 4, 2, 2]


@pytest.mark.rule("AK-41")
def test_without_that_capital_the_victory_is_shared() -> None:
    match = last_age(points=[10, 14, 2, 1], out=[0, 1, 2, 3])
    match.state.withdrawal_of[2] = 1
    match.state.withdrawal[2] = 4
    score_age(match)
    assert match.scores[:2] == [14, 14]
    assert match.places == [1, 1, 3, 4]


@pytest.mark.rule("AK-41")
def test_the_end_says_what_decided() -> None:
    check_tie_is_explained(GAME, 5, "by the capital")
