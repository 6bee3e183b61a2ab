"""People who play by pressing what the table lights up."""

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import expect

from goofspiel import GAME

EXAMPLE = GAME  # a short game, on the generic table
MINE = ".bar.mine"
LOG = ".drawer [role=log]"  # while its drawer is open
PLAY = {"ru": "Играть с ботами", "en": "Play with bots"}
# Seconds for a whole game: far more than any takes, so that only a stuck one fails.
PATIENCE = 900
# What can be pressed: buttons of the action bar, and things on the table that are lit.
LIT = (
    f"{MINE} .buttons button:not([disabled]):not([aria-pressed])",
    ".shell button.card.lit, .shell button.thing.lit, .shell .cover",
)
# Presses one of these. In one go: the table may move on between looking and pressing.
PRESS = """([lit, which, one]) => {
  if (!document.querySelector('.bar.mine')) return false
  const shown = (what) => [...document.querySelectorAll(what)].filter((node) => node.offsetParent)
  const groups = lit.map(shown).filter((group) => group.length)
  if (!groups.length) return false
  const group = groups[Math.floor(which * groups.length)]
  group[Math.floor(one * group.length)].click()
  return true
}"""
# Does so at every frame until something is there. What has come up over the table is put away. The
# page plays by itself: a test that pressed from outside would spend its time on the way there.
PLAY_ON = (
    f"([lit, seed, end]) => {{ const press = {PRESS}"
    + """
  window.seen = false // what comes up for a moment counts, and nobody presses on after it
  let last = seed
  const random = () => (last = (last * 48271) % 2147483647) / 2147483647
  const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  const look = () => {
    if (document.querySelector(end)) return (window.seen = true)
    if (document.querySelector('[role=dialog]')) document.body.dispatchEvent(escape())
    else press([lit, random(), random()])
    requestAnimationFrame(look)
  }
  look()
}"""
)


HEAR = "(data) => line.dispatchEvent(new MessageEvent('message', { data }))"
QUICK = """async (wanted) => {
  const body = JSON.stringify({ name: 'Аня', ...wanted })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/tables/quick', { method: 'POST', body, headers })
  if (!answer.ok) throw new Error(await answer.text())
  location.hash = '#/table/' + (await answer.json()).table
}"""


def play_now(page: Any, lang: str = "ru", title: str = "") -> None:
    """One press on the home page: a table against bots."""
    title = title or EXAMPLE.words.label("title", lang)
    page.get_by_role("button", name=re.compile(f"{PLAY[lang]}.*{title}")).click()
    page.locator(".shell").wait_for()


def coach_says(page: Any, reason: str = "Because of this. " * 5) -> Any:
    """Lets the coach speak up at the table, as the server would. His note, as soon as it is
    there."""
    ready_to_press(page)
    word = {
        "seat": 0,
        "better": 0,
        "cards": [0],
        "text": "A grandmaster would have played it.",
        "reason": reason,
    }
    message = {"type": "coached", "seq": 0, "version": 1, **word}
    page.evaluate(HEAR, json.dumps(message))
    note = page.locator(".coach")
    expect(note).to_be_visible()
    return note


def quick_table(page: Any, game: str, **wanted: Any) -> None:
    """A table of any game against bots, begun, without the way over the home page."""
    page.evaluate(QUICK, {"game": game, **wanted})
    page.locator(".shell").wait_for()


def speak(page: Any, lang: str) -> None:
    """The page in another language, as after a change of the settings."""
    page.evaluate(
        """(lang) => {
          const kept = JSON.parse(localStorage.getItem('menagerie.settings'))
          localStorage.setItem('menagerie.settings', JSON.stringify({ ...kept, lang }))
        }""",
        lang,
    )
    page.reload()


def settle(page: Any) -> None:
    """What changed is drawn: fonts are there, nothing fades or slides, two frames are over."""
    page.evaluate(
        """async () => {
          await document.fonts.ready
          const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity
          await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished))
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        }"""
    )


def ready_to_press(page: Any) -> None:
    """Something is asked, and its buttons are awake: a fresh prompt is inert for a moment."""
    page.locator(f"{MINE}[data-live]").wait_for()


def set_theme(page: Any, theme: str) -> None:
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)


def new_table(page: Any, seats: int = 4, bots: int = 0, game: str = EXAMPLE.id) -> str:
    """Opens a table through the form and returns its address."""
    page.goto(page.url.split("#")[0] + f"#/new/{game}")
    page.locator("form").wait_for()
    page.locator("fieldset label", has_text=re.compile(rf"^{seats}$")).click()
    selects = page.locator("form select")
    for i in range(bots):
        selects.nth(seats - 2 - i).select_option(index=1)
    page.locator("button[form=terms]").click()
    page.wait_for_url(re.compile(r"#/table/[\w-]+"))
    return str(page.url)


def drawer(page: Any, name: str) -> None:
    """Opens a drawer of the table: log, chat, rules …; on a phone it comes from below."""
    button = page.locator(".top .drawer-button:visible, .foot button:visible", has_text=name)
    if button.get_attribute("aria-expanded") != "true":
        button.click()


def is_over(page: Any) -> bool:
    return bool(page.locator(".overbar").count())


def step(page: Any, rng: random.Random) -> bool:
    """One decision, if one is asked for. True when something was pressed."""
    return bool(page.evaluate(PRESS, [LIT, rng.random(), rng.random()]))


def until_over(pages: list[Any], press: Callable[[], bool]) -> None:
    """Presses on until everybody sees the end; waits a little where there was nothing to press."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if all(is_over(page) for page in pages):
            return
        if not press():
            pages[0].wait_for_timeout(25)
    raise AssertionError("the game does not end")


def play_until(end: str, pages: Sequence[Any], seed: int = 1, lit: Sequence[str] = LIT) -> None:
    """Everybody presses what is lit, until everybody sees this."""
    for number, page in enumerate(pages):
        page.evaluate(PLAY_ON, [lit, seed + number, end])
    for page in pages:
        page.wait_for_function("() => seen", timeout=PATIENCE * 1000)


def play_to_the_end(pages: Sequence[Any], seed: int = 1, lit: Sequence[str] = LIT) -> None:
    play_until(".overbar", pages, seed, lit)
