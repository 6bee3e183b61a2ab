"""Workers of one parent hand live connections to each other, so that the people of a table meet at
its owner: what they do there need not travel.

A connection is a file descriptor, which the system passes from process to process (SCM_RIGHTS);
with it goes the request that came over it. To the client nothing happens. Where a neighbour does
not answer, whoever took the connection keeps it.
"""

import asyncio
import os
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

LONGEST = 131_072  # bytes of a request with its headers; uvicorn takes fewer


class Handed(msgspec.Struct, array_like=True):
    """What goes with a connection."""

    address: tuple[str, int]  # the client's
    request: bytes


encode, decode = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Handed).decode
Taken = Callable[[socket.socket, Handed], None]


class Neighbours:
    """Each worker has a socket in a folder that all of them share, by the name it owns tables
    under."""

    def __init__(self, folder: Path, me: str) -> None:
        self._folder, self._me = folder, me
        self._own = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._own.setblocking(False)

    def open(self, taken: Taken) -> None:
        """From now on others hand us connections."""
        self._own.bind(str(self._folder / self._me))
        asyncio.get_running_loop().add_reader(self._own, self._take, taken)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._own)
        self._own.close()
        with suppress(OSError):
            (self._folder / self._me).unlink()

    def hand(self, server: str, connection: int, handed: Handed) -> bool:
        """Give a connection to another worker; False where there is none of this name, or it has no
        room for it now."""
        try:
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
            self._own.sendmsg([encode(handed)], [rights], 0, str(self._folder / server))
        except OSError:
            return False
        return True

    def _take(self, taken: Taken) -> None:
        with suppress(BlockingIOError):
            data, descriptors, _, _ = socket.recv_fds(self._own, LONGEST, 1)
            try:
                handed = decode(data)
            except msgspec.DecodeError:  # of another version
                for descriptor in descriptors:
                    os.close(descriptor)
                return
            for descriptor in descriptors:
                taken(socket.socket(fileno=descriptor), handed)
