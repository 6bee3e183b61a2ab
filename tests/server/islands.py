"""Cutting servers off: from their database by a wire that can be cut, from everything by a network
namespace, or, where we may not make one, by wires that fall silent; from all room on the disk."""

import asyncio
import os
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import pytest

from server.harness import ServerApart


class Wire:
    """Passes TCP connections on. Cut, it ends them; silent, it lets them hang."""

    late = 0.0  # seconds after which the end of a connection is passed on
    swallowed = b""  # a connection on which this is said hangs from then on
    starting = False  # it answers as a database does that is starting up

    def __init__(self, port: int, host: str = "127.0.0.1", to: str = "127.0.0.1") -> None:
        self._to = to, port
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._cut = False
        self.hanging: list[asyncio.StreamReader] = []
        self._flowing = asyncio.Event()
        self._flowing.set()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        opening = asyncio.start_server(self._connected, host, 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        self.port = int(self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        self._do(self._break)

    def silence(self) -> None:
        self._do(self._flowing.clear)

    def mend(self) -> None:
        self._do(self._mend)

    def _do(self, work: Callable[[], None]) -> None:
        async def doing() -> None:
            work()

        asyncio.run_coroutine_threadsafe(doing(), self._loop).result()

    def _break(self) -> None:
        self._cut = True
        for writer in list(self._writers):
            writer.transport.abort()

    def _mend(self) -> None:
        self._cut = False
        self._flowing.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        if self.starting:
            await _refuse(reader, writer)
            return
        there, back = await asyncio.open_connection(*self._to)
        self._writers |= {writer, back}
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        self._writers -= {writer, back}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                await self._flowing.wait()
                if self.swallowed and self.swallowed in data:
                    self.swallowed = b""
                    self.hanging.append(reader)
                    while await reader.read(65_536):
                        pass
                    break
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        await asyncio.sleep(self.late)
        writer.transport.abort()


STARTING = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"


async def _refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer as PostgreSQL does: no encryption, and then an error in place of a greeting."""
    await reader.readexactly(8)
    writer.write(b"N")
    size = int.from_bytes(await reader.readexactly(4))
    await reader.readexactly(size - 4)
    writer.write(b"E" + (len(STARTING) + 4).to_bytes(4) + STARTING)
    await writer.drain()
    writer.close()


def by_wire(database: str, wire: Wire, host: str = "127.0.0.1") -> str:
    """The address of the database at the other end of a wire."""
    parts = urlsplit(database)
    user = f"{parts.netloc.rpartition('@')[0]}@" if "@" in parts.netloc else ""
    return urlunsplit(parts._replace(netloc=f"{user}{host}:{wire.port}"))


def database_wire(database: str, host: str = "127.0.0.1") -> Wire:
    parts = urlsplit(database)
    return Wire(parts.port or 5432, host, parts.hostname or "127.0.0.1")


class Remote(ServerApart):
    """A server that can be cut off from everybody, without a word: neither the database nor those
    connected to it are told."""

    def __init__(self, data: Path, database: str, **settings: Any) -> None:
        self._name = f"m{os.getpid() % 100_000}"
        number = os.getpid() % 16_000
        network = f"10.{192 + number // 256}.{number % 256}"
        self._own, self._neighbour = f"{network}.2", f"{network}.1"
        self._separate = self._make_network()
        self._address = self._own if self._separate else "127.0.0.1"
        host = self._neighbour if self._separate else "127.0.0.1"
        self.wire = database_wire(database, host)
        self._door: Wire | None = None
        super().__init__(data, by_wire(database, self.wire, host), **settings)

    def program(self) -> list[str]:
        if not self._separate:
            return super().program()
        return ["ip", "netns", "exec", self._name, *super().program()]

    def start(self) -> None:
        super().start()
        if not self._separate:
            self._door = Wire(self.port)

    def arguments(self) -> list[str]:
        return [*super().arguments(), "--host", self._address]

    @property
    def http(self) -> str:
        return f"http://{self._address}:{self._door.port if self._door else self.port}"

    def cut_off(self) -> None:
        if self._separate:
            _ip(f"link set {self._name}a down")
            return
        for wire in (self.wire, self._door):
            assert wire is not None
            wire.silence()

    def join(self) -> None:
        if self._separate:
            _ip(f"link set {self._name}a up")
            return
        for wire in (self.wire, self._door):
            assert wire is not None
            wire.mend()

    def stop(self) -> None:
        super().stop()
        if self._separate:
            _ip(f"netns del {self._name}")

    def _make_network(self) -> bool:
        """A namespace of its own and a cable to it; False where that is not permitted."""
        name = self._name
        inside = f"netns exec {name} ip"
        try:
            _ip(f"netns add {name}")
        except (OSError, subprocess.CalledProcessError):
            return False
        _ip(f"link add {name}a type veth peer name {name}b")
        _ip(f"link set {name}b netns {name}")
        _ip(f"addr add {self._neighbour}/30 dev {name}a")
        _ip(f"link set {name}a up")
        _ip(f"{inside} addr add {self._own}/30 dev {name}b")
        _ip(f"{inside} link set {name}b up")
        _ip(f"{inside} link set lo up")
        return True


class OnASmallDisk(ServerApart):
    """A server whose data folder and temporary files are on a disk of its own."""

    room = 'mount -t tmpfs -o size=2m none "$TMPDIR" && exec "$@"'

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "TMPDIR": str(self.data)}

    def program(self) -> list[str]:
        apart = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", self.room, "sh"]
        return [*apart, *super().program()]

    @property
    def _filling(self) -> Path:
        return Path(f"/proc/{self.process.pid}/root") / self.data.relative_to("/") / "filling"

    def fill(self) -> None:
        with pytest.raises(OSError, match="No space left"):
            self._filling.write_bytes(bytes(1 << 22))

    def empty(self) -> None:
        self._filling.unlink()


def _ip(words: str) -> None:
    subprocess.run(["ip", *words.split()], check=True, capture_output=True)
