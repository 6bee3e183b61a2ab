"""Which names and suits a card speaks of: to find the best choice."""

import numpy as np

from . import effects as e
from .components import ARMY, CARDS, DECK, SUITS, WILD
from .tables import by_card, cards


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
