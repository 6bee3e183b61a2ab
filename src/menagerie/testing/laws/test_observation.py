"""Laws of the observed vector: it is written whole, and as its layout says."""

from collections.abc import Iterator

import numpy as np

from menagerie.core.contract import State
from menagerie.core.state.record import I8s
from menagerie.testing.worlds import Case, legal_mask, positions

GAMES = 2
EVERY = 16  # of so many positions one is looked at, and always the last


def moments(case: Case) -> Iterator[State]:
    for seed in range(GAMES):
        state = None
        for number, (state, _, _) in enumerate(positions(case, seed)):
            if number % EVERY == seed:
                yield state
        yield state  # played to the end


def observed(case: Case, state: State, seat: int, before: int = 0) -> I8s:
    """The vector, written over what stood there before."""
    out = np.full(case.game.observation, before, np.int8)
    case.game.observe(state, seat, out)
    return out


def test_the_vector_is_as_its_layout_says(case: Case) -> None:
    spec = case.game.observation_spec()
    assert spec.size == case.game.observation, f"{case}: OBSERVATION is not the layout's size"
    assert len(set(spec.names)) == spec.size, f"{case}: two parts have the same name"
    absent = spec.seats >= case.game.ranked(case.seats)
    for state in moments(case):
        for seat in range(case.seats):
            vector = observed(case, state, seat)
            wrong = np.flatnonzero((vector < spec.low) | (vector > spec.high))
            said = [f"{spec.names[i]} is {vector[i]}" for i in wrong]
            assert not said, f"{case}: beyond the range of its part: {said}"
            nobody = [spec.names[i] for i in np.flatnonzero(absent & (vector != 0))]
            assert not nobody, f"{case}: said of a seat where nobody sits: {nobody}"
            again = observed(case, state, seat, before=77)
            left = [spec.names[i] for i in np.flatnonzero(vector != again)]
            assert not left, f"{case}: observe() leaves what stood there before: {left}"
            bits = np.full(case.game.observation_words, 77, np.uint64)
            case.game.observe(state, seat, bits)
            assert np.array_equal(bits, spec.pack(vector)), f"{case}: written otherwise in bits"
            assert np.array_equal(spec.unpack(bits), vector), f"{case}: read otherwise from bits"
            if case.game.legal_and_observe and state.waiting >> seat & 1:
                mask, seen = np.full(case.game.mask_words, 77, np.uint64), np.zeros_like(bits)
                case.game.legal_and_observe(state, seat, mask, seen)
                otherwise = f"{case}: legal_and_observe() says otherwise"
                assert np.array_equal(mask, legal_mask(case.game, state, seat)), otherwise
                assert np.array_equal(seen, bits), otherwise
