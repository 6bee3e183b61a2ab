"""Experiment: bots that think in threads of the server, and in processes of their own; what both do
to an event loop beside them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import NamedTuple

from menagerie.bots import Knowledge, get_bot
from menagerie.core.match import Match
from menagerie.core.registry import all_games, get_game

from .units import BOT

PAUSE = 0.005  # seconds between two looks of the loop at the clock
THINK = 0.3  # seconds of a search


class Thought(NamedTuple):
    where: str
    decisions: float  # a second
    p50: float  # ms that the loop was late
    p99: float


def decide(game: str, seats: int, seed: int) -> int:
    """The first decision of a game; a process of its own is sent no more than this."""
    match = Match(get_game(game), seats, seed=seed)
    seat = match.waiting[0]
    return get_bot(BOT).make().choose(Knowledge(match, seat), seed, THINK)


async def _watch(pool: Executor | None, thinkers: int, seconds: float) -> tuple[int, list[float]]:
    game = all_games()[0]
    seats = next(n for n in game.playable_seats() if n > 1)
    loop, end, made, late = asyncio.get_running_loop(), time.monotonic() + seconds, 0, []

    async def think(first: int) -> None:
        nonlocal made
        seed = first
        while pool is not None and time.monotonic() < end:
            await loop.run_in_executor(pool, decide, game.id, seats, seed)
            seed, made = seed + thinkers, made + 1

    async def look() -> None:
        while (before := time.monotonic()) < end:
            await asyncio.sleep(PAUSE)
            late.append(time.monotonic() - before - PAUSE)

    await asyncio.gather(look(), *[think(n) for n in range(1, thinkers + 1)])
    return made, sorted(late)


def measured(seconds: float) -> list[Thought]:
    thinkers, rows = os.cpu_count() or 2, []
    context = multiprocessing.get_context("spawn")
    pools: dict[str, Callable[[], Executor | None]] = {
        "nobody thinks": lambda: None,
        f"{thinkers} threads of the server": lambda: ThreadPoolExecutor(thinkers),
        f"{thinkers} processes": lambda: ProcessPoolExecutor(thinkers, context),
        f"{thinkers} processes, less urgent": lambda: ProcessPoolExecutor(
            thinkers, context, os.nice, (10,)
        ),
    }
    for where, make in pools.items():
        pool = make()
        if pool is not None:  # everything is loaded
            game = all_games()[0]
            seats = next(n for n in game.playable_seats() if n > 1)
            for one in [pool.submit(decide, game.id, seats, n) for n in range(2 * thinkers)]:
                one.result()
        made, late = asyncio.run(_watch(pool, thinkers, seconds))
        if pool is not None:
            pool.shutdown()
        p50, p99 = (late[int(share * len(late))] * 1000 for share in (0.5, 0.99))
        rows.append(Thought(where, made / seconds, p50, p99))
    return rows
