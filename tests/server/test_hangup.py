"""SIGHUP: the program and the settings of now, nobody is turned away."""

import json
import pty
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from server.harness import PATIENCE, Person, ServerApart, run


class Settled(ServerApart):
    """A server with a file of settings, started from nothing."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "menagerie.toml"
        self.settle('public_url = "https://old.example.org"')
        super().__init__(folder)

    def settle(self, text: str) -> None:
        self.file.write_text(text)

    def arguments(self) -> list[str]:
        return [*super().arguments(), "--settings", str(self.file)]

    @property
    def url(self) -> str:
        return str(httpx.get(f"{self.http}/api/invitation", timeout=PATIENCE).json()["url"])

    def logged(self, message: str) -> list[str]:
        return [line for line in self.lines if message in line]

    def hang_up(self) -> None:
        self.process.send_signal(signal.SIGHUP)


def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Settled]:
    started = Settled(tmp_path)
    yield started
    started.stop()


def test_settings_are_read_again_and_nobody_is_turned_away(server: Settled) -> None:
    table = run(Person(server).create(2))
    assert server.url == "https://old.example.org"
    server.settle('public_url = "https://new.example.org"')
    server.hang_up()
    while len(server.logged("the server runs")) < 2:
        socket.create_connection(("127.0.0.1", server.port)).close()  # or it is refused
        time.sleep(0.01)
        assert server.process.poll() is None
    until(lambda: len(server.logged("the server stops")) == 1)
    assert server.url == "https://new.example.org"
    assert run(Person(server).get(f"/tables/{table}"))["id"] == table
    assert all(json.loads(line) for line in server.lines)


def test_settings_that_are_not_right_change_nothing(server: Settled) -> None:
    server.settle('publik_url = "https://new.example.org"')
    server.hang_up()
    until(lambda: server.logged("Did you mean public_url?"))
    assert server.url == "https://old.example.org"
    assert server.process.poll() is None


def test_a_terminal_that_is_closed_takes_the_server_along(tmp_path: Path) -> None:
    class AtTerminal(Settled):
        def launch(self, environment: dict[str, str], folder: Path | None) -> subprocess.Popen[str]:
            _, terminal = pty.openpty()
            pipe = subprocess.PIPE
            words = [*self.program(), *self.arguments()]
            return subprocess.Popen(
                words, env=environment, stdin=terminal, stdout=pipe, stderr=pipe, text=True
            )

    server = AtTerminal(tmp_path)
    server.hang_up()
    assert server.process.wait(PATIENCE) == 0
    assert server.logged("the server stops")
