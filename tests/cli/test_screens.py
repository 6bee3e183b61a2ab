"""What the table in a terminal looks like: every game, both sizes, both languages.

The screens lie with the tests of each game, in `screens/`. `MENAGERIE_SCREENS=write pytest
tests/cli/test_screens.py` writes them anew: look at what changed before you keep it.
"""

import os

import pytest

from cli.screens import LARGE, SMALL, look, middle, played, table
from menagerie.core import rule_places
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.text import LANGUAGES
from picking import every_game

WRITE = os.environ.get("MENAGERIE_SCREENS") == "write"
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=lambda size: f"{size[0]}x{size[1]}")
LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def seats_of(game: Game) -> int:
    return min(game.playable_seats(), key=lambda n: abs(n - 3))


def check(game: Game, name: str, shown: str) -> None:
    folder = rule_places.tests_folder(game)
    assert folder is not None
    file = folder / "screens" / f"{name}.txt"
    if WRITE:
        file.parent.mkdir(exist_ok=True)
        file.write_text(shown, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == shown, f"{file.name} looks different now:\n{shown}"


@every_game
@SIZES
@LANGS
def test_the_middle_of_a_game(game: Game, size: tuple[int, int], lang: str) -> None:
    shown = look(table(middle(game, seats_of(game)), lang), size)
    width, height = size
    assert [len(line) <= width for line in shown.splitlines()] == [True] * height
    check(game, f"middle.{width}x{height}.{lang}", shown)


@every_game
@LANGS
def test_the_smallest_table_with_every_option_changed(game: Game, lang: str) -> None:
    """Alone, where a game can be played alone; in chaos, where there is chaos."""
    changed = {o.name: next(v for v in o.values if v != o.default) for o in game.options}
    match = middle(game, game.playable_seats(changed)[0], share=0.2, **changed)
    check(game, f"changed.{lang}", look(table(match, lang), SMALL))


@every_game
@LANGS
def test_the_end_of_a_game(game: Game, lang: str) -> None:
    match = played(Match(game, seats_of(game), seed=3), lambda match: False)
    check(game, f"end.{lang}", look(table(match, lang), SMALL))
