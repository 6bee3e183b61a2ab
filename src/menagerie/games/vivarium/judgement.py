"""`evaluate`: the points a position promises a seat; at the end, exactly the points.

Points now, what contracts may still bring in the turns that are left, the token race, and, in the
seat's own turn, the best it can still get: a card in reach, beside binoculars or from the deck.
"""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, has, i64, lowest, rest, u64, with_, wrap
from menagerie.core.state.record import Mask, Masks
from menagerie.core.style import Style

from . import state, tables
from .components import BINOCULARS, CAMERA, COMPASS, KINDS, MOST, SHOVEL, TOKEN_POINTS
from .rounds import leader
from .rules import price, reachable
from .scoring import counted_cards, creature_points, pairs, points, progress
from .state import State

PER_TURN = 3.0  # points that an ordinary turn brings
SPARE_GEM = 0.2  # what a gem is worth beyond its point, while turns are left to spend it
RACE = 0.6  # the chance that the leader of the token race wins it

# What a contract brings per turn to come (by way of counting), until it pays its most.
PER_TURN_OF = np.array([0.12, 0.55, 0.5, 0.5, 0.35], np.float64)
HALF_PAIR = 0.8  # a card that waits for the other half
PART_OF_SET = 0.5  # of what the next set pays, by the share that is there

# What an ability brings by itself, the gem for it counted: bag, hat, binoculars (judged by what
# lies beside them), camera, compass, lamp, map, shovel.
ABILITY = np.array([0.5, 0.5, 0.0, 3.0, 3.3, 0.0, 0.0, 1.0], np.float64)
DRAWS = np.array([kind in (CAMERA, COMPASS, SHOVEL) for kind in range(len(KINDS))])  # creatures

# A turn is a plan of several moves: a grandmaster plays on to the end of the game. At the beginning
# that takes a hundred moves each time; its effort keeps such a choice below a second.
STYLES = {
    "club": Style(iterations=40),
    "grandmaster": Style(
        iterations=4000,
        effort=300_000,
        samples=8,
        depth=250,
        even=0.25,
        net_prior=0.5,
        net_value=0.25,
    ),
}


@inlined_rule
def turns_left(s: State, seat: int) -> int:
    """Turns that the seat has still to finish."""
    place = wrap(seat + state.players(s) - i64(s.first), state.players(s))
    done = 0
    if s.turn > place:
        done += 1
    if s.turn > place + state.players(s):
        done += 1
    return 2 * (state.ROUNDS - i64(s.stage)) + 2 - done


@rule
def icons_present(cards: Mask, icons: Masks, beyond: int) -> int:
    """How many of four icons the collection shows more than `beyond` times."""
    present = 0
    for i in range(4):
        if count(cards & icons[i]) > beyond:
            present += 1
    return present


@inlined_rule
def paid(contract: int, counted: int, hope: float) -> float:
    """What a contract pays now for what it counts, and the hope for more, up to its most."""
    now = tables.PAYS[contract, counted]
    to_come = float(max(0, tables.PAYS[contract, tables.TOP[contract]] - now))
    return now + min(to_come, hope)


@inlined_rule
def cards_promise(cards: Mask, contract: int, left: int, tools_start: int) -> float:
    """What a contract for cards of one sort may pay at the end."""
    n = min(MOST, counted_cards(cards, contract, tools_start))
    return paid(contract, n, PER_TURN_OF[tables.CARDS_OF] * left)


@inlined_rule
def pairs_promise(cards: Mask, contract: int, left: int) -> float:
    """The same of one for pairs: a card may wait for its other half."""
    waiting = abs(count(cards & tables.FIRST[contract]) - count(cards & tables.SECOND[contract]))
    hope = PER_TURN_OF[tables.PAIRS] * left
    hope += HALF_PAIR * min(2, waiting) * soon(left)
    return paid(contract, min(MOST, pairs(cards, contract)), hope)


@rule
def sets_promise(cards: Mask, contract: int, left: int, tools_start: int) -> float:
    """The same of one for sets: a part of the next set may be there."""
    n = min(MOST, progress(cards, contract, tools_start))
    counting = tables.COUNTING[contract]
    if counting == tables.HABITAT_SETS:
        there = min(3, icons_present(cards, tables.HABITAT, n) + count(cards & tables.BAGS))
    elif counting == tables.BOTH_SETS:
        there = min(
            icons_present(cards, tables.HABITAT, n), icons_present(cards, tables.SPECIES_ICONS, n)
        )
    else:
        there = icons_present(cards, tables.SPECIES_ICONS, n)
    step = tables.PAYS[contract, min(MOST, n + 1)] - tables.PAYS[contract, n]
    hope = PER_TURN_OF[counting] * left
    hope += PART_OF_SET * 0.25 * there * step * soon(left)
    return paid(contract, n, hope)


@inlined_rule
def soon(left: int) -> float:
    """How sure it is that what is begun will be finished."""
    return min(1.0, 0.25 * left)


@rule
def collection_promise(s: State, seat: int, cards: Mask, signed: Mask, left: int) -> float:
    """Creatures and contracts together."""
    total = float(creature_points(cards))
    tools = s.tools_start
    total += cards_promise(cards, tables.HABITAT_START + i64(s.habitat_goal[seat]), left, tools)
    total += cards_promise(cards, tables.SPECIES_START + i64(s.species_goal[seat]), left, tools)
    each = signed & tables.FOR_PAIRS
    while each != NONE:
        total += pairs_promise(cards, lowest(each), left)
        each = rest(each)
    each = signed & tables.FOR_SETS
    while each != NONE:
        total += sets_promise(cards, lowest(each), left, tools)
        each = rest(each)
    each = signed & tables.FOR_CARDS
    while each != NONE:
        total += cards_promise(cards, lowest(each), left, tools)
        each = rest(each)
    return total


@rule
def gain_of(s: State, seat: int, card: int, gems: int, left: int, now: float) -> float:
    """What taking a card adds, its gems counted; `gems` are at hand to pay for its ability."""
    cards = s.cards[seat]
    signed = s.signed[seat]
    token = state.current_token(s)
    gain = 0.0
    if card >= tables.CONTRACT:
        signed = with_(signed, card - tables.CONTRACT)
        if token == tables.CONTRACT_TOKEN:
            gain += 1.0
    else:
        cards = with_(cards, card)
        if has(tables.REWARDED[token], card):
            gain += 1.0
        if card >= tables.EQUIPMENT:
            kind = tables.KIND[card - tables.EQUIPMENT]
            gain += tables.GEMS[card - tables.EQUIPMENT]
            paid = kind != CAMERA or gems + gain >= 1.0
            if paid and (not DRAWS[kind] or s.creatures_left > 0):
                gain += ABILITY[kind]
    return gain + collection_promise(s, seat, cards, signed, left) - now


@rule
def best_cell(s: State, seat: int, left: int, now: float) -> float:
    """What the best reachable card adds, its price counted; two gems at least."""
    best = float(state.GEMS_INSTEAD)
    cells = reachable(s, seat)
    while cells != NONE:
        cell = lowest(cells)
        cells = rest(cells)
        card = i64(s.board[cell])
        cost = i64(price(s, seat, cell))
        gems = i64(s.gems[seat]) - cost
        gain = gain_of(s, seat, card, gems, left, now) - cost
        if (
            tables.EQUIPMENT <= card < tables.CONTRACT
            and tables.KIND[card - tables.EQUIPMENT] == BINOCULARS
        ):
            gain += neighbours(s, seat, cell, gems, left, now)
        best = max(best, gain)
    return best


@rule
def neighbours(s: State, seat: int, cell: int, gems: int, left: int, now: float) -> float:
    """What the cards beside binoculars add, as many as gems can pay, the gems counted."""
    best = 0.0
    total = 0.0
    wanted = 0
    cells = tables.NEIGHBOURS[cell] & state.occupied(s)
    while cells != NONE:
        card = i64(s.board[lowest(cells)])
        cells = rest(cells)
        gain = gain_of(s, seat, card, gems - 1, left, now) - 1.0 - SPARE_GEM
        if gain > 0.0:
            wanted += 1
            total += gain
            best = max(best, gain)
    if gems <= 0 or wanted == 0:
        return 0.0
    if wanted <= gems:
        return total
    # The best one, and of the others a fair share.
    return best + (total - best) * (gems - 1) / (wanted - 1)


@rule
def best_seen(s: State, seat: int, left: int, now: float) -> float:
    """What the best of the creatures looked at adds."""
    best = 0.0
    creatures = s.looked
    while creatures != NONE:
        best = max(best, gain_of(s, seat, lowest(creatures), 0, left, now))
        creatures = rest(creatures)
    return best


@rule
def at_hand(s: State, seat: int, left: int, now: float) -> float:
    """What the seat may still get out of the turn it is in."""
    if s.phase == state.CHOOSING:
        return best_cell(s, seat, left, now)
    if s.phase == state.SPOTTING:
        cell = i64(s.spyglass[i64(s.spying) - 1])
        return neighbours(s, seat, cell, i64(s.gems[seat]), left, now)
    if s.phase == state.SHOOTING:
        return ABILITY[CAMERA]
    # Camera or shovel; a shovel that still owes this seat a creature.
    if s.phase == state.KEEPING or has(u64(s.owed), seat):
        return best_seen(s, seat, left, now)
    return 0.0


@rule
def evaluate(s: State, seat: int) -> float:
    if s.phase == state.OVER:
        return float(points(s, seat))
    left = turns_left(s, seat)
    in_turn = s.active == seat and s.phase != state.SWAPPING
    if in_turn:
        left -= 1  # what this turn still brings is counted below
    gems = i64(s.gems[seat])
    have = collection_promise(s, seat, s.cards[seat], s.signed[seat], left)
    total = have + gems + SPARE_GEM * min(gems, left) + PER_TURN * left
    total += TOKEN_POINTS * count(u64(s.won[seat]))
    token = state.current_token(s)
    if token != tables.HOURGLASS and leader(s, token, int(s.first)) == seat:
        total += RACE * TOKEN_POINTS
    if in_turn:
        total += at_hand(s, seat, left, have)
    return total
