"""Rules inside rules: compiled once, the same when they are loaded again, and no different."""

from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from menagerie.core.running import rule as rules
from menagerie.core.running.cache import PACKAGE
from menagerie.core.running.parts import Rule
from menagerie.core.running.placing import place_in


def split(total: int, share: int = 2) -> int:
    return total // share


def many(small: Any) -> int:
    """Calls `split` with all kinds of numbers."""
    return split(small[0]) + split(7) + split(small[1], 5) + split(90, share=small[0])


def compiled(folder: Path) -> tuple[Rule, Rule]:
    """Both rules, as another process would have them."""
    place_in(folder)
    inner = Rule(split, {}, {"nopython": True, "_nrt": False})
    scope = {**many.__globals__, "split": inner}
    outer = Rule(FunctionType(many.__code__, scope, "many"), {}, {"nopython": True, "_nrt": False})
    for rule in (inner, outer):
        rule.enable_caching()
    return inner, outer


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


def test_a_part_is_compiled_for_whole_numbers_alone(folder: Path) -> None:
    small = np.array([9, 250], np.uint8)
    inner, outer = compiled(folder)
    assert outer(small) == many(small.tolist()) == 4 + 3 + 50 + 10
    assert not inner.signatures  # Python has not called it
    assert [str(args) for args in inner._part.signatures] == ["(int64, int64)"]
    assert inner(np.uint8(200)) == inner(200) == 100


def test_what_goes_wrong_inside_is_told_outside(folder: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        compiled(folder)[1](np.zeros(2, np.uint8))


def test_parts_are_loaded_from_the_cache(folder: Path) -> None:
    small = np.array([9, 250], np.uint8)
    compiled(folder)[1](small)
    inner, outer = compiled(folder)
    other = Rule(FunctionType(many.__code__, {**many.__globals__, "split": inner}), {}, {})
    assert other(small) == outer(small) == many(small.tolist())
    for rule in (inner._part, outer):
        assert rule.stats.cache_hits
        assert not rule.stats.cache_misses


@pytest.mark.parametrize(("numba", "ours"), [("0.68.1", True), ("0.69.0", False)])
def test_a_numba_that_was_not_tested_compiles_alone(
    numba: str, ours: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MENAGERIE_CACHE", str(tmp_path))
    monkeypatch.setattr(rules, "version", {"numba": numba}.get)
    monkeypatch.setattr(rules, "COMPILED", True)
    rules.dispatcher.cache_clear()
    try:
        inner: Any = rules.compile_rule(split, PACKAGE / "core")
        scope = {**many.__globals__, "split": inner}
        outer: Any = rules.compile_rule(
            FunctionType(many.__code__, scope, "many"), PACKAGE / "core"
        )
    finally:
        rules.dispatcher.cache_clear()
    small = np.array([9, 250], np.uint8)
    assert isinstance(inner, Rule) is isinstance(outer, Rule) is ours
    assert outer(small) == many(small.tolist())
    assert list(tmp_path.rglob("*.nbc")), "the code is kept"
