"""The 53 cards. A card's number here is its printed number less one, so a suit is a block of five.

What a card says is in `bonuses.py`, `penalties.py` and `blanking.py`; here are names, numbers and
which names and suits a card speaks of (for explanations, and for the search of the best choice).
"""

from __future__ import annotations

import numpy as np

from menagerie.core.state.bits import u64

CARDS = 53
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

# id, English name, Russian name, base strength; in order of the printed numbers.
DECK: tuple[tuple[str, str, str, int], ...] = (
    ("mountain", "Mountain", "Гора", 9),
    ("cavern", "Cavern", "Пещера", 6),
    ("bell_tower", "Bell Tower", "Колокольня", 8),
    ("forest", "Forest", "Лес", 7),
    ("earth_elemental", "Earth Elemental", "Дух земли", 4),
    ("fountain_of_life", "Fountain of Life", "Фонтан жизни", 1),
    ("swamp", "Swamp", "Болото", 18),
    ("great_flood", "Great Flood", "Великий потоп", 32),
    ("island", "Island", "Остров", 14),
    ("water_elemental", "Water Elemental", "Дух воды", 4),
    ("rainstorm", "Rainstorm", "Ливень", 8),
    ("blizzard", "Blizzard", "Метель", 30),
    ("smoke", "Smoke", "Дым", 27),
    ("whirlwind", "Whirlwind", "Ураган", 13),
    ("air_elemental", "Air Elemental", "Дух воздуха", 4),
    ("wildfire", "Wildfire", "Пожар", 40),
    ("candle", "Candle", "Свеча", 2),
    ("forge", "Forge", "Кузница", 9),
    ("lightning", "Lightning", "Молния", 11),
    ("fire_elemental", "Fire Elemental", "Дух огня", 4),
    ("knights", "Knights", "Рыцари", 20),
    ("elven_archers", "Elven Archers", "Эльфы-стрелки", 10),
    ("light_cavalry", "Light Cavalry", "Кавалерия", 17),
    ("dwarvish_infantry", "Dwarvish Infantry", "Гномья пехота", 15),
    ("rangers", "Rangers", "Егеря", 5),
    ("collector", "Collector", "Собиратель", 7),
    ("beastmaster", "Beastmaster", "Зверолов", 9),
    ("necromancer", "Necromancer", "Некромант", 3),
    ("warlock_lord", "Warlock Lord", "Чернокнижник", 25),
    ("enchantress", "Enchantress", "Чародейка", 5),
    ("king", "King", "Король", 8),
    ("queen", "Queen", "Королева", 6),
    ("princess", "Princess", "Принцесса", 2),
    ("warlord", "Warlord", "Военачальник", 4),
    ("empress", "Empress", "Императрица", 15),
    ("unicorn", "Unicorn", "Единорог", 9),
    ("basilisk", "Basilisk", "Василиск", 35),
    ("warhorse", "Warhorse", "Боевой конь", 6),
    ("dragon", "Dragon", "Дракон", 30),
    ("hydra", "Hydra", "Гидра", 12),
    ("warship", "Warship", "Драккар", 23),
    ("magic_wand", "Magic Wand", "Жезл", 1),
    ("sword_of_keth", "Sword of Keth", "Меч Кета", 7),
    ("elven_longbow", "Elven Longbow", "Эльфийский лук", 3),
    ("war_dirigible", "War Dirigible", "Дирижабль", 35),
    ("shield_of_keth", "Shield of Keth", "Щит Кета", 4),
    ("gem_of_order", "Gem of Order", "Камень порядка", 5),
    ("world_tree", "World Tree", "Мировое дерево", 2),
    ("book_of_changes", "Book of Changes", "Книга перемен", 3),
    ("protection_rune", "Protection Rune", "Рунный оберег", 1),
    ("shapeshifter", "Shapeshifter", "Оборотень", 0),
    ("mirage", "Mirage", "Мираж", 0),
    ("doppelganger", "Doppelgänger", "Двойник", 0),
)
CARD_IDS = tuple(card[0] for card in DECK)

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

STRENGTH = np.array([card[3] for card in DECK], np.int64)
SUIT = np.array([card // 5 for card in range(64)], np.int64)  # printed suits


def cards(*members: int) -> np.uint64:
    return u64(sum(1 << member for member in members))


def suits(*members: int) -> np.uint64:
    """The cards printed in these suits."""
    return cards(*(5 * suit + k for suit in members for k in range(5) if 5 * suit + k < CARDS))


ALL_CARDS = u64((1 << CARDS) - 1)
WILDS = suits(WILD)
LANDS, FLOODS, WEATHERS, FLAMES, ARMIES = (suits(s) for s in range(5))
WIZARDS, LEADERS, BEASTS, WEAPONS, ARTIFACTS = (suits(s) for s in range(5, 10))
SUIT_CARDS = np.array([suits(s) for s in range(SUITS)], np.uint64)

MIRAGE_CARDS = LANDS | FLOODS | WEATHERS | FLAMES | ARMIES  # FR-51
SHIFTER_CARDS = WIZARDS | LEADERS | BEASTS | WEAPONS | ARTIFACTS  # FR-52
RAISABLE = ARMIES | LEADERS | WIZARDS | BEASTS  # FR-48: what the Necromancer may take
CHOOSERS = cards(DOPPELGANGER, MIRAGE, SHAPESHIFTER, BOOK_OF_CHANGES, ISLAND)  # ask at the end
CLEARERS = cards(MOUNTAIN, CAVERN, ISLAND, BEASTMASTER, PROTECTION_RUNE)
BLANKERS = cards(RAINSTORM, BLIZZARD, GREAT_FLOOD, WILDFIRE, BASILISK)
SELF_BLANKERS = cards(SMOKE, WARSHIP, WAR_DIRIGIBLE)
FIREPROOF_SUITS = FLAMES | WIZARDS | WEATHERS | WEAPONS | ARTIFACTS | WILDS
FIREPROOF_NAMES = cards(MOUNTAIN, GREAT_FLOOD, ISLAND, UNICORN, DRAGON)

# What the bonus of a card looks at: names, and suits.
_BONUS_NAMES: dict[int, tuple[int, ...]] = {
    MOUNTAIN: (SMOKE, WILDFIRE),
    CAVERN: (DWARVISH_INFANTRY, DRAGON),
    FOREST: (ELVEN_ARCHERS,),
    WHIRLWIND: (RAINSTORM, BLIZZARD, GREAT_FLOOD),
    CANDLE: (BOOK_OF_CHANGES, BELL_TOWER),
    LIGHTNING: (RAINSTORM,),
    KING: (QUEEN,),
    QUEEN: (KING,),
    UNICORN: (PRINCESS, EMPRESS, QUEEN, ENCHANTRESS),
    HYDRA: (SWAMP,),
    SWORD_OF_KETH: (SHIELD_OF_KETH,),
    SHIELD_OF_KETH: (SWORD_OF_KETH,),
    ELVEN_LONGBOW: (ELVEN_ARCHERS, WARLORD, BEASTMASTER),
}
# Suits in one group are alike to the card; a suit of its own group is told apart from the others.
_BONUS_SUITS: dict[int, tuple[tuple[int, ...], ...]] = {
    MOUNTAIN: ((FLOOD,),),
    CAVERN: ((WEATHER,),),
    BELL_TOWER: ((WIZARD,),),
    FOREST: ((BEAST,),),
    EARTH_ELEMENTAL: ((LAND,),),
    FOUNTAIN_OF_LIFE: ((WEAPON, FLOOD, FLAME, LAND, WEATHER),),
    ISLAND: ((FLOOD, FLAME),),
    WATER_ELEMENTAL: ((FLOOD,),),
    RAINSTORM: ((FLOOD,),),
    AIR_ELEMENTAL: ((WEATHER,),),
    CANDLE: ((WIZARD,),),
    FORGE: ((WEAPON, ARTIFACT),),
    FIRE_ELEMENTAL: ((FLAME,),),
    ELVEN_ARCHERS: ((WEATHER,),),
    RANGERS: ((LAND,),),
    BEASTMASTER: ((BEAST,),),
    ENCHANTRESS: ((LAND, WEATHER, FLOOD, FLAME),),
    KING: ((ARMY,),),
    QUEEN: ((ARMY,),),
    PRINCESS: ((ARMY, WIZARD, LEADER), (LEADER,)),
    WARLORD: ((ARMY,),),
    EMPRESS: ((ARMY,),),
    WARHORSE: ((LEADER, WIZARD),),
    WARSHIP: ((FLOOD,),),
    MAGIC_WAND: ((WIZARD,),),
    SWORD_OF_KETH: ((LEADER,),),
    SHIELD_OF_KETH: ((LEADER,),),
    COLLECTOR: tuple((suit,) for suit in range(SUITS)),
    WORLD_TREE: tuple((suit,) for suit in range(SUITS)),
}
# The same for penalties.
_PENALTY_NAMES: dict[int, tuple[int, ...]] = {
    RAINSTORM: (LIGHTNING,),
    GREAT_FLOOD: (MOUNTAIN, LIGHTNING),
    WILDFIRE: (MOUNTAIN, GREAT_FLOOD, ISLAND, UNICORN, DRAGON),
}
_PENALTY_SUITS: dict[int, tuple[tuple[int, ...], ...]] = {
    SWAMP: ((ARMY,), (FLAME,)),
    GREAT_FLOOD: ((ARMY,), (LAND,), (FLAME,)),
    RAINSTORM: ((FLAME,),),
    BLIZZARD: ((FLOOD,), (ARMY,), (LEADER, BEAST, FLAME)),
    SMOKE: ((FLAME,),),
    WILDFIRE: ((FLAME, WIZARD, WEATHER, WEAPON, ARTIFACT, WILD),),
    KNIGHTS: ((LEADER,),),
    LIGHT_CAVALRY: ((LAND,),),
    DWARVISH_INFANTRY: ((ARMY,),),
    WARLOCK_LORD: ((LEADER, WIZARD), (WIZARD,)),
    EMPRESS: ((LEADER,),),
    BASILISK: ((ARMY,), (LEADER,), (BEAST,)),
    DRAGON: ((WIZARD,),),
    WARSHIP: ((FLOOD,),),
    WAR_DIRIGIBLE: ((ARMY,), (WEATHER,)),
}

BONUS_NAMES = np.array([cards(*_BONUS_NAMES.get(c, ())) for c in range(CARDS)], np.uint64)
BONUS_SUITS = np.array(
    [suits(*{s for group in _BONUS_SUITS.get(c, ()) for s in group}) for c in range(CARDS)],
    np.uint64,
)
PENALTY_SUITS = np.array(
    [suits(*{s for group in _PENALTY_SUITS.get(c, ()) for s in group}) for c in range(CARDS)],
    np.uint64,
)
HAS_PENALTY = cards(*_PENALTY_SUITS)

# Names that a card speaks of at all.
SPOKEN_NAMES = BONUS_NAMES | np.array(
    [cards(*_PENALTY_NAMES.get(c, ())) for c in range(CARDS)], np.uint64
)
# APART[card, suit]: the suits that this card tells apart from that suit.
APART = np.zeros((CARDS, SUITS), np.uint64)
for _card in range(CARDS):
    for _group in _BONUS_SUITS.get(_card, ()) + _PENALTY_SUITS.get(_card, ()):
        for _suit in range(SUITS):
            APART[_card, _suit] |= cards(
                *(other for other in range(SUITS) if (other in _group) != (_suit in _group))
            )
