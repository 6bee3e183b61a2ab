"""The game in a minute is true at every table: where a variant differs, so do its sentences."""

from __future__ import annotations

import pytest

from menagerie.core.minute import Minute, Page
from menagerie.core.registry import get_game
from menagerie.core.text import LANGUAGES
from menagerie.games.animalia.medals import bonus_group


def minute(game: str, seats: int, **options: bool) -> Minute:
    told = get_game(game).minute_at(seats, options)
    assert told is not None
    return told


def text(page: Page) -> str:
    return " ".join(page.text.text(lang) for lang in LANGUAGES).lower()


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_animalia_tells_the_bonus_of_its_number_of_players(seats: int) -> None:
    """AN-49, AN-51, AN-58."""
    told = minute("animalia", seats)
    group = bonus_group(seats)
    assert f"каждые {group} медалей" in text(told.scoring)
    assert f"every {group} medals" in text(told.scoring)
    assert ("две коллекции" in text(told.goal)) is (seats == 2)


def test_chaos_is_told_without_turns_and_discards() -> None:
    """FR-23, FR-26."""
    told, usual = minute("fantasy_realms", 4, chaos=True), minute("fantasy_realms", 4)
    for word in ("сброс", "discard"):
        assert all(word not in text(page) for page in told)
        assert word in text(usual.turn)
        assert word in text(usual.end)
    assert "(5 min)" in text(told.end)


def test_two_players_fill_their_hands() -> None:
    """FR-14 to FR-17."""
    told = minute("fantasy_realms", 2)
    assert "hands begin empty" in text(told.turn)
    assert "12" in text(told.end)


@pytest.mark.parametrize("peace", [False, True])
def test_animal_kingdoms_alone_is_told_without_tokens_and_modifiers(peace: bool) -> None:
    """AK-42, AK-60."""
    told = minute("animal_kingdoms", 1, peace=peace)
    for page in told:
        assert "+2" not in text(page)
        assert "secret" not in text(page)
        assert ("token", 1) not in page.shows, "no withdrawal tokens"
    assert ("battle" in text(told.scoring)) is not peace


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_peace_is_told_without_battles(seats: int) -> None:
    """AK-35."""
    for page in minute("animal_kingdoms", seats, peace=True):
        assert "битв" not in text(page)
        assert "battle" not in text(page)
    assert "capital wins" in text(minute("animal_kingdoms", seats, peace=True).scoring)
