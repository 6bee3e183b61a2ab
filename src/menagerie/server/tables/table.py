"""A table in memory: the fold of its log. It changes only by stored entries."""

from bisect import bisect_left
from dataclasses import dataclass, field
from operator import itemgetter

from menagerie.core.game import TABLE
from menagerie.core.lesson_script import Script, script_of
from menagerie.core.match import Match, seed_hash
from menagerie.core.registry import get_game
from menagerie.core.text import LANGUAGES
from menagerie.core.words import PLAYER

from ..preparation import STAND_IN
from ..wire.base import Pace, SeatKind, TableState
from ..wire.messages import ChatLine
from .clock import Clocks, Countdown
from .entries import (
    AnyEntry,
    BotSat,
    CoachSet,
    Continued,
    Emptied,
    HostChanged,
    Hushed,
    Paced,
    Played,
    Said,
    Sat,
    Started,
    TakenBack,
    Terms,
    Undone,
    Woke,
)
from .purposes import Beast, DailyPurpose, LessonPurpose, beasts_of, company

CHAT_KEPT = 200


@dataclass
class Seat:
    """Who sits here. `bot` plays; `held`: a person holds the seat."""

    name: str = ""
    bot: str | None = None
    held: bool = False

    @property
    def beast(self) -> bool:
        """A bot sits here for itself, not for somebody who is away."""
        return self.bot is not None and not self.held

    @property
    def kind(self) -> SeatKind:
        if self.bot is not None:
            return "bot"
        return "human" if self.held else "empty"


@dataclass
class Table:
    """State of a table after entry `entry` of its log."""

    id: str
    terms: Terms
    created: float
    changed: float = 0.0  # when the last entry was written
    pace: Pace = "normal"
    grace: float = 0.5
    entry: int = 0  # the number of the last entry; they count from 1
    host: int = 0
    state: TableState = "lobby"
    next: str | None = None
    version: int = 0  # of the position: grows with every move and every undo
    chat: list[ChatLine] = field(default_factory=list)  # the newest lines
    said: int = 0  # lines in all
    said_by_spectators: int = 0
    hushed: bool = False  # whoever only looks on may not speak
    answers: dict[str, int] = field(default_factory=dict)  # by seat and key: the version
    match: Match | None = None
    clocks: Clocks | None = None

    def __post_init__(self) -> None:
        self.game = get_game(self.terms.game)
        self.coach = self.terms.coach
        self.seats = [Seat() for _ in range(self.terms.seats)]
        self.versions: list[int] = []  # by number of moves: the version they led to
        self.asked_at = [0] * self.terms.seats  # version at which each seat's decision began
        self.seed_hash = seed_hash(self.terms.seed)
        self.waiting: list[int] = []  # the seats that must decide now
        self.countdown = Countdown()
        taught = isinstance(self.terms.purpose, LessonPurpose)
        self.script: Script | None = script_of(self.game) if taught else None
        self._names: dict[str, list[str]] = {}  # by language, until somebody sits down or leaves
        self._legal: dict[int, list[int]] = {}  # by seat, until something happens

    @property
    def position(self) -> Match:
        if self.match is None:
            raise RuntimeError("the game has not begun")
        return self.match

    @property
    def timed(self) -> bool:
        """Whether time counts for somebody now."""
        return bool(self.clocks and self.clocks.since) or self.countdown.limit is not None

    @property
    def repeats(self) -> bool:
        """Whether the same moves give the same answers here."""
        return isinstance(self.terms.purpose, DailyPurpose)

    @property
    def beasts(self) -> tuple[Beast, ...]:
        """Who a bot is, by seat."""
        purpose = self.terms.purpose
        if isinstance(purpose, DailyPurpose):
            return beasts_of(company(self.terms.game, purpose.date))
        return beasts_of(self.id)

    @property
    def bots_asked(self) -> list[int]:
        """The bots that decide now; where answers repeat, people decide first, then one bot after
        the other."""
        asked = [seat for seat in self.waiting if self.seats[seat].kind == "bot"]
        if not self.repeats:
            return asked
        return asked[:1] if asked == self.waiting else []

    @property
    def scripted(self) -> tuple[int, int] | None:
        """The seat and the move that a lesson waits for; None where everybody plays freely."""
        return self.script.next(self.match) if self.script and self.match else None

    def pause(self) -> float:
        """The share of the usual time that the next move of a bot takes."""
        if self.script is None or self.scripted is None:
            return 1.0
        return self.script.pause(self.position)

    def legal_ids(self, seat: int) -> list[int]:
        """The moves that a seat can make now: it is told of them, and then chooses one."""
        if seat not in self._legal:
            self._legal[seat] = self.position.legal_ids(seat)
        return self._legal[seat]

    def names(self, lang: str) -> list[str]:
        """Players' names by seat; bots are beasts, seats without a name are numbered."""
        if lang not in self._names:
            beasts, nameless = self.beasts, PLAYER.text(lang)
            self._names[lang] = [
                beasts[n].name.text(lang) if seat.beast else seat.name or f"{nameless} {n + 1}"
                for n, seat in enumerate(self.seats)
            ]
        return self._names[lang]

    def all_names(self) -> dict[str, list[str]]:
        """In every language, for sentences made before it is known who reads them."""
        return {lang: self.names(lang) for lang in LANGUAGES}

    def apply(self, entry: int, at: float, happened: AnyEntry, checked: bool = False) -> None:
        """Let a stored entry happen; `checked`: its move is known to be legal."""
        if entry != self.entry + 1:
            raise RuntimeError(f"entry {entry} after {self.entry}")
        before, self.changed = self.changed, at
        self.entry = entry
        self._legal.clear()
        if not isinstance(happened, Played):
            self._names.clear()
        match happened:
            case Played(seat=n, move=move, key=key):
                self._play(n, move, at, checked)
                self._remember(n, key)
            case Sat(seat=n, name=name):
                self.seats[n] = Seat(name, None, True)
            case Emptied(seat=n):
                self.seats[n] = Seat()
            case BotSat(seat=n, bot=bot):
                seat = self.seats[n]
                self.seats[n] = Seat(seat.name if seat.held else "", bot, seat.held)
            case TakenBack(seat=n):
                self.seats[n].bot = None
                if self.clocks:
                    self.clocks.returned(n)
            case HostChanged(seat=n):
                self.host = n
            case Started():
                self._start()
            case Undone(seat=n, key=key):
                self._undo(n)
                self._remember(n, key)
            case Said(seat=n, name=name, text=text, key=key):
                self.chat.append(ChatLine(entry=entry, seat=n, name=name, text=text, at=at))
                del self.chat[:-CHAT_KEPT]
                self.said += 1
                self.said_by_spectators += n is None
                self._remember(n, key)
            case Woke(ran=ran):
                self.countdown.skip(at - before - ran)
                if self.clocks:
                    self.clocks.skip(at - before - ran)
            case Paced(pace=pace):
                self.pace = pace
            case CoachSet(on=on):
                self.coach = on
            case Hushed(on=on):
                self.hushed = on
            case Continued(table=table):
                self.next = table
        self.countdown.follow(self.match.time_limit if self.match else None, at)
        if self.clocks:
            self.clocks.run([n for n in self.waiting if self.seats[n].kind == "human"], at)

    def answer_to(self, seat: int | None, key: str) -> int | None:
        """The version that a stored message with this key was answered with."""
        return self.answers.get(f"{seat}:{key}")

    @property
    def undoer(self) -> int | None:
        """The seat that may take its last move back."""
        if not self.terms.undo or self.state != "playing":
            return None
        moves = self.position.moves
        if len(moves) <= self.terms.given:
            return None
        seat = moves[-1][0]
        if seat == TABLE or self.seats[seat].kind != "human":
            return None
        return seat if self.position.can_undo(seat) else None

    def clocks_at(self, at: float) -> list[float | None]:
        """Seconds left by seat."""
        if self.clocks is None:
            return [None] * self.terms.seats
        return [round(self.clocks.left_at(seat, at), 1) for seat in range(self.terms.seats)]

    def next_end(self, now: float) -> tuple[float, AnyEntry] | None:
        """Seconds until the next time runs out, and what happens then; None where none runs."""
        ends: list[tuple[float, AnyEntry]] = []
        limit, left = self.countdown.limit, self.countdown.left_at(now)
        if limit is not None and left is not None:
            ends.append((left, Played(seat=TABLE, move=limit.move)))
        if self.clocks and (out := self.clocks.next_end()) is not None:
            at, seat = out
            ends.append((max(0.0, at - now), BotSat(seat=seat, bot=STAND_IN)))
        return min(ends, key=itemgetter(0), default=None)

    def moves_until(self, version: int) -> int | None:
        """How many moves led to a version; None when they were taken back, or are not made yet."""
        moves = bisect_left(self.versions, version)
        return moves if version in self.versions[moves : moves + 1] else None

    def _remember(self, seat: int | None, key: str) -> None:
        if key:
            self.answers[f"{seat}:{key}"] = self.version

    def _start(self) -> None:
        terms = self.terms
        self.match = Match(self.game, terms.seats, terms.options, int(terms.seed, 16))
        self.state = "playing"
        self.version += 1
        self.versions = [self.version]
        self.waiting = self.match.waiting
        self.asked_at = [self.version] * terms.seats
        if terms.clock:
            self.clocks = Clocks(terms.clock, terms.seats, self.grace)

    def _play(self, seat: int, move: int, at: float, checked: bool) -> None:
        self.position.play(seat, move, checked=checked)
        self.version += 1
        self.versions.append(self.version)
        self._ask(seat)
        if self.clocks:
            self.clocks.moved(seat, at, seat not in self.waiting)
        if not self.waiting:
            self.state = "over"

    def _undo(self, seat: int) -> None:
        self.position.undo()
        self.version += 1
        self.versions.pop()
        self._ask(seat)
        if self.clocks:
            self.clocks.undone()

    def _ask(self, mover: int) -> None:
        """New decisions begin; a simultaneous choice goes on for those who were asked already."""
        before, self.waiting = self.waiting, self.position.waiting
        for seat in self.waiting:
            if seat == mover or seat not in before:
                self.asked_at[seat] = self.version
