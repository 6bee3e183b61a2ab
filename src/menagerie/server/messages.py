"""Everything that goes over the wire, typed. `docs/protocol.md` says what it means.

The TypeScript types of the web client are generated from here (`menagerie.server.typescript`).
All text is in the reader's language, with the players' names put in: a client knows no rules.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

OptionValue = bool | int | str
Lang = Literal["ru", "en"]
State = Literal["lobby", "playing", "over"]
SeatKind = Literal["empty", "human", "bot"]

MAX_NAME = 24
MAX_CHAT = 300

Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(max_length=2000)]
Token = Annotated[str, Meta(min_length=16, max_length=128)]


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """One JSON object on the wire."""


# What a game is.


class ValueInfo(Wire):
    """One value of an option."""

    value: OptionValue
    label: str


class OptionInfo(Wire):
    """A choice made before the game."""

    name: str
    label: str
    help: str
    values: list[ValueInfo]
    default: OptionValue


class BotInfo(Wire):
    """A computer player that can be given a seat."""

    id: str
    label: str
    about: str


class MoveInfo(Wire):
    """A block of move ids: `start` plus a mixed-radix number of `args` (the last runs fastest)."""

    name: str
    start: int
    args: list[tuple[str, int]]
    final: bool


class GameInfo(Wire):
    """A game, as the home page and the new-table page show it."""

    id: str
    title: str
    about: str
    seats: list[int]
    minutes: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    moves: list[MoveInfo]


class WordsInfo(Wire):
    """Names and explanations of components, by list and number."""

    names: dict[str, list[str]]
    help: dict[str, list[str]]


class RulesInfo(Wire):
    """The rules of a game as Markdown."""

    text: str


# What a client asks for by HTTP.


class ClockInfo(Wire):
    """Thinking time of a seat: the bank, and what every move of one's own adds, in seconds."""

    bank: Annotated[float, Meta(gt=0, le=86400 * 14)]
    increment: Annotated[float, Meta(ge=0, le=86400)] = 0.0


class NewTable(Wire):
    """A new table. The creator sits on seat 0 and is its host; `bots[n]` puts a bot on seat n."""

    game: Text
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = {}
    name: Text = ""
    bots: Annotated[list[str | None], Meta(max_length=16)] = []
    clock: ClockInfo | None = None
    public: bool = False
    hot_seat: bool = False
    names: Annotated[list[str], Meta(max_length=16)] = []  # hot seat: the players, by seat
    undo: bool = True
    hints: bool = True


class QuickTable(Wire):
    """One click: a table against bots that starts at once."""

    game: Text
    name: Text = ""
    bot: Text | None = None  # the strongest known one when left out


class SitDown(Wire):
    """Take an empty seat (or move to it while the game has not begun)."""

    seat: SeatNumber
    name: Text = ""


class ChangeBot(Wire):
    """Put a bot on a seat, or take it away (null)."""

    bot: Text | None = None


class ClaimSeat(Wire):
    """The token out of a seat's link: this browser holds the seat from now on."""

    token: Token


# What the server answers by HTTP.


class SeatInfo(Wire):
    """One seat, as everybody sees it."""

    name: str
    kind: SeatKind
    bot: str | None  # the bot that plays it
    held: bool  # a person holds it; with kind "bot": may take it back
    online: bool
    clock: float | None  # seconds left, at the time of the message
    away_since: float | None  # server time, seconds since 1970


class TableInfo(Wire):
    """A table, as everybody sees it."""

    id: str
    game: str
    title: str
    state: State
    options: dict[str, OptionValue]
    host: int | None  # the host's seat
    seats: list[SeatInfo]
    spectators: int
    clock: ClockInfo | None
    public: bool
    hot_seat: bool
    undo: bool
    hints: bool
    seed_hash: str  # SHA-256 of the seed's decimal digits, fixed before the game
    seed: str | None  # decimal digits; shown when the game is over
    rematch: str | None  # the table where it goes on
    created: float
    version: int
    waiting: list[int]


class TableReply(Wire):
    """A table, and what the asking browser is at it."""

    table: TableInfo
    seats_held: list[int]
    is_host: bool


class TablesReply(Wire):
    tables: list[TableInfo]


class MineReply(Wire):
    tables: list[TableReply]


class LinkReply(Wire):
    """The link that carries a seat to another device. Whoever opens it holds the seat."""

    link: str


class MoveRecord(Wire):
    seat: int
    move: int


class ErrorInfo(Wire):
    """Why something was refused. `code` is for programs, `rule` is a rule id or ""."""

    code: str
    rule: str
    text: str


class ErrorReply(Wire):
    error: ErrorInfo


# What happens at a table.


class LegalMove(Wire):
    """A move that a seat can make now."""

    id: int
    kind: str
    args: dict[str, int]
    text: str
    final: bool  # cannot be taken back: worth a confirmation


class EventInfo(Wire):
    """What happened, as far as the reader may know. `number` counts the reader's own events,
    `move` the moves of the game so far (0 is the deal): the replay's frame to jump to."""

    number: int
    move: int
    kind: str
    args: dict[str, Any]
    text: str


class LineInfo(Wire):
    """One line of a score sheet, and the lines it is the sum of (or explained by)."""

    text: str
    points: int
    parts: list[LineInfo]


class Result(Wire):
    """The end: `scores`, `places` (1 is first) and `names` also of rivals played by the rules;
    `lines` by seat."""

    names: list[str]
    scores: list[int]
    places: list[int]
    lines: list[list[LineInfo]]


class SeatView(Wire):
    """The table through someone's eyes. `view` is the game's own View type; `ask` is the question
    a deciding seat is asked; `legal` is empty for spectators and for those who wait."""

    view: Any
    ask: str
    legal: list[LegalMove]
    can_undo: bool


class Frame(Wire):
    """A moment of a finished game: the table after move `number` (0 is the deal)."""

    number: int
    seat: int | None
    move: int | None
    text: str
    view: Any
    events: list[EventInfo]
    scores: list[int]


class ReplayReply(Wire):
    """A finished game from one pair of eyes."""

    table: TableInfo
    names: list[str]
    eyes: int | None
    frames: list[Frame]
    result: Result


# Client to server over the socket.


class MoveMessage(Wire, tag="move"):
    """Make a move. `version` is the one of the update it was chosen from."""

    key: Key
    version: int
    seat: SeatNumber
    move: Annotated[int, Meta(ge=0, le=65535)]


class UndoMessage(Wire, tag="undo"):
    """Take back one's own last move."""

    key: Key
    version: int
    seat: SeatNumber


class SayMessage(Wire, tag="chat"):
    """Say something to everybody at the table."""

    key: Key
    text: Text


class WhyMessage(Wire, tag="why"):
    """Why is this move not allowed now? Costs nothing."""

    key: Key
    seat: SeatNumber
    move: Annotated[int, Meta(ge=0, le=65535)]


class LookMessage(Wire, tag="look"):
    """See the table from this held seat from now on (null: as a spectator). One device that holds
    several seats sees as a spectator until it asks: after the curtain."""

    seat: SeatNumber | None = None


class PingMessage(Wire, tag="ping"):
    """Still there; also when nothing else is said for ten seconds."""


ClientMessage = MoveMessage | UndoMessage | SayMessage | WhyMessage | LookMessage | PingMessage


# Server to client over the socket.


class Welcome(Wire, tag="welcome"):
    """The first message: who the server takes this connection for."""

    seq: int
    seats_held: list[int]
    is_host: bool
    eyes: int | None
    lang: Lang
    time: float  # server time, seconds since 1970


class TableMessage(Wire, tag="table"):
    """The table changed: seats, names, presence, state."""

    seq: int
    table: TableInfo


class Update(Wire, tag="update"):
    """The position. `views` has one entry: the seat this connection looks from, or "spectator".
    Events below number `since` stand; forget the others and append `events`."""

    seq: int
    version: int
    waiting: list[int]
    views: dict[str, SeatView]
    since: int
    events: list[EventInfo]
    clocks: list[float] | None  # seconds left by seat, at the time of the message
    result: Result | None


class Ack(Wire, tag="ack"):
    """The move (undo, chat line) with this key is stored for good."""

    seq: int
    key: str
    version: int


class Refused(Wire, tag="refused"):
    """The message with this key ("" when it had none) changed nothing, and why."""

    seq: int
    key: str
    version: int
    error: ErrorInfo


class ChatLine(Wire, tag="chat"):
    """Somebody said something; `seat` is null for a spectator."""

    seq: int
    seat: int | None
    name: str
    text: str
    time: float


class Why(Wire, tag="why"):
    """The answer to a why-message. An empty `rule` and `text`: it is allowed."""

    seq: int
    key: str
    rule: str
    text: str


class ClockLow(Wire, tag="clock_low"):
    """A seat's time runs out in `left` seconds; then a bot takes the seat."""

    seq: int
    seat: int
    left: float


class Pong(Wire, tag="pong"):
    seq: int


ServerMessage = Welcome | TableMessage | Update | Ack | Refused | ChatLine | Why | ClockLow | Pong
