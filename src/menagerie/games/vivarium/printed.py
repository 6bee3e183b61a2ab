"""What is printed on cards, dominoes and tokens, as typed JSON for clients."""

from typing import Literal

import msgspec

from . import components as box
from .tables import PRINT


class PrintedCard(msgspec.Struct, omit_defaults=True):
    type: Literal["creature", "equipment", "contract", "starting"]
    species: list[int] = []  # of a creature one, of a hat two
    habitat: int | None = None
    points: int | None = None
    equipment: int | None = None  # its kind
    symbol: int | None = None
    gems: int | None = None
    counts: box.Counts | None = None  # of a contract
    icons: list[box.Icon] = []  # of the cards that a contract counts, or of a pair
    pays: list[int] = []  # of a contract, for none, one, two …; the last holds for more


class PrintedToken(msgspec.Struct):
    rewards: Literal["nothing", "species", "equipment", "contracts"]
    species: list[int]


class Printed(msgspec.Struct):
    """Everything by its number."""

    species: list[str]  # what their pictures are called
    habitats: list[str]
    equipment: list[str]
    cards: list[PrintedCard]
    dominoes: list[tuple[int, int]]
    tokens: list[PrintedToken]


def _card(card: box.Creature | box.Equipment | box.Contract) -> PrintedCard:
    if isinstance(card, box.Creature):
        species, habitat, points, _ = card
        return PrintedCard("creature", species=[species], habitat=habitat, points=points)
    if isinstance(card, box.Equipment):
        return PrintedCard(
            "equipment",
            species=list(card.species),
            equipment=card.kind,
            symbol=card.symbol,
            gems=box.KINDS[card.kind].gems,
        )
    return PrintedCard(
        "starting" if card.starting else "contract",
        counts=card.counts,
        icons=list(card.icons),
        pays=list(card.pays),
    )


PRINTED = Printed(
    species=list(box.SPECIES_NAMES),
    habitats=list(box.HABITAT_NAMES),
    equipment=[kind.name for kind in box.KINDS],
    cards=[_card(card) for card in PRINT],
    dominoes=[domino.numbers for domino in box.DOMINOES],
    tokens=[PrintedToken(token.rewards, list(token.species)) for token in box.TOKENS],
)
