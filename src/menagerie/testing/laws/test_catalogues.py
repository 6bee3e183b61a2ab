"""The law of catalogues: every language says all that English says, with the same values."""

import pytest

from menagerie.core.game import Game
from menagerie.core.text import LANGUAGES
from menagerie.testing.catalogues import of_game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_are_whole(game: Game, lang: str) -> None:
    wrong = of_game(game, lang)
    assert not wrong, "\n".join(wrong)
