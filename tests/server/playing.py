"""A person's moves at a table, made without a socket."""

import asyncio

from menagerie.bots import Knowledge, RandomBot
from menagerie.server.tables.entries import Played
from menagerie.server.tables.purposes import answer_seed
from menagerie.server.tables.room import Room


async def play_at(room: Room, seat: int, seed: str) -> None:
    """To the end, as the random bot of a deal with this seed would play."""
    while room.table.state == "playing":
        if seat not in room.table.waiting:
            await asyncio.sleep(0)
            continue
        match = room.table.position
        move = RandomBot().choose(Knowledge(match, seat), answer_seed(seed, match, seat))
        async with room.lock:
            await room.write(Played(seat=seat, move=move))
