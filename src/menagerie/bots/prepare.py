"""Compile (or load from the cache) all that a game and its bots need, before a clock runs."""

import gc
import signal
import sys

from menagerie.core.game import Game
from menagerie.core.prepare import Progress, Step, any_match, rule_steps, table_steps, take_steps
from menagerie.core.registry import get_game
from menagerie.core.running.rule import is_compiled
from menagerie.core.style import Style
from menagerie.search.search import Search

from .knowledge import Knowledge
from .simple import GreedyBot, StudentBot


def bot_steps(game: Game) -> list[Step]:
    """The calls that bring greedy and search into memory."""
    match = any_match(game)
    knowledge = Knowledge(match, match.waiting[0])
    return [
        lambda: GreedyBot().choose(knowledge, 1),
        lambda: StudentBot().choose(knowledge, 1),
        lambda: Search(knowledge, 1, Style(1)).run(),
    ]


def load(game: Game) -> None:
    """Bring the rules and bots of a game into memory, from the cache if they are there."""
    if is_compiled():
        take_steps([*rule_steps(game), *bot_steps(game)], None)


def prepare(game: Game, progress: Progress | None = None) -> None:
    """Compile everything that playing needs; `progress(done, total)` is told after each step."""
    if is_compiled():
        take_steps([*rule_steps(game), *bot_steps(game), *table_steps(game)], progress)


def seldom_sweep() -> None:
    """A compiler makes a great many objects and few cycles: to look for these after every few
    hundred takes it a twentieth of its time."""
    gc.freeze()
    gc.set_threshold(50_000)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it without a trace
    seldom_sweep()
    prepare(get_game(sys.argv[1]), lambda done, total: print(done, total, flush=True))
