"""Fantasy Realms through the browser: a whole game by clicking, and the calculator."""

from __future__ import annotations

import contextlib
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from browser.axe import findings
from browser.players import MINE, settle, until_over
from games.fantasy_realms.position import GAME
from menagerie.games.fantasy_realms.calculator import calculate
from menagerie.games.fantasy_realms.components import CARD_IDS

# What the page needs without network is kept: itself, and what counts there.
KEPT = """async () => {
  const kept = (await (await caches.open('menagerie-offline')).keys()).map(({ url }) => url)
  const has = (end) => kept.some((url) => end.test(url))
  return has(/\\/assets\\/offline-/) && has(/\\/$/)
}"""
OFFLINE_HANDS: list[tuple[list[str], str]] = [
    (["basilisk", "king", "knights", "world_tree", "dragon", "candle", "shapeshifter"], ""),
    (["rainstorm", "mirage", "lightning"], "mirage:swamp"),
]
SHEET = ("Гора", "Пожар", "Дым", "Великий потоп", "Ураган", "Мираж", "Дух воздуха")
IDS = ["mountain", "wildfire", "smoke", "great_flood", "whirlwind", "mirage", "air_elemental"]
TARGETS = "button.card.lit, .shell [data-target]:not([disabled])"
OWN = ".own button.card, .own button.row"
SAYS = re.compile("[+−]\\d+ |отменяет|блокиру|удаляет|меняет|становится|копирует|сила|как «")
SCREENS = [(1440, 900), (1920, 1080), (1024, 768), (390, 844), (320, 640), (844, 390), (720, 450)]
# What is not wholly on the screen, or cut off by something that scrolls.
OUTSIDE = """([which]) => [...document.querySelectorAll(which)].filter((one) => {
  const box = one.getBoundingClientRect()
  const frame = one.closest('.own, .board, .bar').getBoundingClientRect()
  const inside = (r) =>
    box.left >= r.left - 1 && box.right <= r.right + 1 &&
    box.top >= r.top - 1 && box.bottom <= r.bottom + 1
  return !inside(frame) || !inside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
}).map((one) => one.textContent.trim())"""


def number(text: str) -> int:
    found = re.search(r"[−-]?\d+", text)
    assert found, text
    return int(found[0].replace("−", "-"))


def begin(page: Any) -> None:
    """One click on the home page: a table against bots."""
    page.get_by_role("button", name=re.compile("Волшебные королевства")).first.click()
    page.locator(".shell").wait_for()


def step(page: Any, rng: random.Random) -> bool:
    """Whatever is asked: confirm what is staged, else take, throw or choose something lit."""
    if not page.locator(MINE).count():
        return False
    primary = page.locator(f"{MINE} .buttons .primary")
    targets = page.locator(TARGETS)
    staged = page.locator(f"{MINE} .sentence b").count() > 0
    try:
        if staged or not targets.count() or (primary.count() and rng.random() < 0.5):
            primary.first.evaluate("node => node.click()", timeout=1000)
        else:
            one = targets.nth(rng.randrange(targets.count()))
            one.evaluate("node => node.click()", timeout=1000)
    except Exception:  # the table has moved on under the finger
        return False
    return True


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


def sit_down(page: Any, seats: int, options: dict[str, Any] | None = None) -> None:
    """A table with quick players in all other seats, begun."""
    site = page.url.split("#")[0]
    bots = [None, *["random"] * (seats - 1)]
    wanted = {"game": "fantasy_realms", "seats": seats, "name": "Аня", "bots": bots}
    made = page.request.post(f"{site}api/tables", data={**wanted, "options": options or {}})
    table = made.json()["table"]
    page.request.post(f"{site}api/tables/{table}/start", data={})
    page.goto(f"{site}#/table/{table}")
    page.locator(".shell").wait_for()


def fill_the_area(page: Any) -> None:
    """Plays until a full hand is asked for a card, with some in the discard area."""
    rng = random.Random(3)
    for _ in range(300):
        asked = (
            page.locator(".own button.card.lit").count() == 8 or page.locator(".own .pair").count()
        )
        if asked and page.locator(".area .card").count() >= 4:
            return
        step(page, rng)
        page.wait_for_timeout(30)
    pytest.fail("the discard area stays empty")


def play(page: Any, seed: int) -> None:
    rng = random.Random(seed)
    until_over([page], lambda: step(page, rng))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_to_the_score_sheet(visit: Any, phone: bool) -> None:
    anna = visit("Аня", phone=phone, theme="dark" if phone else "light")
    begin(anna)
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

    play(anna, seed=7)
    sheet = anna.get_by_role("dialog", name="Итог партии")
    expect(sheet).to_be_visible()
    # Who stands where comes first, then every hand.
    places = sheet.locator(".ranking > span")
    expect(places.last).to_be_in_viewport()
    totals = [int(text.split()[-1].replace("−", "-")) for text in places.all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    pads = sheet.locator(".pads table")
    for pad, points in zip(pads.all(), totals, strict=True):
        rows = pad.locator("tbody td:last-child").all_inner_texts()
        assert len(rows) in (7, 8)
        assert sum(int(n.split()[-1].replace("−", "-")) for n in rows) == points
        assert number(pad.locator("tfoot td:last-child").inner_text()) == points
    settle(anna)
    assert findings(anna) == []


@pytest.mark.parametrize(("lang", "theme"), [("ru", "light"), ("en", "dark")])
@pytest.mark.parametrize("seats", [4, 2], ids=["four", "two"])
def test_every_screen_shows_the_whole_hand(visit: Any, seats: int, lang: str, theme: str) -> None:
    anna = visit("Аня", lang=lang, theme=theme)
    sit_down(anna, seats)
    fill_the_area(anna)
    for width, height in SCREENS:
        anna.set_viewport_size({"width": width, "height": height})
        where = f"{width}×{height}"
        rows = width <= 960 or height < 560
        expect(anna.locator(".own .row" if rows else ".own .card").first).to_be_visible()
        assert anna.evaluate(OUTSIDE, [".own .row, .own .card"]) == [], where
        assert anna.evaluate(OUTSIDE, [".bar .sentence, .bar .buttons button"]) == [], where
        assert anna.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
        if not rows:  # the discard area whole, with words on its cards
            assert anna.evaluate(OUTSIDE, [".area .card, .area .empty"]) == [], where
            places = anna.locator(".area .card, .area .empty")
            expect(places).to_have_count(10 if seats > 2 else 12)
            anna.wait_for_function(WIDE_ENOUGH)  # once the new size has settled


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_calculator_counts_the_first_sheet(visit: Any, phone: bool) -> None:
    anna = visit("Аня", phone=phone, theme="light" if phone else "dark")
    anna.locator("a", has_text="Калькулятор очков").click()
    total = anna.locator("[data-total]")
    expect(total).to_have_text("0")
    search = anna.get_by_role("searchbox", name="Найти карту")
    for name in SHEET:
        search.fill(name)
        anna.locator(".pick", has_text=re.compile(f"^{name}")).first.click()
    search.fill("")
    expect(total).to_have_text("260")
    assert anna.url.endswith("?cards=" + "+".join(IDS))
    settle(anna)
    assert findings(anna) == []

    # The link is the hand, in another browser and another language.
    guest = visit("Guest", anna.url.split("#")[1], lang="en", phone=phone)
    expect(guest.locator("[data-total]")).to_have_text("260")
    mirage = guest.get_by_role("combobox", name="Mirage")
    expect(mirage.locator("option:checked")).to_have_text("Rainstorm")
    guest.locator("summary", has_text="Mountain").click()
    expect(guest.locator("details[open]")).to_contain_text("Smoke, Wildfire")
    guest.reload()
    expect(guest.locator("[data-total]")).to_have_text("260")
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(guest) == []

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

    # Without network the page opens again, and counts hands that it never counted before.
    guest.wait_for_function(KEPT)
    guest.context.set_offline(True)
    guest.reload()
    expect(guest.get_by_role("status").first).to_contain_text("No network")
    for hand, choices in OFFLINE_HANDS:
        address = f"?cards={'+'.join(hand)}" + (f"&choices={choices}" if choices else "")
        guest.goto(guest.url.split("?")[0] + address)
        own = dict([choices.split(":")]) if choices else "best"
        found = calculate(hand, own)
        expect(guest.locator("[data-total]")).to_have_text(str(found["score"]))
        for card, points in found["cards"].items():
            name = GAME.words.name("card", CARD_IDS.index(card), "en")
            row = guest.locator("summary", has_text=re.compile(f"^{name}"))
            expect(row.locator("b")).to_have_text(str(points).replace("-", "−"))
    guest.goto(guest.url.split("?")[0] + "?cards=rangers/basilisk+king&names=Ann/Bob")
    expect(guest.locator(".places li.first")).to_contain_text("Bob35")
    guest.context.set_offline(False)


def stop_trading(page: Any) -> None:
    """Leaves the trading at once, and waits until the others have done so; news of theirs may take
    back what is about to be confirmed."""
    for _ in range(2000):
        if page.locator(".open").count():
            return
        staged = page.locator(f"{MINE} .sentence b").count()
        button = page.locator(f"{MINE} .buttons .{'primary' if staged else 'danger'}")
        if button.count():
            with contextlib.suppress(PlaywrightError):  # the table has moved on
                button.first.evaluate("node => node.click()", timeout=1000)
        page.wait_for_timeout(30)
    pytest.fail("the trading does not end")


def deal_choices(page: Any) -> None:
    """The end of a game where the own hand has several choices to make: chaos, and nobody traded
    with us."""
    for _ in range(100):  # about one deal of ten is like that
        sit_down(page, 3, {"chaos": True})
        stop_trading(page)
        # Island asks only if there is a flood or flame.
        held = page.locator(".own").inner_text()
        if page.locator(".decision .best li").count() > 1 and "Остров" not in held:
            return
    pytest.fail("no such hand in 100 deals")


@pytest.mark.parametrize("by_hand", [False, True], ids=["best", "by hand"])
def test_one_press_makes_the_rest_of_the_choices(visit: Any, by_hand: bool) -> None:
    anna = visit("Аня", phone=by_hand)
    deal_choices(anna)
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
    until_over([anna], lambda: False)
    pad = anna.get_by_role("dialog", name="Итог партии").get_by_role(
        "region", name="Аня", exact=True
    )
    assert number(pad.locator("tfoot td:last-child").inner_text()) == total
