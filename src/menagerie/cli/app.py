"""All commands."""

from __future__ import annotations

import typer

from . import bench, catalogue, play, replay, serve, simulate

app = typer.Typer(
    help="Five real tabletop games by their true rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate_command)
app.command("bench")(bench.bench)
app.command("replay")(replay.replay_command)
app.command("rules")(catalogue.rules)
app.command("games")(catalogue.games)
