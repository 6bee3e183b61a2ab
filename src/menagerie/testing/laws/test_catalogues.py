"""The laws of catalogues: every language says all that English says, and all of it is used."""

import re

import pytest

from menagerie.core.game import Game
from menagerie.core.text import LANGUAGES
from menagerie.testing.accessors import accessors, file_of
from menagerie.testing.catalogues import of_game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_are_whole(game: Game, lang: str) -> None:
    wrong = of_game(game, lang)
    assert not wrong, "\n".join(wrong)


def test_python_names_messages_as_they_are_and_every_one(game: Game) -> None:
    """`python -m menagerie.testing.accessors GAME` writes said.py anew."""
    written = accessors(game)
    if written is None:
        return  # its texts are no catalogues
    assert file_of(game).read_text(encoding="utf-8") == written, "said.py is stale"
    python = "".join(one.read_text(encoding="utf-8") for one in game.folder.rglob("*.py"))
    functions = re.findall(r"^def (\w+)", written, flags=re.MULTILINE)
    unused = [one for one in functions if not re.search(rf"\bsaid\.{one}\b", python)]
    assert not unused, f"nothing says {', '.join(unused)}"
