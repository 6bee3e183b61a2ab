"""Runs a notebook as a kernel does: cell by cell, in one place, showing what a cell ends with."""

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from dis import get_instructions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

FOLDER = ROOT / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
TORCH = "torch"  # the tag of cells that take PyTorch


@dataclass(frozen=True)
class Cell:
    """A cell with code."""

    name: str
    source: str
    tags: tuple[str, ...]
    kept: bool  # whether it keeps an output or a number of its running


def cells(notebook: Path) -> Iterator[Cell]:
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            tags = tuple(cell["metadata"].get("tags", ()))
            kept = bool(cell["outputs"]) or cell["execution_count"] is not None
            yield Cell(cell["id"], "".join(cell["source"]), tags, kept)


@dataclass(frozen=True)
class Shown:
    """What a cell shows: HTML where a thing has it, else its words."""

    html: str
    text: str


class Kernel:
    """What cells have in common."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"__name__": "__main__"}

    def run(self, cell: Cell) -> Shown | None:
        tree = ast.parse(cell.source, cell.name)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, cell.name, "exec", dont_inherit=True), self.names)
        if not isinstance(last, ast.Expr):
            return None
        code = compile(ast.Expression(last.value), cell.name, "eval", dont_inherit=True)
        value = eval(code, self.names)
        html = value._repr_html_() if hasattr(value, "_repr_html_") else ""
        return None if value is None else Shown(html, repr(value))


def defined(cell: Cell) -> set[str]:
    """The names that a cell gives to the others."""
    # From the bytecode: since Python 3.12 the symbol table holds variables of comprehensions, too.
    code = compile(cell.source, cell.name, "exec", dont_inherit=True)
    return {one.argval for one in get_instructions(code) if one.opname == "STORE_NAME"}
