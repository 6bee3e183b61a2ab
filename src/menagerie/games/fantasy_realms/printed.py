"""What is printed on the cards, for clients to draw; names and texts come with the words."""

import msgspec

from menagerie.core.state.bits import members

from .components import DECK, NECROMANCER, SUIT_IDS
from .tables import HAND, MOST_CARDS, RAISABLE, SUIT


class PrintedCard(msgspec.Struct):
    id: str
    strength: int
    suit: int


class Printed(msgspec.Struct):
    """Cards and suits by their numbers."""

    cards: list[PrintedCard]
    suits: list[str]  # ids; the last is that of the wild cards
    hand: int  # cards in a hand
    most_cards: int  # with the Necromancer's eighth
    necromancer: int
    raisable: list[int]  # what Necromancer may take of the discard area


PRINTED = Printed(
    cards=[PrintedCard(card.id, card.strength, int(SUIT[n])) for n, card in enumerate(DECK)],
    necromancer=NECROMANCER,
    raisable=members(RAISABLE),
    suits=list(SUIT_IDS),
    hand=HAND,
    most_cards=MOST_CARDS,
)
