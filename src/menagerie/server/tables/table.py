"""A table in memory: the fold of its log. It asks nobody and changes only by stored entries."""

from __future__ import annotations

from dataclasses import dataclass, field

from menagerie.bots import BOTS
from menagerie.core.match import Match, seed_hash
from menagerie.core.registry import get_game
from menagerie.core.words import LANGUAGES

from ..wire.messages import ChatLine, SeatKind, TableState
from .clock import Clocks
from .entries import (
    AnyEntry,
    BotSat,
    Continued,
    Emptied,
    HostChanged,
    Played,
    Said,
    Sat,
    Started,
    TakenBack,
    Terms,
    Undone,
    Woke,
)

CHAT_KEPT = 200


@dataclass
class Seat:
    """Who sits here. `bot` plays; `held` tells whether a person holds the seat."""

    name: str = ""
    bot: str | None = None
    held: bool = False

    @property
    def kind(self) -> SeatKind:
        if self.bot is not None:
            return "bot"
        return "human" if self.held else "empty"


@dataclass
class Answer:
    """What a message with a key was answered."""

    version: int


@dataclass
class Table:
    """State of a table after entry `number`."""

    id: str
    terms: Terms
    created: float
    grace: float = 0.5
    number: int = 0  # of the last entry; entries count from 1
    host: int = 0
    state: TableState = "lobby"
    next: str | None = None
    version: int = 0  # of the position: grows with every move and every undo
    chat: list[ChatLine] = field(default_factory=list)
    answers: dict[str, Answer] = field(default_factory=dict)
    match: Match | None = None
    clocks: Clocks | None = None

    def __post_init__(self) -> None:
        self.game = get_game(self.terms.game)
        self.seats = [Seat() for _ in range(self.terms.seats)]
        self.move_versions: list[int] = []  # the version that each move led to
        self.asked_at = [0] * self.terms.seats  # version at which each seat's decision began
        self.seed_hash = seed_hash(self.terms.seed)
        self.waiting: list[int] = []  # the seats that must decide now
        self._names: dict[str, list[str]] = {}  # by language, until somebody sits down or leaves

    @property
    def position(self) -> Match:
        if self.match is None:
            raise RuntimeError("the game has not begun")
        return self.match

    def names(self, lang: str) -> list[str]:
        """Players' names by seat; bots and seats without a name are numbered."""
        if lang not in self._names:
            which = LANGUAGES.index(lang)
            nameless = ("Игрок", "Player")[which]
            # A bot of one's own may be gone since: then its id must do.
            titles = {bot.id: bot.title[which] for bot in BOTS.values()}
            self._names[lang] = [
                seat.name or f"{titles.get(seat.bot, seat.bot) if seat.bot else nameless} {n + 1}"
                for n, seat in enumerate(self.seats)
            ]
        return self._names[lang]

    def apply(self, number: int, at: float, entry: AnyEntry) -> None:
        """Let a stored entry happen."""
        if number != self.number + 1:
            raise RuntimeError(f"entry {number} after {self.number}")
        self.number = number
        if not isinstance(entry, Played):
            self._names.clear()
        match entry:
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
            case Played(seat=n, move=move, key=key):
                self._play(n, move, at)
                self._remember(n, key)
            case Undone(seat=n, key=key):
                self._undo(n)
                self._remember(n, key)
            case Said(seat=n, name=name, text=text, key=key):
                self.chat.append(ChatLine(number=number, seat=n, name=name, text=text, at=at))
                del self.chat[:-CHAT_KEPT]
                self._remember(n, key)
            case Woke():
                if self.clocks:
                    self.clocks.forgive(at)
            case Continued(table=table):
                self.next = table
        if self.clocks:
            self.clocks.run([n for n in self.waiting if self.seats[n].kind == "human"], at)

    def answer_to(self, seat: int | None, key: str) -> Answer | None:
        return self.answers.get(f"{seat}:{key}")

    def _remember(self, seat: int | None, key: str) -> None:
        if key:
            self.answers[f"{seat}:{key}"] = Answer(self.version)

    def _start(self) -> None:
        terms = self.terms
        self.match = Match(self.game, terms.seats, terms.options, int(terms.seed, 16))
        self.state = "playing"
        self.version += 1
        self.waiting = self.match.waiting
        self.asked_at = [self.version] * terms.seats
        if terms.clock:
            self.clocks = Clocks(terms.clock, terms.seats, self.grace)

    def _play(self, seat: int, move: int, at: float) -> None:
        self.position.play(seat, move)
        self.version += 1
        self.move_versions.append(self.version)
        self._ask(seat)
        if self.clocks:
            self.clocks.moved(seat, at, seat not in self.waiting)
        if not self.waiting:
            self.state = "over"

    def _undo(self, seat: int) -> None:
        self.position.undo()
        self.version += 1
        self.move_versions.pop()
        self._ask(seat)
        if self.clocks:
            self.clocks.undone()

    def _ask(self, mover: int) -> None:
        """New decisions begin; a simultaneous choice goes on for those who were asked already."""
        before, self.waiting = self.waiting, self.position.waiting
        for seat in self.waiting:
            if seat == mover or seat not in before:
                self.asked_at[seat] = self.version
