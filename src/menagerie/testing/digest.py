"""Play a few random games of every case and print a hash of every state on the way.

python -m menagerie.testing.digest GAME cpu|cudasim …
"""

import hashlib
import sys

import numpy as np
from numba import cuda

from menagerie.batch.playing import (
    Dealer,
    States,
    game_seed,
    new_dealer,
    random_game,
    random_move,
)
from menagerie.core.running.binder import bind
from menagerie.core.state.bits import lowest
from menagerie.core.state.events import event_buffer
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import MAX_SEATS, new_states

from .effort import EFFORT
from .worlds import Case, cases, load_game

GAMES = EFFORT  # of every case
SEED = 2024


def on_cpu(case: Case) -> str:
    """The games step by step, hashing every state, event, imagined world and observation too."""
    game = case.game
    digest = hashlib.sha256()
    dealer = new_dealer(case.setup(SEED))
    mask = np.zeros(game.mask_words, np.uint64)
    events, observation = event_buffer(), np.zeros(game.observation, np.int8)
    table = np.zeros((MAX_SEATS, 2), np.int64)
    finals = b""
    for index in range(GAMES):
        s = new_states(game.state)[0]
        game.deal(s, dealer.seats[0], dealer.options[0], dealer.seed, np.uint64(index))
        rng = sampling_stream(int(game_seed(dealer.seed, index)))
        moves = 0
        while s.waiting:
            seat = int(lowest(np.uint64(s.waiting)))
            game.legal(s, seat, mask)
            events[:] = 0
            game.act(s, seat, int(random_move(mask, rng)), events)
            digest.update(s.tobytes() + events.tobytes())
            moves += 1
            if moves % 16 == 0:
                world = new_states(game.state)
                world[0] = s
                game.imagine(world[0], seat, sampling_stream(moves))
                game.observe(s, seat, observation)
                value = np.float64(game.evaluate(s, seat))
                digest.update(world[0].tobytes() + observation.tobytes() + value.tobytes())
        game.score(s, table)
        digest.update(table.tobytes())
        finals += s.tobytes()
    ends = hashlib.sha256(finals).hexdigest()
    return f"{case} {ends} {digest.hexdigest()}"


def on_simulator(case: Case) -> str:
    """The same games inside a kernel: one thread a game."""
    game = case.game
    play = bind(random_game, game)
    words, record = game.mask_words, game.state.dtype

    def kernel(states: States, dealer: Dealer) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            mask = cuda.local.array(words, np.uint64)
            rng = cuda.local.array(1, np.uint64)
            local = cuda.local.array(1, record)
            local[0] = states[i]
            play(local[0], dealer, i, rng, mask)
            states[i] = local[0]

    states = new_states(game.state, GAMES)
    cuda.jit(kernel)[1, GAMES](states, new_dealer(case.setup(SEED)))
    finals = b"".join(states[i].tobytes() for i in range(GAMES))
    return f"{case} {hashlib.sha256(finals).hexdigest()}"


def main() -> None:
    game, *ways = sys.argv[1:]
    for way in ways:
        play = {"cpu": on_cpu, "cudasim": on_simulator}[way]
        for case in cases(load_game(game)):
            sys.stdout.write(f"{play(case)}\n")


if __name__ == "__main__":
    main()
