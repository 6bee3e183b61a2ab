"""Everything that goes over the wire, as types. The TypeScript types are generated from these.

All sentences are in the language of the request or connection; a client knows no rules.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Value = bool | int | str


class Message(msgspec.Struct):
    """A plain part of a message."""


# Catalogue


class OptionChoice(Message):
    value: Value
    label: str


class OptionInfo(Message):
    name: str
    label: str
    help: str
    values: list[OptionChoice]
    default: Value


class BotInfo(Message):
    id: str
    label: str
    about: str


class MoveInfo(Message):
    """A block of move ids: `start` plus a mixed-radix number of `args` (last runs fastest)."""

    name: str
    start: int
    args: list[tuple[str, int]]
    final: bool


class GameInfo(Message):
    id: str
    title: str
    about: str
    seats: list[int]
    minutes: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    moves: list[MoveInfo]


class GameWords(Message):
    """Names and explanations of components, by list and number."""

    names: dict[str, list[str]]
    help: dict[str, list[str]]


class RulesText(Message):
    text: str


# Tables


class ClockRule(Message):
    """Seconds in the bank at the start, and seconds added after each of one's decisions."""

    bank: int
    increment: int


class NewTable(Message, forbid_unknown_fields=True):
    game: str
    seats: int
    name: str
    options: dict[str, Value] = {}
    bots: list[str | None] = []
    clock: ClockRule | None = None
    public: bool = False
    hot_seat: bool = False
    undo: bool = True
    hints: bool = True


class QuickTable(Message, forbid_unknown_fields=True):
    game: str
    name: str


class Sit(Message, forbid_unknown_fields=True):
    seat: int
    name: str


class PutBot(Message, forbid_unknown_fields=True):
    bot: str | None


class Claim(Message, forbid_unknown_fields=True):
    token: str


class Created(Message):
    table: str


class SeatLink(Message):
    link: str


class SeatInfo(Message):
    name: str
    kind: Literal["empty", "human", "bot"]
    bot: str | None
    online: bool
    owned: bool  # a person holds this seat, even while a bot plays in it
    clock: float | None  # seconds left in the bank
    away_since: float | None


class TableInfo(Message):
    id: str
    game: str
    title: str
    state: Literal["lobby", "playing", "over"]
    options: dict[str, Value]
    host: int
    seats: list[SeatInfo]
    mine: list[int]  # the seats held by the one who asks
    clock: ClockRule | None
    public: bool
    hot_seat: bool
    undo: bool
    hints: bool
    seed_hash: str
    seed: str | None  # shown when the game is over
    next: str | None  # the rematch
    moves: int
    created: float


class Refusal(Message):
    """Why something was not done: a code for programs, a sentence for people."""

    code: str
    text: str
    rule: str | None = None


# Play


class LegalMove(Message):
    id: int
    kind: str
    args: dict[str, int]
    text: str
    final: bool


class SeatView(Message):
    view: dict[str, Any]
    legal: list[LegalMove]
    can_undo: bool
    ask: str  # the question the seat is asked, or what the table waits for


class EventInfo(Message):
    number: int  # the move it belongs to
    kind: str
    args: dict[str, int]
    text: str


class ScoreInfo(Message):
    text: str
    points: int
    parts: list[ScoreInfo]


class SeatResult(Message):
    points: int
    place: int
    lines: list[ScoreInfo]


class Result(Message):
    seats: list[SeatResult]
    rivals: list[int]  # points of opponents that the rules themselves play


class ChatLine(Message):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Frame(Message):
    """One moment of a finished game."""

    number: int
    seat: int | None  # who moved; none in the first frame
    move: str
    view: dict[str, Any]
    events: list[EventInfo]
    scores: list[int]


class Replay(Message):
    table: TableInfo
    frames: list[Frame]
    result: Result


# The socket: from the client


class Play(Message, tag="move", tag_field="type", forbid_unknown_fields=True):
    key: str
    version: int
    seat: int
    move: int


class Undo(Message, tag="undo", tag_field="type", forbid_unknown_fields=True):
    key: str
    version: int
    seat: int


class Chat(Message, tag="chat", tag_field="type", forbid_unknown_fields=True):
    key: str
    text: str


class AskWhy(Message, tag="why", tag_field="type", forbid_unknown_fields=True):
    key: str
    seat: int
    move: int


class AskHint(Message, tag="hint", tag_field="type", forbid_unknown_fields=True):
    key: str
    seat: int


class Look(Message, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Hot seat: show this seat's side of the table (and no other's) from now on."""

    seat: int | None


class Ping(Message, tag="ping", tag_field="type", forbid_unknown_fields=True):
    pass


FromClient = Play | Undo | Chat | AskWhy | AskHint | Look | Ping

# The socket: from the server; `seq` grows by one with everything that changes the table


class Welcome(Message, tag="welcome", tag_field="type"):
    seq: int
    seats: list[int]  # the seats this connection may play
    table: TableInfo
    chat: list[ChatLine]


class TableChanged(Message, tag="table", tag_field="type"):
    seq: int
    table: TableInfo


class Update(Message, tag="update", tag_field="type"):
    seq: int
    version: int  # moves made so far
    waiting: list[int]
    views: dict[str, SeatView]  # by seat number, or "spectator"
    events: list[EventInfo]  # new since the last update; all of them after (re)connecting
    reset: bool  # the events replace those known before (first update, or an undo)
    clocks: list[float | None]
    result: Result | None


class Ack(Message, tag="ack", tag_field="type"):
    seq: int
    key: str
    version: int


class Refused(Message, tag="refused", tag_field="type"):
    seq: int
    key: str
    error: Refusal
    version: int


class ChatSaid(Message, tag="chat", tag_field="type"):
    seq: int
    line: ChatLine


class Why(Message, tag="why", tag_field="type"):
    seq: int
    key: str
    rule: str | None
    text: str


class HintMove(Message):
    move: int
    text: str
    share: float  # expected share of victory
    why: str


class Hint(Message, tag="hint", tag_field="type"):
    seq: int
    key: str
    moves: list[HintMove]


class Pong(Message, tag="pong", tag_field="type"):
    seq: int


FromServer = Welcome | TableChanged | Update | Ack | Refused | ChatSaid | Why | Hint | Pong
