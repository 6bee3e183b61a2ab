"""Executioner, King, Queen: who waits for a victim (see also eliminations)."""

import pytest

from games.brutal_kingdom.position import court, do, down, legal, plays
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import NAME
from menagerie.games.brutal_kingdom.view import view

# Executioner


@pytest.mark.rule("BK-41")
def test_executioner_names_anyone_in_the_game_but_the_saint_and_himself() -> None:
    s = court([[box.EXECUTIONER], [box.WIZARD], [], []], stacks=[[], [], [box.KING]])
    plays(s, 0, box.EXECUTIONER)
    named = {m - NAME for m in legal(s, 0)}
    assert named == set(range(20)) - {
        box.SAINT,
        box.EXECUTIONER,
    }  # also the King, who is played already
    assert GAME.why_not(s, 0, NAME + box.EXECUTIONER).key == "reason.himself"
    events = do(s, 0, NAME + box.WIZARD)
    assert ("condemned", 0xFFFF, {"seat": 0, "card": box.WIZARD}) in events
    assert view(s, 1).players[0].watches == [box.WIZARD]
    assert view(s, 1).hand[0].falls_to == [0]
    plays(s, 1, box.WIZARD)
    assert down(s, 1) == [box.WIZARD]
    assert s.kills[0] == 1


@pytest.mark.rule("BK-41", "BK-03", "BK-04")
def test_with_three_players_only_characters_of_this_game_are_named() -> None:
    s = court([[box.EXECUTIONER], [], []])
    plays(s, 0, box.EXECUTIONER)
    assert NAME + box.CHARLATAN not in legal(s, 0)
    assert GAME.why_not(s, 0, NAME + box.CHARLATAN).rule == "BK-03"
    s = court([[box.EXECUTIONER], [], []], random_deck=True)
    plays(s, 0, box.EXECUTIONER)
    assert NAME + box.CHARLATAN in legal(s, 0)  # it may lie aside: nobody knows


@pytest.mark.rule("BK-41", "BK-17")
def test_executioner_strikes_neither_earlier_cards_nor_once_covered() -> None:
    s = court([[box.EXECUTIONER, box.MONK], [box.WIZARD], [], []], stacks=[[], [], [box.KING]])
    plays(s, 0, box.EXECUTIONER)
    do(s, 0, NAME + box.KING)
    assert s.down == 0
    s = court([[box.EXECUTIONER, box.MONK], [box.WIZARD], [], []])
    plays(s, 0, box.EXECUTIONER)
    do(s, 0, NAME + box.WIZARD)
    plays(s, 0, box.MONK)
    plays(s, 1, box.WIZARD)
    assert s.down == 0


# King, Queen


@pytest.mark.rule("BK-45", "BK-47")
def test_king_and_queen_announce_whom_they_watch_for() -> None:
    s = court([[box.KING], [box.WIZARD], [box.QUEEN], []])
    plays(s, 0, box.KING)
    assert view(s, 1).players[0].watches == [box.QUEEN]
