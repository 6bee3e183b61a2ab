"""The cards, and which of them play."""

import pytest

from games.animalia.position import card, mask
from menagerie.core.match import Match
from menagerie.games.animalia import GAME
from menagerie.games.animalia import components as box
from menagerie.games.animalia.prizes import stars
from menagerie.games.animalia.view import pieces


@pytest.mark.rule("AN-01")
def test_five_families_of_seven_kinds_and_an_owl() -> None:
    assert box.CARDS == box.FAMILIES * box.KINDS + 1 == 36
    assert int(box.ALL_CARDS).bit_count() == 36
    assert [int(m).bit_count() for m in box.FAMILY] == [7] * 5
    assert sum(map(int, box.FAMILY)) + (1 << box.OWL) == int(box.ALL_CARDS)
    assert [int(m).bit_count() for m in box.WITH_POWER] == [5] * 3
    assert len(GAME.words.names["card"]) == 36
    assert GAME.words.name("card", card("dog thief"), "ru") == "Собака-воришка"


@pytest.mark.rule("AN-02", "AN-03")
def test_stars_by_kind() -> None:
    expected = {
        "champion": 3,
        "smart": 2,
        "cute": 0,
        "rascal": -1,
        "thief": 0,
        "spy": 0,
        "joker": 0,
    }
    for kind, n in expected.items():
        assert stars(mask(f"rabbit {kind}")) == n
    assert stars(mask("owl")) == 0
    assert all(int(power) >> box.OWL & 1 == 0 for power in box.WITH_POWER)
    # All stars of the box: 5 × (3 + 2 − 1).
    assert stars(box.ALL_CARDS) == sum(one.animal.stars for one in box.PRINT) == 20


@pytest.mark.rule("AN-05")
@pytest.mark.parametrize(("seats", "size"), [(2, 31), (3, 31), (4, 31), (5, 36), (6, 36)])
def test_up_to_four_players_leave_out_the_cute_ones(seats: int, size: int) -> None:
    match = Match(GAME, seats, seed=3)
    found = pieces(match.state)
    assert len(found) == len(set(found)) == size
    assert any(int(box.CUTES) >> c & 1 for c in found) == (seats > 4)


@pytest.mark.rule("AN-04")
def test_medals_never_run_out() -> None:
    """Fifteen of a family are in the box; the record and the score take more."""
    match = Match(GAME, 2, seed=1)
    match.state.medals[0] = [30, 0, 0, 0, 0]
    assert match.scores[0] == 30 + 5 * (30 // 7)
