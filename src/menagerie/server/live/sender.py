"""Whoever sends a command that is written to a table's log: connected here, or far away."""

from typing import Protocol

from ..http.limits import Limits
from ..wire.live_messages import Ack, FromServer


class Sender(Protocol):
    guest: str | None
    viewer: int | None
    mine: list[int]
    group: str  # whose address it is

    @property
    def limits(self) -> Limits | None: ...

    def send(self, message: FromServer) -> None: ...


class FarSender:
    """Connected to another process, which passes the acknowledgement on."""

    limits = None

    def __init__(self, guest: str | None, viewer: int | None, mine: list[int], group: str) -> None:
        self.guest, self.viewer, self.mine, self.group = guest, viewer, mine, group
        self.version = 0

    def send(self, message: FromServer) -> None:
        if isinstance(message, Ack):
            self.version = message.version
