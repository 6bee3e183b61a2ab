"""The log of a table. A table is the fold of its entries and of nothing else."""

from typing import Union

import msgspec

from ..wire.base import OptionValue, Pace
from ..wire.messages import ClockRule
from .purposes import Purpose


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed when the table was made."""

    game: str
    version: int  # of the rules
    seats: int
    options: dict[str, OptionValue]
    seed: str  # 32 hexadecimal digits
    clock: ClockRule | None
    public: bool
    hot_seat: bool
    undo: bool
    hints: bool
    coach: bool = False  # says what was better, until somebody at the table changes it
    purpose: Purpose | None = None
    given: int = 0  # moves of the position it was opened at: nobody takes them back


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """Something that happened at a table; it is never changed or removed."""


class Sat(Entry, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str


class Emptied(Entry, tag="emptied"):
    """Nobody holds the seat any more."""

    seat: int


class BotSat(Entry, tag="bot"):
    """A bot plays the seat; whoever held it still does, unless it was freed before."""

    seat: int
    bot: str


class TakenBack(Entry, tag="back"):
    """The seat's holder plays it again."""

    seat: int


class HostChanged(Entry, tag="host"):
    seat: int


class Started(Entry, tag="started"):
    pass


class Played(Entry, tag="played"):
    seat: int
    move: int
    key: str = ""


class Undone(Entry, tag="undone"):
    seat: int
    key: str = ""


class Said(Entry, tag="said"):
    seat: int | None
    name: str
    text: str
    key: str = ""


class Woke(Entry, tag="woke"):
    """No server ran for a while, or the computer's clock was set: of the time since the entry
    before, only so many seconds passed for the clocks."""

    ran: float = 0.0


class Paced(Entry, tag="pace"):
    """Somebody chose how fast the bots move."""

    pace: Pace


class CoachSet(Entry, tag="coach"):
    """Somebody called the coach, or sent him away."""

    on: bool


class Hushed(Entry, tag="hushed"):
    """The host asked whoever only looks on to be silent, or lets them speak again."""

    on: bool


class Continued(Entry, tag="continued"):
    """The rematch is at another table."""

    table: str


AnyEntry = Union[  # noqa: UP007
    Sat,
    Emptied,
    BotSat,
    TakenBack,
    HostChanged,
    Started,
    Played,
    Undone,
    Said,
    Woke,
    Paced,
    CoachSet,
    Hushed,
    Continued,
]
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_terms = msgspec.json.Decoder(Terms).decode
_encode = msgspec.json.Encoder().encode


def encode(value: Terms | AnyEntry) -> str:
    """As it is stored."""
    return _encode(value).decode()
