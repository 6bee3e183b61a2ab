"""Measure both servers in one run and print a table."""

import argparse
import asyncio
import itertools
import platform
import tempfile
from collections import defaultdict
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from menagerie.server.doorway import raise_file_limit

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
    parser.add_argument("--rounds", type=int, default=3, help="of both servers in turn")
    parser.add_argument("--seconds", type=float, default=4.0, help="of a round")
    parser.add_argument("--warm-up", type=float, default=1.0)
    parser.add_argument(
        "--pace", type=float, default=0.0,
        help="seconds between the moves of a table; 0: as fast as the server lets it",
    )  # fmt: skip
    parser.add_argument("--game", default=GAME.id, help="what is played on our side")
    wanted = parser.parse_args()
    raise_file_limit()  # four sockets a table
    servers: dict[str, tuple[Process, Callable[[], Peer]]] = {}
    rows: dict[tuple[int, str], Times] = defaultdict(Times)
    with tempfile.TemporaryDirectory() as data:
        try:
            ours, port = start_ours(data)
            servers[f"menagerie, {wanted.game}, on disk"] = ours, lambda: Ours(port, wanted.game)
            if theirs := start_theirs(THEIR_PORT):
                servers["boardgame.io, small, in memory"] = theirs, lambda: Theirs(THEIR_PORT)
            for server, _ in servers.values():
                server.wait_until_idle()
            for tables, _ in itertools.product(wanted.tables, range(wanted.rounds)):
                for name, (server, peer) in servers.items():
                    asyncio.run(
                        measure(
                            rows[tables, name], peer(), tables, wanted.warm_up, wanted.seconds,
                            wanted.pace, server.cpu_seconds,
                        )
                    )  # fmt: skip
        finally:
            for server, _ in servers.values():
                server.stop()
    show(rows)
    console.print(f"menagerie on Python {platform.python_version()}")
    console.print(
        their_version() if theirs else "boardgame.io is not installed: see docs/server-speed.md"
    )


def show(rows: dict[tuple[int, str], Times]) -> None:
    table = Table(title="Four-seat tables, moves from send to everyone's update")
    columns = ("tables", "server", "moves/s", "p50 ms", "p99 ms", "server CPU", "µs/move", "driver")
    for column in columns:
        table.add_column(column, justify="right" if column != "server" else "left")
    for (tables, name), times in rows.items():
        busy, driving = times.server_cpu / times.watched, times.driver_cpu / times.watched
        table.add_row(
            str(tables), name, f"{times.per_second:,.0f}", f"{times.at(0.5):.1f}",
            f"{times.at(0.99):.1f}", f"{busy:.0%}", f"{busy / times.per_second * 1e6:.0f}",
            f"{driving:.0%}",
        )  # fmt: skip
    console.print(table)


if __name__ == "__main__":
    main()
