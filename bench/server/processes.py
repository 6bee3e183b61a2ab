"""The two servers as processes of their own."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

HERE = Path(__file__).parent
THEIRS = HERE / "boardgameio"
SOURCE = HERE.parents[1] / "src"
IDLE = 0.05  # seconds of processor time in a second
RATES = ("messages", "traffic")
FREE = {**{rate: [1e9, 1] for rate in RATES}, "connections": 10**6, "sockets": 10**6}


def cpu_seconds(pids: Iterable[int]) -> float:
    """Processor time of some processes so far."""
    spent = 0
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")


class Process:
    """A server from its command; it is ready when it prints `ready`."""

    def __init__(self, command: list[str], ready: str, folder: Path, **environment: str) -> None:
        self._process = subprocess.Popen(
            command, cwd=folder, env={**os.environ, **environment},
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert self._process.stdout is not None
        self.said = next((line.strip() for line in self._process.stdout if ready in line), "")
        if not self.said:
            raise SystemExit(f"{' '.join(command)} did not start")

    @property
    def pids(self) -> list[int]:
        """Its own and its children's."""
        found = [self._process.pid]
        for pid in found:
            children = Path(f"/proc/{pid}/task/{pid}/children")
            found += map(int, children.read_text().split())
        return found

    def cpu_seconds(self) -> float:
        """Processor time so far, of all its threads and children."""
        return cpu_seconds(self.pids)

    def memory(self) -> int:
        """Bytes in use."""
        pages = (int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.pids)
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    def written(self) -> int:
        """Bytes given to the disk so far."""
        lines = (Path(f"/proc/{pid}/io").read_text().splitlines() for pid in self.pids)
        return sum(
            int(line.split()[1])
            for one in lines
            for line in one
            if "write_bytes: " in line and not line.startswith("cancelled")
        )

    def wait_until_idle(self) -> None:
        """Until it has loaded all that it loads after it was started."""
        spent = -1.0
        while self.cpu_seconds() - spent > IDLE:
            spent = self.cpu_seconds()
            time.sleep(1)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def start_ours(data: str, *options: str, **settings: object) -> tuple[Process, int]:
    """Our server on a free port, with the small game beside the real ones: as a package offers it,
    so that every process of the server finds it."""
    offered = Path(data) / "small-1.dist-info"
    offered.mkdir()
    (offered / "METADATA").write_text("Metadata-Version: 2.1\nName: small\nVersion: 1\n")
    (offered / "entry_points.txt").write_text(
        "[menagerie.games]\nsmall = bench.server.small:GAME\n"
    )
    paths = [str(SOURCE), str(SOURCE.parent), data, os.environ.get("PYTHONPATH", "")]
    path = os.pathsep.join(paths)
    process = Process(
        [sys.executable, "-m", "menagerie", "serve", "--port", "0", "--data", data, *options],
        "http://", SOURCE.parent, LANG="en", PYTHONPATH=path,
        MENAGERIE_SERVER=json.dumps({**FREE, **settings}),
        MENAGERIE_MODE=os.environ.get("MENAGERIE_MODE") or "compiled",  # one process, all its own
    )  # fmt: skip
    found = re.search(r"http://\S+:(\d+)", process.said)
    assert found is not None
    return process, int(found[1])


def start_theirs(port: int) -> Process | None:
    """boardgame.io, where it is installed."""
    if not (THEIRS / "node_modules").is_dir():
        return None
    return Process(["node", "server.js", str(port)], "ready", THEIRS, NODE_ENV="production")


def their_version() -> str:
    package = json.loads((THEIRS / "node_modules/boardgame.io/package.json").read_text())
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return f"boardgame.io {package['version']} on Node {node.stdout.strip()}"
