"""A real server on a folder of its own, and a real Chromium: fixtures for whoever asks."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser.profiles import PATIENCE, Profile, Profiles
from installing import ROOT, python_path
from menagerie.server.printing import words_to_print

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from menagerie import Match

STATIC = ROOT / "src/menagerie/server/static"
DOCS = ROOT / "src/menagerie/server/docs"
# The one without windows comes first: a new page costs it a third of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
# A renderer that lives on has the client's code compiled already.
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--renderer-process-limit=1", "--disable-site-isolation-trials"),
)
# A bot that plays the same in every run.
STEADY = "browser.steady:Steady"
# Bots answer immediately, and many pages are open side by side.
FAST = {
    "pace": 0.02,
    "traffic": [1e12, 1],
    "connections": 2000,
    "analyses": 2,  # games of earlier tests shall not take the time of later ones
    "masters": False,
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents or item.path.stem == "test_browser":
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def built() -> None:
    """The client as the server serves it."""
    if (STATIC / "index.html").exists():
        return
    npm = shutil.which("npm")
    assert npm is not None, "the web client is not built and npm is not here"
    if not (ROOT / "web/node_modules").exists():
        subprocess.run([npm, "ci"], cwd=ROOT / "web", check=True)
    subprocess.run([npm, "run", "build"], cwd=ROOT / "web", check=True)


@pytest.fixture(scope="session")
def faces(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The card faces that notebooks show; `make faces` prints them."""
    drawn = [file.parent.name for file in (ROOT / "web/src/games").glob("*/faces.ts")]
    if all((ROOT / "src/menagerie/games" / name / "faces.json").exists() for name in drawn):
        return
    node = shutil.which("node")
    assert node is not None, "the card faces are not printed and Node is not here"
    words = tmp_path_factory.mktemp("words") / "words.json"
    words.write_bytes(words_to_print())
    subprocess.run([node, "scripts/faces.mjs", str(words)], cwd=ROOT / "web", check=True)


@pytest.fixture(scope="session")
def documented() -> None:
    """The documentation as the server serves it."""
    if not (DOCS / "index.html").exists():
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "html", "docs", str(DOCS)]
        subprocess.run(command, cwd=ROOT, check=True)


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@pytest.fixture(scope="session")
def site_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    running = os.environ.get("MENAGERIE_SITE_DATA")
    return Path(running) if running else tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def site(built: None, installed: Path, site_data: Path) -> Iterator[str]:
    """The address of a server with all games and the example; MENAGERIE_SITE names one that runs
    already, MENAGERIE_SITE_DATA its folder."""
    if running := os.environ.get("MENAGERIE_SITE"):
        yield running
        return
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    data = site_data
    environment = {
        **os.environ,
        "PYTHONPATH": python_path(installed, ROOT / "tests"),
        # What pages show is the same; it is there at once, and nothing is analysed behind it.
        "MENAGERIE_MODE": "interpreted",
        "MENAGERIE_SERVER": json.dumps({**FAST, "public_url": address}),
    }
    command = [sys.executable, "-m", "menagerie", "serve", "--bot", STEADY]
    command += ["--port", str(port), "--data", str(data)]
    log = (data / "server.log").open("w")
    server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        for _ in range(4000):
            if server.poll() is not None:
                break
            try:
                urllib.request.urlopen(address + "/healthz", timeout=1)
                break
            except OSError:
                time.sleep(0.1)
        else:
            pytest.fail("the server did not start")
        if server.poll() is not None:
            pytest.fail((data / "server.log").read_text())
        yield address
    finally:
        server.terminate()
        server.wait(PATIENCE / 1000)
        log.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert CHROMIUM is not None, "no Chromium here: make chromium"
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as p:
        browser = p.chromium.launch(
            executable_path=CHROMIUM,
            args=FLAGS,
        )
        yield browser
        browser.close()


Visit = Callable[..., "Page"]


@pytest.fixture(scope="session")
def profiles(chromium: Browser, site: str) -> Profiles:
    return Profiles(chromium, site)


@pytest.fixture
def seat_at(site: str, site_data: Path) -> Callable[..., None]:
    """Seats people at a game that was played so far: seat_at(match, anna, bot="random")."""

    from browser.staging import stage

    def seat(match: Match, *people: Page, bot: str | None = STEADY) -> None:
        stage(site, site_data, match, people, bot)

    return seat


@pytest.fixture
def visit(profiles: Profiles, site: str) -> Iterator[Visit]:
    """Opens pages as different people: visit("Аня", "/", lang="en", theme="dark", phone=True).
    With None nothing is opened yet: `seat_at` does."""
    lent: list[Profile] = []
    errors: list[str] = []

    def open_page(
        name: str,
        path: str | None = "/",
        lang: str = "ru",
        theme: str = "light",
        phone: bool = False,
        introduce: bool = False,  # tables of a new game begin with the game in a minute
        spent: bool = False,  # the test does to the browser what cannot be undone
        delivered: bool = False,  # no setting is made: motion, sound and language as they come
    ) -> Page:
        settings = {"lang": lang, "theme": theme, "motion": "off", "sound": False, "name": name}
        settings = {} if delivered else {**settings, "introduce": introduce}
        profile = profiles.lend(phone, settings)
        profile.spent = spent
        lent.append(profile)
        page = profile.page
        profile.listen("pageerror", lambda error: errors.append(f"{name}: {error}"))
        profile.listen(
            "console",
            lambda said: (
                errors.append(f"{name}: {said.text}")
                if "Content Security Policy" in said.text
                else None
            ),
        )
        if path is not None:
            page.goto(f"{site}/#{path}")
        return page

    yield open_page
    for profile in lent:
        profiles.take_back(profile)
    assert not errors, errors
