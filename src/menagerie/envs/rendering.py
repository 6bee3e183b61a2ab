"""The table of a match in lines of text."""

import io

from rich.console import Console

from menagerie.core.match import Match

MODES = ("ansi", "human")  # as text, or printed
WIDTH = 79  # columns, which every table fits


def table_text(match: Match, lang: str, seat: int | None = None) -> str:
    """The table as a spectator sees it, or as a seat does."""
    names = [match.game.words.name("seat", one, lang) for one in range(match.seats)]
    view = match.game.view(match.state, seat)
    console = Console(width=WIDTH, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(match.game.sheet(view, names, lang, seat))
    return capture.get().rstrip()
