"""What is printed on the cards, as typed JSON for clients."""

import msgspec

from .components import ANIMALS, FAMILIES, FAMILY_NAMES, PRINT, Card


class PrintedCard(msgspec.Struct):
    family: int | None  # the owl has none
    kind: int | None  # in the list of kinds; the owl is of none
    animal: str  # champion, … owl: what its badge or picture is called
    stars: int  # of elegance; negative for a black spot
    power: int | None


class Printed(msgspec.Struct):
    families: list[str]  # what their pictures are called
    cards: list[PrintedCard]


def _printed(card: Card) -> PrintedCard:
    family = card.family if card.family < FAMILIES else None
    kind = ANIMALS.index(card.animal) if family is not None else None
    return PrintedCard(family, kind, card.animal.name, card.animal.stars, card.animal.power)


PRINTED = Printed(families=list(FAMILY_NAMES), cards=[_printed(card) for card in PRINT])
