"""Each game to its end and beyond it, in a browser in which nothing is set, on a server as it is
delivered: with motion, at its own pace, within its limits, alternately in both languages.

`make test` begins at recorded games near their end, `make test-long` on the home page.
"""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.players import LIT, MINE, PATIENCE, PLAY_ON, play_now, play_to_the_end
from browser.profiles import DESK
from browser.staging import keep, stage
from doors.elsewhere import BROWSERS, Window, until
from doors.stranger import environment
from installing import ROOT
from menagerie import Match
from menagerie.core.game import Game
from menagerie.core.registry import all_games
from menagerie.core.setup import usual_seats
from menagerie.server.http.identity import COOKIE
from menagerie.server.tables.tokens import hashed, new_token
from menagerie.testing.archive import recorded
from menagerie.testing.effort import EFFORT

LOCALES = {"en": "en-GB", "ru": "ru-RU"}
ADDRESS = re.compile(r"http://[\w.]+:\d+")
PRESS = """(text) => {
  const buttons = [...document.querySelectorAll('button')]
  const found = buttons.find((one) => new RegExp(text).test(one.innerText.trim()))
  found?.click()
  return found !== undefined
}"""
CASES = [*zip(all_games(), cycle(LOCALES), strict=False)]
LONG = PATIENCE * 1000  # milliseconds


def words(lang: str) -> dict[str, str]:
    file = ROOT / f"web/src/lib/words.{lang}.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found


@contextmanager
def delivered(data: Path) -> Iterator[str]:
    """A server without a setting; its address."""
    command = [sys.executable, "-m", "menagerie", "serve", "--port", "0", "--data", str(data)]
    log = data / "server.log"
    server = subprocess.Popen(
        command,
        env={**environment(Path.home()), "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=log.open("w"),
        text=True,
    )
    try:
        assert server.stdout is not None
        found = next(filter(None, map(ADDRESS.search, server.stdout)), None)
        assert found, log.read_text()
        yield found[0]
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(60)


def near_the_end(game: Game, decisions: int = 3) -> Match:
    """A recorded game at the usual table, before the last decisions of the first seat."""
    seats = usual_seats(game, {})
    record = next(
        one.record
        for one in recorded(game)
        if one.record.seats == seats
        and game.full_options(one.record.options) == game.full_options({})
    )
    match = Match(game, seats, seed=int(record.seed, 16))
    own = [number for number, (seat, _) in enumerate(record.moves) if seat == 0]
    for seat, move in record.moves[: own[-decisions]]:
        match.play(seat, move)
    return match


@pytest.fixture(scope="session")
def place(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    data = tmp_path_factory.mktemp("delivered")
    with delivered(data) as address:
        yield address, data


@pytest.fixture
def newcomer(chromium: Any, request: pytest.FixtureRequest) -> Iterator[Any]:
    """A page of a browser that has never been here and speaks this language."""
    context = chromium.new_context(locale=LOCALES[request.param], **DESK)
    page = context.new_page()
    page.set_default_timeout(LONG)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.extend([said.text] * (said.type == "error")))
    yield page
    context.close()
    assert errors == []


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.walk
@pytest.mark.parametrize(
    ("game", "lang", "newcomer"),
    [(game, lang, lang) for game, lang in CASES],
    ids=[f"{game.id}-{lang}" for game, lang in CASES],
    indirect=["newcomer"],
)
def test_a_game_ends_with_everything_that_follows(
    game: Game, lang: str, newcomer: Any, place: tuple[str, Path]
) -> None:
    page, (address, data), say = newcomer, place, words(lang)
    if EFFORT > 1:
        page.goto(address)
        play_now(page, lang, game.words.label("title", lang))
    else:
        stage(address, data, near_the_end(game), [page], "greedy")
    page.get_by_role("button", name=say["minute.skip"], exact=True).click()
    play_to_the_end([page])

    # The points are counted without a press, and then it is said who has won.
    sheet = page.get_by_role("dialog", name=say["score.title"])
    expect(sheet.locator(".podium")).to_be_visible(timeout=LONG)
    expect(sheet.locator(".headline")).not_to_contain_text(say["score.counting"])
    table = page.url

    sheet.get_by_role("button", name=say["chance.tab"]).click()
    expect(page.locator(".analysis").get_by_role("slider")).to_be_visible(timeout=LONG)

    page.locator(".overbar").get_by_role("link", name=say["score.replay"]).click()
    page.get_by_role("button", name=say["replay.last"]).click()
    said = page.locator(".replay [role=status]")
    expect(said).to_contain_text(re.compile(r"(\d+)\D+\1"))
    page.get_by_role("button", name=say["replay.first"]).click()
    page.get_by_role("button", name=say["replay.next"]).click()
    expect(said).to_contain_text(re.compile(r"\b1\b"))

    page.goto(table)
    sheet.get_by_role("button", name=say["score.rematch"]).click()
    page.wait_for_url(lambda url: url != table)
    expect(page.locator(".shell")).to_be_visible()
    expect(page.locator(".overbar")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.walk
@pytest.mark.skipif(EFFORT == 1, reason="the other browsers play in make test-long")
@pytest.mark.parametrize("browser", [*BROWSERS])
def test_other_browsers_open_and_end_a_game(
    browser: str, place: tuple[str, Path], tmp_path: Path
) -> None:
    address, data = place
    game = all_games()[0]
    with BROWSERS[browser](tmp_path) as window:
        window.goto(address)
        until(window, f"({PRESS})('Play with bots|Играть с ботами')")
        until(window, f"({PRESS})('^(Skip|Пропустить)$')")  # the introduction
        until(window, f"document.querySelector('{MINE}')")
        play(window, ".bar:not(.mine)")
        token = new_token()
        table = keep(data, near_the_end(game), [hashed(token)], "greedy")
        window.keep(COOKIE, token)
        window.goto(f"{address}/#/table/{table}")
        play(window, ".overbar")
        until(window, "document.querySelector('.podium')")


def play(window: Window, end: str) -> None:
    """Presses what is lit until something is there."""
    until(window, "document.querySelector('.shell')")
    window.evaluate(f"void ({PLAY_ON})({json.dumps([LIT, 1, end])})")
    until(window, "window.seen")
