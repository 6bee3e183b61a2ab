"""Stage 3: exchanges, the owl, medals; seasons; the end."""

import pytest

from games.animalia.position import card, cards, collection, mask, medals, prizes, stage_three, told
from menagerie.core.errors import IllegalMove
from menagerie.core.match import Match
from menagerie.games.animalia import GAME
from menagerie.games.animalia.components import CAT, DOG, FAMILIES, HORSE, NO_FAMILY, PARROT, RABBIT
from menagerie.games.animalia.moves import DONE, LAY, NAME, REPLACE
from menagerie.games.animalia.prizes import medals_for
from tied import check_tie_is_explained

PLAIN_1 = "cat smart, cat thief, horse smart, horse thief, parrot joker"
PLAIN_2 = "rabbit smart, rabbit thief, parrot smart, parrot thief, horse joker"


def earned(names: str, owl: int = NO_FAMILY) -> list[int]:
    return [int(medals_for(mask(names), family, owl)) for family in range(FAMILIES)]


@pytest.mark.rule("AN-44")
@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("dog spy, dog thief, dog joker, cat spy, horse spy", [0, 0, 3, 0, 0]),
        ("dog spy, dog thief, dog joker, cat spy, cat thief", [2, 0, 3, 0, 0]),
        ("dog spy, dog thief, dog joker, dog smart, dog rascal", [0, 0, 5, 0, 0]),
        ("dog spy, dog thief, dog joker, dog smart, cat smart", [0, 0, 4, 0, 0]),
        ("dog spy, dog thief, cat spy, cat thief, owl", [2, 0, 2, 0, 0]),
        ("dog spy, dog thief, cat spy, horse thief, rabbit spy", [0, 0, 2, 0, 0]),
    ],
)
def test_groups_earn_their_size_and_single_animals_nothing(names: str, expected: list[int]) -> None:
    assert earned(names) == expected


@pytest.mark.rule("AN-45")
def test_example_1_five_different_animals_earn_one_medal_of_each_family() -> None:
    assert earned("cat spy, horse thief, dog joker, rabbit smart, parrot rascal") == [1] * 5
    # Four different ones are not enough.
    assert earned("cat spy, horse thief, dog joker, rabbit smart") == [0] * 5
    assert earned("cat spy, horse thief, dog joker, rabbit smart, owl") == [0] * 5


@pytest.mark.rule("AN-46")
def test_example_2_three_dogs_a_rabbit_and_the_owl() -> None:
    names = "dog spy, dog thief, dog joker, rabbit smart, owl"
    assert earned(names, DOG) == [0, 0, 4, 0, 0]
    assert earned(names, RABBIT) == [0, 0, 3, 2, 0]
    assert earned(names, CAT) == [0, 0, 3, 0, 0]


@pytest.mark.rule("AN-46", "AN-45")
def test_example_3_four_different_animals_and_the_owl() -> None:
    names = "dog spy, cat thief, horse joker, rabbit smart, owl"
    assert earned(names, PARROT) == [1, 1, 1, 1, 1]
    for family in (CAT, HORSE, DOG, RABBIT):
        assert earned(names, family) == [2 if f == family else 0 for f in range(FAMILIES)]


@pytest.mark.rule("AN-40", "AN-44")
def test_example_4_two_prize_cats_replace_a_parrot_and_a_horse() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2],
        ["cat spy, cat joker"],
    )
    match.play(0, LAY + card("cat spy"))
    match.play(0, REPLACE + card("parrot spy"))
    match.play(0, LAY + card("cat joker"))
    events = match.play(0, REPLACE + card("horse spy"))
    assert medals(match, 0) == [3, 0, 2, 0, 0]
    # A replaced card is in the next season's deck; a power played no part.
    assert told(events, "power") == []
    assert {card("parrot spy"), card("horse spy")} <= set(GAME.pieces(match.state))


@pytest.mark.rule("AN-39")
def test_only_seats_with_something_to_decide_are_asked_and_all_at_once() -> None:
    owl = "owl, rabbit smart, rabbit thief, parrot smart, parrot thief"
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, owl], ["cat spy"]
    )
    assert match.waiting == [0, 2]
    assert match.legal_ids(0) == [DONE, LAY + card("cat spy")]
    assert match.legal_ids(2) == [NAME + f for f in range(FAMILIES)]
    # In either order.
    match.play(2, NAME + RABBIT)
    assert match.waiting == [0]
    match.play(0, DONE)
    assert medals(match, 2) == [0, 0, 0, 3, 2]


@pytest.mark.rule("AN-39")
def test_a_season_nobody_decides_in_stage_three_goes_on_by_itself() -> None:
    """Every seat is tied for first, but the deck has no prize cards left."""
    from games.animalia.position import position

    match = position(
        [
            "dog spy, dog thief, dog joker, horse joker",
            "cat spy, cat thief, cat joker, rabbit joker, parrot joker",
            "rabbit spy, rabbit thief, horse spy, horse thief, parrot thief",
        ],
        offer="cat smart",
        deck="",
    )
    events = match.play(0, 0)
    assert told(events, "no_prize")
    assert told(events, "season")[0]["n"] == 2
    assert medals(match, 0) == [0, 0, 3, 0, 0]


@pytest.mark.rule("AN-40")
def test_an_exchange_is_prize_card_first_then_its_place() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2], ["owl"]
    )
    for move, words in (
        (REPLACE + card("dog spy"), "choose a prize card"),
        (LAY + card("cat spy"), "no such prize"),
    ):
        with pytest.raises(IllegalMove, match=words):
            match.play(0, move)
    match.play(0, LAY + card("owl"))
    assert match.legal_ids(0) == [
        REPLACE + c for c in sorted(cards("dog spy, dog thief, cat rascal, parrot spy, horse spy"))
    ]
    for move, words in ((DONE, "Choose the card"), (REPLACE + card("cat smart"), "your own")):
        with pytest.raises(IllegalMove, match=words) as refusal:
            match.play(0, move)
        assert refusal.value.rule == "AN-40"


@pytest.mark.rule("AN-40", "AN-46")
def test_an_owl_from_a_prize_is_named_like_any_other() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2], ["owl"]
    )
    match.play(0, LAY + card("owl"))
    match.play(0, REPLACE + card("parrot spy"))
    assert match.legal_ids(0) == [NAME + f for f in range(FAMILIES)]
    match.play(0, NAME + DOG)
    assert medals(match, 0) == [0, 0, 3, 0, 0]


@pytest.mark.rule("AN-46", "AN-40")
def test_an_owl_that_is_exchanged_away_is_not_named() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, owl", PLAIN_1, PLAIN_2], ["dog joker"]
    )
    match.play(0, LAY + card("dog joker"))
    match.play(0, REPLACE + card("owl"))
    assert medals(match, 0) == [0, 0, 3, 0, 0]


@pytest.mark.rule("AN-46")
def test_the_owl_is_named_after_its_owners_exchanges() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, owl", PLAIN_1, PLAIN_2], ["dog joker"]
    )
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, NAME + DOG)
    assert refusal.value.rule == "AN-46"
    match.play(0, DONE)
    match.play(0, NAME + CAT)
    assert medals(match, 0) == [2, 0, 2, 0, 0]


@pytest.mark.rule("AN-41")
def test_a_card_laid_this_season_is_not_exchanged_again() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2],
        ["dog joker, cat spy"],
    )
    match.play(0, LAY + card("dog joker"))
    match.play(0, REPLACE + card("parrot spy"))
    match.play(0, LAY + card("cat spy"))
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, REPLACE + card("dog joker"))
    assert refusal.value.rule == "AN-41"


@pytest.mark.rule("AN-41")
def test_with_five_laid_cards_the_sixth_prize_cannot_be_laid() -> None:
    six = "cat spy, cat joker, dog joker, rabbit joker, rabbit spy, parrot rascal"
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2], [six]
    )
    for new, old in zip(cards(six)[:5], collection(match, 0), strict=True):
        match.play(0, LAY + new)
        match.play(0, REPLACE + old)
    assert int(match.state.season) == 1
    assert prizes(match, 0) == cards("parrot rascal")


@pytest.mark.rule("AN-42", "AN-48")
def test_unused_prize_cards_are_kept_and_are_not_in_the_next_deck() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2],
        ["dog joker, cat spy"],
        leader=1,
    )
    match.play(0, LAY + card("cat spy"))
    match.play(0, REPLACE + card("parrot spy"))
    match.play(0, DONE)
    assert int(match.state.season) == 1
    assert prizes(match, 0) == cards("dog joker")
    assert int(match.state.deck_size) == 31 - 1 - 1  # one kept, one turned up
    # The left neighbour of the last leader leads.
    assert int(match.state.leader) == 2
    assert match.waiting == [2]
    assert [collection(match, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("AN-42", "AN-49")
def test_prize_cards_left_after_the_third_season_are_worth_nothing() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2],
        ["dog joker, cat spy"],
        season=2,
    )
    match.play(0, DONE)
    assert match.over
    assert match.scores == [2, 4, 4]


@pytest.mark.rule("AN-43")
def test_an_exchange_is_seen_by_all_but_a_picked_card_by_nobody() -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2],
        ["dog joker, cat spy", "cat champion"],
    )
    before = match.view(1)
    events = match.play(0, LAY + card("dog joker"))
    assert events == []
    assert match.view(1) == before
    assert match.view(0)["exchange"]["laying"] == card("dog joker")
    match.play(0, REPLACE + card("parrot spy"))
    assert card("dog joker") in match.view(1)["players"][0]["collections"][0]["cards"]
    assert told(match.events(1), "exchange") == [
        {"seat": 0, "card": card("dog joker"), "card2": card("parrot spy")}
    ]


@pytest.mark.rule("AN-47")
@pytest.mark.parametrize("openly", [False, True])
def test_medals_are_secret_unless_the_table_plays_openly(openly: bool) -> None:
    match = stage_three(
        ["dog spy, dog thief, cat rascal, parrot spy, horse spy", PLAIN_1, PLAIN_2],
        ["dog joker"],
        open_medals=openly,
    )
    match.play(0, DONE)
    assert match.view(0)["players"][0]["medals"] == [0, 0, 2, 0, 0]
    assert match.view(1)["players"][0]["medals"] == ([0, 0, 2, 0, 0] if openly else None)
    assert match.view(None)["players"][1]["points"] == (4 if openly else None)
    assert len([e for e in match.events(1) if e.kind == "medals"]) == (5 if openly else 2)
    # They follow from what was seen: every imagined world has them.
    world = match.imagine(1, 5)
    assert medals(world, 0) == [0, 0, 2, 0, 0]


@pytest.mark.rule("AN-47", "AN-49")
def test_at_the_end_everybodys_medals_are_shown() -> None:
    match = stage_three(
        [PLAIN_1, PLAIN_2, "dog spy, dog thief, cat rascal, rabbit spy, horse spy"],
        ["owl"],
        season=2,
    )
    match.play(0, DONE)
    assert match.view(1)["players"][0]["points"] == 4
    assert match.view(None)["players"][2]["medals"] == [0, 0, 2, 0, 0]


@pytest.mark.rule("AN-07", "AN-49")
def test_three_medals_do_not_end_the_game() -> None:
    match = stage_three(["dog spy, dog thief, cat spy, rabbit spy, owl", PLAIN_1, PLAIN_2])
    match.play(0, NAME + DOG)
    assert sum(medals(match, 0)) == 3
    assert not match.over


@pytest.mark.rule("AN-49")
@pytest.mark.parametrize(
    ("won", "points"),
    [
        ([5, 2, 1, 1, 1], 15),  # example 1: ten medals, five of them cats
        ([0, 7, 0, 6, 0], 23),  # example 2: six rabbits and seven horses
        ([2, 0, 11, 2, 0], 25),  # example 3: fifteen medals, eleven of them dogs
        ([4, 4, 4, 4, 4], 20),
        ([10, 0, 0, 0, 0], 20),
    ],
)
def test_points_at_the_end(won: list[int], points: int) -> None:
    match = Match(GAME, 3, seed=1)
    match.state.medals[1] = won
    assert match.scores == [0, points, 0]
    assert sum(line.points for line in match.score_lines(1)) == points


@pytest.mark.rule("AN-50")
def test_of_equals_the_one_with_more_medals_in_a_family_is_ahead() -> None:
    match = Match(GAME, 4, seed=1)
    match.state.medals[0] = [3, 3, 0, 0, 0]
    match.state.medals[1] = [4, 2, 0, 0, 0]
    match.state.medals[2] = [0, 0, 0, 3, 3]
    match.state.medals[3] = [4, 3, 0, 0, 0]
    assert match.scores == [6, 6, 6, 7]
    assert match.places == [3, 2, 3, 1]


@pytest.mark.rule("AN-50")
def test_the_end_says_what_decided() -> None:
    check_tie_is_explained(GAME, 5, "is ahead with more medals")
