"""Animal Kingdoms in the browser: whole games by pressing what the table lights up."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from browser.axe import findings
from browser.players import MINE, play_against_bots, until_over

PRIMARY = f"{MINE} .buttons .btn.primary"
TARGETS = ".kingdom.lit .cover"
CARDS = ".own button.card.lit"


# Notes every scene that comes up, also between two looks of the test.
WATCH = """() => {
  window.scenes = new Set()
  const on = (name) => document.querySelector("." + name)
  const look = () => ["battle", "ageend", "upstart"].filter(on).forEach((name) => scenes.add(name))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  look()
}"""


def press(page: Any, selector: str, rng: random.Random) -> bool:
    found = page.locator(selector)
    n = found.count()
    if not n:
        return False
    try:
        found.nth(rng.randrange(n)).evaluate("node => node.click()", timeout=2000)
    except Exception:  # the table has moved on under the finger
        return False
    return True


def play_on(page: Any, rng: random.Random) -> None:
    """One tap: a target for the lifted card, a prepared button, a card, or another button."""
    if not page.locator(MINE).count() or press(page, TARGETS, rng) or press(page, PRIMARY, rng):
        return
    buttons = f"{MINE} .buttons .btn:not(.danger)"
    choices = [CARDS] * 8 + [f"{MINE} .buttons .btn.danger", buttons]
    if not press(page, rng.choice(choices), rng):
        press(page, CARDS, rng) or press(page, f"{MINE} .buttons .btn", rng)


def play_to_the_end(page: Any, seed: int) -> set[str]:
    """Returns which scenes were on the table on the way, however short."""
    rng = random.Random(seed)
    page.evaluate(WATCH)

    def tap() -> bool:
        play_on(page, rng)
        return False  # a breath after every tap: the server may be slower than the finger

    until_over([page], tap)
    return set(page.evaluate("[...scenes]"))


SIZES = [(1440, 900), (1920, 1080), (1024, 768), (844, 390), (720, 450), (390, 844), (320, 640)]

# What is wrong with the picture: something of mine outside the window, two things on top of each
# other, words that do not fit where they stand.
FAULTS = """() => {
  const all = (what) => [...document.querySelectorAll(what)]
  const box = (node) => node.getBoundingClientRect()
  const faults = []
  const within = (a, b) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (const node of all('.own button.card, .bar .buttons .btn, .bar .sentence'))
    if (!within(box(node), screen)) faults.push(['outside', node.className])
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  const apart = ['.own button.card, .bar .buttons .btn', '.kingdom',
    '.kingdom h3, .kingdom .tokens', '.kingdom .decree, .kingdom .result, .kingdom .facts']
  for (const group of apart)
    all(group).forEach((a, i, rest) => {
      for (const b of rest.slice(i + 1))
        if (over(box(a), box(b))) faults.push(['overlap', a.className, b.className])
    })
  for (const node of all('.decree .words .text, .result .head, .result .tail'))
    if (!within(box(node), box(node.closest('.decree, .result'))))
      faults.push(['cut', node.textContent])
  if (document.documentElement.scrollWidth > innerWidth) faults.push(['sideways'])
  return faults
}"""


def look_at_every_size(page: Any) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        rows = width < 880 or height < 560
        expect(page.locator(".realm.compact")).to_have_count(int(rows))
        expect(page.locator(".kingdom .decree .words")).to_have_count(5)
        assert page.evaluate(FAULTS) == [], (width, height)


def test_a_person_plays_a_whole_game_against_bots(visit: Any) -> None:
    page = visit("Аня")
    play_against_bots(page, "animal_kingdoms", seats=3)
    page.locator(MINE).wait_for()
    expect(page.locator(".kingdom")).to_have_count(5)

    # A lifted card says of every kingdom what would follow, or why it may not go there; Esc puts
    # it back.
    page.mouse.move(5, 5)  # off the cards: the first Esc would close a card's sheet
    card = page.locator(CARDS).first
    card.evaluate("node => node.click()")
    lit, refused = page.locator(".kingdom.lit"), page.locator(".kingdom.refused")
    expect(lit.first).to_be_visible()
    assert lit.count() + refused.count() == 5
    for text in lit.locator(".result").all_inner_texts():
        assert "в конце эпохи" in text or "или" in text, text
    for text in refused.locator(".result .head").all_inner_texts():
        assert text.strip()
    look_at_every_size(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("Escape")
    expect(page.locator(".kingdom.lit")).to_have_count(0)
    # A refusal is said once, in the bar.
    if refused_here := page.evaluate("""() => {
        const card = document.querySelector('.own button.card:not(.lit)')
        card?.click()
        return Boolean(card)
    }"""):
        expect(page.locator(f"{MINE} .note.bad")).to_be_visible()
        assert refused_here
    # Kingdom first: it asks for the card.
    page.locator(".kingdom .cover").first.evaluate("node => node.click()")
    expect(page.locator(".kingdom.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    assert findings(page) == []

    seen = play_to_the_end(page, seed=5)
    assert "ageend" in seen
    sheet = page.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".pad tbody tr")).to_have_count(3)
    assert findings(page) == []


def test_a_person_plays_alone_against_the_upstart_on_a_phone(visit: Any) -> None:
    page = visit("Аня", theme="dark", phone=True)
    play_against_bots(page, "animal_kingdoms", seats=1)
    page.locator(MINE).wait_for()
    expect(page.locator(".upstart")).to_be_visible()
    # A row unfolds at a tap, and asks for a card.
    page.locator(".kingdom .cover").nth(2).evaluate("node => node.click()")
    expect(page.locator(".kingdom.open.chosen .more")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".kingdom .cover").nth(2).evaluate("node => node.click()")
    expect(page.locator(".kingdom.open")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(CARDS).first.evaluate("node => node.click()")
    expect(page.locator(".kingdom.lit").first).to_be_visible()
    assert page.evaluate(FAULTS) == []
    assert findings(page) == []

    play_to_the_end(page, seed=3)
    sheet = page.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".pad tbody tr")).to_have_count(2)
