"""A moment of a game and the seat it is seen from: what is learned, solved or played from there."""

from typing import Self

import msgspec

from .errors import BadRecord
from .match import Match, replay


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record up to a moment (`Match.record`), and the seat whose eyes one has."""

    game: str
    version: int  # of the rules
    seats: int
    options: dict[str, bool | int | str]
    seed: str  # 32 hexadecimal digits
    moves: list[tuple[int, int]]  # seat, move id
    seat: int

    @classmethod
    def of(cls, match: Match, seat: int) -> Self:
        """Where a match stands now, seen from a seat."""
        return msgspec.convert({**match.record(), "seat": seat}, cls)

    def match(self) -> Match:
        """The match played up to here; BadRecord where the rules refuse it."""
        record = msgspec.to_builtins(self)
        if not 0 <= record.pop("seat") < self.seats:
            raise BadRecord(
                f"Места {self.seat} в этой позиции нет.",
                f"There is no seat {self.seat} in this position.",
            )
        return replay(record)
