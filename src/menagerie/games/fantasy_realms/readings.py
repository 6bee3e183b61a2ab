"""Readings of the cards that players dispute. The rules take the recommended ones; the calculator
may take another, a table the last of them, so a form carries them: a bit of the word beyond the
choices.

The keys are those of RULES.md, where each rule names the reading that it decides. Only FR-35 cannot
be read otherwise here: the book answers it, and what one program does instead is nobody's reading.
"""

from typing import NamedTuple

from menagerie.core.state.bits import u64
from menagerie.core.words import Text

_FIRST = 40
FIRST_BIT = u64(_FIRST)  # the choices of a form lie below


class Reading(NamedTuple):
    """`other` is the reading that the bit stands for, `usual` the one of the rules."""

    key: str
    rule: str
    usual: Text
    other: Text


READINGS = (
    Reading(
        "wildfire_blanks_wild",
        "FR-34",
        Text("Пожар щадит неиспользованных джокеров.", "Wildfire spares unused wild cards."),
        Text("Пожар блокирует неиспользованных джокеров.", "Wildfire blanks unused wild cards."),
    ),
    Reading(
        "fountain_excludes_self",
        "FR-66",
        Text("Фонтан жизни считает и себя.", "Fountain of Life may count itself."),
        Text("Фонтан жизни считает только другие карты.", "Fountain of Life counts others only."),
    ),
    Reading(
        "gem_longest_run_only",
        "FR-44",
        Text("Камень порядка: в счёт идёт каждый ряд.", "Gem of Order: every run pays."),
        Text(
            "Камень порядка: в счёт идёт один самый длинный ряд.",
            "Gem of Order: only the longest run pays.",
        ),
    ),
    Reading(
        "gem_duplicates_never_reused",
        "FR-44",
        Text(
            "Камень порядка: равные силы могут дать второй ряд.",
            "Gem of Order: equal strengths may form a second run.",
        ),
        Text(
            "Камень порядка: каждая сила считается один раз.",
            "Gem of Order: every strength counts once.",
        ),
    ),
    Reading(
        "collector_best_suit_only",
        "FR-43",
        Text("Собиратель: в счёт идёт каждая масть.", "Collector: every suit pays."),
        Text("Собиратель: в счёт идёт одна лучшая масть.", "Collector: only the best suit pays."),
    ),
    Reading(
        "wild_is_no_suit",
        "FR-46",
        Text(
            "Неиспользованные джокеры — одна масть для Мирового дерева и Собирателя.",
            "Unused wild cards are one suit for World Tree and Collector.",
        ),
        Text(
            "Неиспользованные джокеры для Мирового дерева и Собирателя — не масть.",
            "Unused wild cards are no suit for World Tree and Collector.",
        ),
    ),
    Reading(
        "forest_each_archers_copy",
        "FR-45",
        Text(
            "Лес получает за Эльфов-стрелков 12 один раз.",
            "Forest gets 12 for Elven Archers once.",
        ),
        Text(
            "Лес получает 12 за каждую копию Эльфов-стрелков.",
            "Forest gets 12 for every copy of Elven Archers.",
        ),
    ),
    Reading(
        "blanking_cycle_still_blanks_others",
        "FR-36",
        Text(
            "Карты, блокирующие друг друга по кругу, других не блокируют.",
            "Cards that blank each other in a loop blank nothing else.",
        ),
        Text(
            "Карты, блокирующие друг друга по кругу, блокируют и других.",
            "Cards that blank each other in a loop blank others too.",
        ),
    ),
    Reading(
        "blanked_rangers_warship_do_not_clear",
        "FR-32",
        Text(
            "Заблокированные Егеря и Драккар удаляют слово «войско» из штрафов.",
            "Blanked Rangers and Warship still remove the word army from penalties.",
        ),
        Text(
            "Заблокированные Егеря и Драккар не удаляют слово «войско» из штрафов в очках.",
            "Blanked Rangers and Warship do not remove the word army from penalties in points.",
        ),
    ),
    Reading(
        "dirigible_needs_army_despite_rangers",
        "FR-32",
        Text("С Егерями Дирижаблю войско не нужно.", "With Rangers, War Dirigible needs no army."),
        Text(
            "Дирижаблю нужно войско и при Егерях.",
            "War Dirigible needs an army even with Rangers.",
        ),
    ),
    Reading(
        "no_self_count_after_book",
        "FR-41",
        Text(
            "Карта, которой Книга перемен дала подходящую масть, считает и себя.",
            "A card counts itself if Book of Changes gave it a suit that fits.",
        ),
        Text("Карта никогда не считает саму себя.", "A card never counts itself."),
    ),
    Reading(
        "wild_order_chosen",
        "FR-29",
        Text(
            "Двойник превращается раньше Миража и Оборотня.",
            "Doppelgänger changes before Mirage and Shapeshifter.",
        ),
        Text(
            "Порядок джокеров выбирает игрок: Двойник может повторить то, чем стали Мираж или "
            "Оборотень.",
            "The player chooses the order of the wild cards: Doppelgänger may copy what Mirage or "
            "Shapeshifter has become.",
        ),
    ),
)
KEYS = tuple(reading.key for reading in READINGS)
_BITS = {key: u64(1 << (_FIRST + k)) for k, key in enumerate(KEYS)}

WILDFIRE_BLANKS_WILD = _BITS["wildfire_blanks_wild"]
FOUNTAIN_EXCLUDES_SELF = _BITS["fountain_excludes_self"]
GEM_LONGEST_ONLY = _BITS["gem_longest_run_only"]
GEM_EACH_ONCE = _BITS["gem_duplicates_never_reused"]
COLLECTOR_BEST_ONLY = _BITS["collector_best_suit_only"]
WILD_IS_NO_SUIT = _BITS["wild_is_no_suit"]
FOREST_EACH_COPY = _BITS["forest_each_archers_copy"]
CYCLE_BLANKS_OTHERS = _BITS["blanking_cycle_still_blanks_others"]
BLANKED_DO_NOT_STRIKE = _BITS["blanked_rangers_warship_do_not_clear"]
DIRIGIBLE_NEEDS_ARMY = _BITS["dirigible_needs_army_despite_rangers"]
NO_SELF_COUNT = _BITS["no_self_count_after_book"]
WILD_ORDER_CHOSEN = _BITS["wild_order_chosen"]


def readings_of(keys: list[str]) -> int:
    """The bits of these readings."""
    return sum(int(_BITS[key]) for key in keys)
