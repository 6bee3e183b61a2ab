"""Puzzles on the server: listed without solutions, opened at a table, judged, played on."""

from pathlib import Path

import httpx
import pytest

from menagerie.core.game import Game
from menagerie.core.puzzle import Puzzle, puzzles_of
from menagerie.server.app import create_app
from menagerie.server.errors import ServerError
from menagerie.server.http.identity import COOKIE
from menagerie.server.http.limits import Limits
from menagerie.server.live import commands
from menagerie.server.live.connection import Connection
from menagerie.server.settings import Settings
from menagerie.server.tables.room import Room
from menagerie.server.tables.rooms import Rooms
from menagerie.server.tables.tokens import hashed
from menagerie.server.wire.live_messages import Play
from picking import every_game


class Visitor(httpx.AsyncClient):
    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        transport = httpx.ASGITransport(create_app(settings, rooms))
        token = rooms.services.signer.issue()
        self.guest = hashed(token)
        super().__init__(transport=transport, base_url="http://test", cookies={COOKIE: token})


async def played(room: Room, settings: Settings, guest: str, puzzle: Puzzle, move: int) -> None:
    """Somebody makes a move over a connection."""
    ann = Connection(guest, "en", settings, Limits(settings))
    version = room.table.version
    seat = puzzle.position.seat
    await commands.handle(room, ann, Play(key=f"{move}", version=version, seat=seat, move=move))


@every_game
async def test_a_puzzle_is_opened_and_answered(game: Game, tmp_path: Path) -> None:
    puzzle = next(iter(puzzles_of(game).values()))
    best, wrong = puzzle.best.move, puzzle.others[0].move
    settings = Settings(data=str(tmp_path), analyses=0, pace=1000.0)
    rooms = await Rooms.open(settings)
    async with Visitor(settings, rooms) as ann:
        listed = (await ann.get(f"/api/games/{game.id}/puzzles")).json()
        assert len(listed) == len(puzzles_of(game))
        assert set(listed[0]) == {"number", "difficulty", "stage", "seats", "exact"}
        asked = await ann.post(f"/api/games/{game.id}/puzzles/{puzzle.number}", json={})
        assert asked.status_code == 201
        table = asked.json()["table"]
        room = await rooms.get(table)
        address = f"/api/tables/{table}"
        assert not (await ann.get(f"{address}/puzzle")).json()["solved"]

        told = (await ann.post(f"{address}/answer?lang=en", json={"move": wrong})).json()
        assert (told["right"], told["best"], told["reason"]) == (False, None, "")
        assert told["text"]
        with pytest.raises(ServerError, match=r"best move|can be had"):
            await played(room, settings, ann.guest, puzzle, wrong)  # it is judged, not made
        given_up = (await ann.post(f"{address}/answer", json={"tried": wrong})).json()
        assert (given_up["right"], given_up["best"]) == (False, best)
        assert not (await ann.get(f"{address}/puzzle")).json()["solved"]

        right = (await ann.post(f"{address}/answer", json={"move": best})).json()
        assert (right["right"], right["best"]) == (True, best)
        await played(room, settings, ann.guest, puzzle, best)
        assert (await ann.get(f"{address}/puzzle")).json()["solved"]
    await rooms.close()


@every_game
async def test_what_is_no_puzzle_or_no_answer_is_refused(game: Game, tmp_path: Path) -> None:
    puzzle = next(iter(puzzles_of(game).values()))
    legal = {puzzle.best.move, *(one.move for one in puzzle.others)}
    illegal = next(move for move in range(game.move_count) if move not in legal)
    settings = Settings(data=str(tmp_path), analyses=0, pace=1000.0)
    rooms = await Rooms.open(settings)
    async with (
        Visitor(settings, rooms) as ann,
        Visitor(settings, rooms) as bob,
    ):
        missing = await ann.post(f"/api/games/{game.id}/puzzles/0", json={})
        assert missing.status_code == 404
        asked = await ann.post(f"/api/games/{game.id}/puzzles/{puzzle.number}", json={})
        address = f"/api/tables/{asked.json()['table']}/answer"
        assert (await bob.post(address, json={})).status_code == 403
        assert (await ann.post(address, json={"move": illegal})).status_code == 409
    await rooms.close()
