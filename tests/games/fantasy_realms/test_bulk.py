"""Many hands at once: the same scores as one by one."""

import numpy as np
import pytest

from menagerie.games.fantasy_realms.bulk import hands_of, score_hands
from menagerie.games.fantasy_realms.calculator import calculate
from nursery import SIMULATOR, mother

HANDS = [
    ["mountain", "wildfire", "smoke", "great_flood", "whirlwind", "mirage", "air_elemental"],
    ["Король", "Королева", "Рыцари"],
    ["Doppelgänger", "Mirage", "Book of Changes", "Basilisk"],
]


@pytest.mark.rule("FR-60")
@pytest.mark.parametrize("best", [False, True])
def test_an_array_of_hands_is_scored_as_each_of_them(best: bool) -> None:
    found = score_hands(hands_of(HANDS), best)
    each = [calculate(hand, "best" if best else None) for hand in HANDS]
    assert found.points.tolist() == [one["score"] for one in each]
    assert found.strengths.tolist() == [one["strength"] for one in each]


@pytest.mark.rule("FR-60")
def test_readings_hold_for_all_hands() -> None:
    hands = hands_of([["fountain_of_life", "king"]])
    assert score_hands(hands, readings=["fountain_excludes_self"]).points.tolist() == [9]
    assert score_hands(np.zeros(0, np.uint64)).points.shape == (0,)


SAME = """
from games.fantasy_realms.test_bulk import HANDS
from menagerie.batch.gpu import each
from menagerie.games.fantasy_realms.bulk import hands_of, score_hands
hands = hands_of(HANDS)
for best in (False, True):
    here, there = score_hands(hands, best), score_hands(hands, best, each=each)
    assert here.points.tolist() == there.points.tolist()
    assert here.strengths.tolist() == there.strengths.tolist()
    assert here.forms.tolist() == there.forms.tolist()
print("the same")
"""


def test_a_gpu_scores_the_same() -> None:
    said, complaints = mother("interpreted", SIMULATOR).ask(SAME)
    assert said == "the same\n", complaints
