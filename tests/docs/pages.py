"""The Markdown pages of the repository and the code in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from installing import ROOT

TUTORIAL = ROOT / "docs" / "tutorial.md"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
# Comments before a block, which readers do not see:
#   <!-- before: import pytest -->         run first
#   <!-- not run: it takes a GPU -->       a reason
BLOCK = re.compile(
    r"(?:^<!-- (?P<mark>before|not run): (?P<said>.*?) -->\n+)?"
    r"(?:^\*\*`(?P<file>[^`\n]+)`\*\*\n\n)?"
    r"^```(?P<language>\w*)\n(?P<text>.*?)^```$",
    re.M | re.S,
)


class Block(NamedTuple):
    """A piece of code on a page."""

    page: Path
    line: int
    language: str
    text: str
    file: str  # the file that it is; "" for a piece of code
    before: str  # what must be run first
    not_run: str  # why it cannot run

    @property
    def is_dialogue(self) -> bool:
        return self.text.startswith(">>>")


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        mark, said = found["mark"], found["said"] or ""
        yield Block(
            page=page,
            line=text.count("\n", 0, found.start("text")) + 1,
            language=found["language"],
            text=found["text"],
            file=found["file"] or "",
            before=said if mark == "before" else "",
            not_run=said if mark == "not run" else "",
        )


def python_blocks(page: Path) -> list[Block]:
    """What a reader could run."""
    return [block for block in blocks(page) if block.language == "python" and not block.file]
