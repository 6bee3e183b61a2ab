"""Not too fast, not too large, not from elsewhere; errors in the reader's language."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from menagerie.server.http.limits import Bucket, Limiter, Limits, address_group
from menagerie.server.live.endpoint import PATIENCE, TRY_LATER
from menagerie.server.settings import Rate, Settings
from server.harness import (
    GAME,
    PLAIN,
    PUBLIC,
    HereServer,
    Live,
    Person,
    Refused,
    Server,
    refused,
    seated,
    served_here,
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> object:
    server = Server(
        tmp_path_factory.mktemp("strict"),
        creations=[3, 6000], **PUBLIC, messages=[40, 2000], sockets=4, offline=0.3,
    )  # fmt: skip
    yield server
    server.stop()


async def test_creating_too_fast(strict: Server) -> None:
    ann = Person(strict, lang="ru")

    async def four() -> None:  # of three; another test may have made one of them
        for _ in range(4):
            await ann.create(2)

    with pytest.raises(Refused) as error:
        await four()
    assert error.value.status == 429
    assert int(error.value.headers["retry-after"]) > 100
    assert error.value.body["text"].startswith("Слишком часто")


async def test_a_flood_is_refused_and_then_cut_off(strict: Server) -> None:
    ann = Person(strict)
    table = (await ann.get("/tables"))[:1] or [{"id": await _any_table(strict)}]
    live = await ann.live(table[0]["id"])
    with contextlib.suppress(ConnectionClosed):
        for _ in range(1000):
            await live.send(type="ping")
            await asyncio.sleep(0.002)  # read the answers: a cut-off connection drops them
    with pytest.raises(ConnectionError):
        await live.until(lambda m: m["type"] == "never")
    kinds = [m["type"] for m in live.heard]
    assert kinds.count("pong") >= 40
    assert any(m.get("error", {}).get("code") == "too_fast" for m in live.heard)
    # The server is well.
    assert httpx.get(f"{strict.http}/livez", **PLAIN).text == "ok\n"


async def _any_table(server: Server) -> str:
    """One that is there, since few may be made; the first who asks makes it."""
    from sqlalchemy import select

    from menagerie.server.settings import Settings
    from menagerie.server.storage.schema import TABLES
    from menagerie.server.storage.storage import Storage

    storage = await Storage.open(Settings(data=str(server.data)))
    found = await storage.column(select(TABLES.c.id))
    await storage.close()
    return found[0] if found else await Person(server).create(2)


async def test_too_many_connections_from_one_address(strict: Server) -> None:
    table = await _any_table(strict)
    lives = [await Person(strict).live(table) for _ in range(4)]
    with pytest.raises((ConnectionError, ConnectionClosed)):
        await Person(strict).live(table)
    for live in lives:
        await live.close()


async def test_pages_are_asked_for_at_a_rate(tmp_path: Path) -> None:
    async with (
        served_here(tmp_path, pages=[4, 36_000], **PUBLIC) as server,
        httpx.AsyncClient(**PLAIN) as client,
    ):
        paths = ("/livez", "/", "/assets/no.js", "/docs", "/", "/livez")
        statuses = [(await client.get(server.http + path)).status_code for path in paths]
        assert 429 not in statuses[:4]
        assert statuses[4:] == [429, 429]
        assert (await client.get(f"{server.http}/api/games")).status_code == 200


async def test_others_are_told_of_an_absence_after_a_while(server: Server, strict: Server) -> None:
    table = await _any_table(strict)
    watcher = await Person(strict).live(table)
    assert watcher.table["seats"][0]["online"] is False

    ann = Person(server)
    table = await ann.create(2)
    watcher = await Person(server).live(table)
    phone, laptop = await ann.live(table), await ann.live(table)
    await watcher.until(lambda m: "table" in m and m["table"]["seats"][0]["online"])
    await phone.close()
    await laptop.say("chat", text="still here")
    await watcher.until(lambda m: m["type"] == "chat")
    assert watcher.table["seats"][0]["online"]


async def a_host_vanishes_before_the_game(server: Server) -> None:
    """Whoever sits there goes on, and is the host from then on; who only watches is not."""
    ann, bob, dan = (Person(server, name) for name in ("Ann", "Bob", "Dan"))
    table = await ann.create(2)
    lobby = await ann.live(table)
    await bob.sit(table, 1)
    start = f"/tables/{table}/start"
    watcher = await bob.live(table)
    assert await refused(bob.post(start)) == "only_host"
    await lobby.close()
    await watcher.until(lambda m: "table" in m and not m["table"]["seats"][0]["online"])
    assert await refused(dan.post(start)) == "only_host"
    begun = await bob.post(start)
    assert (begun["state"], begun["host"]) == ("playing", 1)


async def test_absence_is_shown_and_anybody_seated_may_let_a_bot_play(tmp_path: Path) -> None:
    async with Server(tmp_path, offline=0.2) as server:
        table, (ann, bob, _) = await seated(server, 3)
        live, watcher = await ann.live(table), await bob.live(table)
        await watcher.until(lambda m: "table" in m and m["table"]["seats"][0]["online"])
        bot = f"/tables/{table}/seats/0/bot", {"bot": "greedy"}
        assert await refused(bob.post(*bot)) == "only_host"
        after = len(watcher.heard)
        await live.close()
        gone = await watcher.until(
            lambda m: "table" in m and not m["table"]["seats"][0]["online"], after
        )
        assert gone["table"]["seats"][0]["away_since"] > 0
        # It was the host's seat: that makes no difference. Who only watches may not.
        assert await refused(Person(server, "Dan").post(*bot)) == "only_host"
        info = await bob.post(*bot)
        assert (info["seats"][0]["kind"], info["seats"][0]["name"]) == ("bot", "P0")
        back = await ann.post(f"/tables/{table}/seats/0/take-back")
        assert back["seats"][0]["kind"] == "human"
        await a_host_vanishes_before_the_game(server)


async def test_errors_are_sentences(server: Server) -> None:
    for lang, sentence in (("ru", "Такого стола нет"), ("en", "There is no such table")):
        with pytest.raises(Refused) as error:
            await Person(server, lang=lang).get("/tables/nothing")
        assert error.value.status == 404
        assert error.value.body["text"].startswith(sentence)
    ann = Person(server)
    for body in (
        {"game": "chess", "seats": 2},
        {"game": GAME.id, "seats": 1},
        {"game": GAME.id, "seats": 99},
        {"game": GAME.id},
        {"game": GAME.id, "seats": 2, "options": {GAME.options[0].name: "never"}},
        {"game": GAME.id, "seats": 2, "options": {"x": 1}},
        {"game": GAME.id, "seats": 2, "bots": [None, "deep"]},
        {"game": GAME.id, "seats": 2, "clock": {"bank": -1, "increment": 0}},
        [GAME.id],
    ):
        with pytest.raises(Refused) as error:
            await ann.post("/tables", body)
        assert 400 <= error.value.status < 500
        assert error.value.body["text"]
    with pytest.raises(Refused) as error:
        await ann.post("/tables", {"game": GAME.id, "seats": 2, "name": "x" * 20_000})
    assert error.value.status == 413
    with pytest.raises(Refused) as error:
        await ann.post("/nothing")
    assert error.value.code in ("no_page", "no_method")
    form = httpx.post(f"{server.http}/api/tables", data={"game": GAME.id}, **PLAIN)
    assert form.json()["code"] == "malformed"
    broken = httpx.post(
        f"{server.http}/api/tables",
        content=b"{{{",
        headers={"content-type": "application/json"},
        **PLAIN,
    )
    assert broken.json()["code"] == "malformed"


def test_buckets() -> None:
    bucket = Bucket(Rate(3, 1e9))
    assert [bucket.take() > 0 for _ in range(5)] == [False, False, False, True, True]
    limiter = Limiter(Rate(1, 1e9))
    limiter.check("a")
    limiter.check("b")
    with pytest.raises(Exception, match=r"Too many requests. Try again in \d+ min."):
        limiter.check("a")


@pytest.mark.parametrize(
    ("settings", "address", "refused"),
    [
        ({}, "127.0.0.1", False),
        ({}, "::1", False),
        ({}, "192.168.1.20", False),
        ({}, "fd12:3456::7", False),
        ({}, "8.8.8.8", True),
        ({}, "2a00:1450:4001::1", True),
        ({"public_url": "http://192.168.1.5:8000"}, "192.168.1.20", False),
        ({"public_url": "https://play.example.org"}, "127.0.0.1", True),
        ({"proxies": ("192.0.2.1",)}, "192.168.1.20", True),
    ],
)
def test_households_are_exempt_from_rates_by_address(
    settings: dict[str, Any], address: str, refused: bool
) -> None:
    limits = Limits(Settings(creations=Rate(2, 1e9), **settings))
    waits = [limits.creations.bucket(address_group(address)).take() for _ in range(3)]
    assert waits[:2] == [0.0, 0.0]
    assert (waits[2] > 0) == refused


def test_addresses_of_one_subscriber() -> None:
    assert address_group("2001:db8:1:ff00::1") == address_group("2001:db8:1:ffaa:1::2")
    assert address_group("2001:db8:1:fe00::1") != address_group("2001:db8:1:ff00::1")
    assert address_group("192.0.2.1") != address_group("192.0.2.2")


async def told(live: Live, text: str) -> str:
    """What the server answers to a chat line: `ack`, or why not."""
    answer = await live.say("chat", text=text)
    return str(answer.get("error", {}).get("code", answer["type"]))


async def test_spectators_of_one_address_talk_as_one_and_not_for_ever(tmp_path: Path) -> None:
    async with served_here(
        tmp_path,
        chat=[2, 3600],
        address_chat=[6, 3600],
        spectator_lines=3,
        chat_lines=5,
        **PUBLIC,
    ) as server:
        ann = Person(server)
        table, other = await ann.create(2), await ann.create(2)
        players = await ann.live(table)
        lines = []
        for n in range(4):
            invented = {"Cookie": f"menagerie={n:032}"}
            live = await Person(server).live(table, **invented)
            lines.append(await told(live, f"line {n}"))
        assert lines == ["ack", "ack", "too_fast", "too_fast"], "another cookie does not help"
        assert [await told(players, f"word {n}") for n in range(3)] == [
            "ack",
            "ack",
            "too_fast",
        ]
        assert await told(await ann.live(other), "elsewhere") == "too_fast"
    # The limit of a table, and what the players keep of it.
    async with served_here(tmp_path, spectator_lines=2, chat_lines=5) as server:
        stranger, players = (
            await Person(server).live(table),
            await ann_again(ann, server, table),
        )
        assert await told(stranger, "again") == "not_now"
        assert [await told(players, f"more {n}") for n in range(2)] == ["ack", "not_now"]


async def test_the_host_silences_spectators(tmp_path: Path) -> None:
    async with served_here(tmp_path) as server:
        table, (ann, bob) = await seated(server, 2)
        stranger, player = await Person(server, lang="ru").live(table), await bob.live(table)
        assert await told(stranger, "I know better") == "ack"
        for person in (bob, Person(server)):
            assert await refused(person.post(f"/tables/{table}/hush", {"on": True})) == "only_host"
        assert (await ann.post(f"/tables/{table}/hush", {"on": True}))["hushed"]
        await player.until(lambda m: m["type"] == "table" and m["table"]["hushed"])
        answer = await stranger.say("chat", text="No, really")
        assert answer["error"]["text"] == "Хозяин стола попросил зрителей помолчать."
        assert await told(player, "Peace") == "ack"
        await server.rooms.reload(table)  # it is in the log
        assert (await bob.get(f"/tables/{table}"))["hushed"]
        await ann.post(f"/tables/{table}/hush", {"on": False})
        assert await told(await Person(server).live(table), "At last") == "ack"


async def ann_again(ann: Person, server: HereServer, table: str) -> Live:
    """Her browser, at the server that was started anew."""
    ann.server = server
    return await ann.live(table)


async def test_sockets_are_opened_and_used_at_a_rate_of_the_address(tmp_path: Path) -> None:
    async with served_here(
        tmp_path, openings=[2, 3600], address_messages=[5, 3600], **PUBLIC
    ) as server:
        ann = Person(server)
        table = await ann.create(2)
        first, second = await ann.live(table), await ann.live(table)
        answers = []
        for live in (first, second, first, second, first, second):
            after = len(live.heard)
            await live.send(type="ping")
            heard = await live.until(lambda m: m["type"] in ("pong", "refused"), after)
            answers.append(heard["type"])
        assert answers == ["pong"] * 5 + ["refused"]
        with pytest.raises((ConnectionError, ConnectionClosed)):
            await ann.live(table)


async def _ask_on_and_on(socket: ClientConnection) -> None:
    while True:
        await socket.send('{"type": "look"}')  # answered by the whole position


async def test_a_reader_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    async with Server(tmp_path, backlog=50_000) as server:
        table, people = await seated(server, 2)
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        # With one message waiting unread this client reads no further.
        deaf = await connect(url, max_queue=1)
        with pytest.raises(ConnectionClosed):
            await _ask_on_and_on(deaf)
        live = await people[0].live(table)
        await live.reach(1)


async def test_who_does_not_stop_is_hung_up_on(tmp_path: Path) -> None:
    async with served_here(tmp_path, messages=[1, 3600]) as server:
        ann = Person(server)
        live = await ann.live(await ann.create(2))
        for _ in range(1 + PATIENCE):
            await live.send(type="ping")
        await live.until(lambda m: m["type"] == "pong")
        refused = await live.until(lambda m: m["type"] == "refused")
        assert refused["error"]["code"] == "too_fast"
        assert not live.closed
        await live.send(type="ping")
        with pytest.raises(ConnectionError):
            await live.until(lambda m: m["type"] == "never")
        assert live.socket.close_code == TRY_LATER
