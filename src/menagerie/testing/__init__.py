"""The laws that every game keeps, as a pytest plug-in for those who write one.

    pytest --pyargs menagerie.testing --menagerie GAME

runs all of them on a game: an installed one (its id) or the package in a folder (its path).
"""

import io

from rich.console import Console, RenderableType


def printed(*content: RenderableType, width: int = 160) -> str:
    """The text that a terminal of this width shows."""
    screen = io.StringIO()
    console = Console(file=screen, width=width)
    for one in content:
        console.print(one)
    return screen.getvalue()
