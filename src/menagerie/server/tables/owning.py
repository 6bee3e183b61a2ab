"""A table has one owner at a time. Commands are done there, wherever somebody gives them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from ..settings import Settings
from ..steady_time import SteadyTime
from ..storage.leases import Owner
from ..storage.statements import Holder, Logged
from .entries import AnyEntry
from .presence import Presence
from .reader import Reader
from .table import Table


class AnyRoom(Protocol):
    """A room as its bots, clocks and coach know it, and those who share its table. `lock` is held
    by whoever writes."""

    table: Table
    settings: Settings
    lock: asyncio.Lock
    time: SteadyTime
    owner: Owner
    holders: list[Holder]
    presence: Presence
    readers: set[Reader]
    seq: int
    closed: bool  # it has left memory

    @property
    def owning(self) -> "Owning": ...

    @property
    def owned(self) -> bool:
        """Whether this process may write to it."""

    @property
    def needed(self) -> bool:
        """Whether it should have an owner, because somebody is there or a game goes on."""

    @property
    def being_read(self) -> bool:
        """Whether all players who look at the table read something first."""

    @property
    def address(self) -> str:
        """Of somebody who plays there."""

    async def write(self, entry: AnyEntry) -> None: ...

    async def hold(self, owner: Owner) -> None:
        """The table has this owner now."""

    async def follow(self, entry: int, holders: bool = False, body: Logged | None = None) -> None:
        """Let happen what was written, up to this entry."""


class Household(Protocol):
    """All rooms of this process."""

    async def get(self, table: str) -> AnyRoom: ...

    def loaded(self) -> Iterable[AnyRoom]: ...

    def find(self, table: str) -> AnyRoom | None: ...

    def knows(self, table: str) -> bool:
        """Whether the table is in memory."""

    async def wake(self, table: str) -> None: ...

    async def reload(self, table: str) -> None: ...

    def drop(self) -> None: ...

    def announce(self, restart_at: float | None) -> None: ...


class Owning:
    """What this process owns, and how it gets on with those that own the rest. Alone, it owns
    every table."""

    me = ""

    @property
    def sure(self) -> bool:
        """Whether what this process believes to own is its own. Where it is not sure, it asks
        before it refuses anything; writing is always safe."""
        return True

    @property
    def well(self) -> bool:
        """Whether this process can own tables: others hear it, and it hears them."""
        return True

    def begin(self, household: Household) -> None:
        """With all the rooms of this process."""

    async def claim(self, table: str) -> Owner:
        """Own the table if nobody does; whose it is now."""
        return Owner(self.me, 0)

    async def do(self, room: AnyRoom, command: str, args: Sequence[Any]) -> Any:
        """Have a command done by the owner of a room."""
        return await COMMANDS[command](room, *args)

    def wrote(self, room: AnyRoom, logged: Logged | None, holders: bool) -> None:
        """Tell those who follow of a new entry, or, `holders`, of who holds seats now."""

    def present(
        self, table: str, seats: list[int], follows: bool = False, address: str = "",
        asks: bool = False,
    ) -> None:  # fmt: skip
        """Tell others which seats are connected here, from where, whether we follow what is
        written, and perhaps ask for theirs."""

    def deposed(self) -> None:
        """Somebody else owns what we thought was ours: find out."""

    async def release(self, table: str, epoch: int) -> None:
        """Nobody needs the table."""

    async def is_first(self) -> bool:
        """Whether this process is the one of all that does what is done once for all."""
        return True

    async def close(self) -> None:
        """Let others have the tables."""


COMMANDS: dict[str, Callable[..., Awaitable[Any]]] = {}
R = TypeVar("R", bound=AnyRoom)
P = ParamSpec("P")
T = TypeVar("T")
Command = Callable[Concatenate[R, P], Awaitable[T]]


def at_owner(command: Command[R, P, T]) -> Command[R, P, T]:
    """A command to a room, whose arguments and result are plain JSON: it may have to travel."""
    name = command.__name__
    COMMANDS[name] = command

    async def wherever(room: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs, "arguments travel by position"
        result: T = await room.owning.do(room, name, args)
        return result

    update_wrapper(wherever, command)
    return wherever
