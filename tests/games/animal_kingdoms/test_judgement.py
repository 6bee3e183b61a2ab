"""What a position promises: bots fight with cards and modifiers that win."""

from random import Random

import pytest

from games.animal_kingdoms import position as pos
from menagerie.bots import Knowledge
from menagerie.bots.coach import hint
from menagerie.core.match import Match
from menagerie.games.animal_kingdoms.components import CARDS
from menagerie.games.animal_kingdoms.judgement import LEAD, evaluate, standing
from menagerie.games.animal_kingdoms.moves import BOOST, ENOUGH, FIGHT
from menagerie.games.animal_kingdoms.prospects import as_it_stands


def tied(modifiers: list[int]) -> Match:
    """Both have two cubes in K5, and the age is over."""
    hands = ["tiger 1, tiger 5, tiger 7, tiger 8", "owl 1, owl 4, owl 6, owl 8"]
    match = pos.position(hands, cubes={pos.K5: [2, 2]}, modifiers=modifiers)
    pos.score_age(match)
    assert match.view(0)["battle"]["kingdom"] == pos.K5
    return match


def after(match: Match, seat: int, move: int) -> float:
    world = match.copy()
    world.play(seat, move)
    return float(evaluate(world.state, seat))


@pytest.mark.rule("AK-25")
def test_a_card_that_beats_more_promises_more() -> None:
    match = tied([0, 0])
    names = ["tiger 1", "tiger 5", "tiger 7", "tiger 8"]
    one, five, seven, eight = (after(match, 0, FIGHT + pos.card(name)) for name in names)
    assert one < five < seven
    assert eight == pytest.approx(seven)


@pytest.mark.rule("AK-28")
def test_a_modifier_that_wins_is_worth_it_and_another_is_not() -> None:
    match = tied([2, 1])
    pos.fight(match, (0, "tiger 5"), (1, "owl 6"))
    assert match.waiting == [0]
    none, first, second = (after(match, 0, move) for move in (ENOUGH, BOOST + 1, BOOST + 2))
    assert first > none
    assert first > second


@pytest.mark.rule("AK-22", "AK-23", "AK-24")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_kingdom_promises_what_the_rules_would_pay(players: int) -> None:
    chance = Random(players)
    s = pos.position([""] * players).state
    for _ in range(40):
        s.cubes[pos.K8, :players] = [chance.randrange(5) for _ in range(players)]
        prospects = as_it_stands(s, pos.K8)
        tied = sum(prospect.battle for prospect in prospects)
        for player, prospect in enumerate(prospects):
            paid = float(prospect.points)
            if prospect.battle:  # one of them wins
                paid = (prospect.points + (tied - 1) * prospect.at_least) / tied
            elif prospect.place == 1:
                paid += LEAD * min(2, prospect.cubes - prospect.rival)
            if prospect.battle or not tied:  # who loses a battle is not counted as second
                assert standing(s, pos.K8, player, 0) == pytest.approx(paid)
            more = standing(s, pos.K8, player, 1)
            s.cubes[pos.K8, player] += 1
            assert standing(s, pos.K8, player, 0) == more
            s.cubes[pos.K8, player] -= 1


@pytest.mark.rule("AK-07", "AK-13")
def test_a_hint_names_the_kingdom_and_the_second_card_with_the_first() -> None:
    """The reason is about the kingdom that is named."""
    hands = ["tiger 1, tiger 5, tiger 7, owl 2", "bee 1, bee 2, bee 3, bee 4"]
    everywhere_two_cards = [pos.D27, pos.D01, pos.D02, pos.D09, pos.D20]
    match = pos.position(hands, decrees=everywhere_two_cards)
    told = set()
    for seed in range(8):
        best = hint(Knowledge(match, 0), seed)[0]
        if best.move >= CARDS:
            continue
        world, kinds = match.copy(), []
        for move in (best.move, *best.then):
            kinds.append(world.move(0, move).kind)
            named = world.move(0, move).args.get("kingdom")
            if named is not None:
                assert best.reason is None or best.reason.en.startswith(f"Kingdom {named + 4}")
            world.play(0, move)
        told.add(tuple(kinds))
    assert told
    assert all(kinds[1] in ("kingdom", "capital") for kinds in told)
