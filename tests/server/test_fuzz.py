"""Nothing that is sent to the server makes it fail: see `fuzzing`.

`MENAGERIE_FUZZ_SECONDS` makes it go on with further seeds for so long (`make test`: ten seconds,
`make test-long`: an hour).
"""

import os
import time
from pathlib import Path

import httpx
import pytest

from server.fuzzing.lanes import Fuzzer
from server.harness import GAME, PLAIN, Json, Person, Server, play_together, run, seated

REQUESTS, MESSAGES = 1200, 5000
SECONDS = float(os.environ.get("MENAGERIE_FUZZ_SECONDS", "0"))
# Bots of the tables at hand shall not take the server's time from the fuzzer.
SETTINGS: Json = {"think": 0.05, "chat": [1e6, 1], "address_chat": [1e6, 1]}


async def some_tables(server: Server) -> dict[str, list[str]]:
    """One of each kind, and what a request may name."""
    ann = Person(server)
    tables = [await ann.create(2, bots=[None, "random"]), await ann.create(2, hot_seat=True)]
    playing, people = await seated(server, 2)
    tables.append(playing)
    quick = {"game": GAME.id, "name": "Ann", "bot": "random"}
    tables.append((await ann.post("/tables/quick", quick))["table"])
    tables.append((await ann.post(f"/games/{GAME.id}/daily", {"name": "Ann"}))["table"])
    games = [game["id"] for game in await ann.get("/games")]
    puzzles = [str(one["number"]) for one in await ann.get(f"/games/{GAME.id}/puzzles")]
    today = (await ann.get("/daily"))["date"]
    cookies = [person.cookies["menagerie"] for person in (ann, *people)]
    return {
        "table": tables, "cookie": cookies, "game": [GAME.id] * 4 + games, "number": puzzles[:3],
        "date": [today], "bot": ["random", "greedy"], "key": ["one", "two", "three"],
        "word": ["index.html", "offline.js", "table/x"], "name": ["Ann", "Bob"],
    }  # fmt: skip


@pytest.mark.slow
def test_nothing_that_is_sent_makes_the_server_fail(tmp_path: Path) -> None:
    server = Server(tmp_path, **SETTINGS)
    seed, until = 0, time.monotonic() + SECONDS
    try:
        while seed == 0 or time.monotonic() < until:
            fuzzer = Fuzzer(server.port, run(some_tables(server)), seed)
            run(fuzzer.run(REQUESTS, MESSAGES))
            assert not fuzzer.failures, "\n".join(fuzzer.failures[:5])
            assert server.process.poll() is None
            traces = [line for line in server.lines if '"trace"' in line or "Traceback" in line]
            assert not traces, traces[:3]
            seed += 1
        # And it works as before.
        assert httpx.get(f"{server.http}/healthz", **PLAIN).json()["ok"]
        run(play_a_little(server))
    finally:
        server.stop()


async def play_a_little(server: Server) -> None:
    table, people = await seated(server, 2)
    lives = [await person.live(table) for person in people]
    await play_together(lives, 6)
    for live in lives:
        await live.close()
