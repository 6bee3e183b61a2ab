"""The Markdown pages of the repository and the code in them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]

TUTORIAL = ROOT / "docs" / "tutorial.md"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
# Comments before a block, which readers do not see; tests/doors reads all of them:
#   <!-- before: import pytest -->           run first, in the block's language
#   <!-- not run: it needs root -->          a reason, which the test prints
#   <!-- smaller: 1_000_000 -> 40; a -> b -->    tried with these in place of what is printed
#   <!-- simulated: 65_536 -> 8 -->          the same, and without a card: in the CUDA simulator
MARK = re.compile(r"<!-- (before|not run|smaller|simulated)(?:: (.*?))? -->")
BLOCK = re.compile(
    r"(?P<marks>(?:^<!-- (?:before|not run|smaller|simulated)\b.*? -->\n+)*)"
    r"(?:^\*\*`(?P<file>[^`\n]+)`\*\*\n\n)?"
    r"^```(?P<language>[^\n`]*)\n(?P<text>.*?)^```$",
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
    smaller: tuple[tuple[str, str], ...]  # what it is tried with: (printed, tried)
    simulated: bool  # it needs a card, and is tried in the simulator

    @property
    def is_dialogue(self) -> bool:
        return self.text.startswith(">>>")

    @property
    def is_typed(self) -> bool:
        """Lines for a shell."""
        return not self.language and not self.file

    @property
    def where(self) -> str:
        return f"{self.page.name}:{self.line}"

    @property
    def tried(self) -> str:
        text = self.text
        for printed, small in self.smaller:
            assert printed in text, f"{self.where} does not say {printed}"
            text = text.replace(printed, small)
        return text


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        marks = dict(MARK.findall(found["marks"]))
        smaller = "; ".join(filter(None, (marks.get("smaller"), marks.get("simulated"))))
        yield Block(
            page=page,
            line=text.count("\n", 0, found.start("text")) + 1,
            language=found["language"],
            text=found["text"],
            file=found["file"] or "",
            before=marks.get("before", ""),
            not_run=marks.get("not run", ""),
            smaller=tuple(
                (printed, small)
                for printed, _, small in (one.partition(" -> ") for one in smaller.split("; "))
                if printed
            ),
            simulated="simulated" in marks,
        )


def python_blocks(page: Path) -> list[Block]:
    """What a reader could run."""
    return [block for block in blocks(page) if block.language == "python" and not block.file]
