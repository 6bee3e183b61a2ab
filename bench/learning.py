"""The nets of the house, all learned side by side on one GPU, then rated beside the other bots.

python -m bench.learning FOLDER [--minutes M] [--rating M] [--games a,b] [--margin a=1,b=0]
                                [--taught a=0.3] [--house a=2] [--profile [--sizes 32768,65536]]

A GPU is shared by time, so that while one game's rules wait for the processor another's net learns.
What is there is packed into FOLDER/nets.tar.gz again and again: whoever is cut off has the last.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

from menagerie.arena.tournament import (
    Pairing,
    Plan,
    Result,
    Tournament,
    as_json,
    pairings,
    play_games,
)
from menagerie.core.registry import all_games

PACKED = 20.0  # seconds between two packings
NET = "net"  # among the bots: the one that has just been taught
MOST_DEALS = 1000


def teach(arguments: argparse.Namespace) -> None:
    """One game: what `menagerie learn` does."""
    from menagerie.learn.plan import SIZES
    from menagerie.learn.plan import Plan as Lesson
    from menagerie.learn.trainer import Trainer

    margin = shares(arguments.margin).get(arguments.game, Lesson.margin)
    taught = shares(arguments.taught).get(arguments.game, Lesson.taught)
    house = int(shares(arguments.house).get(arguments.game, Lesson.house))
    size = SIZES[arguments.device] if not arguments.tiny else replace(SIZES["cpu"], games=16)
    command = ["menagerie", "learn", arguments.game, "--minutes", f"{arguments.minutes:g}"]
    command += ["--out", "net.npz", "--seed", str(arguments.seed), "--margin", f"{margin:g}"]
    command += ["--taught", f"{taught:g}"] if taught else []
    command += ["--house", str(house)] if house else []
    out = Path(arguments.folder) / f"{arguments.game}.npz"
    lesson = Lesson(
        arguments.game,
        out,
        arguments.minutes,
        seed=arguments.seed,
        device=arguments.device,
        command=" ".join(command),
        size=size,
        margin=margin,
        taught=taught,
        house=house,
    )
    trainer = Trainer(lesson)
    print(
        f"{arguments.game}: ready after {trainer.schedule.started - trainer.began:.0f} s",
        flush=True,
    )
    trainer.run(lambda point: print(arguments.game, point.line(), flush=True))


def shares(text: str) -> dict[str, float]:
    """A number for each game."""
    return {
        game: float(share)
        for game, _, share in (one.partition("=") for one in text.split(",") if one)
    }


def profile(arguments: argparse.Namespace) -> None:
    from .learning_profile import profile as of_game

    games = arguments.games.split(",") if arguments.games else [game.id for game in all_games()]
    for game in games:
        for size in map(int, arguments.sizes.split(",")):
            taught = shares(arguments.taught).get(game, 0.0)
            of_game(game, Path(arguments.folder), arguments.device, size, taught)


def one_game(plan: Plan, pairing: Pairing) -> Result:
    return play_games(plan, [pairing])[0]


def rate(arguments: argparse.Namespace) -> None:
    """One game: as many whole deals as the time allows."""
    file = Path(arguments.folder) / f"{arguments.game}.npz"
    bots = tuple(str(file) if bot == NET else bot for bot in arguments.bots.split(","))
    plan = Plan(arguments.game, arguments.seats, bots, MOST_DEALS)
    until, began = time.time() + arguments.minutes * 60, time.perf_counter()
    done: dict[Pairing, Result] = {}
    todo = pairings(plan)
    pool = ProcessPoolExecutor(arguments.jobs, get_context("spawn"))
    jobs = {pool.submit(one_game, plan, pairing): pairing for pairing in todo}
    try:
        for job in as_completed(jobs, timeout=until - time.time()):
            done[jobs[job]] = job.result()
    except TimeoutError:
        pass
    whole = 0
    while whole < plan.deals and all(p in done for p in todo if p.deal == whole):
        whole += 1
    if whole:
        plan = replace(plan, deals=whole)
        results = [done[pairing] for pairing in todo if pairing.deal < whole]
        told = as_json(Tournament(plan, results, time.perf_counter() - began))
        target = file.with_name(f"{arguments.game}-{arguments.seats}.json")
        target.write_text(json.dumps(told), encoding="utf-8")
        print(arguments.game, arguments.seats, told["games"], told["ratings"], flush=True)
    workers = [*pool._processes.values()]
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:  # games that are still played are of no use
        worker.kill()


def pack(work: Path, folder: Path) -> None:
    unfinished = folder / "nets.tar.gz.part"
    with tarfile.open(unfinished, "w:gz", compresslevel=1) as tar:
        for file in sorted(work.iterdir()):
            if file.suffix in (".npz", ".svg", ".json", ".log"):
                tar.add(file, file.name)
    unfinished.replace(folder / "nets.tar.gz")
    for file in work.glob("*.pt"):
        (folder / file.name).write_bytes(file.read_bytes())


def start(work: Path, name: str, *command: str) -> subprocess.Popen[bytes]:
    with (work / f"{name}.log").open("ab") as log:
        environment = {**os.environ, "OMP_NUM_THREADS": "2"}
        return subprocess.Popen(
            [sys.executable, "-m", *command], stdout=log, stderr=log, env=environment
        )


def wait(running: list[subprocess.Popen[bytes]], work: Path, folder: Path, until: float) -> None:
    """Until all have ended, or the time is over; what is there is packed meanwhile."""
    packed = time.time()
    while any(one.poll() is None for one in running) and time.time() < until:
        time.sleep(1)
        if time.time() - packed >= PACKED:
            pack(work, folder)
            packed = time.time()
    for one in running:
        one.kill()
    pack(work, folder)


def teach_all(arguments: argparse.Namespace) -> None:
    folder = Path(arguments.folder)
    work = Path("build/learning")
    work.mkdir(parents=True, exist_ok=True)
    games = arguments.games.split(",") if arguments.games else [game.id for game in all_games()]
    began = time.time()
    minutes = ["--minutes", str(arguments.minutes), "--device", arguments.device]
    minutes += ["--margin", arguments.margin, "--taught", arguments.taught]
    minutes += ["--house", arguments.house]
    minutes += ["--tiny"] if arguments.tiny else []
    learning = [start(work, g, "bench.learning", str(work), "--teach", g, *minutes) for g in games]
    compiling = [
        start(work, "compiling", "menagerie.core.compiling", game)
        for game in games
        if arguments.rating > 0
    ]
    wait(learning, work, folder, began + 60 * arguments.minutes + 30)
    print(f"learned after {time.time() - began:.0f} s", flush=True)
    wait(compiling, work, folder, time.time() + 60)
    jobs = str(max(1, (os.cpu_count() or 1) // len(games)))
    for game in games:
        tail = (work / f"{game}.log").read_text(encoding="utf-8").splitlines()[-2:]
        print("\n".join(tail), flush=True)
    rating = [
        start(
            work, "rating", "bench.learning", str(work), "--rate", game,
            "--minutes", str(arguments.rating), "--jobs", jobs, "--seats", str(arguments.seats),
            "--bots", arguments.bots,
        )
        for game in games
        if arguments.rating > 0 and (work / f"{game}.npz").exists()
    ]  # fmt: skip
    wait(rating, work, folder, time.time() + 60 * arguments.rating + 15)
    if rating:
        print((work / "rating.log").read_text(encoding="utf-8"), flush=True)
    print(f"all after {time.time() - began:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.learning")
    parser.add_argument("folder")
    parser.add_argument("--minutes", type=float, default=7.0)
    parser.add_argument("--rating", type=float, default=1.5)
    parser.add_argument("--games", default="")
    parser.add_argument("--margin", default="", help="weight of margins in the reward: GAME=0.5,…")
    parser.add_argument("--taught", default="", help="share of the time with a teacher: GAME=0.3,…")
    parser.add_argument("--house", default="", help="greedy rivals in one of so many: GAME=2,…")
    parser.add_argument("--profile", action="store_true", help="where the time of a lesson goes")
    parser.add_argument("--sizes", default="0", help="games side by side, to be compared")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default=f"greedy,{NET},club,master")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--tiny", action="store_true", help="to try the script out")
    parser.add_argument("--teach", dest="game_to_teach", default="")
    parser.add_argument("--rate", dest="game_to_rate", default="")
    arguments = parser.parse_args()
    if arguments.profile:
        profile(arguments)
        return
    arguments.game = arguments.game_to_teach or arguments.game_to_rate
    (teach if arguments.game_to_teach else rate if arguments.game_to_rate else teach_all)(arguments)


if __name__ == "__main__":
    main()
