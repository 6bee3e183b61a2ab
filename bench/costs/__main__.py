"""Measure everything and print it as tables, and what a hundred thousand tables would need."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from menagerie.core.running.rule import COMPILED

from . import databases, finished, servers, thinking, units

console = Console(width=110)
LIVE, EVERY, SEATS = 100_000, 5.0, 4  # tables, seconds between two moves of a table, people


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--connections", type=int, default=600)
    parser.add_argument("--games", type=int, default=50, help="of each kind, finished")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--postgres", default="", help="postgresql://… that may make databases")
    parser.add_argument("--servers", action="store_true", help="only how they share out tables")
    wanted = parser.parse_args()
    mode = "compiled" if COMPILED else "interpreted"
    load = os.getloadavg()[0]
    console.print(f"Python {platform.python_version()}, rules {mode}, load {load:.1f} at the start")
    if wanted.servers:
        show_servers(wanted.processes, wanted.seconds, wanted.postgres)
        return
    unit = units.measured(wanted.tables, wanted.connections, wanted.seconds)
    kept = finished.measured(wanted.games)
    show_units(unit)
    show_finished(kept)
    show(
        "Moves stored",
        ("databases", "processes", "entries/s"),
        [
            (name, str(number), f"{speed:,.0f}")
            for name, number, speed in databases.measured(
                wanted.processes, wanted.seconds, wanted.postgres
            )
        ],
    )
    show_servers(wanted.processes, wanted.seconds, wanted.postgres)
    show(
        f"Thinking ({units.BOT}), and how late an event loop is beside it",
        ("where", "decisions/s", "p50 ms", "p99 ms"),
        [
            (one.where, f"{one.decisions:.1f}", f"{one.p50:.2f}", f"{one.p99:.1f}")
            for one in thinking.measured(wanted.seconds)
        ],
    )
    show_need(unit, kept)


def show(title: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    table = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def show_units(unit: units.Units) -> None:
    def row(name: str, one: units.Reading) -> tuple[str, ...]:
        memory = f"{one.memory / 1024:.1f}" if one.memory > 0 else ""
        written, in_database = one.written, one.kept
        return name, f"{one.cpu * 1e3:.2f}", memory, f"{written:,.0f}", f"{in_database:,.0f}"

    rows = [
        row("a table made, four seated, begun", unit.table),
        row("a connection opened", unit.connection),
        row("a move, four players told", unit.move._replace(memory=0)),
        (f"a move of a bot ({units.BOT})", f"{unit.bot_move * 1e3:.2f}", "", "", ""),
        ("a second of its thinking", f"{unit.bot_second * 1e3:.2f}", "", "", ""),
        ("a second of a quiet connection", f"{unit.idle * 1e3:.4f}", "", "", ""),
    ]
    columns = "one of", "processor ms", "memory KiB", "bytes written", "bytes kept"
    show("Costs", columns, rows)
    console.print(f"A player is sent {unit.sent:,.0f} bytes a move.")


def show_finished(kept: list[finished.Kept]) -> None:
    rows = [
        (
            one.game, f"{one.entries:.0f}", f"{one.database:,.0f}", f"{one.packed:,.0f}",
            f"{one.reading * 1e3:.1f}",
        )
        for one in kept
    ]  # fmt: skip
    columns = "game", "entries", "bytes in the database", "bytes packed", "ms to read"
    show("A finished game", columns, rows)


def show_servers(processes: list[int], seconds: float, postgres: str) -> None:
    rows = [
        (
            one.servers, f"{one.moves:,.0f}", f"{one.p50:.1f}", f"{one.p99:.1f}",
            f"{one.cores / one.moves * 1e6:.0f}",
            *(f"{cores:.2f}" for cores in (one.cores, one.database, one.drivers)),
        )
        for one in servers.measured(processes, seconds, postgres)
    ]  # fmt: skip
    columns = "servers", "moves/s", "p50 ms", "p99 ms", "µs a move", "cores", "database", "drivers"
    title = f"{servers.LANES} tables for each process, {os.cpu_count()} cores"
    show(title, columns, rows)


def show_need(unit: units.Units, kept: list[finished.Kept]) -> None:
    """What follows from the costs."""
    moves = LIVE / EVERY
    memory = LIVE * (max(0.0, unit.table.memory) + SEATS * max(0.0, unit.connection.memory))
    length = sum(one.entries for one in kept) / len(kept)
    games = moves / length * 86_400
    stored, packed = (sum(numbers) / len(kept) for numbers in zip(
        *((one.database, one.packed) for one in kept), strict=True
    ))  # fmt: skip
    rows = [
        ("moves a second", f"{moves:,.0f}"),
        ("cores for moves", f"{moves * unit.move.cpu:.0f}"),
        ("cores for quiet connections", f"{LIVE * SEATS * unit.idle:.1f}"),
        ("memory, GiB", f"{memory / 2**30:.0f}"),
        ("written to disk, MB/s", f"{moves * unit.move.written / 1e6:.0f}"),
        ("sent to players, MB/s", f"{moves * SEATS * unit.sent / 1e6:.0f}"),
        ("cores for thinking, one bot a table", f"{moves / SEATS * unit.bot_move:.0f}"),
        ("finished games a day", f"{games:,.0f}"),
        ("database grows a day, GB", f"{games * stored / 1e9:.0f}"),
        ("packed instead, GB", f"{games * packed / 1e9:.1f}"),
    ]
    title = f"{LIVE:,} tables of {SEATS}, a move every {EVERY:.0f} s"
    show(title, ("need", ""), rows)


if __name__ == "__main__":
    main()
