"""What is in the box: the one place of every printed fact, and the one file to correct.

Certain (printed in the rulebook): how many cards, tiles and tokens of each type, the eight kinds of
equipment with their gems, the types of contracts, 5 points for two pairs and 9 for three, the tiles
1·2, 2·4 and 3·4. No public list tells the rest: which creatures, symbols, hats, contracts, tiles
and tokens exactly. Such rows are reconstructed, and players are told so; whoever has seen the print
corrects the row and says `reconstructed=False`.

Lists are in the order of the numbers that rules, records and clients use.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

# Also what their pictures are called.
SPECIES_NAMES = ("mineral", "plant", "animal", "dragon")
HABITAT_NAMES = ("mountain", "forest", "desert", "swamp")
MINERAL, PLANT, ANIMAL, DRAGON = SPECIES = range(4)
MOUNTAIN, FOREST, DESERT, SWAMP = HABITATS = range(4)
CIRCLE, TRIANGLE, SQUARE, DIAMOND = SYMBOLS = range(4)

# --- Creatures (VI-15) ----------------------------------------------------------------------------


class Creature(NamedTuple):
    species: int
    habitat: int
    points: int
    reconstructed: bool = True


# Every combination once.
CREATURES = tuple(
    Creature(species, habitat, points)
    for species in SPECIES
    for habitat in HABITATS
    for points in (1, 2, 3)
)

# --- Equipment (VI-16) ----------------------------------------------------------------------------


class Kind(NamedTuple):
    name: str  # as pictures are called
    gems: int  # for whoever takes it


KINDS = (
    Kind("bag", gems=1),  # VI-17
    Kind("hat", gems=1),  # VI-18
    Kind("binoculars", gems=0),  # VI-23
    Kind("camera", gems=0),  # VI-21
    Kind("compass", gems=1),  # VI-20
    Kind("lamp", gems=2),  # VI-22
    Kind("map", gems=3),  # VI-19
    Kind("shovel", gems=1),  # VI-24
)
BAG, HAT, BINOCULARS, CAMERA, COMPASS, LAMP, MAP, SHOVEL = range(len(KINDS))


class Equipment(NamedTuple):
    kind: int
    symbol: int
    species: tuple[int, ...] = ()  # that a hat shows
    reconstructed: bool = True


EQUIPMENT = (
    Equipment(BAG, CIRCLE),
    Equipment(BAG, TRIANGLE),
    Equipment(HAT, CIRCLE, (PLANT, ANIMAL)),
    Equipment(HAT, SQUARE, (MINERAL, DRAGON)),
    Equipment(BINOCULARS, TRIANGLE),
    Equipment(BINOCULARS, SQUARE),
    Equipment(CAMERA, TRIANGLE),
    Equipment(CAMERA, DIAMOND),
    Equipment(COMPASS, CIRCLE),
    Equipment(COMPASS, DIAMOND),
    Equipment(LAMP, SQUARE),
    Equipment(LAMP, DIAMOND),
    Equipment(MAP, CIRCLE),
    Equipment(MAP, TRIANGLE),
    Equipment(SHOVEL, SQUARE),
    Equipment(SHOVEL, DIAMOND),
)

# --- Contracts (VI-26) ----------------------------------------------------------------------------

Icon = tuple[Literal["species", "habitat", "symbol"], int]


def _icons(kind: Literal["species", "habitat"], numbers: Iterable[int]) -> tuple[Icon, ...]:
    return tuple((kind, n) for n in numbers)


MINERALS, PLANTS, ANIMALS, DRAGONS = OF_SPECIES = _icons("species", SPECIES)
MOUNTAINS, FORESTS, DESERTS, SWAMPS = OF_HABITATS = _icons("habitat", HABITATS)

Counts = Literal["cards", "pairs", "species_sets", "habitat_sets", "both_sets"]
MOST = 16  # what is counted beyond this pays no more


class Contract(NamedTuple):
    counts: Counts
    pays: tuple[int, ...]  # for none, one, two …; the last holds for more
    icons: tuple[Icon, ...] = ()  # of the cards it counts, or of a pair; without any: all equipment
    starting: bool = False
    reconstructed: bool = False


def _each(points: int) -> tuple[int, ...]:
    return tuple(points * n for n in range(MOST + 1))


# Pairs: 5 for two and 9 for three are certain; which pairs, and the other steps, are not.
PAIR_POINTS = (0, 2, 5, 9, 14)  # VI-42
PAIRS = (
    (MINERALS, PLANTS),
    (PLANTS, ANIMALS),
    (ANIMALS, DRAGONS),
    (DRAGONS, MINERALS),
    (MOUNTAINS, FORESTS),
    (FORESTS, DESERTS),
    (DESERTS, SWAMPS),
    (SWAMPS, MOUNTAINS),
    (MINERALS, DESERTS),
    (PLANTS, MOUNTAINS),
    (ANIMALS, SWAMPS),
    (DRAGONS, FORESTS),
)
CONTRACTS = (
    *(Contract("pairs", PAIR_POINTS, pair, reconstructed=True) for pair in PAIRS),
    Contract("species_sets", (0, 4, 10, 18), reconstructed=True),  # VI-44
    Contract("habitat_sets", (0, 4, 10, 18), reconstructed=True),  # VI-45
    Contract("both_sets", (0, 6, 14, 24), reconstructed=True),  # VI-46
    *(Contract("cards", _each(3), (("symbol", n),)) for n in SYMBOLS),  # VI-47
    Contract("cards", _each(1)),  # VI-47
    Contract("cards", (6, 5, 4, 3, 2, 1, 0)),  # VI-48
    # VI-41: the starting ones.
    *(Contract("cards", _each(1), (icon,), starting=True) for icon in OF_HABITATS),
    *(Contract("cards", _each(1), (icon,), starting=True) for icon in OF_SPECIES),
)

# --- Dominoes (VI-05) -----------------------------------------------------------------------------


class Domino(NamedTuple):
    numbers: tuple[int, int]
    players: int  # the fewest it is used with: its dots say none, three or four
    reconstructed: bool = True


DOMINOES = (
    Domino((1, 2), players=2, reconstructed=False),
    Domino((1, 3), players=2),
    Domino((1, 4), players=2),
    Domino((2, 3), players=2),
    Domino((2, 4), players=2, reconstructed=False),
    Domino((3, 4), players=2, reconstructed=False),
    Domino((2, 3), players=3),
    Domino((1, 2), players=4),
    Domino((3, 4), players=4),
)

# --- Advantage tokens (VI-03, VI-27) --------------------------------------------------------------


class Token(NamedTuple):
    rewards: Literal["nothing", "species", "equipment", "contracts"]
    species: tuple[int, ...] = ()
    reconstructed: bool = False


TOKENS = (
    Token("nothing"),  # VI-31: the hourglass
    Token("species", (MINERAL, PLANT), reconstructed=True),
    Token("species", (MINERAL, ANIMAL), reconstructed=True),
    Token("species", (MINERAL, DRAGON), reconstructed=True),
    Token("species", (PLANT, ANIMAL), reconstructed=True),
    Token("species", (PLANT, DRAGON), reconstructed=True),
    Token("species", (ANIMAL, DRAGON), reconstructed=True),
    Token("equipment"),
    Token("contracts"),
)
TOKEN_POINTS = 2  # VI-39
