"""What is learned, for how long and how."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game, OptionValue
from menagerie.core.registry import get_game
from menagerie.core.setup import Setup, ways_to_play


@dataclass(frozen=True)
class Size:
    """How much is played and learned at a time; what suits a GPU is too much for a CPU."""

    games: int  # played side by side
    steps: int  # decisions of each between two lessons
    sample: int  # decisions an update of the weights looks at
    epochs: int  # how often each decision is looked at
    rate: float  # of learning, at the beginning; it falls to a twentieth


SIZES = {"cuda": Size(65_536, 64, 65_536, 1, 5e-4), "cpu": Size(128, 32, 512, 2, 3e-3)}


COMPANY = 3  # times as many games as alone are played in it


@dataclass(frozen=True)
class Plan:
    """The numbers were chosen by trying; docs/learning.md says what each of them does."""

    game: str
    out: Path
    minutes: float  # at most
    decisions: int = (
        0  # at most, if not 0: then a seed gives the same net again on the same machine
    )
    seats: tuple[int, ...] = ()  # all, if none are named
    options: Mapping[str, OptionValue] = field(default_factory=dict)  # fixed ones; others vary
    seed: int = 1
    device: str = "cpu"
    resume: Path | None = None  # a checkpoint, or a net without one
    course: float = 0.0  # minutes of learning in all, with other parts before and after this one
    command: str = ""
    size: Size | None = None
    width: int = 256
    margin: float = 0.5  # of the reward; the rest is for places
    curiosity: float = 0.02  # for the entropy of choices, at the beginning; it falls to a twentieth
    memory: float = 0.8  # λ: how far a surprise reaches back
    clip: float = 0.2  # how far an update may move a choice
    beside: float = 0.05  # what everybody's points and the rivals' secrets weigh among all lessons
    taught: float = 0.0  # of the time: so long the game's own `evaluate` has a say, less and less

    @property
    def resume_net(self) -> Path | None:
        return self.resume if self.resume and self.resume.suffix == ".npz" else None

    def sizes(self) -> Size:
        return self.size or SIZES[self.device]


def tables(game: Game, seats: Sequence[int], options: Mapping[str, OptionValue]) -> list[Setup]:
    """The tables to learn at, each as often as it counts.

    Every seat count and every value of every option, except where `seats` and `options` say which;
    two games of three are played with the usual options, and few alone.
    """
    usual: list[Setup] = []
    others: list[Setup] = []
    for n, changed in ways_to_play(game):
        wanted = {**changed, **options}
        if not changed.items() <= wanted.items() or (seats and n not in seats):
            continue
        if n in game.playable_seats(wanted):
            setup, kind = Setup(game, n, wanted, seed=0), usual if wanted == options else others
            if setup not in kind:  # an option for more players comes with its seats, too
                kind.append(setup)
    if not usual or {*seats} - {setup.seats for setup in usual}:
        raise MenagerieError(
            "Так в эту игру не играют: измените число игроков или параметры.",
            "The game is not played like that: change the seats or the options.",
        )
    usual *= max(1, round(2 * len(others) / len(usual)))
    return [one for one in usual + others for _ in range(1 if one.seats == 1 else COMPANY)]


def tables_of(plan: Plan) -> list[Setup]:
    game = get_game(plan.game)
    chosen = game.full_options(plan.options)  # refuses what is unknown, and reads what is text
    return tables(game, plan.seats, {name: chosen[name] for name in plan.options})


WRITTEN = 20.0  # seconds between two writings of the net
TOLD = 5.0  # seconds between two reports


@dataclass(frozen=True)
class Past:
    """What went before, when learning is gone on with."""

    seconds: float = 0.0
    decisions: int = 0


@dataclass(frozen=True)
class Schedule:
    """A part of a course: all of it, unless something went before or shall follow."""

    started: float  # learning, after all preparations
    end: float
    decisions: int  # 0: until the end
    past: Past = Past()
    course: float = 0.0  # seconds of learning in all, if more than until the end

    def share(self, done: int) -> float:
        """How much of the course is over after so many decisions of this part."""
        if self.decisions:
            done += self.past.decisions
            return min(1.0, done / (self.past.decisions + self.decisions))
        passed = self.past.seconds + self.seconds()
        length = self.past.seconds + self.end - self.started
        return min(1.0, passed / max(length, self.course, 1e-9))

    def over(self, done: int) -> bool:
        """Whether this part is."""
        return time.perf_counter() >= self.end or 0 < self.decisions <= done

    def seconds(self) -> float:
        return time.perf_counter() - self.started


def schedule_of(plan: Plan, began: float, past: Past) -> Schedule:
    """What is left of the time that began then, preparing included."""
    end = began + plan.minutes * 60
    return Schedule(time.perf_counter(), end, plan.decisions, past, plan.course * 60)


def follow(
    schedule: Schedule,
    lesson: Callable[[float], int],
    tell: Callable[[], object],
    write: Callable[[], object],
) -> None:
    """Lessons to the end, each told how much is over and telling how many decisions it had.

    Now and then, and at the end, it is told how things stand, and the net is written.
    """
    told = written = schedule.started
    done, share = 0, schedule.share(0)
    while True:
        done += lesson(share)
        now, share, over = time.perf_counter(), schedule.share(done), schedule.over(done)
        if over or now - told >= TOLD:
            tell()
            told = now
        if over or now - written >= WRITTEN:
            write()
            written = now
        if over:
            return
