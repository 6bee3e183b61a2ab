"""What a position promises: bots fight with cards and modifiers that win."""

from __future__ import annotations

import pytest

from games.animal_kingdoms.position import K5, card, fight, position, score_age
from menagerie.core.match import Match
from menagerie.games.animal_kingdoms.judgement import evaluate
from menagerie.games.animal_kingdoms.moves import BOOST, ENOUGH, FIGHT


def tied(modifiers: list[int]) -> Match:
    """Both have two cubes in K5, and the age is over."""
    hands = ["tiger 1, tiger 5, tiger 7, tiger 8", "owl 1, owl 4, owl 6, owl 8"]
    match = position(hands, cubes={K5: [2, 2]}, modifiers=modifiers)
    score_age(match)
    assert match.view(0)["battle"]["kingdom"] == K5
    return match


def after(match: Match, seat: int, move: int) -> float:
    world = match.copy()
    world.play(seat, move)
    return float(evaluate(world.state, seat))


@pytest.mark.rule("AK-25")
def test_a_card_that_beats_more_promises_more() -> None:
    match = tied([0, 0])
    names = ["tiger 1", "tiger 5", "tiger 7", "tiger 8"]
    one, five, seven, eight = (after(match, 0, FIGHT + card(name)) for name in names)
    assert one < five < seven
    assert eight == pytest.approx(seven)


@pytest.mark.rule("AK-28")
def test_a_modifier_that_wins_is_worth_it_and_another_is_not() -> None:
    match = tied([2, 1])
    fight(match, (0, "tiger 5"), (1, "owl 6"))
    assert match.waiting == [0]
    none, first, second = (after(match, 0, move) for move in (ENOUGH, BOOST + 1, BOOST + 2))
    assert first > none
    assert first > second
