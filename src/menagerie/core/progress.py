"""How far long work has come, for whoever looks on."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn


def progress_bar(*more: ProgressColumn) -> Progress:
    """On standard error, gone when all is done; nothing where nobody looks on: of a bar that cannot
    move an empty line would be left, in a log."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *more
    console = Console(stderr=True)
    seen = console.is_terminal or console.is_jupyter
    return Progress(*columns, console=console, transient=True, disable=not seen)
