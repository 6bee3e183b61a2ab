"""Who is stronger? Comparisons side by side, on duplicate deals, for as long as there is time.

python -m bench.rating FOLDER --minutes 9 GAME/4/master,grandmaster GAME/2/club,student …

A comparison is GAME/SEATS/BOT,BOT,… or, with the most deals, GAME/SEATS/BOT,BOT,…/DEALS; a game may
have options, GAME+NAME=VALUE/SEATS/…. The first bot is the one the others are compared with,
and a bot may be a level with another style: `master+iterations=32000`. Every bot plays every deal
in every rotation. All comparisons come equally far; one ends early when nobody can doubt it any
more after so many deals (--fewest), and leaves its time to the others. With --nets the games have
the nets of a folder, GAME.npz, in place of their own.

Every game is written to FOLDER/games.jsonl as soon as it has ended: what is cut short loses no
more than the games under way, and the same command goes on from there (`--minutes 0` only tells).
FOLDER/ratings.json gets the tables that are printed in the end.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

import msgspec
import numpy as np

from menagerie.arena.tournament import (
    Pairing,
    Plan,
    Result,
    Tournament,
    as_json,
    check,
    pairings,
    play_game,
)
from menagerie.bots import Bot, Knowledge, load_bot
from menagerie.core.registry import get_game
from menagerie.net.weights import FILE

GAMES, RATINGS = "games.jsonl", "ratings.json"
MOST_DEALS = 1000
FEWEST_DEALS = 16  # after which a comparison may end early, if not told otherwise …
SURE = 3.3  # … and if the difference is so many standard errors (99.9 %): many looks, little chance


class Timed:
    """A bot, and the processor time of its choices."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        began = time.process_time()
        move = self.bot.choose(knowledge, seed, seconds)
        if len(knowledge.legal_ids) > 1:
            self.times.append(time.process_time() - began)
        return move


@dataclass(frozen=True)
class Played:
    """A game, what it took, and how long each bot thought about its choices."""

    result: Result
    seconds: float
    times: list[list[float]]


def play(plan: Plan, pairing: Pairing) -> Played:
    began = time.process_time()
    bots = [Timed(load_bot(name)) for name in plan.bots]
    result = play_game(plan, pairing, bots)
    return Played(result, time.process_time() - began, [bot.times for bot in bots])


@dataclass
class Comparison:
    """One table of the rating: what is to be played, and what has been."""

    text: str
    plan: Plan
    todo: list[Pairing] = field(init=False)
    left: list[Pairing] = field(init=False)  # of those, what nobody plays yet
    played: dict[Pairing, Played] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check(self.plan)
        self.todo = pairings(self.plan)
        self.left = [*self.todo]

    @property
    def table(self) -> str:
        """The game with its options."""
        return self.text.partition("/")[0]

    def usual(self) -> float:
        """What a game takes."""
        return sum(one.seconds for one in self.played.values()) / max(1, len(self.played)) or 10.0

    def load(self) -> float:
        """Processor time spent, with the games under way."""
        done = sum(one.seconds for one in self.played.values())
        return done + (len(self.todo) - len(self.left) - len(self.played)) * self.usual()

    def tournament(self) -> Tournament | None:
        """The deals that have been played whole, up to the first that has not."""
        missing = (pairing.deal for pairing in self.todo if pairing not in self.played)
        whole = next(missing, self.plan.deals)
        if whole == 0:
            return None
        results = [self.played[pairing].result for pairing in self.todo if pairing.deal < whole]
        return Tournament(replace(self.plan, deals=whole), results, self.load())

    def shares(self, tournament: Tournament) -> dict[str, tuple[float, float]]:
        """What each bot won against the first of the points they played for, with the error."""
        points, table = tournament.points(), {}
        for k, bot in enumerate(self.plan.bots[1:], 1):
            won, lost = points[:, k, 0], points[:, 0, k]
            share = won.sum() / (won + lost).sum()
            rest = won - share * (won + lost)
            error = np.sqrt((rest**2).sum()) / (won + lost).sum()
            table[bot] = (round(float(share), 4), round(float(error), 4))
        return table

    def decided(self, fewest: int) -> bool:
        tournament = self.tournament()
        if tournament is None or tournament.plan.deals < fewest:
            return False
        return all(abs(s - 0.5) > SURE * e for s, e in self.shares(tournament).values())

    def report(self) -> dict[str, Any] | None:
        tournament = self.tournament()
        if tournament is None:
            return None
        thought = [
            [t for one in self.played.values() for t in one.times[k]]
            for k, _ in enumerate(self.plan.bots)
        ]
        return {
            **as_json(tournament),
            "game": self.table,
            "against_first": self.shares(tournament),
            "milliseconds": {
                bot: [round(1000 * sum(t) / len(t), 1), round(1000 * max(t), 1)]
                for bot, t in zip(self.plan.bots, thought, strict=True)
                if t
            },
            "usual_moves": sum(one.result.moves for one in self.played.values()) / len(self.played),
        }


def comparison(text: str, seed: int) -> Comparison:
    table, seats, bots = text.split("/", 2)
    game, *options = table.split("+")
    head, _, tail = bots.rpartition("/")
    most = int(tail) if tail.isdigit() else MOST_DEALS
    bots = head if tail.isdigit() else bots  # the file of a net may lie in a folder
    given = {name: value for name, _, value in (option.partition("=") for option in options)}
    plan = Plan(game, int(seats), tuple(bots.split(",")), most, given, seed)
    return Comparison(text, plan)


@dataclass(frozen=True)
class Entry:
    """A line of the file of games."""

    comparison: str
    seed: int
    played: Played


class Book:
    """The file in which every game is written down as soon as it has ended."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / GAMES

    def entries(self) -> Iterator[Entry]:
        for line in self.file.read_bytes().splitlines() if self.file.exists() else ():
            try:
                yield msgspec.json.decode(line, type=Entry)
            except msgspec.DecodeError:
                continue  # cut short

    def read(self, comparisons: list[Comparison]) -> None:
        """Give the comparisons the games they have played before."""
        by_text = {(one.text, one.plan.seed): one for one in comparisons}
        for entry in self.entries():
            if one := by_text.get((entry.comparison, entry.seed)):
                one.played[entry.played.result.pairing] = entry.played
        for one in comparisons:
            one.left = [pairing for pairing in one.todo if pairing not in one.played]

    def write(self, one: Comparison, played: Played) -> None:
        entry = msgspec.json.encode(Entry(one.text, one.plan.seed, played))
        with self.file.open("ab") as file:
            file.write(b"\n" + entry)  # a line that was cut short stays alone


def compile_all(games: set[str]) -> None:
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "menagerie.bots.prepare", game], stdout=subprocess.DEVNULL
        )
        for game in sorted(games)
    ]
    for one in running:
        one.wait()


def next_one(comparisons: list[Comparison]) -> Comparison | None:
    """The one that has most of its games still before it."""
    return max(
        (one for one in comparisons if one.left),
        key=lambda one: len(one.left) / len(one.todo),
        default=None,
    )


def run(comparisons: list[Comparison], book: Book, jobs: int, until: float, fewest: int) -> None:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    running: dict[Future[Played], Comparison] = {}
    open_ones = [one for one in comparisons if not one.decided(fewest)]
    try:
        while time.time() < until:
            while len(running) < jobs and (one := next_one(open_ones)):
                running[pool.submit(play, one.plan, one.left.pop(0))] = one
            if not running:
                break
            done, _ = wait(running, max(0.0, until - time.time()), FIRST_COMPLETED)
            for job in done:
                one, played = running.pop(job), job.result()
                one.played[played.result.pairing] = played
                book.write(one, played)
            open_ones = [one for one in open_ones if not one.decided(fewest)]
    finally:
        workers = [*(pool._processes or {}).values()]
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:  # games that are still played are of no use
            worker.kill()


def stop(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)


def show(told: dict[str, Any]) -> None:
    print(
        f"{told['game']}, {told['seats']} seats: {told['deals']} deals, {told['games']} games",
        flush=True,
    )
    for row in told["ratings"]:
        bot = row["bot"]
        share, error = told["against_first"].get(bot, (0.5, 0.0))
        mean, slowest = told["milliseconds"].get(bot, (0.0, 0.0))
        rating = f"{row['rating']:7.0f} ({row['low']:.0f} … {row['high']:.0f})"
        against = f"{100 * share:5.1f} ± {196 * error:4.1f} %"
        print(rating, against, f"{mean:6.0f} ms, at most {slowest:.0f} ", bot, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.rating")
    parser.add_argument("folder", type=Path)
    parser.add_argument("comparisons", nargs="+")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fewest", type=int, default=FEWEST_DEALS)
    parser.add_argument("--nets", type=Path)
    arguments = parser.parse_args()
    until = time.time() + 60 * arguments.minutes
    signal.signal(signal.SIGTERM, stop)  # the workers end too
    for file in arguments.nets.glob("*.npz") if arguments.nets else ():
        shutil.copy(file, get_game(file.stem).folder / FILE)
    comparisons = [comparison(text, arguments.seed) for text in arguments.comparisons]
    book = Book(arguments.folder)
    book.read(comparisons)
    if arguments.minutes > 0:
        compile_all({one.plan.game for one in comparisons})
        print(f"compiled, {until - time.time():.0f} s left", flush=True)
        run(comparisons, book, arguments.jobs, until, arguments.fewest)
    told = []
    for one in comparisons:
        if found := one.report():
            told.append(found)
            show(found)
    (arguments.folder / RATINGS).write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main()
