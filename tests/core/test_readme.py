"""The tour in the README runs."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_tour_runs() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    results = doctest.testfile(str(readme), module_relative=False, optionflags=flags)
    assert results.attempted > 15
    assert results.failed == 0
