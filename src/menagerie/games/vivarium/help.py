"""What the components do, in a sentence or two, Russian and English, made from their print."""

from menagerie.core.words import Pair, plural

from . import components
from .components import KINDS, Contract, Creature, Equipment, Token
from .names import HABITAT, OF_SPECIES, TOKENS, icon_name, pays_less
from .tables import PRINT

# What each kind of equipment does beside its gems.
_ABILITY: list[Pair] = [
    (
        "В конце игры заменяет знак любой среды обитания, в каждом контракте заново.",
        "At the end it is an icon of any habitat, a different one in each contract.",
    ),
    (
        "В конце игры считается за два знака вида, напечатанные на ней.",
        "At the end it is the two species icons printed on it.",
    ),
    (
        "Можно взять соседние карты (сверху, снизу, слева, справа), по самоцвету за каждую.",
        "You may take the neighbours above, below, left and right, a gem for each.",
    ),
    (
        "За самоцвет посмотрите двух существ из колоды: одно ваше, другое сбросьте.",
        "For a gem look at two creatures from the deck: keep one, discard the other.",
    ),
    ("Верхнее существо колоды ваше.", "The top creature of the deck is yours."),
    (
        "Все остальные карты её столбца уходят из игры.",
        "All other cards of its column leave the game.",
    ),
    ("", ""),
    (
        "Возьмите столько существ, сколько игроков, и раздайте каждому по одному.",
        "Draw a creature for every player and hand them out, one each.",
    ),
]


def _gems(n: int) -> Pair:
    if n == 0:
        return "", ""
    return (
        f"{n} {plural('ru', n, ('самоцвет', 'самоцвета', 'самоцветов'))}.",
        f"{n} {plural('en', n, ('gem', 'gems'))}.",
    )


def _points(n: int) -> Pair:
    return (
        f"{n} {plural('ru', n, ('очко', 'очка', 'очков'))}",
        f"{n} {plural('en', n, ('point', 'points'))}",
    )


def _steps(contract: Contract) -> Pair:
    """How many pairs or sets: 1, 2, 3 and more."""
    steps = ", ".join(str(n) for n in range(1, len(contract.pays)))
    return f"{steps} и более", f"{steps} or more"


def _creature(card: Creature) -> Pair:
    species, habitat = OF_SPECIES[card.species], HABITAT[card.habitat]
    return (
        f"Вид: {species[0]}; среда обитания: {habitat[0]}; очки: {card.points}.",
        f"Species: {species[1]}; habitat: {habitat[1]}; points: {card.points}.",
    )


def _equipment(card: Equipment) -> Pair:
    gems, ability = _gems(KINDS[card.kind].gems), _ABILITY[card.kind]
    return f"{gems[0]} {ability[0]}".strip(), f"{gems[1]} {ability[1]}".strip()


def _contract(card: Contract) -> Pair:
    if card.counts == "cards":
        return _for_each_card(card)
    (ru, en), pays = _steps(card), " / ".join(map(str, card.pays[1:]))
    if card.counts == "pairs":
        return (
            f"За {ru} пар: {pays}. Карта входит в одну пару.",
            f"For {en} pairs: {pays}. A card is in one pair.",
        )
    if card.counts == "species_sets":
        return (
            f"За {ru} наборов из четырёх видов: {pays}. Шляпа даёт оба вида.",
            f"For {en} sets of the four species: {pays}. A hat gives both.",
        )
    if card.counts == "habitat_sets":
        return (
            f"За {ru} наборов из четырёх сред: {pays}. Сумка — любая среда.",
            f"For {en} sets of the four habitats: {pays}. A bag is any one.",
        )
    return (
        f"Набор: четыре существа четырёх разных видов и четырёх разных сред. За {ru}: {pays}.",
        f"A set: four creatures of four species and four habitats at once. For {en}: {pays}.",
    )


def _for_each_card(card: Contract) -> Pair:
    none, one = card.pays[:2]
    ru, en = _points(one)
    if pays_less(card):
        ru, en = _points(none)
        return (
            f"{ru} минус {none - one} за каждое снаряжение; не меньше нуля.",
            f"{en}, less {none - one} for each equipment; never below zero.",
        )
    if not card.icons:
        return f"{ru} за каждое снаряжение.", f"{en} for each equipment."
    (kind, number), name = card.icons[0], icon_name(card.icons[0])
    if kind == "symbol":
        return f"{ru} за каждое снаряжение {name[0]}.", f"{en} for each equipment {name[1]}."
    if kind == "habitat":
        return f"{ru} за каждую карту среды «{name[0]}».", f"{en} for each card of the {name[1]}."
    species = OF_SPECIES[number]
    return f"{ru} за каждую карту вида «{species[0]}».", f"{en} for each {species[1]} card."


def _card(card: Creature | Equipment | Contract) -> Pair:
    if isinstance(card, Creature):
        return _creature(card)
    return _equipment(card) if isinstance(card, Equipment) else _contract(card)


def _token(token: Token, name: Pair) -> Pair:
    if token.rewards == "nothing":
        return "Первый раунд: никому ничего.", "The first round: nothing for anybody."
    return (
        f"Подходящая карта ({name[0]}) приносит самоцвет; у кого таких больше всех в конце "
        "раунда, тому жетон.",
        f"A matching card ({name[1]}) brings a gem; most of them at the round's end wins the "
        "token.",
    )


HELP: dict[str, list[Pair]] = {
    "card": [_card(card) for card in PRINT],
    "token": [_token(token, name) for token, name in zip(components.TOKENS, TOKENS, strict=True)],
}
