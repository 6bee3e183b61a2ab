"""The lines of the pages about batches and learning, as a reader of them types them.

`python -m tools.gpu_doors` (with `PYTHONPATH=src:tests`) runs the code of each page in a process of
its own that begins with an empty cache and no variable of ours, and prints a line for each block.
On a machine with a card, blocks for a card run on it as they are printed; elsewhere in the CUDA
simulator, with the smaller numbers that the page names. Pages may be named: `gpu envs`; with
`--whole` nothing else is made smaller either.
"""

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

from docs.pages import ROOT, Block, blocks
from notebooks.running import FOLDER, cells

READER = ROOT / "tests" / "doors" / "reader.py"
PAGES = ("gpu", "envs", "learning", "data", "notebooks")
NOTEBOOKS = ("tour", "learning")  # the third reads tables and plays one match
SIMULATOR = "NUMBA_ENABLE_CUDASIM"
# As Python says it, and as we do.
MISSING = re.compile(
    r"No module named '(?!menagerie)([\w.]+)'|(\w+) (?:is missing\. Install it|needs more): "
)
TORCH = find_spec("torch") is not None  # no part of the tests, so pages leave it out there


def card() -> str:
    """The card that is here, or nothing."""
    asked = "from menagerie.batch.gpu import cuda_device; print(cuda_device())"
    with TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-c", asked],
            env=environment(Path(home)),
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        print(done.stderr.strip().splitlines()[-1])
    return done.stdout.strip()


def environment(home: Path) -> dict[str, str]:
    """No variable of ours, and nothing compiled before; Menagerie need not be installed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MENAGERIE_")}
    paths = [str(ROOT / "src"), str(ROOT / "examples/goofspiel/src"), kept.get("PYTHONPATH", "")]
    for name in (SIMULATOR, "XDG_CACHE_HOME"):
        kept.pop(name, None)
    return {**kept, "HOME": str(home), "PYTHONPATH": os.pathsep.join(filter(None, paths))}


class Reading:
    """A page being read: one Python for its dialogues and programs, and a shell beside it."""

    def __init__(self, home: Path, simulated: bool) -> None:
        self.variables = environment(home)
        if simulated:
            self.variables[SIMULATOR] = "1"
        self.home = home
        self._log: IO[str] = (home / "log").open("w")
        self._python = subprocess.Popen(
            [sys.executable, READER],
            cwd=home,
            env=self.variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )

    def think(self, before: str, text: str, where: str, line: int = 1) -> str:
        """Return what went wrong in a piece of Python."""
        asked = {"text": text, "before": before, "line": line, "where": where}
        assert self._python.stdin is not None
        assert self._python.stdout is not None
        self._python.stdin.write(json.dumps({**asked, "dialogue": text[:3] == ">>>"}) + "\n")
        self._python.stdin.flush()
        answer = self._python.stdout.readline()
        return json.loads(answer) if answer else "Python ended"

    def type(self, text: str) -> str:
        """Return what went wrong in our commands."""
        for line in text.replace("\\\n", "").splitlines():
            words = shlex.split(line, comments=True)
            if words[:1] == ["menagerie"] and words[1:2] != ["play"]:
                done = subprocess.run(
                    [sys.executable, "-m", *words],
                    cwd=self.home,
                    env=self.variables,
                    capture_output=True,
                    text=True,
                    check=False,
                )
                if done.returncode:
                    return done.stderr or f"{line} ends with {done.returncode}"
        return ""

    def close(self) -> None:
        self._python.kill()
        self._python.wait()
        self._log.close()


def tried(page: str, whole: bool, there: bool) -> Iterator[tuple[str, str, float]]:
    """Each block of a page: where it stands, what went wrong, and how long it took."""
    found = [one for one in blocks(ROOT / f"docs/{page}.md") if one.is_typed or is_python(one)]
    simulated = not there and any(one.simulated for one in found)
    with TemporaryDirectory() as home:
        reading = Reading(Path(home), simulated)
        try:
            for block in found:
                printed = whole or (there and block.simulated)
                text, began = block.text if printed else block.tried, time.monotonic()
                if block.not_run and not (block.not_run.startswith("PyTorch") and TORCH):
                    wrong = f"not run: {block.not_run}"
                elif block.is_typed and block.before:
                    wrong = f"not run: it comes after {block.before}"
                elif is_python(block):
                    wrong = reading.think(block.before, text, block.where, block.line)
                else:
                    wrong = reading.type(text)
                yield block.where, wrong, time.monotonic() - began
        finally:
            reading.close()


def is_python(block: Block) -> bool:
    return block.language == "python" and not block.file


def read_notebook(name: str) -> Iterator[tuple[str, str, float]]:
    """Each cell of a notebook; those that take PyTorch and what follows them where it is."""
    with TemporaryDirectory() as home:
        reading = Reading(Path(home), simulated=False)
        try:
            for cell in cells(FOLDER / f"{name}.ipynb"):
                if "torch" in cell.tags and not TORCH:
                    break
                began = time.monotonic()
                wrong = reading.think("", cell.source, cell.name)
                yield f"{name}.ipynb:{cell.name}", wrong, time.monotonic() - began
        finally:
            reading.close()


def lacks(wrong: str) -> str:
    """The package that is not installed here, if that is what went wrong first."""
    missing = MISSING.search(wrong)
    return missing[1] or missing[2] if missing else ""


def main() -> int:
    asked = argparse.ArgumentParser(prog="tools.gpu_doors")
    asked.add_argument("pages", nargs="*", default=PAGES)
    asked.add_argument("--whole", action="store_true")
    given = asked.parse_args()
    found = card()
    print(f"On: {found or 'the CUDA simulator'}", flush=True)
    failed = 0
    for page in given.pages:
        results = [tried(page, given.whole, bool(found))]
        results += [read_notebook(name) for name in NOTEBOOKS if page == "notebooks"]
        for where, wrong, seconds in (one for page in results for one in page):
            package = lacks(wrong)
            if wrong.startswith("not run"):
                said = wrong
            elif package:
                said = f"left out: {package} is missing"
            else:
                said = f"FAILED\n{wrong}" if wrong else "ok"
                failed += bool(wrong)
            print(f"{where:28} {seconds:7.1f} s  {said}", flush=True)
    print(f"{failed} failed" if failed else "All that could be tried works.")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
