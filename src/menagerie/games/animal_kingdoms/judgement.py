"""How many points a position promises: what bots look at when they do not play to the end."""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, rest, u64, wrap
from menagerie.core.state.record import Mask
from menagerie.core.style import Style

from . import components
from .battles import best
from .decrees import kingdoms_for
from .rules import tokens_worth
from .scoring import token
from .state import BATTLE, LAY, MODIFY, OVER, PAIR_CARD, PLAYERS, State
from .table import capital_holder, capital_taken, kept

HIGHEST_TOKEN = int(components.KINGDOM_TOKENS.max())
TERRITORIES = sum(components.SIZES)

LATER_CUBE = 1.2  # a cube in a council, for each age to come
FREE_LAND = 0.35  # a territory that may still be claimed
LEAD = 0.3  # each cube ahead of the next player, at most two
RANK = 0.03  # of a card in hand, for battles
FOLLOWED = 0.8  # of each rally by which one is behind: who rallies is followed …
FOLLOWED_FOR = 2  # … for so long

# How many of the eight ranks each rank beats, by rank.
BEATS = np.array(
    [
        0,
        1,
        *(n - 1 - (n == components.HIGHEST_RANK) for n in range(2, components.HIGHEST_RANK + 1)),
    ],
    np.int64,
)

STYLES = {
    "club": Style(iterations=60),
    "grandmaster": Style(iterations=2500, samples=8, even=0.25, net_prior=2.0, net_value=0.25),
}
STRONG_STUDENT = True


def _pay(above: int, equal: int, close: int, first: int) -> float:
    """What a kingdom would pay a player if the age ended now: so many different numbers of cubes
    are above his own, so many rivals have as many, and some have one less; ties for first are
    averaged."""
    if above > 0:
        return {1: float(components.SECOND_PLACE), 2: float(components.THIRD_PLACE)}.get(above, 0.0)
    if equal > 0:
        return (first + components.SECOND_PLACE * equal) / (equal + 1)
    return first + LEAD * (1 if close else 2)


PAY = np.vectorize(_pay, [float])(*np.indices((PLAYERS, PLAYERS, 2, HIGHEST_TOKEN + 1)))
NOTHING = PLAYERS - 1  # so many numbers above one's own leave no place
# What cubes in the council of a kingdom are worth, by ages to come and how many.
KEPT = np.array(
    [
        [LATER_CUBE * cubes * later for cubes in range(components.COUNCIL + 2)]
        for later in range(components.AGES)
    ]
)
# How many players have how many cubes in a kingdom is one word, a digit of three bits for each
# number of cubes; `EACH` has the first bit of every digit.
DIGIT, LOWEST_DIGIT = 3, u64(7)
EACH = u64(sum(1 << DIGIT * n for n in range(64 // DIGIT)))


@inlined_rule
def tally(s: State, k: int) -> Mask:
    """How many players have how many cubes in a kingdom; who does not play has none."""
    found = NONE
    for p in range(PLAYERS):
        found += bit(DIGIT * i64(s.cubes[k, p]))
    return found


@inlined_rule
def standing(s: State, k: int, player: int, more: int) -> float:
    """What the kingdom would pay this player, with so many cubes more, if the age ended now."""
    had = i64(s.cubes[k, player])
    mine = had + more
    others = tally(s, k) - bit(DIGIT * had)
    # One digit up, so that there is one for less than nothing: one cube less, as many, those above.
    near = (others << u64(DIGIT)) >> u64(DIGIT * mine)
    far = near >> u64(2 * DIGIT)
    above = count((far | far >> u64(1) | far >> u64(2)) & EACH)
    close = i64(near & LOWEST_DIGIT != NONE)
    equal = i64(near >> u64(DIGIT) & LOWEST_DIGIT)
    return PAY[above if mine > 0 else NOTHING, equal, close, token(s, k)]


@rule
def in_battle(s: State, player: int) -> float:
    """What the kingdom that is being fought for promises a player."""
    k = i64(s.kingdom)
    first = float(token(s, k))
    if has(u64(s.losers), player):
        return float(components.SECOND_PLACE)
    if not has(u64(s.fighters), player):
        return standing(s, k, player, 0)
    if s.phase == MODIFY:  # the cards lie open
        winners = best(s)
        if not has(winners, player):
            return float(components.SECOND_PLACE)
        return (first + components.SECOND_PLACE * (count(winners) - 1)) / count(winners)
    if s.chosen[player] > 0:
        chance = float(BEATS[components.rank(i64(s.chosen[player]) - 1)]) / components.HIGHEST_RANK
        return components.SECOND_PLACE + (first - components.SECOND_PLACE) * chance
    return (first + components.SECOND_PLACE * (count(u64(s.fighters)) - 1)) / count(u64(s.fighters))


@inlined_rule
def best_claim(s: State, seat: int) -> float:
    """What the card that the seat is laying adds in its best place."""
    best = 0.0
    open_ = bit(i64(s.kingdom))
    if s.phase == LAY:
        open_ = kingdoms_for(s, s.hand[seat], bit(i64(s.picked) - 1))
    for k in range(components.KINGDOMS):
        more = standing(s, k, seat, 1) - standing(s, k, seat, 0)
        best = more if has(open_, k) and more > best else best
    return best


@rule
def rallies_to_come(s: State, seat: int) -> int:
    """How many rallies the seat may still catch up on; without this, a rally seems to win a point
    over everybody, and greedy players do nothing else."""
    if s.outs > 0:
        return 0
    most = i64(s.rallies[seat])
    for p in range(PLAYERS):
        most = max(most, i64(s.rallies[p]))
    return min(FOLLOWED_FOR, most - i64(s.rallies[seat]))


@inlined_rule
def stays(s: State, k: int, player: int) -> int:
    """How many cubes of a player will be in the council of a kingdom."""
    kept = i64(capital_taken(s, k) & (capital_holder(s, k) == player))
    for i in range(components.COUNCIL):
        kept += i64(i64(s.council[k, i]) == player + 1)
    return kept


@rule
def evaluate(s: State, seat: int) -> float:
    points = float(i64(s.points[seat]) + tokens_worth(s, seat))
    if s.phase == OVER:
        return points
    # This age: the kingdoms that are not scored yet.
    fought = i64(s.kingdom) if s.phase == BATTLE or s.phase == MODIFY else components.KINGDOMS
    for i in range(components.KINGDOMS):
        k = wrap(components.SMALLEST + i, components.KINGDOMS)
        worth = standing(s, k, seat, 0)
        if i >= i64(s.scored):
            points += in_battle(s, seat) if k == fought else worth
    # Later ages: cubes in councils stay.
    later = components.AGES - 1 - i64(s.age)
    for k in range(components.KINGDOMS):
        points += KEPT[later, stays(s, k, seat)]
    if i64(s.turn) == seat and (s.phase == LAY or s.phase == PAIR_CARD):
        points += best_claim(s, seat)
    points += FOLLOWED * rallies_to_come(s, seat)
    # While in, there is land to claim.
    if s.out[seat] == 0:
        free = TERRITORIES
        for k in range(components.KINGDOMS):
            free -= i64(s.laid_count[k])
        points += FREE_LAND * free
    cards = kept(s, seat)
    while cards != NONE:
        points += RANK * components.rank(lowest(cards))
        cards = rest(cards)
    return points
