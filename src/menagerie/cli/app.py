"""All commands."""

from __future__ import annotations

import typer

from . import arena, bench, catalogue, play, replay, serve, simulate, tool

app = typer.Typer(
    help="Real tabletop games by their true rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate_command)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.command("score")(tool.score)
app.command("tool")(tool.tool)
app.command("replay")(replay.replay_command)
app.command("rules")(catalogue.rules)
app.command("games")(catalogue.games)
