"""What storage takes and gives. Terms, log entries and analyses are text to it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple


@dataclass(frozen=True, order=True)
class Holder:
    """A browser (or, with `link`, whoever opens a link) that holds a seat, by its hash. One that
    came `by_link` plays the seat like its owner, but has no say over it."""

    seat: int
    hash: str
    link: bool = False
    since: float = 0.0
    by_link: bool = False


class Logged(NamedTuple):
    """One entry of a table's log; `entry` counts them from 1."""

    entry: int
    at: float
    body: str


@dataclass(frozen=True)
class StoredTable:
    """All that is kept of a table. `state` and `public` are what open tables are listed by, and
    tables with a purpose are found by it."""

    id: str
    created: float
    state: str
    public: bool
    terms: str
    purpose: str = ""
    log: list[Logged] = field(default_factory=list)
    holders: list[Holder] = field(default_factory=list)


# What changes beside the log.


@dataclass(frozen=True)
class StateChanged:
    state: str


@dataclass(frozen=True)
class HolderAdded:
    holder: Holder


@dataclass(frozen=True)
class HoldersDropped:
    """Nobody holds the seat any more; or, with `only`, its link is void ("link"), and whoever came
    by one holds it no more either ("by_link")."""

    seat: int
    only: Literal["link", "by_link"] | None = None

    def drops(self, holder: Holder) -> bool:
        if holder.seat != self.seat:
            return False
        match self.only:
            case None:
                return True
            case "link":
                return holder.link
            case "by_link":
                return holder.link or holder.by_link


Change = StateChanged | HolderAdded | HoldersDropped


def holders_after(holders: Iterable[Holder], changes: Iterable[Change]) -> list[Holder]:
    """Who holds seats once these changes are made."""
    held = list(holders)
    for change in changes:
        match change:
            case HolderAdded(holder):
                held.append(holder)
            case HoldersDropped():
                held = [holder for holder in held if not change.drops(holder)]
    return held
