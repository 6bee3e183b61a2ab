"""The game in a minute is true at every table: where a variant differs, so do its sentences."""

from typing import Any

import pytest

from calling import menagerie
from menagerie.games.fantasy_realms import GAME
from minutes import check_the_table_tells, minute, text


@pytest.mark.rule("FR-23", "FR-26")
def test_chaos_is_told_without_turns_and_discards() -> None:
    told, usual = minute(GAME, 4, chaos=True), minute(GAME, 4)
    for word in ("сброс", "discard"):
        assert all(word not in text(page) for page in told)
        assert word in text(usual.turn)
        assert word in text(usual.end)
    assert "(5 min)" in text(told.end)


@pytest.mark.rule("FR-14", "FR-15", "FR-16", "FR-17")
def test_two_players_fill_their_hands() -> None:
    told = minute(GAME, 2)
    assert "hands begin empty" in text(told.turn)
    assert "12" in text(told.end)


def test_a_variant_is_told_in_its_own_minute() -> None:
    def told(*asked: str) -> str:
        run = menagerie("rules", GAME.id, "--minute", "--lang", "en", *asked)
        return " ".join(run.stdout.split())

    assert "Then discard one" in told()
    assert "no turns" in told("--option", "chaos=true")
    assert "Hands begin empty" in told("--seats", "2")
    refused = menagerie("rules", GAME.id, "--minute", "--seats", "7")
    assert refused.returncode == 2, "seven play chaos only"


@pytest.mark.rule("FR-23")
def test_a_table_tells_the_minute_of_its_variant(visit: Any) -> None:
    page = visit("Аня", lang="en", introduce=True)
    check_the_table_tells(page, GAME, "A turn", "There are no turns", options={"chaos": True})
