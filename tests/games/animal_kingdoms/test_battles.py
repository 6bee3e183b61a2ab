"""Battles for first place."""

from typing import Any

import pytest

from games.animal_kingdoms import position as pos
from menagerie.core.errors import IllegalMove
from menagerie.core.match import Match
from menagerie.games.animal_kingdoms.components import MODIFIERS
from menagerie.games.animal_kingdoms.moves import BOOST, ENOUGH, FIGHT, WITHDRAW

A = "tiger 1, tiger 2, tiger 5, tiger 8"
B = "owl 1, owl 2, owl 5, owl 8"
C = "bee 1, bee 2, bee 5, bee 8"
D = "frog 3, frog 4, frog 6, frog 7"
WORTH = 9


def battle(*hands: str, cubes: Any = None, **known: Any) -> Match:
    """A tie of all seats in the largest kingdom, about to be fought out."""
    counts = cubes or [1] * len(hands)
    known.setdefault("out", [0, *range(1, len(hands))])
    match = pos.position(list(hands), cubes={pos.K8: counts}, **known)
    match.state.tokens[3 * pos.K8 : 3 * pos.K8 + 3] = [WORTH, 10, 10]
    match.play(match.waiting[0], WITHDRAW)
    return match


@pytest.mark.rule("AK-25")
def test_contenders_choose_in_secret_and_show_together() -> None:
    match = battle(A, B)
    assert match.waiting == [0, 1]
    assert match.view(0)["ask"]["key"] == "ask.battle"
    events = match.play(1, FIGHT + pos.card("owl 5"))
    chose = [e for e in events if e.kind == "chose"]
    assert [dict(e.args) for e in chose if e.reaches(1)] == [{"seat": 1, "card": pos.card("owl 5")}]
    assert [dict(e.args) for e in chose if e.reaches(0)] == [{"seat": 1}]
    assert match.waiting == [0]
    assert match.view(0)["battle"]["ready"] == [1]
    assert match.view(0)["battle"]["chosen"] is None
    assert match.view(1)["battle"]["chosen"] == pos.card("owl 5")
    assert match.view(0)["battle"]["cards"] == [[], []]
    with pytest.raises(IllegalMove, match="AK-25"):
        match.play(0, FIGHT + pos.card("owl 5"))
    events = match.play(0, FIGHT + pos.card("tiger 8"))
    assert {e["card"] for e in pos.told(events, "showed")} == set(pos.cards("owl 5, tiger 8"))
    assert pos.told(events, "won") == [{"seat": 0, "kingdom": pos.K8}]


@pytest.mark.rule("AK-25")
def test_second_place_is_not_fought_for() -> None:
    match = pos.position([A, B, C], cubes={pos.K8: [3, 1, 1]}, out=[0, 1, 2])
    match.play(0, WITHDRAW)
    assert int(match.state.age) == 1
    assert pos.points(match)[1:] == [3, 3]


@pytest.mark.rule("AK-26", "AK-32")
@pytest.mark.parametrize(
    ("mine", "his", "winner"),
    [("tiger 5", "owl 2", 0), ("tiger 1", "owl 8", 0), ("tiger 8", "owl 1", 1)],
)
def test_the_higher_rank_wins_but_one_beats_eight(mine: str, his: str, winner: int) -> None:
    match = battle(A, B)
    events = pos.fight(match, (0, mine), (1, his))
    want = [3, 3]
    want[winner] = WORTH
    assert pos.points(match) == want
    assert pos.told(events, "consoled") == [{"seat": 1 - winner}]
    assert [int(n) for n in match.state.modifiers[:2]] == [int(winner == 1), int(winner == 0)]


@pytest.mark.rule("AK-27")
def test_one_five_and_eight_together_the_one_is_best() -> None:
    match = battle(A, B, C)
    pos.fight(match, (0, "tiger 1"), (1, "owl 5"), (2, "bee 8"))
    assert pos.points(match) == [WORTH, 3, 3]
    match = battle(A, B, C)
    pos.fight(match, (0, "tiger 1"), (1, "owl 5"), (2, "bee 2"))  # no eight: the one is just low
    assert pos.points(match) == [3, WORTH, 3]


@pytest.mark.rule("AK-27", "AK-30")
def test_two_ones_beside_an_eight_go_on() -> None:
    match = battle(A, B, C)
    pos.fight(match, (0, "tiger 1"), (1, "owl 1"), (2, "bee 8"))
    assert match.waiting == [0, 1]
    pos.fight(match, (0, "tiger 2"), (1, "owl 5"))
    assert pos.points(match) == [3, WORTH, 3]


# Modifiers


@pytest.mark.rule("AK-28")
def test_modifiers_are_asked_for_in_turn_from_the_first_player() -> None:
    match = battle(A, B, C, modifiers=[1, 0, 2], first=2)
    pos.fight(match, (0, "tiger 2"), (1, "owl 5"), (2, "bee 2"))
    assert match.waiting == [2]  # the age's first player is asked first
    assert match.view(2)["battle"]["boosted"] == [[1], [1], [2]]
    assert match.view(0)["battle"]["boosted"] == []  # somebody else's decision
    assert match.legal_ids(2) == [BOOST + 1, BOOST + 2, ENOUGH]
    with pytest.raises(IllegalMove, match=r"AK-28.*you have 2"):
        match.play(2, BOOST + 3)
    match.play(2, ENOUGH)
    assert match.waiting == [0]  # seat 1 has none and is not asked
    match.play(0, ENOUGH)
    assert pos.points(match) == [3, WORTH, 3]
    assert [int(n) for n in match.state.modifiers[:3]] == [2, 0, 3]


@pytest.mark.rule("AK-28", "AK-29")
def test_an_addition_may_be_answered() -> None:
    match = battle(A, B, modifiers=[1, 2])
    pos.fight(match, (0, "tiger 5"), (1, "owl 5"))
    assert match.waiting == [0]
    match.play(0, ENOUGH)
    assert match.waiting == [1]
    events = match.play(1, BOOST + 1)
    assert pos.told(events, "boosted") == [{"seat": 1, "n": 1, "rank": 7}]
    assert match.waiting == [0]  # may answer now
    match.play(0, BOOST + 1)
    assert match.waiting == [1]  # seat 0 has none left
    view = match.view(0)["battle"]
    assert view["strengths"] == [7, 7]
    assert view["boosts"] == [1, 1]
    match.play(1, BOOST + 1)
    assert pos.points(match) == [3, WORTH]
    assert [int(n) for n in match.state.modifiers[:2]] == [1, 0]  # used up; one for the loser


@pytest.mark.rule("AK-28")
def test_several_modifiers_may_be_added_at_once() -> None:
    match = battle(A, B, modifiers=[3, 0])
    pos.fight(match, (0, "tiger 2"), (1, "owl 5"))
    match.play(0, BOOST + 2)
    assert match.waiting == [0]  # after an addition everyone who has some is asked again
    match.play(0, ENOUGH)
    assert pos.points(match) == [WORTH, 3]
    assert int(match.state.modifiers[0]) == 1


@pytest.mark.rule("AK-29")
def test_a_card_raised_to_eight_or_more_falls_to_a_one() -> None:
    match = battle("tiger 1, tiger 6, tiger 7", B, modifiers=[2, 0])
    pos.fight(match, (0, "tiger 6"), (1, "owl 1"))
    assert match.view(0)["battle"]["boosted"] == [[0], [1], [1]]  # what each number would change
    match.play(0, BOOST + 1)  # 8
    match.play(0, ENOUGH)
    assert pos.points(match) == [3, WORTH]
    match = battle("tiger 1, tiger 6, tiger 7", B, modifiers=[2, 0])
    pos.fight(match, (0, "tiger 7"), (1, "owl 8"))
    match.play(0, BOOST + 1)  # 9 beats 8
    match.play(0, ENOUGH)
    assert pos.points(match) == [WORTH, 3]


@pytest.mark.rule("AK-29")
def test_a_one_with_a_modifier_is_a_three() -> None:
    match = battle(A, B, modifiers=[1, 0])
    pos.fight(match, (0, "tiger 1"), (1, "owl 8"))
    match.play(0, BOOST + 1)
    assert pos.points(match) == [3, WORTH]


@pytest.mark.rule("AK-29")
def test_a_modifier_lasts_for_one_card() -> None:
    match = battle(A, B, modifiers=[1, 1])
    pos.fight(match, (0, "tiger 5"), (1, "owl 5"))
    match.play(0, BOOST + 1)
    match.play(1, BOOST + 1)
    assert match.waiting == [0, 1]  # 7 to 7: again
    pos.fight(match, (0, "tiger 2"), (1, "owl 1"))
    assert pos.points(match) == [WORTH, 3]


# Ties


@pytest.mark.rule("AK-30")
def test_the_example_of_three_fighters() -> None:
    """One loses, two are tied and go on; then one of them wins; both losers get a modifier."""
    match = battle(A, B, C)
    events = pos.fight(match, (0, "tiger 5"), (1, "owl 2"), (2, "bee 5"))
    assert pos.told(events, "again") == [{"kingdom": pos.K8, "n": 2}]
    assert match.waiting == [0, 2]
    assert match.view(1)["battle"]["losers"] == [1]
    events = pos.fight(match, (0, "tiger 2"), (2, "bee 8"))
    assert pos.points(match) == [3, 3, WORTH]
    assert [e["seat"] for e in pos.told(events, "consoled")] == [0, 1]


@pytest.mark.rule("AK-30")
def test_four_fighters() -> None:
    match = battle(A, B, C, D)
    pos.fight(match, (0, "tiger 5"), (1, "owl 5"), (2, "bee 2"), (3, "frog 3"))
    assert match.waiting == [0, 1]
    pos.fight(match, (0, "tiger 8"), (1, "owl 8"))
    pos.fight(match, (0, "tiger 2"), (1, "owl 1"))
    assert pos.points(match) == [WORTH, 3, 3, 3]
    assert [int(n) for n in match.state.modifiers[:4]] == [0, 1, 1, 1]


@pytest.mark.rule("AK-31", "AK-33")
def test_four_ties_and_both_are_first() -> None:
    match = battle(A, B)
    for rank in (1, 2, 5):
        pos.fight(match, (0, f"tiger {rank}"), (1, f"owl {rank}"))
        assert match.waiting == [0, 1]
    events = pos.fight(match, (0, "tiger 8"), (1, "owl 8"))
    assert pos.told(events, "shared") == [{"kingdom": pos.K8, "n": 2}]
    assert pos.points(match) == [WORTH, WORTH]
    assert not any(match.state.modifiers)


@pytest.mark.rule("AK-31")
def test_who_has_no_card_left_loses_to_who_has() -> None:
    match = battle("tiger 5", "owl 5, owl 1")
    pos.fight(match, (0, "tiger 5"), (1, "owl 5"))
    assert pos.points(match) == [3, WORTH]
    assert int(match.state.modifiers[0]) == 1
    match = battle("tiger 5", "owl 5, owl 1", "bee 5, bee 2")
    pos.fight(match, (0, "tiger 5"), (1, "owl 5"), (2, "bee 5"))
    assert match.waiting == [1, 2]
    pos.fight(match, (1, "owl 1"), (2, "bee 2"))
    assert pos.points(match) == [3, 3, WORTH]


@pytest.mark.rule("AK-32")
def test_the_next_after_a_battle_get_one_point() -> None:
    match = battle(A, B, C, D, cubes=[2, 2, 1, 1])
    pos.fight(match, (0, "tiger 5"), (1, "owl 2"))
    assert pos.points(match) == [WORTH, 3, 1, 1]


@pytest.mark.rule("AK-33")
def test_all_tied_to_the_end_the_next_are_second_and_third() -> None:
    match = battle("tiger 5", "owl 5", C, D, cubes=[2, 2, 1, 0], council={pos.K8: []})
    pos.fight(match, (0, "tiger 5"), (1, "owl 5"))
    assert pos.points(match) == [WORTH, WORTH, 3, 0]
    match = battle("tiger 5", "owl 5", C, D, cubes=[3, 3, 1, 0], council={pos.K8: [2]})
    pos.fight(match, (0, "tiger 5"), (1, "owl 5"))
    assert pos.points(match) == [WORTH, WORTH, 3, 0]


@pytest.mark.rule("AK-33")
def test_one_loses_two_tie_to_the_end() -> None:
    match = battle("tiger 5", "owl 5", C, D, cubes=[2, 2, 2, 1])
    pos.fight(match, (0, "tiger 5"), (1, "owl 5"), (2, "bee 2"))
    assert pos.points(match) == [WORTH, WORTH, 3, 1]
    assert [int(n) for n in match.state.modifiers[:4]] == [0, 0, 1, 0]


# After a battle


@pytest.mark.rule("AK-34")
def test_cards_are_discarded_and_hands_filled() -> None:
    match = pos.position(
        [A, B], cubes={pos.K4: [1, 1], pos.K8: [1, 1]}, out=[0, 1], deck="wolf 1, wolf 2"
    )
    match.play(0, WITHDRAW)
    pos.fight(match, (0, "tiger 5"), (1, "owl 2"))
    assert pos.names(match.state.discards) == {"tiger 5", "owl 2"}
    assert "wolf 1" in pos.hand(match, 0)  # the age's first player draws first
    assert "wolf 2" in pos.hand(match, 1)
    assert match.waiting == [0, 1]  # the next battle
    assert match.view(0)["battle"]["kingdom"] == pos.K8
    assert match.view(0)["kingdoms"][pos.K4]["scored"]


@pytest.mark.rule("AK-34")
def test_a_scarce_supply_goes_round_from_the_first_player() -> None:
    held = [0, 0, 0, MODIFIERS - 1]
    match = battle(A, B, C, D, modifiers=held, cubes=[2, 2, 2, 1], first=2)
    pos.fight(match, (0, "tiger 5"), (1, "owl 2"), (2, "bee 2"))
    assert [int(n) for n in match.state.modifiers[:4]] == [0, 0, 1, MODIFIERS - 1]


@pytest.mark.rule("AK-34")
def test_modifiers_used_go_back_before_the_losers_take_theirs() -> None:
    match = battle(A, B, C, modifiers=[1, MODIFIERS - 1, 0], cubes=[2, 2, 1])
    pos.fight(match, (0, "tiger 5"), (1, "owl 2"))
    match.play(0, BOOST + 1)
    match.play(1, ENOUGH)
    assert [int(n) for n in match.state.modifiers[:3]] == [0, MODIFIERS, 0]


@pytest.mark.rule("AK-34")
def test_no_modifier_when_the_supply_is_empty() -> None:
    match = battle(A, B, C, modifiers=[0, 0, MODIFIERS], cubes=[2, 2, 1])
    pos.fight(match, (0, "tiger 5"), (1, "owl 2"))
    assert [int(n) for n in match.state.modifiers[:3]] == [0, 0, MODIFIERS]
