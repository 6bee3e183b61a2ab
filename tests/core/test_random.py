"""The two random streams."""

from typing import Annotated, Any

import numpy as np

from menagerie.core.state import random as streams
from menagerie.core.state.bits import count
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import GameState, I8s, new_states


class State(GameState):
    deck: Annotated[I8s, 52]


def game(seed: int = 7) -> Any:
    s = new_states(State)[0]
    streams.seed_game(s, np.uint64(seed & (2**64 - 1)), np.uint64(seed >> 64))
    return s


def test_threefry_gives_the_published_numbers() -> None:
    zero = np.uint64(0)
    words = streams.threefry(zero, zero, zero, zero, zero)
    assert [int(w) for w in words] == [0x9C6CA96A, 0xE17EAE66, 0xFC10ECD4, 0x5256A7D8]


def test_every_bit_of_the_seed_matters() -> None:
    first = {tuple(map(int, streams.random_block(game(1 << bit)))) for bit in range(128)}
    assert len(first) == 128


def test_a_shuffle_is_a_permutation_and_uniform() -> None:
    n, rounds = 4, 12_000
    places = np.zeros((n, n), int)
    s = game()
    for _ in range(rounds):
        s.deck[:n] = range(n)
        streams.shuffle(s, s.deck, n)
        assert sorted(s.deck[:n].tolist()) == list(range(n))
        places[s.deck[:n], range(n)] += 1
    # Each card is at each place in a quarter of the rounds; six standard deviations allowed.
    assert abs(places - rounds / n).max() < 6 * (rounds * 3 / 16) ** 0.5


def test_thinking_never_touches_the_game() -> None:
    s, rng = game(), sampling_stream(1)
    before = s.tobytes()
    for _ in range(100):
        streams.sample_below(rng, 10)
    assert s.tobytes() == before


def test_thinking_streams_differ_and_are_uniform() -> None:
    draws = [
        [int(streams.sample_below(rng, 6)) for _ in range(6_000)]
        for rng in map(sampling_stream, range(3))
    ]
    assert draws[0] != draws[1] != draws[2]
    for stream in draws:
        counts = np.bincount(stream, minlength=6)
        assert abs(counts - 1000).max() < 6 * (6000 * 5 / 36) ** 0.5


def test_subsets_are_uniform() -> None:
    rng, pool = sampling_stream(3), np.uint64(0b1011010)
    seen: dict[int, int] = {}
    for _ in range(6_000):
        subset = int(streams.sample_subset(rng, pool, 4, 2))
        assert subset & ~int(pool) == 0
        assert count(np.uint64(subset)) == 2
        seen[subset] = seen.get(subset, 0) + 1
    assert len(seen) == 6
    assert max(abs(n - 1000) for n in seen.values()) < 6 * (6000 * 5 / 36) ** 0.5


def test_a_drawn_number_is_below_its_bound() -> None:
    s = game()
    assert {int(streams.random_below(s, 3)) for _ in range(100)} == {0, 1, 2}
    assert s.drawn == 100
