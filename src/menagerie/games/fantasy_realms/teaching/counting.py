"""Decisions whose outcome can be counted to the end: the last discard, and the choices after it."""

from menagerie.core.exact import Exact
from menagerie.core.state.bits import NONE, members
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.memory import copy_of

from ..finish import act_finish, begin_finish
from ..judgement import evaluate
from ..moves import DISCARD
from ..rules import discard
from ..scoring import worth
from ..state import DISCARDING, FINISHING, State
from ..view import choices_left


def exact(s: State, seat: int) -> Exact | None:
    """What each move of the seat brings if its later choices are the best (FR-55)."""
    if s.chaos or s.drawn_pair != NONE:
        return None
    if s.phase == FINISHING:
        after = {move: _chosen(s, seat, move) for move in choices_left(s, seat)}
    elif s.phase == DISCARDING:
        after = {DISCARD + card: _discarded(s, seat, card) for card in members(s.hand[seat])}
    else:
        return None
    if any(then.phase != FINISHING for then in after.values()):
        return None
    # At first sight: what the hand is worth as it then stands, nothing more chosen.
    at_once = {move: worth(then.hand[seat], then.form[seat])[0] for move, then in after.items()}
    return Exact(
        points={move: int(evaluate(then, seat)) for move, then in after.items()},
        tempting=max(at_once, key=lambda move: at_once[move]),
    )


def _chosen(s: State, seat: int, move: int) -> State:
    then: State = copy_of(s)
    act_finish(then, seat, move, NO_EVENTS)
    return then


def _discarded(s: State, seat: int, card: int) -> State:
    """FR-28: after the last discard the hands are laid open."""
    then: State = copy_of(s)
    discard(then, seat, card, NO_EVENTS)
    if then.waiting == 0:
        begin_finish(then, NO_EVENTS)
    return then
