"""Making puzzles: deal after deal is hunted through, and the most different ones are kept.

What is kept does not depend on how many processes share the work, and a file that was begun is gone
on with: it says how many deals it has seen.
"""

import os
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path

import msgspec

from menagerie.core.errors import MenagerieError
from menagerie.core.puzzle import Collection, Puzzle, Yield, read, write
from menagerie.core.registry import get_game

from .hunting import hunt

AHEAD = 3  # deals a process that are given out: nobody waits for the slowest
PER_DEAL = 6  # puzzles kept of one deal
APART = 5  # moves between them
Found = tuple[Yield, list[Puzzle]]
Hunt = Callable[[int], Found]


@dataclass(frozen=True)
class Plan:
    """What to make."""

    game: str
    count: int  # in all, with those that are there
    seed: int
    out: Path


def make(
    plan: Plan, processes: int | None = None, report: Callable[[Collection], None] | None = None
) -> Collection:
    """Hunt until there are enough puzzles; the file is written after every deal."""
    collection = begun(plan)
    if len(collection.puzzles) >= plan.count:
        return collection
    deals = count(collection.made.deals)
    todo = partial(hunt, plan.game, plan.seed)
    workers = processes or os.cpu_count() or 1
    results = _in_turn(todo, deals) if workers == 1 else _in_processes(todo, deals, workers)
    keeper = Keeper(collection)
    with closing(results):
        while len(collection.puzzles) < plan.count:
            made, found = next(results)
            collection.made += made
            keeper.keep(found, plan.count)
            write(plan.out, collection)
            if report is not None:
                report(collection)
    return collection


def begun(plan: Plan) -> Collection:
    """What the file holds already, if it is of the same seed and rules."""
    collection = read(plan.out)
    if not collection.made.deals:
        return Collection(seed=plan.seed)
    version = get_game(plan.game).version
    if collection.seed != plan.seed:
        raise MenagerieError(
            f"{plan.out} начат с числом {collection.seed}: укажите --seed {collection.seed}.",
            f"{plan.out} was begun with seed {collection.seed}: give --seed {collection.seed}.",
        )
    if any(puzzle.position.version != version for puzzle in collection.puzzles):
        raise MenagerieError(
            f"{plan.out} сделан по прежним правилам: уберите его и начните заново.",
            f"{plan.out} was made by older rules: move it away and begin anew.",
        )
    return collection


class Keeper:
    """Chooses among the puzzles of a deal those that are most unlike the ones it has."""

    def __init__(self, collection: Collection) -> None:
        self.kept = collection.puzzles
        self.kinds = Counter(map(_kind, self.kept))
        self.seen = set(map(_sight, self.kept))

    def keep(self, found: list[Puzzle], most: int) -> None:
        """Keep a few of them, but not more than so many in all."""
        seen = {_sight(one): one for one in found}
        left = {sight: one for sight, one in seen.items() if sight not in self.seen}
        for _ in range(min(PER_DEAL, most - len(self.kept))):
            if not left:
                return
            sight = min(left, key=lambda one: self.kinds[_kind(left[one])])
            puzzle = left[sight]
            left = {other: one for other, one in left.items() if _unlike(one, puzzle)}
            self.seen.add(sight)
            self.kinds[_kind(puzzle)] += 1
            self.kept.append(msgspec.structs.replace(puzzle, number=str(len(self.kept) + 1)))


def _kind(puzzle: Puzzle) -> tuple[str, int, str]:
    """What a puzzle is about: of which sort, when in the game, which kind of move."""
    meaning = get_game(puzzle.position.game).meaning(puzzle.best.move)
    assert meaning is not None
    return puzzle.kind, puzzle.stage, meaning[0].name


def _sight(puzzle: Puzzle) -> bytes:
    """What the solver sees."""
    position = puzzle.position
    return bytes(position.match().observe(position.seat))


def _unlike(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles of a deal are different: not the same chance, turn after turn."""
    apart = abs(len(one.position.moves) - len(other.position.moves))
    return apart >= APART and one.best.move != other.best.move


def _in_turn(hunt_one: Hunt, deals: Iterable[int]) -> Generator[Found, None, None]:
    yield from map(hunt_one, deals)


def _in_processes(
    hunt_one: Hunt, deals: Iterable[int], workers: int
) -> Generator[Found, None, None]:
    """The results of the deals, in their order, worked at by several processes."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    running = deque[Future[Found]]()
    try:
        for deal in deals:
            running.append(pool.submit(hunt_one, deal))
            if len(running) >= AHEAD * workers:
                yield running.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
