"""The rulebook's score sheets and questions, to be played: one more discard, and hands count."""

from pathlib import Path

from menagerie.core.example import Example, Try, found_moments
from menagerie.core.lesson import Choice, choose
from menagerie.core.text import Text

from ..components import CARD_IDS, WIZARD

MOMENTS = found_moments(Path(__file__).with_name("examples.json"))


def card(kind: str, name: str) -> Choice:
    """A move with a card."""
    return choose(kind, card=CARD_IDS.index(name))


EXAMPLES = (
    Example(
        "wand_once",
        Text("«Вместе» — один раз", "“With” counts once"),
        Text(
            "«Жезл» приносит 25 очков вместе с любым колдуном. Колдунов у вас трое, но бонус со "
            "словом «вместе» даётся один раз.",
            "Magic Wand brings 25 with any wizard. You hold three wizards, but a bonus that says "
            "“with” is paid once.",
        ),
        MOMENTS["wand_once"],
        (
            Try(
                Text(
                    "Сбросьте «Чернокнижника»: останутся два колдуна, а рука стоит 76, и в ней "
                    "«Жезл» — 1 + 25.",
                    "Discard Warlock Lord: two wizards stay, the hand is worth 76, and Magic Wand "
                    "in it 1 + 25.",
                ),
                (card("discard", "warlock_lord"),),
                total=76,
            ),
        ),
    ),
    Example(
        "first_sheet",
        Text("Первый лист подсчёта: 260", "The first score sheet: 260"),
        Text(
            "«Мираж» станет «Ливнем»: имя и масть он берёт, штраф — нет, и «Пожар» цел. «Гора» "
            "отменяет штраф «Великого потопа», поэтому он не гасит «Пожар». «Дым» горит, пока есть "
            "пламя.",
            "Mirage will be Rainstorm: it takes name and suit, not the penalty, so Wildfire stays. "
            "Mountain clears the penalty of Great Flood, which then does not put Wildfire out. "
            "Smoke lasts while there is a flame.",
        ),
        MOMENTS["first_sheet"],
        (
            Try(
                Text(
                    "Сбросьте «Колокольню» и выдайте «Мираж» за «Ливень»: 260 очков.",
                    "Discard Bell Tower and let Mirage pass for Rainstorm: 260 points.",
                ),
                (card("discard", "bell_tower"), card("disguise", "rainstorm")),
                total=260,
            ),
            Try(
                Text(
                    "Оставьте «Мираж» как есть: «Ураган» теряет 40, «Дух воздуха» 15, и рука стоит "
                    "205.",
                    "Leave Mirage as it is: Whirlwind loses 40, Air Elemental 15, and the hand is "
                    "worth 205.",
                ),
                (card("discard", "bell_tower"), choose("stay_mirage")),
                total=205,
            ),
        ),
    ),
    Example(
        "second_sheet",
        Text("Второй лист: семь в ряд", "The second sheet: seven in a row"),
        Text(
            "Сила карт от 2 до 8 подряд — 150 за «Камень порядка». «Книга перемен» делает одну из "
            "карт колдуном ради «Свечи» и «Колокольни». Имена не меняются, и «Меч» со «Щитом» "
            "служат «Королеве». В книге напечатано 360, но её же строки дают в сумме 380.",
            "The strengths run from 2 to 8: 150 for Gem of Order. Book of Changes makes one card a "
            "wizard, for Candle and Bell Tower. Names stay, so Sword and Shield serve the Queen. "
            "The book prints 360, but its own lines add up to 380.",
        ),
        MOMENTS["second_sheet"],
        (
            Try(
                Text(
                    "Сбросьте «Василиска» и сделайте «Камень порядка» колдуном: 380.",
                    "Discard Basilisk and make Gem of Order a wizard: 380.",
                ),
                (
                    card("discard", "basilisk"),
                    card("change", "gem_of_order"),
                    choose("change_suit", suit=WIZARD),
                ),
                total=380,
            ),
            Try(
                Text(
                    "Сделайте колдуном «Королеву»: у «Меча» и «Щита» нет правителя, и остаётся "
                    "300.",
                    "Make the Queen a wizard instead: Sword and Shield have no leader, and 300 are "
                    "left.",
                ),
                (
                    card("discard", "basilisk"),
                    card("change", "queen"),
                    choose("change_suit", suit=WIZARD),
                ),
                total=300,
            ),
        ),
    ),
    Example(
        "cavern_and_flood",
        Text("Кто кого блокирует", "Who blanks whom"),
        Text(
            "Сначала отменяют штрафы, потом блокируют. «Пещера» отменяет штраф «Метели», поэтому "
            "«Великий потоп» действует: он гасит «Пожар» и затопляет саму «Пещеру», но отмена уже "
            "случилась.",
            "Clearing comes before blanking. Cavern clears the penalty of Blizzard, so Great Flood "
            "works: it puts out Wildfire and drowns Cavern itself, but the clearing has happened.",
        ),
        MOMENTS["cavern_and_flood"],
        (
            Try(
                Text(
                    "Сбросьте «Свечу»: «Метель» 30, «Потоп» 32, три мелочи — всего 69.",
                    "Discard Candle: Blizzard 30, Great Flood 32 and three trifles make 69.",
                ),
                (card("discard", "candle"),),
                total=69,
            ),
            Try(
                Text(
                    "Сбросьте «Пещеру»: теперь «Метель» блокирует «Потоп», «Пожар» цел, а рука "
                    "стоит 69 — столько же, но за другие карты.",
                    "Discard Cavern: now Blizzard blanks Great Flood, Wildfire burns on, and the "
                    "hand is worth 69: as much, for other cards.",
                ),
                (card("discard", "cavern"),),
                total=69,
            ),
        ),
    ),
    Example(
        "two_basilisks",
        Text("Два василиска", "Two Basilisks"),
        Text(
            "«Двойник» берёт у «Василиска» имя, масть, силу и штраф. Каждый из двух — другой зверь "
            "для второго, и оба блокируются, если штрафы зверей никто не отменит.",
            "Doppelgänger takes name, suit, strength and penalty of Basilisk. Each is another "
            "beast to the other, and both are blanked unless somebody clears the penalties of "
            "beasts.",
        ),
        MOMENTS["two_basilisks"],
        (
            Try(
                Text(
                    "Сбросьте «Зверолова» и скопируйте «Василиска»: оба дают 0, рука — 41.",
                    "Discard Beastmaster and copy Basilisk: both give 0, the hand 41.",
                ),
                (card("discard", "beastmaster"), card("copy", "basilisk"), card("spare", "island")),
                total=41,
            ),
            Try(
                Text(
                    "Сбросьте «Жезл», оставьте «Зверолова»: оба василиска живы, рука — 137.",
                    "Discard Magic Wand and keep Beastmaster: both Basilisks live, the hand is "
                    "137.",
                ),
                (card("discard", "magic_wand"), card("copy", "basilisk"), card("spare", "island")),
                total=137,
            ),
        ),
    ),
    Example(
        "rangers_in_the_fire",
        Text("Егеря и пожар", "Rangers and the fire"),
        Text(
            "«Егеря» удаляют слово «войско» из всех штрафов. Но «Пожар» войск не называет: он "
            "блокирует всё, кроме названного, и войска горят вместе с «Егерями».",
            "Rangers strike the word army out of all penalties. Wildfire does not say army: it "
            "blanks all but what it names, and armies burn, Rangers among them.",
        ),
        MOMENTS["rangers_in_the_fire"],
        (
            Try(
                Text(
                    "Сбросьте «Кавалерию»: из войск не осталось никого, рука стоит 45.",
                    "Discard Light Cavalry: no army is left, and the hand is worth 45.",
                ),
                (card("discard", "light_cavalry"),),
                total=45,
            ),
            Try(
                Text(
                    "Сбросьте «Пожар»: четыре войска целы, и рука стоит 69.",
                    "Discard Wildfire: four armies live, and the hand is worth 69.",
                ),
                (card("discard", "wildfire"),),
                total=69,
            ),
        ),
    ),
)
