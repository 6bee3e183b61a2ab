"""The rulebook's examples of dominoes and pairs, and two cards that surprise."""

from pathlib import Path

from menagerie.core.example import Example, Try, found_moments, told
from menagerie.core.lesson import Choice, choose
from menagerie.core.text import Text

MOMENTS = found_moments(Path(__file__).with_name("examples.json"))


def take(row: int, column: int) -> Choice:
    """The card in this row and column, as printed."""
    return choose("take", cell=4 * (row - 1) + column - 1)


EXAMPLES = (
    Example(
        "dominoes",
        Text("Обмен домино", "Swapping a domino"),
        Text(
            "У вас 1·2 и 2·4, в центре 3·4. Отдайте 2·4: число с одного домино станет рядом, число "
            "с другого — столбцом. Годятся 1·3, 1·4, 2·3, 2·4 и они же наоборот.",
            "You have 1·2 and 2·4, and 3·4 lies in the centre. Give 2·4: a number of one tile will "
            "be the row, a number of the other the column. That is 1·3, 1·4, 2·3 and 2·4, either "
            "way round.",
        ),
        MOMENTS["dominoes"],
        (
            Try(
                Text(
                    "Отдайте 2·4 и возьмите карту из ряда 1, столбца 3: бесплатно.",
                    "Give 2·4 and take the card of row 1, column 3: it costs nothing.",
                ),
                (choose("give", slot=1), take(1, 3)),
                happens=(told("took", cell=2),),
                never=("paid",),
            ),
            Try(
                Text(
                    "Ряд 1, столбец 1: обе единицы с одного домино не годятся, а два сдвига стоят "
                    "два самоцвета.",
                    "Row 1, column 1: no tile serves twice, and two steps would cost two gems.",
                ),
                (choose("give", slot=1), take(1, 1)),
                refused="VI-12",
            ),
        ),
    ),
    Example(
        "shifting",
        Text("Самоцвет сдвигает число", "A gem shifts a number"),
        Text(
            "У вас 1·2 и 1·3 и один самоцвет. Он сдвинет одно число на единицу, только для этой "
            "карты. Цена клетки — самый дешёвый путь к ней.",
            "You have 1·2 and 1·3, and one gem. It shifts one number by one, for this card only. A "
            "cell costs what its cheapest way costs.",
        ),
        MOMENTS["shifting"],
        (
            Try(
                Text(
                    "Ряд 1, столбец 4: тройка становится четвёркой за самоцвет.",
                    "Row 1, column 4: the 3 becomes a 4 for a gem.",
                ),
                (take(1, 4),),
                happens=(told("paid", n=1),),
            ),
            Try(
                Text(
                    "Ряд 3, столбец 4: не хватает самоцвета.",
                    "Row 3, column 4: one gem is missing.",
                ),
                (take(3, 4),),
                refused="VI-12",
            ),
            Try(
                Text(
                    "Или вместо карты два самоцвета: это можно всегда.",
                    "Or two gems in place of a card: that is always possible.",
                ),
                (choose("two_gems"),),
                happens=(told("took_gems", n=2),),
            ),
        ),
    ),
    Example(
        "lamp",
        Text("Лампа опустошает столбец", "A lamp empties a column"),
        Text(
            "Лампа даёт два самоцвета, и все остальные карты её столбца уходят из игры: существа, "
            "снаряжение, контракты. Отказаться нельзя.",
            "A lamp gives two gems, and all other cards of its column leave the game: creatures, "
            "equipment, contracts. That is compulsory.",
        ),
        MOMENTS["lamp"],
        (
            Try(
                Text(
                    "Возьмите лампу в ряду 3, столбце 1: с ней уходят три карты.",
                    "Take the lamp in row 3, column 1: three cards go with it.",
                ),
                (take(3, 1),),
                happens=(
                    told("equipment_gems", n=2),
                    told("discarded", cell=0),
                    told("discarded", cell=4),
                    told("discarded", cell=12),
                ),
            ),
        ),
    ),
    Example(
        "second_pair",
        Text("Вторая пара", "The second pair"),
        Text(
            "Ваш контракт платит за пары дракон + лес. Пара — две разные карты. За одну он даёт 2, "
            "за две 5, за три 9. У вас один дракон и две карты леса: не хватает дракона.",
            "Your contract pays for pairs of a dragon and a forest. A pair is two different cards. "
            "It pays 2 for one, 5 for two, 9 for three. You have one dragon and two forests: a "
            "dragon is missing.",
        ),
        MOMENTS["second_pair"],
        (
            Try(
                Text(
                    "Возьмите горного дракона в ряду 2, столбце 1: 1 за карту, 3 за вторую пару и "
                    "1 за горы стартового контракта, всего 5.",
                    "Take the mountain dragon in row 2, column 1: 1 for the card, 3 for the second "
                    "pair and 1 for the mountains of your starting contract, 5 in all.",
                ),
                (take(2, 1),),
                gains={1: 5},
            ),
        ),
    ),
)
