"""The names of all components, with the forms that sentences need."""

from collections.abc import Sequence
from typing import NamedTuple

from menagerie.core.words import Text

from .components import CHARACTERS, INQUIRE, LOW_RANK, RANK


class Pronoun(NamedTuple):
    """он, его, (под) ним; he, him."""

    ru: str
    whom: str
    beneath: str
    en: str
    en_whom: str


HE = Pronoun("он", "его", "ним", "he", "him")
SHE = Pronoun("она", "её", "ней", "she", "her")


class Name(NamedTuple):
    """A character's name."""

    ru: str
    of: str  # genitive
    whom: str  # accusative
    en: str
    pronoun: Pronoun


def he(ru: str, of: str, en: str) -> Name:
    return Name(ru, of, of, en, HE)


def she(ru: str, of: str, whom: str, en: str) -> Name:
    return Name(ru, of, whom, en, SHE)


# By card id.
CHARACTER_NAMES = (
    he("Шарлатан", "Шарлатана", "Charlatan"),
    he("Чёрный рыцарь", "Чёрного рыцаря", "Black Knight"),
    she("Куртизанка", "Куртизанки", "Куртизанку", "Courtesan"),
    she("Гадалка", "Гадалки", "Гадалку", "Clairvoyant"),
    he("Отравитель", "Отравителя", "Poisoner"),
    he("Берсерк", "Берсерка", "Berserker"),
    he("Ассасин", "Ассасина", "Assassin"),
    he("Друид", "Друида", "Druid"),
    he("Белый рыцарь", "Белого рыцаря", "White Knight"),
    he("Монах", "Монаха", "Monk"),
    he("Палач", "Палача", "Executioner"),
    he("Интриган", "Интригана", "Intriguer"),
    she("Ведьма", "Ведьмы", "Ведьму", "Witch"),
    he("Настоятель", "Настоятеля", "Abbot"),
    she("Королева", "Королевы", "Королеву", "Queen"),
    he("Святой", "Святого", "Saint"),
    he("Король", "Короля", "King"),
    he("Епископ", "Епископа", "Bishop"),
    he("Волшебник", "Волшебника", "Wizard"),
    he("Инквизитор", "Инквизитора", "Inquisitor"),
)

COLOUR_NAMES = (
    Text("королевская", "royal"),
    Text("церковная", "church"),
    Text("мистическая", "mystic"),
)
COLOURS_OF = ("королевской", "церковной", "мистической")  # genitive: жетон … власти

BACK_NAMES = (Text("светлый", "light"), Text("тёмный", "dark"))  # оборот
# The cards of the centre, by place: nominative and accusative.
PLACES = (
    ("первая светлая", "первую светлую", "first light one"),
    ("вторая светлая", "вторую светлую", "second light one"),
    ("первая тёмная", "первую тёмную", "first dark one"),
    ("вторая тёмная", "вторую тёмную", "second dark one"),
)


def joined(names: Sequence[str], last: str) -> str:
    """A, B or C."""
    return f" {last} ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


SOMEBODY = he("персонаж", "персонажа", "character")


def who_does(effect: int) -> Name:
    """The character with this effect."""
    return next((CHARACTER_NAMES[c.card] for c in CHARACTERS if c.effect == effect), SOMEBODY)


def announced_ranks() -> tuple[int, int]:
    """What the Inquisitor may announce, the lower rank first (BK-50)."""
    one = next((c.card for c in CHARACTERS if c.effect == INQUIRE), 0)
    return int(LOW_RANK[one]), int(RANK[one])


NAMES: dict[str, list[Text]] = {
    "card": [Text(name.ru, name.en) for name in CHARACTER_NAMES],
    "whom": [Text(name.whom, name.en) for name in CHARACTER_NAMES],
    # жетон королевской власти; a royal token
    "colour": [
        Text(f"{of} власти", name.en) for of, name in zip(COLOURS_OF, COLOUR_NAMES, strict=True)
    ],
    "influence": list(COLOUR_NAMES),
    "power": [Text(f"{name.ru} власть", f"{name.en} influence") for name in COLOUR_NAMES],
    "back": [Text(f"{name.ru} оборот", f"{name.en} back") for name in BACK_NAMES],
    "place": [Text(lies, en) for lies, _, en in PLACES],
    "taken": [Text(f"{takes} карту центра", f"{en} of the centre") for _, takes, en in PLACES],
    "rank": [Text(str(rank), str(rank)) for rank in announced_ranks()],
}
