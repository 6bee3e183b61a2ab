"""The messages of a table's socket; `docs/protocol.md` says what they mean."""

from typing import Union

from .base import Key, MoveId, SeatNumber, ShortText, Wire
from .messages import ChatLine, EventInfo, LegalMove, Refusal, Result, SeatView, TableInfo

# Client to server over the socket.


class Play(Wire, tag="move"):
    """Make a move. `version` is the one of the update it was chosen from."""

    key: Key
    version: int
    seat: SeatNumber
    move: MoveId


class Undo(Wire, tag="undo"):
    """Take back one's own last move."""

    key: Key
    version: int
    seat: SeatNumber


class Chat(Wire, tag="chat"):
    """Say something to everybody at the table."""

    key: Key
    text: ShortText


class AskWhy(Wire, tag="why"):
    """Why is this move not allowed now? Costs nothing."""

    key: Key
    seat: SeatNumber
    move: MoveId


class AskHint(Wire, tag="hint"):
    """What would a bot do, knowing what this seat knows?"""

    key: Key
    seat: SeatNumber


class Look(Wire, tag="look"):
    """Be the viewer from this held seat from now on (null: a spectator). A hot-seat table is shown
    as to a spectator until it is asked for: after the curtain."""

    seat: SeatNumber | None = None


class Reading(Wire, tag="reading"):
    """Something lies over the table that is read first, as the game in a minute, or no longer. Bots
    wait while all players who look at the table read."""

    on: bool


class Ping(Wire, tag="ping"):
    """Still there; sent when nothing else was sent for ten seconds."""


FromClient = Union[Play, Undo, Chat, AskWhy, AskHint, Look, Reading, Ping]  # noqa: UP007


# Server to client over the socket.


class Welcome(Wire, tag="welcome"):
    """The first message: the seats this connection holds, and where `seq` begins."""

    seq: int
    seats: list[int]
    table: TableInfo
    chat: list[ChatLine]


class TableChanged(Wire, tag="table"):
    """The table changed: seats, names, presence, state."""

    seq: int
    table: TableInfo


class Update(Wire, tag="update"):
    """The position as this connection's viewer sees it. With `reset` it replaces all that was sent
    before, events included."""

    seq: int
    version: int
    waiting: list[int]
    view: SeatView
    events: list[EventInfo]
    reset: bool
    clocks: list[float | None]  # seconds left by seat, at the time of the message
    time_left: float | None  # seconds left for all, where this stage goes against time
    result: Result | None


class Ack(Wire, tag="ack"):
    """The move (undo, chat line) with this key is stored durably."""

    seq: int
    key: str
    version: int


class Refused(Wire, tag="refused"):
    """The message with this key ("" when it had none) changed nothing, and why."""

    seq: int
    key: str
    error: Refusal
    version: int


class ChatSaid(Wire, tag="chat"):
    seq: int
    line: ChatLine


class Why(Wire, tag="why"):
    """The answer to a why-message; `rule` is null when the move is allowed."""

    seq: int
    key: str
    rule: str | None
    text: str


class HintMove(Wire):
    """A move worth considering; `share` is the chance to win that it promises, from 0 to 1."""

    move: int
    then: list[LegalMove]  # that complete the decision
    text: str  # of all these moves
    share: float
    why: str
    judge: str  # who says so
    reason: str  # in the game's own terms; empty where it has nothing to say


class Hint(Wire, tag="hint"):
    seq: int
    key: str
    moves: list[HintMove]


class Coached(Wire, tag="coached"):
    """The coach to a player alone, after a move that gave much away by what that player knew: a
    kind sentence, the better move with the cards that it is about, and why. `version` is the one
    the player's move led to."""

    seq: int
    version: int
    seat: int
    text: str
    better: int
    cards: list[int]
    reason: str


class ClockLow(Wire, tag="clock_low"):
    """A seat's time runs out in `left` seconds; then a bot takes the seat."""

    seq: int
    seat: int
    left: float


class Pong(Wire, tag="pong"):
    seq: int


FromServer = Union[  # noqa: UP007
    Welcome, TableChanged, Update, Ack, Refused, ChatSaid, Why, Hint, Coached, ClockLow, Pong
]
