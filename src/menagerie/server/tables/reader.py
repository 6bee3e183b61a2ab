"""A live connection, as a room knows it."""

from typing import Protocol

from ..wire.live_messages import FromServer


class Acknowledged(Protocol):
    """Who wanted something to be stored."""

    def send(self, message: FromServer) -> None: ...


class Reader(Protocol):
    """Somebody at a table. Sending never waits; a reader that is too slow is disconnected."""

    guest: str | None  # the hash of the browser's token
    lang: str
    group: str  # the address it comes from
    viewer: int | None  # the seat whose view is sent; None: a spectator's
    mine: list[int]  # the seats that the guest holds
    reading: bool  # something that is read first lies over the table

    def send(self, message: FromServer) -> None: ...

    def write(self, text: str) -> None:
        """Send a message that was encoded for several readers."""

    def disconnect(self) -> None: ...
