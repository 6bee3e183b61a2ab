"""Bots at the table: a broken or endless one never stops the game."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from menagerie.bots import BOTS, BotKind, Knowledge
from menagerie.core.match import Match
from menagerie.core.text import Text
from menagerie.server.tables import bot_driver
from menagerie.server.tables.bot_driver import chosen_move
from menagerie.server.tables.bot_threads import BotThreads
from server.harness import GAME, Person, Server, play_on, run


class Broken:
    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        raise ValueError("no idea")


class Cheat:
    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        return 10_000


class Endless:
    stop = threading.Event()

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        self.stop.wait()
        return 0


@pytest.mark.parametrize("bot", [Broken, Cheat, Endless])
def test_any_legal_move_in_place_of_a_failure(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "odd", BotKind("odd", Text("", ""), Text("", ""), bot))
    match = Match(GAME, seats=3, seed=1)
    seat = match.waiting[0]
    threads = BotThreads(1)
    move = run(chosen_move(threads, "odd", Knowledge(match, seat), 0.05, seed=1))
    Endless.stop.set()
    threads.stop()
    assert move in match.legal_ids(seat)


async def test_one_click_against_bots(server: Server) -> None:
    ann = Person(server, "Ann")
    table = (await ann.post("/tables/quick", {"game": GAME.id, "name": "Ann"}))["table"]
    live = await ann.live(table)
    assert live.table["state"] == "playing"
    assert [seat["bot"] for seat in live.table["seats"][1:]] == ["greedy"] * 3
    assert await play_on(live, 0, 2) > 3
    assert live.update["result"]


async def test_bots_wait_while_the_game_is_told(server: Server) -> None:
    """And go on where everybody who plays has put the pages away."""

    ann = Person(server, "Ann")
    table = (await ann.post("/tables/quick", {"game": GAME.id, "name": "Ann"}))["table"]
    live, onlooker = await ann.live(table), await Person(server, "Eve").live(table)
    await live.send(type="reading", on=True)
    while 0 in (await live.see(lambda u: True))["waiting"]:
        await live.move(0, live.view["legal"][0]["id"])
    # A bot that thinks already may finish. Were they to go on, it would be Ann's turn again.
    still = -1
    while still != live.update["version"]:
        still = live.update["version"]
        await asyncio.sleep(4 * bot_driver.READ_AGAIN)
    assert 0 not in live.update["waiting"]
    assert onlooker.update["version"] == still, "who only looks on keeps nobody waiting"
    await live.send(type="reading", on=False)
    assert await play_on(live, 0, 2) > 1


TIMID = """
class Timid:
    def choose(self, knowledge, seed, seconds=None):
        return knowledge.legal_ids[0]
"""


async def test_a_bot_of_ones_own_at_a_table(tmp_path: Path) -> None:
    (tmp_path / "timid.py").write_text(TIMID)
    async with Server(tmp_path, bots=("timid:Timid",)) as server:
        wanted = {"game": GAME.id, "name": "Ann", "bot": "timid:Timid"}
        ann = Person(server, "Ann")
        [game] = [g for g in await ann.get("/games") if g["id"] == GAME.id]
        assert "Timid" in [bot["label"] for bot in game["bots"]]
        table = (await ann.post("/tables/quick", wanted))["table"]
        live = await ann.live(table)
        seat = live.table["seats"][1]
        assert seat["bot"] == "timid:Timid"
        await play_on(live, 0, 2, most=3)
        # A server that was started without it still has the table; greedy takes over.
        server.bots = ()
        server.restart()
        live = await ann.live(table)
        assert live.table["seats"][1] == {**seat, "online": live.table["seats"][1]["online"]}
        assert await play_on(live, 0, 2, most=3) == 3
