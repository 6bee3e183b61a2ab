"""How many points a position promises a seat, for the greedy bot and for search."""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, has, lowest, rest, with_, without
from menagerie.core.state.record import Mask
from menagerie.core.style import Style

from .components import BONUS, FAMILIES, FAMILY, FEWEST_STARS, NO_CARD, NO_FAMILY, OWL_CARD
from .prizes import bonus_group, points_of, replaceable, stars, stars_of
from .state import EXCHANGING, FULL, LOOKS, SEASONS, State
from .table import is_complete, next_collecting, rows_of, space

SEASON_WORTH = 5.5  # points a collection earns in a season yet to come
PRIZE_WORTH = 0.8  # points a prize card earns
STAR_WORTH = 0.2  # prize cards won for each star more than the best rival
LEADS_WORTH = 0.5  # how far a card that one will turn up oneself is as good as one's own
COMES_WORTH = 0.15  # the same for a card that others turn up


def _hoped(animals: int, space: int) -> float:
    """Medals of a family to hope for with so many of its animals and so much space."""
    if animals >= 2:
        return animals + 0.4 * space
    return min(0.45 * space, 1.5) if animals == 1 else 0.1 * space


MEDALS_HOPED = np.array(
    [[_hoped(n, space) for space in range(FULL + 1)] for n in range(FULL + 1)], np.float64
)

STYLES = {
    "grandmaster": Style(iterations=4000, samples=8, even=0.25, net_prior=0.7, net_value=0.25)
}
STRONG_STUDENT = True


@rule
def evaluate(s: State, seat: int) -> float:
    """Estimated final points; at the end exactly the points."""
    if s.waiting == 0:
        return float(points_of(s, seat))
    seasons_left = SEASONS - 1 - int(s.season)
    worth = SEASON_WORTH * rows_of(s) * seasons_left
    prizes = float(s.prize_count[seat])
    if s.phase != EXCHANGING:
        # A present whose receiver is still to be chosen is as good as gone.
        gift = int(s.gift) if s.asked == seat else NO_CARD
        prizes += prizes_to_come(s, seat, gift)
        if s.spied > 0 and s.asked == seat:
            worth += spied_points(s, seat)
        return worth + promised_points(s, seat, gift, NO_CARD) + PRIZE_WORTH * prizes
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
    """Points of the medals won and of those the collections promise, `new` in place of `old`.

    Without `new` the card `old` is gone; without `old` the card `new` joins where there is room.
    """
    group = float(bonus_group(s.seats))
    # A begun group is worth something while medals can still come.
    begun = 0.5 if s.season < SEASONS - 1 or s.phase != EXCHANGING else 0.0
    two_rows = rows_of(s) == 2
    cards = changed(s, seat, 0, old, new)
    different, owl = shown(cards, s.owl_family)
    others = changed(s, seat, 1, old, new)
    others_different, others_owl = shown(others, s.owl_family)
    points = 0.0
    for family in range(FAMILIES):
        medals = float(s.medals[seat, family])
        medals += expected_medals(cards, family, different, owl)
        if two_rows:
            medals += expected_medals(others, family, others_different, others_owl)
        groups = medals / group
        full = float(int(groups))
        points += medals + BONUS * (full + begun * (groups - full) ** 2)
    return points


@inlined_rule
def changed(s: State, seat: int, row: int, old: int, new: int) -> Mask:
    """A collection with `new` in place of `old`, as `promised_points` says."""
    cards = s.collections[seat, row]
    if old == NO_CARD:
        roomy = 0 if space(s, seat, 0) > 0 else 1
        return with_(cards, new) if new != NO_CARD and row == roomy else cards
    if not has(cards, old):
        return cards
    cards = without(cards, old)
    return with_(cards, new) if new != NO_CARD else cards


@inlined_rule
def shown(cards: Mask, owl_family: int) -> tuple[int, int]:
    """How many families a collection shows, and the one that its owl, if it has one, stands for."""
    different = 0
    largest = 0
    best_family = 0
    for family in range(FAMILIES):
        n = count(cards & FAMILY[family])
        if n > 0:
            different += 1
        if n > largest:
            largest = n
            best_family = family
    if (cards & OWL_CARD) == NONE:
        return different, NO_FAMILY
    if owl_family != NO_FAMILY:
        return different, owl_family
    # Not named yet: it completes five different ones, or joins the largest group.
    if different == FULL - 1 and count(cards) == FULL:
        return FULL, NO_FAMILY
    return different, best_family


@inlined_rule
def expected_medals(cards: Mask, family: int, different: int, owl_family: int) -> float:
    """Medals of a family that a collection, complete or not, can hope for, by what it shows."""
    n = count(cards & FAMILY[family])
    if family == owl_family:
        if n == 0:
            different += 1
        n += 1
    return 1.0 if different == FULL else MEDALS_HOPED[n, FULL - count(cards)]


@rule
def spied_points(s: State, seat: int) -> float:
    """What the cards that this seat has spied on promise it, lying as they do."""
    now = promised_points(s, seat, NO_CARD, NO_CARD)
    leader = int(s.leader)
    hope = 0.0
    for i in range(min(int(s.deck_size), LOOKS) if not is_complete(s, seat) else 0):
        leader = next_collecting(s, leader)
        if leader < 0:
            leader = seat
        card = int(s.deck[int(s.deck_size) - 1 - i])
        gain = promised_points(s, seat, NO_CARD, card) - now
        hope += max(gain, 0.0) * (LEADS_WORTH if leader == seat else COMES_WORTH)
    return hope


@rule
def prizes_to_come(s: State, seat: int, gift: int) -> float:
    """How many prize cards the stars of stage 1 promise, `gift` given away."""
    rival = FEWEST_STARS
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, stars_of(s, other))
    own = stars_of(s, seat)
    if gift != NO_CARD:
        own -= stars(bit(gift))
    hope = 0.8 + STAR_WORTH * (own - rival)
    return min(max(hope, 0.0), 2.0)
