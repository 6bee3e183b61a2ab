"""Clairvoyant and Witch: who looks at hidden cards."""

import pytest

from games.brutal_kingdom.position import centre, court, do, in_hand, legal, plays
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import LOOK, PARTNER, SKIP
from menagerie.games.brutal_kingdom.view import view

# Clairvoyant


@pytest.mark.rule("BK-34", "BK-62")
def test_clairvoyant_sees_the_centre_alone_and_changes_nothing() -> None:
    lying = [box.KING, box.QUEEN, box.SAINT, box.BISHOP]
    s = court([[box.CLAIRVOYANT], [box.MONK], [], []], centre=lying)
    plays(s, 0, box.CLAIRVOYANT)
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
    s = court([[box.WITCH], [box.KING, box.SAINT], [box.QUEEN], []])
    plays(s, 0, box.WITCH)
    assert sorted(legal(s, 0)) == [SKIP, PARTNER + 1, PARTNER + 2]
    assert GAME.why_not(s, 0, PARTNER + 3).key == "reason.empty_hand"
    assert GAME.why_not(s, 0, PARTNER + 0).key == "reason.yourself"
    events = do(s, 0, PARTNER + 1)
    seen = [(a, v["card"]) for kind, a, v in events if kind == "saw_hand"]
    assert sorted(seen) == [(1, box.SAINT), (1, box.KING)]
    assert view(s, 0).players[1].known == [box.SAINT, box.KING]
    assert view(s, 2).players[1].known == []
    assert in_hand(s, 1) == {box.KING, box.SAINT}
