"""Every lesson, played through: the right moves, and what is said to others."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from menagerie.core.game import Game
from menagerie.core.lesson import Step
from menagerie.core.lesson_script import script_of
from menagerie.core.registry import all_games
from menagerie.testing.effort import EFFORT

# Where each language is read: Russian takes the most room. The long run reads both at both.
SIZES = {"ru": [(320, 640)], "en": [(1440, 900)]}
if EFFORT > 1:
    SIZES = {"ru": [(320, 640), (1440, 900)], "en": [(390, 844), (1440, 900)]}
TAUGHT = [game for game in all_games() if game.lesson is not None]
# One of them in English: that every step has its words in both is a law. The long run reads all.
READ = [(game, "en" if game is TAUGHT[1] else "ru") for game in TAUGHT]
if EFFORT > 1:
    READ = [(game, lang) for game in TAUGHT for lang in ("ru", "en")]
WORDS = "aside.words"
# Over the page's own connection: moves that its table has no button for.
SEND = """(move) => line.send(JSON.stringify({
  type: 'move', key: crypto.randomUUID(), version: heard.version, seat: heard.view.viewer, move,
}))"""
NAMES = """async (lang) => {
  const table = location.hash.split('/').at(-1)
  const { seats } = await (await fetch(`/api/tables/${table}?lang=${lang}`)).json()
  return seats.map((seat) => seat.name)
}"""
# The light is on something, and the words are in sight and not on it. What fills half of the screen
# leaves no place beside it.
IN_PLACE = """(points) => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect()
  const [words, light] = [box('aside.words'), box('.lamp')]
  const inside =
    words.left >= 0 && words.top >= 0 && words.right <= innerWidth && words.bottom <= innerHeight
  if (!points) return inside
  if (!light || light.width < 8 || light.height < 8) return false
  const large = light.width * light.height > 0.4 * innerWidth * innerHeight
  const apart =
    words.right <= light.left || light.right <= words.left ||
    words.bottom <= light.top || light.bottom <= words.top
  return inside && (apart || large)
}"""


def told(page: Any, step: int) -> None:
    expect(page.locator(WORDS)).to_have_attribute("data-step", str(step))


def in_place(page: Any, step: Step, lang: str) -> None:
    for width, height in SIZES[lang]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_PLACE, arg=step.at is not None)


def do(page: Any, kind: str, move: int) -> None:
    """By its button, where the bar has one; else as the table sends it."""
    button = page.locator(f".bar[data-live] [data-anchor='move:{kind}']:enabled")
    if page.locator(f".bar [data-anchor='move:{kind}']").count() == 1:
        button.click()
    else:
        page.evaluate(SEND, move)


def come_back(page: Any, game: Game, step: int) -> None:
    """Left in the middle, it goes on at the same table, with the first words of that moment."""
    told(page, step)
    table = page.url
    page.locator(f"{WORDS} .leave").click()
    page.locator(f".learn[href='#/learn/{game.id}']").click()
    told(page, step)
    assert page.url == table


@pytest.mark.walk
@pytest.mark.parametrize(("game", "lang"), READ, ids=[f"{game.id}-{lang}" for game, lang in READ])
def test_a_lesson_is_played_through(visit: Any, game: Game, lang: str) -> None:
    script = script_of(game)
    assert script is not None
    # The way from home is taken when one comes back.
    page = visit("Аня", f"/learn/{game.id}", lang=lang)
    words, lesson = page.locator(WORDS), script.lesson
    asking = [step for step in lesson.steps if step.move is not None]
    middle = asking[len(asking) // 2]
    told(page, 0)
    assert findings(page) == []
    names = page.evaluate(NAMES, lang)
    for number, step in enumerate(lesson.steps):
        told(page, number)
        in_place(page, step, lang)
        if step.move is None:
            expect(words.locator(".primary")).to_be_focused()
            page.keyboard.press("Enter")
            continue
        made = script.told_at[number]
        page.wait_for_function("(version) => heard.version === version", arg=made + 1)
        seat, right = script.moves[made]
        legal = page.evaluate("() => heard.view.legal.map((move) => move.id)")
        assert seat == lesson.seat
        assert right in legal
        if others := [move for move in legal if move != right]:
            page.evaluate(SEND, others[number % len(others)])
            expect(words).to_have_attribute("data-wrong", "true")
            assert step.wrong is not None
            expect(words).to_contain_text(script.said(step.wrong.text(lang), lang, names))
            assert page.evaluate("() => heard.version") == made + 1
        do(page, step.move.kind, right)
        if step is middle and (game, lang) == READ[0]:
            come_back(page, game, number + 1)
    told(page, len(lesson.steps))
    words.locator(".primary").click()
    expect(words).to_have_count(0)
