"""Every case of a game on the CPU and in kernels: one difference and it fails.

python -m tools.gpu_equality GAME GAMES [STEPS]
"""

import sys
from collections.abc import Sequence

import numpy as np

from menagerie.batch import CpuBatch
from menagerie.batch import playouts as cpu_playouts
from menagerie.batch.gpu import GpuBatch
from menagerie.batch.gpu import playouts as gpu_playouts
from menagerie.batch.gpu.promises import promises as gpu_promises
from menagerie.batch.playing import random_move
from menagerie.batch.promises import promises
from menagerie.core.registry import get_game
from menagerie.core.setup import Setup
from menagerie.core.state.random import sampling_stream
from menagerie.testing.worlds import Case, cases

SEED = 99


def same(name: str, case: Case, cpu: object, gpu: object) -> None:
    left, right = np.asarray(cpu), np.asarray(gpu)
    if left.tobytes() != right.tobytes():
        raise SystemExit(f"{case}: {name} differ")


def compare_steps(
    case: Case, n: int, steps: int, packed: bool = False, among: Sequence[Setup] = ()
) -> None:
    """The same moves in both; after every step all arrays must be equal, states included."""
    from numba import cuda

    cpu = CpuBatch(case.game.id, case.seats, case.options, n, packed=packed, among=among)
    gpu = GpuBatch(case.game.id, case.seats, case.options, n, packed=packed, among=among)
    rng = sampling_stream(SEED)
    for seed, most in ((SEED, steps), (SEED + 1, 1)):  # a reset leaves nothing of what was before
        cpu.reset(seed)
        gpu.reset(seed)
        for step in range(most):
            moves = [int(random_move(mask, rng)) for mask in cpu.legal()]
            cpu.step(moves)
            gpu.step(cuda.to_device(np.array(moves)) if step % 2 else moves)
            if step % 16 == 0 or step == most - 1:
                names = "masks observations seat finished restarts scores tiebreaks"
                for name in names.split():
                    same(name, case, getattr(cpu, name), getattr(gpu, name).copy_to_host())
                same("states", case, cpu.states, gpu.states)
    seats = np.arange(n, dtype=np.int8) % case.seats
    same("views of all seats", case, cpu.observe(seats), gpu.observe(seats).copy_to_host())


def compare_promises(case: Case, n: int) -> None:
    """What every legal move of every second game promises."""
    from numba import cuda

    cpu = CpuBatch(case.game.id, case.seats, case.options, n)
    gpu = GpuBatch(case.game.id, case.seats, case.options, n)
    here = np.zeros((n // 2, case.game.move_count), np.float32)
    there = cuda.to_device(here)
    cpu.reset(SEED)
    gpu.reset(SEED)
    promises(cpu, 2, SEED, here)
    gpu_promises(gpu, 2, SEED, there)
    if not np.allclose(here, there.copy_to_host(), rtol=1e-4, atol=1e-3):
        raise SystemExit(f"{case}: promises differ")


def main() -> None:
    game, n = get_game(sys.argv[1]), int(sys.argv[2])
    steps = int(sys.argv[3]) if len(sys.argv) > 3 else 8
    tables = [case.setup(SEED) for case in cases(game)]
    compare_steps(cases(game)[0], min(n, 2) * len(tables), steps, among=tables)
    # The simulator is slow: with a single game, all cases but one are played among the others only.
    for case in cases(game) if n > 1 else cases(game)[:1]:
        compare_steps(case, min(n, 512), steps)
        if case == cases(game)[0]:  # how bits lie hangs on the game alone
            compare_steps(case, min(n, 512), steps, packed=True)
            compare_promises(case, max(2, min(n, 512)))
        cpu = cpu_playouts(game.id, n, SEED, case.seats, case.options)
        if cpu != gpu_playouts(game.id, n, SEED, case.seats, case.options):
            raise SystemExit(f"{case}: playouts differ")
        print(f"{case}: equal ({n} games, {cpu.moves} moves)")


if __name__ == "__main__":
    main()
