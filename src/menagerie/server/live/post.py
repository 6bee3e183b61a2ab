"""What is sent at one moment leaves together: to each client in one piece, one after the other.

The system's part of sending is dear when it alternates with ours, and a client that gets its
acknowledgement and its update in one piece wakes up once.
"""

import asyncio
from typing import Protocol


class Sending(Protocol):
    def flush(self) -> None:
        """Send what was written."""


class Post:
    """Those who have something to send."""

    def __init__(self) -> None:
        self._sending: list[Sending] = []

    def leave_soon(self, one: Sending) -> None:
        """After all that happens at this moment."""
        if not self._sending:
            asyncio.get_running_loop().call_soon(self._leave)
        self._sending.append(one)

    def _leave(self) -> None:
        sending, self._sending = self._sending, []
        for one in sending:
            one.flush()
