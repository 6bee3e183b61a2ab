"""What `bench.compare` measures, through names that hardly ever change: runs with any tree.

Reads the number of a task a line; answers with its speed and a digest of the results.
"""

import hashlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator

from menagerie.batch import playouts
from menagerie.bots import Knowledge, Search, Style, get_bot
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import get_game

SECONDS = float(os.environ.get("MENAGERIE_BENCH_SECONDS", "0.6"))  # of one turn
FULL = Style(iterations=20_000, depth=100_000, samples=1, trust=0.0)  # plain playouts to the end
PIECE = 200  # iterations of one such search
GAMES = 10_000  # of one piece of random play
CHOICES = 8  # decisions of the master, in turn

Piece = Callable[[int], tuple[int, object]]  # the number of the piece → amount, results


def choices(game: Game) -> list[Knowledge]:
    """Real choices of a game between greedy players, for four or as many as may play it."""
    match = Match(game, min(game.seats, key=lambda n: abs(n - 4)), seed=1)
    bot, met = get_bot("greedy").make(), []
    while not match.over:
        knowledge = Knowledge(match, match.waiting[0])
        if len(knowledge.legal_ids) > 1:
            met.append(knowledge)
        match.play(knowledge.seat, bot.choose(knowledge, len(match.moves)))
    return met


def pieces(game: Game) -> tuple[Piece, ...]:
    met = choices(game)
    master = get_bot("master").make()
    decisions = met[:: max(1, len(met) // CHOICES)]

    def random_play(piece: int) -> tuple[int, object]:
        done = playouts(game.id, GAMES, piece, met[0].seats, threads=1)
        return done.moves, [[one.mean, one.deviation] for one in done.seats]

    def searching(piece: int) -> tuple[int, object]:
        search = Search(met[0], piece, FULL)
        search.step(PIECE)
        return PIECE, [[f.move, f.visits, f.value] for f in search.findings()]

    def deciding(piece: int) -> tuple[int, object]:
        return 1, master.choose(decisions[piece % len(decisions)], piece)

    return random_play, searching, deciding


def turns(piece: Piece) -> Iterator[tuple[float, str]]:
    """One measurement after another; the first pieces of each are the same for every tree."""
    first = hashlib.sha256(json.dumps([piece(k)[1] for k in range(2)]).encode()).hexdigest()
    while True:
        amount, number, spent, began = 0, 0, 0.0, time.process_time()
        while spent <= SECONDS:
            amount += piece(number)[0]
            number += 1
            spent = time.process_time() - began
        yield amount / spent, first


def main() -> None:
    running = [turns(piece) for piece in pieces(get_game(sys.argv[1]))]
    for line in sys.stdin:
        print(json.dumps(next(running[int(line)])), flush=True)


if __name__ == "__main__":
    main()
