"""What the components are called, Russian and English, made from their print."""

from menagerie.core.words import Pair

from . import components
from .components import Contract, Creature, Equipment, Icon, Token
from .tables import PRINT

# In the order of components.py.
SPECIES: list[Pair] = [
    ("минерал", "mineral"),
    ("растение", "plant"),
    ("животное", "animal"),
    ("дракон", "dragon"),
]
# What the rulebook calls the species itself: «вид: животный».
OF_SPECIES: list[Pair] = [
    ("минеральный", "mineral"),
    ("растительный", "plant"),
    ("животный", "animal"),
    ("драконий", "dragon"),
]
HABITAT: list[Pair] = [
    ("горы", "mountains"),
    ("леса", "forests"),
    ("пустыни", "deserts"),
    ("болота", "swamps"),
]
# Who lives there: the Russian stem, which takes the ending of its species, and the English word.
_FROM_HABITAT: list[Pair] = [
    ("Горн", "Mountain"),
    ("Лесн", "Forest"),
    ("Пустынн", "Desert"),
    ("Болотн", "Swamp"),
]
SYMBOL: list[Pair] = [("●", "●"), ("▲", "▲"), ("■", "■"), ("◆", "◆")]
KIND: list[Pair] = [
    ("Сумка", "Bag"),
    ("Шляпа", "Hat"),
    ("Бинокль", "Binoculars"),
    ("Камера", "Camera"),
    ("Компас", "Compass"),
    ("Лампа", "Lamp"),
    ("Карта местности", "Map"),
    ("Лопата", "Shovel"),
]
_SETS: dict[str, Pair] = {
    "species_sets": ("Наборы: четыре вида", "Sets: four species"),
    "habitat_sets": ("Наборы: четыре среды", "Sets: four habitats"),
    "both_sets": ("Наборы: виды и среды", "Sets: species and habitats"),
}


def icon_name(icon: Icon) -> Pair:
    return {"species": SPECIES, "habitat": HABITAT, "symbol": SYMBOL}[icon[0]][icon[1]]


def pays_less(contract: Contract) -> bool:
    """Does it pay for what a player has not? (VI-48)"""
    return contract.pays[1] < contract.pays[0]


def _creature(card: Creature) -> Pair:
    (species, en), (stem, place) = SPECIES[card.species], _FROM_HABITAT[card.habitat]
    # Растение and животное are neuter; only «лесной» is stressed on its ending.
    ending = "ое" if species.endswith("е") else "ой" if stem == "Лесн" else "ый"
    return f"{stem}{ending} {species} {card.points}", f"{place} {en} {card.points}"


def _equipment(card: Equipment) -> Pair:
    kind, symbol = KIND[card.kind], SYMBOL[card.symbol]
    ru, en = (", ".join(SPECIES[n][i] for n in card.species) for i in (0, 1))
    return (
        f"{kind[0]} {symbol[0]}" + (f" ({ru})" if ru else ""),
        f"{kind[1]} {symbol[1]}" + (f" ({en})" if en else ""),
    )


def _contract(card: Contract) -> Pair:
    icons = [icon_name(icon) for icon in card.icons]
    if card.counts == "pairs":
        a, b = icons
        return f"Пары: {a[0]} + {b[0]}", f"Pairs: {a[1]} + {b[1]}"
    if card.counts != "cards":
        return _SETS[card.counts]
    if card.starting:
        return f"Стартовый: {icons[0][0]}", f"Starting: {icons[0][1]}"
    if icons:
        return f"Снаряжение {icons[0][0]}", f"Equipment {icons[0][1]}"
    if pays_less(card):
        return "Налегке", "Travelling light"
    return "Всё снаряжение", "All equipment"


def _card(card: Creature | Equipment | Contract) -> Pair:
    if isinstance(card, Creature):
        return _creature(card)
    return _equipment(card) if isinstance(card, Equipment) else _contract(card)


def _token(token: Token) -> Pair:
    if token.rewards == "species":
        ru, en = zip(*(SPECIES[n] for n in token.species), strict=True)
        return " или ".join(ru), " or ".join(en)  # either counts
    return {
        "nothing": ("песочные часы", "hourglass"),
        "equipment": ("снаряжение", "equipment"),
        "contracts": ("контракты", "contracts"),
    }[token.rewards]


def _domino(numbers: tuple[int, int]) -> Pair:
    name = "·".join(map(str, numbers))
    return name, name


CARDS = [_card(card) for card in PRINT]
TOKENS = [_token(token) for token in components.TOKENS]
NAMES: dict[str, list[Pair]] = {
    "card": CARDS,
    "cell": [
        (f"ряд {row}, столбец {column}", f"row {row}, column {column}")
        for row in range(1, 5)
        for column in range(1, 5)
    ],
    "domino": [_domino(domino.numbers) for domino in components.DOMINOES],
    "token": TOKENS,
    "species": SPECIES,
    "habitat": HABITAT,
    "symbol": SYMBOL,
    "equipment": KIND,
}
