"""What a game declares worth studying, counted chunk by chunk."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from menagerie.core.charts import Bar, Bars, Chart, beside, figure, joined, rate
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.setup import Setup
from menagerie.core.state.record import POINTS, Numbers
from menagerie.core.study import Amounts, Bites, Happened, Held, Part
from menagerie.core.text import Text
from menagerie.data.recording import FIRST_VALUE, KIND, I32s, Recorded

from .counting import Floats, shares

RARE = 20  # what happened less often says nothing about how seats fared

WORTH = Text(
    "Очки сверх среднего за тем же столом и доля побед.",
    "Points above the average of the same table, and share of victories.",
)
OFTEN = Text(
    "Раз за партию и доля партий, где это было.",
    "Times a game, and the share of games in which it was so.",
)
TIMES = Text("Раз за партию, у всех игроков.", "Times a game, of all players.")
AVERAGE = Text("В среднем у всех и у победителей.", "On average of all, and of winners.")


class Counted(Protocol):
    """A part of a study, being counted."""

    def add(self, recorded: Recorded) -> None: ...
    def charts(self) -> list[Chart]: ...


def counted(part: Part, setup: Setup) -> Counted:
    match part:
        case Held():
            return CountedHeld(part, setup)
        case Happened():
            return CountedHappened(part, setup)
        case Bites():
            return CountedBites(part, setup)
        case Amounts():
            return CountedAmounts(part, setup)


class Fortunes:
    """How often something was so of a seat, and how such seats fared against their own tables."""

    def __init__(self, size: int) -> None:
        self.games, self.times = 0, np.zeros(size)
        self.points, self.wins = np.zeros(size), np.zeros(size)

    def add(self, recorded: Recorded, games: Numbers, seats: Numbers, numbers: Numbers) -> None:
        """`numbers` were so of these seats of these games."""
        points = recorded.pages.scores[..., POINTS].astype(np.float64)
        gain = points - points.mean(1, keepdims=True)
        won, size = shares(recorded.places), len(self.times)
        self.games += recorded.games
        self.times += np.bincount(numbers, minlength=size)
        self.points += np.bincount(numbers, gain[games, seats], size)
        self.wins += np.bincount(numbers, won[games, seats], size)

    def charts(self, title: Text, about: Text, names: Sequence[Text]) -> list[Chart]:
        """How often each was so, and what it was worth to the seat."""
        found = np.flatnonzero(self.times >= RARE).tolist()
        gains, wins = self.points / np.maximum(1, self.times), self.wins / np.maximum(1, self.times)
        worth = sorted(found, key=lambda k: -gains[k])
        usual = sorted(np.flatnonzero(self.times).tolist(), key=lambda k: -self.times[k])
        return [
            Bars(
                Text(f"{title.ru}: чего стоят", f"{title.en}: what they are worth"),
                joined(about, WORTH),
                [self._worth(names[k], gains[k], wins[k]) for k in worth],
            ),
            Bars(
                Text(f"{title.ru}: как часто", f"{title.en}: how often"),
                joined(about, TIMES),
                [self._often(names[k], self.times[k]) for k in usual],
            ),
        ]

    def _worth(self, name: Text, gain: float, wins: float) -> Bar:
        return Bar(name, gain, beside(figure(gain, "+.1f"), figure(wins, ".0%")))

    def _often(self, name: Text, times: float) -> Bar:
        return Bar(name, times / self.games, rate(times / self.games))


def names_of(game: Game, key: str) -> list[Text]:
    return [Text(*pair) for pair in game.words.names[key]]


class CountedHeld:
    def __init__(self, part: Held, setup: Setup) -> None:
        self.part, self.setup = part, setup
        self.names = names_of(setup.game, part.names)
        self.fortunes = Fortunes(len(self.names))

    def add(self, recorded: Recorded) -> None:
        sets = np.asarray(self.part.sets(recorded.pages.finals), np.uint64)
        bits = sets[:, : self.setup.seats, None] >> np.arange(64, dtype=np.uint64) & np.uint64(1)
        games, seats, members = np.nonzero(bits)
        self.fortunes.add(recorded, games, seats, members + self.part.first)

    def charts(self) -> list[Chart]:
        title, about = Text.of(self.part.title), Text.of(self.part.about)
        return self.fortunes.charts(title, about, self.names)


class CountedHappened:
    def __init__(self, part: Happened, setup: Setup) -> None:
        self.part, self.setup = part, setup
        self.kind = kind_of(setup.game, part.event)
        args = setup.game.events[self.kind].args
        self.value = args.index(part.value)
        self.seat = args.index("seat") if "seat" in args else None
        self.names = names_of(setup.game, part.value.rstrip("0123456789"))
        self.fortunes = Fortunes(len(self.names))

    def add(self, recorded: Recorded) -> None:
        games, rows = events_of(recorded, self.kind)
        numbers = rows[:, FIRST_VALUE + self.value].astype(np.int64)
        if self.seat is None:
            seats = np.zeros(len(rows), np.int64)  # of nobody: only how often is told
        else:
            seats = rows[:, FIRST_VALUE + self.seat].astype(np.int64)
        self.fortunes.add(recorded, games, seats, numbers)

    def charts(self) -> list[Chart]:
        title, about = Text.of(self.part.title), Text.of(self.part.about)
        both = self.fortunes.charts(title, about, self.names)
        return both if self.seat is not None else both[1:]


class CountedBites:
    def __init__(self, part: Bites, setup: Setup) -> None:
        self.part, self.games = part, 0
        self.kinds = {kind_of(setup.game, event): told for event, told in part.events.items()}
        self.times = dict.fromkeys(self.kinds, 0)
        self.met = dict.fromkeys(self.kinds, 0)

    def add(self, recorded: Recorded) -> None:
        self.games += recorded.games
        for kind in self.kinds:
            games, rows = events_of(recorded, kind)
            self.times[kind] += len(rows)
            self.met[kind] += len(np.unique(games))

    def charts(self) -> list[Chart]:
        bars = []
        for kind, told in sorted(self.kinds.items(), key=lambda item: -self.times[item[0]]):
            times, met = self.times[kind] / self.games, self.met[kind] / self.games
            bars.append(Bar(Text.of(told), times, beside(rate(times), figure(met, ".1%"))))
        return [Bars(Text.of(self.part.title), joined(Text.of(self.part.about), OFTEN), bars)]


class CountedAmounts:
    def __init__(self, part: Amounts, setup: Setup) -> None:
        self.part, self.setup, self.seats = part, setup, 0
        named = names_of(setup.game, part.labels) if isinstance(part.labels, str) else part.labels
        self.labels, size = [Text.of(one) for one in named], len(named)
        self.sums: Floats = np.zeros(size)
        self.won: Floats = np.zeros(size)
        self.games = 0

    def add(self, recorded: Recorded) -> None:
        amounts = np.asarray(self.part.amounts(recorded.pages.finals), np.float64)
        amounts = amounts[:, : self.setup.seats]
        won = shares(recorded.places)[:, : self.setup.seats, None]
        self.games += recorded.games
        self.seats += recorded.games * self.setup.seats
        self.sums += amounts.sum((0, 1))
        self.won += (amounts * won).sum((0, 1))

    def charts(self) -> list[Chart]:
        bars = []
        for label, total, won in zip(self.labels, self.sums, self.won, strict=True):
            mean, winners = total / self.seats, won / self.games
            bars.append(Bar(label, mean, beside(rate(mean), rate(winners))))
        return [Bars(Text.of(self.part.title), joined(Text.of(self.part.about), AVERAGE), bars)]


def kind_of(game: Game, event: str) -> int:
    for number, kind in enumerate(game.events):
        if kind.name == event:
            return number
    raise MenagerieError(f"У {game.id} нет события {event}.", f"{game.id} has no event {event}.")


def events_of(recorded: Recorded, kind: int) -> tuple[Numbers, I32s]:
    """The events of a kind: in which game, and their rows."""
    events, ends = recorded.pages.events, recorded.pages.event_ends
    rows = np.flatnonzero(events[:, KIND] == kind)
    return np.searchsorted(ends, rows, side="right").astype(np.int64), events[rows]
