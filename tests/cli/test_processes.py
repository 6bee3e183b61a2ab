"""`menagerie` as a process: on a real terminal, through pipes, at a server."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from calling import menagerie
from picking import some_game
from server.harness import Server

ROOT = Path(__file__).parents[2]
GAME = some_game(3, having=lambda game: 1 not in game.seats)
PATIENCE = 600.0  # seconds until a test gives up; nothing is judged by its time
CODES = re.compile(r"\x1b(\[[0-9;?<>=]*[a-zA-Z]|[()][A-Z0-9]|[=>]|\][^\x07]*\x07)")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TERM": "xterm-256color"}


class Terminal:
    """A process on a terminal of 80 × 24."""

    def __init__(self, *args: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "menagerie", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=ENVIRONMENT,
            start_new_session=True,
        )
        os.close(theirs)
        self.raw = b""

    @property
    def text(self) -> str:
        return CODES.sub("", self.raw.decode(errors="ignore"))

    def read_until(self, says: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while says not in self.text:
            assert time.monotonic() < deadline, f"{says!r} did not come:\n{self.text[-3000:]}"
            ready, _, _ = select.select([self.ours], [], [], 1.0)
            if ready:
                try:
                    self.raw += os.read(self.ours, 65536)
                except OSError:  # it has ended
                    assert says in self.text, self.text[-3000:]

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def end(self) -> int:
        try:
            while more := os.read(self.ours, 65536):
                self.raw += more
        except OSError:
            pass
        return self.process.wait(PATIENCE)


def test_a_table_on_a_real_terminal() -> None:
    terminal = Terminal("play", GAME.id, "--seats", "3", "--seed", "4", "--lang", "ru")
    terminal.read_until("ваш ход")
    terminal.read_until(GAME.words.label("title", "ru"))
    terminal.type("l")
    terminal.read_until("Ход партии")
    terminal.type("\x1b")
    time.sleep(0.3)  # an escape alone is told from a longer key by the time after it
    terminal.type("q")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.text


def test_a_server_tells_a_terminal_its_address_last(tmp_path: Path) -> None:
    place = ("--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path))
    terminal = Terminal("serve", *place, "--lang", "en")
    terminal.read_until("Play at")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 0
    lines = terminal.text.splitlines()
    assert re.fullmatch(r"Play at http://localhost:\d+", lines[-1])
    assert lines[-2] == ""
    assert "the server" not in terminal.text, "the log is for programs"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = Server(tmp_path_factory.mktemp("lines"))
    yield own
    own.stop()


def test_lines_at_a_server(server: Server) -> None:
    at = ("play", GAME.id, "--at", server.http, "--bot", "random")
    run = subprocess.run(
        [sys.executable, "-m", "menagerie", *at, "--lang", "en"],
        input="?\n" + "1\n" * 600,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert " won: " in run.stdout or " share the victory: " in run.stdout
    left = menagerie(*at, "--lang", "ru", typed="q\n")
    assert left.returncode == 0, left.stderr
    assert f"menagerie play --at '{server.http}/#/table/" in left.stdout


def test_lines_repeat_no_reason_and_explain_their_signs() -> None:
    options = ("--seats", "3", "--seed", "4", "--plain", "--lang", "en")
    run = menagerie("play", GAME.id, *options, typed="?\nq\n")
    assert run.returncode == 0
    asked = run.stdout.split("Signs on the table")[1]
    reasons = [line for line in asked.splitlines() if "(rules: " in line]
    assert reasons
    assert f"{GAME.prefix}-" not in asked, "ids are for those who look into the rules"
    assert len(set(reasons)) == len(reasons)


def test_a_game_has_to_be_named() -> None:
    run = menagerie("play", "--plain", "--lang", "ru")
    assert run.returncode == 2
    assert "Назовите игру" in run.stderr
