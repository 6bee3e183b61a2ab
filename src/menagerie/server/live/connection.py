"""One live connection: who it is, which view it is sent, and how."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from starlette.types import Send

from ..errors import ServerError
from ..http.limits import Bucket, Limits
from ..settings import Settings
from ..wire.encoding import text
from ..wire.live_messages import FromServer

REFUSALS_KEPT = 64


class Connection:
    """A reader of a table, whose client sends commands. Sending never waits: a client that is too
    slow is disconnected and comes back."""

    def __init__(
        self,
        guest: str | None,
        lang: str,
        settings: Settings,
        limits: Limits,
        group: str = "",
        disconnect: Callable[[], None] = lambda: None,
    ) -> None:
        """`group` is the address it comes from; `disconnect` drops the connection together with
        what waits to be sent."""
        self.guest, self.lang = guest, lang
        self.limits, self.group = limits, group
        self.disconnect = disconnect
        self.viewer: int | None = None
        self.mine: list[int] = []
        self.reading = False  # something lies over the table
        self.refused: dict[str, ServerError] = {}  # by key: the same message, the same answer
        self._own, self._of_address = Bucket(settings.messages), limits.messages.bucket(group)
        self.unsent: deque[str] = deque()
        self._waiting, self._backlog = 0, settings.backlog  # characters of it, and at most
        self._more: asyncio.Future[None] | None = None  # until it is done, there is nothing to send

    def wait(self) -> float:
        """Take leave for one more message: 0.0, or the seconds until it is given."""
        return self._own.take() or self._of_address.take()

    def send(self, message: FromServer) -> None:
        self.write(text(message))

    def write(self, text: str) -> None:
        self.unsent.append(text)
        self._waiting += len(text)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)
        if self._waiting > self._backlog:
            self.disconnect()

    async def send_all(self, send: Send) -> None:
        """Send what is written, until the client has gone."""
        with suppress(OSError):
            while True:
                while self.unsent:
                    text = self.unsent.popleft()
                    await send({"type": "websocket.send", "text": text})
                    self._waiting -= len(text)
                self._more = asyncio.get_running_loop().create_future()
                await self._more

    def refuse(self, key: str, error: ServerError) -> None:
        """Remember why a message was refused."""
        self.refused[key] = error
        if len(self.refused) > REFUSALS_KEPT:
            del self.refused[next(iter(self.refused))]
