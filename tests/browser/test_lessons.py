"""Every lesson, played through: the right moves, and what is said to others."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from menagerie.core.game import Game
from menagerie.core.lesson import Step
from menagerie.core.lesson_script import script_of
from menagerie.core.registry import all_games
from menagerie.testing.effort import EFFORT

# Every step is looked at in each of them; presses are made in one and the other.
SIZES = [(390, 844), (1440, 900)]
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
# The light is on something, and the words are in sight, and neither on it nor, while one chooses,
# on a card that could be chosen. What fills half of the screen leaves no place beside it.
IN_PLACE = """([points, asks]) => {
  const box = (one) => one?.getBoundingClientRect()
  const [words, light] = ['aside.words', '.lamp'].map((what) => box(document.querySelector(what)))
  const apart = (one) =>
    words.right <= one.left || one.right <= words.left ||
    words.bottom <= one.top || one.bottom <= words.top
  const inside =
    words.left >= 0 && words.top >= 0 && words.right <= innerWidth && words.bottom <= innerHeight
  if (!inside) return false
  const choices = [...document.querySelectorAll('.shell .card.lit, .shell .row[data-target]')]
  if (asks && !choices.map(box).every(apart)) return false
  if (!points) return true
  if (!light || light.width < 8 || light.height < 8) return false
  const frame = 6
  const lit = new DOMRect(
    light.x + frame, light.y + frame, light.width - 2 * frame, light.height - 2 * frame)
  return apart(lit) || light.width * light.height > 0.4 * innerWidth * innerHeight
}"""
LIGHT = """() => {
  const { left, top, width, height } = document.querySelector('.lamp').getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}"""
# What a press has changed: the table, the step that is told, or what is to be pressed.
SHOWN = """() => {
  const words = document.querySelector('aside.words')
  return [heard.version, words.dataset.step, words.dataset.button].join()
}"""


def told(page: Any, step: int) -> None:
    expect(page.locator(WORDS)).to_have_attribute("data-step", str(step))


def in_place(page: Any, step: Step, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(IN_PLACE, arg=[step.at is not None, step.move is not None])


def press_the_light(page: Any) -> None:
    page.locator(".bar.mine[data-live]").wait_for()
    before = page.evaluate(SHOWN)
    page.mouse.click(*page.evaluate(LIGHT))
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)


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
    finished = [step for step in lesson.steps if step.meanwhile]
    middle = finished[len(finished) // 2]
    told(page, 0)
    assert findings(page) == []
    names = page.evaluate(NAMES, lang)
    for number, step in enumerate(lesson.steps):
        told(page, number)
        expect(words).not_to_have_attribute("data-wrong", "true")
        for size in SIZES if number % 2 else reversed(SIZES):
            in_place(page, step, size)
        if step.move is None:
            expect(words.locator(".primary")).to_be_focused()
            page.keyboard.press("Enter")
            continue
        made = script.told_at[number]
        seat, right = script.moves[made]
        assert seat == lesson.seat
        # Where the press before was the first half of this one, the table knows of neither.
        legal = page.evaluate("() => heard.view.legal.map((move) => move.id)")
        others = [move for move in legal if move != right] if right in legal else []
        if others:
            page.evaluate(SEND, others[number % len(others)])
            expect(words).to_have_attribute("data-wrong", "true")
            assert step.wrong is not None
            expect(words).to_contain_text(script.said(step.wrong, lang, names))
            assert page.evaluate("() => heard.version") == made + 1
        press_the_light(page)
        if page.locator(f"{WORDS}[data-step='{number}'][data-button]").count():
            press_the_light(page)  # lifted by the first press
        if step is middle and (game, lang) == READ[0]:
            come_back(page, game, number + 1)
    told(page, len(lesson.steps))
    words.locator(".primary").click()
    expect(words).to_have_count(0)
