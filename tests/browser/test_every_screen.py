"""Every game on every screen, in both languages and themes: measured, not looked at."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import COLOURS, findings
from browser.geometry import LAYOUTS, SIZES, card_faults, faults
from browser.players import EXAMPLE, MINE, coach_says, set_theme, settle, speak
from browser.staging import asked, played_until
from menagerie import Match
from menagerie.core.game import Game
from menagerie.core.registry import all_games

GAMES = [game for game in all_games() if game.id != EXAMPLE.id] + [EXAMPLE]
LATE = 10  # decisions of one's own, before the table is looked at again
TIGHT = ("small", "side")  # where a longer word is felt first

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def late(match: Match) -> bool:
    return asked(match) and sum(seat == 0 for seat, _ in match.moves) >= LATE


@every_game
def test_everything_is_in_sight_and_can_be_pressed(visit: Any, seat_at: Any, game: Game) -> None:
    """Both languages on every screen, and each moment in both languages where it is tight. What
    axe-core looks at is the desk and the phone: on others the same stands elsewhere."""
    page = visit("Аня", None, lang="en")
    seats = 4 if 4 in game.seats else game.seats[-1]
    found = {}

    def walk(moment: str, sizes: Iterable[str], rules: dict[str, Sequence[str]]) -> None:
        expect(page.locator(MINE)).to_be_visible()
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            wrong = faults(page)
            if size in rules:
                wrong += findings(page, *rules[size])
            if wrong:
                found[f"{moment} {size}"] = wrong

    # Against bots, who wait as long as nothing is played.
    seat_at(played_until(asked, game, seats), page)
    set_theme(page, "dark")
    walk("first en dark", SIZES, {"desk": COLOURS, "phone": COLOURS})
    speak(page, "ru")
    walk("first ru", TIGHT, {})
    # Beside people who are gone and could be replaced, with a word of the coach.
    seat_at(played_until(late, game, seats), page, bot=None)
    coach_says(page)
    walk("late ru light", LAYOUTS, {"desk": (), "small": ()})
    speak(page, "en")
    coach_says(page)
    walk("late en", TIGHT, {})
    assert found == {}


@every_game
def test_every_card_has_room_for_its_words(visit: Any, game: Game) -> None:
    page = visit("Аня", f"/cards/{game.id}?sizes", lang="ru")
    found = {}
    for lang in ("ru", "en"):
        if lang == "en":
            speak(page, lang)
        page.locator("[data-ready=true]").wait_for()
        settle(page)
        found[lang] = card_faults(page)
    assert found == {"ru": [], "en": []}
