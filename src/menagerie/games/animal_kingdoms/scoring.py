"""The end of an age: places in a kingdom and the points for them (AK-22, AK-23, AK-24, AK-33)."""

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, has, i32, i64, lowest, rest, u64
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.record import Mask

from . import moves
from .components import AGES, SECOND_PLACE, THIRD_PLACE
from .state import PLAYERS, State
from .table import capital_holder, capital_taken, is_upstart

FIRST, SECOND, THIRD = range(3)  # places in a kingdom
ALL_CUBES = i32(255)  # more than anybody has


@inlined_rule
def token(s: State, k: int) -> int:
    """What first place in kingdom k is worth in this age: its leftmost token (AK-22)."""
    return i64(s.tokens[k * AGES + i64(s.age)])


@rule
def most_cubes(s: State, k: int, below: int) -> int:
    """The most cubes, fewer than `below`, that a player has in kingdom k."""
    most = i32(0)
    for p in range(PLAYERS):
        n = i32(s.cubes[k, p])
        most = max(most, n if n < below else i32(0))
    return most


@rule
def with_cubes(s: State, k: int, n: int) -> Mask:
    """The players with exactly n cubes in kingdom k; nobody for n = 0 (AK-24)."""
    found = NONE
    if n > 0:
        for p in range(PLAYERS):
            found |= u64(s.cubes[k, p] == n) << u64(p)
    return found


@rule
def give(s: State, k: int, players: Mask, place: int, events: Events) -> None:
    """What a place in kingdom k is worth, to everyone who holds it."""
    points = token(s, k)
    if place == SECOND:
        points = SECOND_PLACE
    elif place == THIRD:
        points = THIRD_PLACE
    while players != NONE:
        p = lowest(players)
        players = rest(players)
        s.points[p] += points
        s.earned[i64(s.age), k, p] += points
        if is_upstart(s, p):
            emit(events, moves.E_UPSTART_SCORED, EVERYONE, k, points, place)
        else:
            emit(events, moves.E_SCORED, EVERYONE, p, k, points, place)


@rule
def award(s: State, k: int, first: Mask, second: Mask, events: Events) -> None:
    """Points for a kingdom, in full for everyone in a place (AK-23). `second` are those beaten for
    first place; without any, the players with the next number of cubes are second (AK-33)."""
    apart()
    give(s, k, first, FIRST, events)
    top = most_cubes(s, k, ALL_CUBES)
    following = most_cubes(s, k, top)
    if second != NONE:
        give(s, k, second, SECOND, events)
        give(s, k, with_cubes(s, k, following), THIRD, events)
    else:
        give(s, k, with_cubes(s, k, following), SECOND, events)
        give(s, k, with_cubes(s, k, most_cubes(s, k, following)), THIRD, events)


@rule
def award_in_peace(s: State, k: int, leaders: Mask, events: Events) -> None:
    """The peace variant (AK-35): the capital decides; without it all leaders are first."""
    if capital_taken(s, k) and has(leaders, capital_holder(s, k)):
        winner = bit(capital_holder(s, k))
        award(s, k, winner, leaders & ~winner, events)
    else:
        award(s, k, leaders, NONE, events)


@rule
def nobody(s: State, k: int, events: Events) -> None:
    """No cubes at all: the token of this age goes unused (AK-22)."""
    emit(events, moves.E_EMPTY, EVERYONE, k)
