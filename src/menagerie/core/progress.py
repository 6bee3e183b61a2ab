"""How far long work has come, for whoever looks on."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn

_shown: list[Progress] = []


@contextmanager
def progress_bar(*more: ProgressColumn) -> Iterator[Progress]:
    """On standard error, gone when all is done; nothing where nobody looks on: of a bar that cannot
    move an empty line would be left, in a log. Within another it is a line of that."""
    if _shown:
        yield _shown[0]
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *more
    console = Console(stderr=True)
    seen = console.is_terminal or console.is_jupyter
    with Progress(*columns, console=console, transient=True, disable=not seen) as bar:
        _shown.append(bar)
        try:
            yield bar
        finally:
            _shown.remove(bar)
