"""Alone against the upstart."""

from typing import Any

import pytest

from games.animal_kingdoms import position as pos
from menagerie.core.errors import BadSeats, IllegalMove
from menagerie.core.match import Match
from menagerie.games.animal_kingdoms import GAME
from menagerie.games.animal_kingdoms.moves import DRAW, DROP, FIGHT, RALLY, WITHDRAW

HAND = "tiger 1, tiger 2, tiger 3, tiger 6"


def alone(own: str = HAND, bonus: str = "okapi 8", **known: Any) -> Match:
    """A solo position on the player's turn."""
    return pos.position([own], seats=1, bonus=bonus, **known)


def theirs(match: Match) -> list[int]:
    """The upstart's cubes by kingdom."""
    return [int(match.state.cubes[k, 1]) for k in range(5)]


@pytest.mark.rule("AK-42")
def test_a_level_is_offered_to_one_player_only() -> None:
    level = next(option for option in GAME.options if option.name == "level")
    for value in level.values:
        seats = GAME.seats if value == level.default else (1,)
        assert GAME.choosing_seats(level, value) == seats


@pytest.mark.rule("AK-42")
def test_set_up_alone() -> None:
    match = Match(GAME, 1, seed=4)
    s = match.state
    assert int(s.hand[0]).bit_count() == 4
    assert len(match.view(0)["upstart"]["bonus"]) == 1
    assert int(s.deck_size) == 64 - 5
    assert match.view(0)["players"][1]["upstart"]
    assert not s.withdrawal.any()  # no withdrawal tokens
    assert match.view(None)["hand"] == match.view(0)["hand"]  # it lies open
    match.play(0, WITHDRAW)
    assert not s.withdrawal_of.any()
    assert len(match.scores) == 2


@pytest.mark.rule("AK-42")
def test_levels_are_for_one_player() -> None:
    with pytest.raises(BadSeats, match="one player only"):
        Match(GAME, 2, {"level": "hard"}, 1)


@pytest.mark.rule("AK-43")
def test_the_upstart_moves_after_each_turn_of_yours() -> None:
    match = alone(deck="wolf 8, bee 5")
    assert match.waiting == [0]
    events = pos.claim(match, 0, "tiger 2", pos.K4)
    assert match.waiting == [0]
    # The player draws the wolf, the upstart reveals the bee.
    assert pos.told(events, "upstart_reveals") == [{"card": pos.card("bee 5"), "kingdom": pos.K5}]
    assert theirs(match) == [0, 1, 0, 0, 0]
    match = Match(GAME, 1, seed=8)
    while int(match.state.age) < 1:
        match.play(0, next(m for m in match.legal_ids(0) if m != RALLY))
    assert int(match.state.first) == 0


@pytest.mark.rule("AK-44")
@pytest.mark.parametrize(
    ("rank", "k"), [(4, pos.K4), (5, pos.K5), (6, pos.K6), (7, pos.K7), (8, pos.K8)]
)
def test_a_high_card_names_its_kingdom(rank: int, k: int) -> None:
    match = alone(deck=f"owl 1, bee {rank}", bonus="")
    pos.claim(match, 0, "tiger 2", pos.K4)
    assert theirs(match) == [int(i == k) for i in range(5)]


@pytest.mark.rule("AK-44")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_a_low_card_follows_you(rank: int) -> None:
    match = alone(deck=f"owl 8, bee {rank}", bonus="")
    pos.claim(match, 0, "tiger 6", pos.K6)
    assert theirs(match)[pos.K6] == 1
    match = alone(deck=f"bee {rank}", bonus="")
    match.play(0, RALLY)  # nothing played yet: the smallest kingdom
    match.play(0, DROP + pos.card("tiger 1"))
    match.state.deck[int(match.state.deck_size) - 2] = pos.card(f"bee {rank}")
    match.state.deck[int(match.state.deck_size) - 1] = pos.card("owl 8")
    match.play(0, DRAW)
    assert theirs(match)[pos.K4] == 1


@pytest.mark.rule("AK-45")
def test_it_passes_over_kingdoms_with_only_the_capital_free() -> None:
    match = alone(deck="owl 8, bee 5", bonus="", cubes={pos.K5: [4, 0]})
    events = pos.claim(match, 0, "tiger 2", pos.K4)
    assert theirs(match)[pos.K6] == 1
    assert pos.told(events, "upstart_skips") == [{"kingdom": pos.K5}]


@pytest.mark.rule("AK-45")
def test_it_passes_over_kingdoms_where_it_is_two_ahead() -> None:
    match = alone(deck="owl 8, bee 5", bonus="", cubes={pos.K5: [0, 2]})
    pos.claim(match, 0, "tiger 2", pos.K4)
    assert theirs(match) == [0, 2, 1, 0, 0]
    # Councils count for the lead.
    match = alone(deck="owl 8, bee 5", bonus="", cubes={pos.K5: [1, 2]}, council={pos.K5: [1]})
    pos.claim(match, 0, "tiger 2", pos.K4)
    assert theirs(match) == [0, 3, 1, 0, 0]
    match = alone(deck="owl 8, bee 5", bonus="", cubes={pos.K5: [1, 2]})
    pos.claim(match, 0, "tiger 2", pos.K4)
    assert theirs(match)[pos.K5] == 3


@pytest.mark.rule("AK-45")
def test_far_ahead_everywhere_it_takes_the_first_free_territory() -> None:
    cubes = {pos.K4: [0, 3], pos.K5: [0, 3], pos.K6: [0, 5], pos.K7: [0, 6]}
    match = alone(deck="owl 8, bee 5", bonus="", cubes=cubes, council={pos.K8: [1, 1]})
    pos.claim(match, 0, "tiger 6", pos.K8)  # 1 to 2 there: not far ahead
    assert theirs(match)[pos.K8] == 3
    match = alone(deck="owl 8, bee 5", bonus="", cubes=cubes, council={pos.K8: [1, 1]})
    match.state.cubes[pos.K8, 1] = 3
    pos.claim(match, 0, "tiger 6", pos.K8)
    assert theirs(match)[pos.K5] == 4  # far ahead everywhere: its aim after all


@pytest.mark.rule("AK-46")
def test_when_only_capitals_are_left_it_takes_one_and_withdraws() -> None:
    cubes = {pos.K4: [2, 0], pos.K5: [2, 2], pos.K6: [2, 3], pos.K7: [3, 3], pos.K8: [4, 3]}
    match = alone(deck="owl 8, bee 5", bonus="", cubes=cubes)
    events = pos.claim(match, 0, "tiger 2", pos.K4)
    assert pos.told(events, "upstart_capital") == [{"card": pos.card("bee 5"), "kingdom": pos.K5}]
    assert int(match.state.out[1]) == 1
    assert match.waiting == [0]
    assert RALLY not in match.legal_ids(0)


@pytest.mark.rule("AK-46")
def test_out_of_cubes_it_withdraws() -> None:
    cubes = {pos.K8: [0, 7], pos.K7: [0, 6], pos.K6: [0, 4]}
    match = alone(deck="owl 8, bee 5", bonus="bee 4", cubes=cubes)
    pos.claim(match, 0, "tiger 2", pos.K4)
    assert int(match.state.out[1]) == 1
    assert int(match.state.laid_count[pos.K5]) == 1  # and its bonus card was not played


@pytest.mark.rule("AK-47")
def test_it_does_not_obey_decrees_but_its_cards_count() -> None:
    match = alone(
        deck="owl 8, bee 5", bonus="", decrees=[pos.D01, pos.D02, pos.D03, pos.D04, pos.D10]
    )
    pos.claim(match, 0, "tiger 2", pos.K4)
    assert theirs(match)[pos.K5] == 1  # a 5 among ranks 6–8
    assert match.view(0)["kingdoms"][pos.K5]["cards"][0]["card"] == pos.card("bee 5")


# Bonus cards


@pytest.mark.rule("AK-48", "AK-49", "AK-57")
@pytest.mark.parametrize("bonus", ["bee 8", "wolf 5"])
def test_a_bonus_card_of_the_same_type_or_rank_follows(bonus: str) -> None:
    match = alone(deck="owl 8, bee 5, frog 1", bonus=bonus)
    events = pos.claim(match, 0, "tiger 2", pos.K4)
    assert theirs(match)[pos.K5] == 2  # from the same kingdom on
    assert pos.told(events, "upstart_bonus") == [{"card": pos.card(bonus)}]
    assert pos.told(events, "upstart_new_bonus") == [{"card": pos.card("frog 1")}]
    assert match.view(0)["upstart"]["bonus"] == pos.cards("frog 1")


@pytest.mark.rule("AK-48")
def test_the_bonus_card_follows_the_same_way_round() -> None:
    match = alone(deck="owl 8, bee 5, frog 1", bonus="bee 8", cubes={pos.K5: [0, 1]})
    pos.claim(match, 0, "tiger 2", pos.K4)
    assert theirs(match) == [0, 2, 1, 0, 0]  # two ahead after the first card: on to the next


@pytest.mark.rule("AK-48")
def test_a_bonus_card_without_land_takes_a_capital() -> None:
    cubes = {pos.K4: [1, 1], pos.K5: [2, 1], pos.K6: [2, 3], pos.K7: [3, 3], pos.K8: [4, 3]}
    match = alone(deck="owl 8, bee 5, frog 1", bonus="bee 8", cubes=cubes)
    events = pos.claim(match, 0, "tiger 2", pos.K4)
    assert pos.told(events, "upstart_capital") == [{"card": pos.card("bee 8"), "kingdom": pos.K5}]
    assert match.view(0)["upstart"]["bonus"] == pos.cards("frog 1")
    assert int(match.state.out[1]) == 1


@pytest.mark.rule("AK-49")
def test_a_bonus_card_brings_out_no_other() -> None:
    match = alone(deck="owl 8, bee 5, bee 1, bee 2", bonus="bee 8")
    events = pos.claim(match, 0, "tiger 2", pos.K4)
    assert len(pos.told(events, "upstart_bonus")) == 1
    assert match.view(0)["upstart"]["bonus"] == pos.cards("bee 1")


@pytest.mark.rule("AK-49")
def test_no_bonus_after_a_capital_and_it_lies_on_into_the_next_age() -> None:
    cubes = {pos.K4: [2, 0], pos.K5: [2, 2], pos.K6: [2, 3], pos.K7: [3, 3], pos.K8: [4, 3]}
    match = alone(deck="owl 8, bee 5", bonus="bee 8", cubes=cubes, peace=True)
    events = pos.claim(match, 0, "tiger 2", pos.K4)
    assert pos.told(events, "upstart_bonus") == []
    match.play(0, WITHDRAW)
    assert int(match.state.age) == 1
    assert match.view(0)["upstart"]["bonus"] == pos.cards("bee 8")


# After your capital


@pytest.mark.rule("AK-50")
def test_low_cards_are_discarded_and_a_capital_on_the_way_is_taken() -> None:
    cubes = {pos.K4: [3, 0], pos.K5: [1, 3]}
    match = alone(deck="owl 8, bee 1, bee 3, bee 4", bonus="", cubes=cubes, peace=True)
    events = pos.claim(match, 0, "tiger 2", pos.K4)  # the capital
    assert [e["card"] for e in pos.told(events, "upstart_discards")] == pos.cards("bee 1, bee 3")
    # K4 is full; the next on the way has only its capital free.
    assert pos.told(events, "upstart_capital") == [{"card": pos.card("bee 4"), "kingdom": pos.K5}]
    assert int(match.state.age) == 1  # the age is over at once


@pytest.mark.rule("AK-50")
def test_after_your_capital_it_takes_its_own_however_far_ahead() -> None:
    match = alone(deck="bee 5", bonus="", cubes={pos.K5: [0, 4]}, peace=True)
    events = match.play(0, WITHDRAW)  # withdrawing without a capital begins the same stage
    assert pos.told(events, "upstart_capital") == [{"card": pos.card("bee 5"), "kingdom": pos.K5}]


@pytest.mark.rule("AK-50")
def test_after_your_capital_it_first_lays_on_free_land() -> None:
    match = alone(deck="bee 4, bee 8, wolf 5", bonus="", cubes={pos.K5: [1, 3]}, peace=True)
    events = match.play(0, WITHDRAW)
    assert [e["kingdom"] for e in pos.told(events, "upstart_lays")] == [pos.K4, pos.K8]
    assert pos.told(events, "upstart_capital") == [{"card": pos.card("wolf 5"), "kingdom": pos.K5}]


@pytest.mark.rule("AK-50")
def test_low_bonus_cards_are_played_after_your_capital() -> None:
    match = alone(deck="bee 6, frog 4, wolf 5", bonus="bee 1", cubes={pos.K5: [1, 3]}, peace=True)
    events = match.play(0, WITHDRAW)
    assert pos.told(events, "upstart_lays")[:2] == [
        {"card": pos.card("bee 6"), "kingdom": pos.K6},
        {"card": pos.card("bee 1"), "kingdom": pos.K6},
    ]


# Battles


def solo_battle(own: str, shown: str, **known: Any) -> Match:
    """A tie in the largest kingdom; the upstart will reveal `shown`, then what follows."""
    known.setdefault("cubes", {pos.K8: [1, 1]})
    known.setdefault("bonus", "")
    match = alone(own, deck=shown, out=[0, 1], **known)
    match.state.tokens[3 * pos.K8 : 3 * pos.K8 + 3] = [9, 10, 10]
    match.play(0, WITHDRAW)
    return match


@pytest.mark.rule("AK-51", "AK-52")
def test_you_win_if_your_card_beats_all_three() -> None:
    match = solo_battle("tiger 6, owl 1", "bee 5, bee 2, bee 1")
    assert match.waiting == [0]
    assert match.view(0)["battle"]["reveals"] == 3
    events = pos.fight(match, (0, "tiger 6"))
    assert [e["card"] for e in pos.told(events, "upstart_shows")] == pos.cards(
        "bee 5, bee 2, bee 1"
    )
    assert pos.told(events, "won") == [{"seat": 0, "kingdom": pos.K8}]
    assert pos.points(match) == [9, 3]
    assert not match.state.modifiers.any()


@pytest.mark.rule("AK-51", "AK-26")
@pytest.mark.parametrize(("mine", "shown"), [("tiger 6", "bee 7"), ("tiger 8", "bee 1")])
def test_you_lose_to_any_better_card(mine: str, shown: str) -> None:
    match = solo_battle(f"{mine}, owl 3", f"owl 2, owl 4, {shown}")
    events = pos.fight(match, (0, mine))
    assert pos.told(events, "upstart_won") == [{"kingdom": pos.K8}]
    assert pos.points(match) == [3, 9]


@pytest.mark.rule("AK-51")
def test_cards_are_compared_one_by_one() -> None:
    """A 1 beats the 8 but not the 5: the upstart wins, though 1 and 8 lie together."""
    match = solo_battle("tiger 1, owl 3", "bee 8, bee 5, owl 2")
    pos.fight(match, (0, "tiger 1"))
    assert pos.points(match) == [3, 9]


@pytest.mark.rule("AK-51", "AK-52")
def test_a_tie_goes_on_with_new_cards() -> None:
    # A second battle follows, so that the hand is not filled for the next age in between.
    shown = "bee 6, bee 2, bee 3, wolf 1, wolf 2, wolf 3, frog 1, frog 2"
    cubes = {pos.K7: [1, 1], pos.K8: [1, 1]}
    match = solo_battle("tiger 6, owl 5, owl 1, owl 2", shown, cubes=cubes)
    pos.fight(match, (0, "tiger 6"))
    assert match.waiting == [0]
    assert match.view(0)["battle"]["cards"][0] == pos.cards("tiger 6")
    assert match.view(0)["battle"]["revealed"] == pos.cards("bee 6, bee 2, bee 3")
    assert pos.names(match.state.discards) == set()  # all lie on the table
    events = pos.fight(match, (0, "owl 5"))
    assert pos.told(events, "won") == [{"seat": 0, "kingdom": pos.K7}]
    # Two used, one drawn: one for each tie.
    assert pos.hand(match, 0) == {"owl 1", "owl 2", "frog 1"}
    used = "tiger 6, owl 5, bee 6, bee 2, bee 3, wolf 1, wolf 2, wolf 3"
    assert pos.names(match.state.discards) == set(used.split(", "))


@pytest.mark.rule("AK-52")
def test_after_a_defeat_you_draw_as_many_as_you_used() -> None:
    cubes = {pos.K7: [1, 1], pos.K8: [1, 1]}
    match = solo_battle("tiger 6, owl 5", "bee 7, bee 2, bee 3, wolf 1", cubes=cubes)
    pos.fight(match, (0, "tiger 6"))
    assert pos.hand(match, 0) == {"owl 5", "wolf 1"}


@pytest.mark.rule("AK-52")
def test_without_a_card_you_lose() -> None:
    match = solo_battle("", "bee 7")
    assert pos.points(match) == [3, 9]
    match = solo_battle("tiger 6", "bee 6, bee 2, bee 3")
    pos.fight(match, (0, "tiger 6"))  # a tie with the last card
    assert pos.points(match) == [3, 9]


@pytest.mark.rule("AK-53")
def test_each_further_battle_reveals_one_card_fewer_but_at_least_one() -> None:
    cubes = {k: [1, 1] for k in range(5)}
    match = alone("tiger 1, tiger 2, tiger 3, tiger 4", bonus="", cubes=cubes, out=[0, 1])
    match.play(0, WITHDRAW)
    counts = []
    while match.state.age == 0:
        counts.append(match.view(0)["battle"]["reveals"])
        battles = int(match.state.battles)
        while match.state.age == 0 and int(match.state.battles) == battles:
            events = match.play(0, match.legal_ids(0)[0])
            assert len(pos.told(events, "upstart_shows")) == counts[-1]
    assert counts == [3, 2, 1, 1, 1]
    assert int(match.state.battles) == 0


# The end and the levels


@pytest.mark.rule("AK-54")
def test_a_tie_is_a_victory_of_the_upstart() -> None:
    match = alone(age=2, points=[20, 20], out=[0, 1])
    match.play(0, WITHDRAW)
    assert match.over
    assert match.scores == [20, 20]
    assert match.places == [2, 1]
    match = alone(age=2, points=[21, 20], out=[0, 1])
    match.play(0, WITHDRAW)
    assert match.places == [1, 2]


@pytest.mark.rule("AK-55", "AK-44")
def test_easy_the_upstart_begins_without_bonus_cards() -> None:
    low = 0
    for seed in range(40):
        match = Match(GAME, 1, {"level": "easy"}, seed)
        s = match.state
        assert match.view(0)["upstart"]["bonus"] == []
        assert sum(theirs(match)) == 1  # it has moved already
        first = next(k for k in range(5) if theirs(match)[k])
        rank = int(s.laid[first, 0]) % 8 + 1
        low += rank <= 3
        assert first == (pos.K4 if rank <= 4 else rank - 4)
    assert low > 5
    match = Match(GAME, 1, {"level": "easy"}, 3)
    while int(match.state.age) < 1:
        match.play(0, match.legal_ids(0)[-1])
    assert sum(theirs(match)) >= 1
    assert int(match.state.first) == 1


@pytest.mark.rule("AK-56")
def test_medium_only_the_type_brings_out_the_bonus_card() -> None:
    match = alone(deck="owl 8, bee 5", bonus="wolf 5", level="medium")
    assert pos.told(pos.claim(match, 0, "tiger 2", pos.K4), "upstart_bonus") == []
    match = alone(deck="owl 8, bee 5", bonus="bee 8", level="medium")
    assert len(pos.told(pos.claim(match, 0, "tiger 2", pos.K4), "upstart_bonus")) == 1


@pytest.mark.rule("AK-58")
def test_hard_four_cards_are_revealed() -> None:
    match = solo_battle("tiger 6, owl 3", "bee 5, bee 2, bee 1, bee 7", level="hard")
    events = pos.fight(match, (0, "tiger 6"))
    assert len(pos.told(events, "upstart_shows")) == 4
    assert pos.points(match) == [3, 9]


@pytest.mark.rule("AK-59")
def test_extra_hard_two_bonus_cards_of_which_one_is_played() -> None:
    assert len(Match(GAME, 1, {"level": "extra_hard"}, 2).view(0)["upstart"]["bonus"]) == 2
    # Both match. K5 demands a rank not seen here: a 6 or an 8 leaves different plays.
    decrees = [pos.D05, pos.D03, pos.D09, pos.D06, pos.D02]
    own = "owl 1, owl 3, lizard 5, frog 8"
    known: dict[str, Any] = {"decrees": decrees, "level": "extra_hard"}
    match = alone(own, deck="wolf 1, bee 5, okapi 1", bonus="bee 2, bee 7", **known)
    events = pos.claim(match, 0, "lizard 5", pos.K4)
    assert pos.told(events, "upstart_bonus") == [
        {"card": pos.card("bee 7")}
    ]  # equal: the higher rank
    assert match.view(0)["upstart"]["bonus"] == pos.cards("bee 2, okapi 1")


@pytest.mark.rule("AK-59")
def test_extra_hard_the_card_that_leaves_fewer_plays_is_better() -> None:
    d_up = 15  # ascending
    decrees = [pos.D05, d_up, pos.D02, pos.D03, pos.D04]
    own = "owl 6, owl 7, lizard 5, frog 5"
    match = alone(own, deck="wolf 6, bee 5, okapi 1", bonus="wolf 5, bee 7", level="extra_hard",
                  decrees=decrees)  # fmt: skip
    events = pos.claim(match, 0, "lizard 5", pos.K4)
    # Both match. After the bee 7 only a 7 goes to K5, after the wolf 5 anything from 5 on.
    assert pos.told(events, "upstart_bonus") == [{"card": pos.card("bee 7")}]
    descending = [pos.D05, 16, pos.D02, pos.D03, pos.D04]
    match = alone("owl 6, owl 7, lizard 5, frog 6", deck="wolf 6, bee 5, okapi 1",
                  bonus="bee 7, bee 3", level="extra_hard", decrees=descending)  # fmt: skip
    events = pos.claim(match, 0, "lizard 5", pos.K4)
    assert pos.told(events, "upstart_bonus") == [
        {"card": pos.card("bee 3")}
    ]  # though the rank is lower


@pytest.mark.rule("AK-60", "AK-17")
def test_rallying_alone_until_the_upstart_withdraws() -> None:
    match = alone(deck="owl 8, bee 5", bonus="")
    for _ in range(8):  # no limit on rallies in a row here
        match.play(0, RALLY)
        match.play(0, match.legal_ids(0)[0])
        match.play(0, DRAW)
    assert int(match.state.rallies[0]) == 8
    match = alone(out=[0, 1])
    with pytest.raises(IllegalMove, match="AK-17"):
        match.play(0, RALLY)


@pytest.mark.rule("AK-60", "AK-35")
def test_peace_alone() -> None:
    match = solo_battle("tiger 6", "bee 5", peace=True)
    assert pos.points(match) == [9, 9]
    assert FIGHT + pos.card("tiger 6") not in match.legal_ids(0)
    assert pos.deck(match)
