"""How processes tell each other that a table has a new entry: in process now, one class to swap."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[int], None]  # told the number of the newest entry


class Bus(Protocol):
    """News of tables. Losing some is harmless: the log is the truth, and the next ones catch up."""

    def publish(self, table: str, number: int) -> None: ...

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Listen to a table; the returned function stops it."""


class MemoryBus:
    """All listeners are in this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def publish(self, table: str, number: int) -> None:
        for listener in list(self._listeners.get(table, ())):
            listener(number)

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        self._listeners[table].append(listener)

        def stop() -> None:
            self._listeners[table].remove(listener)
            if not self._listeners[table]:
                del self._listeners[table]

        return stop
