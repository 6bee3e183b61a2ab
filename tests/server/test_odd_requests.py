"""Requests that no browser sends: each gets a plain refusal, never an error of ours."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from menagerie.server.tables.typed_text import clean
from server.harness import GAME, PLAIN, Person, Server, run, served_here

MANY = "9" * 5000
DEEP = '{"a":' * 3000


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 404),
        ("/" + "x" * 300, 404),
        ("/" + "%F0%9F%A6%8A" * 66, 404),
        ("/docs/%00", 404),
        ("/docs/" + "x" * 300, 404),
        ("/api/tables/%00", 404),
        ("/api/tables/x/replay?seat=" + MANY, 404),
        ("/api/tables/{table}/past?version=" + MANY, 400),
        ("/api/tables/{table}/past?version=1&seat=" + MANY, 400),
        ("/api/daily/{game}/%00", 404),
        ("/api/games/{game}/rules/words?words=%00%FF", 200),
    ],
)
def test_an_odd_address(server: Server, path: str, status: int) -> None:
    table = run(Person(server).create(2))
    answer = httpx.get(server.http + path.format(table=table, game=GAME.id), **PLAIN)
    assert answer.status_code == status


@pytest.mark.parametrize("host", ["[", "]", "[::1", "x:y", "x:99999", "x/y?", "x" * 3000, "[x]"])
def test_a_host_that_is_none(server: Server, host: str) -> None:
    table = run(Person(server).create(2))
    for path in (f"tables/{table}/qr.svg", "invitation", "games"):
        answer = httpx.get(f"{server.http}/api/{path}", headers={"host": host}, **PLAIN)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("host", ["games.example.org", "192.0.2.1:8000", "[2001:db8::1]:8000"])
def test_a_host_leads_back(server: Server, host: str) -> None:
    answer = httpx.get(f"{server.http}/api/invitation", headers={"host": host}, **PLAIN)
    assert answer.json()["url"] == f"http://{host}"


def test_a_seat_with_too_many_digits(server: Server) -> None:
    table = run(Person(server).create(2))
    answer = httpx.post(f"{server.http}/api/tables/{table}/seats/{MANY}/free", **PLAIN)
    assert answer.status_code == 404


@pytest.mark.parametrize("body", [DEEP, '{"zz":' + "[" * 8000, "\ud800", '"\\ud800"'])
def test_a_body_that_nobody_can_read(server: Server, body: str) -> None:
    for path in ("tables", f"games/{GAME.id}/daily"):
        answer = httpx.post(
            f"{server.http}/api/{path}",
            content=body.encode(errors="surrogatepass"),
            headers={"content-type": "application/json"},
            **PLAIN,
        )
        assert answer.json()["code"] == "malformed"


async def test_a_page_of_the_server_may_ask_and_a_foreign_one_may_not(server: Server) -> None:
    def answer(**headers: str) -> httpx.Response:
        asked = {"game": GAME.id, "seats": 2}
        return httpx.post(f"{server.http}/api/tables", json=asked, headers=headers, **PLAIN)

    foreign = answer(**{"sec-fetch-site": "cross-site"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign_origin")
    own = answer(origin=server.http)
    assert own.is_success, own.json()

    ann = Person(server)
    await ann.live(await ann.create(2), Origin=server.http)


@pytest.mark.parametrize("origin", ["http://[", "http://elsewhere.example", "null", "x", ""])
async def test_a_foreign_page_is_refused(server: Server, origin: str) -> None:
    asked = {"game": GAME.id, "seats": 2}
    answer = httpx.post(
        f"{server.http}/api/tables", json=asked, headers={"origin": origin}, **PLAIN
    )
    assert answer.json()["code"] == "foreign_origin"

    url = f"ws://127.0.0.1:{server.port}/api/tables/x/live"
    async with connect(url, additional_headers={"Origin": origin}) as live:
        with pytest.raises(ConnectionClosed) as closed:
            await live.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


async def test_a_page_that_was_not_encrypted_is_foreign_to_one_that_is(tmp_path: Path) -> None:
    async with served_here(tmp_path, proxies=["127.0.0.1"]) as server:

        async def posted(origin: str, scheme: str) -> int:
            async with httpx.AsyncClient(**PLAIN) as client:
                answer = await client.post(
                    f"{server.http}/api/tables",
                    json={"game": GAME.id, "seats": 2},
                    headers={
                        "host": "play.example",
                        "origin": f"{origin}://play.example",
                        "x-forwarded-proto": scheme,
                    },
                )
            return answer.status_code

        assert await posted("https", "https") == await posted("http", "http") == 201
        assert await posted("http", "https") == 403


@pytest.mark.parametrize(
    "head",
    [
        "POST /api/tables HTTP/1.1\r\nContent-Length: 2\r\n",
        "GET /api/tables/x/live HTTP/1.1\r\nContent-Length: 2\r\n",
        "GET /api/tables/x/live HTTP/1.1\r\nTransfer-Encoding: chunked\r\n",
        "GET /api/tables/x/live HTTP/1.1\r\nSec-WebSocket-Version: 12\r\n",
    ],
)
def test_an_upgrade_that_is_none_is_closed(tmp_path: Path, head: str) -> None:
    """uvicorn answers some of them; the others have only the time of a request."""

    async def story() -> None:
        async with served_here(tmp_path, request_time=0.2) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            rest = "Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n{}"
            writer.write((head + rest).encode())
            answer = await reader.read()  # until the server closes
            assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 426")) or not answer
            writer.close()

    run(story())


async def test_who_goes_in_the_middle_of_a_request_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
    async with served_here(tmp_path) as server:
        for _ in range(3):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(head)
            await writer.drain()
            writer.close()
        # A text that is none is closed as the protocol says.
        table = await Person(server).create(2)
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as live:
            await live.recv()
            await live.send(b"\xff\xfe", text=True)
            await live.wait_closed()
            assert live.close_code == 1007
    assert not [one for one in caplog.records if one.exc_info and "menagerie" in one.name]


async def test_deep_nesting_over_the_socket(server: Server) -> None:
    ann = Person(server)
    live = await ann.live(await ann.create(2))
    await live.socket.send('{"type":"chat","x":' + "[" * 3000)
    told = await live.until(lambda m: m["type"] == "refused")
    assert told["error"]["code"] == "malformed"
    await live.close()


async def test_invented_methods_are_one_label(tmp_path: Path) -> None:
    async with served_here(tmp_path) as server, httpx.AsyncClient(**PLAIN) as client:
        before = (await client.get(f"{server.http}/metrics")).text
        for n in range(20):
            await client.request(f"BREW{n}", f"{server.http}/healthz")
        after = (await client.get(f"{server.http}/metrics")).text
        assert "BREW" not in after
        assert 'method="other"' in after
        assert len(after.splitlines()) - len(before.splitlines()) < 10


async def test_metrics_are_not_for_strangers(tmp_path: Path) -> None:
    async with served_here(
        tmp_path, metrics_token="open sesame", proxies=["127.0.0.1"]
    ) as server, httpx.AsyncClient(**PLAIN) as client:  # fmt: skip

        async def asked(**headers: str) -> int:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return (await client.get(f"{server.http}/metrics", headers=named)).status_code

        assert await asked() == 200
        assert await asked(x_forwarded_for="192.0.2.7") == 404
        shown = {"x_forwarded_for": "192.0.2.7", "authorization": "Bearer open sesame"}
        assert await asked(**shown) == 200
        assert await asked(**{**shown, "authorization": "Bearer closed"}) == 404
    async with served_here(tmp_path / "other") as server, httpx.AsyncClient(**PLAIN) as client:
        behind = {"x-forwarded-for": "127.0.0.1", "authorization": "Bearer"}
        answer = await client.get(f"{server.http}/metrics", headers=behind)
        assert answer.status_code == 404, "a proxy that nobody named"


async def test_who_is_let_in_by_a_proxy_cannot_say_to_be_somebody_else(tmp_path: Path) -> None:
    async with served_here(
        tmp_path, proxies=["127.0.0.1"], reads=[2, 3600]
    ) as server, httpx.AsyncClient(**PLAIN) as client:  # fmt: skip
        statuses = []
        for n in range(3):
            said = [("x-forwarded-for", f"10.0.0.{n}"), ("x-forwarded-for", "192.0.2.7")]
            answer = await client.get(f"{server.http}/api/games", headers=said)
            statuses.append(answer.status_code)
        assert statuses == [200, 200, 429]


async def test_a_request_that_the_end_of_the_server_meets_is_told_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
    async with served_here(tmp_path) as server:
        server.uvicorn.config.timeout_graceful_shutdown = 0
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(head)
        await asyncio.sleep(0.05)
    assert b"503 Service Unavailable" in await reader.readline()
    assert not [one for one in caplog.records if one.exc_info]


def test_a_name_is_no_tower() -> None:
    tower = "Z" + "\u0323\u0301\u0302\u0303\u0308" * 4 + "oe\u0308"
    assert len(clean(tower, 24)) <= 6
    assert clean("Лёша e\u0301", 24) == "Лёша é"
    assert clean("a\x00b\u202ec", 24) == "a b c"
    assert clean("a" + "\u0301" * 16, 40) == "á\u0301\u0301"
    assert clean("Ёлка й", 40) == "Ёлка й"


async def test_a_slow_body_is_not_waited_for(tmp_path: Path) -> None:
    async with served_here(tmp_path, request_time=5, answer_time=0.3) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        body = json.dumps({"game": GAME.id, "seats": 2}).encode()
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\n\r\n" % len(body) + body[:-1]
        )
        assert await reader.read() == b""
