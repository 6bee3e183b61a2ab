"""Round-robin between bots: the same deals for all, every seat for everyone."""

import hashlib
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from menagerie.bots import Bot, Knowledge, load_bot
from menagerie.bots.catalogue import is_net
from menagerie.core.cluster import Carried, carried, unpacked
from menagerie.core.compiled import need_compiled
from menagerie.core.errors import MenagerieError
from menagerie.core.game import OptionValue
from menagerie.core.match import Match
from menagerie.core.pictures.picture import Picture
from menagerie.core.registry import get_game
from menagerie.core.setup import SEED_BITS, WORD, Setup

from ..core.cluster import Work, on_ray
from .picture import standings
from .ratings import Floats, Rating, ratings


@dataclass(frozen=True)
class Plan:
    """Who plays what, and how often."""

    game: str
    seats: int
    bots: tuple[str, ...]
    deals: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 1

    def setup(self, deal: int = 0) -> Setup:
        """What is dealt; refused if it cannot be."""
        seed = number("deal", self.seed, deal)
        return Setup(get_game(self.game), self.seats, self.options, seed)


@dataclass(frozen=True)
class Pairing:
    """One game to play: the deal, and which bot sits where."""

    deal: int
    line: tuple[int, ...]  # indices into `Plan.bots`, by seat


@dataclass(frozen=True)
class Result:
    """How it ended, by seat."""

    pairing: Pairing
    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int


@dataclass(frozen=True)
class Tournament:
    """All results and what follows from them."""

    plan: Plan
    results: list[Result]
    seconds: float

    def points(self) -> Floats:
        """points[deal, i, j]: how often bot i was placed before bot j in the games of a deal."""
        count = len(self.plan.bots)
        table = np.zeros((self.plan.deals, count, count))
        for a, b in self._rivals():
            (bot, mine), (rival, theirs) = a[1:], b[1:]
            table[a[0], bot, rival] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
        return table

    def _rivals(self) -> Iterator[tuple[tuple[int, int, int], tuple[int, int, int]]]:
        """Pairs of (deal, bot, place) that are compared: at one table, or solo on one deal."""
        if self.plan.seats == 1:
            for one in self.results:
                for other in self.results:
                    if one.pairing.deal == other.pairing.deal and one is not other:
                        yield (
                            (one.pairing.deal, one.pairing.line[0], -one.scores[0]),
                            (one.pairing.deal, other.pairing.line[0], -other.scores[0]),
                        )
            return
        for result in self.results:
            rows = [
                (result.pairing.deal, bot, result.places[seat])
                for seat, bot in enumerate(result.pairing.line)
            ]
            for a in rows:
                for b in rows:
                    if a[1] != b[1]:
                        yield a, b

    def ratings(self) -> list[Rating]:
        return ratings(list(self.plan.bots), self.points(), self.plan.seed)

    def cross(self) -> dict[str, dict[str, dict[str, float]]]:
        """For each two bots: how often they met, and the share of points the first won."""
        points = self.points().sum(0)
        table: dict[str, dict[str, dict[str, float]]] = {}
        for i, bot in enumerate(self.plan.bots):
            for j, rival in enumerate(self.plan.bots):
                met = points[i, j] + points[j, i]
                if i != j and met:
                    cell = {
                        "met": round(float(met), 1),
                        "share": round(float(points[i, j] / met), 4),
                    }
                    table.setdefault(bot, {})[rival] = cell
        return table

    def scores(self) -> dict[str, dict[str, Any]]:
        """Mean points, wins and mean place of each bot, and its mean points by seat."""
        table = {}
        for i, bot in enumerate(self.plan.bots):
            rows = [
                (seat, r.scores[seat], r.places[seat])
                for r in self.results
                for seat, who in enumerate(r.pairing.line)
                if who == i
            ]
            points = np.array([row[1] for row in rows], np.float64)
            places = np.array([row[2] for row in rows], np.float64)
            seats = np.array([row[0] for row in rows])
            table[bot] = {
                "games": len(rows),
                "points": round(float(points.mean()), 2),
                "first": round(float((places == 1).mean()), 4),
                "place": round(float(places.mean()), 3),
                "by_seat": [
                    round(float(points[seats == seat].mean()), 2) if (seats == seat).any() else None
                    for seat in range(self.plan.seats)
                ],
            }
        return table

    def picture(self, lang: str | None = None) -> Picture:
        """Ratings, points and who beats whom, for notebooks."""
        plan, games = self.plan, len(self.results)
        facts = {"seats": plan.seats, "deals": plan.deals, "games": games}
        game = get_game(plan.game)
        return standings(game, facts, self.ratings(), self.scores(), self.cross(), lang)

    def _repr_html_(self) -> str:
        return self.picture()._repr_html_()


def number(*parts: object) -> int:
    """A number of 128 bits that follows from the parts, on every machine alike."""
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=SEED_BITS // 8).digest(), "big")


def lineups(bots: int, seats: int, deal: int) -> list[tuple[int, ...]]:
    """Who sits down together on this deal, in every rotation.

    With fewer seats than bots, every choice of them; with more, the bots in turn, each as often.
    Who sits left of whom changes from deal to deal.
    """
    tables = []
    for chosen in combinations(range(bots), min(bots, seats)):
        turn = sorted(chosen, key=lambda bot: number("order", deal, bot))
        starts = len(turn) if seats % len(turn) else 1
        tables += [
            tuple(turn[(start + seat) % len(turn)] for seat in range(seats))
            for start in range(starts)
        ]
    rotated = (table[k:] + table[:k] for table in tables for k in range(seats))
    return list(dict.fromkeys(rotated))


def pairings(plan: Plan) -> list[Pairing]:
    return [
        Pairing(deal, line)
        for deal in range(plan.deals)
        for line in lineups(len(plan.bots), plan.seats, deal)
    ]


def check(plan: Plan) -> None:
    """Refuse what cannot be played before anything is."""
    game = plan.setup().game
    if plan.deals < 1:
        raise MenagerieError("Нужна хотя бы одна раздача.", "Ask for at least one deal.")
    if len(set(plan.bots)) < 2 or len(set(plan.bots)) != len(plan.bots):
        raise MenagerieError(
            "Нужны хотя бы два разных бота, каждый один раз.",
            "Name at least two different bots, each once.",
        )
    for bot in plan.bots:
        load_bot(bot, game)


def play_game(plan: Plan, pairing: Pairing, bots: Sequence[Bot]) -> Result:
    """Play one game; it depends on the plan and the pairing alone."""
    setup = plan.setup(pairing.deal)
    match = Match(setup.game, setup.seats, setup.options, setup.seed)
    sampling = number("thought", plan.seed, pairing.deal)  # the word decides the seeds: it stays
    while not match.over:
        seat = match.waiting[0]
        seed = number(sampling, seat, len(match.moves)) & WORD
        match.play(seat, bots[pairing.line[seat]].choose(Knowledge(match, seat), seed))
    return Result(
        pairing,
        tuple(match.scores[: plan.seats]),
        tuple(match.places[: plan.seats]),
        len(match.moves),
    )


def play_games(
    plan: Plan, some: list[Pairing], nets: Mapping[str, Carried] | None = None
) -> list[Result]:
    """Several games in one go: what a worker is sent, to another machine with the files of nets."""
    files = {name: str(unpacked(net)) for name, net in (nets or {}).items()}
    bots = [load_bot(files.get(name, name)) for name in plan.bots]
    return [play_game(plan, pairing, bots) for pairing in some]


def run(
    plan: Plan,
    jobs: int | None = None,
    report: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Tournament:
    """Play everything; the results do not depend on how many jobs or machines share the work."""
    check(plan)
    need_compiled()
    todo, work = pairings(plan), partial(play_games, plan)
    began = time.perf_counter()
    workers = min(jobs or os.cpu_count() or 1, len(todo))
    batches: Iterable[list[Result]]
    if ray is not None:
        nets = {name: carried(Path(name)) for name in plan.bots if is_net(name)}
        batches = on_ray(partial(work, nets=nets), todo, ray)
    elif workers == 1:
        batches = (work([pairing]) for pairing in todo)
    else:
        batches = _in_processes(work, todo, workers)
    results: list[Result] = []
    for batch in batches:
        results += batch
        if report:
            report(len(batch))
    order = {pairing: k for k, pairing in enumerate(todo)}
    results.sort(key=lambda result: order[result.pairing])
    return Tournament(plan, results, time.perf_counter() - began)


def _in_processes(
    work: Work[Pairing, Result], todo: list[Pairing], workers: int
) -> Iterator[list[Result]]:
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(work, ([pairing] for pairing in todo))


def as_json(tournament: Tournament) -> dict[str, Any]:
    plan = tournament.plan
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.setup().options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "deals": plan.deals,
        "games": len(tournament.results),
        "ratings": [
            {"bot": r.bot, "rating": r.rating, "low": r.low, "high": r.high}
            for r in tournament.ratings()
        ],
        "cross": tournament.cross(),
        "scores": tournament.scores(),
        "seconds": round(tournament.seconds, 3),
    }
