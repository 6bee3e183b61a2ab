"""Measure both servers in one run and print a table."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from .lane import Times, measure
from .ours import Ours
from .small import GAME
from .theirs import Theirs

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
FREE = {"creations": [1e9, 1], "requests": [1e9, 1], "messages": [1e9, 1], "connections": 10**6}


def start_ours(data: str) -> tuple[subprocess.Popen[str], int]:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{SOURCE}:{SOURCE.parent}",
        "LANG": "en",
        "MENAGERIE_SERVER": json.dumps(FREE),
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.server.launch", "--port", "0", "--data", data],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    line = next(line for line in process.stdout if "http://" in line)
    return process, int(line.strip().rsplit(":", 1)[1])


def start_theirs(port: int) -> subprocess.Popen[str] | None:
    if not (HERE / "boardgameio/node_modules").is_dir():
        return None
    process = subprocess.Popen(
        ["node", "server.js", str(port)],
        cwd=HERE / "boardgameio", env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    next(line for line in process.stdout if "ready" in line)
    return process


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 16, 64])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--warm-up", type=float, default=2.0)
    parser.add_argument("--game", default=GAME.id, help="what is played on our side")
    wanted = parser.parse_args()
    results: dict[int, list[Times | None]] = {n: [None, None] for n in wanted.tables}
    theirs = start_theirs(8299)
    with tempfile.TemporaryDirectory() as data:
        ours, port = start_ours(data)
        try:
            for n in wanted.tables:
                peers = [Ours(port, wanted.game), Theirs(8299) if theirs else None]
                for k, peer in enumerate(peers):
                    if peer is not None:
                        results[n][k] = asyncio.run(
                            measure(peer, n, wanted.warm_up, wanted.seconds)
                        )
        finally:
            for process in (ours, theirs):
                if process is not None:
                    process.terminate()
                    process.wait()
    show(results, wanted.game)


def show(results: dict[int, list[Times | None]], game: str) -> None:
    table = Table(title="Four-seat tables, moves from send to everyone's update")
    for column in ("tables", "server", "moves/s", "p50 ms", "p99 ms"):
        table.add_column(column, justify="right" if column != "server" else "left")
    names = (f"menagerie, {game}, stored on disk", "boardgame.io, small, in memory")
    for n, times in results.items():
        for name, one in zip(names, times, strict=True):
            if one is not None and one.seconds:
                table.add_row(
                    str(n), name, f"{one.per_second:,.0f}", f"{one.at(0.5):.1f}",
                    f"{one.at(0.99):.1f}",
                )  # fmt: skip
    Console().print(table)
    if results and results[max(results)][1] is None:
        Console().print("boardgame.io: not installed (npm ci in bench/server/boardgameio)")


if __name__ == "__main__":
    main()
