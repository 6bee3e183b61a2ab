"""The game in a minute as a table tells it, for the tests of each game's variants."""

from typing import Any

from playwright.sync_api import expect

from browser.players import quick_table
from menagerie.core.game import Game
from menagerie.core.minute import Minute, Page
from menagerie.core.text import LANGUAGES


def minute(game: Game, seats: int, **options: bool) -> Minute:
    found = game.minute_at(seats, options)
    assert found is not None
    return found


def text(page: Page) -> str:
    """Return the page's words in both languages, in small letters."""
    return " ".join(page.text.text(lang) for lang in LANGUAGES).lower()


def check_the_table_tells(page: Any, game: Game, leaf: str, sentence: str, **wanted: Any) -> None:
    """Open a table with bots in the browser, and read the minute of its variant."""
    quick_table(page, game.id, **wanted)
    dialog = page.locator("dialog.minute")
    dialog.get_by_role("button", name=leaf, exact=True).click()
    expect(dialog).to_contain_text(sentence)
