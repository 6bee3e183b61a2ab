"""All Python code of the documentation runs as it is printed, page by page.

That of pages which newcomers read is run by tests/doors.
"""

import doctest
from pathlib import Path
from typing import Any

import pytest

from docs.pages import PAGES, Block, python_blocks
from doors.test_pages import PAGES as DOORS
from installing import ROOT
from menagerie.bots import BOTS

ELSEWHERE = {ROOT / page for page in DOORS}
RUNNABLE = [page for page in PAGES if page not in ELSEWHERE and python_blocks(page)]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("page", RUNNABLE, ids=lambda page: page.name)
def test_the_code_of_the_page_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.bots.BOTS", dict(BOTS))
    names: dict[str, Any] = {"__name__": page.stem}
    for block in python_blocks(page):
        if block.not_run or block.simulated:  # tests/doors runs the latter
            continue
        exec(block.before, names)
        if block.is_dialogue:
            talk(block, names)
        else:
            # At its true line, so that an error names the place on the page.
            source = "\n" * (block.line - 1) + block.text
            exec(compile(source, str(page), "exec", dont_inherit=True), names)


def talk(block: Block, names: dict[str, Any]) -> None:
    """Each answer is the printed one."""
    where = f"{block.page.name}:{block.line}"
    test = doctest.DocTestParser().get_doctest(block.text, {}, where, str(block.page), block.line)
    test.globs = names  # one for the page: get_doctest would make a copy
    said: list[str] = []
    results = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    assert results.attempted
    assert not results.failed, "".join(said)


def test_the_tour_is_a_dialogue() -> None:
    tour = [block for block in python_blocks(PAGES[0]) if block.is_dialogue]
    assert sum(block.text.count(">>>") for block in tour) > 15


def test_little_is_left_out() -> None:
    left_out = [block for page in PAGES for block in python_blocks(page) if block.not_run]
    assert len(left_out) <= 1, left_out  # what takes PyTorch
