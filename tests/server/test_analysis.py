"""After the game: everyone's chances move by move, worked out in the background and kept."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from menagerie.bots import BOTS
from menagerie.server.errors import ServerError
from menagerie.server.settings import Settings
from menagerie.server.storage.storage import Storage
from menagerie.server.tables.analyst import Analyst, Work
from menagerie.server.tables.entries import Played, Started, Terms
from menagerie.server.tables.rooms import stored
from menagerie.server.tables.table import Table
from server.harness import AS_HERE, GAME, Person, Refused, Server, play_on, seated


async def finished(server: Server) -> tuple[str, Person]:
    table, people = await seated(server, 2)
    lives = [await person.live(table) for person in people]
    await asyncio.gather(*[play_on(live, n, n) for n, live in enumerate(lives)])
    return table, people[0]


async def ready(person: Person, table: str) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = await person.get(f"/tables/{table}/analysis")
        if found["ready"]:
            return found
        assert 0 <= found["done"] <= found["total"]
        assert found["chances"] == found["errors"] == found["swings"] == []
        await asyncio.sleep(0.1)


async def test_a_finished_game_is_analysed_and_survives_a_power_cut(tmp_path: Path) -> None:
    async with Server(tmp_path, mode=AS_HERE, analyses=4) as server:
        table, ann = await finished(server)
        server.restart()  # most likely in the midst of it: it is begun anew when somebody asks
        found = await ready(ann, table)
        record = await ann.get(f"/tables/{table}/record")
        moves = record["record"]["moves"]
        assert len(found["chances"]) == len(moves) + 1
        assert found["judge"] == BOTS["grandmaster"].title.en
        assert all(sum(row) == pytest.approx(1, abs=0.01) for row in found["chances"])
        winners = [place == 1 for place in record["places"]]
        assert [share > 0 for share in found["chances"][-1]] == winners
        assert len(found["errors"]) == len(found["chances"])
        assert len(found["swings"]) <= 5
        replay = await ann.get(f"/tables/{table}/replay")
        for swing in found["swings"]:
            frame = replay["frames"][swing["moves"]]
            assert (swing["seat"], swing["move"]) == (frame["seat"], frame["move"])
            assert swing["better"]
            assert swing["better_share"] - swing["share"] > swing["error"] - 0.001
        server.mode = "interpreted"  # which could not analyse it
        server.restart()
        # It was kept: a server that has just come up knows it at the first question.
        assert (await ann.get(f"/tables/{table}/analysis"))["ready"]
        russian = await Person(server, lang="ru").get(f"/tables/{table}/analysis")
        assert russian["judge"] == BOTS["grandmaster"].title.ru
        assert len(russian["chances"]) > 1


async def test_a_game_in_play_is_not_analysed(server: Server) -> None:
    table, people = await seated(server, 2)
    for lang, beginning in (("en", "The record opens"), ("ru", "Запись откроется")):
        people[0].lang = lang
        with pytest.raises(Refused) as refused:
            await people[0].get(f"/tables/{table}/analysis")
        assert refused.value.code == "not_now"
        assert refused.value.body["text"].startswith(beginning)


async def test_a_server_without_analyses_says_so(server: Server) -> None:
    table, ann = await finished(server)
    with pytest.raises(Refused) as refused:
        await ann.get(f"/tables/{table}/analysis")
    assert "does not analyse" in refused.value.body["text"]


async def test_bots_think_first_and_only_so_many_games_wait(tmp_path: Path) -> None:
    """While somebody thinks, an analysis waits between its steps; more than `most` are refused."""

    async def over(storage: Storage, name: str) -> Table:
        terms = Terms(
            game=GAME.id, version=GAME.version, seats=2, options={}, seed="7" * 32, clock=None,
            public=False, hot_seat=False, undo=True, hints=True,
        )  # fmt: skip
        await storage.create(stored(name, 0.0, terms, [Started()], []))
        table = Table(name, terms, 0.0)
        table.apply(1, 0.0, Started())
        while table.state != "over":
            seat = table.waiting[0]
            move = table.position.legal_ids(seat)[-1]
            table.apply(table.entry + 1, 0.0, Played(seat=seat, move=move))
        return table

    storage = await Storage.open(Settings(data=str(tmp_path)))
    first, second = [await over(storage, name) for name in ("first", "second")]
    quiet = threading.Event()
    analyst = Analyst(storage, quiet, most=1)
    assert analyst.begin(first)
    assert analyst.begin(first), "asking twice is the same work"
    assert not analyst.begin(second)
    with pytest.raises(ServerError) as refused:
        await analyst.find(second)
    assert refused.value.code == "too_busy"
    while not (await analyst.find(first)).done:  # type: ignore[union-attr]
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.1)
    held = await analyst.find(first)
    assert isinstance(held, Work)
    assert held.done < held.total
    quiet.set()
    while isinstance(await analyst.find(first), Work):
        await asyncio.sleep(0.05)
    assert analyst.begin(second)
    assert isinstance(await analyst.find(second), Work)
    analyst.stop()
    await storage.close()
