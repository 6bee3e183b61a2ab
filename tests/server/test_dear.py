"""Answers that cost much are made once, kept by reader and server, and not asked for in crowds."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie.core.match import Match
from menagerie.server.storage.statements import Holder
from menagerie.server.tables.entries import AnyEntry, Played, Sat, Started, Terms
from menagerie.server.tables.rooms import stored
from menagerie.server.tables.tokens import hashed
from menagerie.server.wire import render
from server.harness import GAME, PLAIN, PUBLIC, HereServer, served_here

ANN = "a" * 32  # her cookie


async def finished(server: HereServer, name: str = "over") -> str:
    match = Match(GAME, 2, seed=7)
    while match.waiting:
        match.play(match.waiting[0], match.legal_ids(match.waiting[0])[-1])
    terms = Terms(
        game=GAME.id, version=GAME.version, seats=2, options=dict(match.options), seed=f"{7:032x}",
        clock=None, public=False, hot_seat=False, undo=True, hints=True,
    )  # fmt: skip
    log: list[AnyEntry] = [Sat(seat=0, name="Ann"), Sat(seat=1, name="Bob"), Started()]
    log += [Played(seat=seat, move=move) for seat, move in match.moves]
    kept = stored(name, 0.0, terms, log, [Holder(0, hashed(ANN))])
    await server.rooms.services.storage.create(kept)
    assert (await server.rooms.get(name)).table.state == "over"
    return name


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[int | None]:
    """How often a replay was made, by viewer."""
    count: Counter[int | None] = Counter()

    def counted(match: Match, versions: Any, viewer: int | None, *rest: Any) -> Any:
        count[viewer] += 1
        return render.frames(match, versions, viewer, *rest)

    monkeypatch.setattr("menagerie.server.http.tables.frames", counted)
    return count


async def test_a_replay_is_made_once_and_sent_once(
    tmp_path: Path, made: Counter[int | None]
) -> None:
    async with served_here(tmp_path) as server, httpx.AsyncClient(**PLAIN) as client:
        url = f"{server.http}/api/tables/{await finished(server)}/replay"
        crowd = await asyncio.gather(*[client.get(url) for _ in range(12)])
        assert len({one.content for one in crowd}) == 1
        assert made == {None: 1}
        whole = crowd[0].json()
        assert list(whole) == ["table", "frames", "result"]
        assert len(whole["frames"]) > 5
        tag = crowd[0].headers["etag"]
        again = await client.get(url, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        mine = await client.get(f"{url}?seat=0", headers={"cookie": f"menagerie={ANN}"})
        assert mine.headers["etag"] != tag
        assert (await client.get(url, headers={"accept-language": "ru"})).json() != whole
        assert made == {None: 2, 0: 1}


async def test_the_past_of_a_game_is_kept_too(tmp_path: Path) -> None:
    async with (
        served_here(tmp_path, dear=[1, 3600], **PUBLIC) as server,
        httpx.AsyncClient(**PLAIN) as client,
    ):
        url = f"{server.http}/api/tables/{await finished(server)}/past"
        moment = await client.get(f"{url}?version=2")
        assert moment.status_code == 200
        same = {"if-none-match": moment.headers["etag"]}
        assert (await client.get(f"{url}?version=2", headers=same)).status_code == 304
        # What is kept costs nothing; one more to be made is one too many.
        assert (await client.get(f"{url}?version=2")).json() == moment.json()
        refused = await client.get(f"{url}?version=3")
        assert refused.status_code == 429
        assert refused.json()["code"] == "too_fast"
        assert int(refused.headers["retry-after"]) > 60
        assert (await client.get(f"{server.http}/api/daily")).status_code == 429


async def test_only_so_much_is_kept(tmp_path: Path, made: Counter[int | None]) -> None:
    async with served_here(tmp_path, kept=1) as server, httpx.AsyncClient(**PLAIN) as client:
        url = f"{server.http}/api/tables/{await finished(server)}/replay"
        for times in (1, 2):
            assert (await client.get(url)).status_code == 200
            assert made == {None: times}


async def test_reading_too_fast(tmp_path: Path) -> None:
    async with (
        served_here(tmp_path, reads=[3, 3600], **PUBLIC) as server,
        httpx.AsyncClient(**PLAIN) as client,
    ):
        statuses = [(await client.get(f"{server.http}/api/games")).status_code for _ in "12345"]
        assert statuses == [200, 200, 200, 429, 429]
        assert (await client.get(f"{server.http}/healthz")).status_code == 200
