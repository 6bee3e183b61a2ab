"""What is said over the socket: repeated, late, forged, broken, too much of it."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from menagerie.bots.catalogue import judge_of
from server.harness import GAME, Live, Person, Server, play_together, seated


async def table_of_two(server: Server) -> tuple[str, list[Person], list[Live], int]:
    """A started table, its sockets, and the seat that moves first."""
    table, people = await seated(server, 2)
    lives = [await person.live(table) for person in people]
    for live in lives:
        await live.see(lambda u: True)
    return table, people, lives, lives[0].update["waiting"][0]


async def test_a_repeated_move_is_made_once(server: Server) -> None:
    table, people, lives, seat = await table_of_two(server)
    live, move = lives[seat], lives[seat].view["legal"][0]["id"]
    first = await live.move(seat, move, version=1, key="same")
    assert first["type"] == "ack"
    again = await live.move(seat, move, version=1, key="same")
    other = await (await people[seat].live(table)).move(seat, move, version=1, key="same")
    assert first["version"] == again["version"] == other["version"]
    await live.reach(2)
    assert live.update["version"] == 2


async def test_a_late_move_gets_the_reason_and_the_present(server: Server) -> None:
    _, _, lives, seat = await table_of_two(server)
    await play_together(lives, 10)
    seat = lives[0].update["waiting"][0]
    live, after = lives[seat], len(lives[seat].heard)
    answer = await live.move(seat, live.view["legal"][0]["id"], version=1, key="late")
    assert answer["type"] == "refused"
    assert answer["error"]["code"] == "stale"
    fresh = await live.until(lambda m: m["type"] == "update" and m["reset"], after)
    assert fresh["version"] == answer["version"]
    assert fresh["view"] == live.update["view"]
    again = await live.move(seat, live.view["legal"][0]["id"], version=1, key="late")
    assert again["error"] == answer["error"]
    # The same with the version that is seen now.
    assert (await live.move(seat, live.view["legal"][0]["id"]))["type"] == "ack"


async def test_an_illegal_move_names_its_rule_and_changes_nothing(server: Server) -> None:
    _, _, lives, seat = await table_of_two(server)
    live = lives[seat]
    legal = {move["id"] for move in live.view["legal"]}
    illegal = next(n for n in range(400) if n not in legal)
    why = await live.say("why", seat=seat, move=illegal)
    answer = await live.move(seat, illegal)
    assert answer["error"]["code"] == "illegal"
    assert answer["error"]["rule"] == why["rule"]
    assert answer["error"]["text"] == why["text"]
    assert why["text"]
    assert (await live.say("why", seat=seat, move=min(legal)))["rule"] is None
    waits = await lives[1 - seat].move(1 - seat, min(legal))
    assert waits["error"]["rule"] == "M-02"
    assert live.update["version"] == 1


async def test_nobody_plays_for_others(server: Server) -> None:
    table, _people, lives, seat = await table_of_two(server)
    move = lives[seat].view["legal"][0]["id"]
    thief = Person(server)
    thief.cookies.set("menagerie", "A" * 32)
    watcher = await thief.live(table)
    assert watcher.heard[0]["seats"] == []
    for live in (lives[1 - seat], watcher):
        await live.see(lambda u: True)
        for kind in ("move", "undo", "why", "hint"):
            more = {"move": move} if kind in ("move", "why") else {}
            version = {"version": 1} if kind in ("move", "undo") else {}
            answer = await live.say(kind, seat=seat, **more, **version)
            assert answer["type"] == "refused", kind
            assert answer["error"]["code"] == "not_your_seat"
    # A message of the true owner, sent again by someone else, stays the owner's.
    assert (await lives[seat].move(seat, move, key="mine"))["type"] == "ack"
    stolen = await watcher.move(seat, move, version=1, key="mine")
    assert stolen["error"]["code"] == "not_your_seat"


async def test_broken_frames_are_answered_and_harmless(server: Server) -> None:
    _, _, lives, seat = await table_of_two(server)
    live = lives[seat]
    for text in (
        "", "{", "[]", "null", '{"type":"move"}', '{"type":"nothing"}',
        '{"type":"move","key":"","version":1,"seat":0,"move":0}',
        '{"type":"move","key":"k","version":1,"seat":-1,"move":0}',
        '{"type":"move","key":"k","version":1,"seat":0,"move":1e9}',
        '{"type":"move","key":"k","version":"1","seat":0,"move":0}',
        '{"type":"chat","key":"k","text":"' + "x" * 4000 + '"}',
    ):  # fmt: skip
        after = len(live.heard)
        await live.socket.send(text)
        answer = await live.until(lambda m: m["type"] == "refused", after)
        assert answer["error"]["code"] == "malformed"
    for data in (b"\xff\xfe\x00", b"{}"):
        after = len(live.heard)
        await live.socket.send(data)
        answer = await live.until(lambda m: m["type"] == "refused", after)
        assert answer["error"]["code"] == "malformed"
    after = len(live.heard)
    await live.socket.send("x" * 10_000)
    answer = await live.until(lambda m: m["type"] == "refused", after)
    assert answer["error"]["code"] == "too_large"
    assert (await live.move(seat, live.view["legal"][0]["id"]))["type"] == "ack"
    await live.socket.send("x" * 1_000_000)
    with pytest.raises((ConnectionError, ConnectionClosed)):
        await live.until(lambda m: m["type"] == "never")
    assert live.socket.close_code == 1009


async def test_undo_is_for_what_reveals_nothing(server: Server) -> None:
    _table, _people, lives, seat = await table_of_two(server)
    undone = 0
    for n in range(60):
        version = max(live.update["version"] for live in lives)
        for live in lives:
            await live.reach(version)
        if lives[0].update["result"]:
            break
        seat = lives[0].update["waiting"][0]
        live, before = lives[seat], lives[seat].view
        await live.move(seat, before["legal"][0]["id"])
        await live.reach(version + 1)
        if not live.view["can_undo"]:
            answer = await live.say("undo", seat=seat, version=live.update["version"])
            assert answer["error"]["code"] == "cannot_undo"
            continue
        answer = await live.say("undo", seat=seat, version=live.update["version"], key=f"u{n}")
        assert answer["type"] == "ack"
        await live.reach(version + 2)
        assert live.update["reset"]
        assert live.view["view"] == before["view"]
        again = await live.say("undo", seat=seat, version=version + 1, key=f"u{n}")
        assert again["version"] == answer["version"]
        undone += 1
        if undone == 3:
            break
        await live.move(seat, before["legal"][0]["id"])
        await live.reach(version + 3)
    assert undone
    wrong = await lives[0].say("undo", seat=0, version=1)
    assert wrong["error"]["code"] in ("stale", "cannot_undo")


async def test_chat(server: Server) -> None:
    table, _, lives, _ = await table_of_two(server)
    await lives[0].say("chat", text="  <b>hi</b>\n\x00there  ", key="c1")
    heard = await lives[1].until(lambda m: m["type"] == "chat")
    assert heard["line"]["text"] == "<b>hi</b> there"
    assert (heard["line"]["seat"], heard["line"]["name"]) == (0, "P0")
    again = await lives[0].say("chat", text="<b>hi</b> there", key="c1")
    assert again["type"] == "ack"
    same = await lives[0].say("chat", text="<b>hi</b> there", key="c2")
    assert same["error"]["code"] == "too_fast"
    assert (await lives[1].say("chat", text=" \n "))["type"] == "refused"
    answers = [await lives[1].say("chat", text=f"line {n}") for n in range(8)]
    assert [a["type"] for a in answers].count("ack") == 5
    late = await Person(server).live(table)
    assert [line["text"] for line in late.heard[0]["chat"]][:2] == ["<b>hi</b> there", "line 0"]


async def test_a_hint_is_a_legal_move(server: Server) -> None:
    _, _, lives, seat = await table_of_two(server)
    answer = await lives[seat].say("hint", seat=seat)
    legal = {move["id"]: move["text"] for move in lives[seat].view["legal"]}
    for hint in answer["moves"]:
        steps = [legal[hint["move"]], *(step["text"] for step in hint["then"])]
        assert hint["text"] == " → ".join(steps)
    assert {hint["judge"] for hint in answer["moves"]} == {judge_of(GAME).title.en}
    assert json.dumps(answer)
    other = await lives[1 - seat].say("hint", seat=1 - seat)
    assert other["error"]["code"] == "not_now"
