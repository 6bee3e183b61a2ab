"""Nothing that is sent to a seat depends on what the seat cannot know.

Whole games are recorded from real sockets. Then every frame is made again from a world that the
reader merely imagines, all hidden things dealt anew: it must come out the same, byte for byte.
"""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from menagerie.core.match import Match
from menagerie.core.registry import game_ids, get_game
from menagerie.server.tables.entries import Played, Sat, Started, Terms
from menagerie.server.tables.snapshot import Snapshot
from menagerie.server.tables.table import Table
from menagerie.server.wire.encoding import encode
from menagerie.server.wire.live_messages import Refused, Update, Why
from server.harness import Live, Person, Server, play_on, play_together, run, seated


def in_imagined_world(table: Table, match: Match, seat: int, seed: int) -> Table:
    """The same history, and a position in which all that the seat cannot know is dealt anew."""
    twin = match.copy()
    twin._set_bytes(match.imagine(seat, seed).state.tobytes())
    table.match = twin
    return table


def fold(live: Live, record: dict[str, Any], names: list[str]) -> Table:
    info = live.heard[0]["table"]
    terms = Terms(
        game=record["game"], version=record["version"], seats=record["seats"],
        options=record["options"], seed=record["seed"], clock=None, public=False,
        hot_seat=False, undo=info["undo"], hints=True,
    )  # fmt: skip
    table = Table(info["id"], terms, 0.0)
    for seat, name in enumerate(names):
        table.apply(table.entry + 1, 0.0, Sat(seat=seat, name=name))
    table.apply(table.entry + 1, 0.0, Started())
    return table


def differs(match: Match, seat: int) -> bool:
    return bool(match.imagine(seat, 1).state.tobytes() != match.state.tobytes())


@pytest.mark.parametrize("game", game_ids())
def test_recorded_streams_hold_no_secret(server: Server, game: str) -> None:
    seats = next(n for n in get_game(game).seats if n >= 3)

    async def story() -> tuple[list[Live], dict[str, Any], list[str]]:
        table, people = await seated(server, seats, game=game)
        lives = [await person.live(table) for person in people]
        await asyncio.gather(*[play_on(live, n, n) for n, live in enumerate(lives)])
        answer = await Person(server).get(f"/tables/{table}/record")
        for live in lives:
            await live.see(lambda u: u["result"])
        return lives, answer["record"], answer["names"]

    lives, record, names = run(story())
    hidden = 0
    for seat, live in enumerate(lives):
        table = fold(live, record, names)
        updates = iter(raw for raw in live.raw if json.loads(raw)["type"] == "update")
        for step in range(len(record["moves"]) + 1):
            if step:
                mover, move = record["moves"][step - 1]
                table.apply(table.entry + 1, 0.0, Played(seat=mover, move=move))
            truth = table.position
            if table.state == "over":
                break
            raw = next(updates)
            sent = msgspec.json.decode(raw, type=Update)
            for seed in (1, 2):
                imagined = in_imagined_world(table, truth, seat, seed)
                made = Snapshot(imagined, "en", sent.seq, sent.reset, 0.0).update(seat)
                assert encode(made).decode() == raw
            table.match = truth
            hidden += differs(truth, seat)
    assert hidden, "nothing was ever hidden: the test is empty"


@pytest.mark.parametrize("game", game_ids())
def test_answers_hold_no_secret(game: str) -> None:
    """Reasons for refused moves are the same in every world that the seat cannot rule out."""
    import random

    rng = random.Random(3)
    declared = get_game(game)
    match = Match(declared, next(n for n in declared.seats if n >= 3), seed=11)
    asked = 0
    while not match.over and asked < 2000:
        seat = rng.choice(match.waiting)
        world = match.imagine(seat, rng.getrandbits(60))
        for move in rng.sample(range(declared.move_count), min(20, declared.move_count)):
            assert match.explain(seat, move) == world.explain(seat, move)
            asked += 1
        match.play(seat, rng.choice(match.legal_ids(seat)))


async def test_the_seed_and_tokens_stay_secret(server: Server) -> None:
    table, people = await seated(server, 2)
    tokens = [person.cookies["menagerie"] for person in people]
    lives = [await person.live(table) for person in people]
    watcher = await Person(server).live(table)
    before = [len(live.raw) for live in (*lives, watcher)]
    await asyncio.gather(*[play_on(live, n, n) for n, live in enumerate(lives)])
    end = await watcher.until(lambda m: m["type"] == "table" and m["table"]["seed"])
    seed = end["table"]["seed"]
    for live in (*lives, watcher):
        shown = [n for n, raw in enumerate(live.raw) if seed in raw]
        overs = [n for n, m in enumerate(live.heard) if m.get("result")]
        assert all(n > min(overs) for n in shown)
        assert not any(token in raw for token in tokens for raw in live.raw)
    assert before
    log = "".join(server.lines)
    assert not any(token in log for token in tokens)


def test_every_message_is_declared(server: Server) -> None:
    """What was sent is exactly what `messages.py` says."""
    from menagerie.server.wire.live_messages import FromServer

    async def story() -> list[str]:
        table, people = await seated(server, 2)
        lives = [await person.live(table) for person in people]
        await lives[0].send(type="ping")
        await lives[0].until(lambda m: m["type"] == "pong")
        await play_together(lives, 8)
        return lives[0].raw + lives[1].raw

    for raw in run(story()):
        message = msgspec.json.decode(raw, type=FromServer)
        assert encode(message).decode() == raw
        assert not isinstance(message, Refused | Why)
