"""What a player or a host might try: time that is not theirs, another's cards, a name of nobody."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from menagerie.server.http.identity import COOKIE
from menagerie.server.storage.sqlite_file import FILE
from menagerie.server.tables.clock import Clocks
from menagerie.server.tables.tokens import Signer, hashed
from menagerie.server.wire.messages import ClockRule
from server.harness import Clock, Person, refused, seated, served_here

NOON = "2026-02-27T12:00:00+00:00"
SLOW = {"bank": 40.0, "increment": 0.0}


def test_leaving_and_coming_back_gives_no_time() -> None:
    clocks = Clocks(ClockRule(bank=40, increment=0), seats=1, grace=0.5)
    at = 0.0
    clocks.run([0], at)
    for _ in range(100):  # leave before the bot moves, and take the seat back at once
        at += 0.4
        clocks.run([], at)
        clocks.returned(0)
        clocks.run([0], at)
    assert clocks.left_at(0, at) == pytest.approx(40.5 - at)


@pytest.mark.parametrize("increment", [0, 30])
def test_taking_moves_back_gives_no_time(increment: float) -> None:
    clocks = Clocks(ClockRule(bank=40, increment=increment), seats=2, grace=0.5)
    at = 0.0
    for _ in range(100):
        clocks.run([0], at)
        at += 0.4
        clocks.moved(0, at, turn_over=True)
        clocks.run([1], at)
        clocks.undone()
    assert clocks.left[0] <= 41 - at


def test_help_comes_once_and_only_when_time_ran_out() -> None:
    clocks = Clocks(ClockRule(bank=40, increment=0), seats=1, grace=0)
    clocks.run([0], 0.0)
    clocks.run([], 40.0)
    clocks.returned(0)
    assert clocks.left == [10]
    assert not clocks.is_out(0)
    clocks.run([0], 40.0)
    clocks.run([], 50.0)
    clocks.returned(0)
    assert clocks.left == [0]
    assert clocks.is_out(0)


async def test_out_of_time_twice_is_out(tmp_path: Path) -> None:
    clock = Clock(NOON)
    async with served_here(tmp_path, clock, clock, pace=3600.0) as server:
        table, people = await seated(server, 2, clock=SLOW)
        room = await server.rooms.get(table)
        seat = room.table.waiting[0]
        back = f"/tables/{table}/seats/{seat}/take-back"

        async def time_runs_out() -> None:
            clock.forward(seconds=41)
            room.stir()
            while room.table.seats[seat].kind == "human":
                await asyncio.sleep(0.005)

        await time_runs_out()
        info = await people[seat].post(back)
        assert info["seats"][seat]["clock"] == 10
        await time_runs_out()
        assert await refused(people[seat].post(back)) == "not_now"


async def test_a_sleeping_table_is_charged_for_what_ran(tmp_path: Path) -> None:
    clock = Clock(NOON)
    async with served_here(tmp_path, clock, clock) as server:
        table, _ = await seated(server, 2, clock={"bank": 1000.0, "increment": 0.0})
        room = await server.rooms.get(table)
        seat = room.table.waiting[0]
        clock.forward(seconds=100.5)
        server.rooms.put_to_sleep(room)
        clock.forward(seconds=100)
        room = await server.rooms.get(table)
        assert room.table.clocks_at(clock())[seat] == pytest.approx(800)
    clock.forward(hours=5)  # the server is down: nobody is charged
    async with served_here(tmp_path, clock, clock) as server:
        room = await server.rooms.get(table)
        assert room.table.clocks_at(room.time())[seat] == pytest.approx(800)
        clock.forward(seconds=100)
        assert room.table.clocks_at(room.time())[seat] == pytest.approx(700)


async def test_opening_a_table_elsewhere_resets_no_clock(tmp_path: Path) -> None:
    clock = Clock(NOON)
    async with (
        served_here(tmp_path, clock, clock) as one,
        served_here(tmp_path, clock, clock) as other,
    ):
        table, _ = await seated(one, 2, clock={"bank": 60.0, "increment": 0.0})
        room = await one.rooms.get(table)
        seat, entry = room.table.waiting[0], room.table.entry
        clock.forward(seconds=20.5)
        room = await other.rooms.get(table)
        assert room.table.entry == entry
        assert room.table.clocks_at(room.time())[seat] == pytest.approx(40)


async def test_whoever_frees_a_seat_does_not_see_its_cards(tmp_path: Path) -> None:
    async with served_here(tmp_path, pace=3600.0) as server:
        table, (ann, bob, _) = await seated(server, 3)
        info = await ann.post(f"/tables/{table}/seats/1/free")
        seat = info["seats"][1]
        assert (seat["kind"], seat["owned"]) == ("bot", False)
        assert (await bob.get(f"/tables/{table}"))["mine"] == []
        twin = Person(server, "Ann in another window")
        assert await refused(twin.sit(table, 1)) == "seat_taken"
        # Nor those of a bot: it cannot be sent away during the game.
        nobody = {"bot": None}
        assert await refused(ann.post(f"/tables/{table}/seats/1/bot", nobody)) == "not_now"
        assert await refused(ann.post(f"/tables/{table}/seats/1/free")) == "not_now"


async def test_an_owner_sees_what_became_of_a_link_and_takes_it_back(tmp_path: Path) -> None:
    clock = Clock(NOON)
    async with served_here(tmp_path, clock, clock) as server:
        table, (ann, bob) = await seated(server, 2)
        path = f"/tables/{table}/seats/1"
        assert await bob.get(f"{path}/links") == {"made": None, "used": []}
        made = clock()
        token = (await bob.post(f"{path}/link"))["link"].split("token=")[1]
        live = await bob.live(table)
        clock.forward(minutes=5)
        phone = Person(server, "phone")
        await phone.post(f"/tables/{table}/claim", {"token": token})
        await live.until(lambda m: "table" in m and m["table"]["devices"] == 1)
        assert await bob.get(f"{path}/links") == {"made": made, "used": [made + 300]}
        # Who came by the link plays the seat, and that is all.
        seen = await phone.live(table)
        assert (await phone.get(f"/tables/{table}"))["devices"] is None
        for stranger in (phone, ann):
            assert await refused(stranger.get(f"{path}/links")) == "not_your_seat"
            assert await refused(stranger.post(f"{path}/link")) == "not_your_seat"
            assert await refused(stranger.post(f"{path}/revoke")) == "not_your_seat"
        info = await bob.post(f"{path}/revoke")
        assert (info["mine"], info["devices"]) == ([1], 0)
        await seen.until(lambda m: "view" in m and m["view"]["viewer"] is None)
        assert (await phone.get(f"/tables/{table}"))["mine"] == []
        again = Person(server).post(f"/tables/{table}/claim", {"token": token})
        assert await refused(again) == "bad_token"
        assert await bob.get(f"{path}/links") == {"made": None, "used": []}


async def test_a_token_that_was_never_issued_is_nobody(tmp_path: Path) -> None:
    async with served_here(tmp_path) as server:
        eve = Person(server, "Eve")
        eve.cookies.set(COOKIE, "A" * 32)
        table = await eve.create(2)
        given = [cookie.value for cookie in eve.cookies.jar]
        assert any(value != "A" * 32 for value in given), "she is given a token like anybody"
        room = await server.rooms.get(table)
        assert room.seats_of(hashed("A" * 32)) == []


async def test_tokens_from_before_they_were_signed_go_on(tmp_path: Path) -> None:
    async with served_here(tmp_path) as server:
        ann = Person(server)
        table = await ann.create(2)
    old = "an-old-token-of-32-characters-00"
    database = sqlite3.connect(tmp_path / FILE)
    with database:
        database.execute("UPDATE holders SET hash = ?", [hashed(old)])
    database.close()
    async with served_here(tmp_path) as server:
        ann = Person(server)
        ann.cookies.set(COOKIE, old)
        assert [one["id"] for one in await ann.get("/mine")] == [table]


def test_a_signature_fits_its_token_and_its_server() -> None:
    signer, other = Signer(b"one"), Signer(b"other")
    token = signer.issue()
    assert signer.issued(token)
    assert not other.issued(token)
    assert not signer.issued("x" + token[1:]) or token[0] == "x"
    assert not signer.issued("")


async def test_data_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with served_here(data) as server:
        await Person(server).create(2)
        assert data.stat().st_mode & 0o777 == 0o700
        for file in (FILE, f"{FILE}-wal"):
            assert (data / file).stat().st_mode & 0o777 == 0o600, file
    (data / FILE).chmod(0o644)  # as an older version left it
    async with served_here(data):
        assert (data / FILE).stat().st_mode & 0o777 == 0o600
