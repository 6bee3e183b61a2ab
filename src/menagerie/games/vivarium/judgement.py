"""`evaluate`: the points a position promises a seat; at the end, exactly the points.

Points now, what contracts may still bring in the turns that are left, the token race, and, when the
seat is about to choose a card, the best one it can reach.
"""

from __future__ import annotations

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, has, i64, lowest, rest, u64, with_, wrap
from menagerie.core.state.record import Mask, Masks
from menagerie.core.style import Style

from .cards import BAGS, CONTRACT, EQUIPMENT, GEMS, HABITAT, KIND, SPECIES_ICONS
from .components import MOST, TOKEN_POINTS
from .contracts import (
    BOTH_SETS,
    CARDS_OF,
    COUNTING,
    FIRST,
    HABITAT_SETS,
    HABITAT_START,
    PAIRS,
    PAYS,
    SECOND,
    SPECIES_START,
    TOP,
)
from .rounds import leader
from .scoring import creature_points, points, progress
from .state import CHOOSING, GEMS_INSTEAD, OVER, ROUNDS, State, current_token, players
from .tokens import CONTRACT_TOKEN, HOURGLASS, REWARDED
from .turn import price, reachable

PER_TURN = 3.0  # points that an ordinary turn brings
SPARE_GEM = 0.2  # what a gem is worth beyond its point, while turns are left to spend it
RACE = 0.6  # the chance that the leader of the token race wins it

# What a contract brings per turn to come (by way of counting), until it pays its most.
PER_TURN_OF = np.array([0.12, 0.55, 0.5, 0.5, 0.35], np.float64)
HALF_PAIR = 0.8  # a card that waits for the other half
PART_OF_SET = 0.5  # of what the next set pays, by the share that is there

# What an ability brings by itself: bag, hat, binoculars, camera, compass, lamp, map, shovel.
ABILITY = np.array([0.5, 0.5, 1.0, 1.5, 2.5, 0.0, 0.0, 1.0], np.float64)


STYLES = {"club": Style(iterations=40)}


@inlined_rule
def turns_left(s: State, seat: int) -> int:
    """Turns that the seat has still to finish."""
    place = wrap(seat + players(s) - i64(s.first), players(s))
    done = 0
    if s.turn > place:
        done += 1
    if s.turn > place + players(s):
        done += 1
    return 2 * (ROUNDS - i64(s.stage)) + 2 - done


@rule
def icons_present(cards: Mask, icons: Masks, beyond: int) -> int:
    """How many of four icons the collection shows more than `beyond` times."""
    present = 0
    for i in range(4):
        if count(cards & icons[i]) > beyond:
            present += 1
    return present


@rule
def contract_promise(cards: Mask, contract: int, left: int, tools_start: int) -> float:
    """What a contract pays now and may pay at the end."""
    n = min(MOST, progress(cards, contract, tools_start))
    now = PAYS[contract, n]
    to_come = float(max(0, PAYS[contract, TOP[contract]] - now))
    counting = COUNTING[contract]
    hope = PER_TURN_OF[counting] * left
    soon = min(1.0, 0.25 * left)
    if counting == PAIRS:
        waiting = abs(count(cards & FIRST[contract]) - count(cards & SECOND[contract]))
        hope += HALF_PAIR * min(2, waiting) * soon
    elif counting != CARDS_OF:
        there = 0
        if counting == HABITAT_SETS:
            there = min(3, icons_present(cards, HABITAT, n) + count(cards & BAGS))
        elif counting == BOTH_SETS:
            there = min(icons_present(cards, HABITAT, n), icons_present(cards, SPECIES_ICONS, n))
        else:
            there = icons_present(cards, SPECIES_ICONS, n)
        step = PAYS[contract, min(MOST, n + 1)] - now
        hope += PART_OF_SET * 0.25 * there * step * soon
    return now + min(to_come, hope)


@rule
def collection_promise(s: State, seat: int, cards: Mask, signed: Mask, left: int) -> float:
    """Creatures and contracts together."""
    total = float(creature_points(cards))
    tools = s.tools_start
    total += contract_promise(cards, HABITAT_START + i64(s.habitat_goal[seat]), left, tools)
    total += contract_promise(cards, SPECIES_START + i64(s.species_goal[seat]), left, tools)
    while signed != NONE:
        total += contract_promise(cards, lowest(signed), left, tools)
        signed = rest(signed)
    return total


@rule
def best_choice(s: State, seat: int, left: int, now: float) -> float:
    """What the best reachable card adds, gems counted; two gems at least."""
    best = float(GEMS_INSTEAD)
    token = current_token(s)
    cells = reachable(s, seat)
    while cells != NONE:
        cell = lowest(cells)
        cells = rest(cells)
        card = i64(s.board[cell])
        cards = s.cards[seat]
        signed = s.signed[seat]
        gain = -float(price(s, seat, cell))
        if card >= CONTRACT:
            signed = with_(signed, card - CONTRACT)
            if token == CONTRACT_TOKEN:
                gain += 1.0
        else:
            cards = with_(cards, card)
            if has(REWARDED[token], card):
                gain += 1.0
            if card >= EQUIPMENT:
                gain += GEMS[card - EQUIPMENT] + ABILITY[KIND[card - EQUIPMENT]]
        best = max(best, gain + collection_promise(s, seat, cards, signed, left) - now)
    return best


@rule
def evaluate(s: State, seat: int) -> float:
    if s.phase == OVER:
        return float(points(s, seat))
    left = turns_left(s, seat)
    gems = i64(s.gems[seat])
    have = collection_promise(s, seat, s.cards[seat], s.signed[seat], left)
    total = have + gems + SPARE_GEM * min(gems, left)
    total += TOKEN_POINTS * count(u64(s.won[seat]))
    token = current_token(s)
    if token != HOURGLASS and leader(s, token) == seat:
        total += RACE * TOKEN_POINTS
    if s.phase == CHOOSING and s.active == seat:
        return total + best_choice(s, seat, left - 1, have) + PER_TURN * (left - 1)
    return total + PER_TURN * left
