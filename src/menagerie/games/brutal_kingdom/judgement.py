"""evaluate(): how many points a position promises a seat, from what that seat knows."""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, i64, lowest, rest
from menagerie.core.style import Style

from . import table
from .components import BACKS, CHAPTERS, COLOURS, EFFECT, HUNTERS, ICONS, KILL, ROUNDS, STAND
from .scoring import icons_on, points, value
from .state import ANSWERING, LOSING, OVER, PAIRING, REPLACING, SEATS, TAKING, State

CHAPTER_WORTH = 7.0  # points that a chapter still to come brings, on average
KEPT = 0.92  # chance that a stack survives one more card of its owner's
SAFE, HUNTED = 1.0, 0.72  # … and that its top survives until it is covered
HELD = 0.85  # … and that a card still in hand brings its tokens: the later played, the safer
STRIKE, WATCH = 0.4, 0.2  # points that a killer and a standing card in hand may still bring
CATCH, CATCH_ICON = 0.15, 0.1  # … and a victim awaited that a rival holds, and each icon on it
SOON = 0.7  # of the tokens that stacks show are taken, more or less
GUARD = 3.0  # what a killer in one's own hand saves: nobody else strikes with it
SHARE = np.array([0.0, 1.0, 1 / 2, 1 / 3])  # of each, when there are so many to choose from
DOUBT = 0.004  # points lost by each place where a hidden card may lie: looking is worth something

STYLES = {"grandmaster": Style(iterations=4000, samples=8, even=0.25, net_prior=1.0)}
STRONG_STUDENT = True


Worths = tuple[float, float, float]  # of a token, by colour

# What a card in hand brings by its effect, and its icons.
BY_EFFECT = np.array([{KILL: STRIKE, STAND: WATCH}.get(effect, 0.0) for effect in EFFECT])
ICONS_HELD = ICONS.astype(np.float64)
# The chance that a stack survives, by whether its top is hunted and by cards in hand.
SURVIVES = np.array(
    [np.cumprod([chance] + [KEPT] * ROUNDS) for chance in (SAFE, HUNTED)], np.float64
)


@inlined_rule
def token_worths(s: State) -> Worths:
    """What tokens will be worth: those taken soon make all of a colour cheaper."""
    open_ = s.gone & ~s.down  # in all stacks
    return (
        max(0.0, float(value(s, 0)) - SOON * icons_on(open_, 0)),
        max(0.0, float(value(s, 1)) - SOON * icons_on(open_, 1)),
        max(0.0, float(value(s, 2)) - SOON * icons_on(open_, 2)),
    )


@inlined_rule
def promise(worths: Worths, card: int) -> float:
    """What a card in hand may still bring."""
    a, b, c = worths
    worth = BY_EFFECT[card] + a * HELD * ICONS_HELD[card, 0]
    worth += b * HELD * ICONS_HELD[card, 1]
    return worth + c * HELD * ICONS_HELD[card, 2]


@inlined_rule
def hand_promise(s: State, seat: int, worths: Worths) -> float:
    worth = 0.0
    cards = table.hand(s, seat)
    while cards != NONE:
        worth += promise(worths, lowest(cards))
        cards = rest(cards)
    return worth + exchange_gain(s, seat, worths)


@rule
def exchange_gain(s: State, seat: int, worths: Worths) -> float:
    """What an exchange under way may bring: the card given up becomes one like those it may be."""
    back = i64(s.back)
    turn = i64(s.turn)
    partner = i64(s.partner)
    found = 0.0
    n = 0
    if (s.phase == TAKING and seat == turn) or (s.phase == REPLACING and seat == partner):
        for number in range(2):
            found += promise(worths, i64(s.place[table.centre_place(back, number)]))
            n += 1
    elif s.phase == PAIRING and seat == turn:
        for other in range(i64(s.seats)):
            if other != seat and s.held[other, back] > 0:
                found += least_promise(s, other, back, worths)
                n += 1
    elif s.phase == ANSWERING and seat == turn:
        found = least_promise(s, partner, back, worths)
        n = 1
    elif s.phase == LOSING and seat == partner:
        found = least_promise(s, turn, back, worths)
        n = 1
    if n == 0:
        return 0.0
    given = i64(s.place[table.last_place(s, seat, back)])
    gain = found * SHARE[n] - promise(worths, given)
    return gain - GUARD if EFFECT[given] == KILL else gain


@rule
def least_promise(s: State, seat: int, back: int, worths: Worths) -> float:
    """Who chooses what to give gives the least."""
    least = promise(worths, i64(s.place[table.hand_place(seat, back, 0)]))
    for number in range(1, i64(s.held[seat, back])):
        least = min(least, promise(worths, i64(s.place[table.hand_place(seat, back, number)])))
    return least


@rule
def catch_promise(s: State, seat: int) -> float:
    """What the open card of a seat may catch (BK-17): victims that rivals still hold."""
    worth = 0.0
    cards = s.standing[seat] & ~s.gone
    while cards != NONE:
        card = lowest(cards)
        owner = table.holder(s, card)
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


@inlined_rule
def hunted(s: State, seat: int) -> bool:
    """Whether somebody may eliminate the open top of a seat before it is covered."""
    card = table.open_top(s, seat)
    if card < 0 or HUNTERS[card] & ~(s.gone | table.hand(s, seat)) == NONE:
        return False
    armed = -table.hand_size(s, seat)
    for rival in range(SEATS):
        armed += table.hand_size(s, rival)
    return armed > 0


@rule
def evaluate(s: State, seat: int) -> float:
    if s.phase == OVER:
        return np.float64(points(s, seat))
    worths = token_worths(s)
    total = np.float64(s.kills[seat]) + hand_promise(s, seat, worths) + catch_promise(s, seat)
    total -= DOUBT * np.float64(doubts(s, seat))
    chance = SURVIVES[i64(hunted(s, seat)), table.hand_size(s, seat)]
    cards = table.open_cards(s, seat)
    for colour in range(COLOURS):
        total += worths[colour] * np.float64(s.tokens[seat, colour])
        total += worths[colour] * chance * np.float64(icons_on(cards, colour))
    later = np.float64(CHAPTERS - 1 - i64(s.chapter))
    return total + CHAPTER_WORTH * later
