"""What is kept of a table has an end, whatever somebody does there on and on."""

from pathlib import Path
from typing import Any

import pytest

from menagerie.server.tables.seating import DEVICES
from server.harness import Live, Person, Refused, play_on, seated, served_here

MOST = 30


async def moved_and_undone(lives: list[Live]) -> list[Any]:
    """A move, taken back again where that is possible: the answers."""
    version = max(live.update["version"] for live in lives)
    for live in lives:
        await live.reach(version)
    seat = lives[0].update["waiting"][0]
    live = lives[seat]
    answers = [await live.move(seat, live.view["legal"][0]["id"])]
    await live.reach(version + 1)
    if live.view["can_undo"]:
        answers.append(await live.say("undo", seat=seat, version=version + 1))
        await live.reach(answers[-1]["version"])
    return answers


async def test_a_log_does_not_grow_for_ever_and_its_game_comes_to_an_end(tmp_path: Path) -> None:
    async with served_here(tmp_path, entries=MOST) as server:
        table, people = await seated(server, 2)
        lives = [await person.live(table) for person in people]
        for live in lives:
            await live.see(lambda u: True)
        answers: list[Any] = []
        while not answers or answers[-1]["type"] == "ack":
            answers = await moved_and_undone(lives)
        assert answers[-1]["error"]["code"] == "not_now"
        assert "played to the end" in answers[-1]["error"]["text"]

        path, room = f"/tables/{table}", await server.rooms.get(table)
        for what, body in (("pace", {"pace": "fast"}), ("hush", {"on": True})):
            with pytest.raises(Refused, match="played to the end"):
                await people[0].post(f"{path}/{what}", body)
        # Who leaves has left, and comes back no more.
        await people[1].post(f"{path}/leave")
        with pytest.raises(Refused, match="played to the end"):
            await people[1].post(f"{path}/seats/1/take-back")
        await play_on(lives[0], 0)
        assert room.table.state == "over"


async def test_so_many_devices_come_to_a_seat_by_links(tmp_path: Path) -> None:
    async with served_here(tmp_path) as server:
        ann = Person(server)
        table = await ann.create(2)
        path = f"/tables/{table}"
        token = (await ann.post(f"{path}/seats/0/link"))["link"].split("token=")[1]
        for _ in range(DEVICES):
            await Person(server).post(f"{path}/claim", {"token": token})
        with pytest.raises(Refused, match="Many devices"):
            await Person(server).post(f"{path}/claim", {"token": token})
        await ann.post(f"{path}/seats/0/revoke")
        token = (await ann.post(f"{path}/seats/0/link"))["link"].split("token=")[1]
        await Person(server).post(f"{path}/claim", {"token": token})
