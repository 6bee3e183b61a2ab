"""Connections are counted before they say anything, and must say it in time."""

import asyncio
import os
import resource
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from menagerie.server.doorway import Doorway, raise_file_limit
from menagerie.server.run import listen
from menagerie.server.settings import Settings
from server.harness import COMMAND, HereServer, Person, Server, served_here

HALF = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
ASKING = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
WITHOUT_BODY = HALF + b"Content-Length: 100\r\n\r\n{"


async def knock(server: HereServer, *said: bytes) -> asyncio.StreamReader:
    """A connection that says this and then waits."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    for words in said:
        writer.write(words)
    reader.writer = writer  # type: ignore[attr-defined]  # kept open
    return reader


async def ended(reader: asyncio.StreamReader) -> bytes:
    """All that the server said until it closed."""
    with suppress(ConnectionError):
        return await reader.read()
    return b""


async def test_whoever_does_not_finish_a_request_is_let_go_and_players_stay(tmp_path: Path) -> None:
    async with served_here(tmp_path, request_time=0.2, answer_time=0.4) as server:
        ann = Person(server)
        live = await ann.live(await ann.create(2))
        for said in ((), (b"GET / HT",), (HALF,), (WITHOUT_BODY,)):
            assert b" 500 " not in await ended(await knock(server, *said))
        asked = await knock(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal")
        assert b"200 OK" in await ended(asked)
        assert (await live.say("chat", text="still here"))["type"] == "ack"
        await live.close()


async def test_an_address_has_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    async with served_here(tmp_path, connections=3, request_time=60) as server:
        silent = [await knock(server) for _ in range(3)]
        assert await ended(await knock(server, ASKING)) == b""
        silent.pop().writer.close()  # type: ignore[attr-defined]  # see knock
        while not await ended(await knock(server, ASKING)):  # until the server has noticed
            await asyncio.sleep(0.01)


async def test_nobody_lives_on_pings(tmp_path: Path) -> None:
    async with served_here(tmp_path, traffic=[3000, 3600]) as server:
        ann = Person(server)
        live = await ann.live(await ann.create(2))
        with suppress(ConnectionClosed):
            for _ in range(3000):
                await live.socket.ping()
        await live.socket.wait_closed()
        # All connections of the address share it.
        long = ASKING.replace(b"Host: x", b"Host: " + b"x" * 2500)
        assert await ended(await knock(server, long)) == b""


async def test_a_named_proxy_brings_everybody(tmp_path: Path) -> None:
    async with served_here(tmp_path, connections=1, proxies=["127.0.0.1"]) as server:
        kept = [await knock(server) for _ in range(3)]
        asked = await knock(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200 OK" in await asked.readline()
        assert not any(one.at_eof() for one in kept)


class Poor(Server):
    """A server that the system gives few files."""

    code = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (160, 160)); {COMMAND}"


async def test_silent_connections_freeze_nobody(tmp_path: Path) -> None:
    async with Poor(tmp_path, log_lines=[5, 3600]) as server:
        ann = Person(server)
        live = await ann.live(await ann.create(2))
        kept = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(300)]
        for word in ("one", "two", "three"):
            assert (await live.say("chat", text=word))["type"] == "ack"
        assert all(one.recv(1) == b"" for one in kept[160:]), "there is no room for them"
        for one in kept:
            one.close()
        assert not [line for line in server.lines if "trace" in line]
        assert len([line for line in server.lines if "too many connections" in line]) <= 5


def test_without_files_a_connection_is_turned_away_quietly() -> None:
    with ExitStack() as stack:
        doorway = stack.enter_context(Doorway(listen("127.0.0.1", 0), Settings()))
        doorway.setblocking(False)
        visitors = [stack.enter_context(socket.socket()) for _ in range(3)]
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        spare = os.open(os.devnull, os.O_RDONLY)
        os.close(spare)
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, limits)
        resource.setrlimit(resource.RLIMIT_NOFILE, (spare, limits[1]))
        for visitor in visitors:
            visitor.connect(doorway.getsockname())
            with pytest.raises(BlockingIOError):
                doorway.accept()
            assert visitor.recv(1) == b""


def test_the_system_is_asked_for_all_the_files_it_gives() -> None:
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(1000, limits[1]), limits[1]))
        assert raise_file_limit() == limits[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
