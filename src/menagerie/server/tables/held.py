"""A table and who holds its seats: what a browser may do and learn there."""

from collections.abc import Collection, Iterable

from ..errors import Denied
from ..steady_time import SteadyTime
from ..storage.statements import StoredTable
from .entries import decode_entry, decode_terms
from .purposes import sealed_until
from .services import Services
from .table import Table


class HeldTable:
    """As it is stored: its log is played through."""

    def __init__(self, stored: StoredTable, services: Services) -> None:
        self.services, self.settings = services, services.settings
        terms = decode_terms(stored.terms)
        self.table = Table(stored.id, terms, stored.created, grace=self.settings.grace)
        self.time = SteadyTime(services.now, services.steady)  # at this table
        if stored.state != "lobby" and terms.version != self.table.game.version:
            raise Denied.OUTDATED()
        for entry, at, body in stored.log:
            self.table.apply(entry, at, decode_entry(body))
        self.holders = stored.holders

    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return sorted({h.seat for h in self.holders if h.hash == guest and not h.link})

    def holds(self, guest: str | None, seat: int) -> bool:
        return guest is not None and any(
            holder.seat == seat and holder.hash == guest and not holder.link
            for holder in self.holders
        )

    @property
    def sealed_until(self) -> float | None:
        """Until when nobody but its player may learn anything of this game; None: all may."""
        return sealed_until(self.table.terms.purpose, self.services.now())

    @property
    def lapsed(self) -> bool:
        """A deal of the day that was not over when its day was: it counts no more."""
        return self.table.repeats and self.table.state == "playing" and self.sealed_until is None

    def check_unsealed(self) -> None:
        if self.sealed_until is not None:
            raise Denied.SEALED()

    def check_viewer(self, guest: str | None, viewer: int | None) -> None:
        """A sealed game is shown only to its player, and only from the own seat."""
        if viewer not in self.seats_of(guest):
            self.check_unsealed()

    def owns(self, guest: str | None, seats: Iterable[int]) -> bool:
        """Whether a browser holds these seats itself, and not by a link to one of them."""
        own = {h.seat for h in self.holders if h.hash == guest and not (h.link or h.by_link)}
        return own.issuperset(seats)

    def devices(self, guest: str | None, seats: Collection[int]) -> int | None:
        """How many came by a link to these seats, for their owner."""
        if not seats or not self.owns(guest, seats):
            return None
        return sum(holder.by_link and holder.seat in seats for holder in self.holders)

    def is_host(self, guest: str | None) -> bool:
        return self.table.host in self.seats_of(guest)
