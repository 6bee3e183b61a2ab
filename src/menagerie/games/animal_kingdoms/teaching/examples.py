"""The rulebook's examples of decrees, places and battles."""

from pathlib import Path

from menagerie.core.example import Example, Try, found_moments, told
from menagerie.core.lesson import Choice, choose
from menagerie.core.text import Text

from ..components import BEE, FROG, LIZARD, OKAPI, OWL, RED_PANDA, TIGER, WOLF, card

MOMENTS = found_moments(Path(__file__).with_name("examples.json"))
K4, _, K6, K7, K8 = range(5)


def lay(kind: int, rank: int, kingdom: int) -> tuple[Choice, Choice]:
    """A beast into a kingdom."""
    return choose("card", card=card(kind, rank)), choose("kingdom", kingdom=kingdom)


EXAMPLES = (
    Example(
        "ranks",
        Text("Указ без стрелок", "A decree without arrows"),
        Text(
            "Указ царства 6 пускает только зверей рангов 6, 7 и 8. Что лежит на столе, неважно: "
            "стрелок на указе нет.",
            "The decree of kingdom 6 lets in beasts of rank 6, 7 and 8 only. What lies on the "
            "table does not matter: it has no arrows.",
        ),
        MOMENTS["ranks"],
        (
            Try(
                Text("Пчела 6 проходит.", "Bee 6 may go there."),
                lay(BEE, 6, K6),
                happens=(told("laid", seat=0, kingdom=K6),),
            ),
            Try(
                Text("Лягушку 3 указ не пускает.", "Frog 3 is turned away."),
                lay(FROG, 3, K6),
                refused="AK-62",
            ),
        ),
    ),
    Example(
        "new_rank",
        Text("Стрелка вниз: своё царство", "An arrow down: its own kingdom"),
        Text(
            "В царстве 7 ранги не повторяются. Там уже лежат волк 4, ящерица 2 и сова 1, так что "
            "годятся ранги 3, 5, 6, 7 и 8 — звери любого типа.",
            "No rank comes twice in kingdom 7. Wolf 4, lizard 2 and owl 1 lie there already, so "
            "ranks 3, 5, 6, 7 and 8 are left, of any type.",
        ),
        MOMENTS["new_rank"],
        (
            Try(
                Text("Тигр 5: такого ранга ещё не было.", "Tiger 5: this rank is new there."),
                lay(TIGER, 5, K7),
                happens=(told("laid", seat=0, kingdom=K7),),
            ),
            Try(
                Text("Пчела 2: двойка там уже есть.", "Bee 2: there is a 2 already."),
                lay(BEE, 2, K7),
                refused="AK-71",
            ),
        ),
    ),
    Example(
        "neighbours",
        Text("Стрелки в стороны: соседи", "Arrows to the sides: the neighbours"),
        Text(
            "Указ царства 4 смотрит на последние карты двух соседних царств — 8 и 5. В царстве 8 "
            "лежит красная панда 4, в царстве 5 пусто. Значит, годится красная панда любого ранга "
            "или четвёрка любого типа.",
            "The decree of kingdom 4 looks at the last cards of its two neighbours, kingdoms 8 and "
            "5. Red panda 4 lies in kingdom 8, nothing in kingdom 5: a red panda of any rank will "
            "do, or a 4 of any type.",
        ),
        MOMENTS["neighbours"],
        (
            Try(
                Text("Красная панда 7: тот же тип.", "Red panda 7: the same type."),
                lay(RED_PANDA, 7, K4),
                happens=(told("laid", seat=0, kingdom=K4),),
            ),
            Try(
                Text("Лягушка 4: тот же ранг.", "Frog 4: the same rank."),
                lay(FROG, 4, K4),
                happens=(told("laid", seat=0, kingdom=K4),),
            ),
            Try(
                Text("Тигр 6: ни того ни другого.", "Tiger 6: neither of them."),
                lay(TIGER, 6, K4),
                refused="AK-80",
            ),
        ),
    ),
    Example(
        "lower_neighbour",
        Text("Ниже младшего из соседей", "Not above the lower neighbour"),
        Text(
            "Указ царства 4 берёт из двух соседних карт младшую. У соседей тигр 7 и сова 3, "
            "значит, годятся ранги 1, 2 и 3.",
            "The decree of kingdom 4 takes the lower of two neighbouring cards. They are tiger 7 "
            "and owl 3, so ranks 1, 2 and 3 may come.",
        ),
        MOMENTS["lower_neighbour"],
        (
            Try(
                Text("Волк 3: не выше совы.", "Wolf 3: not above the owl."),
                lay(WOLF, 3, K4),
                happens=(told("laid", seat=0, kingdom=K4),),
            ),
            Try(
                Text("Пчела 5: ниже тигра, но выше совы.", "Bee 5: below the tiger, not the owl."),
                lay(BEE, 5, K4),
                refused="AK-81",
            ),
        ),
    ),
    Example(
        "all_kingdoms",
        Text("Двойные стрелки: все царства", "Double arrows: all kingdoms"),
        Text(
            "Указ царства 8 смотрит на последние карты всех остальных царств. Карта пока одна — "
            "ящерица 6 в царстве 5, и нужна шестёрка любого типа.",
            "The decree of kingdom 8 looks at the last cards of all other kingdoms. There is one "
            "so far, lizard 6 in kingdom 5, and a 6 of any type is wanted.",
        ),
        MOMENTS["all_kingdoms"],
        (
            Try(
                Text("Пчела 6: ранг тот же.", "Bee 6: the same rank."),
                lay(BEE, 6, K8),
                happens=(told("laid", seat=0, kingdom=K8),),
            ),
            Try(
                Text("Ящерица 2: здесь тип не считается.", "Lizard 2: here type does not count."),
                lay(LIZARD, 2, K8),
                refused="AK-87",
            ),
        ),
    ),
    Example(
        "pair",
        Text("Указ двух карт", "The decree of two cards"),
        Text(
            "В царство 4 играют две карты одного типа или одного ранга: одна ложится, вторая идёт "
            "в сброс, фишка одна, а добирают две. У вас есть две пчелы.",
            "Kingdom 4 wants two cards that share type or rank: one is laid, the other discarded; "
            "there is one cube, and two cards are drawn. You hold two bees.",
        ),
        MOMENTS["pair"],
        (
            Try(
                Text(
                    "Пчела 7 ложится, пчела 2 уходит в сброс сама: другой пары нет.",
                    "Bee 7 is laid, and bee 2 goes by itself: there is no other pair.",
                ),
                lay(BEE, 7, K4),
                happens=(told("laid", kingdom=K4), told("mate", card=card(BEE, 2))),
            ),
            Try(
                Text("Тигру 4 пары нет.", "Tiger 4 has no partner."),
                lay(TIGER, 4, K4),
                refused="AK-13",
            ),
        ),
    ),
    Example(
        "places",
        Text("Места в царстве", "Places in a kingdom"),
        Text(
            "В царстве 8 у вас 3 фишки, у двух игроков по 2, у четвёртого одна — в столице, она "
            "считается как все. Жетон стоит 8. Все, кроме вас, уже отступили.",
            "In kingdom 8 you have 3 cubes, two players have 2, and the fourth has one, in the "
            "capital, where it counts like any other. The token is worth 8. All but you have "
            "withdrawn.",
        ),
        MOMENTS["places"],
        (
            Try(
                Text(
                    "Отступите: вам 8, обоим на втором месте по 3 целиком, третьему месту 1.",
                    "Withdraw: you get 8, both on second place 3 in full, third place 1.",
                ),
                (choose("withdraw"),),
                gains={3: 8, 1: 3, 2: 3, 0: 1},
            ),
        ),
    ),
    Example(
        "battle",
        Text("Битва втроём", "A battle of three"),
        Text(
            "Трое поделили первое место в царстве 8. Пятёрка проиграла, две шестёрки равны: "
            "проигравший выбывает, а вы и соперник выбираете ещё по карте. Он свою уже выбрал.",
            "Three share the first place in kingdom 8. The 5 has lost, the two 6s are equal: the "
            "loser is out, and you and your rival choose another card. The rival has chosen.",
        ),
        MOMENTS["battle"],
        (
            Try(
                Text(
                    "Волк 7 выше: жетон ваш, 7 очков, проигравшим по 3 и по модификатору.",
                    "Wolf 7 is higher: the token is yours, 7 points; the losers get 3 and a "
                    "modifier each.",
                ),
                (choose("fight", card=card(WOLF, 7)),),
                gains={0: 7, 1: 3, 2: 3},
                happens=(told("won", seat=0),),
            ),
            Try(
                Text(
                    "Сова 3 ниже: 7 очков сопернику, вам 3 и модификатор.",
                    "Owl 3 is lower: 7 points to the rival, 3 and a modifier to you.",
                ),
                (choose("fight", card=card(OWL, 3)),),
                gains={2: 7, 0: 3},
                happens=(told("consoled", seat=0),),
            ),
        ),
    ),
    Example(
        "one_beats_eight",
        Text("Единица бьёт восьмёрку", "A 1 beats an 8"),
        Text(
            "Побеждает старший ранг, но единица бьёт восьмёрку. Соперник уже положил карту, и это "
            "восьмёрка: за столом вы бы этого не знали.",
            "The higher rank wins, but a 1 beats an 8. Your rival has laid a card, and it is an 8: "
            "at the table you would not know.",
        ),
        MOMENTS["one_beats_eight"],
        (
            Try(
                Text("Лягушка 1 побеждает: 5 очков.", "Frog 1 wins: 5 points."),
                (choose("fight", card=card(FROG, 1)),),
                gains={0: 5},
                happens=(told("won", seat=0),),
            ),
            Try(
                Text("Окапи 6 проигрывает: только 3 очка.", "Okapi 6 loses: only 3 points."),
                (choose("fight", card=card(OKAPI, 6)),),
                gains={0: 3},
                happens=(told("won", seat=1),),
            ),
        ),
    ),
)
