"""Running the server: one process, one event loop."""

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Callable
from functools import partial

import uvicorn

from menagerie import __version__
from menagerie.core.errors import MenagerieError
from menagerie.core.running.rule import is_compiled

from .app import create_app
from .doorway import BACKLOG, Doorway
from .logs import set_up
from .preparation import Preparation
from .settings import Settings
from .supervisor import HOUR, in_thread
from .tables.rooms import Rooms

LOG = logging.getLogger("menagerie.server")
EVERYBODY = "::"  # by IPv6 and by IPv4
LARGEST_FRAME = 65_536  # beyond it the socket is closed unread


def listen(host: str, port: int) -> socket.socket:
    """The listening socket; port 0 takes any free one."""
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
    preparation: Preparation,
    prepare: Callable[[], None],
) -> None:
    """Serve until interrupted; `started` is called once the server answers, and `prepare` beside
    it from then on."""
    set_up(settings)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(settings, listening, started, preparation, prepare))


async def _serve(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], None],
    preparation: Preparation,
    prepare: Callable[[], None],
) -> None:
    # Before the server starts: a database that cannot be opened is reported in a sentence.
    rooms = await Rooms.open(settings, preparation)
    doorway = Doorway(listening, settings)

    def begun() -> None:
        started()
        work = partial(in_thread, prepare)
        rooms.services.supervisor.keep("preparation", work, limit=HOUR, longest=HOUR)

    server = Server(settings, rooms, doorway, begun)
    await server.serve([doorway])


class Server(uvicorn.Server):
    """uvicorn, which says when it has started."""

    def __init__(
        self,
        settings: Settings,
        rooms: Rooms,
        doorway: Doorway,
        started: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(configuration(settings, rooms, doorway))
        self._tell = started
        self._about = {
            "version": __version__,
            "port": doorway.getsockname()[1],
            "rules": "compiled" if is_compiled() else "interpreted",
            "games": "PostgreSQL" if settings.database else "SQLite",
        }

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            LOG.info("the server runs", extra=self._about)
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("the server stops", extra={"connections": len(self.server_state.connections)})
        await super().shutdown(sockets)


def configuration(settings: Settings, rooms: Rooms, doorway: Doorway) -> uvicorn.Config:
    """How uvicorn serves our application."""
    return uvicorn.Config(
        create_app(settings, rooms, doorway),
        backlog=BACKLOG,
        ws="websockets-sansio",
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
