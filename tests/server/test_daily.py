"""The deal of the day: one for everybody, told to nobody, played once."""

import asyncio
import json
import secrets
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from menagerie.core.game import Game
from menagerie.core.match import replay, seed_hash
from menagerie.core.registry import all_games
from menagerie.server.daily.daily import Daily
from menagerie.server.daily.deal import Deal, played_out
from menagerie.server.daily.masters import Masters
from menagerie.server.settings import Settings
from menagerie.server.storage.database import open_database
from menagerie.server.storage.records import Try
from menagerie.server.storage.schema import TRIES
from menagerie.server.storage.statements import Holder, Logged, StoredTable
from menagerie.server.storage.storage import Storage
from menagerie.server.tables.purposes import day_at, end_of, is_day, month_of
from menagerie.server.tables.rooms import Rooms
from picking import every_game
from server.harness import GAME, Clock, Live, Person, play_on, refused, served_here
from server.playing import play_at

SECRET = bytes(range(32))
DAY, NEXT = "2026-02-27", "2026-02-28"
NOON = f"{DAY}T12:00:00+00:00"


def test_days_are_counted_in_utc() -> None:
    before, after = Clock("2026-03-01T00:59:59+01:00"), Clock("2026-03-01T00:00:00+00:00")
    assert (day_at(before()), day_at(after())) == ("2026-02-28", "2026-03-01")
    assert end_of("2026-02-28") == after()
    assert month_of("2028-02-11") == ("2028-02-01", "2028-02-29")
    assert month_of("2026-12-31") == ("2026-12-01", "2026-12-31")
    assert [day for day in ("2026-02-28", "20260228", "2026-02-30", "x") if is_day(day)] == [
        "2026-02-28"
    ]


def test_a_deal_follows_from_secret_game_and_date() -> None:
    games = all_games()
    deals = [
        Deal.of(game, day, secret)
        for game in games
        for day in (DAY, NEXT)
        for secret in (SECRET, SECRET[::-1])
    ]
    assert len({deal.seed for deal in deals}) == len(deals)
    assert Deal.of(games[0], DAY, SECRET).seed == deals[0].seed
    for deal in deals:
        assert deal.promise == seed_hash(deal.seed)
        assert deal.position.seed == deal.seed
        assert deal.position.seat == deal.seat
    days = [f"2026-02-{n:02}" for n in range(1, 29)]
    deal = deals[0]
    assert {Deal.of(deal.game, day, SECRET).seat for day in days} == {*range(deal.seats)}


def quiet(folder: Path) -> Settings:
    """A server that does nothing but what it is asked for."""
    return Settings(data=str(folder), analyses=0, masters=False, pace=0)


@every_game
async def test_the_same_moves_give_the_same_answers(tmp_path: Path, game: Game) -> None:
    rooms = await Rooms.open(quiet(tmp_path), now=Clock(NOON))
    daily = Daily(rooms)
    deal = await daily.deal(game, DAY)
    room = await daily.begin("ann", game.id, "Ann", "en")
    assert [seat.bot for seat in room.table.seats].count(None) == 1
    await play_at(room, deal.seat, deal.seed)
    assert room.table.position.record() == played_out(deal, "random").record()
    await rooms.close()


async def play_today(person: Person, game: str = GAME.id) -> tuple[str, Live]:
    """Play today's deal to the end; its table."""
    table = str((await person.post(f"/games/{game}/daily", {"name": person.name}))["table"])
    live = await person.live(table)
    await play_on(live, live.table["mine"][0], seed=len(person.name))
    return table, live


async def everything_told(person: Person, table: str) -> str:
    """All that a browser is told about a table, in one text."""
    told = [await person.get(f"/tables/{table}"), await person.get("/mine")]
    told += [await person.get("/daily"), await person.get(f"/daily/{GAME.id}/{DAY}")]
    return json.dumps(told)


async def test_a_day_from_the_deal_to_its_publication(tmp_path: Path) -> None:
    clock = Clock(NOON)
    async with served_here(tmp_path, clock) as server:
        ann, bob, eve = (Person(server, name) for name in ("Ann", "Bobby", "Eve"))
        today = await ann.get("/daily")
        assert today["date"] == DAY
        assert today["left"] == 12 * 3600
        assert [one["game"] for one in today["games"]] == [game.id for game in all_games()]
        promise = next(one for one in today["games"] if one["game"] == GAME.id)
        assert promise["mine"] is None
        page = await ann.get(f"/daily/{GAME.id}/{DAY}")
        assert (page["results"], page["average"], page["master"]) == ([], None, None)
        assert page["seed_hash"] == promise["seed_hash"]

        # Whoever left comes back to the same table, also by a second press.
        body = {"name": "Ann"}
        tables = await asyncio.gather(
            *(ann.post(f"/games/{GAME.id}/daily", body) for _ in range(3))
        )
        # A cookie is given with each first answer: the browser keeps the last.
        table, live = await play_today(ann)
        assert table in [one["table"] for one in tables]
        bobs, _ = await play_today(bob)
        assert live.table["seed_hash"] == promise["seed_hash"]
        names = [[seat["beast"] for seat in one["seats"]] for one in (
            await ann.get(f"/tables/{table}"), await bob.get(f"/tables/{bobs}"))]  # fmt: skip
        assert names[0] == names[1]
        seat = live.table["mine"][0]

        # The game is over, the day is not: nothing of the cards is told to anybody else.
        hidden = Deal.of(GAME, DAY, (await server.rooms.services.storage.secrets.get(
            "daily", clock())).value).seed  # fmt: skip
        for person in (ann, bob, eve):
            assert hidden not in await everything_told(person, table)
            for what in ("record", "analysis", "replay", f"replay?seat={1 - seat % 2}"):
                assert await refused(person.get(f"/tables/{table}/{what}")) == "sealed"
            assert await refused(person.get(f"/tables/{table}/past?version=3")) == "sealed"
        assert not any(hidden in raw for raw in live.raw)
        for person in (bob, eve):
            code = await refused(person.get(f"/tables/{table}/replay?seat={seat}"))
            assert code == "sealed"
            with pytest.raises((ConnectionClosed, ConnectionError)):
                await person.live(table)
        own = await ann.get(f"/tables/{table}/replay?seat={seat}")
        assert own["table"]["seed"] is None
        assert own["table"]["sealed_until"] == end_of(DAY)
        await ann.get(f"/tables/{table}/past?version=3&seat={seat}")

        # A second try is marked as one, and counts for nothing.
        again, _ = await play_today(ann)
        assert again != table
        page = await ann.get(f"/daily/{GAME.id}/{DAY}")
        assert [(one["table"], one["counts"]) for one in page["tries"]] == [
            (table, True), (again, False)
        ]  # fmt: skip
        assert {one["name"]: one["mine"] for one in page["results"]} == {
            "Ann": True, "Bobby": False
        }  # fmt: skip
        points = [one["points"] for one in page["results"]]
        assert points == sorted(points, reverse=True)
        assert page["average"] == sum(points) / 2
        assert [one["table"] for one in page["results"] if not one["mine"]] == [None]
        mine = next(one for one in page["results"] if one["mine"])
        game = next(one for one in (await ann.get("/daily"))["games"] if one["game"] == GAME.id)
        assert (game["players"], game["rank"]) == (2, mine["rank"])
        assert game["mine"]["points"] == mine["points"]

        # A master plays it too.
        masters = Masters(server.rooms, "greedy")
        deal = Deal(GAME, DAY, hidden)
        await masters.play(deal)
        await masters.play(deal)
        masters.stop()
        master = (await ann.get(f"/daily/{GAME.id}/{DAY}"))["master"]
        best = played_out(deal, "greedy")
        assert (master["points"], master["place"]) == (
            best.scores[deal.seat], best.places[deal.seat]
        )  # fmt: skip
        assert master["table"] is None

        # The next day everything is open, and fits what was promised.
        clock.forward(hours=12)
        page = await eve.get(f"/daily/{GAME.id}/{DAY}")
        assert page["left"] is None
        assert page["seed"] == hidden
        assert seed_hash(page["seed"]) == promise["seed_hash"]
        assert len(page["results"]) == 2
        for one in [*page["results"], page["master"]]:
            record = await eve.get(f"/tables/{one['table']}/record")
            assert record["seed_hash"] == promise["seed_hash"]
            assert record["record"]["seed"] == hidden
            assert replay(record["record"]).scores == record["scores"]
            assert record["scores"][page["seat"]] == one["points"]
            await eve.get(f"/tables/{one['table']}/replay?seat={1 - seat % 2}")
        assert (await eve.live(table)).table["seed"] == hidden
        calendar = (await ann.get(f"/daily/{GAME.id}/{NEXT}"))["calendar"]
        assert calendar == [
            {"date": DAY, "players": 2, **{k: mine[k] for k in ("points", "place", "rank")}}
        ]
        assert (await eve.get(f"/daily/{GAME.id}/{NEXT}"))["calendar"] == []
        assert (await eve.get("/daily"))["games"][0]["seed_hash"] != today["games"][0]["seed_hash"]


async def test_what_is_not_over_in_time_does_not_count(tmp_path: Path) -> None:
    clock = Clock(NOON)
    async with served_here(tmp_path, clock) as server:
        ann = Person(server)
        table = (await ann.post(f"/games/{GAME.id}/daily"))["table"]
        assert (await ann.get(f"/tables/{table}"))["seats"][0]["name"]
        clock.forward(days=1)
        other = (await ann.post(f"/games/{GAME.id}/daily"))["table"]
        assert other != table
        live = await ann.live(table)
        await play_on(live, live.table["mine"][0])
        page = await ann.get(f"/daily/{GAME.id}/{DAY}")
        assert page["results"] == []
        assert [(one["state"], one["counts"]) for one in page["tries"]] == [("over", False)]
        assert [(one["date"], one["points"]) for one in page["calendar"]] == [
            (DAY, None), (NEXT, None)
        ]  # fmt: skip


async def test_nobody_plays_it_with_others(tmp_path: Path) -> None:
    async with served_here(tmp_path, Clock(NOON)) as server:
        ann = Person(server)
        table = (await ann.post(f"/games/{GAME.id}/daily"))["table"]
        info = await ann.get(f"/tables/{table}")
        seat, other = info["mine"][0], 1 - info["mine"][0] % 2
        assert not info["hints"]
        for path, body in (
            ("leave", None),
            (f"seats/{other}/bot", {"bot": "random"}),
            (f"seats/{other}/bot", {"bot": None}),
            (f"seats/{other}/free", None),
            (f"seats/{seat}/link", {"give": True}),
        ):
            assert await refused(ann.post(f"/tables/{table}/{path}", body)) == "not_now"

        # Another device goes on with the same try; it has no second one that counts.
        link = (await ann.post(f"/tables/{table}/seats/{seat}/link", {}))["link"]
        token = {"token": link.rsplit("=", 1)[1]}
        phone, bob = Person(server, "Phone"), Person(server, "Bob")
        await bob.post(f"/games/{GAME.id}/daily")
        assert await refused(bob.post(f"/tables/{table}/claim", token)) == "not_now"
        await phone.post(f"/tables/{table}/claim", token)
        assert (await phone.post(f"/games/{GAME.id}/daily"))["table"] == table
        tries = (await phone.get(f"/daily/{GAME.id}/{DAY}"))["tries"]
        assert [one["table"] for one in tries] == [table]


@pytest.mark.parametrize(
    ("address", "code"),
    [
        (f"/daily/{GAME.id}/{NEXT}", "no_deal"),
        (f"/daily/{GAME.id}/2026-02-26", "no_deal"),
        (f"/daily/{GAME.id}/today", "no_deal"),
        (f"/daily/nothing/{DAY}", "bad_request"),
    ],
)
async def test_days_without_a_deal(tmp_path: Path, address: str, code: str) -> None:
    async with served_here(tmp_path, Clock(NOON)) as server:
        assert await refused(Person(server).get(address)) == code


async def test_a_result_that_was_not_kept_is_kept_later(tmp_path: Path) -> None:
    """The server may stop between the last move and the result."""
    clock = Clock(NOON)
    settings = quiet(tmp_path)
    rooms = await Rooms.open(settings, now=clock)
    deal = await Daily(rooms).deal(GAME, DAY)
    room = await Daily(rooms).begin("ann", GAME.id, "Ann", "en")
    table = room.table.id
    await play_at(room, deal.seat, deal.seed)
    await rooms.close()
    forget = update(TRIES).values(finished=None, points=None, place=None)
    database = await open_database(settings)
    await database.write(lambda connection: connection.execute(forget))
    await database.close()
    clock.forward(days=2)
    rooms = await Rooms.open(settings, now=clock)
    daily = Daily(rooms)
    assert (await daily.day("ann", GAME.id, DAY, "en")).results == []
    again = await rooms.get(table)
    shown = await daily.day("ann", GAME.id, DAY, "en")
    assert shown.results[0].points == again.table.position.scores[deal.seat]
    await rooms.close()


async def stored_table(storage: Storage, guest: str) -> str:
    table = secrets.token_urlsafe(9)
    holders = [Holder(0, guest)]
    await storage.create(
        StoredTable(table, 0.0, "playing", False, "{}", log=[Logged(1, 0.0, "{}")], holders=holders)
    )
    return table


async def test_storage_keeps_secret_and_tries(tmp_path: Path, database: str) -> None:
    settings = Settings(data=str(tmp_path), database=database)
    storage, twin = await Storage.open(settings), await Storage.open(settings)
    name = f"test {tmp_path.name}"[-32:]
    made = await asyncio.gather(
        *(one.secrets.get(name, at) for at, one in enumerate((storage, twin)))
    )
    assert made[0] == made[1] == await storage.secrets.get(name, 99.0)
    assert len(made[0].value) == 32
    assert made[0].value != (await storage.secrets.get(name[::-1], 1.0)).value

    game = tmp_path.name  # a database may be shared by several runs
    ann, bob = (f"{who} {game}" for who in ("ann", "bob"))
    tables = [await stored_table(storage, guest) for guest in (ann, ann, bob, ann)]
    tries = [
        Try(tables[0], DAY, game, ann, 1, "Ann"),
        Try(tables[1], DAY, game, ann, 2, "Ann"),
        Try(tables[2], NEXT, game, bob, 1, "Bob"),
    ]
    assert all([await storage.tries.begin(one) for one in tries])
    assert not await twin.tries.begin(replace(tries[0], table=tables[3]))
    await storage.tries.finish(tables[0], 5.0, -3, 2)
    await twin.tries.finish(tables[0], 6.0, 40, 1)
    done = replace(tries[0], finished=5.0, points=-3, place=2)
    own = [replace(one, own=True) for one in (done, *tries[1:])]
    assert await storage.tries.find(ann, DAY, DAY, game) == own[:2]
    assert await storage.tries.find(bob, DAY, NEXT, game) == [done, own[2]]
    assert await storage.tries.find(None, NEXT, NEXT, game) == [tries[2]]
    for one in (storage, twin):
        await one.close()
