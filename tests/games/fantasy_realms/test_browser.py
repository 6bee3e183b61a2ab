"""Fantasy Realms through the browser: a game by clicking, every screen, the choices of the
end, and the calculator. Tables are opened at moments that were looked for."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import findings
from browser.geometry import LAYOUTS, SIZES, faults
from browser.players import MINE, play_to_the_end, ready_to_press, settle
from browser.staging import asked, over, played_until, shortly_before
from menagerie import Match
from menagerie.core.state.bits import members
from menagerie.games.fantasy_realms import GAME
from menagerie.games.fantasy_realms.state import DRAWING, FINISHING

GONE = """async () => !(await caches.has('menagerie-offline'))
  && !(await navigator.serviceWorker.getRegistration())"""
SHEET = ("Гора", "Пожар", "Дым", "Великий потоп", "Ураган", "Мираж", "Дух воздуха")
IDS = ["mountain", "wildfire", "smoke", "great_flood", "whirlwind", "mirage", "air_elemental"]
# What is prepared is confirmed three times out of four.
LIT = (
    *3 * (f"{MINE} .buttons .primary",),
    "button.card.lit, .shell [data-target]:not([disabled])",
)
OWN = ".own button.card, .own button.row"
SAYS = re.compile("[+−]\\d+ |отменяет|блокиру|удаляет|меняет|становится|копирует|сила|как «")
# What is not wholly on the screen, or cut off by something that scrolls.
OUTSIDE = """([which]) => [...document.querySelectorAll(which)].filter((one) => {
  const box = one.getBoundingClientRect()
  const frame = one.closest('.own, .board, .bar').getBoundingClientRect()
  const inside = (r) =>
    box.left >= r.left - 1 && box.right <= r.right + 1 &&
    box.top >= r.top - 1 && box.bottom <= r.bottom + 1
  return !inside(frame) || !inside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
}).map((one) => one.textContent.trim())"""


# Words, or what a card means now, that leave the card.
SPILT = """() => [...document.querySelectorAll('.card .words, .card .foot')].filter((one) => {
  const paper = one.closest('.paper').getBoundingClientRect()
  const box = one.getBoundingClientRect()
  return box.height > 0 && (box.bottom > paper.bottom + 0.5 || box.right > paper.right + 0.5)
}).map((one) => one.textContent.trim())"""


def number(text: str) -> int:
    found = re.search(r"[−-]?\d+", text)
    assert found, text
    return int(found[0].replace("−", "-"))


def drawing(least: int) -> Any:
    """The first seat is to draw a card, with at least so many in the discard area."""

    def met(match: Match) -> bool:
        lie = len(members(match.state.discards))
        return asked(match) and match.state.phase == DRAWING and lie >= least

    return met


def full_hand(match: Match) -> bool:
    """Eight cards, or two drawn of which one is kept, and some in the discard area."""
    s = match.state
    throws = len(members(s.hand[0])) == 8 or bool(s.drawn_pair)
    return asked(match) and throws and len(members(s.discards)) >= 4


def offered(match: Match) -> bool:
    """Chaos: somebody offers us a trade, and we have one of our own in mind."""
    to_us = [p["offers_to"] == 0 for p in match.view(0)["players"]] if asked(match) else []
    return any(to_us) and any(move.kind == "want" for move in match.legal(0))


def several_choices(match: Match) -> bool:
    """The end, where the own hand has several choices to make."""
    finishing = asked(match) and match.state.phase == FINISHING
    decision = match.view(0)["decision"] if finishing else None
    best = (decision or {}).get("best_choices") or {}
    made = [best.get(who) for who in ("doppelganger", "mirage", "shapeshifter", "book_card")]
    # Island asks only if there is a flood or flame.
    return len([one for one in made if one is not None]) > 1 and best.get("island") is None


WIDE_ENOUGH = """() => [...document.querySelectorAll('.area .card, .area .empty')]
  .every((one) => one.offsetWidth >= 104)"""
TOUCH = "{pointerType: 'touch', bubbles: true}"


def hold(button: Any) -> None:
    """A finger comes down and stays; `release` lets go again."""
    button.evaluate(f"node => node.dispatchEvent(new PointerEvent('pointerdown', {TOUCH}))")


def release(button: Any) -> None:
    button.evaluate(
        f"node => (node.dispatchEvent(new PointerEvent('pointerup', {TOUCH})), node.click())"
    )


@pytest.mark.rule("FR-02")
def test_the_form_offers_seven_only_with_chaos(visit: Any) -> None:
    page = visit("Аня")
    page.goto(page.url.split("#")[0] + f"#/new/{GAME.id}")
    number = page.get_by_role("group", name="Сколько игроков").get_by_role("radio")
    chaos = page.get_by_role("switch", name="Хаотический вариант")
    expect(number).to_have_count(5)
    chaos.click()
    expect(number).to_have_count(6)
    number.last.check(force=True)
    chaos.click()
    expect(number).to_have_count(5)
    expect(number.last).to_be_checked()
    page.get_by_role("button", name="Открыть стол").click()
    page.wait_for_url(re.compile(r"#/table/"))


@pytest.mark.walk
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_game_to_the_score_sheet(visit: Any, seat_at: Any, phone: bool) -> None:
    """The first decisions, and the last ones."""
    anna = visit("Аня", None, phone=phone, theme="dark" if phone else "light")
    seat_at(played_until(drawing(5 if phone else 0), GAME, 4), anna)
    expect(anna.locator(MINE)).to_be_visible()
    # What the hand gives, and what every card in it says and gives.
    worth = anna.locator(f"{MINE} .note" if phone else ".board [data-total]")
    expect(worth).to_be_in_viewport()
    assert number(worth.inner_text()) > 0
    own = anna.locator(OWN)
    expect(own).to_have_count(7)
    expect(own.first).to_have_accessible_name(SAYS)
    assert findings(anna) == []

    # A card that cannot be played now tells why it is worth what it is; Esc puts that away.
    own.first.click()
    why = anna.locator(".why")
    expect(why).to_contain_text(re.compile("основная сила|заблокирована|блокируется"))
    anna.keyboard.press("Escape")
    expect(why).to_be_hidden()

    # After drawing every card says what is left without it; a long press only shows the card.
    anna.get_by_role("button", name=re.compile("^Взять карту из колоды")).first.press("Enter")
    expect(own).to_have_count(8)
    expect(own.first).to_have_accessible_name(re.compile(r"останется −?\d+"))
    hold(own.first)
    sheet = anna.locator(".pinned")
    expect(sheet).to_contain_text(re.compile("Бонус|Штраф|Отменяет|Можно|Может|В конце"))
    release(own.first)
    anna.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert anna.locator(f"{MINE} .sentence b").count() == 0

    seat_at(shortly_before(over, GAME, 4, decisions=2), anna)
    play_to_the_end([anna], lit=LIT)
    sheet = anna.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    # Who stands where comes first, then every hand.
    places = sheet.locator(".podium b.numbers")
    expect(places.last).to_be_in_viewport()
    totals = [int(text.replace("−", "-")) for text in places.all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    pads = sheet.locator(".pads table")
    for pad, points in zip(pads.all(), totals, strict=True):
        rows = pad.locator("tbody td:last-child").all_inner_texts()
        assert len(rows) in (7, 8)
        assert sum(int(n.split()[-1].replace("−", "-")) for n in rows) == points
        assert number(pad.locator("tfoot td:last-child").inner_text()) == points
    settle(anna)
    assert findings(anna) == []


@pytest.mark.parametrize(
    ("seats", "lang", "theme"), [(5, "ru", "light"), (2, "en", "dark")], ids=["five", "two"]
)
def test_every_screen_shows_the_whole_hand(
    visit: Any, seat_at: Any, seats: int, lang: str, theme: str
) -> None:
    anna = visit("Аня", None, lang=lang, theme=theme)
    seat_at(played_until(full_hand, GAME, seats), anna)
    for where, (width, height) in LAYOUTS.items():
        anna.set_viewport_size({"width": width, "height": height})
        rows = width <= 960 or height < 560
        expect(anna.locator(".own .row" if rows else ".own .card").first).to_be_visible()
        assert anna.evaluate(OUTSIDE, [".own .row, .own .card"]) == [], where
        assert anna.evaluate(OUTSIDE, [".bar .sentence, .bar .buttons button"]) == [], where
        assert faults(anna) == [], where
        if not rows:  # the discard area whole, with words on its cards and what they mean now
            anna.wait_for_function(WIDE_ENOUGH)  # once the new size has settled
            assert anna.evaluate(OUTSIDE, [".area .card, .area .empty"]) == [], where
            assert anna.evaluate(SPILT) == [], where
            places = anna.locator(".area .card, .area .empty")
            expect(places).to_have_count(10 if seats > 2 else 12)


def test_a_phone_on_its_side_gives_rules_the_room_it_has(visit: Any, seat_at: Any) -> None:
    anna = visit("Аня", None)
    anna.set_viewport_size({"width": 844, "height": 390})
    seat_at(played_until(drawing(3), GAME, 3), anna)
    ready_to_press(anna)
    rows = anna.locator(".own .row .text")
    expect(rows).to_have_count(7)
    lines = rows.evaluate_all(
        """(rows) => rows.map((row) => {
          const line = parseFloat(getComputedStyle(row).lineHeight)
          return [row.scrollHeight > row.clientHeight + 2, Math.round(row.clientHeight / line)]
        })"""
    )
    assert [n for cut, n in lines if cut and n < 2] == []
    assert max(n for _, n in lines) == 2
    assert faults(anna) == []


def test_cards_with_much_to_say_have_room_for_what_they_bring(visit: Any, seat_at: Any) -> None:
    """Two players' twelve places at the smallest size with words."""
    anna = visit("Аня", None)
    anna.set_viewport_size({"width": 1024, "height": 768})
    seat_at(played_until(drawing(10), GAME, 2), anna)
    anna.wait_for_function(WIDE_ENOUGH)
    settle(anna)
    assert (faults(anna), anna.evaluate(SPILT)) == ([], [])


@pytest.mark.parametrize(("lang", "theme"), [("ru", "light"), ("en", "dark")])
def test_trading_fits_every_screen(visit: Any, seat_at: Any, lang: str, theme: str) -> None:
    anna = visit("Аня", None, lang=lang, theme=theme)
    # People who are not there: bots would trade on.
    seat_at(played_until(offered, GAME, 4, {"chaos": True}), anna, bot=None)
    expect(anna.locator(".suits button")).to_have_count(11)
    for where, (width, height) in LAYOUTS.items():
        anna.set_viewport_size({"width": width, "height": height})
        settle(anna)
        assert faults(anna) == [], where
        # All that may be asked for is in sight: nobody scrolls against time.
        assert anna.evaluate(OUTSIDE, [".suits button"]) == [], where


def look(page: Any) -> None:
    """On a desk and on a phone, then as before."""
    before = page.viewport_size
    for size in ("desk", "phone"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert findings(page) == [], size
    page.set_viewport_size(before)


def test_the_calculator_counts_the_first_sheet(visit: Any) -> None:
    anna = visit("Аня", theme="dark")
    anna.locator("a", has_text="Калькулятор очков").click()
    total = anna.locator("[data-total]")
    expect(total).to_have_text("0")
    search = anna.get_by_role("searchbox", name="Найти карту")
    for name in SHEET:
        search.fill(name)
        anna.locator(".pick", has_text=re.compile(f"^{name}")).first.click()
    # Enter takes the only card that was found, and empties the field for the next.
    search.fill(SHEET[-1])
    expect(anna.locator(".pick")).to_have_count(1)
    anna.locator(".pick").click()
    search.press("Enter")
    expect(search).to_have_value("")
    expect(total).to_have_text("260")
    assert anna.url.endswith("?cards=" + "+".join(IDS))
    look(anna)

    # The link is the hand, in another browser and another language.
    guest = visit("Guest", anna.url.split("#")[1], lang="en", phone=True)
    expect(guest.locator("[data-total]")).to_have_text("260")
    mirage = guest.get_by_role("combobox", name="Mirage")
    expect(mirage.locator("option:checked")).to_have_text("Rainstorm")
    guest.locator("summary", has_text="Mountain").click()
    expect(guest.locator("details[open]")).to_contain_text("Smoke, Wildfire")
    guest.reload()
    expect(guest.locator("[data-total]")).to_have_text("260")

    # Another choice for a wild card, kept in the address; then the best again.
    mirage.select_option(label="Swamp")
    expect(guest.locator("[data-total]")).not_to_have_text("260")
    expect(guest.locator(".wild")).to_contain_text(re.compile(r"\d+ points? less than the best"))
    assert "choices=mirage:swamp" in guest.url
    assert findings(guest) == []
    guest.reload()
    expect(mirage.locator("option:checked")).to_have_text("Swamp")
    guest.get_by_role("button", name="Best choice: 260").click()
    expect(guest.locator("[data-total]")).to_have_text("260")

    # One card less; a suit as a filter; a card that is not there.
    guest.get_by_role("button", name="Remove: Mirage").last.click()
    expect(guest.locator("[data-total]")).not_to_have_text("260")
    guest.goto(guest.url.split("?")[0] + "?cards=mountain+nobody")
    expect(guest.get_by_role("alert")).to_contain_text("nobody")

    # Without a network the hands stay as they are, and one press counts them when it is back.
    guest.context.set_offline(True)
    guest.goto(guest.url.split("?")[0] + "?cards=rangers/basilisk+king&names=Ann/Bob")
    expect(guest.get_by_role("alert")).to_contain_text("The server does not answer.")
    expect(guest.locator("[data-total]")).to_have_text("—")
    assert findings(guest) == []
    guest.context.set_offline(False)
    guest.get_by_role("button", name="Try again").click()
    expect(guest.locator(".places li.first")).to_contain_text("Bob35")
    expect(guest.get_by_role("alert")).to_have_count(0)


def test_the_worker_of_an_earlier_version_removes_itself(visit: Any) -> None:
    page = visit("Аня")
    page.evaluate("caches.open('menagerie-offline')")
    page.evaluate("navigator.serviceWorker.register('/offline.js')")
    page.wait_for_function(GONE)


@pytest.mark.parametrize("by_hand", [False, True], ids=["best", "by hand"])
def test_one_press_makes_the_rest_of_the_choices(visit: Any, seat_at: Any, by_hand: bool) -> None:
    anna = visit("Аня", None, phone=by_hand)
    seat_at(played_until(several_choices, GAME, 3), anna)
    expect(anna.locator(".decision .best li").nth(1)).to_be_visible()
    confirm = anna.get_by_role("button", name=re.compile("^Подтвердить: "))
    total = number(confirm.inner_text())
    assert findings(anna) == []
    if by_hand:
        worst = anna.locator(".decision .option").last
        total = number(worst.locator("b").inner_text())
        worst.click()
        expect(confirm).to_have_text(re.compile(f"{abs(total)} "))
    confirm.press("Enter")  # a tap would wait: the button has just changed
    expect(anna.locator(".decision")).to_be_hidden()
    anna.locator(".overbar").wait_for()
    pad = anna.get_by_role("dialog", name="Итог партии").get_by_role(
        "region", name="Аня", exact=True
    )
    assert number(pad.locator("tfoot td:last-child").inner_text()) == total


def test_a_resting_mouse_opens_no_sheet(visit: Any, seat_at: Any) -> None:
    page = visit("Аня", None)
    seat_at(played_until(asked, GAME, 3), page, bot=None)
    ready_to_press(page)
    page.mouse.move(2, 2)
    card = page.locator(".own button.card").first
    # What a browser says when the card slides under a mouse that rests: it has not moved.
    for told in ("pointerenter", "pointermove"):
        card.dispatch_event(told, {"pointerType": "mouse", "clientX": 2, "clientY": 2})
    page.wait_for_timeout(600)
    expect(page.locator(".float")).to_have_count(0)
    card.hover()
    expect(page.locator(".float")).to_be_visible()
