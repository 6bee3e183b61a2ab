"""The pay of a kingdom if the age ended now, or after one more claim, and what modifiers would
change in a battle: the rules themselves say it, on a copy of the position."""

import msgspec

from menagerie.core.state.bits import members, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.memory import copy_of
from menagerie.core.state.record import Mask

from .battles import best
from .decrees import has_room
from .scoring import award, award_in_peace, most_cubes, with_cubes
from .state import State
from .table import put_down


class Prospect(msgspec.Struct):
    """How a player would come out of a kingdom at the end of the age."""

    cubes: int
    rival: int  # the most that anybody else has
    place: int  # 1, 2, 3; 0 without points
    battle: bool  # first place would be fought for
    points: int  # in a battle: for its winner
    at_least: int  # in a battle: for its loser


def as_it_stands(s: State, k: int) -> list[Prospect]:
    """By player, if the age ended with this position."""
    players = range(int(s.players))
    cubes = [int(s.cubes[k, p]) for p in players]
    leaders = members(with_cubes(s, k, most_cubes(s, k, 255)))
    battle = len(leaders) > 1 and not s.peace
    paid = _paid(s, k, leaders) if leaders else [0] * len(players)
    found = []
    for p in players:
        fights = battle and p in leaders
        points, at_least = paid[p], paid[p]
        if fights:
            points, at_least = paid[leaders[0]], paid[leaders[1]]
        place = 1 + len({n for n in paid if n > points}) if points else 0
        rival = max(n for q, n in enumerate(cubes) if q != p)
        found.append(Prospect(cubes[p], rival, place, fights, points, at_least))
    return found


def after_a_claim(s: State, k: int, player: int) -> Prospect | None:
    """For a player who is still in and puts one more cube there."""
    if s.out[player] or not has_room(s, k):
        return None
    claimed = copy_of(s)
    put_down(claimed, player, 0, k)  # whichever card: only cubes count
    return as_it_stands(claimed, k)[player]


def _paid(s: State, k: int, leaders: list[int]) -> list[int]:
    """By player; a battle is won by the first of the leaders."""
    ended = copy_of(s)
    age, players = int(s.age), int(s.players)
    ended.earned[age, k] = 0
    if s.peace:
        award_in_peace(ended, k, _set(leaders), NO_EVENTS)
    else:
        award(ended, k, _set(leaders[:1]), _set(leaders[1:]), NO_EVENTS)
    return [int(n) for n in ended.earned[age, k, :players]]


def with_modifiers(s: State, player: int) -> list[list[int]]:
    """Return whose cards would be best, by how many modifiers the player adds, from none to all."""
    found = []
    for n in range(int(s.modifiers[player]) + 1):
        raised = copy_of(s)
        raised.boost[player] += n
        found.append(members(best(raised)))
    return found


def _set(players: list[int]) -> Mask:
    return u64(sum(1 << p for p in players))
