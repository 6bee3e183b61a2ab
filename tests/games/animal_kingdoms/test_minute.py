"""The game in a minute is true at every table: where a variant differs, so do its sentences."""

from typing import Any

import pytest

from menagerie.games.animal_kingdoms import GAME
from minutes import check_the_table_tells, minute, text


@pytest.mark.rule("AK-42", "AK-60")
@pytest.mark.parametrize("peace", [False, True])
def test_animal_kingdoms_alone_is_told_without_tokens_and_modifiers(peace: bool) -> None:
    told = minute(GAME, 1, peace=peace)
    for page in told:
        assert "+2" not in text(page)
        assert "secret" not in text(page)
        assert ("token", 1) not in page.shows, "no withdrawal tokens"
    assert ("battle" in text(told.scoring)) is not peace


@pytest.mark.rule("AK-35")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_peace_is_told_without_battles(seats: int) -> None:
    for page in minute(GAME, seats, peace=True):
        assert "битв" not in text(page)
        assert "battle" not in text(page)
    assert "capital wins" in text(minute(GAME, seats, peace=True).scoring)


@pytest.mark.rule("AK-42", "AK-35")
@pytest.mark.parametrize(
    ("wanted", "leaf", "sentence"),
    [
        ({"seats": 1}, "The end", "After each turn of yours the upstart"),
        ({"options": {"peace": True}}, "Points", "one in the capital wins"),
    ],
)
def test_a_table_tells_the_minute_of_its_variant(
    visit: Any, wanted: dict[str, Any], leaf: str, sentence: str
) -> None:
    page = visit("Аня", lang="en", introduce=True)
    check_the_table_tells(page, GAME, leaf, sentence, **wanted)
