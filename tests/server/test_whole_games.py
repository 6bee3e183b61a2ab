"""Whole games over real sockets: people, spectators, several devices, the record at the end."""

import asyncio

from menagerie.core.match import replay, seed_hash
from server.harness import Person, Server, play_on, play_together, refused, seated


async def test_four_people_play_to_the_score_sheet(server: Server) -> None:
    table, people = await seated(server, 4)
    lives = [await person.live(table) for person in people]
    watcher = await Person(server, "Eve", "ru").live(table)
    assert watcher.table["seed"] is None
    made = await asyncio.gather(*[play_on(live, n, n) for n, live in enumerate(lives)])
    end = await watcher.see(lambda u: u["result"])
    last = await watcher.until(lambda m: m["type"] == "table" and m["table"]["seed"])

    record = await people[1].get(f"/tables/{table}/record")
    match = replay(record["record"])
    assert match.over
    assert len(match.moves) == sum(made) == last["table"]["moves"]
    assert [seat["points"] for seat in end["result"]["seats"]] == match.scores
    assert [seat["place"] for seat in end["result"]["seats"]] == match.places
    for seat in end["result"]["seats"]:
        assert sum(line["points"] for line in seat["lines"]) == seat["points"]
    assert seed_hash(last["table"]["seed"]) == lives[0].heard[0]["table"]["seed_hash"]
    seen = [m["view"] for m in watcher.heard if m["type"] == "update"]
    assert all(view["viewer"] is None and not view["legal"] for view in seen)

    shown = await people[0].get(f"/tables/{table}/replay?seat=2")
    assert len(shown["frames"]) == len(match.moves) + 1
    assert shown["frames"][-1]["view"] == lives[2].view["view"]
    assert shown["frames"][-1]["scores"] == match.scores
    told = [event for m in lives[2].heard if "events" in m for event in m["events"]]
    assert [e["text"] for f in shown["frames"] for e in f["events"]] == [e["text"] for e in told]


async def test_counted_messages_have_no_gap(server: Server) -> None:
    table, people = await seated(server, 2)
    lives = [await person.live(table) for person in people]
    await asyncio.gather(*[play_on(live, n, 5) for n, live in enumerate(lives)])
    for live in lives:
        at = live.heard[0]["seq"]
        for message in live.heard[1:]:
            if message.get("reset"):
                at = message["seq"]
            elif message["type"] in ("table", "update", "chat"):
                assert message["seq"] == at + 1
                at += 1


async def test_a_second_device_and_a_late_one_see_the_same(server: Server) -> None:
    table, people = await seated(server, 2)
    first, other = await people[0].live(table), await people[1].live(table)
    link = (await people[0].post(f"/tables/{table}/seats/0/link"))["link"]
    phone = Person(server, "phone")
    assert await refused(phone.post(f"/tables/{table}/claim", {"token": "x" * 32})) == "bad_token"
    await phone.post(f"/tables/{table}/claim", {"token": link.split("token=")[1]})
    second = await phone.live(table)
    assert second.heard[0]["seats"] == [0]
    await play_together([first, other], 12)
    version = first.update["version"]
    late = await people[0].live(table)
    for live in (first, second, late):
        await live.reach(version)
    assert late.view == first.view == second.view
    told = [event for m in first.heard if "events" in m for event in m["events"]]
    assert late.update["events"] == told
    # Either device plays the seat.
    await asyncio.gather(play_on(second, 0, 3), play_on(other, 1, 4))
