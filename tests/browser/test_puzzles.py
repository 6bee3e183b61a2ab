"""Puzzles in the browser: found on their page, answered at the table, kept in the browser."""

import random
from typing import Any

from playwright.sync_api import expect

from browser.axe import findings
from browser.players import ready_to_press, settle, step
from menagerie.core.puzzle import Puzzle, puzzles_of
from menagerie.core.registry import all_games, get_game

SIZES = ((390, 844), (844, 390), (320, 640), (1280, 800))
# The panel, the question and the hand are whole on the screen, and the page does not scroll.
CUT = """() => [...document.querySelectorAll('.puzzle, .puzzle .btn, .bar')]
  .filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
  })
  .map((one) => one.className)
  .concat(document.documentElement.scrollWidth > innerWidth ? ['sideways'] : [])"""


def is_one_press(puzzle: Puzzle) -> bool:
    """Whether every answer is a card of the hand: one press on whatever table."""
    game = get_game(puzzle.position.game)
    kinds = [game.meaning(one.move) for one in (puzzle.best, *puzzle.others)]
    names = {(kind.name, *args) for kind, args in filter(None, kinds)}
    return len(names) == 1 and names.pop()[1:] == ("card",)


def easiest() -> Puzzle:
    """The one with the fewest moves to choose from, of any game."""
    found = (one for game in all_games() for one in puzzles_of(game).values())
    return min(filter(is_one_press, found), key=lambda one: (len(one.others), int(one.number)))


def press_until(page: Any, *phases: str) -> str:
    """Presses what is lit until an answer is judged so."""
    rng = random.Random(1)
    panel = page.locator(".puzzle")
    for _ in range(400):
        phase = str(panel.get_attribute("data-phase"))
        if phase in phases:
            return phase
        ready_to_press(page)
        step(page, rng)
        page.wait_for_timeout(40)
    raise AssertionError(f"no answer was judged {phases}")


def test_a_puzzle_is_found_answered_and_kept(visit: Any) -> None:
    puzzle = easiest()
    game = puzzle.position.game
    page = visit("Аня", lang="en")
    page.goto(page.url.split("#")[0] + "#/puzzles")
    page.locator(f"a[href='#/puzzles/{game}']").click()
    mark = page.locator(f"a[href='#/puzzles/{game}/{puzzle.number}'][data-fate]")
    expect(mark).to_have_attribute("data-fate", "new")
    assert findings(page) == []
    mark.click()

    panel = page.locator(".puzzle")
    expect(panel).to_have_attribute("data-phase", "asked")
    expect(panel).to_contain_text("Find the best move")
    press_until(page, "wrong", "right")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(CUT) == []
    assert findings(page) == []
    press_until(page, "right")
    expect(panel).to_contain_text("Right!")
    expect(panel.get_by_role("link", name="Next puzzle")).to_be_visible()
    page.reload()
    expect(panel).to_have_attribute("data-phase", "done")
    panel.get_by_role("link", name="All puzzles").click()
    expect(mark).not_to_have_attribute("data-fate", "new")

    page.locator(f"a[href^='#/puzzles/{game}/'][data-fate=new]").first.click()
    panel.get_by_role("button", name="Solution").click()
    expect(panel).to_have_attribute("data-phase", "shown")
    expect(panel).to_contain_text("Solution:")
