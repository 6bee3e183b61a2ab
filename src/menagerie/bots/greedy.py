"""The greedy bot: one step ahead in a few imagined worlds, judged by the game's own `evaluate`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from menagerie.core.algorithms import new_rng, unbound
from menagerie.core.rule import bind
from menagerie.core.state import new_states

from .knowledge import Knowledge

if TYPE_CHECKING:
    from menagerie.core.game import Game

act = evaluate = imagine = unbound
WORLDS = 8


def judge_moves(
    known: Any,
    world: Any,
    after: Any,
    seat: Any,
    seats: Any,
    moves: Any,
    rng: Any,
    out: Any,
    events: Any,
) -> Any:
    """For each move: the seat's promised points less the best rival's, summed over worlds."""
    for _ in range(WORLDS):
        world[0] = known[0]
        imagine(world[0], seat, rng)
        for k in range(moves.shape[0]):
            after[0] = world[0]
            act(after[0], seat, moves[k], events)
            rival = -1e9 if seats > 1 else 0.0
            for other in range(seats):
                if other != seat:
                    rival = max(rival, evaluate(after[0], other))
            out[k] += evaluate(after[0], seat) - rival


@cache
def bound_judge(game: Game) -> Callable[..., Any]:
    names = {"act": game.act, "evaluate": game.evaluate, "imagine": game.imagine}
    return bind(judge_moves, names, game.folder)


class GreedyBot:
    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        moves = np.array(knowledge.legal_ids, np.int64)
        values = np.zeros(len(moves), np.float64)
        if len(moves) > 1:
            game = knowledge.game
            known, world, after = knowledge.world(), new_states(game.state), new_states(game.state)
            judge = bound_judge(game)
            judge(
                known,
                world,
                after,
                knowledge.seat,
                knowledge.seats,
                moves,
                new_rng(seed),
                values,
                np.zeros(0, np.int64),
            )
        return int(moves[int(values.argmax())])
