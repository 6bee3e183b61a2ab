"""Games of a block in the order of their moves, so that the threads of a warp run the same rule.

Thirty-two threads share an instruction: where each makes another move, each waits for all others.
A block counts how often each move is made, and a game's place is the number of those before it.
"""

from __future__ import annotations

from menagerie.batch.playing import Counts
from menagerie.core.errors import MenagerieError
from menagerie.core.running.rule import inlined_rule
from menagerie.core.state.bits import i64

IDLE = 512  # the key of games without a move; above every move (`check_moves`)
GROUP = 16
KEYS = IDLE + GROUP
GROUPS = KEYS // GROUP


def check_moves(count: int) -> None:
    """Whether a game has no more moves than there are keys."""
    if count > IDLE:
        raise MenagerieError(
            f"На видеокарте у игры не больше {IDLE} ходов, а здесь {count}. "
            "Без неё: menagerie.batch.CpuBatch, интерфейс тот же.",
            f"On a GPU a game has at most {IDLE} moves, and this one has {count}. "
            "Without one use menagerie.batch.CpuBatch, which has the same interface.",
        )


@inlined_rule
def place_of(counts: Counts, groups: Counts, key: int) -> int:
    """How many games have a smaller key, by counts of the keys and of groups of them."""
    before = 0
    for group in range(key // GROUP):
        before += i64(groups[group])
    for smaller in range(key // GROUP * GROUP, key):
        before += i64(counts[smaller])
    return before
