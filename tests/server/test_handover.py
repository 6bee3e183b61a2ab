"""A server that answers at once: interpreted rules first, a compiled worker later.

With the example game alone. How rules are compiled is tested elsewhere: here it seems as if another
process had begun it, and the server waits for that.
"""

import asyncio
import fcntl
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
from menagerie.core.compiling import make_ready
from menagerie.core.registry import all_games
from menagerie.core.running.cache import cache_root
from menagerie.server.handover import Handover
from menagerie.server.parent import Worker
from menagerie.server.worker import WANTED
from server.harness import GENEROUS, PATIENCE, Person, run

GAME = "goofspiel"
PARENT = """
import json, sys
from menagerie.core.registry import get_game
from menagerie.server.handover import Handover
from menagerie.server.hangup import Hangup
from menagerie.server.run import listen
from menagerie.server.settings_file import from_environment
listening = listen("127.0.0.1", 0)
settle = lambda: from_environment(data=sys.argv[1])
parent = Handover(settle(), listening, [], [get_game(sys.argv[2])], Hangup(settle))
def started():
    port, worker = listening.getsockname()[1], parent._serving.process.pid
    print("http://127.0.0.1:%d" % port, worker, flush=True)
sys.exit(parent.run(started))
"""


class Parent:
    """A parent process with its workers; it looks like a server to the harness."""

    def __init__(self, folder: Path, packages: Path) -> None:
        self._cache = folder / "cache"
        self._cache.mkdir()
        self._compiler = (self._cache / f"{GAME}.lock").open("w")
        fcntl.flock(self._compiler, fcntl.LOCK_EX)
        self.process = subprocess.Popen(
            [sys.executable, "-c", PARENT, str(folder / "data"), GAME],
            env={
                **{k: v for k, v in os.environ.items() if k != "MENAGERIE_MODE"},
                "PYTHONPATH": python_path(packages),
                "MENAGERIE_CACHE": str(self._cache),
                "MENAGERIE_SERVER": json.dumps(GENEROUS),
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.started()

    def started(self) -> None:
        """A worker serves."""
        assert self.process.stdout is not None
        address, worker = next(
            line.split() for line in self.process.stdout if line.startswith("http")
        )
        self.http, self.port = address, int(address.rsplit(":", 1)[1])
        self.first_worker = int(worker)

    def compiled(self) -> None:
        """The other process has done its work."""
        for made in cache_root().iterdir():
            if not (self._cache / made.name).exists():
                (self._cache / made.name).symlink_to(made)
        self._compiler.close()

    def stop(self) -> None:
        self._compiler.close()
        self.process.terminate()
        self.process.wait(PATIENCE)


@pytest.fixture
def parent(tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Parent]:
    monkeypatch.syspath_prepend(installed)
    make_ready(GAME, installed / GAME, lambda done, total: None)  # if that was not done before
    started = Parent(tmp_path, installed)
    yield started
    started.stop()


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.slow
def test_a_game_goes_on_while_the_workers_change(parent: Parent) -> None:
    async def story() -> None:
        ann = Person(parent, "Ann")  # type: ignore[arg-type]  # as good as a server
        made = await ann.post("/tables/quick", {"game": GAME, "seats": 2, "bot": "master"})
        table = str(made["table"])
        live = await ann.live(table)
        assert live.table["preparing"] is not None  # said from the first moment on
        first = await live.see(lambda u: 0 in u["waiting"])
        made_first = await live.move(0, first["view"]["legal"][0]["id"])
        parent.compiled()
        while not live.closed:  # until the interpreted worker goes
            await asyncio.sleep(0.05)
        again = await ann.live(table)
        assert again.table["preparing"] is None
        position = await again.see(lambda u: u["result"] or 0 in u["waiting"])
        assert position["version"] >= made_first["version"]  # what was acknowledged is there
        assert not alive(parent.first_worker)
        await again.close()

    run(story())


def test_a_hangup_begins_anew(parent: Parent) -> None:
    """The same process on the same socket, with another worker."""
    http, worker = parent.http, parent.first_worker
    parent.process.send_signal(signal.SIGHUP)
    parent.started()
    assert (parent.http, parent.process.poll()) == (http, None)
    assert parent.first_worker != worker
    assert not alive(worker)
    assert run(Person(parent).get("/games"))  # type: ignore[arg-type]  # as good as a server


@pytest.mark.slow
def test_workers_end_with_their_parent(tmp_path: Path, installed: Path) -> None:
    started = Parent(tmp_path, installed)
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


def test_workers_are_told_how_far_the_compiler_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a real pipe: two games, whose compiler speaks up half-way."""
    worker = Worker.__new__(Worker)
    worker.process = subprocess.Popen(
        ["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    parent = Handover.__new__(Handover)
    parent._games, parent._serving = list(all_games()[:2]), worker
    monkeypatch.setattr(
        "menagerie.server.parent.make_ready",
        lambda game, folder, progress, behind: progress(1, 2),
    )
    monkeypatch.setattr(parent, "_change", lambda: worker.tell("compiled"))
    parent._compile()
    assert worker.process.communicate()[0].split() == ["0.250", "0.750", "compiled"]


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
