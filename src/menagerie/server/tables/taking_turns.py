"""Who waits for something scarce, in turns: one of each address after the other. Whoever has a
hundred tables waits for his own, and nobody else does."""

import asyncio
from collections import deque

Waiter = asyncio.Future[None]


class Turns:
    """Addresses stand in the order of their turns."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Waiter]] = {}

    def append(self, address: str, waiter: Waiter) -> None:
        self._waiting.setdefault(address, deque()).append(waiter)

    def next(self) -> Waiter | None:
        """The first that still waits, of the address whose turn it is; it is no longer there."""
        while self._waiting:
            address = next(iter(self._waiting))
            queue = self._waiting.pop(address)
            while queue:
                waiter = queue.popleft()
                if not waiter.done():
                    if queue:
                        self._waiting[address] = queue  # behind all others
                    return waiter
        return None
