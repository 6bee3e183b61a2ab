"""How fast the search thinks on one core: full playouts, imagining, the decisions of each level,
and the analysis of a whole game.

python -m bench.search [GAME …]
"""

import sys
import time

from numba import njit
from rich.console import Console
from rich.table import Table

from menagerie.batch.playing import States
from menagerie.bots import Knowledge, Search, Style, get_bot
from menagerie.bots.analysis import analyse
from menagerie.bots.levels import style_of
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import all_games, get_game
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import Stream

FULL = Style(iterations=20_000, depth=100_000, samples=1, trust=0.0)  # plain playouts to the end
PIECE = 500  # iterations of one such search
IMAGININGS = 20_000
DECISIONS = 24  # of one game, timed for each level
LEVELS = ("club", "master", "grandmaster")


def choices(game: Game) -> tuple[Match, list[Knowledge]]:
    """A game between club players, four or as many as may play it, and its real choices."""
    match = Match(game, min(game.seats, key=lambda n: abs(n - 4)), seed=1)
    bot, met = get_bot("club").make(), []
    while not match.over:
        knowledge = Knowledge(match, match.waiting[0])
        if len(knowledge.legal_ids) > 1:
            met.append(knowledge)
        match.play(knowledge.seat, bot.choose(knowledge, len(match.moves)))
    return match, met


def playouts_per_second(knowledge: Knowledge, seconds: float = 1.0) -> float:
    """Iterations with playouts to the end in a second of processor time, for about so long."""
    Search(knowledge, 1, FULL).step(1)
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        Search(knowledge, done, FULL).step(PIECE)
        done += PIECE
    return done / spent


def decision_seconds(met: list[Knowledge], level: str) -> tuple[float, float]:
    """Processor time of a decision: the mean, and the slowest."""
    bot, times = get_bot(level).make(), []
    for knowledge in met[:: max(1, len(met) // DECISIONS)]:
        began = time.process_time()
        bot.choose(knowledge, 1)
        times.append(time.process_time() - began)
    return sum(times) / len(times), max(times)


def analysis_seconds(match: Match) -> float:
    began = time.process_time()
    analyse(match.record(), 1)
    return time.process_time() - began


def imagine_microseconds(knowledge: Knowledge) -> float:
    """One call of `imagine` inside compiled code, with the copy of the state before it."""
    imagine = knowledge.game.imagine

    @njit(nogil=True)  # type: ignore[untyped-decorator]
    def many(known: States, world: States, seat: int, rng: Stream, n: int) -> None:
        for _ in range(n):
            world[0] = known[0]
            imagine(world[0], seat, rng)

    known, world, rng = knowledge.world(), knowledge.world(), sampling_stream(1)
    many(known, world, knowledge.seat, rng, 1)
    began = time.process_time()
    many(known, world, knowledge.seat, rng, IMAGININGS)
    return (time.process_time() - began) / IMAGININGS * 1e6


def main() -> None:
    table = Table("game", "seats", box=None, pad_edge=False, header_style="bold")
    for column in ("playouts/s", "imagine µs", "analysis s"):
        table.add_column(column, justify="right")
    for level in LEVELS:
        for column in (f"{level} it", "ms", "slowest"):
            table.add_column(column, justify="right")
    for game in [get_game(name) for name in sys.argv[1:]] or all_games():
        match, met = choices(game)
        cells = [f"{playouts_per_second(met[0]):,.0f}", f"{imagine_microseconds(met[0]):.2f}"]
        cells += [f"{analysis_seconds(match):.1f}"]
        for level in LEVELS:
            mean, slowest = decision_seconds(met, level)
            cells += [str(style_of(level, game).iterations)]
            cells += [f"{mean * 1000:.1f}", f"{slowest * 1000:.1f}"]
        table.add_row(game.id, str(met[0].seats), *cells)
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
