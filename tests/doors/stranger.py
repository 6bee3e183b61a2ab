"""A reader who has a clone of the project, an empty home and nothing else of ours."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from docs.pages import Block
from installing import ROOT

PATIENCE = 900.0  # seconds until a test gives up; nothing is judged by its time
# How packages reach this machine, which is its own affair; of the rest only what any shell has.
MACHINE = re.compile(
    r"PATH|TERM|TMPDIR|USER|LOGNAME|SHELL|LC_ALL|(PIP|UV|SSL|CURL|NPM_CONFIG|REQUESTS)_\w+|"
    r"(HTTP|HTTPS|NO|ALL)_PROXY|NODE_EXTRA_CA_CERTS",
    re.IGNORECASE,
)
READER = Path(__file__).with_name("reader.py")
SERVES = re.compile(r"make play\b|menagerie serve\b")
PLAYS = re.compile(r"menagerie play\b")
ADDRESS = re.compile(r"http://[\w.]+:(\d+)")
CTRL_C = b"\x03"


class Failed(AssertionError):
    """A line of a page does not do what the page says."""


def clone(folder: Path) -> None:
    """A clone of the working tree as it is: what is not committed is in it."""
    subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, folder], check=True)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    here = {name for name in listed.split("\0") if name and (ROOT / name).is_file()}
    there = {file for file in folder.rglob("*") if file.is_file() and ".git" not in file.parts}
    for file in there:
        if str(file.relative_to(folder)) not in here:
            file.unlink()
    for name in here:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)


def environment(home: Path) -> dict[str, str]:
    """Return the environment of a reader's shell: no variable of ours, nothing of this home."""
    kept = {name: value for name, value in os.environ.items() if MACHINE.fullmatch(name)}
    ours = str(Path(sys.executable).parent)
    folders = [one for one in kept.get("PATH", os.defpath).split(os.pathsep) if one != ours]
    python = str(Path(sys.base_prefix) / "bin")  # the Python that the checks are run with
    kept |= {"HOME": str(home), "PATH": os.pathsep.join([python, *folders]), "LANG": "C.UTF-8"}
    kept["PIP_REQUIRE_VIRTUALENV"] = "1"  # a page that forgets to enter one hurts nobody here
    # What was downloaded before, and where from.
    real = Path.home()
    kept.setdefault("PIP_CACHE_DIR", str(real / ".cache/pip"))
    kept.setdefault("npm_config_cache", str(real / ".npm"))
    for name, file in (
        ("PIP_CONFIG_FILE", ".config/pip/pip.conf"),
        ("npm_config_userconfig", ".npmrc"),
    ):
        if (real / file).exists():
            kept.setdefault(name, str(real / file))
    return kept


class Shell:
    """A shell in which lines are typed one after the other: folder and variables stay."""

    def __init__(self, folder: Path, variables: dict[str, str], state: Path) -> None:
        self.folder, self.state, self.variables = folder, state, dict(variables)

    def _script(self, line: str) -> list[str]:
        kept = f'export -p >"{self.state}"; pwd >>"{self.state}.pwd"'
        return ["bash", "-c", f"{line}\nresult=$?; {kept}; exit $result"]

    def _remember(self) -> None:
        """Return what the line left behind in the shell."""
        folders = Path(f"{self.state}.pwd")
        if not folders.exists():
            return  # the line did not come to its end
        self.folder = Path(folders.read_text().splitlines()[-1])
        folders.unlink()
        asked = ["bash", "-c", f'. "{self.state}"; env -0']
        said = subprocess.run(asked, check=True, capture_output=True, text=True, env={}).stdout
        pairs = (one.partition("=") for one in said.split("\0") if one)
        self.variables = {name: value for name, _, value in pairs if name not in ("_", "SHLVL")}

    def run(self, line: str) -> str:
        """Return what the line prints."""
        done = subprocess.run(
            self._script(line),
            cwd=self.folder,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        self._remember()
        if done.returncode:
            raise Failed(f"{line}\nends with {done.returncode}:\n{done.stdout[-4000:]}")
        return done.stdout

    @contextmanager
    def terminal(self, line: str) -> Iterator[Terminal]:
        terminal = Terminal(self._script(line), self.folder, self.variables)
        try:
            yield terminal
        finally:
            terminal.close()

    def serve(self, line: str) -> str:
        """Starts a server, opens the page at its address and stops it as it says: by Ctrl+C."""
        with self.terminal(line) as terminal:
            found = terminal.until(ADDRESS)
            with urllib.request.urlopen(f"http://localhost:{found[1]}/", timeout=PATIENCE) as page:
                text = page.read().decode()
            if page.status != 200 or "<title>" not in text:
                raise Failed(f"{line}\nserves no page: {page.status} {text[:500]}")
            terminal.press(CTRL_C)
            terminal.wait()
            return terminal.said

    def play(self, line: str) -> str:
        """Sits down at a table in the terminal, sees it, and quits."""
        with self.terminal(line) as terminal:
            terminal.until(re.compile(r"▸"))
            terminal.press(b"q")
            if code := terminal.wait():
                raise Failed(f"{line}\nends with {code}:\n{terminal.said[-4000:]}")
            return terminal.said


class Terminal:
    """A terminal of 100 × 30, and what runs in it."""

    def __init__(self, command: list[str], folder: Path, variables: dict[str, str]) -> None:
        self._here, there = pty.openpty()
        self.said = ""
        self._process = subprocess.Popen(
            ["setsid", "--ctty", *command],  # keys like Ctrl+C reach what runs there
            cwd=folder,
            env={**variables, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"},
            stdin=there,
            stdout=there,
            stderr=there,
        )
        os.close(there)

    def _read(self) -> bool:
        """A little more of what is said; False when nothing more comes."""
        if not select.select([self._here], [], [], 0.2)[0]:
            return self._process.poll() is None
        try:
            data = os.read(self._here, 65536)
        except OSError:  # the other end is closed
            return False
        self.said += data.decode(errors="replace")
        return bool(data)

    def until(self, wanted: re.Pattern[str]) -> re.Match[str]:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if found := wanted.search(self.said):
                return found
            if not self._read():
                break
        raise Failed(f"never says {wanted.pattern!r}:\n{self.said[-4000:]}")

    def press(self, keys: bytes) -> None:
        os.write(self._here, keys)

    def wait(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while self._read() and time.monotonic() < deadline:
            pass
        return self._process.wait(60)

    def close(self) -> None:
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        os.close(self._here)


class Reader:
    """A reader of a page, who does what it says from its first block to its last."""

    def __init__(self, shell: Shell, port: int) -> None:
        self.shell, self.port = shell, port
        self._python: subprocess.Popen[str] | None = None

    def do(self, block: Block) -> None:
        if block.file:
            file = self.shell.folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.tried, encoding="utf-8")
            self.leave()  # the next Python imports what was saved
        elif block.language == "python":
            self._think(block)
        elif block.is_typed:
            self._type(block)

    def _type(self, block: Block) -> None:
        for line in [block.before, *block.tried.replace("\\\n", "").splitlines()]:
            if not line.strip():
                continue
            try:
                if SERVES.match(line):
                    self.shell.serve(self._elsewhere(line))
                elif PLAYS.match(line):
                    self.shell.play(line)
                else:
                    self.shell.run(line)
            except Failed as failed:
                raise Failed(f"{block.where}: {failed}") from None

    def _elsewhere(self, line: str) -> str:
        """The same on a free port: the usual one may be taken on this machine."""
        words = line.partition("#")[0].strip()
        return f"{words} PORT={self.port}" if words[:4] == "make" else f"{words} --port {self.port}"

    def _think(self, block: Block) -> None:
        if self._python is None:
            simulator = {"NUMBA_ENABLE_CUDASIM": "1"} if block.simulated else {}
            self._python = subprocess.Popen(
                ["python", READER],
                cwd=self.shell.folder,
                env={**self.shell.variables, **simulator},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self._python.stdin is not None
        assert self._python.stdout is not None
        asked = {
            "text": block.tried,
            "before": block.before,
            "line": block.line,
            "where": block.where,
            "dialogue": block.is_dialogue,
        }
        self._python.stdin.write(json.dumps(asked) + "\n")
        self._python.stdin.flush()
        answer = self._python.stdout.readline()
        wrong = json.loads(answer) if answer else "Python ended"
        if wrong:
            raise Failed(f"{block.where}: {wrong}")

    def leave(self) -> None:
        if self._python is not None:
            self._python.kill()
            self._python.wait()
            self._python = None
