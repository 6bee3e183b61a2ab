"""What a game declares. A folder under `games/` with a `GAME` in it is a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cached_property
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np

from .catalogue_words import CatalogueWords
from .contract import (
    State,
    act,
    any_stage,
    by_much,
    never,
    no_farther,
    no_habit,
    one_after_the_other,
    unsuspecting,
)
from .errors import BadOption, BadSeats, IdleOption, NotFound
from .exact import Exact
from .example import Example
from .generic_table import read_view
from .lesson import Lesson
from .minute import Minute
from .naming import numbered
from .observation import Layout, ObservationSpec, unnamed
from .pictures.painter import Painter
from .pictures.picture import Picture
from .placing import example_said, lesson_said, minute_said, study_said
from .running.binder import bind
from .running.change import holders
from .state.record import GameState, Numbers
from .study import Study
from .style import Style
from .terminal import Sheet
from .tools import Tool
from .words import Message, Reason, ScoreLine, Words

T = TypeVar("T", Tool, Example)
OptionValue = bool | int | str
TABLE = -1  # in the place of a seat: what time decides, and no player


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Rules see the index of the value in `values`."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    within: tuple[str, OptionValue] | None = None  # there is a choice only with this other value

    def index(self, value: OptionValue) -> int:
        """The index of a value, also given as text (`true`, `2`, `all`)."""
        by_text = {str(v).lower(): i for i, v in enumerate(self.values)}
        if str(value).lower() not in by_text:
            raise BadOption(self.name, value, self.values)
        return by_text[str(value).lower()]

    def idle(self, options: Mapping[str, OptionValue]) -> bool:
        """Return whether it is changed without the other value that gives it a meaning."""
        if self.within is None or options[self.name] == self.default:
            return False
        other, needed = self.within
        return options[other] != needed


@dataclass(frozen=True)
class MoveKind:
    """A block of move ids: `start` plus a mixed-radix number made of `args` (last runs fastest)."""

    name: str
    start: int
    args: tuple[tuple[str, int], ...] = ()  # (name, number of values)
    final: bool = False  # worth a confirmation in an interface: it cannot be taken back

    @property
    def size(self) -> int:
        size = 1
        for _, n in self.args:
            size *= n
        return size

    def decode(self, move: int) -> dict[str, int]:
        rest = move - self.start
        values: dict[str, int] = {}
        for name, n in reversed(self.args):
            rest, values[name] = divmod(rest, n)
        return {name: values[name] for name, _ in self.args}


@dataclass(frozen=True)
class EventKind:
    """The meaning of an event's values. Its id is its place in `Game.events`."""

    name: str
    args: tuple[str, ...] = ()
    reveals: bool = False  # something hidden from the mover came to light: no undo past it

    @cached_property
    def key(self) -> str:
        """Of its text."""
        return f"event.{self.name}"

    @cached_property
    def hidden_key(self) -> str:
        """Of the text for those who do not learn all."""
        return f"event.{self.name}.hidden"


class TimeLimit(NamedTuple):
    """A stage of the game goes against time: when the seconds are over, `TABLE` makes this move.

    It is in the record like any other, so that rules know moves only. Where no clock runs the
    rules end the stage by themselves, for example after so many moves.
    """

    seconds: float
    move: int


def plain_move(state: State, seat: int, kind: str, args: Mapping[str, int]) -> Message:
    """`describe` of a game whose moves are told in the same words in every position."""
    return Message(f"move.{kind}", args)


def _named(items: Iterable[T], name: str, ru: str, en: str) -> T:
    """Return the item of this name; `ru` and `en` say what it would be."""
    known = {one.name: one for one in items}
    if name not in known:
        raise NotFound(ru, en, name, known)
    return known[name]


def _no_reasons(state: State, seat: int, better: int, played: int | None) -> Sequence[Message]:
    return ()


def _any_seats(seats: int, options: Mapping[str, OptionValue]) -> Reason | None:
    return None


def _no_limit(state: State) -> TimeLimit | None:
    return None


def _anywhere(state: State, seat: int) -> bool:
    return True


def _not_counted(state: State, seat: int) -> Exact | None:
    return None


@dataclass(frozen=True, eq=False, repr=False)  # a game is itself: compared and cached by identity
class Game:
    """One game: its rules as functions, its components and its words."""

    id: str
    version: int  # of the rules; a record of another version does not replay
    prefix: str  # of the rule ids: two capital letters, "XX" for XX-01 …
    seats: tuple[int, ...]  # the numbers of players it can be played with
    minutes: int
    options: tuple[Option, ...]
    moves: tuple[MoveKind, ...]
    events: tuple[EventKind, ...]
    words: Words
    folder: Path

    # Rules: compiled functions over the state record.
    state: type[GameState]
    deal: Callable[..., Any]  # (s, seats, options[int64], seed_low, seed_high)
    legal: Callable[..., Any]  # (s, seat, mask[uint64])
    decide: Callable[..., Any]  # (s, seat, move, events[int64]), up to the next interlude
    interlude: Callable[..., Any]  # (s, events[int64]) -> is the game over; see `act`
    score: Callable[..., Any]  # (s, out[int64, :, 2])
    imagine: Callable[..., Any]  # (s, seat, rng[uint64])
    observe: Callable[..., Any]  # (s, seat, out[int8])
    observation: int  # length of the observed vector; see `layout`
    evaluate: Callable[..., Any]  # (s, seat) -> estimated final points

    # Python around the rules.
    View: type[msgspec.Struct]
    view: Callable[[State, int | None], msgspec.Struct]
    why_not: Callable[[State, int, int], Reason]  # (s, seat, an id that is not legal)
    score_lines: Callable[[State, int], Sequence[ScoreLine]]
    pieces: Callable[[State], Sequence[int]]  # every physical piece, sorted: must never change
    render: Callable[..., Sheet] = read_view  # (view, words, names, lang, me)
    describe: Callable[[State, int, str, Mapping[str, int]], Message] = plain_move
    seats_allowed: Callable[[int, Mapping[str, OptionValue]], Reason | None] = _any_seats
    time_limit: Callable[[State], TimeLimit | None] = _no_limit  # of the stage it is in
    # (s, seat, better, played): why a move is the better one (than the other, if one is given),
    # from what the seat knows; what says most comes first.
    reasons: Callable[[State, int, int, int | None], Sequence[Message]] = _no_reasons
    # For bots that look further than `evaluate`, where there is more to say.
    foresee: Callable[..., Any] | None = None  # (s, seat) -> points with what may still come
    fathom: Callable[..., Any] | None = None  # (s, seat, memory): as the strongest see it
    settled: Callable[..., Any] | None = None  # (s) -> is `evaluate` sure of the result?
    judged_by: Callable[..., Any] | None = None  # (s, seat) -> all that `evaluate` goes by
    foreseen_by: Callable[..., Any] | None = None  # (s, seat) -> all that `foresee` goes by
    habit: Callable[..., Any] | None = None  # (s, seat, memory, rng) -> a move for playing on
    suspect: Callable[..., Any] | None = None  # (s, seat, memory, rng): likelier hidden cards
    # For batches on a GPU.
    legal_and_observe: Callable[..., Any] | None = None  # (s, seat, mask, out): both at once
    stage: Callable[..., Any] | None = None  # (s) -> which interlude comes next
    automata: Mapping[int, int] = field(default_factory=dict)  # seats → rivals the rules play

    layout: Layout | None = None  # of the observed vector, by which `observe` writes it
    # Where a GPU should make the same moves together, since they differ much: "steps", "games".
    varied: tuple[str, ...] = ()

    # Beyond the contract; server, command line and web offer whatever is declared.
    printed: msgspec.Struct | None = None  # what is printed on the components, for clients
    styles: Mapping[str, Style] = field(default_factory=dict)  # of its searching bots, by level
    strong_student: bool = False  # its net beats a club player, and is offered in its place
    tools: tuple[Tool, ...] = ()
    study: Study = ()  # what is worth studying beyond what every study tells
    # How it is played, told at one's first table; where seats or options make a difference, it
    # depends on them.
    minute: Minute | Callable[[int, Mapping[str, OptionValue]], Minute] | None = None
    examples: tuple[Example, ...] = ()  # its rules at work, to be tried beside them
    # Puzzles: the options they are set with; (s, seat) -> whether this decision may be one, and
    # what each of its moves brings in the end.
    puzzle_options: Mapping[str, OptionValue] = field(default_factory=dict)
    puzzle_at: Callable[[State, int], bool] = _anywhere
    exact: Callable[[State, int], Exact | None] = _not_counted
    lesson: Lesson | None = None  # the first game, guided

    def __post_init__(self) -> None:
        holders.add(self)

    @classmethod
    def of(cls, *modules: ModuleType, **declared: Any) -> Game:
        """A game put together from its modules: each field is found there under its own name.

        `legal` is `rules.legal`, `moves` is `moves.MOVES`, `state` is `state.State`; a name may
        stand in several modules if it is the same thing.
        """
        for name in (one.name for one in fields(cls)):
            if name in declared:
                continue
            names = (name, name.upper(), "State" if name == "state" else name)
            found = {
                id(value): value
                for module in modules
                for key, value in vars(module).items()
                if key in names and not isinstance(value, ModuleType)
            }
            if len(found) > 1:
                raise TypeError(f"{modules[0].__package__}: more than one {name!r}")
            if found:
                declared[name] = next(iter(found.values()))
        declared.setdefault("folder", Path(modules[0].__file__ or "").parent)
        if isinstance(words := declared.get("words"), CatalogueWords):
            if lesson := declared.get("lesson"):
                declared["lesson"] = lesson_said(lesson, words)
            declared["examples"] = tuple(
                example_said(one, words) for one in declared.get("examples", ())
            )
            declared["study"] = study_said(declared.get("study", ()), words)
        needed = [f.name for f in fields(cls) if f.default is f.default_factory is MISSING]
        if missing := [name for name in needed if name not in declared]:
            raise TypeError(f"{modules[0].__package__}: nothing called {', '.join(missing)}")
        return cls(**declared)

    def rule(self, name: str) -> Any:
        """What the game puts in the place of a name of `core/contract.py`."""
        if name == "foresee":
            return self.foresee or self.evaluate
        if name == "fathom":
            return self.fathom or bind(no_farther, self)
        if name == "settled":
            return self.settled or never
        if name == "judged_by":
            return self.judged_by or by_much
        if name == "foreseen_by":
            return (self.foreseen_by if self.foresee else self.judged_by) or by_much
        if name == "habit":
            return self.habit or no_habit
        if name == "suspect":
            return self.suspect or unsuspecting
        if name == "legal_and_observe":
            return self.legal_and_observe or bind(one_after_the_other, self)
        if name == "stage":
            return self.stage or any_stage
        if name == "RECORD":
            return self.state.dtype
        return getattr(self, name.lower())

    @property
    def act(self) -> Callable[..., None]:
        """A move with all that follows: (s, seat, move, events); see `contract.act`."""
        bound: Callable[..., None] = bind(act, self)
        return bound

    @cached_property
    def _observed(self) -> ObservationSpec:
        return ObservationSpec(self.layout or unnamed(self.observation), self.words)

    @property
    def observation_words(self) -> int:
        """64-bit words of an observed vector in bits."""
        return self._observed.words_size

    def observation_spec(self) -> ObservationSpec:
        """What each part of the observed vector is: names, ranges, the seat it speaks of."""
        return self._observed

    def tool(self, name: str) -> Tool:
        """The tool of this name."""
        return _named(self.tools, name, "инструмента", "tool")

    def example(self, name: str) -> Example:
        """The example of this name."""
        return _named(self.examples, name, "примера", "example")

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @cached_property
    def move_count(self) -> int:
        return max(kind.start + kind.size for kind in self.moves)

    @cached_property
    def mask_words(self) -> int:
        return (self.move_count + 63) // 64

    @cached_property
    def _meanings(self) -> dict[int, tuple[MoveKind, dict[str, int]]]:
        return {
            move: (kind, kind.decode(move))
            for kind in self.moves
            for move in range(kind.start, kind.start + kind.size)
        }

    def meaning(self, move: int) -> tuple[MoveKind, Mapping[str, int]] | None:
        """The kind of a move id and its values; None where no kind has this id."""
        return self._meanings.get(move)

    def sheet(self, view: Any, names: Sequence[str], lang: str, me: int | None) -> Sheet:
        """The table in a terminal: the game's own, or one read from the fields of the view."""
        if self.render is read_view:
            args = [arg for kind in self.moves for arg in kind.args]
            return read_view(view, self.words, names, lang, me, args)
        return self.render(view, self.words, names, lang, me)

    def painter(self, lang: str | None = None) -> Painter:
        """Draws the game's components, in this language or the one that is spoken."""
        return Painter.of(self.id, self.folder, self.words, lang)

    def show(
        self,
        cards: Sequence[int | str],
        captions: Sequence[object] = (),
        kind: str = "card",
        lang: str | None = None,
    ) -> Picture:
        """Components by number or by name, in either language, for notebooks; what is said of each
        of them stands below it."""
        painter = self.painter(lang)
        numbers = [numbered(self.words, kind, one) for one in cards]
        names = ", ".join(self.words.name(kind, number, painter.lang) for number in numbers)
        return painter.picture(names, painter.row(kind, numbers, list(map(str, captions))))

    def ranked(self, seats: int) -> int:
        """How many are ranked at the end: the seats and the rivals that the rules play."""
        return seats + self.automata.get(seats, 0)

    def playable_seats(self, options: Mapping[str, OptionValue] | None = None) -> tuple[int, ...]:
        """The numbers of players that these options allow; the defaults, if none are given."""
        full = self.full_options(options or {})
        return tuple(n for n in self.seats if self.seats_allowed(n, full) is None)

    def choosing_seats(self, option: Option, value: OptionValue) -> tuple[int, ...]:
        """Return the numbers of players with whom an option may have a value, with some values of
        the others."""
        choices = [one.values if one is not option else (value,) for one in self.options]
        names = [one.name for one in self.options]
        ways = [dict(zip(names, way, strict=True)) for way in product(*choices)]
        possible = [way for way in ways if not any(one.idle(way) for one in self.options)]
        return tuple(
            n for n in self.seats if any(self.seats_allowed(n, way) is None for way in possible)
        )

    def minute_at(self, seats: int, options: Mapping[str, OptionValue]) -> Minute | None:
        """The game in a minute, as it is played by so many and with these options."""
        full = self.full_options(options)
        told = self.minute(seats, full) if callable(self.minute) else self.minute
        if told is None or not isinstance(self.words, CatalogueWords):
            return told
        return minute_said(told, self.words, {"seats": seats, **full})

    def full_options(self, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The given options, checked, with the defaults of the others."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(name, value, tuple(known))
        full = {
            o.name: o.values[o.index(given[o.name])] if o.name in given else o.default
            for o in self.options
        }
        for option in self.options:
            if option.within is not None and option.idle(full):
                raise IdleOption(option.name, full[option.name], *option.within)
        return full

    def option_array(self, options: Mapping[str, OptionValue]) -> Numbers:
        """The options as rules see them: indices of the values, in order of declaration."""
        return np.array([o.index(options[o.name]) for o in self.options] or [0], np.int64)

    def check_seats(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        if seats not in self.seats:
            raise BadSeats(self.id, seats, self.seats)
        if reason := self.seats_allowed(seats, options):
            raise BadSeats(
                self.id,
                seats,
                self.seats,
                self.words.text(reason, "ru"),
                self.words.text(reason, "en"),
            )
