"""How fast the search thinks: full playouts a second on one core, and what imagining costs.

PYTHONPATH=src python bench/search.py [game …]
"""

from __future__ import annotations

import sys
import time

from rich.console import Console
from rich.table import Table

from menagerie.bots import Knowledge, Search, Style
from menagerie.bots.levels import style_of
from menagerie.core.algorithms import new_rng
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import all_games, get_game

FULL = Style(iterations=20_000, depth=100_000, samples=1, trust=0.0)  # plain playouts to the end
IMAGININGS = 20_000


def opening(game: Game) -> Match:
    """The start of a game for as many as may play it by default, at a real choice."""
    options = game.full_options({})
    seats = next(n for n in reversed(game.seats) if game.seats_allowed(n, options) is None)
    match = Match(game, seats, seed=1)
    while len(match.legal_ids(match.waiting[0])) < 2:
        match.play(match.waiting[0], match.legal_ids(match.waiting[0])[0])
    return match


def iterations_per_second(match: Match, style: Style, seconds: float = 1.0) -> float:
    """Iterations a second of processor time, for about so long."""
    knowledge = Knowledge(match, match.waiting[0])
    warm = Search(knowledge, 1, style)
    warm.step(1)
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        search = Search(knowledge, done, style)
        search.step(min(style.iterations, 500))
        done += search.done
    return done / spent


def decision_seconds(match: Match, level: str) -> float:
    """Processor time of one decision at the opening."""
    knowledge = Knowledge(match, match.waiting[0])
    search = Search(knowledge, 1, style_of(level, match.game.id))
    search.step(1)
    began = time.process_time()
    search.run()
    return time.process_time() - began


def imagine_microseconds(match: Match) -> float:
    """One call of `imagine` inside compiled code: iterations that do nothing else but copy."""
    from numba import njit

    imagine = match.game.imagine

    @njit(nogil=True)  # type: ignore[untyped-decorator]
    def many(known: object, world: object, seat: int, rng: object, n: int) -> None:
        for _ in range(n):
            world[0] = known[0]  # type: ignore[index]
            imagine(world[0], seat, rng)  # type: ignore[index]

    knowledge = Knowledge(match, match.waiting[0])
    known, world, rng = knowledge.world(), knowledge.world(), new_rng(1)
    many(known, world, knowledge.seat, rng, 1)
    began = time.process_time()
    many(known, world, knowledge.seat, rng, IMAGININGS)
    return (time.process_time() - began) / IMAGININGS * 1e6


def main() -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game")
    for column in ("seats", "full playouts/s", "master it/s", "master s", "club s", "imagine µs"):
        table.add_column(column, justify="right")
    for game in [get_game(name) for name in sys.argv[1:]] or all_games():
        match = opening(game)
        table.add_row(
            game.id,
            str(match.seats),
            f"{iterations_per_second(match, FULL):,.0f}",
            f"{iterations_per_second(match, style_of('master', game.id)):,.0f}",
            f"{decision_seconds(match, 'master'):.3f}",
            f"{decision_seconds(match, 'club'):.3f}",
            f"{imagine_microseconds(match):.2f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
