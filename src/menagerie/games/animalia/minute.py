"""The game in a minute, for players who have never met it: what is shown beside its texts."""

from menagerie.core.minute import Minute, cards

from .components import ANIMALS, CAT, DOG, HORSE, OWL, PARROT, RABBIT, card

CHAMPION, SMART, _, RASCAL, THIEF, SPY, JOKER = range(len(ANIMALS))

MINUTE = Minute(
    goal=cards(card(CAT, CHAMPION), card(DOG, SMART), card(PARROT, SPY)),
    turn=cards(card(HORSE, JOKER), card(RABBIT, RASCAL)),
    end=cards(card(HORSE, CHAMPION), card(HORSE, SMART)),
    scoring=cards(card(DOG, CHAMPION), card(DOG, SMART), card(DOG, THIEF)),
    advice=cards(card(CAT, THIEF), card(RABBIT, JOKER), OWL),
)
