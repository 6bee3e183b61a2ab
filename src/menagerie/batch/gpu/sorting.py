"""Games of a block in the order of their moves, so that the threads of a warp run the same rule.

Thirty-two threads share an instruction: where each makes another move, each waits for all others.
A block counts how often each move is made, and a game's place is the number of those before it.
"""

from numba import cuda

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


@cuda.jit(device=True)
def clear_counts(counts: Counts, groups: Counts, t: int, block: int) -> None:
    """Before the first exchange."""
    for k in range(t, KEYS, block):
        counts[k] = 0
    for k in range(t, GROUPS, block):
        groups[k] = 0
    cuda.syncthreads()


@cuda.jit(device=True)
def exchanged(
    game: int, key: int, counts: Counts, groups: Counts, order: Counts, t: int
) -> tuple[int, int]:
    """Thread t of a block hands in a game and its key, and gets those that lie at its place."""
    rank = cuda.atomic.add(counts, key, 1)
    cuda.atomic.add(groups, key // GROUP, 1)
    cuda.syncthreads()
    order[place_of(counts, groups, key) + rank] = game * KEYS + key
    cuda.syncthreads()
    counts[key] = 0
    groups[key // GROUP] = 0
    game = i64(order[t]) // KEYS
    return game, i64(order[t]) - game * KEYS
