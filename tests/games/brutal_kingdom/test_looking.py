"""Clairvoyant and Witch: who looks at hidden cards."""

import pytest

from games.brutal_kingdom.position import centre, court, do, in_hand, legal, plays
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom.components import (
    BISHOP,
    CLAIRVOYANT,
    KING,
    MONK,
    QUEEN,
    SAINT,
    WITCH,
)
from menagerie.games.brutal_kingdom.moves import LOOK, PARTNER, SKIP
from menagerie.games.brutal_kingdom.view import view

# Clairvoyant


@pytest.mark.rule("BK-34", "BK-62")
def test_clairvoyant_sees_the_centre_alone_and_changes_nothing() -> None:
    lying = [KING, QUEEN, SAINT, BISHOP]
    s = court([[CLAIRVOYANT], [MONK], [], []], centre=lying)
    plays(s, 0, CLAIRVOYANT)
    events = do(s, 0, LOOK)
    assert centre(s) == lying
    seen = [(a, v["place"], v["card"]) for kind, a, v in events if kind == "saw_centre"]
    assert seen == [(1, place, card) for place, card in enumerate(lying)]
    assert [c.card for c in view(s, 0).centre] == lying
    assert [c.card for c in view(s, 1).centre] == [None] * 4
    assert [c.card for c in view(s, None).centre] == [None] * 4


# Witch


@pytest.mark.rule("BK-43", "BK-62")
def test_witch_sees_one_hand_alone() -> None:
    s = court([[WITCH], [KING, SAINT], [QUEEN], []])
    plays(s, 0, WITCH)
    assert sorted(legal(s, 0)) == [SKIP, PARTNER + 1, PARTNER + 2]
    assert GAME.why_not(s, 0, PARTNER + 3).key == "reason.empty_hand"
    assert GAME.why_not(s, 0, PARTNER + 0).key == "reason.yourself"
    events = do(s, 0, PARTNER + 1)
    seen = [(a, v["card"]) for kind, a, v in events if kind == "saw_hand"]
    assert sorted(seen) == [(1, SAINT), (1, KING)]
    assert view(s, 0).players[1].known == [SAINT, KING]
    assert view(s, 2).players[1].known == []
    assert in_hand(s, 1) == {KING, SAINT}
