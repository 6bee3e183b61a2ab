"""The game in a minute as a table tells it, for the tests of each game's variants."""

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
