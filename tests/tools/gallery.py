"""Every page and every table on every screen, in one sheet to look at: `make gallery`.

`make gallery OPTIONS="--game goofspiel --size phone"` takes only what is named; options may be
repeated. The sheet is build/gallery/index.html.
"""

import argparse
import html
import json
import random
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from browser.geometry import SIZES
from browser.players import is_over, quick_table, set_theme, speak, step
from browser.site import CHROMIUM
from menagerie.core.registry import all_games
from server.harness import Server

LANGUAGES, THEMES = ("ru", "en"), ("light", "dark")
LATE = 14  # decisions until the second picture of a table
SETTINGS = {
    **{"lang": "ru", "theme": "light", "motion": "off", "sound": False, "name": "Аня"},
    "introduce": False,  # the table, and no lesson over it
}
READY = "() => document.querySelector('.bar.mine') || document.querySelector('.overbar')"
STYLE = """
body { margin: 24px; font: 15px system-ui; background: #ddd; }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; } img { display: block; height: 300px; box-shadow: 0 1px 6px #0006; }
figcaption { padding: 2px 0 8px; color: #444; }
"""

Moment = tuple[str, Callable[[Page], None]]


def decide(page: Page, decisions: int) -> None:
    """Makes some decisions; then the next one is asked for, or the game is over."""
    rng = random.Random(decisions)
    for _ in range(60 * decisions):
        if decisions == 0 or is_over(page):
            break
        if step(page, rng):
            decisions -= 1
        page.wait_for_timeout(30)
    page.wait_for_function(READY)


def begin(page: Page, game: str) -> None:
    quick_table(page, game)
    decide(page, 0)


def finish(page: Page) -> None:
    decide(page, 10_000)
    page.get_by_role("dialog").wait_for()


def address(page: Page, path: str) -> None:
    page.goto(page.url.split("#")[0] + "#" + path)
    page.locator("h1").first.wait_for()


def pages() -> Iterator[Moment]:
    """What belongs to no game."""
    yield "home", lambda page: address(page, "/")
    yield "settings", lambda page: address(page, "/settings")


def moments(game: str) -> Iterator[Moment]:
    """The pages of a game, and its table from the first decision to the replay."""
    yield "new table", lambda page: address(page, f"/new/{game}")
    yield "rules", lambda page: address(page, f"/rules/{game}")
    yield "cards", lambda page: address(page, f"/cards/{game}")
    yield "first decision", lambda page: begin(page, game)
    yield "later", lambda page: decide(page, LATE)
    yield "score", finish
    yield "replay", lambda page: address(page, page.url.split("#")[1].replace("table", "replay"))


def take(page: Page, folder: Path, title: str, name: str, sizes: list[str]) -> list[str]:
    """The page as it is now, on every screen; figures for the sheet."""
    figures = []
    for lang, theme in product(LANGUAGES, THEMES):
        if theme == THEMES[0]:
            speak(page, lang)
            page.locator("h1").first.wait_for()
            page.wait_for_load_state("networkidle")
        set_theme(page, theme)
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(120)
            file = f"{title}-{name}-{size}-{lang}-{theme}.png".replace(" ", "_")
            page.screenshot(path=folder / file)
            caption = html.escape(f"{size} {width}×{height}, {lang}, {theme}")
            figures.append(
                f'<figure><a href="{file}"><img loading="lazy" src="{file}" alt=""></a>'
                f"<figcaption>{caption}</figcaption></figure>"
            )
    return figures


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", help="only this game, and no general page")
    parser.add_argument("--size", action="append", choices=list(SIZES))
    return parser.parse_args()


def main() -> None:
    options = wanted()
    folder, sizes = options.folder, options.size or list(SIZES)
    folder.mkdir(parents=True, exist_ok=True)
    games = [game.id for game in all_games() if game.id in (options.game or [game.id])]
    shelves = [] if options.game else [("pages", pages())]
    shelves += [(game, moments(game)) for game in games]
    sheet = [f"<!doctype html><meta charset=utf-8><title>Gallery</title><style>{STYLE}</style>"]
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), pace=0.02, mode="compiled")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            page = browser.new_context().new_page()
            page.goto(server.http)
            stored = json.dumps(SETTINGS)
            page.evaluate("(s) => localStorage.setItem('menagerie.settings', s)", stored)
            for title, shown in shelves:
                sheet.append(f"<h1>{html.escape(title)}</h1>")
                for name, go in shown:
                    page.set_viewport_size({"width": 1440, "height": 900})
                    go(page)
                    figures = take(page, folder, title, name, sizes)
                    sheet.append(f"<h2>{name}</h2><section>{''.join(figures)}</section>")
                    print(f"{title}: {name}", flush=True)
        finally:
            browser.close()
            server.stop()
    (folder / "index.html").write_text("\n".join(sheet), encoding="utf-8")


if __name__ == "__main__":
    main()
