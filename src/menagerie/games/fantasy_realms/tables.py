"""What the rules look up: sets and numbers made from the cards alone.

A card set is a mask, and so is a set of suits: all cards printed in them. Tables of bonuses and
penalties in points are in `clauses.py`; what cards speak of comes last here.
"""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import numpy as np

from menagerie.core.state.bits import u64
from menagerie.core.state.record import Mask, Masks, Numbers

from . import effects as e
from .components import (
    ARMY,
    CARDS,
    DECK,
    ISLAND,
    MIRAGE,
    NECROMANCER,
    SHAPESHIFTER,
    SUITS,
    WILD,
)

E = TypeVar("E")
HAND = 7  # FR-03
MOST_CARDS = HAND + 1  # FR-48: with the Necromancer's


def cards(*members: int) -> Mask:
    """The set of these cards."""
    return u64(sum(1 << member for member in members))


def suits(*members: int) -> Mask:
    """The cards printed in these suits."""
    return cards(*(5 * suit + k for suit in members for k in range(5) if 5 * suit + k < CARDS))


def said(card: int, kind: type[E]) -> list[E]:
    """What a card says in this way."""
    return [effect for effect in DECK[card].effects if isinstance(effect, kind)]


def saying(*kinds: type) -> Mask:
    """The cards that say something in one of these ways."""
    return cards(*(card for card in range(CARDS) if any(said(card, kind) for kind in kinds)))


def by_card(sets: Iterable[Iterable[Mask]]) -> Masks:
    """For each card the union of its sets."""
    return np.array([np.bitwise_or.reduce([u64(0), *each]) for each in sets], np.uint64)


def by_number(points: Mapping[int, int]) -> Numbers:
    """Points by any number of cards: nothing below the table, its last row above."""
    least, most = min(points), max(points)
    scale = [points[min(n, most)] if n >= least else 0 for n in range(MOST_CARDS + 1)]
    return np.array(scale, np.int64)


_EACH = range(CARDS)

# All cards
ALL_CARDS = u64((1 << CARDS) - 1)
STRENGTH = np.array([card.strength for card in DECK], np.int64)
SUIT = np.array([card // 5 for card in range(64)], np.int64)  # as printed
STRENGTH_PLACES = int(STRENGTH.max()).bit_length()
STRENGTH_BITS = np.array(  # by place: the cards whose strength, as a binary number, has that bit
    [
        cards(*(card for card in range(CARDS) if STRENGTH[card] >> place & 1))
        for place in range(STRENGTH_PLACES)
    ],
    np.uint64,
)
SUIT_CARDS = np.array([suits(suit) for suit in range(SUITS)], np.uint64)
WILDS = suits(WILD)

# Bonuses that are not points by clauses
BEST_OF = by_card([suits(*x.suits) for x in said(card, e.BestStrength)] for card in _EACH)
TOTAL_OF = by_card([suits(*x.suits) for x in said(card, e.TotalStrength)] for card in _EACH)
COLLECTORS, ORDERERS = saying(e.Collection), saying(e.Runs)
(_COLLECTION,) = (x.points for card in _EACH for x in said(card, e.Collection))
(_RUN,) = (x.points for card in _EACH for x in said(card, e.Runs))
COLLECTION, RUN = by_number(_COLLECTION), by_number(_RUN)
LEAST_COLLECTION, LEAST_RUN = min(_COLLECTION), min(_RUN)
PECULIAR = saying(e.BestStrength, e.TotalStrength, e.Collection, e.Runs)
PAYERS = PECULIAR | saying(e.With, e.ForEach)  # who has a bonus
SUMMERS = saying(e.TotalStrength)

# Clearing
ARMY_STRIKERS = saying(e.StrikesArmy)
CLEARERS = saying(e.Clears, e.ClearsOne)
CLEARS = by_card(
    [suits(*x.suits) if x.suits else ALL_CARDS for x in said(card, e.Clears)] for card in _EACH
)
STRIKERS = np.array(  # by suit: who strikes the word "army" from penalties of that suit
    [
        cards(
            *(
                card
                for card in _EACH
                for x in said(card, e.StrikesArmy)
                if suit in x.suits or not x.suits
            )
        )
        for suit in range(SUITS)
    ],
    np.uint64,
)

# Blanking: the targets of a card are the rows from AIMS[card] to AIMS[card + 1].
BLANKERS = saying(e.Blanks, e.BlanksAllBut)
_TARGETS = [[target for x in said(card, e.Blanks) for target in x.targets] for card in _EACH]
AIMS = np.array([0, *np.cumsum([len(each) for each in _TARGETS])], np.int64)
AIM_CARDS = np.array([suits(target.suit) for each in _TARGETS for target in each], np.uint64)
AIM_ARMY = np.array([target.suit == ARMY for each in _TARGETS for target in each], np.bool_)
AIM_SPARES = np.array([cards(*target.but) for each in _TARGETS for target in each], np.uint64)
AIM_OTHERS = np.array([target.other for each in _TARGETS for target in each], np.bool_)
BURNERS = saying(e.BlanksAllBut)
FIREPROOF_SUITS = by_card(  # FR-34: what stays wild is spared
    [suits(*x.suits, WILD) for x in said(card, e.BlanksAllBut)] for card in _EACH
)
FIREPROOF_NAMES = by_card([cards(*x.names) for x in said(card, e.BlanksAllBut)] for card in _EACH)
SELF_BLANKERS = saying(e.BlanksItself)
NEEDS = by_card([suits(x.needs) for x in said(card, e.BlanksItself)] for card in _EACH)
SHUNS = by_card(
    [suits(x.shuns) for x in said(card, e.BlanksItself) if x.shuns is not None] for card in _EACH
)
LOSERS = saying(e.LosesUnless, e.LosesForEach)  # penalties in points
HAS_PENALTY = saying(e.LosesUnless, e.LosesForEach, e.Blanks, e.BlanksAllBut, e.BlanksItself)

# Choices of the end
RAISABLE = suits(*(suit for x in said(NECROMANCER, e.Raises) for suit in x.suits))
MIRAGE_CARDS = suits(*(suit for x in said(MIRAGE, e.Becomes) for suit in x.suits))
SHIFTER_CARDS = suits(*(suit for x in said(SHAPESHIFTER, e.Becomes) for suit in x.suits))
SPAREABLE = suits(*(suit for x in said(ISLAND, e.ClearsOne) for suit in x.suits))
CHOOSERS = saying(e.Copies, e.Becomes, e.ChangesSuit, e.ClearsOne)  # ask at the end


# Which names and suits a card speaks of: to find the best choice.


def names_of(effect: e.Effect) -> e.Names:
    """The names that an effect speaks of."""
    match effect:
        case e.With():
            return effect.names + effect.one_of
        case e.ForEach():
            return effect.names + effect.once
        case e.Blanks():
            return tuple(name for target in effect.targets for name in target.but)
        case e.BlanksAllBut():
            return effect.names
    return ()


def groups_of(effect: e.Effect) -> list[e.Suits]:
    """The sets of suits that an effect speaks of; suits of the same sets are alike to it."""
    match effect:
        case e.Collection() | e.With(unlike=True):
            return [(suit,) for suit in range(SUITS)]
        case e.With():
            return [effect.suits, effect.without]
        case e.ForEach():
            return [effect.suits, *_alone(effect.other)]
        case e.LosesForEach():
            # The word "army" may be struck (FR-32).
            army = [(ARMY,)] if ARMY in effect.suits else []
            return [effect.suits, *_alone(effect.other), *army]
        case e.Blanks():
            return [(target.suit,) for target in effect.targets]
        case e.BlanksAllBut():
            return [(*effect.suits, WILD)]
        case e.BlanksItself():
            return [(effect.needs,), *_alone(effect.shuns)]
        case (
            e.BestStrength()
            | e.TotalStrength()
            | e.Clears()
            | e.ClearsOne()
            | e.StrikesArmy()
            | e.LosesUnless()
        ):
            return [effect.suits]
    return []


def _alone(suit: int | None) -> list[e.Suits]:
    return [] if suit is None else [(suit,)]


def _of(*kinds: type) -> list[list[e.Effect]]:
    """By card: what it says in these ways."""
    return [[x for x in card.effects if isinstance(x, kinds)] for card in DECK]


# Penalties that speak of armies.
_SPEAK = _of(e.LosesUnless, e.LosesForEach, e.Blanks, e.BlanksItself)
SPEAKS_OF_ARMY = cards(
    *(card for card in range(CARDS) if any((ARMY,) in groups_of(x) for x in _SPEAK[card]))
)
# Names that a card speaks of at all.
SPOKEN_NAMES = by_card([cards(*names_of(x)) for x in card.effects] for card in DECK)
# APART[card, suit]: the suits that this card tells apart from that suit.
APART = np.zeros((CARDS, SUITS), np.uint64)
for _number, _card in enumerate(DECK):
    for _group in [group for x in _card.effects for group in groups_of(x)]:
        for _suit in range(SUITS):
            APART[_number, _suit] |= cards(
                *(other for other in range(SUITS) if (other in _group) != (_suit in _group))
            )
