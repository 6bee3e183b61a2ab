"""A table has one owner at a time. Commands are done there, wherever somebody gives them."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from ..storage.leases import Owner
from ..storage.values import Logged


class Household(Protocol):
    """All rooms of this process."""

    async def get(self, table: str) -> Any: ...

    def loaded(self) -> Iterable[Any]: ...

    def find(self, table: str) -> Any | None: ...

    async def reload(self, table: str) -> None: ...

    def drop(self) -> None: ...


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

    async def do(self, room: Any, command: str, args: Sequence[Any]) -> Any:
        """Have a command done by the owner of a room."""
        return await COMMANDS[command](room, *args)

    def wrote(self, room: Any, logged: Logged | None, holders: bool) -> None:
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


class Ownable(Protocol):
    @property
    def owning(self) -> Owning: ...


COMMANDS: dict[str, Callable[..., Awaitable[Any]]] = {}
R = TypeVar("R", bound=Ownable)
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
