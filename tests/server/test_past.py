"""Looking back during a game: each reader sees what they saw then, and nothing else."""

import pytest

from menagerie.core.game import Game
from picking import every_game
from server.harness import Person, Refused, Server, play_together, refused, seated


@every_game
async def test_an_earlier_moment_is_what_the_seat_saw(server: Server, game: Game) -> None:
    seats = min(n for n in game.playable_seats() if n >= 3)
    table, people = await seated(server, seats, game=game.id)
    lives = [await person.live(table) for person in people]
    guest = Person(server, "Guest")
    watching = await guest.live(table)
    await play_together(lives, 30)
    await watching.reach(lives[0].update["version"])
    readers = [*zip(people, lives, map(str, range(seats)), strict=True)]
    for person, live, seat in [*readers, (guest, watching, None)]:
        updates = [heard for heard in live.heard if heard["type"] == "update"]
        assert len(updates) == 31
        for update in updates:
            asked = f"/tables/{table}/past?version={update['version']}"
            moment = await person.get(asked + (f"&seat={seat}" if seat else ""))
            assert moment["view"] == update["view"]["view"]


async def test_nobody_looks_back_from_the_seats_of_others(server: Server) -> None:
    table, people = await seated(server, 2)
    for stranger in (people[1], Person(server, "Guest")):
        assert (
            await refused(stranger.get(f"/tables/{table}/past?version=1&seat=0")) == "not_your_seat"
        )


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("version=99", "no_moment"),
        ("version=0", "no_moment"),
        ("version=-1", "malformed"),
        ("version=%D9%A1x", "malformed"),
        ("seat=0", "malformed"),
        ("version=1&seat=x", "malformed"),
        ("version=1&seat=9", "not_your_seat"),
    ],
)
async def test_a_moment_that_is_none(server: Server, asked: str, code: str) -> None:
    table, people = await seated(server, 2)
    with pytest.raises(Refused) as error:
        await people[0].get(f"/tables/{table}/past?{asked}")
    assert error.value.code == code


async def test_before_the_game_and_after_an_undo_there_is_nothing_to_see(server: Server) -> None:
    ann = Person(server)
    waiting = await ann.create(2)
    assert await refused(ann.get(f"/tables/{waiting}/past?version=1")) == "no_moment"
    table, people = await seated(server, 2)
    lives = [await person.live(table) for person in people]
    while True:
        await play_together(lives, 1)
        live = next((live for live in lives if live.view["can_undo"]), None)
        if live is not None:
            break
    taken_back = live.update["version"]
    answer = await live.say("undo", seat=lives.index(live), version=taken_back)
    assert answer["type"] == "ack"
    assert await refused(people[0].get(f"/tables/{table}/past?version={taken_back}")) == "no_moment"
