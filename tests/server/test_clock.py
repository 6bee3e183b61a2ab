"""Thinking time: charged by the server's clock, and a bot at the end of it."""

from pathlib import Path

from menagerie.server.tables.clock import Clocks
from menagerie.server.wire.messages import ClockRule
from server.harness import HereServer, Person, seated, served_here


def test_time_runs_only_while_deciding() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=5), seats=2, grace=0.5)
    clocks.run([0], 100.0)
    assert clocks.left_at(0, 110.5) == 50
    clocks.moved(0, 110.5, turn_over=True)
    clocks.run([1], 110.5)
    assert clocks.left == [55, 60]
    assert clocks.left_at(0, 500) == 55
    assert clocks.next_end() == (110.5 + 0.5 + 60, 1)


def test_the_grace_belongs_to_the_network() -> None:
    clocks = Clocks(ClockRule(bank=10, increment=0), seats=1, grace=0.5)
    for n in range(20):
        clocks.run([0], n)
        clocks.moved(0, n + 0.4, turn_over=True)
        clocks.run([], n + 0.4)
    assert clocks.left == [10]


async def test_time_out_seats_a_bot_and_the_owner_returns(tmp_path: Path) -> None:
    async with served_here(tmp_path, warning=0.4, grace=0.1) as server:
        await all_run_out_of_time(server)
        await the_owner_returns(server)


async def all_run_out_of_time(server: HereServer) -> None:
    table, _people = await seated(server, 2, clock={"bank": 0.5, "increment": 0.0})
    watcher = await Person(server).live(table)
    await watcher.see(lambda u: True)
    seat = watcher.update["waiting"][0]
    warned = await watcher.until(lambda m: m["type"] == "clock_low")
    assert warned["seat"] == seat
    out = await watcher.until(lambda m: "table" in m and m["table"]["seats"][seat]["kind"] == "bot")
    assert out["table"]["seats"][seat]["owned"]
    assert out["table"]["state"] == "playing"
    # Nobody lost a game by it: the bots finish what both left.
    end = await watcher.see(lambda u: u["result"])
    assert end["result"]


async def the_owner_returns(server: HereServer) -> None:
    table, people = await seated(server, 2, clock={"bank": 0.5, "increment": 0.0})
    lives = [await person.live(table) for person in people]
    await lives[0].see(lambda u: True)
    seat = lives[0].update["waiting"][0]
    await lives[seat].until(lambda m: "table" in m and m["table"]["seats"][seat]["kind"] == "bot")
    back = await people[seat].post(f"/tables/{table}/seats/{seat}/take-back")
    assert back["seats"][seat]["kind"] == "human"
    assert back["seats"][seat]["clock"] > 0
