"""People who play by pressing what the table lights up."""

from __future__ import annotations

import random
import re
from typing import Any

MINE = ".bar.mine"
# Presses a button of the action bar, or something on the table that is lit. In one go: the table
# may move on between looking and pressing.
PRESS = """([which, one]) => {
  if (!document.querySelector('.bar.mine')) return false
  const all = (what) => [...document.querySelectorAll(what)]
  const groups = [
    all('.bar.mine .buttons button:not([disabled]):not([aria-pressed])'),
    all('.shell button.card.lit, .shell .cover'),
  ].filter((group) => group.length)
  if (!groups.length) return false
  const group = groups[Math.floor(which * groups.length)]
  group[Math.floor(one * group.length)].click()
  return true
}"""


def new_table(
    page: Any, seats: int = 4, bots: int = 0, options: dict[str, Any] | None = None
) -> str:
    """Opens a table through the form and returns its address."""
    page.goto(page.url.split("#")[0] + "#/new/animalia")
    page.locator("form").wait_for()
    page.locator("fieldset label", has_text=re.compile(rf"^{seats}$")).click()
    selects = page.locator("form select")
    for i in range(bots):
        selects.nth(seats - 2 - i).select_option(index=1)
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile(r"#/table/\w+"))
    return str(page.url)


def is_over(page: Any) -> bool:
    return bool(page.locator(".overbar").count())


def step(page: Any, rng: random.Random) -> bool:
    """One decision, if one is asked for. True when something was pressed."""
    return bool(page.evaluate(PRESS, [rng.random(), rng.random()]))


def play_to_the_end(pages: list[Any], seed: int = 1, limit: int = 1500) -> None:
    rng = random.Random(seed)
    for _ in range(limit):
        if all(is_over(page) for page in pages):
            return
        if not any(step(page, rng) for page in pages):
            pages[0].wait_for_timeout(25)
    raise AssertionError("the game does not end")
