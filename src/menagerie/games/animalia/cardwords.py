"""What is said of single cards, Russian and English: their names, their faces, their help.

Everything comes from the print in components.py; here are only the words for it.
"""

from menagerie.core.words import Pair, plural

from .components import ANIMALS, NO_FAMILY, POWERS, Card
from .state import LOOKS

# In the order of `FAMILY_NAMES` and of `ANIMALS`.
FAMILY: list[Pair] = [
    ("Кошка", "Cat"),
    ("Лошадь", "Horse"),
    ("Собака", "Dog"),
    ("Кролик", "Rabbit"),
    ("Попугай", "Parrot"),
]
FAMILIES: list[Pair] = [
    ("кошки", "cats"),
    ("лошади", "horses"),
    ("собаки", "dogs"),
    ("кролики", "rabbits"),
    ("попугаи", "parrots"),
]
KINDS: list[Pair] = [
    ("чемпион", "champion"),
    ("умничка", "smart one"),
    ("милашка", "cute one"),
    ("прохвост", "rascal"),
    ("воришка", "thief"),
    ("шпион", "spy"),
    ("шутник", "joker"),
]
_OWL: Pair = ("Сова", "Owl")

# A power is called by the animal that has it.
POWER: list[Pair] = [
    next(name for name, animal in zip(KINDS, ANIMALS, strict=True) if animal.power == power)
    for power in range(POWERS)
]
_TOP: Pair = (
    f"{LOOKS} {plural('ru', LOOKS, ('верхнюю карту', 'верхние карты', 'верхних карт'))}",
    f"top {LOOKS} {plural('en', LOOKS, ('card', 'cards'))}",
)
# What each power allows, on a card's face; it takes a pair (AN-19).
_PAIR: Pair = ("_в паре_", "_as a pair_")
_SHORT: list[Pair] = [
    ("украдите карту соперника", "steal a rival's card"),
    (f"посмотрите {_TOP[0]}", f"see the {_TOP[1]}"),
    ("отдайте свою карту", "give a card away"),
]
# The same in full.
ALLOWS: list[Pair] = [
    (
        "Украдите любую карту у любого соперника, даже из завершённой коллекции. Она придёт в эту "
        "вашу коллекцию, а если та завершена, уйдёт под колоду.",
        "Steal any card of any rival, even from a complete collection. It comes into this "
        "collection of yours or, if that is complete, goes under the deck.",
    ),
    (
        f"Посмотрите {_TOP[0]} колоды и верните их наверх в любом порядке.",
        f"Look at the {_TOP[1]} of the deck and put them back on top in any order.",
    ),
    (
        "Отдайте любую карту этой коллекции сопернику, чья коллекция не завершена: отказаться "
        "нельзя. Если завершены все, карта уйдёт под колоду.",
        "Give any card of this collection to a rival whose collection is not complete: it cannot "
        "be refused. If all are complete, the card goes under the deck.",
    ),
]


def _stars(n: int) -> Pair:
    return (
        f"{n} {plural('ru', n, ('звезда', 'звезды', 'звёзд'))} элегантности.",
        f"{n} {plural('en', n, ('star', 'stars'))} of elegance.",
    )


def _black_spot(n: int) -> Pair:
    return (
        f"Чёрное пятно: отнимает {n} {plural('ru', n, ('звезду', 'звезды', 'звёзд'))} "
        "элегантности.",
        f"A black spot: {n} {plural('en', n, ('star', 'stars'))} of elegance less.",
    )


def _power(power: int) -> Pair:
    """AN-19: the partner may lie in the collection or come in the same set."""
    ru, en = POWER[power]
    return (
        f"Свойство действует, когда карту берут туда, где уже есть {ru}, или в наборе с ещё одной "
        f"такой картой. {ALLOWS[power][0]}",
        f"Works when taken to where a {en} already is, or in a set with another {en}. "
        f"{ALLOWS[power][1]}",
    )


def card_name(card: Card) -> Pair:
    if card.family == NO_FAMILY:
        return _OWL
    family, (ru, en) = FAMILY[card.family], KINDS[ANIMALS.index(card.animal)]
    # "Smart rabbit", but "Rabbit thief".
    adjective = en.removesuffix(" one")
    english = f"{family[1]} {en}"
    if adjective != en:
        english = f"{adjective.capitalize()} {family[1].lower()}"
    return f"{family[0]}-{ru}", english


def card_short(card: Card) -> Pair:
    """What a card says on its face, "" where the family's sign is enough."""
    said: list[Pair] = []
    if card.family == NO_FAMILY:
        said.append(("любое семейство", "any family"))
    if card.animal.stars:
        stars = f"*{card.animal.stars:+d}*".replace("-", "−")
        said.append((f"{stars} к элегантности", f"{stars} elegance"))
    if card.animal.power is not None:
        ru, en = _SHORT[card.animal.power]
        said.append((f"{_PAIR[0]}: {ru}", f"{_PAIR[1]}: {en}"))
    return ", ".join(ru for ru, _ in said), ", ".join(en for _, en in said)


def card_help(card: Card) -> Pair:
    """One sentence for each thing that is printed on the card."""
    animal = card.animal
    said: list[Pair] = []
    if card.family == NO_FAMILY:
        said.append(
            (
                "При награждении заменяет одно животное любого семейства.",
                "Stands for one animal of any family when medals are awarded.",
            )
        )
    if animal.stars > 0:
        said.append(_stars(animal.stars))
    if animal.stars < 0:
        said.append(_black_spot(-animal.stars))
    if animal.power is not None:
        said.append(_power(animal.power))
    if animal.stars == 0 and animal.power is None:
        said.append(("Звёзд и свойств нет.", "No stars, no power."))
    return " ".join(ru for ru, _ in said), " ".join(en for _, en in said)
