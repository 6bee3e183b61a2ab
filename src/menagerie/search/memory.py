"""What has been judged is not judged again.

A rival's hand is the same after each of one's moves, one's own in every world: where a game says
all that a judgement goes by (`judged_by`, `foreseen_by`), the judgement is kept.
"""

from menagerie.core.contract import State, evaluate, fathom, foresee, foreseen_by, judged_by
from menagerie.core.game import Game
from menagerie.core.judgements import PLACES, Memory, new_memory
from menagerie.core.running.binder import generic
from menagerie.core.state.bits import NONE, i64, u64
from menagerie.core.style import FAR, NEAR


def memory_for(game: Game) -> Memory:
    used = game.judged_by or game.foreseen_by or game.fathom or game.habit or game.suspect
    return new_memory(PLACES if used else 1)


@generic(inline=True)
def estimate(s: State, seat: int, far: int, memory: Memory) -> float:
    """The points a seat may expect at the end: as they stand, or with what may still come."""
    by = judged_by(s, seat) if far == NEAR else foreseen_by(s, seat)
    at = i64(by % u64(PLACES))
    if by != NONE and memory.by[at] == by:
        return memory.worth[at]
    if far == NEAR:
        points = evaluate(s, seat)
    elif far == FAR:
        points = foresee(s, seat)
    else:
        points = fathom(s, seat, memory)
    if by != NONE:
        memory.by[at] = by
        memory.worth[at] = points
    return points


@generic(inline=True)
def lead(s: State, seat: int, far: int, memory: Memory) -> float:
    """The seat's expected points less the best rival's."""
    rival = -1e9 if s.seats > 1 else 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, estimate(s, other, far, memory))
    return estimate(s, seat, far, memory) - rival
