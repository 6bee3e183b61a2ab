"""Games played by bots, with all that happened in them: moves, events, scores, the last state.

A chunk of games is kept in flat arrays; the rows of game k end where `move_ends[k]` and
`event_ends[k]` say. Game i of a setup is the match with its seed + i · 2^64, as everywhere; random
ones are the games of `menagerie simulate`.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from menagerie.batch.base import check_size
from menagerie.batch.playing import (
    MOVE_LIMIT,
    Dealer,
    States,
    Workspace,
    deal_random,
    new_dealer,
    new_workspace,
)
from menagerie.core.compiled import need_compiled
from menagerie.core.contract import decide, interlude, score
from menagerie.core.running.binder import bind, generic
from menagerie.core.running.rule import rule
from menagerie.core.setup import Setup
from menagerie.core.state.bits import lowest, u64
from menagerie.core.state.events import CAPACITY, HIDDEN, VALUES, WIDTH, event_buffer
from menagerie.core.state.record import POINTS, TIEBREAK, I8s, I16s, Numbers, new_states

from .choosing import Chair, check_player, chosen_move, new_chair

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 2  # pieces of work a thread, begun before the result is asked for


def in_order(work: Callable[[T], R], items: Iterable[T], threads: int) -> Generator[R, None, None]:
    """`work` of each item, in order. Unlike `Executor.map` it stops where nobody takes results, so
    that memory stays bounded."""
    waiting: deque[Future[R]] = deque()
    left = iter(items)
    with ThreadPoolExecutor(threads) as pool:
        try:
            for item in left:
                waiting.append(pool.submit(work, item))
                if len(waiting) >= AHEAD * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for job in waiting:
                job.cancel()


CHUNK = 1024  # games
MOVE, KIND, FIRST_VALUE = 0, 1, 2  # columns of the events
I32s = NDArray[np.int32]


class Pages(NamedTuple):
    """Room for some games."""

    seats: I8s  # who made each move
    moves: I16s
    move_ends: Numbers
    events: I32s  # MOVE that led to it, KIND, values
    event_ends: Numbers
    scores: Numbers  # [game, seat, POINTS or TIEBREAK]
    finals: States


@dataclass(frozen=True)
class Recorded:
    """Some games of one setup, in order."""

    setup: Setup
    player: str  # who sat in every seat
    first: int  # the number of the first
    pages: Pages  # full to the last row

    @property
    def games(self) -> int:
        return len(self.pages.move_ends)

    @property
    def lengths(self) -> Numbers:
        return np.diff(self.pages.move_ends, prepend=0)

    @property
    def places(self) -> Numbers:
        """By game and seat, from 1; equals share a place."""
        return places_of(self.pages.scores)

    def seed(self, k: int) -> int:
        """Of the k-th of these games."""
        return int(self.setup.seed_low) | (self.first + k) << 64


def places_of(scores: Numbers) -> Numbers:
    """[game, seat, (points, tie-break)] → places; a better tie-break counts among equal points."""
    mine, theirs = scores[:, :, None], scores[:, None, :]
    ahead = (theirs[..., POINTS] > mine[..., POINTS]) | (
        (theirs[..., POINTS] == mine[..., POINTS]) & (theirs[..., TIEBREAK] > mine[..., TIEBREAK])
    )
    places: Numbers = 1 + ahead.sum(2)
    return places


@rule
def note_events(events: Numbers, out: I32s, at: int, move: int) -> int:
    """Copy the events of a move, but for those told with something hidden; returns where the next
    ones go, or -1 if there is no room."""
    for k in range(min(events[0], CAPACITY)):
        row = 1 + k * WIDTH
        whole = True
        for value in range(VALUES):
            whole = whole and events[row + 2 + value] != HIDDEN
        if whole:
            if at == out.shape[0]:
                return -1
            out[at, MOVE] = move
            out[at, KIND] = events[row]
            for value in range(VALUES):
                out[at, FIRST_VALUE + value] = events[row + 2 + value]
            at += 1
    return at


@generic
def record_games(
    dealer: Dealer,
    space: Workspace,
    chair: Chair,
    greedy: bool,
    start: int,
    events: Numbers,
    pages: Pages,
) -> int:
    """Games `start`, `start` + 1 … as far as the pages have room for whole ones; returns how many.

    A move without room ends it: that game is played again on the next pages.
    """
    moves, told = 0, 0
    for k in range(pages.move_ends.shape[0]):
        space.state[0] = dealer.blank[0]
        s = space.state[0]
        deal_random(s, dealer, start + k, space.rng)
        over, played = False, 0
        while not over:
            events[0] = 0
            if s.waiting != 0 and played < MOVE_LIMIT:
                if moves == pages.moves.shape[0]:
                    return k
                seat = lowest(u64(s.waiting))
                move = chosen_move(s, seat, greedy, chair, space.rng)
                decide(s, seat, move, events)
                pages.seats[moves] = seat
                pages.moves[moves] = move
                moves += 1
                played += 1
            else:
                over = s.waiting != 0 or interlude(s, events)
            told = note_events(events, pages.events, told, played - 1)
            if told < 0:
                return k
        score(s, space.table)
        for seat in range(pages.scores.shape[1]):
            pages.scores[k, seat, POINTS] = space.table[seat, POINTS]
            pages.scores[k, seat, TIEBREAK] = space.table[seat, TIEBREAK]
        pages.finals[k] = s
        pages.move_ends[k] = moves
        pages.event_ends[k] = told
    return pages.move_ends.shape[0]


def new_pages(setup: Setup, games: int, moves: int, events: int) -> Pages:
    return Pages(
        seats=np.zeros(moves, np.int8),
        moves=np.zeros(moves, np.int16),
        move_ends=np.zeros(games, np.int64),
        events=np.zeros((events, FIRST_VALUE + VALUES), np.int32),
        event_ends=np.zeros(games, np.int64),
        scores=np.zeros((games, setup.ranked, 2), np.int64),
        finals=new_states(setup.game.state, games),
    )


class Recorder:
    """Plays and records the games of a setup; several threads may at once."""

    def __init__(self, setup: Setup, player: str = "random") -> None:
        check_player(player)
        need_compiled()
        self.setup, self.player = setup, player
        self._dealer = new_dealer(setup)
        self._record = bind(record_games, setup.game)

    def play(self, start: int, games: int) -> list[Recorded]:
        """Games start … start + games − 1, on as many pages as it takes."""
        space, chair = new_workspace(self.setup), new_chair(self.setup.game)
        greedy, buffer = self.player == "greedy", event_buffer()
        found: list[Recorded] = []
        end, room = start + games, 128
        while start < end:
            pages = new_pages(self.setup, end - start, room * games, 2 * room * games)
            n = self._record(self._dealer, space, chair, greedy, start, buffer, pages)
            if n:
                found.append(Recorded(self.setup, self.player, start, cut(pages, n)))
                start += n
            else:
                room *= 2  # the game is longer than the pages
        return found

    def in_chunks(self, games: int, threads: int | None = None) -> Iterator[Recorded]:
        """So many games, in order, played by several threads; memory stays bounded."""
        return self.map(lambda recorded: recorded, games, threads)

    def map(
        self, work: Callable[[Recorded], R], games: int, threads: int | None = None
    ) -> Iterator[R]:
        """The same, with some work done on each chunk where it was played."""
        check_size(games)

        def play(start: int) -> list[R]:
            return [work(part) for part in self.play(start, min(CHUNK, games - start))]

        for results in in_order(play, range(0, games, CHUNK), threads or os.cpu_count() or 1):
            yield from results


def cut(pages: Pages, games: int) -> Pages:
    """The pages up to their last full row."""
    moves, events = int(pages.move_ends[games - 1]), int(pages.event_ends[games - 1])
    return Pages(
        seats=pages.seats[:moves],
        moves=pages.moves[:moves],
        move_ends=pages.move_ends[:games],
        events=pages.events[:events],
        event_ends=pages.event_ends[:games],
        scores=pages.scores[:games],
        finals=pages.finals[:games],
    )
