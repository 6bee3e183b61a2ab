"""The names of cards and suits, and the forms that sentences put them into.

The Russian names are those of the rulebook, except where `components.py` says reconstructed.
"""

from typing import NamedTuple

from .components import CARD_IDS


class CardName(NamedTuple):
    en: str
    ru: str
    ru_with: str  # вместе с …: instrumental
    ru_but: str  # кроме …: genitive


# In order of the printed numbers.
CARD: tuple[CardName, ...] = (
    CardName("Mountain", "Гора", "Горой", "Горы"),
    CardName("Cavern", "Пещера", "Пещерой", "Пещеры"),
    CardName("Bell Tower", "Колокольня", "Колокольней", "Колокольни"),
    CardName("Forest", "Лес", "Лесом", "Леса"),
    CardName("Earth Elemental", "Дух земли", "Духом земли", "Духа земли"),
    CardName("Fountain of Life", "Фонтан жизни", "Фонтаном жизни", "Фонтана жизни"),
    CardName("Swamp", "Болото", "Болотом", "Болота"),
    CardName("Great Flood", "Великий потоп", "Великим потопом", "Великого потопа"),
    CardName("Island", "Остров", "Островом", "Острова"),
    CardName("Water Elemental", "Дух воды", "Духом воды", "Духа воды"),
    CardName("Rainstorm", "Ливень", "Ливнем", "Ливня"),
    CardName("Blizzard", "Метель", "Метелью", "Метели"),
    CardName("Smoke", "Дым", "Дымом", "Дыма"),
    CardName("Whirlwind", "Ураган", "Ураганом", "Урагана"),
    CardName("Air Elemental", "Дух воздуха", "Духом воздуха", "Духа воздуха"),
    CardName("Wildfire", "Пожар", "Пожаром", "Пожара"),
    CardName("Candle", "Свеча", "Свечой", "Свечи"),
    CardName("Forge", "Кузница", "Кузницей", "Кузницы"),
    CardName("Lightning", "Молния", "Молнией", "Молнии"),
    CardName("Fire Elemental", "Дух огня", "Духом огня", "Духа огня"),
    CardName("Knights", "Рыцари", "Рыцарями", "Рыцарей"),
    CardName("Elven Archers", "Эльфы-стрелки", "Эльфами-стрелками", "Эльфов-стрелков"),
    CardName("Light Cavalry", "Кавалерия", "Кавалерией", "Кавалерии"),
    CardName("Dwarvish Infantry", "Гномья пехота", "Гномьей пехотой", "Гномьей пехоты"),
    CardName("Rangers", "Егеря", "Егерями", "Егерей"),
    CardName("Collector", "Собиратель", "Собирателем", "Собирателя"),
    CardName("Beastmaster", "Зверолов", "Звероловом", "Зверолова"),
    CardName("Necromancer", "Некромант", "Некромантом", "Некроманта"),
    CardName("Warlock Lord", "Чернокнижник", "Чернокнижником", "Чернокнижника"),
    CardName("Enchantress", "Чародейка", "Чародейкой", "Чародейки"),
    CardName("King", "Король", "Королём", "Короля"),
    CardName("Queen", "Королева", "Королевой", "Королевы"),
    CardName("Princess", "Принцесса", "Принцессой", "Принцессы"),
    CardName("Warlord", "Военачальник", "Военачальником", "Военачальника"),
    CardName("Empress", "Императрица", "Императрицей", "Императрицы"),
    CardName("Unicorn", "Единорог", "Единорогом", "Единорога"),
    CardName("Basilisk", "Василиск", "Василиском", "Василиска"),
    CardName("Warhorse", "Боевой конь", "Боевым конём", "Боевого коня"),
    CardName("Dragon", "Дракон", "Драконом", "Дракона"),
    CardName("Hydra", "Гидра", "Гидрой", "Гидры"),
    CardName("Warship", "Драккар", "Драккаром", "Драккара"),
    CardName("Magic Wand", "Жезл", "Жезлом", "Жезла"),
    CardName("Sword of Keth", "Меч Кета", "Мечом Кета", "Меча Кета"),
    CardName("Elven Longbow", "Эльфийский лук", "Эльфийским луком", "Эльфийского лука"),
    CardName("War Dirigible", "Дирижабль", "Дирижаблем", "Дирижабля"),
    CardName("Shield of Keth", "Щит Кета", "Щитом Кета", "Щита Кета"),
    CardName("Gem of Order", "Камень порядка", "Камнем порядка", "Камня порядка"),
    CardName("World Tree", "Мировое дерево", "Мировым деревом", "Мирового дерева"),
    CardName("Book of Changes", "Книга перемен", "Книгой перемен", "Книги перемен"),
    CardName("Protection Rune", "Рунный оберег", "Рунным оберегом", "Рунного оберега"),
    CardName("Shapeshifter", "Оборотень", "Оборотнем", "Оборотня"),
    CardName("Mirage", "Мираж", "Миражом", "Миража"),
    CardName("Doppelgänger", "Двойник", "Двойником", "Двойника"),
)
BY_ID = dict(zip(CARD_IDS, CARD, strict=True))


class EnglishSuit(NamedTuple):
    name: str
    a: str  # with its article, if it takes one
    all: str  # plural


class RussianSuit(NamedTuple):
    """Adjectives agree by gender: "m" for masculine, "a" if animate too, "f", "n"."""

    name: str
    gender: str
    each: str  # каждую …: accusative
    with_: str  # вместе с …: instrumental
    no: str  # нет …: genitive
    all: str  # все …: accusative plural
    of_all: str  # всех …: genitive plural
    mass: bool = False  # a noun without a plural: all of it is singular


ENGLISH_SUIT: tuple[EnglishSuit, ...] = (
    EnglishSuit("land", "a land", "lands"),
    EnglishSuit("flood", "a flood", "floods"),
    EnglishSuit("weather", "weather", "weather"),
    EnglishSuit("flame", "a flame", "flames"),
    EnglishSuit("army", "an army", "armies"),
    EnglishSuit("wizard", "a wizard", "wizards"),
    EnglishSuit("leader", "a leader", "leaders"),
    EnglishSuit("beast", "a beast", "beasts"),
    EnglishSuit("weapon", "a weapon", "weapons"),
    EnglishSuit("artifact", "an artifact", "artifacts"),
    EnglishSuit("wild", "a wild card", "wild cards"),
)
RUSSIAN_SUIT: tuple[RussianSuit, ...] = (
    RussianSuit("земля", "f", "землю", "землёй", "земли", "земли", "земель"),
    RussianSuit("потоп", "m", "потоп", "потопом", "потопа", "потопы", "потопов"),
    RussianSuit("погода", "f", "погоду", "погодой", "погоды", "погоду", "погоды", mass=True),
    RussianSuit("пламя", "n", "пламя", "пламенем", "пламени", "пламя", "пламени", mass=True),
    RussianSuit("войско", "n", "войско", "войском", "войска", "войска", "войск"),
    RussianSuit("колдун", "a", "колдуна", "колдуном", "колдуна", "колдунов", "колдунов"),
    RussianSuit(
        "правитель", "a", "правителя", "правителем", "правителя", "правителей", "правителей"
    ),
    RussianSuit("зверь", "a", "зверя", "зверем", "зверя", "зверей", "зверей"),
    RussianSuit("оружие", "n", "оружие", "оружием", "оружия", "оружие", "оружия", mass=True),
    RussianSuit("артефакт", "m", "артефакт", "артефактом", "артефакта", "артефакты", "артефактов"),
    RussianSuit("джокер", "a", "джокера", "джокером", "джокера", "джокеров", "джокеров"),
)
# Second names in the rulebook itself, and the short ones that people use.
ALSO: dict[str, tuple[str, ...]] = {
    "great_flood": ("Потоп",),
    "magic_wand": ("Волшебный жезл",),
    "gem_of_order": ("Самоцвет порядка",),
    "world_tree": ("Древо мира",),
    "elven_longbow": ("Длинный лук",),
}
