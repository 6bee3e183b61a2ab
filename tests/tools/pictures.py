"""Pictures of real games against bots, for the README: `make pictures`.

A table of every game after some moves, one game move by move as a moving picture, and how a match
shows itself in a notebook.
"""

import io
import json
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import menagerie
from browser.players import is_over, step
from browser.site import CHROMIUM
from menagerie.core.registry import all_games
from server.harness import Server

SIZE: ViewportSize = {"width": 1440, "height": 900}
STILL, FILM = (960, 600), (800, 500)
MOVES = 24  # presses until a still is taken
FRAMES = 26
SETTINGS = {
    **{"lang": "en", "theme": "light", "motion": "off", "sound": False, "name": "Ann"},
    "introduce": False,  # the table, and no lesson over it
}
OPEN = """async (game) => {
  const body = JSON.stringify({ game, name: 'Ann' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/tables/quick', { method: 'POST', body, headers })
  location.hash = '#/table/' + (await answer.json()).table
}"""
READY = "() => document.querySelector('.bar.mine') || document.querySelector('.overbar')"


def table(browser: Browser, site: str, game: str) -> Page:
    """A new game, at the first decision."""
    context = browser.new_context(viewport=SIZE)
    stored = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(f"localStorage.setItem('menagerie.settings', {stored})")
    page = context.new_page()
    page.goto(site)
    page.evaluate(OPEN, game)
    page.locator(".shell").wait_for()
    return page


def decide(page: Page, rng: random.Random) -> bool:
    """Press something and wait to be asked again; False when the game is over."""
    page.wait_for_function(READY)
    if is_over(page):
        return False
    step(page, rng)
    page.wait_for_timeout(250)  # the bots' moves are drawn
    page.wait_for_function(READY)
    return not is_over(page)


def shot(page: Page, size: tuple[int, int]) -> Image.Image:
    picture = Image.open(io.BytesIO(page.screenshot()))
    return picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def take_still(page: Page, file: Path) -> None:
    rng = random.Random(file.stem)
    picture = shot(page, STILL)
    for _ in range(MOVES):
        if not decide(page, rng):
            break
        picture = shot(page, STILL)
    picture.save(file, quality=82, optimize=True, progressive=True)


def take_film(page: Page, file: Path) -> None:
    rng = random.Random(file.stem)
    frames = [shot(page, FILM)]
    while len(frames) < FRAMES and decide(page, rng):
        frames.append(shot(page, FILM))
    still, *rest = frames
    still.save(file, save_all=True, append_images=rest, duration=900, loop=0, quality=45, method=6)


def take_notebook(browser: Browser, game: str, file: Path) -> None:
    rng = random.Random(file.stem)
    match = menagerie.new(game, 3, seed=7)
    while len(match.moves) < MOVES:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.legal_ids(seat)))
    page = browser.new_page(viewport={"width": 940, "height": 400})
    page.set_content(match.picture(match.waiting[0], "en").page())
    picture = Image.open(io.BytesIO(page.screenshot(full_page=True)))
    picture.convert("RGB").save(file, quality=82, optimize=True, progressive=True)


def main(folder: Path, filmed: str) -> None:
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), mode="compiled")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for game in all_games():
                take_still(table(browser, server.http, game.id), folder / f"{game.id}.jpg")
            take_film(table(browser, server.http, filmed), folder / "game.webp")
            take_notebook(browser, filmed, folder / "notebook.jpg")
        finally:
            browser.close()
            server.stop()
    for file in sorted(folder.iterdir()):
        print(f"{file.name}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
