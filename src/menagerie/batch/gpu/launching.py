"""How many threads run a kernel."""

from __future__ import annotations

# Threads a block and blocks a multiprocessor. One large block plays whole games, in step with
# itself, and four smaller ones step a batch: more states would not fit the nearest caches.
PLAYOUT_BLOCK, PLAYOUT_BLOCKS = 512, 1
STEP_BLOCK, STEP_BLOCKS = 256, 4
UNPACK_BLOCKS = 8  # as many as there may be: they hold no states
MULTIPROCESSORS = 132
PLAYOUT_THREADS = MULTIPROCESSORS * PLAYOUT_BLOCKS * PLAYOUT_BLOCK
STEP_THREADS = MULTIPROCESSORS * STEP_BLOCKS * STEP_BLOCK
UNPACK_THREADS = MULTIPROCESSORS * UNPACK_BLOCKS * STEP_BLOCK


def launch(n: int, threads: int, block: int) -> tuple[int, int]:
    """Blocks and threads a block for n games: not more than there are games."""
    block = min(block, n)
    return (min(n, threads) + block - 1) // block, block
