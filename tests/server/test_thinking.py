"""Bots before hints; time begins with thinking; nobody moves at random for lack of a thread."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from menagerie.bots import Knowledge, coach
from menagerie.core.match import Match
from menagerie.server.errors import ServerError
from menagerie.server.tables.bot_driver import chosen_move
from menagerie.server.tables.bot_threads import BotThreads
from menagerie.server.tables.entries import Played, Started, Terms
from menagerie.server.tables.hinting import Hints
from menagerie.server.tables.table import Table
from server.harness import GAME, Person, served_here

LONG = 900.0


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_bots_come_first_however_many_hints_wait() -> None:
    threads, gate, order = BotThreads(1), threading.Event(), list[str]()

    def think(who: str) -> None:
        order.append(who)
        gate.wait()

    async def hint(who: str) -> None:
        await threads.advise(think, who, seconds=LONG)

    async def bot(who: str) -> None:
        await threads.think(think, who, seconds=LONG)

    first = asyncio.create_task(hint("first"))
    await turns()
    later = [asyncio.create_task(hint(f"hint {n}")) for n in range(50)]
    await turns()
    bots = [asyncio.create_task(bot(f"bot {n}")) for n in range(3)]
    await turns()
    assert not threads.quiet.is_set()
    later[0].cancel()  # who has gone is not waited for
    gate.set()
    await asyncio.gather(first, *bots, *later[1:])
    assert order[:4] == ["first", "bot 0", "bot 1", "bot 2"]
    assert sorted(order[4:]) == sorted(f"hint {n}" for n in range(1, 50))
    assert threads.quiet.is_set()
    threads.stop()


async def test_who_goes_while_it_is_called_is_passed_over() -> None:
    threads = BotThreads(1)
    first, second, third = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def hold(threads: BotThreads, begun: asyncio.Event) -> None:
        await threads._begin(hint=False, address="")
        begun.set()

    tasks = [asyncio.create_task(hold(threads, one)) for one in (first, second, third)]
    await turns()
    tasks[1].cancel()
    threads._end(hint=False)  # the first is done before the second knows that it was cancelled
    await turns()
    assert first.is_set()
    assert not second.is_set()
    assert third.is_set()
    threads.stop()


async def test_addresses_think_in_turns_however_many_tables_one_has() -> None:
    threads, gate, order = BotThreads(1), threading.Event(), list[str]()

    def think(who: str) -> None:
        order.append(who)
        gate.wait()

    async def bot(who: str) -> None:
        await threads.think(think, who, seconds=LONG, address=who.split(maxsplit=1)[0])

    asked = [asyncio.create_task(bot(f"many {n}")) for n in range(20)]
    await turns()
    asked += [asyncio.create_task(bot(who)) for who in ("one 0", "two 0", "one 1")]
    await turns()
    asked[1].cancel()
    gate.set()
    await asyncio.gather(*asked, return_exceptions=True)
    assert order[:6] == ["many 0", "many 2", "one 0", "two 0", "many 3", "one 1"]
    assert order[6:] == [f"many {n}" for n in range(4, 20)]
    threads.stop()


async def test_bots_think_for_the_address_of_who_plays_with_them(tmp_path: Path) -> None:
    async with served_here(tmp_path, proxies=["127.0.0.1"]) as server:
        ann = Person(server)
        table = await ann.create(2)
        room = await server.rooms.get(table)
        assert room.address == ""
        watching = await Person(server).live(table, **{"X-Forwarded-For": "192.0.2.1"})
        playing = await ann.live(table, **{"X-Forwarded-For": "198.51.100.7"})
        assert room.address == "198.51.100.7"
        await watching.close()
        await playing.close()


async def test_they_think_so_for_who_plays_by_another_process(
    tmp_path: Path, fresh_postgres: str
) -> None:
    """Or one with a hundred tables would have a hundred turns."""
    changes: dict[str, Any] = {"proxies": ["127.0.0.1"], "database": fresh_postgres}
    async with (
        served_here(tmp_path / "owner", **changes) as owner,
        served_here(tmp_path / "other", **changes) as other,
    ):
        ann = Person(owner)
        room = await owner.rooms.get(await ann.create(2))
        ann.server = other
        playing = await ann.live(room.table.id, **{"X-Forwarded-For": "198.51.100.7"})
        while not room.presence.others:
            await asyncio.sleep(0.01)
        assert room.owned
        assert room.address == "198.51.100.7"
        await playing.close()
        while room.presence.others:
            await asyncio.sleep(0.01)
        assert room.address == ""


async def test_hints_leave_half_of_the_threads_to_bots() -> None:
    threads, gate = BotThreads(4), threading.Event()
    hints = [
        asyncio.create_task(threads.advise(gate.wait, seconds=LONG)) for _ in range(20)
    ]  # fmt: skip
    await turns()
    assert await threads.think(lambda: "at once", seconds=LONG) == "at once"
    gate.set()
    await asyncio.gather(*hints)
    threads.stop()


async def test_a_bot_that_waits_for_a_thread_moves_by_its_own_mind() -> None:
    match = Match(GAME, seats=3, seed=1)
    knowledge = Knowledge(match, match.waiting[0])
    threads, gate = BotThreads(1), threading.Event()
    busy = asyncio.create_task(threads.think(gate.wait, seconds=LONG))
    await turns()
    moves = [
        asyncio.create_task(chosen_move(threads, "greedy", knowledge, LONG / 4, seed=n))
        for n in range(3)
    ]
    await turns()
    short = asyncio.create_task(threads.think(lambda: "in time", seconds=LONG))
    await asyncio.sleep(0.05)
    assert not any(one.done() for one in (*moves, short)), "waiting costs no time"
    gate.set()
    await busy
    greedy = [await one for one in moves]
    assert await short == "in time"
    assert set(greedy) <= set(knowledge.legal_ids)
    threads.stop()


async def test_one_that_does_not_end_keeps_no_place() -> None:
    threads, gate = BotThreads(1), threading.Event()
    with pytest.raises(TimeoutError):
        await threads.think(gate.wait, seconds=0.01)
    assert await threads.think(lambda: 7, seconds=LONG) == 7
    gate.set()
    threads.stop()


def begun_table() -> Table:
    terms = Terms(
        game=GAME.id, version=GAME.version, seats=2, options={}, seed="7" * 32, clock=None,
        public=False, hot_seat=False, undo=True, hints=True,
    )  # fmt: skip
    table = Table("some", terms, 0.0)
    table.apply(1, 0.0, Started())
    return table


async def test_a_decision_is_thought_of_once_and_one_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    gate = threading.Event()

    def slow(knowledge: Knowledge, *_: object) -> Sequence[coach.Advice]:
        asked.append(knowledge.seat)
        gate.wait()
        return []

    monkeypatch.setattr(coach, "hint", slow)

    table, threads = begun_table(), BotThreads(4)
    hints, seat = Hints(table, threads, LONG), table.waiting[0]
    same = [asyncio.create_task(hints.find(seat)) for _ in range(60)]
    other = asyncio.create_task(hints.find(1 - seat))
    while not asked:
        await asyncio.sleep(0.01)
    await turns()
    assert asked == [seat], "the other seat's comes after it"
    same[0].cancel()  # who asked first has gone: the others still get it
    move = table.position.legal_ids(seat)[0]
    table.apply(2, 0.0, Played(seat=seat, move=move))
    later = asyncio.create_task(hints.find(seat))
    await turns()
    for one in same[1:]:
        with pytest.raises(ServerError) as refused:
            await one
        assert refused.value.code == "stale", "the table has gone on meanwhile"
    gate.set()
    await asyncio.gather(other, later)
    assert sorted(asked) == sorted([seat, 1 - seat, seat])
    threads.stop()
