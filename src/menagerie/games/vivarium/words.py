"""The words of Vivarium: `words/<language>/*.ftl`, filled from the print of the components."""

from collections.abc import Sequence
from pathlib import Path

from menagerie.core.catalogue_words import CatalogueWords
from menagerie.core.words import Message

from . import components as box
from . import said, state
from .tables import PRINT

Row = box.Creature | box.Equipment | box.Contract | box.Domino | box.Token

SYMBOL_NAMES = ("circle", "triangle", "square", "diamond")
# What equipment does beside its gems, and what its face says of that.
ABILITY = {
    box.BAG: (said.equipment_bag, said.equipment_bag_face),
    box.BINOCULARS: (said.equipment_binoculars, said.equipment_binoculars_face),
    box.CAMERA: (said.equipment_camera, said.equipment_camera_face),
    box.COMPASS: (said.equipment_compass, said.equipment_compass_face),
    box.LAMP: (said.equipment_lamp, said.equipment_lamp_face),
    box.SHOVEL: (said.equipment_shovel, said.equipment_shovel_face),
}
SETS = {
    "species_sets": (
        said.contract_species_sets,
        said.contract_species_sets_help,
        said.contract_species_sets_face,
    ),
    "habitat_sets": (
        said.contract_habitat_sets,
        said.contract_habitat_sets_help,
        said.contract_habitat_sets_face,
    ),
    "both_sets": (
        said.contract_both_sets,
        said.contract_both_sets_help,
        said.contract_both_sets_face,
    ),
}

# A name, sentences of the help, and parts of the face.
Told = tuple[Message, list[Message], list[Message]]


def _creature(card: box.Creature) -> Told:
    species, habitat, points, _ = card
    about = said.creature_help(species=species, habitat=habitat, n=points)
    return said.creature(species=species, habitat=habitat, n=points), [about], []


def _equipment(card: box.Equipment) -> Told:
    kind, symbol, gems = card.kind, card.symbol, box.KINDS[card.kind].gems
    about = [said.equipment_gems(n=gems)] if gems else []
    if kind == box.HAT:
        first, second = card.species
        face = said.equipment_hat_face(species=first, species2=second)
        name = said.hat(symbol=symbol, species=card.species)
        return name, [*about, said.equipment_hat()], [face]
    name = said.equipment(equipment=kind, symbol=symbol)
    if kind not in ABILITY:
        return name, about, [said.equipment_gems_face(n=gems)]
    full, brief = ABILITY[kind]
    return name, [*about, full()], [brief()]


def _icon(icon: box.Icon) -> Message:
    kind, number = icon
    return (
        said.icon_species(species=number)
        if kind == "species"
        else said.icon_habitat(habitat=number)
    )


def _contract(card: box.Contract) -> Told:
    if card.counts == "cards":
        return _for_each_card(card)
    steps = ", ".join(str(n) for n in range(1, len(card.pays)))
    full, brief = (between.join(map(str, card.pays[1:])) for between in (" / ", " · "))
    if card.counts == "pairs":
        first, second = map(_icon, card.icons)
        return (
            said.contract_pairs(icon=first, icon2=second),
            [said.contract_pairs_help(steps=steps, pays=full)],
            [said.contract_pairs_face(icon=first, icon2=second, pays=brief)],
        )
    name, about, face = SETS[card.counts]
    return name(), [about(steps=steps, pays=full)], [face(pays=brief)]


def _for_each_card(card: box.Contract) -> Told:
    none, one = card.pays[:2]
    if one < none:  # VI-48: it pays for what a player has not
        return (
            said.contract_light(),
            [said.contract_light_help(n=none, less=none - one)],
            [said.contract_light_face(n=none, less=none - one)],
        )
    if not card.icons:
        return (
            said.contract_equipment(),
            [said.contract_equipment_help(n=one)],
            [said.contract_equipment_face(n=one)],
        )
    ((kind, number),) = card.icons
    if kind == "symbol":
        return (
            said.contract_symbol(symbol=number),
            [said.contract_symbol_help(n=one, symbol=number)],
            [said.contract_symbol_face(n=one, symbol=number)],
        )
    if kind == "habitat":
        return (
            said.contract_habitat(habitat=number),
            [said.contract_habitat_help(n=one, habitat=number)],
            [said.contract_habitat_face(n=one, habitat=number)],
        )
    return (
        said.contract_species(species=number),
        [said.contract_species_help(n=one, species=number)],
        [said.contract_species_face(n=one, species=number)],
    )


def _card(card: box.Creature | box.Equipment | box.Contract) -> Told:
    if isinstance(card, box.Creature):
        return _creature(card)
    return _equipment(card) if isinstance(card, box.Equipment) else _contract(card)


def _token(token: box.Token) -> str | Message:
    if token.rewards != "species":
        return f"token-{token.rewards}"
    return said.token_species(species=token.species)


def _about_token(number: int, token: box.Token) -> list[Message]:
    return [said.token_nothing() if token.rewards == "nothing" else said.token_race(token=number)]


def _domino(domino: box.Domino) -> Message:
    first, second = domino.numbers
    return said.domino(n=first, n2=second)


def _reconstructed(rows: Sequence[Row]) -> frozenset[int]:
    return frozenset(number for number, row in enumerate(rows) if row.reconstructed)


CARDS = [_card(card) for card in PRINT]
WORDS = CatalogueWords(
    Path(__file__).with_name("words"),
    {
        "card": [name for name, _, _ in CARDS],
        "cell": [said.cell(row=1 + cell // 4, column=1 + cell % 4) for cell in range(16)],
        "domino": [_domino(domino) for domino in box.DOMINOES],
        "token": [_token(token) for token in box.TOKENS],
        "species": [f"species-{name}" for name in box.SPECIES_NAMES],
        "habitat": [f"habitat-{name}" for name in box.HABITAT_NAMES],
        "symbol": [f"symbol-{name}" for name in SYMBOL_NAMES],
        "equipment": [f"equipment-{kind.name}" for kind in box.KINDS],
    },
    about={
        "card": [about for _, about, _ in CARDS],
        "token": [_about_token(*one) for one in enumerate(box.TOKENS)],
    },
    face={"card": [face for _, _, face in CARDS]},
    constants={
        "rounds": state.ROUNDS,
        "turns": 2,  # VI-08: of each player in a round
        "gems_instead": state.GEMS_INSTEAD,
        "token_points": box.TOKEN_POINTS,
    },
    reconstructed={
        "card": _reconstructed(PRINT),
        "domino": _reconstructed(box.DOMINOES),
        "token": _reconstructed(box.TOKENS),
    },
)
