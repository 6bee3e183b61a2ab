"""All commands."""

from typing import Any

import typer
from typer.main import get_command

from . import (
    admin,
    arena,
    bench,
    catalogue,
    export,
    learn,
    play,
    puzzles,
    replay,
    russian,
    serve,
    simulate,
    study,
    tool,
)
from .common import language
from .gone import removed
from .place import placed

app = typer.Typer(
    help="Real tabletop games by their true rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("simulate")(simulate.simulate_command)
app.command("export")(placed(export.export))
app.command("study")(study.study_command)
app.command("arena")(arena.arena)
app.command("learn")(learn.learn)
app.command("bench")(bench.bench)
app.add_typer(puzzles.app, name="puzzles")
app.command("score")(tool.score)
app.command("tool")(tool.tool)
removed(
    app,
    "job",
    "Все руки считает пакет examples/every_hand.",
    "The package examples/every_hand counts all hands.",
)
app.command("replay")(replay.replay_command)
app.command("rules")(catalogue.rules)
app.command("games")(catalogue.games)


def command() -> Any:
    """All of them as one, which explains itself in the language of the system."""
    whole = get_command(app)
    if language() == "ru":
        russian.translate(whole)
        russian.translate_around()
    return whole
