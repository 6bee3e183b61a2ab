"""Measure both servers in one run and print a table."""

from __future__ import annotations

import argparse
import asyncio
import platform
import tempfile

from rich.console import Console
from rich.table import Table

from .lane import Peer, Times, measure
from .ours import Ours
from .processes import Process, start_ours, start_theirs, their_version
from .small import GAME
from .theirs import Theirs

THEIR_PORT = 8299
console = Console(width=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 16, 64])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--warm-up", type=float, default=2.0)
    parser.add_argument("--game", default=GAME.id, help="what is played on our side")
    wanted = parser.parse_args()
    servers: list[Process] = []
    rows: list[tuple[int, str, Times]] = []

    def one(tables: int, name: str, peer: Peer, server: Process) -> None:
        work = measure(peer, tables, wanted.warm_up, wanted.seconds, server.cpu_seconds)
        rows.append((tables, name, asyncio.run(work)))

    with tempfile.TemporaryDirectory() as data:
        try:
            ours, port = start_ours(data)
            servers.append(ours)
            if theirs := start_theirs(THEIR_PORT):
                servers.append(theirs)
            # One after the other, so that neither waits for the other's work.
            for n in wanted.tables:
                one(n, f"menagerie, {wanted.game}, on disk", Ours(port, wanted.game), ours)
                if theirs:
                    one(n, "boardgame.io, small, in memory", Theirs(THEIR_PORT), theirs)
        finally:
            for server in servers:
                server.stop()
    show(rows)
    console.print(f"menagerie on Python {platform.python_version()}")
    console.print(their_version() if theirs else "boardgame.io is not installed: see docs/speed.md")


def show(rows: list[tuple[int, str, Times]]) -> None:
    table = Table(title="Four-seat tables, moves from send to everyone's update")
    for column in ("tables", "server", "moves/s", "p50 ms", "p99 ms", "server CPU", "driver CPU"):
        table.add_column(column, justify="right" if column != "server" else "left")
    for tables, name, times in rows:
        if times.seconds:
            table.add_row(
                str(tables), name, f"{times.per_second:,.0f}", f"{times.at(0.5):.1f}",
                f"{times.at(0.99):.1f}", f"{times.server_cpu:.0%}", f"{times.driver_cpu:.0%}",
            )  # fmt: skip
    console.print(table)


if __name__ == "__main__":
    main()
