"""Compiled rules are used when all of them are there, whole, and made from the present sources."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.screens import SMALL, look, table
from menagerie.cli.start import Compiling
from menagerie.cli.table.local import LocalSeat
from menagerie.core.compiling import make_ready
from menagerie.core.errors import MenagerieError
from menagerie.core.match import Match
from menagerie.core.progress import progress_bar
from menagerie.core.running import mode
from menagerie.core.running.cache import SHARED, cache_folder
from menagerie.core.running.placing import Beside
from menagerie.core.running.ready import compiler, is_ready, stamp_file
from picking import some_game

GAME = "goofspiel"  # the example: its rules compile in seconds


@pytest.fixture
def folder(tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The example in packages of its own, which may be changed, and a cache that holds nothing but
    what all games share."""
    packages, cache = tmp_path / "packages", tmp_path / "cache"
    shutil.copytree(installed, packages)
    monkeypatch.syspath_prepend(packages)
    for made in [cache_folder(room, room, compiler()) for room in SHARED]:
        if made.is_dir():
            shutil.copytree(made, cache / made.name)
    monkeypatch.setenv("MENAGERIE_CACHE", str(cache))
    return packages / GAME


@pytest.mark.slow
def test_a_cache_is_complete_or_not_used(folder: Path, tmp_path: Path) -> None:
    """And whoever plays meanwhile is told how far it is: one compiler shows both."""
    assert not is_ready(folder)
    before, cache = stamp_file(folder), tmp_path / "cache"
    (cache / f".{GAME}-1" / "half").mkdir(parents=True)  # left by a compiler that was killed
    compiling = Compiling(GAME)
    seat = notice(compiling)
    assert "preparing" in look(seat, SMALL).splitlines()[0]
    # Somebody changes a rule while the compiler is at work.
    told = shares(compiling, lambda: compiling.share)  # a first step is done
    with (folder / "rules.py").open("a") as rules:
        rules.write("# changed\n")
    told += shares(compiling, lambda: compiling.share == 1.0)
    assert compiling.share == 1.0
    assert len(told) > 1
    assert "ready" in seat.notice
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


def notice(compiling: Compiling) -> LocalSeat:
    seat = table(Match(some_game(2), 2, seed=1), "en")
    return LocalSeat(seat.match, seat.names, "en", seat._bot, compiling=compiling)


def shares(compiling: Compiling, enough: Callable[[], object]) -> list[float]:
    """What was told for the first time until it is enough, or it failed."""
    told = list[float]()
    while compiling.share is not None and not enough():
        told += [compiling.share] if compiling.share > max(told, default=-1.0) else []
        time.sleep(0.02)
    return told


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


def test_rules_that_do_not_compile_disturb_nobody(folder: Path) -> None:
    (folder / "rules.py").write_text("raise RuntimeError('no rules here')\n")
    compiling = Compiling(GAME)
    shares(compiling, lambda: False)
    assert notice(compiling).notice == ""


def test_a_package_that_moved_keeps_its_code(folder: Path, tmp_path: Path) -> None:
    """The cache knows contents, not places."""
    elsewhere = tmp_path / "elsewhere" / GAME
    shutil.copytree(folder, elsewhere)
    assert stamp_file(elsewhere) == stamp_file(folder)
    assert {
        Beside.get_suitable_cache_subpath(str(one / "rules.py")) for one in (folder, elsewhere)
    } == {GAME}


def test_games_are_found_without_loading_them() -> None:
    assert mode.game_folder("no such game") is None
    assert all(mode.game_folder(one.name) == one for one in mode.house_games())


def test_a_bar_that_nobody_sees_writes_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    """Standard error is a log there, a line an event."""
    with progress_bar() as bar:
        bar.update(bar.add_task("game"), completed=1, total=2)
    assert capfd.readouterr() == ("", "")


def test_a_compiler_that_is_interrupted_ends_without_a_trace(folder: Path) -> None:
    """Ctrl+C at a server's terminal reaches it, too."""
    with subprocess.Popen(
        [sys.executable, "-m", "menagerie.bots.prepare", GAME],
        env={
            **os.environ,
            "MENAGERIE_MODE": "compiled",
            "PYTHONPATH": os.pathsep.join(map(str, [folder.parent, *sys.path])),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()  # a first step is done
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == ""
    assert process.returncode == -signal.SIGINT
