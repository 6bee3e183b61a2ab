"""What every study counts: who begins, lengths, points, margins and ties. Chunk by chunk."""

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from menagerie.core.charts import Bar, Bars, Chart, Columns, Series, beside, figure, joined
from menagerie.core.setup import Setup
from menagerie.core.state.record import POINTS, Numbers
from menagerie.core.text import Text
from menagerie.data.recording import Recorded

Floats = NDArray[np.float64]


def shares(places: Numbers) -> Floats:
    """By game and seat: the share of victory; those who share the first place share it."""
    first = places == 1
    won: Floats = first / first.sum(1, keepdims=True)
    return won


def from_the_first(recorded: Recorded) -> Numbers:
    """By game: the seats in turn from the one that decided first; rivals of the rules stay last."""
    pages, setup = recorded.pages, recorded.setup
    first = pages.seats[np.concatenate([[0], pages.move_ends[:-1]])].astype(np.int64)
    turn = (first[:, None] + np.arange(setup.seats)) % setup.seats
    rivals = np.arange(setup.seats, setup.ranked)
    return np.concatenate([turn, np.tile(rivals, (recorded.games, 1))], 1)


class Basics:
    """What is asked of every game."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.games = setup, 0
        self.wins, self.points = np.zeros(setup.ranked), np.zeros(setup.ranked)
        self.lengths, self.all, self.winners, self.margins = (Counter[int]() for _ in range(4))
        self.equal = self.shared = 0

    def add(self, recorded: Recorded) -> None:
        points, places = recorded.pages.scores[..., POINTS], recorded.places
        self.games += recorded.games
        order = from_the_first(recorded)
        self.wins += np.take_along_axis(shares(places), order, 1).sum(0)
        self.points += np.take_along_axis(points, order, 1).sum(0)
        best = points.max(1)
        count(self.lengths, recorded.lengths)
        count(self.all, points.ravel())
        count(self.winners, best)
        if self.setup.ranked > 1:
            count(self.margins, best - np.sort(points, 1)[:, -2])
            self.equal += int(((points == best[:, None]).sum(1) > 1).sum())
            self.shared += int(((places == 1).sum(1) > 1).sum())

    def charts(self) -> list[Chart]:
        found: list[Chart] = [self._seats(), self._points(), self._lengths()]
        return [*found, self._margins(), self._ties()] if self.setup.ranked > 1 else found

    def _seats(self) -> Bars:
        bars = []
        for seat in range(self.setup.ranked):
            share, points = self.wins[seat] / self.games, self.points[seat] / self.games
            told = beside(figure(share, ".1%"), figure(points, ".1f"))
            bars.append(Bar(self._who(seat), share, told))
        return Bars(
            Text("Важно ли, кто начинает", "Does it matter who begins"),
            Text(
                "Доля побед и очки в среднем по порядку от того, кто решает первым. Кто делит "
                "первое место, делит и победу.",
                "Share of victories and points on average, in order from who decides first. Those "
                "who share the first place share the victory.",
            ),
            bars,
        )

    def _who(self, seat: int) -> Text:
        if seat >= self.setup.seats:
            return Text.of(self.setup.game.words.said("rival"))
        if seat == 0:
            return Text("начинает", "begins")
        return Text(f"{seat + 1}-й по порядку", f"no. {seat + 1} in order")

    def _points(self) -> Columns:
        return histogram(
            Text("Сколько набирают", "How many points"),
            Text("Очки всех игроков и очки победителей.", "Points of all players, and of winners."),
            Text("очки", "points"),
            (Text("все", "all"), self.all),
            (Text("победители", "winners"), self.winners),
        )

    def _lengths(self) -> Columns:
        total = sum(n * times for n, times in self.lengths.items()) / self.games
        return histogram(
            Text("Сколько длится партия", "How long a game is"),
            Text(
                "Решений всех игроков за партию; в среднем {n}.",
                "Decisions of all players in a game; {n} on average.",
            ).fill(n=figure(total, ".1f")),
            Text("решения", "decisions"),
            (Text("партии", "games"), self.lengths),
        )

    def _margins(self) -> Columns:
        return histogram(
            Text("С каким отрывом побеждают", "By how much it is won"),
            Text(
                "Очки первого без очков второго.", "Points of the first less those of the second."
            ),
            Text("очки", "points"),
            (Text("партии", "games"), self.margins),
        )

    def _ties(self) -> Bars:
        equal, shared = self.equal / self.games, self.shared / self.games
        rows = (
            (Text("наверху поровну очков", "equal points on top"), equal),
            (Text("решило правило ничьих", "decided by the tie-break"), equal - shared),
            (Text("победа разделена", "victory is shared"), shared),
        )
        return Bars(
            Text("Ничьи", "Ties"),
            Text("В какой доле партий.", "In which share of the games."),
            [Bar(label, value, figure(value, ".2%")) for label, value in rows],
        )


def count(into: Counter[int], numbers: Numbers) -> None:
    found, times = np.unique(numbers, return_counts=True)
    into.update(dict(zip(found.tolist(), times.tolist(), strict=True)))


def histogram(title: Text, about: Text, unit: Text, *series: tuple[Text, Counter[int]]) -> Columns:
    """Columns from the smallest number to the largest, which are told: both are rare."""
    numbers = [n for _label, counted in series for n in counted]
    first, last = min(numbers), max(numbers)
    ends = Text("Самое малое – {a}, самое большое – {b}.", "The least is {a}, the most {b}.")
    return Columns(
        title,
        joined(about, ends.fill(a=figure(first, "d"), b=figure(last, "d"))),
        unit,
        first,
        [Series(label, [c[n] for n in range(first, last + 1)]) for label, c in series],
    )
