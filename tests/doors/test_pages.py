"""Each block of the pages that a newcomer reads does what is printed, in an environment made as
the README says: a clone, an empty home, and no variable of ours.

The first lines of the README set everything up. The rest of it and the other pages go on from
there. Each has a home of its own: an empty one, or one where the checks' compiled rules lie.
"""

import fcntl
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.site import free_port
from docs.pages import Block, blocks
from doors.stranger import Reader, Shell, clone, environment
from installing import ROOT
from menagerie.core.running.cache import cache_root
from sharing import made_once

README = "README.md"
FRESH = [README, "docs/index.md", "docs/api.md", "docs/gpu.md"]
# Pages that find the rules compiled.
SHARING = [
    f"docs/{name}.md"
    for name in ("server", "terminal", "bots", "envs", "learning", "data", "notebooks", "tutorial")
]
PAGES = [*FRESH, *SHARING]
INSTALLS = "pip install"


def runnable(page: str) -> list[Block]:
    """Blocks that a reader types or saves; the others show what a file or an answer holds."""
    found = blocks(ROOT / page)
    return [one for one in found if one.is_typed or one.file or one.language == "python"]


def set_up(folder: Path) -> None:
    """Do what the README says before its first heading."""
    home = folder / "home"
    home.mkdir()
    clone(home / "menagerie")
    shell = Shell(home / "menagerie", environment(home), folder / "state")
    reader = Reader(shell, free_port())
    for block in first_lines():
        reader.do(block)
    (folder / "shell.json").write_text(json.dumps([str(shell.folder), shell.variables]))


def first_lines() -> list[Block]:
    text = (ROOT / README).read_text(encoding="utf-8")
    heading = text.count("\n", 0, text.index("\n## ")) + 1
    return [one for one in runnable(README) if one.line < heading and not one.not_run]


@pytest.fixture(scope="session")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_once(tmp_path_factory, "stranger", set_up)


@pytest.fixture
def reader(stranger: Path, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Reader]:
    page: str = request.param
    folder, variables = json.loads((stranger / "shell.json").read_text())
    if page != README:
        home = tmp_path / "home"
        home.mkdir()
        if page in SHARING:
            cache_root().mkdir(parents=True, exist_ok=True)
            (home / ".cache").mkdir()
            (home / ".cache/menagerie").symlink_to(cache_root())
        variables["HOME"] = str(home)
    reader = Reader(Shell(Path(folder), variables, tmp_path / "state"), free_port())
    installs = any(INSTALLS in one.text for one in runnable(page) if not one.not_run)
    with (stranger / "installing.lock").open("w") as lock:  # one environment for all pages
        fcntl.flock(lock, fcntl.LOCK_EX if installs else fcntl.LOCK_SH)
        before = packages(reader.shell)
        yield reader
        reader.leave()
        if added := packages(reader.shell) - before:
            reader.shell.run(f"python -m pip uninstall --yes {' '.join(sorted(added))}")


def packages(shell: Shell) -> set[str]:
    names = "from importlib import metadata; print(*(one.name for one in metadata.distributions()))"
    return {*shell.run(f"python -c '{names}'").split()}


@pytest.mark.slow
@pytest.mark.parametrize(("page", "reader"), [(one, one) for one in PAGES], indirect=["reader"])
def test_the_page_does_what_it_says(page: str, reader: Reader) -> None:
    done = first_lines() if page == README else []
    for block in runnable(page):
        if not block.not_run and block not in done:
            reader.do(block)


@pytest.mark.parametrize(
    "block",
    [one for page in PAGES for one in runnable(page) if one.not_run or one.smaller],
    ids=lambda one: one.where,
)
def test_what_is_not_tried_as_printed_says_why(block: Block) -> None:
    """The summary of the tests names these blocks and their reasons."""
    if block.not_run:
        pytest.skip(f"{block.where} is not run: {block.not_run}")
    assert block.tried != block.text
