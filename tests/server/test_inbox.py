"""The inbox of a connection: in order, bounded, and closed to who does not stop."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from menagerie.server.http.limits import Limits
from menagerie.server.live.connection import LARGEST_PIECE, Connection
from menagerie.server.live.inbox import PATIENCE, READ_AHEAD, Inbox
from menagerie.server.settings import Rate, Settings
from menagerie.server.tables import creating, seating
from menagerie.server.tables.room import Room
from menagerie.server.tables.rooms import Rooms
from menagerie.server.tables.writable import taken_at_once
from menagerie.server.wire.messages import NewTable
from server.harness import GAME, run


class Client:
    """The other end: what it was sent, and whether it is still listened to."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.reading, self.gone = True, False

    def write(self, frame: bytes) -> None:
        for text in frame.split(b"\x81")[1:]:  # each frame begins so, and none is long
            self.heard.append(msgspec.json.decode(text[text.index(b"{") :]))

    def abort(self) -> None:
        raise AssertionError("nobody is too slow here")

    def stop_reading(self) -> None:
        self.reading = False

    def read_on(self) -> None:
        self.reading = True

    def hang_up(self) -> None:
        self.gone = True


@asynccontextmanager
async def talking(folder: Path, **changes: Any) -> AsyncIterator[tuple[Client, Inbox, Room]]:
    """Somebody at a table who has sent nothing yet."""
    settings = Settings(data=str(folder), analyses=0, **changes)
    rooms = await Rooms.open(settings)
    room = await creating.create(rooms, "ann", NewTable(game=GAME.id, seats=2, hot_seat=True), "en")
    client = Client()
    connection = Connection(client, "ann", "en", settings, Limits(settings))
    yield client, Inbox(client, room, connection, settings), room
    await rooms.close()


def why(key: int) -> bytes:
    return msgspec.json.encode({"type": "why", "key": f"{key}", "seat": 0, "move": 0})


def test_messages_are_done_in_order_and_only_so_many_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with talking(tmp_path) as (client, inbox, room):
            async with room.lock:
                inbox.put(msgspec.json.encode({"type": "chat", "key": "first", "text": "hello"}))
                await asyncio.sleep(0)  # it waits for the lock
                for key in range(READ_AHEAD):
                    assert client.reading
                    inbox.put(why(key))
                assert not client.reading
                assert not client.heard
            await inbox.empty()
            assert client.reading
            keys = [message["key"] for message in client.heard]
            assert keys == ["first", *(str(key) for key in range(READ_AHEAD))]

    run(story())


def test_who_does_not_stop_is_hung_up_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with talking(tmp_path, messages=Rate(1, 3600)) as (client, inbox, _):
            inbox.put(why(0))
            for _ in range(PATIENCE):
                inbox.put(b"{}")
            assert not client.gone
            inbox.put(b"{}")
            assert client.gone
            await inbox.empty()
            await asyncio.sleep(0)  # what is said at one moment leaves at its end
            said = Counter(message["error"]["code"] for message in client.heard)
            assert said == {"too_fast": PATIENCE, "not_now": 1}

    run(story())


def test_a_move_needs_no_task_and_what_follows_waits_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with talking(tmp_path) as (client, inbox, room):
            await seating.start(room, "ann")
            table = room.table
            [seat, *_], before = table.waiting, asyncio.all_tasks()
            move = table.position.legal_ids(seat)[0]
            sent = {"key": "m", "version": table.version, "seat": seat, "move": move}
            inbox.put(msgspec.json.encode({"type": "move", **sent}))
            assert room.lock.locked()  # it is being stored
            inbox.put(why(1))
            assert asyncio.all_tasks() == before
            await inbox.empty()
            await asyncio.sleep(0)
            assert table.position.moves == [(seat, move)]
            assert not room.lock.locked()
            said = [(message["type"], message["key"]) for message in client.heard]
            assert said == [("ack", "m"), ("why", "1")]

    run(story())


def test_a_lock_is_taken_at_once_only_where_nobody_waits() -> None:
    async def story() -> None:
        lock, order = asyncio.Lock(), []

        async def wait() -> None:
            async with lock:
                order.append("waited")

        assert taken_at_once(lock)
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        assert not taken_at_once(lock)
        lock.release()
        assert not taken_at_once(lock)  # who waits comes first
        await waiting
        assert order == ["waited"]
        assert taken_at_once(lock)

    run(story())


def test_what_cannot_be_read_is_refused_in_its_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with talking(tmp_path) as (client, inbox, _):
            for data in (why(1), b'{"type": "move"', b"\xff", why(2)):
                inbox.put(data)
            await inbox.empty()
            keys = [message["key"] for message in client.heard]
            assert keys == ["1", "", "", "2"]

    run(story())


def test_much_is_not_gathered_for_a_client_who_may_not_read() -> None:
    """Whoever asks on and on is sent the answers while they are made, and shows what it takes."""

    pieces: list[int] = []

    class Counted(Client):
        def write(self, frame: bytes) -> None:
            pieces.append(len(frame))

    async def story() -> None:
        settings = Settings()
        connection = Connection(Counted(), "ann", "en", settings, Limits(settings))
        for _ in range(200):
            connection.write(bytes(1000))
        assert len(pieces) == 200_000 // LARGEST_PIECE
        await asyncio.sleep(0)
        assert sum(pieces) == 200_000
        assert max(pieces) <= LARGEST_PIECE + 1000

    run(story())
