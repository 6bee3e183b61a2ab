"""The rules that every game supplies, as generic algorithms call them.

What stands here only says what each takes and gives; `bind` puts the game's own in its place.
CONTRIBUTING.md explains how to write them.
"""

from typing import Any

import numpy as np

from .judgements import Memory
from .running.binder import Placeholder, contract, generic
from .running.rule import rule
from .state.bits import NONE
from .state.events import Events
from .state.record import Mask, Masks, Numbers, Stream
from .state.vector import Vector

State = Any  # a record with the fields of the game's own `State`
ScoreTable = Numbers  # a row for each ranked seat: POINTS, TIEBREAK

RECORD: Any = Placeholder()  # the game's record type
MASK_WORDS: Any = Placeholder()  # words of its masks of legal moves
OBSERVATION_WORDS: Any = Placeholder()  # length of its observed vector in bits


@contract
def deal(s: State, seats: int, options: Numbers, seed_low: np.uint64, seed_high: np.uint64) -> None:
    """Set up a zeroed state; `options[k]` is the index of the k-th option's value."""
    raise NotImplementedError


@contract
def legal(s: State, seat: int, mask: Masks) -> None:
    """The seat's legal moves, one bit each; none for a seat that is not waited for."""
    raise NotImplementedError


@contract
def decide(s: State, seat: int, move: int, events: Events) -> None:
    """What a seat decided, up to the next interlude."""
    raise NotImplementedError


@contract
def interlude(s: State, events: Events) -> bool:
    """One stage of what the rules do by themselves when nobody decides; is the game over?"""
    raise NotImplementedError


@contract
def score(s: State, out: ScoreTable) -> None:
    """Points and tie-breaks of all ranked seats; callable at any time."""
    raise NotImplementedError


@contract
def imagine(s: State, seat: int, rng: Stream) -> None:
    """Deal anew all that the seat cannot know."""
    raise NotImplementedError


@contract
def observe(s: State, seat: int, out: Vector) -> None:
    """What the seat knows, as a vector of fixed length, in small numbers or in bits."""
    raise NotImplementedError


@contract
def evaluate(s: State, seat: int) -> float:
    """Estimated final points; at the end exactly the points."""
    raise NotImplementedError


@contract
def foresee(s: State, seat: int) -> float:
    """The same with what may still come; a game without it is judged by `evaluate`."""
    raise NotImplementedError


@contract
def fathom(s: State, seat: int, memory: Memory) -> float:
    """The same as the strongest players see it, by what `foresee` goes by; a game without it is
    judged by `foresee`."""
    raise NotImplementedError


@contract
def settled(s: State) -> bool:
    """Does `evaluate` know the result already? A game without it never says so."""
    raise NotImplementedError


@contract
def judged_by(s: State, seat: int) -> Mask:
    """What `evaluate` goes by, if it fits into a mask: equal ones of one setup are worth the same.
    Empty where there is more to it; of a game without it, everywhere."""
    raise NotImplementedError


@contract
def foreseen_by(s: State, seat: int) -> Mask:
    """The same for `foresee`."""
    raise NotImplementedError


@contract
def habit(s: State, seat: int, memory: Memory, rng: Stream) -> int:
    """A move that the seat might make without much thought, while the result is not settled: for
    playing on in a world that somebody imagines. A game without it has none."""
    raise NotImplementedError


@contract
def suspect(s: State, seat: int, memory: Memory, rng: Stream) -> None:
    """Of an imagined world, make one that the seat cannot rule out either and that is likelier:
    rivals have chosen what they hold. A game without it leaves the world as it is."""
    raise NotImplementedError


@contract
def legal_and_observe(s: State, seat: int, mask: Masks, out: Vector) -> None:
    """`legal` and `observe` at once, where both work out the same; of a game without it, one after
    the other."""
    raise NotImplementedError


@contract
def stage(s: State) -> int:
    """Which interlude comes next: 0 for one that is short and does not end the game, and other
    numbers for others. A GPU runs the short ones first, and then brings those games together that
    have the same one before them. A game without it has but one kind."""
    raise NotImplementedError


@rule
def never(s: State) -> bool:
    """`settled` of a game that does not declare it."""
    return False


@rule
def by_much(s: State, seat: int) -> Mask:
    """`judged_by` and `foreseen_by` of a game that does not declare them."""
    return NONE


@rule
def no_habit(s: State, seat: int, memory: Memory, rng: Stream) -> int:
    """`habit` of a game that does not declare it."""
    return -1


@rule
def unsuspecting(s: State, seat: int, memory: Memory, rng: Stream) -> None:
    """`suspect` of a game that does not declare it."""


@generic
def no_farther(s: State, seat: int, memory: Memory) -> float:
    """`fathom` of a game that does not declare it."""
    return foresee(s, seat)


@generic
def one_after_the_other(s: State, seat: int, mask: Masks, out: Vector) -> None:
    """`legal_and_observe` of a game that does not declare it."""
    legal(s, seat, mask)
    observe(s, seat, out)


@rule
def any_stage(s: State) -> int:
    """`stage` of a game that does not declare it."""
    return 1


@generic
def act(s: State, seat: int, move: int, events: Events) -> None:
    """A move with all that follows.

    `decide` does what the seat decided. When that leaves nobody to wait for, `interlude` does what
    the rules then demand, stage by stage (a round is scored, a season ends), until a seat is asked
    again or the game is over. The long and rare parts of a game belong there: on a GPU games wait
    for each other before a stage and go through it together.
    """
    decide(s, seat, move, events)
    over = False
    while s.waiting == 0 and not over:
        over = interlude(s, events)
