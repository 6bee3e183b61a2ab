"""The process that serves is replaced: at SIGHUP, when the rules are compiled, and when it dies."""

import asyncio
import fcntl
import json
import os
import pty
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from installing import python_path
from menagerie.core.compiling import make_ready
from menagerie.core.registry import all_games
from menagerie.core.running.cache import cache_root
from menagerie.server.preparation import Preparation
from server.harness import GAME, PATIENCE, WITH_PARENT, Person, ServerApart, run

EXAMPLE = "goofspiel"
# As `menagerie serve …`, with the example game alone.
SERVE_EXAMPLE = f"""
import sys
from menagerie.core.running import mode
mode.want("{EXAMPLE}")
if "MENAGERIE_PARENT" in __import__("os").environ:
    from menagerie.cli import serve
    from menagerie.core.registry import get_game
    serve.all_games = lambda: [get_game("{EXAMPLE}")]
from menagerie.cli import main
sys.argv[1:1] = ["serve"]
main()
"""


class Served(ServerApart):
    """A server with its parent, and a file of settings."""

    code = WITH_PARENT

    def __init__(self, folder: Path, database: str = "", **settings: Any) -> None:
        self.file = folder / "menagerie.toml"
        self.settle('public_url = "https://old.example.org"')
        super().__init__(folder / "data", database, **settings)

    def settle(self, text: str) -> None:
        self.file.write_text(text)

    def arguments(self) -> list[str]:
        return [*super().arguments(), "--settings", str(self.file)]

    @property
    def url(self) -> str:
        return str(httpx.get(f"{self.http}/api/invitation", timeout=PATIENCE).json()["url"])

    @property
    def child(self) -> int:
        """The process that serves, or is about to."""
        pid = self.process.pid
        return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])


class Compiling(Served):
    """It seems as if another process had begun to compile the example, and the server waits for
    that."""

    code = SERVE_EXAMPLE

    def __init__(self, folder: Path, packages: Path) -> None:
        self._packages, self.cache = packages, folder / "cache"
        self.cache.mkdir()
        self._compiler = (self.cache / f"{EXAMPLE}.lock").open("w")
        fcntl.flock(self._compiler, fcntl.LOCK_EX)
        super().__init__(folder)

    def environment(self) -> dict[str, str]:
        paths = {"PYTHONPATH": python_path(self._packages), "MENAGERIE_CACHE": str(self.cache)}
        return {k: v for k, v in os.environ.items() if k != "MENAGERIE_MODE"} | paths

    def compiled(self) -> None:
        """The other process has done its work."""
        for made in cache_root().iterdir():
            if not (self.cache / made.name).exists():
                (self.cache / made.name).symlink_to(made)
        self._compiler.close()

    def stop(self) -> None:
        self._compiler.close()
        super().stop()


def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    started = Served(tmp_path)
    yield started
    started.stop()


@pytest.fixture
def compiling(tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.syspath_prepend(installed)
    make_ready(EXAMPLE, installed / EXAMPLE, lambda done, total: None)  # if it is not yet
    started = Compiling(tmp_path, installed)
    yield started
    started.stop()


@pytest.mark.slow
async def test_a_game_goes_on_when_the_rules_are_compiled(compiling: Compiling) -> None:
    ann = Person(compiling, "Ann")
    made = await ann.post("/tables/quick", {"game": EXAMPLE, "seats": 2, "bot": "master"})
    table, child = str(made["table"]), compiling.child
    live = await ann.live(table)
    assert live.table["preparing"] is not None  # said from the first moment on
    first = await live.see(lambda u: 0 in u["waiting"])
    made_first = await live.move(0, first["view"]["legal"][0]["id"])
    compiling.compiled()
    while not live.closed:  # until the interpreted process goes
        await asyncio.sleep(0.05)
    again = await ann.live(table)
    assert again.table["preparing"] is None
    position = await again.see(lambda u: u["result"] or 0 in u["waiting"])
    assert position["version"] >= made_first["version"]  # what was acknowledged is there
    assert compiling.child != child
    await again.close()


def test_settings_are_read_again_and_nobody_is_turned_away(server: Served) -> None:
    table = run(Person(server).create(2))
    assert server.url == "https://old.example.org"
    server.settle('public_url = "https://new.example.org"')
    server.process.send_signal(signal.SIGHUP)
    while server.logged("the server runs") < 2:
        socket.create_connection(("127.0.0.1", server.port)).close()  # or it is refused
        time.sleep(0.01)
        assert server.process.poll() is None
    until(lambda: server.logged("the server stops") == 1)
    assert server.url == "https://new.example.org"
    assert run(Person(server).get(f"/tables/{table}"))["id"] == table
    assert all(json.loads(line) for line in server.lines)


def test_settings_that_are_not_right_change_nothing(server: Served) -> None:
    server.settle('publik_url = "https://new.example.org"')
    server.process.send_signal(signal.SIGHUP)
    until(lambda: server.logged("the one before goes on"))
    assert server.logged("Did you mean public_url?")
    assert server.url == "https://old.example.org"
    os.kill(server.child, signal.SIGHUP)  # which is for its parent
    assert server.url == "https://old.example.org"


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
async def test_a_process_that_dies_is_replaced(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("fresh_postgres") if kind == "PostgreSQL" else ""
    async with Served(tmp_path, database, lease=1.5) as server:
        ann = Person(server)
        made = await ann.post("/tables/quick", {"game": GAME.id, "seats": 2, "bot": "random"})
        live = await ann.live(str(made["table"]))
        position = await live.see(lambda u: 0 in u["waiting"])
        move = {"seat": 0, "version": position["version"]}
        move |= {"move": position["view"]["legal"][0]["id"], "key": "once"}
        assert (await live.say("move", **move))["type"] == "ack"
        os.kill(server.child, signal.SIGKILL)
        while not live.closed:
            await asyncio.sleep(0.05)
        again = await ann.live(str(made["table"]))  # it waits at the socket
        assert (await again.say("move", **move))["type"] == "ack"  # as it was stored
        await again.see(lambda u: u["result"] or 0 in u["waiting"])
        await again.close()
        assert server.logged("another one is started") == 1


def test_a_terminal_that_is_closed_takes_the_server_along(tmp_path: Path) -> None:
    class AtTerminal(Served):
        def launch(self, environment: dict[str, str], folder: Path | None) -> subprocess.Popen[str]:
            _, terminal = pty.openpty()
            pipe = subprocess.PIPE
            words = [*self.program(), *self.arguments()]
            return subprocess.Popen(
                words, env=environment, stdin=terminal, stdout=pipe, stderr=pipe, text=True
            )

    server = AtTerminal(tmp_path)
    server.process.send_signal(signal.SIGHUP)
    assert server.process.wait(PATIENCE) == 0
    until(lambda: server.logged("the server stops"))


def test_a_process_ends_with_its_parent(server: Served) -> None:
    child = server.child
    server.kill()
    until(lambda: not Path(f"/proc/{child}").exists())
    assert server.logged("the server stops") == 1


def test_the_game_a_strong_bot_waits_for_is_compiled_next(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = all_games()[:3]
    preparation, compiled, shares = Preparation([first, *others]), [], []
    preparation.changed = lambda: shares.append(round(preparation.share or 0, 2))

    def make(game: str, folder: Path, progress: Callable[[int, int], None], behind: bool) -> None:
        compiled.append(game)
        preparation._asked.add(others[-1].id)
        progress(1, 2)
        progress(2, 2)

    monkeypatch.setattr("menagerie.server.preparation.make_ready", make)
    preparation.compile()
    assert compiled == [first.id, others[-1].id, others[0].id]
    assert shares == [0.17, 0.33, 0.5, 0.67, 0.83, 1.0]


def test_a_strong_bot_waits_for_compiled_rules(installed: Path) -> None:
    asking = (
        "from menagerie.server.preparation import Preparation\n"
        "preparation = Preparation()\n"
        "print(preparation.able('master', 'a'), preparation.able('greedy', 'b'))\n"
        "print(preparation.able('nobody', 'b'), *preparation._asked)\n"
    )
    environment = {**os.environ, "MENAGERIE_MODE": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-c", asking],
        env={**environment, "PYTHONPATH": python_path(installed)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == ["greedy greedy", "greedy a"]
