"""One live connection: who it is, which view it is sent, and how."""

from typing import Protocol

from ..errors import ServerError
from ..http.limits import Bucket, Limits
from ..settings import Settings
from ..wire.encoding import frame
from ..wire.live_messages import FromServer
from .post import Post

REFUSALS_KEPT = 64
LARGEST_PIECE = 1 << 16  # bytes that leave together: what is more shows whether the client reads


class Outlet(Protocol):
    """Where frames go: a socket."""

    def write(self, frame: bytes) -> None: ...

    def abort(self) -> None: ...


class Connection:
    """A reader of a table, whose client sends commands. Sending never waits: a client that is too
    slow is disconnected and comes back."""

    def __init__(
        self,
        outlet: Outlet,
        guest: str | None,
        lang: str,
        settings: Settings,
        limits: Limits,
        group: str = "",
        post: Post | None = None,
    ) -> None:
        """`post` is where what several connections send at one moment leaves together."""
        self.guest, self.lang = guest, lang
        self.limits, self.group = limits, group  # whose address it is
        self.viewer: int | None = None
        self.mine: list[int] = []
        self.reading = False  # something lies over the table
        self.refused: dict[str, ServerError] = {}  # by key: the same message, the same answer
        self._own, self._of_address = Bucket(settings.messages), limits.messages.bucket(group)
        self._outlet, self._post = outlet, post or Post()
        self._unsent = b""

    def wait(self) -> float:
        """Take leave for one more message: 0.0, or the seconds until it is given."""
        return self._own.take() or self._of_address.take()

    def send(self, message: FromServer) -> None:
        self.write(frame(message))

    def write(self, frame: bytes) -> None:
        if not self._unsent:
            self._post.leave_soon(self)
        self._unsent += frame
        if len(self._unsent) > LARGEST_PIECE:
            self.flush()

    def flush(self) -> None:
        if self._unsent:
            frames, self._unsent = self._unsent, b""
            self._outlet.write(frames)

    def refuse(self, key: str, error: ServerError) -> None:
        """Remember why a message was refused."""
        self.refused[key] = error
        if len(self.refused) > REFUSALS_KEPT:
            del self.refused[next(iter(self.refused))]

    def disconnect(self) -> None:
        """Close at once; what waits to be sent is dropped."""
        self._outlet.abort()
