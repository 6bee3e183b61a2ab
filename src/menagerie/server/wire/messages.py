"""Tables and what happens at them, as they go over the wire; `docs/protocol.md` says what it means
and has a glossary of the counters. What a game is stands in `game_messages.py`, and what is said
over the socket in `live_messages.py`.

The TypeScript types of the web client are generated from all three (`typescript.py`). All text is
in the reader's language, with the players' names put in: a client knows no rules.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from .base import OptionValue, Pace, SeatKind, SeatNumber, ShortText, TableState, Token, Wire

# What a client asks for by HTTP.


class ClockRule(Wire):
    """Thinking time of a seat: the bank, and what every turn adds, in seconds."""

    bank: Annotated[float, Meta(gt=0, le=86400 * 14)]
    increment: Annotated[float, Meta(ge=0, le=86400)]


class NewTable(Wire):
    """A new table. The creator sits on seat 0 and is its host; `bots[n]` puts a bot on seat n.
    At a hot-seat table the creator holds every seat without a bot; `names` are their players."""

    game: ShortText
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: ShortText = ""
    options: dict[str, OptionValue] = field(default_factory=dict)
    bots: Annotated[list[str | None], Meta(max_length=16)] = field(default_factory=list)
    names: Annotated[list[ShortText], Meta(max_length=16)] = field(default_factory=list)
    clock: ClockRule | None = None
    public: bool = False
    hot_seat: bool = False
    undo: bool = True
    hints: bool = True
    coach: bool = False


class QuickTable(Wire):
    """One click: a table against bots that starts at once. What is left out is as usual: about
    four players, the greedy bot, the game's own options."""

    game: ShortText
    name: ShortText = ""
    bot: ShortText | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, OptionValue] = field(default_factory=dict)
    pace: Pace = "normal"
    coach: bool = False


class WantLesson(Wire):
    """The first game, guided: where it was left, or `anew` from its beginning."""

    name: ShortText = ""
    anew: bool = False


class Sit(Wire):
    """Take an empty seat, or move to it while the game has not begun."""

    seat: SeatNumber
    name: ShortText = ""


class PutBot(Wire):
    """Put a bot on a seat, or take it away (null)."""

    bot: ShortText | None = None


class SetPace(Wire):
    """How fast the bots of the table move from now on."""

    pace: Pace


class SetCoach(Wire):
    """Whether a coach says what was better, after a move that gave much away."""

    on: bool


class Hush(Wire):
    """Whether spectators are to be silent."""

    on: bool


class WantLink(Wire):
    """`give`: whoever opens the link takes the seat over; without it, plays it from there too."""

    give: bool = False


class Claim(Wire):
    """The token out of a seat's link: this browser holds the seat from now on; `name` is who sits
    there then, where the seat is given away."""

    token: Token
    name: ShortText = ""


# What the server answers by HTTP.


class Invitation(Wire):
    """Where friends find this server: no address if it is only for the machine it runs on."""

    url: str | None


class Created(Wire):
    """The id of a new table."""

    table: str


class SeatLink(Wire):
    """The link that carries a seat to another device. Whoever opens it holds the seat."""

    link: str


class SeatInfo(Wire):
    """One seat, as everybody sees it."""

    name: str  # as in sentences; empty where nobody sits
    kind: SeatKind
    bot: str | None  # the bot that plays it
    beast: str | None  # which beast a bot is, where it plays for itself
    online: bool
    owned: bool  # a person holds it; where a bot plays it, that person may take it back
    clock: float | None  # seconds left, at the time of the message
    away_since: float | None  # server time, seconds since 1970


class PurposeInfo(Wire):
    """Why a table was opened, if not to play a game for its own sake. `id` says which one."""

    kind: Literal["lesson", "puzzle", "example", "daily"]
    id: str


class TableInfo(Wire):
    """A table. All but `mine` and `devices` is the same for everybody."""

    id: str
    game: str
    title: str
    state: TableState
    options: dict[str, OptionValue]
    host: int  # the host's seat
    seats: list[SeatInfo]
    mine: list[int]  # the seats that the reader holds
    devices: int | None  # that came by a link to the reader's own seats; null: they are not theirs
    clock: ClockRule | None
    public: bool
    hot_seat: bool
    undo: bool
    hints: bool
    hushed: bool  # spectators may not speak: the host said so
    coach: bool  # says, to each player alone, what was better than a move that gave much away
    seed_hash: str  # SHA-256 of the seed's 32 hexadecimal digits, fixed before the game
    seed: str | None  # those digits, once the game is over and no longer sealed
    sealed_until: float | None  # server time: till then only its player learns anything of the game
    next: str | None  # the table of the rematch
    waiting: list[int]  # the seats that must decide now
    moves: int
    created: float
    changed: float  # when something happened last
    pace: Pace
    scores: list[int] | None  # by seat, once the game is over
    places: list[int] | None  # likewise, then of the rivals that the rules play; from 1
    # While rules are still being compiled: how far, from 0 to 1; a greedy bot sits in for others.
    preparing: float | None
    purpose: PurposeInfo | None
    restart_at: float | None  # server time: then the server stops for a moment, and all goes on


class SeatLinks(Wire):
    """What became of the link to one's own seat, for its owner: when the one that is valid now was
    made, and when others came by it or by an earlier one."""

    made: float | None
    used: list[float]


class Health(Wire):
    """How the server is, for those who run it. `thinking` bots are at a decision now; of its
    long-lived tasks those are `failing` that are tried again."""

    ok: bool
    storage: Literal["ok", "failing"]
    bots: Literal["ok", "stuck"]
    sharing: Literal["ok", "cut off"]
    thinking: int
    rules: Literal["compiled", "interpreted"]
    tasks: dict[str, Literal["ok", "failing"]]


class Refusal(Wire):
    """Why something was refused. `code` is for programs, `rule` a rule of the game if there is."""

    code: str
    text: str
    rule: str | None


# What happens at a table.


class LegalMove(Wire):
    """A move that a seat can make now."""

    id: int
    kind: str
    args: dict[str, int]
    text: str
    final: bool  # cannot be taken back: worth a confirmation


class SeatView(Wire):
    """The table as a viewer sees it: a seat, or null for a spectator. `view` is the game's own
    View; `ask` is the question that a deciding seat is asked, and `legal` its moves."""

    viewer: int | None
    view: Any
    legal: list[LegalMove]
    can_undo: bool
    ask: str


class EventInfo(Wire):
    """What happened, as far as the reader may know; `version` is the one its move led to."""

    version: int
    kind: str
    args: dict[str, int]
    text: str


class ScoreInfo(Wire):
    """One line of a score sheet, and the lines it is the sum of (or explained by)."""

    text: str
    points: int
    parts: list[ScoreInfo]


class SeatResult(Wire):
    points: int
    place: int  # from 1; equals share a place
    lines: list[ScoreInfo]


class RivalResult(SeatResult):
    name: str


class Result(Wire):
    """The end, by seat; `rivals` are those that the rules play, `ties` say what decided between
    equal points."""

    seats: list[SeatResult]
    rivals: list[RivalResult]
    ties: list[str]


class ChatLine(Wire):
    """Something said; `seat` is null for a spectator; `entry` is its number in the table's log."""

    entry: int
    seat: int | None
    name: str
    text: str
    at: float


class Frame(Wire):
    """A moment of a finished game: the move that led to `version`, and the table after it. The
    first is the deal, without a move."""

    version: int
    seat: int | None
    move: str
    view: Any
    events: list[EventInfo]
    scores: list[int]


class Replay(Wire):
    """A finished game as one viewer sees it; `frames[k]` is the table after k moves."""

    table: TableInfo
    frames: list[Frame]
    result: Result


class LessonStep(Wire):
    """A step of a lesson: told at the table's `version`; read, or done by the move that it `asks`
    for, of this `kind`. `at` names what is pointed at, "card:12"."""

    text: str
    at: str | None
    asks: int | None
    kind: str | None
    version: int


class LessonText(Wire):
    """The lesson of a table; from version `free` on everybody plays as they like, and `end` is said
    once more."""

    steps: list[LessonStep]
    end: str
    free: int


class Moment(Wire):
    """An earlier moment of a game: the table after the move that led to `version`."""

    version: int
    view: Any


class SwingInfo(Wire):
    """A move of a finished game, and one that promised clearly more by what its player knew."""

    moves: int  # made when it was over: the frame it led to
    seat: int
    move: str
    better: str
    share: float  # of victory, out of 1, what the move promised …
    better_share: float  # … and the better one
    error: float  # how far the difference may be off
    reason: str  # why, in the game's own terms; empty where it has nothing to say


class Analysis(Wire):
    """Where a finished game was decided. Until it is `ready`, `done` of `total` steps are made,
    after `ahead` other games."""

    ready: bool
    done: int
    total: int
    ahead: int
    judge: str  # who judges, in words
    chances: list[list[float]]  # [moves made][seat]: the chance to win, out of 1 …
    errors: list[list[float]]  # … and how far it may be off, to either side
    swings: list[SwingInfo]


class GameRecord(Wire):
    """A finished game, for `menagerie replay --check`."""

    record: dict[str, Any]
    names: list[str]
    scores: list[int]
    places: list[int]
    seed_hash: str
