"""What effects promise: bots use what they may use, and name nobody who is out."""

from typing import Any

import pytest

from games.brutal_kingdom.position import court, do, plays
from menagerie.core.state.memory import copy_of
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import GIVE, LOOK, NAME, PARTNER, RANK_HIGH, SKIP


def lead(s: Any, seat: int, move: int) -> float:
    """What a move promises a seat against its strongest rival."""
    after = copy_of(s)
    do(after, seat, move)
    rivals = [q for q in range(int(s.seats)) if q != seat]
    return float(GAME.evaluate(after, seat)) - max(float(GAME.evaluate(after, q)) for q in rivals)


@pytest.mark.rule("BK-34", "BK-43")
def test_looking_promises_more_than_not_looking() -> None:
    s = court([[box.CLAIRVOYANT, box.KING], [box.QUEEN], [box.WIZARD], []])
    plays(s, 0, box.CLAIRVOYANT)
    assert lead(s, 0, LOOK) > lead(s, 0, SKIP)
    s = court([[box.WITCH, box.KING], [box.QUEEN], [box.BISHOP], []])
    plays(s, 0, box.WITCH)
    assert lead(s, 0, PARTNER + 1) > lead(s, 0, SKIP)


@pytest.mark.rule("BK-38", "BK-40")
def test_a_poor_card_is_exchanged_and_a_rich_one_or_a_killer_is_kept() -> None:
    centre = [box.WITCH, box.QUEEN, box.BISHOP, box.SAINT]
    s = court([[box.MONK, box.COURTESAN, box.KING], [], [], []], centre=centre)
    plays(s, 0, box.MONK)
    assert lead(s, 0, GIVE + box.COURTESAN) > lead(s, 0, SKIP) > lead(s, 0, GIVE + box.KING)
    s = court(
        [[box.MONK, box.ASSASSIN, box.KING], [], [], []],
        centre=[box.COURTESAN, box.EXECUTIONER, box.BISHOP, box.SAINT],
    )
    plays(s, 0, box.MONK)
    assert lead(s, 0, SKIP) > lead(s, 0, GIVE + box.ASSASSIN)


@pytest.mark.rule("BK-41", "BK-50")
@pytest.mark.parametrize("namer", [box.EXECUTIONER, box.INQUISITOR])
def test_naming_somebody_a_rival_holds_promises_most(namer: int) -> None:
    s = court(
        [[namer], [box.KING], [box.WITCH], []],
        stacks=[[], [], [], [box.BISHOP]],
        centre=[box.QUEEN],
    )
    plays(s, 0, namer)
    if namer == box.INQUISITOR:
        do(s, 0, RANK_HIGH)
    assert lead(s, 0, NAME + box.KING) > lead(s, 0, NAME + box.BISHOP)  # who lies there already
