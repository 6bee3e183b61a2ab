"""How many points a position promises: what bots look at when they do not play to the end."""

from __future__ import annotations

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, rest, u64, wrap
from menagerie.core.style import Style

from .battles import best
from .beasts import rank
from .components import (
    AGES,
    COUNCIL,
    HIGHEST_RANK,
    KINGDOMS,
    SECOND_PLACE,
    SIZE,
    SMALLEST,
    THIRD_PLACE,
)
from .decrees import kingdoms_for
from .rules import final_points
from .scoring import token
from .state import BATTLE, LAY, MODIFY, OVER, PAIR_CARD, State
from .table import capital_holder, capital_taken

LATER_CUBE = 1.2  # a cube in a council, for each age to come
FREE_LAND = 0.35  # a territory that may still be claimed
LEAD = 0.3  # each cube ahead of the next player, at most two
RANK = 0.03  # of a card in hand, for battles
FOLLOWED = 0.8  # of each rally by which one is behind: who rallies is followed …
FOLLOWED_FOR = 2  # … for so long

# How many of the eight ranks each rank beats, by rank.
BEATS = np.array(
    [0, 1, *(n - 1 - (n == HIGHEST_RANK) for n in range(2, HIGHEST_RANK + 1))], np.int64
)

STYLES = {
    "club": Style(iterations=60),
    "grandmaster": Style(iterations=8000, samples=8, net_prior=2.0, net_value=0.5),
}
STRONG_STUDENT = True


@rule
def standing(s: State, k: int, player: int, mine: int) -> float:
    """What the kingdom would pay this player for so many cubes if the age ended now; ties for first
    are averaged."""
    if mine == 0:
        return 0.0
    ahead = 0
    equal = 1
    next_best = 0
    above = 0  # the smallest number of cubes above mine
    for p in range(i64(s.players)):
        n = i64(s.cubes[k, p])
        if p != player:
            if n > mine:
                ahead += 1
                if above == 0 or n < above:
                    above = n
            else:
                if n == mine:
                    equal += 1
                if n > next_best:
                    next_best = n
    if ahead == 0:
        if equal == 1:
            lead = mine - next_best
            return float(token(s, k)) + LEAD * (lead if lead < 2 else 2)
        return float(token(s, k) + SECOND_PLACE * (equal - 1)) / equal
    # Second if all who are ahead have the same number of cubes, third if there are two numbers.
    top = 0
    for p in range(i64(s.players)):
        if i64(s.cubes[k, p]) > top:
            top = i64(s.cubes[k, p])
    if above == top:
        return float(SECOND_PLACE)
    between = False
    for p in range(i64(s.players)):
        between = between or (i64(s.cubes[k, p]) > above and i64(s.cubes[k, p]) < top)
    return 0.0 if between else float(THIRD_PLACE)


@inlined_rule
def standing_now(s: State, k: int, player: int) -> float:
    return standing(s, k, player, i64(s.cubes[k, player]))


@rule
def in_battle(s: State, player: int) -> float:
    """What the kingdom that is being fought for promises a player."""
    k = i64(s.kingdom)
    first = float(token(s, k))
    if has(u64(s.losers), player):
        return float(SECOND_PLACE)
    if not has(u64(s.fighters), player):
        return standing_now(s, k, player)
    if s.phase == MODIFY:  # the cards lie open
        winners = best(s)
        if not has(winners, player):
            return float(SECOND_PLACE)
        return (first + SECOND_PLACE * (count(winners) - 1)) / count(winners)
    if s.chosen[player] > 0:
        chance = float(BEATS[rank(i64(s.chosen[player]) - 1)]) / HIGHEST_RANK
        return SECOND_PLACE + (first - SECOND_PLACE) * chance
    return (first + SECOND_PLACE * (count(u64(s.fighters)) - 1)) / count(u64(s.fighters))


@rule
def best_claim(s: State, seat: int) -> float:
    """What the card that the seat is laying adds in its best place."""
    best = 0.0
    card = bit(i64(s.picked) - 1)
    open_ = bit(s.kingdom)
    if s.phase == LAY:
        open_ = kingdoms_for(s, s.hand[seat], card)
    for k in range(KINGDOMS):
        if has(open_, k):
            more = standing(s, k, seat, i64(s.cubes[k, seat]) + 1)
            best = max(best, more - standing_now(s, k, seat))
    return best


@rule
def rallies_to_come(s: State, seat: int) -> int:
    """How many rallies the seat may still catch up on; without this, a rally seems to win a point
    over everybody, and greedy players do nothing else."""
    if s.outs > 0:
        return 0
    most = i64(s.rallies[seat])
    for p in range(i64(s.seats)):
        most = max(most, i64(s.rallies[p]))
    return min(FOLLOWED_FOR, most - i64(s.rallies[seat]))


@rule
def evaluate(s: State, seat: int) -> float:
    points = float(final_points(s, seat))
    if s.phase == OVER:
        return points
    points += float(s.modifiers[seat])
    for age in range(AGES):
        if i64(s.withdrawal_of[age]) == seat + 1:
            points += float(s.withdrawal[age])
    # This age: the kingdoms that are not scored yet.
    for i in range(i64(s.scored), KINGDOMS):
        k = wrap(SMALLEST + i, KINGDOMS)
        if k == i64(s.kingdom) and (s.phase == BATTLE or s.phase == MODIFY):
            points += in_battle(s, seat)
        else:
            points += standing_now(s, k, seat)
    # Later ages: cubes in councils stay.
    later = AGES - 1 - i64(s.age)
    for k in range(KINGDOMS):
        kept = 0
        for i in range(COUNCIL):
            if i64(s.council[k, i]) == seat + 1:
                kept += 1
        if capital_taken(s, k) and capital_holder(s, k) == seat:
            kept += 1
        points += LATER_CUBE * kept * later
    if i64(s.turn) == seat and (s.phase == LAY or s.phase == PAIR_CARD):
        points += best_claim(s, seat)
    points += FOLLOWED * rallies_to_come(s, seat)
    # While in, there is land to claim.
    if s.out[seat] == 0:
        free = 0
        for k in range(KINGDOMS):
            free += SIZE[k] - i64(s.laid_count[k])
        points += FREE_LAND * free
    cards = s.hand[seat]
    while cards != NONE:
        points += RANK * rank(lowest(cards))
        cards = rest(cards)
    return points
