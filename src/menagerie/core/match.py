"""One game being played: the rules' functions behind a Python face."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from .errors import BadRecord, CannotUndo, IllegalMove, MenagerieError, NoSeat
from .game import TABLE, Game, OptionValue, TimeLimit, plain_move
from .pictures.picture import Picture
from .pictures.score import ScoreTree
from .pictures.showing import hand_picture, table_picture
from .registry import get_game
from .setup import Setup
from .state.bits import members
from .state.events import CAPACITY, WIDTH, event_buffer
from .state.memory import record_in
from .state.random import sampling_stream
from .state.record import MAX_SEATS, POINTS, TIEBREAK
from .text import Text
from .ties import tie_messages
from .told import (
    NOT_ASKED,
    NOT_TIME,
    OVER,
    Event,
    Explanation,
    Move,
    described,
    event_message,
    plain,
)
from .words import LANGUAGES, Message


class Match:
    """A game from its seed: legal moves in, views, events and scores out."""

    state: Any
    """The record itself, as the rules see it; it may be changed in tests and experiments."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
    ) -> None:
        setup = Setup(game, seats, options or {}, seed)
        self.game, self.seats, self.options, self.seed = game, seats, setup.options, setup.seed
        self.moves: list[tuple[int, int]] = []  # (seat, move id)
        self.imagined = False
        self._events: list[Event] = []
        self._first_events: list[int] = []  # for each move: the place of its first event
        self._before: list[bytes] = []  # the state before each move, for undo
        self._set_memory(bytearray(game.state.dtype.itemsize))
        game.deal(self.state, seats, setup.option_array, setup.seed_low, setup.seed_high)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        where = "over" if self.over else f"{len(self.moves)} moves"
        kind = "Imagined match" if self.imagined else "Match"
        return f"<{kind} {self.game.id}, {self.seats} seats{options}: {where}>"

    # The position

    @property
    def over(self) -> bool:
        return int(self.state.waiting) == 0

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now."""
        return members(self.state.waiting)

    @property
    def time_limit(self) -> TimeLimit | None:
        """Against what time this stage goes, where a clock runs; None: against none."""
        limit = self.game.time_limit(self.state)
        return None if limit is None or self.over else limit

    def legal_ids(self, seat: int) -> list[int]:
        """The ids of the seat's legal moves."""
        return members(self._legal_bits(seat))

    def legal(self, seat: int) -> list[Move]:
        """The seat's legal moves; none when it is not asked."""
        return [self.move(seat, move) for move in self.legal_ids(seat)]

    def move(self, seat: int, move: int) -> Move:
        """A move id with its meaning and words."""
        game = self.game
        if game.meaning(move) is None:
            raise self._illegal(self._no_such_move(move))
        if game.describe is plain_move:
            return plain(game, move)
        return described(game, self.state, seat, move)

    def view(self, seat: int | None) -> Any:
        """What a seat (or, with None, a spectator) sees, in plain JSON types."""
        if seat is not None:
            self._check_seat(seat)
        return msgspec.to_builtins(self.game.view(self.state, seat))

    def observe(self, seat: int) -> Any:
        """What a seat knows as a vector, for learners."""
        self._check_seat(seat)
        out = np.zeros(self.game.observation, np.int8)
        self.game.observe(self.state, seat, out)
        return out

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What the seat (or a spectator) learned in move `since` and later, in order."""
        return [event for event in self.all_events(since) if event.reaches(seat)]

    def all_events(self, since: int = 0) -> list[Event]:
        """What happened in move `since` and later, for whoever tells each seat its own part."""
        if since >= len(self.moves):
            return []
        return self._events[self._first_events[max(0, since)] :]

    # Playing

    def play(self, seat: int, move: Move | int, *, checked: bool = False) -> list[Event]:
        """Make a legal move; an illegal one raises IllegalMove and changes nothing.

        When a time limit is over, the seat is TABLE and the move that of the limit.
        With `checked` it is not asked again: the caller knows that the move is legal.
        """
        number = move.id if isinstance(move, Move) else move
        if not checked and (refusal := self.explain(seat, number)) is not None:
            raise self._illegal(refusal)
        before = bytes(self._memory)
        self._buffer[0] = 0
        self.game.act(self.state, seat, number, self._buffer)
        events = self._read_events(len(self.moves))
        self._before.append(before)
        self.moves.append((seat, number))
        self._first_events.append(len(self._events))
        self._events += events
        return events

    def explain(self, seat: int, move: Move | int) -> Explanation | None:
        """Why the move is not allowed: rule and sentence; None when it is legal."""
        number = move.id if isinstance(move, Move) else move
        if seat == TABLE:
            limit = self.time_limit
            return None if limit is not None and number == limit.move else NOT_TIME
        known = isinstance(number, int) and self.game.meaning(number) is not None
        if known and self._legal_bits(seat) >> number & 1:
            return None
        self._check_seat(seat)
        if self.over:
            return OVER
        if seat not in self.waiting:
            return NOT_ASKED
        if not known:
            return self._no_such_move(number)
        reason = self.game.why_not(self.state, seat, number)
        return Explanation(
            reason.rule, Text(*(self.game.words.text(reason, lang) for lang in LANGUAGES))
        )

    def can_undo(self, seat: int) -> bool:
        """Whether the last move is this seat's and brought nothing hidden to light."""
        if not self.moves or self.moves[-1][0] != seat:
            return False
        return True not in [event.reveals for event in self._events[self._first_events[-1] :]]

    def undo(self) -> tuple[int, int]:
        """Take the last move back, whatever it was; returns (seat, move id).

        Between people ask `can_undo(seat)` first.
        """
        if not self.moves:
            raise CannotUndo(
                "Нечего отменять: ходов ещё не было.", "There is no move to take back."
            )
        self._set_bytes(self._before.pop())
        taken = self.moves.pop()
        del self._events[self._first_events.pop() :]
        return taken

    # Scores

    def _table(self) -> Any:
        table = np.zeros((MAX_SEATS, 2), np.int64)
        self.game.score(self.state, table)
        return table

    @property
    def scores(self) -> list[int]:
        """Points by seat (rivals that the rules play come last)."""
        return [int(p) for p in self._table()[: self.game.ranked(self.seats), POINTS]]

    @property
    def places(self) -> list[int]:
        """Places by seat, from 1; equals share a place."""
        ranks = self._ranks()
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def _ranks(self) -> list[tuple[int, int]]:
        table = self._table()[: self.game.ranked(self.seats)]
        return [(int(row[POINTS]), int(row[TIEBREAK])) for row in table]

    def score_lines(self, seat: int) -> ScoreTree:
        """A score as a tree of reasons: a seat's, or that of a rival that the rules play; the top
        lines add up to the points."""
        if seat not in range(self.game.ranked(self.seats)):
            self._check_seat(seat)
        return ScoreTree(self.game.score_lines(self.state, seat), self.game, seat)

    @property
    def ties(self) -> list[Message]:
        """Say what decided between equal points, as far as the game has words for it."""
        every = tie_messages(self._ranks(), self.seats)
        return [one for one in every if self.game.words.has(one.key)]

    # Pictures

    def picture(
        self, seat: int | None = None, lang: str | None = None, names: Sequence[str] | None = None
    ) -> Picture:
        """The table as a seat (or, with None, a spectator) sees it, for notebooks."""
        if seat is not None:
            self._check_seat(seat)
        return table_picture(self.game, self.state, self.seats, seat, lang, names)

    def hand(
        self, seat: int, lang: str | None = None, names: Sequence[str] | None = None
    ) -> Picture:
        """What lies before a seat, for notebooks."""
        self._check_seat(seat)
        return hand_picture(self.game, self.state, self.seats, seat, lang, names)

    def _repr_html_(self) -> str:
        """In a notebook: the table as the seat sees it that decides."""
        return self.picture(None if self.over else self.waiting[0])._repr_html_()

    # Copies, worlds, records

    def copy(self) -> Match:
        """An independent copy with the same history."""
        return self.at(len(self.moves))

    def __deepcopy__(self, memo: object) -> Match:
        """Field by field the record would lose its memory."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled, a match is its record."""
        return replay, (self.record(),)

    def imagine(self, seat: int, seed: int) -> Match:
        """A world this seat cannot rule out; it has no history and no record."""
        self._check_seat(seat)
        world = self._bare_copy()
        world.imagined = True
        world.seed = 0
        self.game.imagine(world.state, seat, sampling_stream(seed))
        return world

    def at(self, moves: int) -> Match:
        """The match as it was after so many moves, with its history up to there."""
        if not 0 <= moves <= len(self.moves):
            raise MenagerieError(
                f"Нет момента {moves}: сыграно ходов {len(self.moves)}.",
                f"There is no moment {moves}: {len(self.moves)} moves were played.",
            )
        past = self._bare_copy()
        past.imagined = self.imagined
        past.moves, past._before = self.moves[:moves], self._before[:moves]
        past._first_events = self._first_events[:moves]
        if moves < len(self.moves):
            past._set_bytes(self._before[moves])
            past._events = self._events[: self._first_events[moves]]
        else:
            past._events = list(self._events)
        return past

    def record(self) -> dict[str, Any]:
        """The match as JSON types: the seed and the moves are the game."""
        if self.imagined:
            raise MenagerieError(
                "У воображаемой партии нет записи.", "An imagined match has no record."
            )
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": f"{self.seed:032x}",
            "moves": [list(move) for move in self.moves],
        }

    # Inner parts

    def _bare_copy(self) -> Match:
        twin = object.__new__(Match)
        twin.game, twin.options, twin.seats, twin.seed = (
            self.game,
            self.options,
            self.seats,
            self.seed,
        )
        twin.moves, twin._events, twin._first_events, twin._before = [], [], [], []
        twin.imagined = False
        twin._set_memory(self._memory.copy())
        return twin

    def _set_memory(self, memory: bytearray) -> None:
        self._memory, self._buffer = memory, event_buffer()
        self.state = record_in(memory, self.game.state.dtype)

    def _set_bytes(self, data: bytes) -> None:
        self._memory[:] = data

    def _legal_bits(self, seat: int) -> int:
        """The ids of the seat's legal moves as the bits of a number."""
        self._check_seat(seat)
        mask = np.zeros(self.game.mask_words, np.uint64)
        self.game.legal(self.state, seat, mask)
        return int.from_bytes(mask.tobytes(), "little")

    def _read_events(self, number: int) -> list[Event]:
        rows = int(self._buffer[0])
        if rows == 0:
            return []
        if rows > CAPACITY:
            raise OverflowError(
                f"{self.game.id}: one move wrote {rows} events, room for {CAPACITY}"
            )
        events, game = [], self.game
        values = self._buffer[1 : 1 + rows * WIDTH].tolist()
        for start in range(0, len(values), WIDTH):
            which, audience, *row = values[start : start + WIDTH]
            kind, told = game.events[which], event_message(game, which, *row)
            events.append(Event(number, kind.name, told.args, audience, kind.reveals, game, told))
        return events

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NoSeat(seat, self.seats)

    def _no_such_move(self, move: Any) -> Explanation:
        top = self.game.move_count - 1
        return Explanation(
            "M-03",
            Text(
                f"Хода {move} нет: номера ходов от 0 до {top}.",
                f"There is no move {move}: moves are 0 to {top}.",
            ),
        )

    def _illegal(self, why: Explanation) -> IllegalMove:
        return IllegalMove(why.rule, *why.sentence)


def seed_hash(seed: str) -> str:
    """A promise of the deal: shown before the game, checked after it, when the seed is told."""
    return hashlib.sha256(seed.encode()).hexdigest()


def new(game: str, seats: int, seed: int | None = None, **options: OptionValue) -> Match:
    """Deal a match; without a seed it is drawn from the system's secure source."""
    return Match(get_game(game), seats, options, seed)


class SavedMatch(msgspec.Struct, forbid_unknown_fields=True):
    """What `Match.record` gives: the seed and the moves are the game."""

    game: str
    version: int
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    moves: list[tuple[int, int]]


def replay(record: Any) -> Match:
    """The match of a record, played again move by move; every move is checked."""
    try:
        data = msgspec.convert(record, SavedMatch)
        seed = int(data.seed, 16)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord(
            f"Это не запись партии: {error}.", f"Not a record of a game: {error}."
        ) from None
    game = get_game(data.game)
    if data.version != game.version:
        raise BadRecord(
            f"Запись сделана по правилам версии {data.version}, здесь версия {game.version}.",
            f"The record is of rules version {data.version}; here they are version {game.version}.",
        )
    match = Match(game, data.seats, data.options, seed)
    for number, (seat, move) in enumerate(data.moves):
        try:
            match.play(seat, move)
        except MenagerieError as error:
            raise BadRecord(
                f"Ход {number} записи невозможен. {error.ru}",
                f"Move {number} of the record is not possible. {error.en}",
            ) from None
    return match
