"""How many final scores of full Vivarium collections a core counts in a second.

PYTHONPATH=src:tests python -m games.vivarium.bench

A full collection: eight to twelve creatures, both bags, both hats and two more equipment, two
starting contracts and five taken ones, the one for sets of species and habitats always among them.
"""

import random
import sys
import time
from typing import Any

import numpy as np

from menagerie.core.running.rule import COMPILED, rule
from menagerie.core.state.record import new_states
from menagerie.games.vivarium.scoring import points
from menagerie.games.vivarium.state import State

COLLECTIONS = 256
REPEATS = 200 if COMPILED else 1
GOAL = 500_000


def collections(seed: int) -> Any:
    """States with two seats and a full collection each."""
    chance = random.Random(seed)
    states = new_states(State, COLLECTIONS)
    for k in range(COLLECTIONS):
        s = states[k]
        s.seats, s.tools_start = 2, 1
        for seat in (0, 1):
            creatures = chance.sample(range(48), chance.randint(8, 12))
            tools = [48, 49, 50, 51, *chance.sample(range(52, 64), 2)]
            contracts = [14, *chance.sample([c for c in range(21) if c != 14], 4)]
            s.cards[seat] = np.uint64(sum(1 << card for card in creatures + tools))
            s.signed[seat] = np.uint64(sum(1 << contract for contract in contracts))
            s.habitat_goal[seat], s.species_goal[seat] = chance.sample(range(4), 2)
            s.gems[seat] = chance.randrange(8)
    return states


@rule
def count_all(states: Any, repeats: Any) -> Any:
    total = 0
    for _ in range(repeats):
        for k in range(states.shape[0]):
            total += points(states[k], 0) + points(states[k], 1)
    return total


def main() -> None:
    states = collections(1)
    count_all(states, 1)
    best = float("inf")
    for _ in range(7):
        start = time.perf_counter()
        total = count_all(states, REPEATS)
        best = min(best, time.perf_counter() - start)
    scores = 2 * COLLECTIONS * REPEATS
    sys.stdout.write(
        f"vivarium final scores: {scores / best:,.0f} per second on one core "
        f"(goal {GOAL:,}); mean {total / scores:.1f} points\n"
    )


if __name__ == "__main__":
    main()
