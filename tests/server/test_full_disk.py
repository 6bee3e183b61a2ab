"""Nothing can be stored: that is said in words, tables can be looked at, and all goes on by itself
as soon as there is room."""

import logging
import random
from pathlib import Path

import asyncpg
import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from menagerie.server.errors import Unavailable
from menagerie.server.storage.database import Postgres
from server.harness import GAME, Live, Person, Refused, choose, seated, served_here
from server.islands import OnASmallDisk

RNG = random.Random(1)
SENTENCES = {
    "ru": "Сервер сейчас не может ничего сохранить. Повторите чуть позже.",
    "en": "The server cannot store anything now. Try again a little later.",
}
FULL = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk();
"""


async def refused_move(lives: list[Live]) -> tuple[Live, dict[str, object]]:
    """The first move for which there is no room; some may still fit into what is there."""
    while True:
        position = await lives[0].see(lambda u: True)
        seat = position["waiting"][0]
        live = lives[seat]
        await live.reach(position["version"])
        move = {"seat": seat, "move": choose(live.view, RNG), "key": f"k{position['version']}"}
        answer = await live.say("move", version=live.update["version"], **move)
        if answer["type"] == "refused":
            assert answer["error"]["code"] == "no_storage"
            assert answer["error"]["text"] == SENTENCES["en"]
            return live, {**move, "version": live.update["version"]}
        for one in lives:
            await one.reach(answer["version"])


async def create_on(person: Person) -> None:
    """Some tables may still fit."""
    while True:
        await person.create(2)


async def no_new_table(person: Person) -> None:
    for person.lang, sentence in SENTENCES.items():
        with pytest.raises(Refused) as refused:
            await create_on(person)
        assert (refused.value.status, refused.value.code) == (503, "no_storage")
        assert refused.value.body["text"] == sentence
        assert int(refused.value.headers["Retry-After"]) > 0


async def test_a_full_disk(tmp_path: Path) -> None:
    async with OnASmallDisk(tmp_path, pace=0.3) as server:
        ann = Person(server)  # for whom a bot plays, too
        watched = (await ann.post("/tables/quick", {"game": GAME.id, "bot": "random"}))["table"]
        await ann.post(f"/tables/{watched}/leave")
        table, people = await seated(server, 2)
        lives = [await person.live(table) for person in people]
        server.fill()
        live, move = await refused_move(lives)
        await no_new_table(people[0])
        assert httpx.get(f"{server.http}/healthz").json()["storage"] == "failing"
        looking = await Person(server).live(table)
        assert (await looking.see(lambda u: True))["version"] == live.update["version"]
        bots = await Person(server).live(watched)
        version = (await bots.see(lambda u: True))["version"]

        server.empty()
        await bots.see(lambda u: u["result"] or u["version"] > version)  # by itself
        assert (await live.say("move", **move))["type"] == "ack"  # the very same
        await people[0].create(2)
        assert not [line for line in server.lines if "Traceback" in line or '"trace"' in line]


async def test_postgresql_on_a_full_disk(
    fresh_postgres: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with served_here(tmp_path, database=fresh_postgres) as server:
        table, people = await seated(server, 2)
        lives = [await person.live(table) for person in people]
        admin = await asyncpg.connect(fresh_postgres)
        await admin.execute(FULL)
        live, move = await refused_move(lives)
        await no_new_table(people[0])
        await people[0].get(f"/tables/{table}")
        await admin.execute("DROP TRIGGER full_disk ON entries")
        assert (await live.say("move", **move))["type"] == "ack"
        await admin.close()
    assert not [one for one in caplog.records if one.exc_info]


@pytest.mark.parametrize(
    ("state", "passes"),
    [
        ("08006", True),  # a connection that failed
        ("53100", True),  # a full disk
        ("53300", True),  # too many connections
        ("57P01", True),  # ended by the one who runs it
        ("57P03", True),  # starting up
        ("25006", True),  # a server that only reads
        ("22012", False),  # a division by zero
        ("42P01", False),  # no such table
        ("XX001", False),  # damaged data
    ],
)
async def test_what_a_database_says_of_itself(postgres: str, state: str, passes: bool) -> None:
    raising = f"DO $$ BEGIN RAISE 'no' USING ERRCODE = '{state}'; END $$"
    database = Postgres(postgres, 10.0)
    with pytest.raises(Unavailable if passes else DBAPIError):
        await database.read(lambda connection: connection.execute(text(raising)))
    await database.close()
