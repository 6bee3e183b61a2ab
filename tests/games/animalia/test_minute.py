"""The game in a minute is true at every table: where a variant differs, so do its sentences."""

from typing import Any

import pytest

from menagerie.games.animalia import GAME
from menagerie.games.animalia.prizes import bonus_group
from minutes import check_the_table_tells, minute, text


@pytest.mark.rule("AN-49", "AN-51", "AN-58")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_animalia_tells_the_bonus_of_its_number_of_players(seats: int) -> None:
    told = minute(GAME, seats)
    group = bonus_group(seats)
    assert f"каждые {group} медалей" in text(told.scoring)
    assert f"every {group} medals" in text(told.scoring)
    assert ("две коллекции" in text(told.goal)) is (seats == 2)


@pytest.mark.rule("AN-58")
def test_a_table_tells_the_minute_of_its_variant(visit: Any) -> None:
    page = visit("Аня", lang="en", introduce=True)
    check_the_table_tells(page, GAME, "Points", "every 7 medals of one family", seats=2)
