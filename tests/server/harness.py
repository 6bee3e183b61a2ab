"""A real server in its own process, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import pytest
import uvicorn
from typer.testing import CliRunner
from websockets.asyncio.client import ClientConnection, connect

from menagerie.cli.app import app
from menagerie.core.running.rule import COMPILED
from menagerie.server.app import create_app
from menagerie.server.doorway import Doorway
from menagerie.server.run import Server as Serving
from menagerie.server.run import listen
from menagerie.server.settings import Settings
from menagerie.server.tables.rooms import Rooms
from nursery import SOURCE, Child, mother
from picking import some_game

PATIENCE = 900.0  # seconds until a test gives up; nothing is judged by its time
# For whoever talks to a server: nothing is encrypted here, and reading certificates takes long.
PLAIN: dict[str, Any] = {"timeout": PATIENCE, "verify": False}
GENEROUS = {
    "pace": 0.0,
    "messages": [100_000, 1],
    "traffic": [1e12, 1],
    "connections": 10_000,
    "sockets": 10_000,
    "analyses": 0,  # they would take the time of the tests that follow
    "masters": False,
}
# Settings of a server with a proxy: limits by address hold for loopback addresses, too.
PUBLIC: dict[str, Any] = {"proxies": ["192.0.2.1"]}
ADDRESS = re.compile(r"http://\S+:(\d+)")  # of a server that has started
AS_HERE = "compiled" if COMPILED else "interpreted"  # how the rules of this process run
WITH_PARENT = "import sys; from menagerie.cli import main; sys.argv[1:1] = ['serve']; main()"
COMMAND = "import typer; from menagerie.cli.serve import serve; typer.run(serve)"
# What a server has imported and loaded when it is started.
GROWN = """
from menagerie.cli import serve
from menagerie.core.registry import all_games
from menagerie.server import run
from menagerie.server.preparation import load_rules
load_rules(all_games())
"""
Json = dict[str, Any]
# What most tests play: for two to four, but not for one alone.
GAME = some_game(2, 3, 4, having=lambda game: 1 not in game.seats and game.options)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """In a thread of its own: browser tests of the same process leave an event loop running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(work, PATIENCE)).result()


def command(*words: str) -> Any:
    """A command of Menagerie and what became of it; in a thread of its own, for the same reason."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(CliRunner().invoke, app, words).result()


class Server:
    """The process that `menagerie serve` starts: it can be killed and started again."""

    code = COMMAND

    def __init__(
        self,
        data: Path,
        database: str = "",
        bots: tuple[str, ...] = (),
        mode: str = "interpreted",  # starts at once, where compiled rules of all games are loaded
        **settings: Any,
    ) -> None:
        self.data, self.database = data, database
        self.mode = mode
        self.bots = bots  # of one's own, found in the data folder
        self.settings = {**GENEROUS, **settings}
        self.port = 0
        self.lines: list[str] = []
        self.start()

    def environment(self) -> dict[str, str]:
        return {**os.environ, "MENAGERIE_MODE": self.mode, "PYTHONPATH": str(SOURCE)}

    def arguments(self) -> list[str]:
        arguments = ["--port", str(self.port), "--data", str(self.data)]
        arguments += ["--database", self.database] if self.database else []
        return arguments + [word for bot in self.bots for word in ("--bot", bot)]

    def start(self) -> None:
        environment = {
            **self.environment(),
            "MENAGERIE_SERVER": json.dumps(self.settings),
            "LANG": "en_US.UTF-8",
        }
        self.process = self.launch(environment, self.data if self.bots else None)
        threading.Thread(target=self._read_log, args=(self.process,), daemon=True).start()
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := ADDRESS.search(line):
                self.port = int(found[1])
                return
        raise AssertionError("the server did not start: " + "".join(self.lines))

    def launch(
        self, environment: dict[str, str], folder: Path | None
    ) -> Child | subprocess.Popen[str]:
        return mother(self.mode, GROWN).bear(self.code, self.arguments(), environment, folder)

    def _read_log(self, process: Child | subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        self.lines += process.stderr

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def logged(self, message: str) -> int:
        return sum(message in line for line in self.lines)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        self.kill()
        self.start()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.to_thread(self.stop)  # those whom it bids farewell can answer


class ServerApart(Server):
    """A server that is started from nothing: another Menagerie, or elsewhere."""

    def program(self) -> list[str]:
        return [sys.executable, "-c", self.code]

    def launch(self, environment: dict[str, str], folder: Path | None) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*self.program(), *self.arguments()],
            env=environment,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )


class Refused(Exception):
    def __init__(self, response: httpx.Response) -> None:
        self.status, self.headers = response.status_code, response.headers
        self.body: Json = response.json()
        super().__init__(f"{self.status} {self.body}")

    @property
    def code(self) -> str:
        return str(self.body["code"])


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    """The code with which a request is refused, in a sentence."""
    with pytest.raises(Refused) as error:
        await work
    assert error.value.body["text"]
    return error.value.code


async def until(test: Callable[[], Any]) -> None:
    while not test():
        await asyncio.sleep(0.005)


class Person:
    """A browser: one cookie jar, any number of sockets."""

    def __init__(self, server: Server | HereServer, name: str = "Ann", lang: str = "en") -> None:
        self.server, self.name, self.lang = server, name, lang
        self.cookies = httpx.Cookies()

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        async with httpx.AsyncClient(
            base_url=self.server.http,
            cookies=self.cookies,
            **PLAIN,
        ) as client:
            response = await client.request(
                method,
                f"/api{path}",
                params={"lang": self.lang} if "?" not in path else None,
                json=body,
                headers=headers,
            )
            self.cookies.update(response.cookies)
        if response.is_error:
            raise Refused(response)
        kind = response.headers.get("content-type", "")
        return response.json() if "json" in kind else response.text

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.ask("POST", path, body)

    async def create(self, seats: int = 3, game: str = GAME.id, **more: Any) -> str:
        body = {"game": game, "seats": seats, "name": self.name, **more}
        return str((await self.post("/tables", body))["table"])

    async def sit(self, table: str, seat: int) -> Json:
        found: Json = await self.post(f"/tables/{table}/sit", {"seat": seat, "name": self.name})
        return found

    async def live(self, table: str, **headers: str) -> Live:
        token = self.cookies.get("menagerie")
        cookie = {"Cookie": f"menagerie={token}"} if token else {}
        address = self.server.http.removeprefix("http")
        url = f"ws{address}/api/tables/{table}/live?lang={self.lang}"
        said = {**cookie, **headers}
        socket = await connect(url, additional_headers=said, max_queue=None, open_timeout=PATIENCE)
        live = Live(socket)
        await live.until(lambda m: m["type"] == "welcome")
        return live


class Live:
    """One socket; everything heard is kept, as parsed messages and as raw text."""

    keys = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.update: Json = {}
        self.table: Json = {}
        self.closed = False
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                message = json.loads(text)
                if message["type"] == "update":
                    self.update = message
                if "table" in message:
                    self.table = message["table"]
                self.raw.append(str(text))
                self.heard.append(message)
                self._news.set()
        except Exception:
            pass
        self.closed = True
        self._news.set()

    async def until(self, test: Callable[[Json], Any], after: int = 0) -> Json:
        """The first message from number `after` on that passes."""
        seen = after
        while True:
            while seen < len(self.heard):
                if test(self.heard[seen]):
                    return self.heard[seen]
                seen += 1
            await self._wait()

    async def see(self, test: Callable[[Json], Any]) -> Json:
        """The newest position, once it passes."""
        while not (self.update and test(self.update)):
            await self._wait()
        return self.update

    async def reach(self, version: int) -> Json:
        """The position of this version, or a later one."""
        return await self.see(lambda u: u["version"] >= version)

    async def _wait(self) -> None:
        if self.closed:
            raise ConnectionError("the socket is closed")
        self._news.clear()
        await self._news.wait()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def say(self, kind: str, **message: Any) -> Json:
        """Send a message with a key, and wait for its answer."""
        key = str(message.setdefault("key", f"k{next(self.keys)}"))
        after = len(self.heard)
        await self.send(type=kind, **message)
        return await self.until(lambda m: m.get("key") == key, after)

    @property
    def view(self) -> Json:
        view: Json = self.update["view"]
        return view

    async def move(self, seat: int, move: int, version: int | None = None, **more: Any) -> Json:
        version = self.update["version"] if version is None else version
        return await self.say("move", seat=seat, move=move, version=version, **more)

    def abandon(self) -> None:
        """Go away without a word: nobody may be there to hear it."""
        self._reader.cancel()
        self.socket.transport.abort()

    async def close(self) -> None:
        self._reader.cancel()
        await self.socket.close()


def choose(view: Json, rng: random.Random) -> int:
    return int(rng.choice(view["legal"])["id"])


async def play_on(live: Live, seat: int, seed: int = 0, most: int = 100_000) -> int:
    """Play the seat at random until the game is over (or `most` moves); how many were made."""
    rng, made = random.Random(seed), 0
    while made < most:
        await live.see(
            lambda u: u["result"] or (seat in u["waiting"] and u["view"]["viewer"] == seat)
        )
        if live.update["result"]:
            break
        answer = await live.move(seat, choose(live.view, rng))
        assert answer["type"] == "ack" or answer["error"]["code"] == "stale", answer
        made += answer["type"] == "ack"
        await live.reach(answer["version"])
    return made


async def play_together(lives: list[Live], moves: int, seed: int = 0) -> None:
    """So many moves, made by whoever is asked; afterwards all sockets show the same version."""
    rng = random.Random(seed)
    for _ in range(moves):
        position = await lives[0].see(lambda u: True)
        if position["result"]:
            break
        seat = position["waiting"][0]
        await lives[seat].reach(position["version"])
        answer = await lives[seat].move(seat, choose(lives[seat].view, rng))
        for live in lives:
            await live.reach(answer["version"])


async def ask_tool(
    data: Path, game: str, tool: str, body: Any, lang: str = "en"
) -> tuple[int, Json]:
    """Status and answer of a game's tool, asked of a server in this process."""
    settings = Settings(data=str(data), analyses=0)
    rooms = await Rooms.open(settings)
    transport = httpx.ASGITransport(create_app(settings, rooms))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        answer = await client.post(f"/api/games/{game}/tools/{tool}?lang={lang}", json=body)
    await rooms.close()
    return answer.status_code, answer.json()


async def seated(server: Server | HereServer, seats: int, **more: Any) -> tuple[str, list[Person]]:
    """A started table with people on all seats."""
    people = [Person(server, f"P{n}") for n in range(seats)]
    table = await people[0].create(seats, **more)
    for seat in range(1, seats):
        await people[seat].sit(table, seat)
    await people[0].post(f"/tables/{table}/start")
    return table, people


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self, at: str) -> None:
        self.moment = datetime.fromisoformat(at).timestamp()

    def __call__(self) -> float:
        return self.moment

    def forward(self, **span: float) -> None:
        self.moment += timedelta(**span).total_seconds()


class HereServer:
    """A server in this process and this event loop, whose clocks may be the test's: that of the
    wall, and the steady one which nobody sets."""

    def __init__(self, rooms: Rooms, server: uvicorn.Server, port: int) -> None:
        self.rooms, self.uvicorn, self.port = rooms, server, port
        self.http = f"http://127.0.0.1:{port}"


@asynccontextmanager
async def served_here(
    data: Path,
    now: Callable[[], float] = time.time,
    steady: Callable[[], float] = time.monotonic,
    **changes: Any,
) -> AsyncIterator[HereServer]:
    settings = msgspec.convert({**GENEROUS, "data": str(data), **changes}, Settings)
    rooms = await Rooms.open(settings, now=now, steady=steady)
    doorway = Doorway(listen("127.0.0.1", 0), settings)
    server = Serving(settings, rooms, doorway)
    port = doorway.getsockname()[1]
    serving = asyncio.create_task(server.serve([doorway]))
    try:
        yield HereServer(rooms, server, port)
    finally:
        server.should_exit = True
        await serving
