"""What equipment and contracts say on their faces: a few words, made from their print.

Creatures need none: their species, habitat and points are signs. Gems of equipment stand in its
corner.
"""

from menagerie.core.words import Pair, plural

from . import components as box
from .names import SPECIES, icon_name, pays_less
from .tables import PRINT

_ABILITY: dict[int, Pair] = {
    box.BAG: ("В контрактах: _любая среда_", "In contracts: _any habitat_"),
    box.BINOCULARS: ("Соседние карты, по *−1* самоцвету", "Neighbouring cards, *−1* gem each"),
    box.CAMERA: ("*−1* самоцвет: одно из двух существ", "*−1* gem: one of two creatures"),
    box.COMPASS: ("*+1* существо из колоды", "*+1* creature from the deck"),
    box.LAMP: ("Остальной столбец уходит из игры", "The rest of its column leaves"),
    box.SHOVEL: ("Раздайте всем по существу", "Hand a creature to everybody"),
}


def _equipment(card: box.Equipment) -> Pair:
    if card.kind == box.HAT:
        ru, en = (" + ".join(f"_{SPECIES[n][i]}_" for n in card.species) for i in (0, 1))
        return f"В контрактах: {ru}", f"In contracts: {en}"
    gems = box.KINDS[card.kind].gems
    only_gems = (
        f"*+{gems}* {plural('ru', gems, ('самоцвет', 'самоцвета', 'самоцветов'))}",
        f"*+{gems}* {plural('en', gems, ('gem', 'gems'))}",
    )
    return _ABILITY.get(card.kind, only_gems)


def _contract(card: box.Contract) -> Pair:
    steps = f"*{' · '.join(map(str, card.pays[1:]))}*"
    icons = [icon_name(icon) for icon in card.icons]
    if card.counts == "pairs":
        ru, en = (" + ".join(f"_{name[i]}_" for name in icons) for i in (0, 1))
        return f"{ru}: {steps}", f"{en}: {steps}"
    if card.counts == "species_sets":
        return f"Четыре _вида_: {steps}", f"Four _species_: {steps}"
    if card.counts == "habitat_sets":
        return f"Четыре _среды_: {steps}", f"Four _habitats_: {steps}"
    if card.counts == "both_sets":
        return f"По четыре _вида_ и _среды_: {steps}", f"Four _species_ and _habitats_: {steps}"
    none, one = card.pays[:2]
    if pays_less(card):
        return (
            f"*+{none}*, но *−{none - one}* за каждое снаряжение",
            f"*+{none}*, but *−{none - one}* for each equipment",
        )
    if not icons:
        return f"*+{one}* за каждое снаряжение", f"*+{one}* for each equipment"
    name = icons[0]
    if card.icons[0][0] == "symbol":
        sign = f"\u00a0_{name[0]}_"  # stays with its word
        return f"*+{one}* за снаряжение{sign}", f"*+{one}* for equipment{sign}"
    return f"*+{one}* за карту: _{name[0]}_", f"*+{one}* for a card: _{name[1]}_"


def _card(card: box.Creature | box.Equipment | box.Contract) -> Pair:
    if isinstance(card, box.Creature):
        return "", ""
    return _equipment(card) if isinstance(card, box.Equipment) else _contract(card)


SHORT: dict[str, list[Pair]] = {"card": [_card(card) for card in PRINT]}
