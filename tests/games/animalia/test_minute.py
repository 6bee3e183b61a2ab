"""The game in a minute is true at every table: where a variant differs, so do its sentences."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.players import quick_table
from menagerie.games.animalia import GAME
from menagerie.games.animalia.medals import bonus_group
from minutes import minute, text


@pytest.mark.rule("AN-49", "AN-51", "AN-58")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_animalia_tells_the_bonus_of_its_number_of_players(seats: int) -> None:
    told = minute(GAME, seats)
    group = bonus_group(seats)
    assert f"каждые {group} медалей" in text(told.scoring)
    assert f"every {group} medals" in text(told.scoring)
    assert ("две коллекции" in text(told.goal)) is (seats == 2)


@pytest.mark.rule("AN-58")
@pytest.mark.parametrize(
    ("wanted", "leaf", "sentence"),
    [
        ({"seats": 2}, "Points", "every 7 medals of one family"),
    ],
)
def test_a_table_tells_the_minute_of_its_variant(
    visit: Any, wanted: dict[str, Any], leaf: str, sentence: str
) -> None:
    page = visit("Аня", lang="en", introduce=True)
    quick_table(page, GAME.id, **wanted)
    dialog = page.locator("dialog.minute")
    dialog.get_by_role("button", name=leaf, exact=True).click()
    expect(dialog).to_contain_text(sentence)
