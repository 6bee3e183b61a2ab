"""Thinking time: charged by the server's clock, and a bot at the end of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from menagerie.server.tables.clock import Clocks
from menagerie.server.wire.messages import ClockRule
from server.harness import Person, Server, play_on, run, seated


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


def test_undo_farms_no_time() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=30), seats=2, grace=0)
    clocks.run([0], 0.0)
    for n in range(10):
        clocks.moved(0, float(n), turn_over=True)
        clocks.run([1], float(n))
        clocks.undone()
        clocks.run([0], float(n))
    assert clocks.left[0] <= 60


def test_time_out_seats_a_bot_and_the_owner_returns(tmp_path: Path) -> None:
    server = Server(tmp_path, warning=0.4, grace=0.1)

    async def story() -> None:
        table, _people = await seated(server, 2, clock={"bank": 1.0, "increment": 0.0})
        watcher = await Person(server).live(table)
        await watcher.see(lambda u: True)
        seat = watcher.update["waiting"][0]
        warned = await watcher.until(lambda m: m["type"] == "clock_low")
        assert warned["seat"] == seat
        out = await watcher.until(
            lambda m: "table" in m and m["table"]["seats"][seat]["kind"] == "bot"
        )
        assert out["table"]["seats"][seat]["owned"]
        assert out["table"]["state"] == "playing"
        # Nobody lost a game by it: the bots finish what both left.
        end = await watcher.see(lambda u: u["result"])
        assert end["result"]

    async def owner() -> None:
        table, people = await seated(server, 2, clock={"bank": 1.0, "increment": 0.0})
        lives = [await person.live(table) for person in people]
        await lives[0].see(lambda u: True)
        seat = lives[0].update["waiting"][0]
        await lives[seat].until(
            lambda m: "table" in m and m["table"]["seats"][seat]["kind"] == "bot"
        )
        back = await people[seat].post(f"/tables/{table}/seats/{seat}/take-back")
        assert back["seats"][seat]["kind"] == "human"
        assert back["seats"][seat]["clock"] > 0

    try:
        run(story())
        run(owner())
    finally:
        server.stop()


def test_a_restart_costs_nobody_time(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def story() -> None:
        table, people = await seated(server, 2, clock={"bank": 3600.0, "increment": 0.0})
        lives = [await person.live(table) for person in people]
        await play_on(lives[lives[0].update["waiting"][0]], lives[0].update["waiting"][0], 1, 1)
        server.restart()
        live = await people[0].live(table)
        await live.see(lambda u: True)
        assert live.update["clocks"] == pytest.approx([3600, 3600], abs=120)

    try:
        run(story())
    finally:
        server.stop()
