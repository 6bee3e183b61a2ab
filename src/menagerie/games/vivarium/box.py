"""What is in the box. Plain data, and the one file to correct with a real box in hand.

Certain (printed in the rulebook): how many cards, tiles and tokens of each type, the eight
kinds of equipment with their gems, the types of contracts, 5 points for two pairs and 9 for three,
the tiles 1·2, 2·4 and 3·4. Reconstructed (no public list exists; RULES.md, "Components"): which
creatures, symbols, hats, contracts, tiles and tokens exactly. Tables marked ~ are reconstructed.
"""

from __future__ import annotations

MINERAL, PLANT, ANIMAL, DRAGON = SPECIES = range(4)
MOUNTAIN, FOREST, DESERT, SWAMP = HABITATS = range(4)
CIRCLE, TRIANGLE, SQUARE, DIAMOND = SYMBOLS = range(4)
BAG, HAT, BINOCULARS, CAMERA, COMPASS, LAMP, MAP, SHOVEL = EQUIPMENT_KINDS = range(8)

# ~ Creatures: species, habitat, points. Every combination once.
CREATURES = [
    (species, habitat, points)
    for species in SPECIES
    for habitat in HABITATS
    for points in (1, 2, 3)
]

# Gems that a kind of equipment brings when it is taken.
EQUIPMENT_GEMS = {
    BAG: 1,
    HAT: 1,
    BINOCULARS: 0,
    CAMERA: 0,
    COMPASS: 1,
    LAMP: 2,
    MAP: 3,
    SHOVEL: 1,
}

# ~ Equipment: kind, symbol, and the species that a hat shows. Two of each kind.
EQUIPMENT: list[tuple[int, int, tuple[int, ...]]] = [
    (BAG, CIRCLE, ()),
    (BAG, TRIANGLE, ()),
    (HAT, CIRCLE, (PLANT, ANIMAL)),
    (HAT, SQUARE, (MINERAL, DRAGON)),
    (BINOCULARS, TRIANGLE, ()),
    (BINOCULARS, SQUARE, ()),
    (CAMERA, TRIANGLE, ()),
    (CAMERA, DIAMOND, ()),
    (COMPASS, CIRCLE, ()),
    (COMPASS, DIAMOND, ()),
    (LAMP, SQUARE, ()),
    (LAMP, DIAMOND, ()),
    (MAP, CIRCLE, ()),
    (MAP, TRIANGLE, ()),
    (SHOVEL, SQUARE, ()),
    (SHOVEL, DIAMOND, ()),
]

# What a contract asks for: an icon is ("species", n) or ("habitat", n).
Icon = tuple[str, int]
MINERALS, PLANTS, ANIMALS, DRAGONS = (("species", n) for n in SPECIES)
MOUNTAINS, FORESTS, DESERTS, SWAMPS = (("habitat", n) for n in HABITATS)

# ~ Contracts for pairs: which two icons.
PAIRS: list[tuple[Icon, Icon]] = [
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
]
# Points by the number of pairs; the last entry holds for more. ~ for one pair and four pairs.
PAIR_POINTS = [0, 2, 5, 9, 14]

# ~ Contracts for sets: of the four species, of the four habitats, of both at once.
SET_POINTS = {
    "species": [0, 4, 10, 18],
    "habitat": [0, 4, 10, 18],
    "both": [0, 6, 14, 24],
}

# Contracts for equipment. ~ how many of each there are (one per symbol, one, one).
SYMBOL_POINTS = 3  # for each equipment with the symbol
EQUIPMENT_POINTS = 1  # for each equipment
FEW_EQUIPMENT_POINTS = 6  # less one for each equipment

# Starting contracts: one per habitat and one per species, a point for each match.
STARTING_POINTS = 1

# ~ Dominoes: two numbers, and the fewest players it is used with (the dots: none, three, four).
DOMINOES = [
    (1, 2, 2),
    (1, 3, 2),
    (1, 4, 2),
    (2, 3, 2),
    (2, 4, 2),
    (3, 4, 2),
    (2, 3, 3),
    (1, 2, 4),
    (3, 4, 4),
]

# ~ Advantage tokens besides the hourglass: two species each, or one whole type of card.
SPECIES_TOKENS = [
    (MINERAL, PLANT),
    (MINERAL, ANIMAL),
    (MINERAL, DRAGON),
    (PLANT, ANIMAL),
    (PLANT, DRAGON),
    (ANIMAL, DRAGON),
]
TOKEN_POINTS = 2
