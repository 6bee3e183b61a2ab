"""The first game, guided: two rounds after animals of the swamp, and the token for them."""

from menagerie.core.lesson import Choice, Lesson, Step, choose
from menagerie.core.text import Text

from .. import components as c
from ..state import ROUNDS
from ..tables import CONTRACT, PRINT

YOU, RIVAL = range(2)
# Of the three animals of the swamp, the one with most points and the next.
_, SECOND_ANIMAL, FIRST_ANIMAL = (
    n
    for n, one in enumerate(PRINT)
    if isinstance(one, c.Creature) and (one.species, one.habitat) == (c.ANIMAL, c.SWAMP)
)
LAND_MAP = PRINT.index(c.Equipment(c.MAP, c.CIRCLE))
PAIRS_CONTRACT = CONTRACT + c.PAIRS.index((c.ANIMALS, c.SWAMPS))
IN_CENTRE = next(n for n, tile in enumerate(c.DOMINOES) if tile.numbers == (1, 4))
TOKEN = next(n for n, token in enumerate(c.TOKENS) if token.species == (c.ANIMAL, c.DRAGON))
GOING = 4  # the column that leaves after the second round


def give(slot: int) -> Choice:
    return choose("give", slot=slot)


def take(row: int, column: int) -> Choice:
    return choose("take", cell=4 * (row - 1) + column - 1)


LESSON = Lesson(
    seats=2,
    seed=2362,
    seat=YOU,
    places=frozenset({"contracts", "column"}),
    steps=(
        Step(
            Text(
                f"За {ROUNDS} раундов вы соберёте существ, снаряжение и контракты. Вот стартовые "
                "контракты, их видите только вы: по очку за каждое животное и за каждую карту "
                "болота.",
                f"In {ROUNDS} rounds you collect creatures, equipment and contracts. These "
                "starting contracts only you can see: a point for each animal, and one for each "
                "card of the swamp.",
            ),
            at=("contracts",),
        ),
        Step(
            Text(
                "Карты берут с помощью двух домино: число на одном — ряд, на другом — столбец. Но "
                "сначала одно своё домино меняют на открытое в центре.",
                "Two dominoes lead to a card: a number of one is its row, a number of the other "
                "its column. But first you swap one of yours for the open one in the centre.",
            ),
            at=("domino", IN_CENTRE),
        ),
        Step(
            Text(
                "Это болотное животное подходит к обоим контрактам. Нажмите на него и возьмите, "
                "отдав 2·4: тогда единица есть на обоих домино, а это ряд 1 и столбец 1.",
                "This swamp animal suits both contracts. Press it and take it, giving 2·4: then "
                "both dominoes show a 1, and that is row 1 and column 1.",
            ),
            at=("card", FIRST_ANIMAL),
            move=give(0),
            wrong=Text(
                "Без 1·2 единица останется только на одном домино, и это животное обойдётся в "
                "самоцвет. Отдайте 2·4: получится даром.",
                "Without 1·2 only one of your dominoes shows a 1, and this animal costs a gem. "
                "Give 2·4, and it is free.",
            ),
        ),
        Step(
            Text(
                "Берите: три очка напечатаны на карте, ещё по одному добавят оба контракта.",
                "Take it: three points are printed on the card, and each of the two contracts adds "
                "one.",
            ),
            at=("card", FIRST_ANIMAL),
            move=take(1, 1),
            wrong=Text(
                "Животное в углу поля принесёт пять очков: больше сейчас не даст ни одна карта.",
                "The animal in the corner of the board brings five points: no other card brings as "
                "much now.",
            ),
            meanwhile=((RIVAL, give(0)), (RIVAL, take(2, 4))),
        ),
        Step(
            Text(
                "Карта местности — снаряжение: она даёт три самоцвета. Самоцвет — это очко в конце "
                "или сдвиг числа на единицу, так что берите её, отдав 1·4.",
                "The map is equipment: it gives three gems. A gem is a point in the end, or shifts "
                "a number by one, so take the map, giving 1·4.",
            ),
            at=("card", LAND_MAP),
            move=give(0),
            wrong=Text(
                "Для карты местности нужны тройка и двойка на разных домино. Отдайте 1·4, и "
                "самоцвет останется у вас.",
                "The map needs a three and a two on different dominoes. Give 1·4, and you keep "
                "your gem.",
            ),
        ),
        Step(
            Text(
                "Берите карту местности. Второе болотное животное подождёт: в следующем раунде за "
                "животных дают ещё и самоцвет.",
                "Take the map. The second swamp animal can wait: in the next round animals earn a "
                "gem as well.",
            ),
            at=("card", LAND_MAP),
            move=take(3, 2),
            wrong=Text(
                "Есть и другие хорошие ходы, но давайте рискнём: сначала самоцветы, а животное — в "
                "следующем раунде, когда за него заплатит и жетон.",
                "There are other good moves, but let us take a risk: first gems, and the animal in "
                "the next round, when the token pays for it, too.",
            ),
            meanwhile=(
                (RIVAL, give(0)),
                (RIVAL, take(3, 4)),
                (RIVAL, give(1)),
                (RIVAL, take(1, 3)),
            ),
        ),
        Step(
            Text(
                "Когда играют вдвоём, после раунда один столбец уходит с поля. Какой — видно "
                "заранее: теперь на очереди четвёртый, так что нужное оттуда берите сразу.",
                "With two players a column leaves the board after each round. Which one, you see "
                "beforehand: the fourth is next, so what you need there should be taken soon.",
            ),
            at=("column", GOING),
        ),
        Step(
            Text(
                "Жетон этого раунда: за взятое животное или дракона сразу дают самоцвет. А сам "
                "жетон в конце раунда получит тот, у кого таких карт больше: пока это {seat1}.",
                "The token of this round: an animal or dragon that you take brings a gem at once. "
                "After the round the token goes to whoever has most of them: so far {seat1}.",
            ),
            at=("token", TOKEN),
        ),
        Step(
            Text(
                "Животное дождалось вас. Возьмите его, отдав 2·3: единица укажет ряд, а тройка за "
                "самоцвет сойдёт за двойку и укажет столбец.",
                "The animal has waited for you. Take it, giving 2·3: the 1 names the row, and for "
                "a gem the 3 passes for a 2 and names the column.",
            ),
            at=("card", SECOND_ANIMAL),
            move=give(0),
            wrong=Text(
                "Без 1·2 пришлось бы сдвигать оба числа, за два самоцвета. Отдайте 2·3: хватит "
                "одного.",
                "Without 1·2 both numbers would have to be shifted, for two gems. Give 2·3, and "
                "one is enough.",
            ),
        ),
        Step(
            Text(
                "Берите: уплаченный самоцвет сразу вернёт жетон, а животное подходит к обоим "
                "контрактам.",
                "Take it: the token brings back the gem you pay, and the animal suits both "
                "contracts.",
            ),
            at=("card", SECOND_ANIMAL),
            move=take(1, 2),
            wrong=Text(
                "Болотное животное принесёт больше: оно подходит и к жетону, и к обоим контрактам.",
                "The swamp animal brings more: it suits the token and both contracts.",
            ),
            meanwhile=((RIVAL, give(0)), (RIVAL, take(2, 1))),
        ),
        Step(
            Text(
                "Подходящих карт поровну, по две. При ничьей жетон получает тот, чей ход в раунде "
                "последний, а это вы.",
                "Both of you have two matching cards. In a tie the token goes to whoever moves "
                "last in the round, and that is you.",
            ),
            at=("token", TOKEN),
        ),
        Step(
            Text(
                "Теперь контракт: он платит за пары «животное и болото», и чем их больше, тем "
                "щедрее. Одна пара у вас уже есть: возьмите его, отдав 1·2.",
                "Now a contract: it pays for pairs of animal and swamp, and more for each further "
                "one. You have a pair already: take it, giving 1·2.",
            ),
            at=("card", PAIRS_CONTRACT),
            move=give(1),
            wrong=Text(
                "Контракт лежит в ряду 4 и столбце 3, и 3·4 ещё понадобится. Отдайте 1·2: контракт "
                "достанется даром.",
                "The contract lies in row 4 and column 3, and 3·4 is needed. Give 1·2, and the "
                "contract is free.",
            ),
        ),
        Step(
            Text(
                "Берите контракт: болотные животные годятся в любую половину пары, и таких "
                "существ вы собираете и так.",
                "Take the contract: swamp animals fit either half of a pair, and you collect them "
                "anyway.",
            ),
            at=("card", PAIRS_CONTRACT),
            move=take(4, 3),
            wrong=Text(
                "Есть и другие хорошие ходы, но этот контракт ещё вырастет с новыми парами. "
                "Возьмите его, пока он здесь.",
                "There are other good moves, but this contract will grow with new pairs. Take it "
                "while it is here.",
            ),
        ),
        Step(
            Text(
                f"Жетон ваш, и в конце игры это {c.TOKEN_POINTS} очка. Жетон следующего раунда "
                "всегда виден заранее: подбирайте карты и под него.",
                f"The token is yours, {c.TOKEN_POINTS} points in the end. The next round's token "
                "is always seen beforehand: pick cards for it, too.",
            ),
            at=("token", TOKEN),
        ),
    ),
    end=Text(
        "Число на карте — что она принесёт сейчас. Контракты растут: ищите карты, которые подходят "
        "к нескольким сразу.",
        "The number on a card is what it brings now. Contracts grow: look for cards that suit "
        "several of them at once.",
    ),
)
