"""The shape of a View: typed JSON, from which the types of the browser are made."""

from __future__ import annotations

import msgspec

from . import box
from .components import (
    CARDS,
    CONTRACT,
    EQUIPMENT,
    STARTING,
)
from .contracts import COUNTING, HABITAT_START, PAYS, SPECIES_START
from .counted import Groups
from .dominoes import TILES

COUNTED = ("cards", "pairs", "species_sets", "habitat_sets", "both_sets")


class Card(msgspec.Struct, omit_defaults=True):
    """A card with what is printed on it."""

    id: int
    type: str  # creature, equipment, contract, starting
    species: list[int] = []  # of a creature one, of a hat two
    habitat: int | None = None
    points: int | None = None
    equipment: int | None = None  # its kind
    symbol: int | None = None
    gems: int | None = None
    counts: str | None = None  # of a contract: cards, pairs, …
    icons: list[tuple[str, int]] = []  # of a contract for pairs or of a starting one
    pays: list[int] = []  # of a contract, by what it counts


class Domino(msgspec.Struct):
    id: int
    numbers: tuple[int, int]


class Plan(msgspec.Struct):
    """A way to take a card: what to give, which numbers point at it, and the moves to make."""

    slot: int | None  # the domino to give; nothing when the swap is done
    give: Domino | None
    take: Domino | None
    row_domino: int | None  # nothing for binoculars, which need no numbers
    row_number: int | None
    column_domino: int | None
    column_number: int | None
    gems: int
    affordable: bool
    moves: list[int]


class Gain(msgspec.Struct):
    """What a card would bring the viewer at once."""

    points: int  # printed on a creature
    contracts: int  # more from contracts
    gems: int  # its own and the token's


class Cell(msgspec.Struct):
    cell: int
    card: Card | None
    price: int | None  # for the deciding seat, by its cheapest plan
    reachable: bool  # and it can pay
    plans: list[Plan]
    gain: Gain | None


class Contract(msgspec.Struct):
    card: Card
    counted: int  # cards, pairs or sets so far
    points: int  # now
    next: int  # with one more
    groups: Groups  # the cards that count


class Pad(msgspec.Struct):
    """The score pad; `complete` when secret contracts are in it."""

    creatures: int
    gems: int
    tokens: int
    contracts: int
    total: int
    complete: bool


class Player(msgspec.Struct):
    seat: int
    gems: int
    dominoes: list[Domino]
    creatures: list[Card]
    equipment: list[Card]
    contracts: list[Contract]
    starting: list[Contract]  # one's own; everybody's at the end
    secret: int  # starting contracts not shown
    tokens: list[int]
    species: list[int]  # creatures by species
    habitats: list[int]
    symbols: list[int]
    pad: Pad


class Race(msgspec.Struct):
    """The race for a token: matching cards by seat; a tie goes to the last in turn order."""

    token: int
    counts: list[int]
    leader: int | None


class Ask(msgspec.Struct):
    """The question to the viewer, to be put into words."""

    key: str
    args: dict[str, int]


class View(msgspec.Struct):
    round: int
    rounds: int
    lap: int  # first or second turn of the round
    order: list[int]  # turn order of this round
    active: int
    phase: str
    board: list[Cell]
    centre: Domino
    face_down: Domino | None  # two players
    column: int | None  # two players: the column (1–4) that goes after this round
    creatures_left: int
    equipment_left: int
    contracts_left: int
    race: Race
    next_race: Race | None
    players: list[Player]
    spyglass: int | None  # the cell that binoculars lay in
    looking: list[Card]  # creatures that the viewer looks at
    looking_count: int
    picked: Card | None  # of these, the one the viewer hands out next
    owed: list[int]  # seats that the shovel still owes a creature
    discarded: list[int]  # cards that all saw go
    rejected: list[int]  # creatures that only the viewer saw go
    tools_in_starting: bool
    ask: Ask | None


def _face(card: int) -> Card:
    if card < EQUIPMENT:
        species, habitat, points = box.CREATURES[card]
        return Card(card, "creature", species=[species], habitat=habitat, points=points)
    if card < CONTRACT:
        kind, symbol, shown = box.EQUIPMENT[card - EQUIPMENT]
        gems = box.EQUIPMENT_GEMS[kind]
        return Card(
            card, "equipment", species=list(shown), equipment=kind, symbol=symbol, gems=gems
        )
    contract = card - CONTRACT
    icons: list[tuple[str, int]] = []
    symbol_asked = contract - len(box.PAIRS) - len(box.SET_POINTS)
    if contract < len(box.PAIRS):
        icons = list(box.PAIRS[contract])
    elif contract >= SPECIES_START:
        icons = [("species", contract - SPECIES_START)]
    elif contract >= HABITAT_START:
        icons = [("habitat", contract - HABITAT_START)]
    elif 0 <= symbol_asked < len(box.SYMBOLS):
        icons = [("symbol", symbol_asked)]
    return Card(
        card,
        "contract" if card < STARTING else "starting",
        counts=COUNTED[COUNTING[contract]],
        icons=icons,
        pays=[int(p) for p in PAYS[contract]],
    )


FACES = [_face(card) for card in range(CARDS)]
TILE = [Domino(tile, box.DOMINOES[tile][:2]) for tile in range(TILES)]
