"""What all commands share: languages, options, the progress of compiling."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID, TimeRemainingColumn
from rich.table import Table

from menagerie.core import compiling
from menagerie.core import language as spoken
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.progress import progress_bar
from menagerie.core.running.ready import is_ready
from menagerie.core.running.rule import is_compiled
from menagerie.core.text import Text

console = Console(highlight=False, markup=False)
errors_console = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)

GameName = Annotated[str, typer.Argument(help="Which game; see `menagerie games`.")]
AnyGame = Annotated[str, typer.Argument(help="One game; all of them if not given.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]
Threads = Annotated[int | None, typer.Option("--threads", help="All cores if not given.")]
Lang = Annotated[
    str | None, typer.Option("--lang", help="ru or en; the system's language if not given.")
]
Json = Annotated[bool, typer.Option("--json", help="Machine-readable output.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A game option as name=value; repeatable."),
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same game.")]
GamesSeed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]


def language(asked: str | None = None) -> str:
    """The language to speak: as asked, as asked before, or the system's."""
    if asked is not None:
        spoken.speak(asked)
    return spoken.language()


def say(ru: str, en: str) -> str:
    return Text(ru, en).text(language())


def tell(ru: str, en: str, soft_wrap: bool = False) -> None:
    """Print a sentence in the language that is spoken."""
    console.print(say(ru, en), soft_wrap=soft_wrap)


def show(columns: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> None:
    """Print a list whose first columns are words, and all others numbers."""
    listed = Table(box=None, pad_edge=False)
    for number, column in enumerate(columns):
        listed.add_column(column, justify="left" if number < words else "right")
    for row in rows:
        listed.add_row(*row)
    console.print(listed)


@contextmanager
def counting(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar; yields what takes how many more are done."""
    with progress_bar(TimeRemainingColumn()) as bar:
        yield partial(bar.advance, bar.add_task(title, total=total))


def parse_options(given: list[str] | None) -> dict[str, str]:
    """`["set_uses=all"]` as a dictionary."""
    options = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise MenagerieError(
                f"Параметр {text!r} пишется как имя=значение.",
                f"Write the option {text!r} as name=value.",
            )
        options[name.strip()] = value.strip()
    return options


def make_ready(*games: Game) -> None:
    """Compile what is not compiled yet, with a bar that says so, on all cores; then load it."""
    missing = [game for game in games if is_compiled() and not is_ready(game.folder)]
    with progress_bar() as bar, ThreadPoolExecutor(os.cpu_count()) as pool:

        def work(game: Game) -> None:
            title = game.words.label("title", language())
            task = bar.add_task(say(f"Готовлю правила: {title}", f"Preparing {title}"))
            compiling.make_ready(game.id, game.folder, partial(update, task))

        def update(task: TaskID, done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        list(pool.map(work, missing))
