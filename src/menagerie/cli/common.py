"""What all commands share: languages, options, the progress of compiling."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID

from menagerie.core import compiling
from menagerie.core import language as spoken
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.progress import progress_bar
from menagerie.core.running.ready import is_ready
from menagerie.core.running.rule import is_compiled
from menagerie.core.text import Text

console = Console()
errors_console = Console(stderr=True, soft_wrap=True)

Lang = Annotated[
    str | None, typer.Option("--lang", help="ru or en; the system's language if not given.")
]
Json = Annotated[bool, typer.Option("--json", help="Machine-readable output.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A game option as name=value; repeatable."),
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same game.")]


def language(asked: str | None = None) -> str:
    """The language to speak: as asked, as asked before, or the system's."""
    if asked is not None:
        spoken.speak(asked)
    return spoken.language()


def say(ru: str, en: str) -> str:
    return Text(ru, en).text(language())


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
            compiling.make_ready(game.id, game.folder, partial(show, task))

        def show(task: TaskID, done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        list(pool.map(work, missing))
