"""Who sits where: links, hosts, bots, leaving and coming back, pass-and-play, rematch."""

from menagerie.server.tables.purposes import BEASTS
from server.harness import GAME, Live, Person, Server, play_on, refused, seated


async def test_lobby(server: Server) -> None:
    ann, bob, cid = Person(server, "Ann"), Person(server, "Боб"), Person(server, "Cid")
    table = await ann.create(3, public=True)
    assert table in [t["id"] for t in await bob.get("/tables")]
    lobby = await ann.live(table)
    assert (await bob.sit(table, 1))["mine"] == [1]
    assert await refused(cid.sit(table, 1)) == "seat_taken"
    assert await refused(cid.sit(table, 9)) == "no_seat"
    assert await refused(bob.post(f"/tables/{table}/start")) == "only_host"
    assert await refused(ann.post(f"/tables/{table}/start")) == "not_now"
    assert await refused(bob.post(f"/tables/{table}/seats/2/bot", {"bot": "greedy"})) == (
        "only_host"
    )
    assert await refused(ann.post(f"/tables/{table}/seats/2/bot", {"bot": "none"})) == (
        "bad_request"
    )
    await bob.sit(table, 2)  # moves
    await ann.post(f"/tables/{table}/seats/1/bot", {"bot": "random"})
    info = await cid.get(f"/tables/{table}")
    assert [s["kind"] for s in info["seats"]] == ["human", "bot", "human"]
    assert info["seats"][2]["name"] == "Боб"
    assert info["mine"] == []
    await lobby.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["bot"])
    await ann.post(f"/tables/{table}/leave")
    assert (await bob.get(f"/tables/{table}"))["host"] == 2
    assert await refused(ann.post(f"/tables/{table}/seats/1/free")) == "only_host"
    await bob.post(f"/tables/{table}/seats/1/free")
    assert (await bob.get(f"/tables/{table}"))["seats"][1]["kind"] == "empty"


async def test_the_host_frees_a_seat_and_its_tokens_die(server: Server) -> None:
    table, (ann, bob) = await seated(server, 2)
    live, watcher = await bob.live(table), await ann.live(table)
    link = (await bob.post(f"/tables/{table}/seats/1/link"))["link"].split("token=")[1]
    again = (await bob.post(f"/tables/{table}/seats/1/link"))["link"].split("token=")[1]
    old = Person(server).post(f"/tables/{table}/claim", {"token": link})
    assert await refused(old) == "bad_token"
    assert await refused(ann.post(f"/tables/{table}/seats/1/link")) == "not_your_seat"
    await ann.post(f"/tables/{table}/seats/1/free")
    await live.until(lambda m: "view" in m and m["view"]["viewer"] is None)
    answer = await live.move(1, 0)
    assert answer["error"]["code"] == "not_your_seat"
    stolen = Person(server).post(f"/tables/{table}/claim", {"token": again})
    assert await refused(stolen) == "bad_token"
    await watcher.until(lambda m: "table" in m and m["table"]["seats"][1]["kind"] == "bot")


async def test_leaving_a_game_lets_a_bot_play_until_one_is_back(server: Server) -> None:
    table, (ann, bob) = await seated(server, 2)
    live = await ann.live(table)
    await bob.post(f"/tables/{table}/leave")
    seat = (await bob.get(f"/tables/{table}"))["seats"][1]
    assert (seat["kind"], seat["owned"], seat["name"]) == ("bot", True, "P1")
    await play_on(live, 0, 1, 4)
    back = await bob.post(f"/tables/{table}/seats/1/take-back")
    assert back["seats"][1]["kind"] == "human"
    assert await refused(bob.post(f"/tables/{table}/seats/1/take-back")) == "not_now"
    assert await refused(bob.post(f"/tables/{table}/seats/0/take-back")) == "not_your_seat"
    other = await bob.live(table)
    await other.see(lambda u: u["waiting"])
    mover = other.update["waiting"][0]
    await play_on((live, other)[mover], mover, 2, 1)


async def hot_seat_turn(live: Live, n: int) -> bool:
    await live.see(lambda u: u["result"] or u["waiting"])
    if live.update["result"]:
        return False
    seat = live.update["waiting"][0]
    assert live.update["view"]["viewer"] != seat or n
    version = live.update["version"]
    await live.send(type="look", seat=seat)
    await live.see(lambda u: u["view"]["viewer"] == seat)
    assert live.view["legal"]
    await live.move(seat, live.view["legal"][n % len(live.view["legal"])]["id"])
    await live.see(lambda u: u["version"] > version)
    return True


async def test_pass_and_play_shows_a_hand_only_when_asked(server: Server) -> None:
    ann = Person(server, "Ann")
    table = await ann.create(3, hot_seat=True, names=["Ann", "Bob", "Cid"])
    info = await ann.post(f"/tables/{table}/start")
    assert info["mine"] == [0, 1, 2]
    assert [s["name"] for s in info["seats"]] == ["Ann", "Bob", "Cid"]
    live = await ann.live(table)
    await live.see(lambda u: True)
    assert live.view["viewer"] is None
    n = 0
    while await hot_seat_turn(live, n):
        n += 1
    assert n > 20
    stranger = await Person(server).live(table)
    await stranger.send(type="look", seat=1)
    answer = await stranger.until(lambda m: m["type"] == "refused")
    assert answer["error"]["code"] == "not_your_seat"


async def test_rematch_keeps_the_seats(server: Server) -> None:
    ann = Person(server, "Ann")
    table = (await ann.post("/tables/quick", {"game": GAME.id, "name": "Ann"}))["table"]
    live = await ann.live(table)
    assert await refused(ann.post(f"/tables/{table}/rematch")) == "not_now"
    assert await refused(ann.get(f"/tables/{table}/record")) == "not_now"
    assert await refused(ann.get(f"/tables/{table}/replay")) == "not_now"
    await play_on(live, 0, 3)
    made = (await ann.post(f"/tables/{table}/rematch"))["table"]
    assert (await ann.post(f"/tables/{table}/rematch"))["table"] == made
    await live.until(lambda m: m["type"] == "table" and m["table"]["next"] == made)
    info = await ann.get(f"/tables/{made}")
    assert info["state"] == "playing"
    assert info["mine"] == [0]
    assert info["seed_hash"] != live.table["seed_hash"]
    assert {t["id"] for t in await ann.get("/mine")} >= {table, made}


async def test_bots_are_beasts_with_a_name_in_every_language(server: Server) -> None:
    ann = Person(server)
    table = await ann.create(4, bots=[None, "greedy", "random"])
    names = {beast.id: beast.name for beast in BEASTS}
    for lang in ("en", "ru"):
        seats = (await Person(server, lang=lang).get(f"/tables/{table}"))["seats"]
        beasts = [seat["beast"] for seat in seats]
        assert beasts[0] is None
        assert beasts[3] is None
        assert beasts[1] != beasts[2]
        assert [seat["name"] for seat in seats] == [
            "Ann",
            *(names[beast].text(lang) for beast in beasts[1:3]),
            "",
        ]


async def test_a_seat_is_given_to_somebody_else(server: Server) -> None:
    table, (ann, bob) = await seated(server, 2)
    live = await bob.live(table)
    link = (await bob.post(f"/tables/{table}/seats/1/link", {"give": True}))["link"]
    token = link.split("token=")[1]
    cid = Person(server, "Cid")
    claim = {"token": token, "name": "Cid"}
    info = await cid.post(f"/tables/{table}/claim", claim)
    assert (info["mine"], info["seats"][1]["name"]) == ([1], "Cid")
    # The giver only watches now, and the link was good for once.
    await live.until(lambda m: "view" in m and m["view"]["viewer"] is None)
    assert (await bob.get(f"/tables/{table}"))["mine"] == []
    again = Person(server, "Dan").post(f"/tables/{table}/claim", claim)
    assert await refused(again) == "bad_token"
    assert (await ann.get(f"/tables/{table}"))["mine"] == [0]


async def test_anybody_seated_sets_the_pace(server: Server) -> None:
    table, (_, bob) = await seated(server, 2)
    path = f"/tables/{table}/pace"
    assert await refused(Person(server, "Dan").post(path, {"pace": "fast"})) == "not_your_seat"
    assert await refused(bob.post(path, {"pace": "warp"})) == "malformed"
    assert (await bob.post(path, {"pace": "instant"}))["pace"] == "instant"
    wanted = {"game": GAME.id, "seats": 3, "bot": "random", "pace": "fast"}
    made = (await bob.post("/tables/quick", wanted))["table"]
    info = await bob.get(f"/tables/{made}")
    assert (info["pace"], [seat["bot"] for seat in info["seats"][1:]]) == (
        "fast",
        ["random"] * 2,
    )


async def test_public_games_can_be_watched_until_they_end(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = await ann.create(2, public=True, bots=[None, "random"])
    assert table not in [t["id"] for t in await eve.get("/tables")], "no seat is free"
    await ann.post(f"/tables/{table}/start")
    assert [t["state"] for t in await eve.get("/tables") if t["id"] == table] == ["playing"]
    live = await ann.live(table)
    await play_on(live, 0, 3)
    assert table not in [t["id"] for t in await eve.get("/tables")]
    info = await ann.get(f"/tables/{table}")
    assert info["scores"] == [seat["points"] for seat in live.update["result"]["seats"]]
    assert info["changed"] > info["created"]


async def test_a_table_says_whom_it_waits_for(server: Server) -> None:
    table, people = await seated(server, 2)
    live = await people[0].live(table)
    await live.see(lambda u: True)
    for person in (*people, Person(server, "Guest")):
        assert (await person.get(f"/tables/{table}"))["waiting"] == live.update["waiting"]
    assert [one["waiting"] for one in await people[1].get("/mine")] == [live.update["waiting"]]
    lobby = await people[0].create(2)
    assert (await people[0].get(f"/tables/{lobby}"))["waiting"] == []
