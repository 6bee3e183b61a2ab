"""How many points a position promises a seat, for the greedy bot and for search."""

from __future__ import annotations

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, lowest, rest, with_, without
from menagerie.core.state.record import Mask

from .components import BONUS, FAMILIES, FAMILY, FEWEST_STARS, NO_CARD, NO_FAMILY, OWL_CARD
from .medals import bonus_group, points_of, stars_of
from .prizes import replaceable
from .state import EXCHANGING, FULL, SEASONS, State
from .table import rows_of

SEASON_WORTH = 5.5  # points a collection earns in a season yet to come
PRIZE_WORTH = 0.8  # points a prize card earns
STAR_WORTH = 0.2  # prize cards won for each star more than the best rival


@rule
def evaluate(s: State, seat: int) -> float:
    """Estimated final points; at the end exactly the points."""
    if s.waiting == 0:
        return float(points_of(s, seat))
    seasons_left = SEASONS - 1 - int(s.season)
    worth = SEASON_WORTH * rows_of(s) * seasons_left
    prizes = float(s.prize_count[seat])
    if s.phase != EXCHANGING:
        prizes += prizes_to_come(s, seat)
        return worth + promised_points(s, seat, NO_CARD, NO_CARD) + PRIZE_WORTH * prizes
    if s.laying[seat] == NO_CARD:
        if seasons_left == 0:
            prizes = 0.0
        return worth + promised_points(s, seat, NO_CARD, NO_CARD) + PRIZE_WORTH * prizes
    # A prize card in the air is worth what it does in its best place.
    best = 0.0
    places = replaceable(s, seat)
    while places != NONE:
        best = max(best, promised_points(s, seat, lowest(places), int(s.laying[seat])))
        places = rest(places)
    if seasons_left == 0:
        prizes = 1.0
    return worth + best + PRIZE_WORTH * (prizes - 1.0)


@rule
def promised_points(s: State, seat: int, old: int, new: int) -> float:
    """Points of the medals won and of those the collections promise, `new` in place of `old`."""
    group = float(bonus_group(s.seats))
    # A begun group is worth something while medals can still come.
    begun = 0.5 if s.season < SEASONS - 1 or s.phase != EXCHANGING else 0.0
    points = 0.0
    for family in range(FAMILIES):
        medals = float(s.medals[seat, family])
        for row in range(rows_of(s)):
            cards = s.collections[seat, row]
            if old != NO_CARD and cards != without(cards, old):
                cards = with_(without(cards, old), new)
            medals += expected_medals(cards, family, s.owl_family)
        groups = medals / group
        full = float(int(groups))
        points += medals + BONUS * (full + begun * (groups - full) ** 2)
    return points


@inlined_rule
def expected_medals(cards: Mask, family: int, owl_family: int) -> float:
    """Medals of a family that a collection, complete or not, can hope for."""
    size = count(cards)
    space = float(FULL - size)
    n = count(cards & FAMILY[family])
    largest = 0
    best_family = 0
    different = 0
    for other in range(FAMILIES):
        m = count(cards & FAMILY[other])
        if m > 0:
            different += 1
        if m > largest:
            largest = m
            best_family = other
    owl = (cards & OWL_CARD) != NONE
    if owl and owl_family == NO_FAMILY:
        # Not named yet: it completes five different ones, or joins the largest group.
        if different == FULL - 1 and size == FULL:
            return 1.0
        owl_family = best_family
    if owl and family == owl_family:
        if n == 0:
            different += 1
        n += 1
    if different == FULL:
        return 1.0
    if n >= 2:
        return n + 0.4 * space
    if n == 1:
        return min(0.45 * space, 1.5)
    return 0.1 * space


@rule
def prizes_to_come(s: State, seat: int) -> float:
    """How many prize cards the stars of stage 1 promise."""
    rival = FEWEST_STARS
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, stars_of(s, other))
    hope = 0.8 + STAR_WORTH * (stars_of(s, seat) - rival)
    return min(max(hope, 0.0), 2.0)
