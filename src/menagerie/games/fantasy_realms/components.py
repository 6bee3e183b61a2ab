"""The 53 cards: the one place of all that is printed on them, as data.

A card's number here is its printed number less one; a suit is a block of five, and the three wild
cards come last. Names are words: `names.py` has them in both languages.
"""

from .effects import (
    Becomes,
    BestStrength,
    Blanks,
    BlanksAllBut,
    BlanksItself,
    Card,
    ChangesSuit,
    Clears,
    ClearsOne,
    Collection,
    Copies,
    ForEach,
    LosesForEach,
    LosesUnless,
    Raises,
    Runs,
    StrikesArmy,
    Target,
    TotalStrength,
    With,
)

CARDS = 53  # FR-01
SUITS = 11  # ten suits and the wild cards

(LAND, FLOOD, WEATHER, FLAME, ARMY, WIZARD, LEADER, BEAST, WEAPON, ARTIFACT, WILD) = range(SUITS)

SUIT_IDS = (
    "land",
    "flood",
    "weather",
    "flame",
    "army",
    "wizard",
    "leader",
    "beast",
    "weapon",
    "artifact",
    "wild",
)

MOUNTAIN, CAVERN, BELL_TOWER, FOREST, EARTH_ELEMENTAL = range(5)
FOUNTAIN_OF_LIFE, SWAMP, GREAT_FLOOD, ISLAND, WATER_ELEMENTAL = range(5, 10)
RAINSTORM, BLIZZARD, SMOKE, WHIRLWIND, AIR_ELEMENTAL = range(10, 15)
WILDFIRE, CANDLE, FORGE, LIGHTNING, FIRE_ELEMENTAL = range(15, 20)
KNIGHTS, ELVEN_ARCHERS, LIGHT_CAVALRY, DWARVISH_INFANTRY, RANGERS = range(20, 25)
COLLECTOR, BEASTMASTER, NECROMANCER, WARLOCK_LORD, ENCHANTRESS = range(25, 30)
KING, QUEEN, PRINCESS, WARLORD, EMPRESS = range(30, 35)
UNICORN, BASILISK, WARHORSE, DRAGON, HYDRA = range(35, 40)
WARSHIP, MAGIC_WAND, SWORD_OF_KETH, ELVEN_LONGBOW, WAR_DIRIGIBLE = range(40, 45)
SHIELD_OF_KETH, GEM_OF_ORDER, WORLD_TREE, BOOK_OF_CHANGES, PROTECTION_RUNE = range(45, 50)
SHAPESHIFTER, MIRAGE, DOPPELGANGER = range(50, 53)

DECK: tuple[Card, ...] = (
    # Lands
    Card("mountain", 9, With(50, names=(SMOKE, WILDFIRE)), Clears((FLOOD,))),  # FR-61
    Card("cavern", 6, With(25, one_of=(DWARVISH_INFANTRY, DRAGON)), Clears((WEATHER,))),  # FR-62
    Card("bell_tower", 8, With(15, suits=(WIZARD,))),  # FR-63
    Card("forest", 7, ForEach(12, (BEAST,), once=(ELVEN_ARCHERS,))),  # FR-64
    Card("earth_elemental", 4, ForEach(15, (LAND,), other=LAND)),  # FR-65
    # Floods
    Card("fountain_of_life", 1, BestStrength((WEAPON, FLOOD, FLAME, LAND, WEATHER))),  # FR-66
    Card("swamp", 18, LosesForEach(3, (ARMY, FLAME))),  # FR-67
    Card(  # FR-68
        "great_flood",
        32,
        Blanks((Target(ARMY), Target(LAND, but=(MOUNTAIN,)), Target(FLAME, but=(LIGHTNING,)))),
    ),
    Card("island", 14, ClearsOne((FLOOD, FLAME))),  # FR-69
    Card("water_elemental", 4, ForEach(15, (FLOOD,), other=FLOOD)),  # FR-70
    # Weather
    Card(  # FR-71
        "rainstorm", 8, ForEach(10, (FLOOD,)), Blanks((Target(FLAME, but=(LIGHTNING,)),))
    ),
    Card(  # FR-72
        "blizzard", 30, Blanks((Target(FLOOD),)), LosesForEach(5, (ARMY, LEADER, BEAST, FLAME))
    ),
    Card("smoke", 27, BlanksItself(needs=FLAME)),  # FR-73
    Card(  # FR-74
        "whirlwind", 13, With(40, names=(RAINSTORM,), one_of=(BLIZZARD, GREAT_FLOOD))
    ),
    Card("air_elemental", 4, ForEach(15, (WEATHER,), other=WEATHER)),  # FR-75
    # Flames
    Card(  # FR-76
        "wildfire",
        40,
        BlanksAllBut(
            suits=(FLAME, WIZARD, WEATHER, WEAPON, ARTIFACT),
            names=(MOUNTAIN, GREAT_FLOOD, ISLAND, UNICORN, DRAGON),
        ),
    ),
    Card(  # FR-77
        "candle", 2, With(100, names=(BOOK_OF_CHANGES, BELL_TOWER), suits=(WIZARD,))
    ),
    Card("forge", 9, ForEach(9, (WEAPON, ARTIFACT)), reconstructed=True),  # FR-78
    Card("lightning", 11, With(30, names=(RAINSTORM,))),  # FR-79
    Card(  # FR-80
        "fire_elemental", 4, ForEach(15, (FLAME,), other=FLAME), reconstructed=True
    ),
    # Armies
    Card("knights", 20, LosesUnless(8, (LEADER,))),  # FR-81
    Card("elven_archers", 10, With(5, without=(WEATHER,))),  # FR-82
    Card("light_cavalry", 17, LosesForEach(2, (LAND,))),  # FR-83
    Card("dwarvish_infantry", 15, LosesForEach(2, (ARMY,), other=ARMY)),  # FR-84
    Card("rangers", 5, ForEach(10, (LAND,)), StrikesArmy()),  # FR-85
    # Wizards
    Card("collector", 7, Collection({3: 10, 4: 40, 5: 100})),  # FR-86
    Card("beastmaster", 9, ForEach(9, (BEAST,)), Clears((BEAST,))),  # FR-87
    Card("necromancer", 3, Raises((ARMY, LEADER, WIZARD, BEAST))),  # FR-88
    Card(  # FR-89
        "warlock_lord", 25, LosesForEach(10, (LEADER, WIZARD), other=WIZARD), reconstructed=True
    ),
    Card(  # FR-90
        "enchantress", 5, ForEach(5, (LAND, WEATHER, FLOOD, FLAME)), reconstructed=True
    ),
    # Leaders
    Card("king", 8, ForEach(5, (ARMY,)), ForEach(20, (ARMY,), names=(QUEEN,))),  # FR-91
    Card("queen", 6, ForEach(5, (ARMY,)), ForEach(20, (ARMY,), names=(KING,))),  # FR-92
    Card("princess", 2, ForEach(8, (ARMY, WIZARD, LEADER), other=LEADER)),  # FR-93
    Card("warlord", 4, TotalStrength((ARMY,))),  # FR-94
    Card("empress", 15, ForEach(10, (ARMY,)), LosesForEach(5, (LEADER,), other=LEADER)),  # FR-95
    # Beasts
    Card(  # FR-96
        "unicorn", 9, With(30, names=(PRINCESS,)), With(15, one_of=(EMPRESS, QUEEN, ENCHANTRESS))
    ),
    Card(  # FR-97
        "basilisk", 35, Blanks((Target(ARMY), Target(LEADER), Target(BEAST, other=True)))
    ),
    Card("warhorse", 6, With(14, suits=(LEADER, WIZARD))),  # FR-98
    Card("dragon", 30, LosesUnless(40, (WIZARD,))),  # FR-99
    Card("hydra", 12, With(28, names=(SWAMP,))),  # FR-100
    # Weapons
    Card("warship", 23, StrikesArmy((FLOOD,)), BlanksItself(needs=FLOOD)),  # FR-101
    Card("magic_wand", 1, With(25, suits=(WIZARD,))),  # FR-102
    Card(  # FR-103
        "sword_of_keth",
        7,
        With(10, suits=(LEADER,)),
        With(40, names=(SHIELD_OF_KETH,), suits=(LEADER,)),
    ),
    Card("elven_longbow", 3, With(30, one_of=(ELVEN_ARCHERS, WARLORD, BEASTMASTER))),  # FR-104
    Card("war_dirigible", 35, BlanksItself(needs=ARMY, shuns=WEATHER)),  # FR-105
    # Artifacts
    Card(  # FR-106
        "shield_of_keth",
        4,
        With(15, suits=(LEADER,)),
        With(40, names=(SWORD_OF_KETH,), suits=(LEADER,)),
    ),
    Card("gem_of_order", 5, Runs({3: 10, 4: 30, 5: 60, 6: 100, 7: 150})),  # FR-107
    Card("world_tree", 2, With(50, unlike=True)),  # FR-108
    Card("book_of_changes", 3, ChangesSuit()),  # FR-109
    Card("protection_rune", 1, Clears()),  # FR-110
    # Wild cards
    Card("shapeshifter", 0, Becomes((ARTIFACT, LEADER, WIZARD, WEAPON, BEAST))),  # FR-111
    Card("mirage", 0, Becomes((ARMY, LAND, WEATHER, FLOOD, FLAME))),  # FR-112
    Card("doppelganger", 0, Copies()),  # FR-113
)
CARD_IDS = tuple(card.id for card in DECK)
