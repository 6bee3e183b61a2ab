"""A server that answers at once: interpreted rules first, a compiled worker later.

With the example game alone, whose rules compile in seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from installing import python_path
from menagerie.core.registry import all_games
from menagerie.server.handover import Handover
from menagerie.server.parent import Worker
from menagerie.server.worker import WANTED
from server.harness import GENEROUS, PATIENCE, Person, run

PARENT = """
import json, sys
from menagerie.core.registry import get_game
from menagerie.server.handover import Handover
from menagerie.server.run import listen
from menagerie.server.settings_file import from_environment
listening = listen("127.0.0.1", 0)
settings = from_environment(data=sys.argv[1])
parent = Handover(settings, listening, [], [get_game(sys.argv[2])])
def started():
    port, worker = listening.getsockname()[1], parent._serving.process.pid
    print("http://127.0.0.1:%d" % port, worker, flush=True)
def progress(done, total):
    print("compiled", done, total, flush=True)
sys.exit(parent.run(started, progress))
"""


class Parent:
    """A parent process with its workers; it looks like a server to the harness."""

    def __init__(self, folder: Path, packages: Path, game: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PARENT, str(folder / "data"), game],
            env={
                **{k: v for k, v in os.environ.items() if k != "MENAGERIE_MODE"},
                "PYTHONPATH": python_path(packages),
                "MENAGERIE_CACHE": str(folder / "cache"),
                "MENAGERIE_SERVER": json.dumps(GENEROUS),
            },
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        address, worker = self.process.stdout.readline().split()
        self.http, self.port = address, int(address.rsplit(":", 1)[1])
        self.first_worker = int(worker)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@pytest.fixture
def parent(tmp_path: Path, installed: Path) -> Iterator[Parent]:
    started = Parent(tmp_path, installed, "goofspiel")
    yield started
    started.stop()


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_game_goes_on_while_the_workers_change(parent: Parent) -> None:
    async def story() -> None:
        ann = Person(parent, "Ann")  # type: ignore[arg-type]
        made = await ann.post("/tables/quick", {"game": "goofspiel", "seats": 2, "bot": "master"})
        table = str(made["table"])
        live = await ann.live(table)
        assert live.table["preparing"] is not None  # said from the first moment on
        first = await live.see(lambda u: 0 in u["waiting"])
        made_first = await live.move(0, first["view"]["legal"][0]["id"])
        while not live.closed:  # until the interpreted worker goes
            await asyncio.sleep(0.05)
        again = await ann.live(table)
        assert again.table["preparing"] is None
        position = await again.see(lambda u: u["result"] or 0 in u["waiting"])
        assert position["version"] >= made_first["version"]  # what was acknowledged is there
        assert not alive(parent.first_worker)
        await again.close()

    run(story())


def test_workers_end_with_their_parent(tmp_path: Path, installed: Path) -> None:
    started = Parent(tmp_path, installed, "goofspiel")
    words = Path(f"/proc/{started.first_worker}/cmdline").read_text()
    assert "metrics_token" not in words, "everybody on the computer reads a command line"
    os.kill(started.process.pid, signal.SIGKILL)
    started.process.wait()
    end = time.monotonic() + PATIENCE
    while alive(started.first_worker):
        assert time.monotonic() < end, "the worker outlived its parent"
        time.sleep(0.1)


def test_the_game_a_strong_bot_waits_for_is_compiled_next() -> None:
    """A worker's words in a real pipe: three games to compile, and a table wants the last."""
    queue = list(all_games()[:3])
    wanted = queue[-1]
    worker = Worker.__new__(Worker)
    worker.process = subprocess.Popen(
        ["echo", f"{WANTED} {wanted.id}"], stdout=subprocess.PIPE, text=True
    )
    parent = Handover.__new__(Handover)
    parent._games = list(queue)
    parent._prefer(worker)
    worker.process.wait()
    assert parent._games == [wanted, *queue[:-1]]


def test_a_strong_bot_asks_for_its_game_once(installed: Path) -> None:
    asking = (
        "from menagerie.server.preparation import Preparation\n"
        "preparation = Preparation(going_on=True)\n"
        "preparation.wanted = print\n"
        "print(preparation.able('master', 'a'), preparation.able('master', 'a'))\n"
        "print(preparation.able('greedy', 'b'), preparation.able('nobody', 'b'))\n"
    )
    environment = {**os.environ, "MENAGERIE_MODE": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-c", asking],
        env={**environment, "PYTHONPATH": python_path(installed)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == ["a", "greedy greedy", "greedy greedy"]
