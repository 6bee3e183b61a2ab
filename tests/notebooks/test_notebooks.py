"""The notebooks run, from the first cell to the last, and show pictures."""

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

from menagerie.core.registry import get_game
from notebooks.running import NOTEBOOKS, TORCH, Kernel, cells, defined
from pictures.reading import stands_alone

pytestmark = pytest.mark.usefixtures("faces")
every_notebook = pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda one: one.stem)
PICTURES = 2  # that each of them shows, at least


@every_notebook
def test_it_runs_and_shows_pictures(notebook: Path) -> None:
    """Where PyTorch is not installed, the net that the game's folder holds stands for the one that
    its cells would train (`make learn-test` trains it)."""
    kernel, shown = Kernel(), []
    for cell in cells(notebook):
        if TORCH in cell.tags and find_spec("torch") is None:
            shutil.copy(get_game(kernel.names["GAME"]).folder / "net.npz", kernel.names["file"])
            continue
        output = kernel.run(cell)
        if output is not None and output.html:
            stands_alone(output.html)
            shown.append(cell.name)
    assert len(shown) >= PICTURES


@every_notebook
def test_it_is_kept_without_outputs(notebook: Path) -> None:
    assert not any(cell.kept for cell in cells(notebook))


@every_notebook
def test_marimo_can_take_it(notebook: Path) -> None:
    """There a name is given by one cell only, since cells run in the order of their names."""
    given: dict[str, str] = {}
    for cell in cells(notebook):
        for name in defined(cell):
            assert given.setdefault(name, cell.name) == cell.name
