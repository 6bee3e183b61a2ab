"""The functions by which a game's Python names messages, made from its English catalogue.

python -m menagerie.testing.accessors GAME  writes `said.py` into the game's folder

Events, moves, options, and what has its place in a lesson or on a page, are found by what they
belong to; all other messages have a function here, so that a missing or superfluous value, or a
name that the catalogue does not have, is an error to mypy.
"""

import re
import sys
from pathlib import Path

from menagerie.core.catalogue import kind_of
from menagerie.core.catalogue_words import CatalogueWords
from menagerie.core.game import Game

from .worlds import load_game

FOUND = ("about", "event", "example", "lesson", "list", "minute", "move", "option", "rival", "sign",
         "study", "table", "tie", "title", "view")  # fmt: skip
LINE = 100
HEAD = '''"""The messages that Python names, made from `words/en`: make said."""

from menagerie.core.words import {}
'''


def accessors(game: Game) -> str | None:
    """The module, of a game with catalogues."""
    words = game.words
    if not isinstance(words, CatalogueWords):
        return None

    def kind(name: str, function: str) -> str:
        if function == "LIST":
            return "Values"
        number = function in ("PLURAL", "SIGNED", "ANY", "NAME")
        return "int" if number or kind_of(name) in {*words.called, "seat"} else "Value"

    written = []
    for key in sorted(words.every_key()):
        if key.split("-")[0] in FOUND:
            continue
        values = dict(sorted(words.values(key).items()))
        taken = [f"{name}: {kind(name, function)}" for name, function in values.items()]
        given = ", ".join(f'"{name}": {name}' for name in values)
        head = f"def {key.replace('-', '_')}("
        line = f"{head}{', '.join(['*', *taken] if taken else [])}) -> Message:"
        message = f'    return Message("{key}"' + (f", {{{given}}})" if given else ")")
        assert max(len(line), len(message)) <= LINE, f"{key} takes too many values"
        written.append(f"\n\n{line}\n{message}\n")
    body = "".join(written)
    used = [one for one in ("Message", "Value", "Values") if re.search(rf"\b{one}\b", body)]
    return HEAD.format(", ".join(used)) + body


def file_of(game: Game) -> Path:
    return game.folder / "said.py"


if __name__ == "__main__":
    loaded = load_game(sys.argv[1])
    file_of(loaded).write_text(accessors(loaded) or "", encoding="utf-8")
