"""Parts of views that look alike to everybody: made once in a moment, anew afterwards."""

from goofspiel import GAME
from menagerie.core.contract import State
from menagerie.core.match import Match
from menagerie.core.view import alike, one_moment

made: list[int] = []


@alike
def part(s: State, number: int) -> int:
    made.append(number)
    return int(s.waiting) + number


def test_what_looks_alike_is_made_once_in_a_moment() -> None:
    match = Match(GAME, 2, seed=1)
    state, waiting = match.state, int(match.state.waiting)
    made.clear()
    with one_moment(state):
        assert [part(state, n) for n in (1, 2, 1, 2)] == [waiting + n for n in (1, 2, 1, 2)]
    assert made == [1, 2]
    assert [part(state, 1), part(state, 1)] == [waiting + 1] * 2
    assert made == [1, 2, 1, 1]


def test_a_moment_ends_with_whatever_happens_in_it() -> None:
    state = Match(GAME, 2, seed=1).state
    made.clear()
    try:
        with one_moment(state):
            part(state, 1)
            raise ValueError
    except ValueError:
        state.waiting = 0
    assert part(state, 1) == 1
    assert made == [1, 1]
