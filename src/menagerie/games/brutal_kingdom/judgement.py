"""evaluate(): how many points a position promises a seat, from what that seat knows."""

from __future__ import annotations

import numpy as np

from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, count, i64, lowest, rest
from menagerie.core.style import Style

from .components import BACKS, CHAPTERS, COLOURS, EFFECT, HUNTERS, ICONS, KILL, STAND
from .phases import ANSWERING, LOSING, OVER, PAIRING, REPLACING, TAKING
from .scoring import earned, points, value
from .state import State
from .table import centre_place, hand, hand_place, hand_size, holder, last_place, open_top

CHAPTER_WORTH = 7.0  # points that a chapter still to come brings, on average
KEPT = 0.92  # chance that a stack survives one more card of its owner's
SAFE, HUNTED = 1.0, 0.72  # … and that its top survives until it is covered
HELD = 0.85  # … and that a card still in hand brings its tokens: the later played, the safer
STRIKE, WATCH = 0.4, 0.2  # points that a killer and a standing card in hand may still bring
CATCH, CATCH_ICON = 0.15, 0.1  # … and a victim awaited that a rival holds, and each icon on it
GUARD = 3.0  # what a killer in one's own hand saves: nobody else strikes with it
SHARE = np.array([0.0, 1.0, 1 / 2, 1 / 3])  # of each, when there are so many to choose from
DOUBT = 0.004  # points lost by each place where a hidden card may lie: looking is worth something

STYLES = {"grandmaster": Style(iterations=14000, samples=8, net_prior=1.0)}
STRONG_STUDENT = True


@rule
def token_worth(s: State, colour: int) -> float:
    """What a token of a colour will be worth: those taken soon make all of them cheaper."""
    coming = 0.0
    for other in range(i64(s.seats)):
        coming += 0.7 * earned(s, other, colour)
    return max(0.0, np.float64(value(s, colour)) - coming)


@rule
def promise(s: State, card: int) -> float:
    """What a card in hand may still bring."""
    effect = EFFECT[card]
    worth = 0.0
    if effect == KILL:
        worth = STRIKE
    elif effect == STAND:
        worth = WATCH
    for colour in range(COLOURS):
        if ICONS[card, colour]:
            worth += token_worth(s, colour) * HELD * np.float64(ICONS[card, colour])
    return worth


@rule
def hand_promise(s: State, seat: int) -> float:
    worth = 0.0
    cards = hand(s, seat)
    while cards != NONE:
        worth += promise(s, lowest(cards))
        cards = rest(cards)
    return worth + exchange_gain(s, seat)


@rule
def exchange_gain(s: State, seat: int) -> float:
    """What an exchange under way may bring: the card given up becomes one like those it may be."""
    back = i64(s.back)
    turn = i64(s.turn)
    partner = i64(s.partner)
    found = 0.0
    n = 0
    if (s.phase == TAKING and seat == turn) or (s.phase == REPLACING and seat == partner):
        for number in range(2):
            found += promise(s, i64(s.place[centre_place(back, number)]))
            n += 1
    elif s.phase == PAIRING and seat == turn:
        for other in range(i64(s.seats)):
            if other != seat and s.held[other, back] > 0:
                found += least_promise(s, other, back)
                n += 1
    elif s.phase == ANSWERING and seat == turn:
        found = least_promise(s, partner, back)
        n = 1
    elif s.phase == LOSING and seat == partner:
        found = least_promise(s, turn, back)
        n = 1
    if n == 0:
        return 0.0
    given = i64(s.place[last_place(s, seat, back)])
    gain = found * SHARE[n] - promise(s, given)
    return gain - GUARD if EFFECT[given] == KILL else gain


@rule
def least_promise(s: State, seat: int, back: int) -> float:
    """Who chooses what to give gives the least."""
    least = promise(s, i64(s.place[hand_place(seat, back, 0)]))
    for number in range(1, i64(s.held[seat, back])):
        least = min(least, promise(s, i64(s.place[hand_place(seat, back, number)])))
    return least


@rule
def catch_promise(s: State, seat: int) -> float:
    """What the open card of a seat may catch (BK-17): victims that rivals still hold."""
    worth = 0.0
    cards = s.standing[seat] & ~s.gone
    while cards != NONE:
        card = lowest(cards)
        owner = holder(s, card)
        if owner >= 0 and owner != seat:
            worth += CATCH
            for colour in range(COLOURS):
                worth += CATCH_ICON * np.float64(ICONS[card, colour])
        cards = rest(cards)
    return worth


@rule
def doubts(s: State, seat: int) -> int:
    """How many places this seat's notes leave open, over all hidden cards."""
    found = 0
    for back in range(BACKS):
        for word in range(2):
            found += count(s.where[seat, back, word])
    return found


@rule
def top_safety(s: State, seat: int, other: int) -> float:
    """The chance that nobody eliminates the open top of `other` before it is covered."""
    card = open_top(s, other)
    if card < 0:
        return SAFE
    armed = 0
    for rival in range(i64(s.seats)):
        if rival != other:
            armed += hand_size(s, rival)
    if armed == 0:
        return SAFE
    out_of_play = s.gone
    if seat == other:
        out_of_play = out_of_play | hand(s, seat)
    if HUNTERS[card] & ~out_of_play != NONE:
        return HUNTED
    return SAFE


@rule
def evaluate(s: State, seat: int) -> float:
    if s.phase == OVER:
        return np.float64(points(s, seat))
    total = np.float64(s.kills[seat]) + hand_promise(s, seat) + catch_promise(s, seat)
    total -= DOUBT * np.float64(doubts(s, seat))
    chance = top_safety(s, seat, seat)
    for _ in range(hand_size(s, seat)):
        chance = chance * KEPT
    for colour in range(COLOURS):
        worth = token_worth(s, colour)
        total += worth * np.float64(s.tokens[seat, colour])
        total += worth * chance * np.float64(earned(s, seat, colour))
    later = np.float64(CHAPTERS - 1 - i64(s.chapter))
    return total + CHAPTER_WORTH * later
