"""Compiled rules are used when all of them are there, whole, and made from the present sources."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from menagerie.core.compiling import make_ready
from menagerie.core.errors import MenagerieError
from menagerie.core.running import mode
from menagerie.core.running.ready import is_ready, stamp_file

GAME = "goofspiel"  # the example: its rules compile in seconds


@pytest.fixture
def folder(tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The example in packages of its own, which may be changed, and an empty cache."""
    packages = tmp_path / "packages"
    shutil.copytree(installed, packages)
    monkeypatch.syspath_prepend(packages)
    monkeypatch.setenv("MENAGERIE_CACHE", str(tmp_path / "cache"))
    return packages / GAME


def test_a_cache_is_complete_or_not_used(folder: Path, tmp_path: Path) -> None:
    assert not is_ready(folder)
    before = stamp_file(folder)
    rules = folder / "rules.py"

    def edit(done: int, total: int) -> None:
        """Somebody changes a rule while the compiler is at work."""
        if not rules.read_text().endswith("# changed\n"):
            rules.write_text(rules.read_text() + "# changed\n")

    cache = tmp_path / "cache"
    (cache / f".{GAME}-1" / "half").mkdir(parents=True)  # left by a compiler that was killed
    make_ready(GAME, folder, edit)
    # Old code is not stored under the new sources' key, nor trusted under its own.
    assert is_ready(folder)
    assert stamp_file(folder) != before
    assert not before.exists()
    # What is broken afterwards is noticed.
    for suffix in (".nbi", ".nbc"):
        file = next(cache.glob(f"{GAME}-*/**/*{suffix}"))
        whole = file.read_bytes()
        file.write_bytes(whole[: len(whole) // 2])
        assert not is_ready(folder), suffix
        file.write_bytes(whole)
        assert is_ready(folder)
    stamp_file(folder).write_text("half a sta")
    assert not is_ready(folder)
    assert not list(cache.glob(".*")), "the workshop is swept"


def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("in the way")
    monkeypatch.setenv("MENAGERIE_CACHE", str(occupied))
    with pytest.raises(MenagerieError, match="MENAGERIE_CACHE"):
        make_ready(GAME, installed / "goofspiel", lambda done, total: None)


def test_a_game_that_does_not_compile_is_said_in_a_sentence(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (folder / "rules.py").write_text("raise RuntimeError('no rules here')\n")
    with pytest.raises(MenagerieError, match="MENAGERIE_MODE=interpreted"):
        make_ready(GAME, folder, lambda done, total: None)


def test_games_are_found_without_loading_them() -> None:
    assert mode.game_folder("no such game") is None
    assert all(mode.game_folder(one.name) == one for one in mode.house_games())
