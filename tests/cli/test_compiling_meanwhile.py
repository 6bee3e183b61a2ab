"""A game is played at once; its rules are compiled meanwhile, and the table says how far."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest

from cli.screens import SMALL, look, table
from menagerie.cli.start import Compiling
from menagerie.cli.table.local import LocalSeat
from menagerie.core.match import Match
from menagerie.core.running.ready import is_ready
from picking import some_game

EXAMPLE = "goofspiel"  # its rules compile in seconds
PATIENCE = 300.0


@pytest.fixture
def folder(tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The example in packages of its own, which may be changed, and an empty cache."""
    packages = tmp_path / "packages"
    shutil.copytree(installed, packages)
    monkeypatch.syspath_prepend(packages)
    monkeypatch.setenv("MENAGERIE_CACHE", str(tmp_path / "cache"))
    return packages / EXAMPLE


def wait_for(compiling: Compiling) -> list[float]:
    """Every share that was told, until there is nothing more to tell."""
    told: list[float] = []
    deadline = time.monotonic() + PATIENCE
    while compiling.share is not None and compiling.share < 1.0 and time.monotonic() < deadline:
        told += [compiling.share] if compiling.share not in told else []
        time.sleep(0.05)
    return told


def notice(compiling: Compiling) -> LocalSeat:
    seat = table(Match(some_game(2), 2, seed=1), "en")
    return LocalSeat(seat.match, seat.names, "en", seat._bot, compiling=compiling)


def test_the_table_says_how_far_the_rules_are_and_when_they_are_ready(folder: Path) -> None:
    compiling = Compiling(EXAMPLE)
    seat = notice(compiling)
    assert "preparing" in look(seat, SMALL).splitlines()[0]
    told = wait_for(compiling)
    assert told == sorted(told)
    assert is_ready(folder)
    assert "ready" in seat.notice


def test_rules_that_do_not_compile_disturb_nobody(folder: Path) -> None:
    (folder / "rules.py").write_text("raise RuntimeError('no rules here')\n")
    compiling = Compiling(EXAMPLE)
    wait_for(compiling)
    assert compiling.share is None
    assert notice(compiling).notice == ""
