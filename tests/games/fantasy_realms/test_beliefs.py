"""Rivals have chosen what they hold: in worlds that are taken for likely they stand better."""

from __future__ import annotations

from menagerie.bots import Knowledge, Search
from menagerie.core.match import Match
from menagerie.core.registry import get_game
from menagerie.core.style import Style

UNIFORM = Style(iterations=24, plies=1, depth=0, trust=0.0, win=1.0, far=False)


def test_against_likely_hands_there_is_less_to_hope_for() -> None:
    match = Match(get_game("fantasy_realms"), 3, seed=8)
    seat = match.waiting[0]
    chances = []
    for style in (UNIFORM, UNIFORM._replace(worlds=6, belief=0.2)):
        search = Search(Knowledge(match, seat), 1, style)
        search.run()
        chances.append(search.chance(seat))
    assert chances[1] < 0.8 * chances[0]
