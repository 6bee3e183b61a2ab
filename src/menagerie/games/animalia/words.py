"""The words of Animalia: `words/<language>/*.ftl`, filled from the print of the cards."""

from pathlib import Path

from menagerie.core.catalogue_words import CatalogueWords
from menagerie.core.words import Message

from . import components as box
from . import said
from .state import FULL, LOOKS, SEASONS

ALLOWS = {
    box.STEALING: (said.power_steal(), said.power_steal_face()),
    box.SPYING: (said.power_look(), said.power_look_face()),
    box.GIVING: (said.power_give(), said.power_give_face()),
}


def _name(card: box.Card) -> str:
    """The term by which a card is called."""
    family = "" if card.family == box.NO_FAMILY else f"{box.FAMILY_NAMES[card.family]}-"
    return f"card-{family}{card.animal.name}"


def _about(card: box.Card) -> list[Message]:
    """One sentence for each thing that is printed on the card."""
    stars, power = card.animal.stars, card.animal.power
    told = [said.card_any_family()] if card.family == box.NO_FAMILY else []
    if stars:
        sentence = said.card_stars if stars > 0 else said.card_black_spot
        told.append(sentence(n=abs(stars)))
    if power is not None:
        # AN-19: the partner may lie in the collection or come in the same set.
        told.append(said.card_power(power=power, allows=ALLOWS[power][0]))
    return told if stars or power is not None else [*told, said.card_plain()]


def _face(card: box.Card) -> list[Message]:
    """What a card says on its face: nothing where the family's sign is enough."""
    stars, power = card.animal.stars, card.animal.power
    told = [said.card_any_family_face()] if card.family == box.NO_FAMILY else []
    if stars:
        told.append(said.card_stars_face(n=stars))
    if power is not None:
        told.append(said.card_power_face(allows=ALLOWS[power][1]))
    return told


WORDS = CatalogueWords(
    Path(__file__).with_name("words"),
    {
        "card": [_name(card) for card in box.PRINT],
        "family": [f"family-{name}" for name in box.FAMILY_NAMES],
        "kind": [f"kind-{animal.name}" for animal in box.ANIMALS],
        # A power is called by the animal that has it.
        "power": [
            next(f"kind-{one.name}" for one in box.ANIMALS if one.power == power)
            for power in range(box.POWERS)
        ],
        "row": ["row-upper", "row-lower"],
    },
    about={
        "card": [_about(card) for card in box.PRINT],
        "power": [[ALLOWS[power][0]] for power in range(box.POWERS)],
    },
    face={"card": [_face(card) for card in box.PRINT]},
    constants={
        "full": FULL,
        "looks": LOOKS,
        "seasons": SEASONS,
        "bonus": box.BONUS,
        "usual_group": box.GROUP,
        "group_of_two": box.GROUP_OF_TWO,
    },
    reconstructed={
        "card": frozenset(c for c, one in enumerate(box.PRINT) if one.animal.reconstructed)
    },
)
