"""Running the server: one process, one event loop."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from menagerie import __version__
from menagerie.core.errors import MenagerieError
from menagerie.core.running.rule import is_compiled

from .app import create_app
from .doorway import BACKLOG, Doorway
from .hangup import Hangup, inherited
from .http.limits import Limits
from .ledger import Ledger
from .live.socket import Socket, check
from .logs import set_up
from .neighbours import Handed, Neighbours
from .preparation import Preparation
from .settings import Settings
from .tables.rooms import Rooms

LOG = logging.getLogger("menagerie.server")
EVERYBODY = "::"  # by IPv6 and by IPv4
LARGEST_FRAME = 65_536  # beyond it the socket is closed unread


def listen(host: str, port: int) -> socket.socket:
    """The listening socket; port 0 takes any free one."""
    if (left := inherited()) is not None:
        return left
    try:
        listening = socket.create_server(
            (host, port),
            family=socket.AF_INET6 if ":" in host else socket.AF_INET,
            backlog=BACKLOG,
            dualstack_ipv6=host == EVERYBODY and socket.has_dualstack_ipv6(),
        )
    except OSError as error:
        # What Python adds to the system's words repeats the address.
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
        raise MenagerieError(
            f"Не открыть {host}:{port}: {why}. Выберите другой порт: --port.",
            f"Cannot open {host}:{port}: {why}. Choose another --port.",
        ) from None
    # Connections inherit it. Without it an update waits 40 ms for the TCP ACK of the one before.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def run(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], None],
    preparation: Preparation | None = None,
    neighbours: str = "",
    ledger: Ledger | None = None,
    hangup: Hangup | None = None,
) -> bool:
    """Serve until interrupted; `started` is called once the server answers. `neighbours` is the
    folder where the workers of one parent find each other, `ledger` where they count together.
    Whether it is to begin anew, where a `hangup` says when."""
    set_up(settings)
    check()
    preparation = preparation or Preparation()
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(
            _serve(settings, listening, started, preparation, neighbours, ledger, hangup)
        )
    return False


async def _serve(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], None],
    preparation: Preparation,
    folder: str,
    ledger: Ledger | None,
    hangup: Hangup | None,
) -> bool:
    # Before the server starts: a database that cannot be opened is reported in a sentence.
    rooms = await Rooms.open(settings, preparation)
    doorway = Doorway(listening, settings, Limits(settings, ledger))
    neighbours = Neighbours(Path(folder), rooms.services.owning.me) if folder else None
    server = Server(settings, rooms, doorway, started, neighbours)
    if hangup is not None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, server.hang_up, hangup)
    await server.serve([doorway])
    return server.renewed


class Server(uvicorn.Server):
    """uvicorn, which says when it has started, and takes connections from its neighbours, too."""

    def __init__(
        self,
        settings: Settings,
        rooms: Rooms,
        doorway: Doorway,
        started: Callable[[], None] = lambda: None,
        neighbours: Neighbours | None = None,
    ) -> None:
        super().__init__(configuration(settings, rooms, doorway, neighbours))
        self._doorway, self._tell, self._neighbours = doorway, started, neighbours
        self._taking: set[asyncio.Task[None]] = set()
        self.renewed = False  # it stops so that another one takes its place
        self._about = {
            "version": __version__,
            "port": doorway.getsockname()[1],
            "rules": "compiled" if is_compiled() else "interpreted",
            "games": "PostgreSQL" if settings.database else "SQLite",
        }

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._neighbours is not None:
                self._neighbours.open(self._taken)
            LOG.info("the server runs", extra=self._about)
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._neighbours is not None:
            self._neighbours.close()
        LOG.info("the server stops", extra={"connections": len(self.server_state.connections)})
        await super().shutdown(sockets)

    def hang_up(self, hangup: Hangup) -> None:
        self.renewed = not hangup.stops and hangup.settings() is not None
        self.should_exit = self.should_exit or hangup.stops or self.renewed

    def _taken(self, connection: socket.socket, handed: Handed) -> None:
        task = asyncio.create_task(self._serve_taken(connection, handed))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _serve_taken(self, connection: socket.socket, handed: Handed) -> None:
        visit = self._doorway.admit(connection, handed.address)
        visit.setblocking(False)
        protocol = Socket(self.config, self.server_state, self.lifespan.state)
        protocol.handed = True
        loop = asyncio.get_running_loop()
        await loop.connect_accepted_socket(lambda: protocol, visit)
        protocol.data_received(handed.request)


def configuration(
    settings: Settings, rooms: Rooms, doorway: Doorway, neighbours: Neighbours | None = None
) -> uvicorn.Config:
    """How uvicorn serves our application."""
    return uvicorn.Config(
        create_app(settings, rooms, doorway, neighbours),
        backlog=BACKLOG,
        ws=Socket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=3,
    )
