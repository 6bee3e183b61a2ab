"""Letters twice as large as usual, by the settings of the browser: no word is cut in half."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.players import MINE, settle
from browser.profiles import PATIENCE
from browser.site import CHROMIUM, FLAGS
from browser.staging import asked, played_until
from menagerie.core.game import Game
from menagerie.core.registry import all_games

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LARGE = "--blink-settings=defaultFontSize=32"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
# Words that are always on the screen, and of each how much of its height is not seen.
CUT = """() => {
  const found = []
  const words = 'h1, .seats .name, .bar .sentence, .near > .own h3'
  for (const node of document.querySelectorAll(words)) {
    const range = document.createRange()
    range.selectNodeContents(node)
    // On a narrow plate a name is its first word.
    const [first] = range.getClientRects()
    const box = node.matches('.name') ? first : range.getBoundingClientRect()
    if (!box?.height || !node.checkVisibility()) continue
    let [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
    for (let at = node; at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible' || at.matches('.near > .own')) continue
      const room = at.getBoundingClientRect()
      top = Math.max(top, room.top)
      bottom = Math.min(bottom, room.bottom)
    }
    const cut = Math.round(box.height - (bottom - top))
    if (cut > box.height / 10) found.push(`${node.textContent.trim()}: ${cut} px`)
  }
  const skip = document.querySelector('.skip').getBoundingClientRect()
  if (skip.bottom > 0) found.push('the link past the header shows')
  return found
}"""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_words_are_whole_in_large_letters(
    game: Game, site: str, chromium: Browser, seat_at: Any
) -> None:
    large = chromium.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, LARGE])
    page = large.new_page(locale="ru")
    page.set_default_timeout(PATIENCE)
    page.goto(f"{site}/icon.svg")
    page.evaluate("localStorage.setItem('menagerie.settings', '{\"introduce\":false}')")
    seat_at(played_until(asked, game, 4), page)
    page.locator(MINE).wait_for()
    found = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") == 32
        if cut := page.evaluate(CUT):
            found[name] = cut
    large.close()
    assert found == {}
