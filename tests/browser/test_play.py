"""Tables in the browser, on the real server: people, bots, devices, spectators, the way back."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from browser import players
from browser.staging import asked, over, played_until, shortly_before
from goofspiel.components import RANK
from menagerie import Match

LONGEST_WAIT = 20_000  # milliseconds: until a silent line is given up, or tried again


def number(text: str) -> int:
    """The first number of a text."""
    return int(re.findall(r"-?\d+", text.replace("−", "-"))[0])


def long_press(page: Any, target: Any) -> None:
    """A finger that stays."""
    box = target.bounding_box()
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    page.locator(".pinned[role=dialog]").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()  # a page that is still held this way never goes offline


def test_two_people_and_two_bots_play_to_the_score_sheet(visit: Any) -> None:
    anna = visit("Аня")
    address = players.new_table(anna, seats=4, bots=2)
    expect(anna.get_by_role("img", name="QR-код")).to_be_visible()
    boris = visit("Боря", phone=True)
    boris.goto(address)
    boris.get_by_role("button", name="Сесть сюда").first.click()
    expect(anna.get_by_text("Боря")).to_be_visible()
    anna.get_by_role("button", name="Начать партию").click()
    for page in (anna, boris):
        expect(page.locator(".shell")).to_be_visible()

    # A round in, one of them reloads: the table is as it was.
    players.drawer(anna, "Журнал")
    begun = anna.locator(f"{players.LOG} .line").count()
    for page in (anna, boris):
        players.ready_to_press(page)
        page.locator(".shell .own button.lit").first.click()
    expect(anna.locator(f"{players.LOG} .line").nth(begun + 3)).to_be_visible()
    expect(anna.locator(players.MINE)).to_be_visible()
    logged = anna.locator(f"{players.LOG} .line").all_inner_texts()
    anna.reload()
    expect(anna.locator(".shell")).to_be_visible()
    players.drawer(anna, "Журнал")
    expect(anna.locator(f"{players.LOG} .line").nth(len(logged) - 1)).to_be_visible()
    assert anna.locator(f"{players.LOG} .line").all_inner_texts()[: len(logged)] == logged

    players.play_to_the_end([anna, boris])
    for page in (anna, boris):
        sheet = page.get_by_role("dialog", name="Итог партии")
        expect(sheet).to_be_visible()
        expect(sheet.get_by_text("Из чего сложились очки").first).to_be_visible()
    points = anna.locator(".score .points").all_inner_texts()
    assert len(points) == 4
    # Every point is explained: the lines of the winner add up to the total.
    first = anna.locator(".score li").filter(has=anna.locator(".place")).first
    total = number(first.locator(".points").inner_text())
    lines = map(number, first.locator("details > ul > li b").all_inner_texts())
    assert sum(lines) == total

    # The record can be watched from any seat, and a moment has an address.
    anna.get_by_role("dialog").get_by_role("link", name="Посмотреть запись").click()
    anna.wait_for_url(re.compile("#/replay/"))
    anna.get_by_role("button", name="В конец").click()
    anna.wait_for_url(re.compile(r"at=\d+"))
    anna.locator(".eyes select").select_option(label="Боря")
    anna.wait_for_url(re.compile("seat=1"))
    moment = anna.url
    guest = visit("Гость", moment.split("#")[1])
    expect(guest.locator(".replay [role=status]")).to_contain_text(re.compile(r"Ход (\d+) из \1"))


def test_play_now_against_bots_is_one_click_and_remembers_how(visit: Any) -> None:
    anna = visit("Аня", lang="en")
    title = players.EXAMPLE.words.label("title", "en")
    door = anna.locator("article", has=anna.get_by_role("heading", name=title))
    for button in anna.get_by_role("button", name=re.compile("Play with bots")).all():
        expect(button).to_be_in_viewport(ratio=1)
    players.play_now(anna, lang="en")
    expect(anna.locator(players.MINE)).to_be_visible()
    expect(anna).to_have_title(re.compile("Your turn"))
    expect(anna.locator(".seats .seat")).to_have_count(3)
    expect(anna.locator(".seats .level").first).to_have_text("Casual")
    check_the_coach_speaks_up(anna)

    # Number and level are changed in the same place, and stay.
    anna.goto(anna.url.split("#")[0] + "#/")
    door.get_by_role("button", name="how many and how strong").click()
    anna.locator("fieldset label", has_text=re.compile(r"^2$")).click()
    anna.locator("fieldset label", has_text="Beginner").click()
    anna.get_by_role("dialog").get_by_role("button", name="Play with bots").click()
    expect(anna.locator(".seats .seat")).to_have_count(1)
    expect(anna.locator(".seats .level")).to_have_text("Beginner")
    anna.goto(anna.url.split("#")[0] + "#/")
    expect(door).to_contain_text("2 players · Beginner")

    # My games say with whom, and can be put away unless they wait for me.
    rows = anna.locator("section", has=anna.get_by_role("heading", name="My games")).locator("li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("you, ")

    # In the third game the coach has gone, until he is called.
    players.play_now(anna, lang="en")
    players.drawer(anna, "Table")
    coach = anna.get_by_role("switch", name="Coach")
    expect(coach).not_to_be_checked()
    coach.check()
    expect(coach).to_be_checked()


def check_the_coach_speaks_up(page: Any) -> None:
    """Check the note of one's first games: nothing moves, and it goes after a few seconds."""
    players.drawer(page, "Table")
    expect(page.get_by_role("switch", name="Coach")).to_be_checked()
    page.keyboard.press("Escape")
    bar, because = page.locator(players.MINE), "Because. " * 9
    for width, height in ((1440, 900), (390, 844), (320, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        players.settle(page)
        before = bar.bounding_box()
        note = players.coach_says(page, because)
        expect(note).to_be_in_viewport(ratio=1)
        assert bar.bounding_box() == before
        expect(note).to_contain_text(because.strip())
    expect(note).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})


def test_leaving_coming_back_and_handing_over(visit: Any, seat_at: Any) -> None:
    anna, galya = visit("Аня", None), visit("Галя", None)
    seat_at(Match(players.EXAMPLE, 3, seed=1), anna, galya)
    expect(anna.locator(players.MINE)).to_be_visible()
    players.drawer(anna, "Стол")
    anna.get_by_role("radio", name="мгновенный").check()
    expect(anna.get_by_role("radio", name="мгновенный")).to_be_checked()
    anna.get_by_role("button", name="Уйти, пусть играет бот").click()
    # Galya thinks, so that the game waits.
    anna.get_by_role("button", name="Вернуться за стол").click()
    expect(anna.get_by_role("button", name="Вернуться за стол")).to_be_hidden()
    anna.get_by_role("button", name="Получить ссылку для сменщика").click()
    link = anna.get_by_role("textbox", name="Передать место").input_value()
    boris = visit("Боря", None)
    boris.goto(link)
    expect(boris.locator(".sentence")).to_be_visible()
    expect(anna.locator(".sentence")).to_contain_text("Вы смотрите.")
    expect(galya.locator(".shell")).to_contain_text("Боря")


def test_a_bot_takes_the_place_of_who_is_gone_and_nothing_jumps(visit: Any, seat_at: Any) -> None:
    anna = visit("Аня")
    match = played_until(lambda match: match.moves and asked(match), players.EXAMPLE, 4)
    board = anna.locator(".board")
    seat_at(match, anna, bot="random")
    expect(anna.locator(players.MINE)).to_be_visible()
    before = board.bounding_box()
    seat_at(match, anna, bot=None)
    replace = anna.get_by_role("button", name="Заменить ботом: Боря")
    expect(replace).to_be_visible()
    assert board.bounding_box() == before


def test_a_second_device_a_spectator_and_both_languages_at_one_table(
    visit: Any, seat_at: Any
) -> None:
    anna = visit("Аня", None)
    seat_at(Match(players.EXAMPLE, 3, seed=1), anna)
    expect(anna.locator(players.MINE)).to_be_visible()
    players.drawer(anna, "Стол")
    anna.get_by_role("button", name="Получить ссылку", exact=True).click()
    link = anna.get_by_role("textbox", name="Играть с другого устройства").input_value()
    phone = visit("Аня с телефона", None, phone=True)
    phone.goto(link)
    expect(phone.locator(players.MINE)).to_be_visible()
    assert "token" not in phone.url
    players.drawer(anna, "Журнал")
    players.ready_to_press(phone)
    phone.locator(".shell .own button.lit").first.click()
    expect(anna.locator(players.LOG)).to_contain_text("Вы ставите")
    # The owner sees that the link was used, and takes the seat back.
    players.drawer(anna, "Стол")
    expect(anna.get_by_text("По ссылке ваше место открыли")).to_be_visible()
    anna.get_by_role("button", name="Отозвать").click()
    expect(phone.locator(".shell .own")).to_have_count(0)
    expect(anna.locator(".shell .own")).to_be_visible()

    # Who only looks cannot play.
    guest = visit("Гость", anna.url.split("#")[1])
    expect(guest.locator(".shell")).to_be_visible()
    expect(guest.locator(".sentence")).to_contain_text("Вы смотрите")
    assert guest.locator(".own").count() == 0
    assert guest.locator(".bar .buttons button").count() == 0

    expect(anna.locator(".bar .sentence")).to_contain_text("Что поставить?")
    players.drawer(anna, "Стол")
    anna.get_by_role("radio", name="English").check()
    expect(anna.locator(".bar .sentence")).to_contain_text("What do you bid?")
    expect(anna.locator("h1")).to_have_text("Goofspiel")
    expect(anna.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.walk
def test_a_game_by_keyboard_on_a_table_for_any_game(visit: Any, seat_at: Any) -> None:
    anna = visit("Аня", lang="en")
    anna.get_by_role("button", name=re.compile("Play with bots.*Goofspiel")).focus()
    anna.keyboard.press("Enter")
    anna.locator(".shell").wait_for()
    seat_at(shortly_before(over, players.EXAMPLE, 3, decisions=3), anna)
    rng = random.Random(5)

    def press() -> bool:
        if not anna.locator(players.MINE).count():
            return False
        # Arrows walk among what may be chosen, Enter chooses.
        for _ in range(rng.randrange(1, 4)):
            anna.keyboard.press("ArrowRight")
        anna.keyboard.press("Enter")
        return True

    players.until_over([anna], press)
    sheet = anna.get_by_role("dialog", name="Final score")
    expect(sheet).to_be_visible()
    anna.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    # What is told once more, in another language, does not open it again.
    players.drawer(anna, "Table")
    anna.get_by_role("radio", name="Русский").check()
    players.drawer(anna, "Журнал")
    expect(anna.locator(".drawer")).to_contain_text("Открыт приз")
    expect(anna.get_by_role("dialog", name="Итог партии")).to_be_hidden()


@pytest.mark.walk
def test_a_game_on_a_phone_and_again(visit: Any, seat_at: Any) -> None:
    anna = visit("Аня", None, phone=True)
    seat_at(Match(players.EXAMPLE, 3, seed=1), anna)
    # The page itself never scrolls sideways, and own cards are on screen.
    assert anna.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(anna.locator(".own")).to_be_in_viewport()
    expect(anna.locator("section.bar")).to_be_in_viewport()
    # A long press looks at a card and does not play it.
    expect(anna.locator(players.MINE)).to_be_visible()
    long_press(anna, anna.locator(".own .lit").first)
    expect(anna.get_by_role("dialog")).to_contain_text("Старшинство и цена")
    anna.keyboard.press("Escape")
    expect(anna.get_by_role("dialog")).to_be_hidden()
    assert anna.locator(".own .lit").count() == len(RANK)

    # After the end, once more with the same players.
    seat_at(shortly_before(over, players.EXAMPLE, 3, decisions=2), anna)
    players.play_to_the_end([anna])
    before = anna.url
    anna.get_by_role("dialog").get_by_role("button", name="Ещё раз тем же составом").click()
    anna.wait_for_url(lambda url: url != before and "#/table/" in url)
    expect(anna.locator(".shell")).to_be_visible()


def test_pass_and_play_hides_the_other_side(visit: Any) -> None:
    anna = visit("Аня")
    anna.goto(anna.url.split("#")[0] + "#/new/" + players.EXAMPLE.id)
    anna.locator("fieldset label", has_text=re.compile(r"^2$")).click()
    anna.get_by_role("switch", name="За одним устройством").click()
    anna.get_by_placeholder("Игрок 2").fill("Боря")
    anna.get_by_role("button", name="Открыть стол").click()
    anna.get_by_role("button", name="Начать партию").click()
    curtain = anna.locator(".curtain")
    expect(curtain).to_be_visible()
    assert anna.locator(".own").count() == 0
    first = curtain.get_by_role("button").inner_text()
    curtain.get_by_role("button").click()
    expect(anna.locator(".own")).to_be_visible()
    players.ready_to_press(anna)
    anna.locator(".shell .own button.lit").first.click()
    expect(curtain.get_by_role("button")).to_be_visible()
    expect(curtain.get_by_role("button")).not_to_have_text(first)


def test_the_connection_mends_itself(visit: Any, seat_at: Any) -> None:
    anna = visit("Аня", None, spent=True)
    anna.clock.install()
    seat_at(Match(players.EXAMPLE, 3, seed=1), anna)
    players.ready_to_press(anna)
    players.drawer(anna, "Журнал")
    before = anna.locator(f"{players.LOG} .line").count()
    anna.context.set_offline(True)
    anna.evaluate("dispatchEvent(new Event('online'))")  # makes the client look for the server
    anna.clock.run_for(LONGEST_WAIT)
    expect(anna.locator(".banner")).to_be_visible()
    anna.locator(".shell .own button.lit").first.click()
    anna.context.set_offline(False)
    anna.clock.run_for(LONGEST_WAIT)
    expect(anna.locator(".banner")).to_be_hidden()
    expect(anna.locator(f"{players.LOG} .line").nth(before)).to_be_visible()


def test_chat(visit: Any, seat_at: Any) -> None:
    anna, boris = visit("Аня", None), visit("Боря", None)
    seat_at(Match(players.EXAMPLE, 2, seed=1), anna, boris)
    for page in (anna, boris):
        players.drawer(page, "Чат")
    anna.get_by_role("button", name="Хороший ход").click()
    expect(boris.locator(".chat .lines")).to_contain_text("Хороший ход")
    expect(boris.locator("[data-said='0']")).to_have_text("Хороший ход")
    # A sign from the bar stands beside who gave it, for both, whole on the screen.
    boris.get_by_role("button", name="Откликнуться").click()
    boris.get_by_role("button", name="Ура!").click()
    for page in (anna, boris):
        expect(page.locator("[data-said='1']").get_by_label("Ура!")).to_be_in_viewport(ratio=1)
        expect(page.locator(".chat .lines").get_by_label("Ура!")).to_be_visible()
    boris.get_by_label("Сообщение").fill("<b>нет</b>")
    boris.get_by_label("Сообщение").press("Enter")
    expect(anna.locator(".chat .lines")).to_contain_text("<b>нет</b>")
    # A spectator whom the host has silenced is heard no more.
    assert stranger_says(anna.url, "Ходи конём") == "ack"
    expect(anna.locator(".chat .lines")).to_contain_text("Зритель Ходи конём")
    anna.get_by_role("button", name="Запретить зрителям писать").press("Enter")
    expect(anna.get_by_role("button", name="Разрешить зрителям писать")).to_be_visible()
    expect(boris.get_by_role("button", name="Разрешить зрителям писать")).to_have_count(0)
    assert stranger_says(anna.url, "Конём!") == "refused"


def stranger_says(address: str, text: str) -> str:
    """Somebody who only looks on says something at the table of this page; the server's answer."""
    place, table = address.split("/#/table/")
    live = f"{place.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(live) as socket:
        socket.send(json.dumps({"type": "chat", "key": text, "text": text}))
        answers = (json.loads(message) for message in socket)
        return str(next(one["type"] for one in answers if one.get("key") == text))
