"""The first game, guided: one season of dogs, with a theft and a prize card."""

from menagerie.core.lesson import Lesson, Step, choose
from menagerie.core.text import Text

from ..components import ANIMALS, BONUS, DOG, HORSE, card
from ..state import FULL, SEASONS

CHAMPION, SMART, CUTE, RASCAL, THIEF, SPY, JOKER = range(len(ANIMALS))
YOU, LEFT, RIGHT = range(3)
TAKE, PASS, DONE = choose("take"), choose("pass"), choose("done")
BOTH_PASS = ((LEFT, PASS), (RIGHT, PASS))

LESSON = Lesson(
    seats=3,
    seed=22964,
    seat=YOU,
    steps=(
        Step(
            Text(
                f"Это выставка: {SEASONS} сезона подряд вы собираете по {FULL} животных, и за них "
                "дают медали. Здесь — место вашей коллекции.",
                f"This is a show: in each of {SEASONS} seasons you collect {FULL} animals, and "
                "they earn medals. Here is the place of your collection.",
            ),
            at=("hand",),
        ),
        Step(
            Text(
                "Собака-чемпион. Животные одного семейства приносят медали, а звёзды — призовые "
                "карты.",
                "A dog champion. Animals of one family earn medals, and stars earn prize cards.",
            ),
            at=("card", card(DOG, CHAMPION)),
        ),
        Step(
            Text(
                "В этом ходу вы ведущий и решаете первым: взять карту или передать её дальше. "
                "Возьмите!",
                "You lead this turn and decide first: take the card, or pass it on. Take it!",
            ),
            at=("move", "take"),
            move=TAKE,
            wrong=Text(
                "Три звезды — больше, чем у любой другой карты. Не отдавайте чемпиона соседям.",
                "Three stars are more than any other card has. Do not leave the champion to your "
                "neighbours.",
            ),
            meanwhile=BOTH_PASS,
        ),
        Step(
            Text(
                "Теперь карту открывает {seat1}. Лошадь-воришку никто не взял, и собаке она не "
                "пара: верните её и вы.",
                "Now {seat1} turns up a card. Nobody took the horse thief, and it does not go with "
                "your dog: give it back, too.",
            ),
            at=("move", "pass"),
            move=PASS,
            wrong=Text(
                f"Одна лошадь медалей не приносит, а мест всего {FULL}. Передайте её и посмотрите, "
                "что к ней добавят.",
                f"A single horse earns no medals, and you have only {FULL} places. Pass it, and "
                "see what is added to it.",
            ),
            meanwhile=BOTH_PASS,
        ),
        Step(
            Text(
                "Лошадь обошла всех, и ведущий открыл ещё одну карту: собаку! Теперь это набор, и "
                "берут его только целиком.",
                "The horse went round, and the leader turned up one more card: a dog! Now they are "
                "a set, and a set is taken whole.",
            ),
            at=("card", card(DOG, SMART)),
        ),
        Step(
            Text(
                "Две собаки в коллекции — уже две медали. Возьмите набор, хотя вместе с собакой "
                "придёт и лошадь.",
                "Two dogs in a collection are two medals already. Take the set, even though the "
                "horse comes along.",
            ),
            at=("move", "take"),
            move=TAKE,
            wrong=Text(
                "Если не взять сейчас, собаку может забрать сосед. Лишняя лошадь — невысокая цена "
                "за две медали.",
                "If you do not take it now, a neighbour may. A horse too many is a small price for "
                "two medals.",
            ),
            meanwhile=((RIGHT, TAKE),),
        ),
        Step(
            Text(
                "{seat2} ведёт ход и сразу берёт собаку-воришку. Не огорчайтесь: её ещё можно "
                "заполучить.",
                "{seat2} leads and takes the dog thief at once. Never mind: you can still get it.",
            ),
            at=("seat", RIGHT),
        ),
        Step(
            Text(
                "Попугай-воришка — второй воришка в вашей коллекции, а второй сразу крадёт карту "
                "соперника. Возьмите его.",
                "The parrot thief is the second thief of your collection, and a second one steals "
                "a card from a rival at once. Take it.",
            ),
            at=("move", "take"),
            move=TAKE,
            wrong=Text(
                "Второй воришка действует, как только его взяли. Передать его — отказаться от "
                "украденной карты.",
                "A second thief acts as soon as it is taken. To pass it on is to give up a stolen "
                "card.",
            ),
        ),
        Step(
            Text(
                "Кража! Нажмите на собаку-воришку, которая лежит у {seat2:gen}: это третья собака.",
                "A theft! Press the dog thief that lies before {seat2}: it is your third dog.",
            ),
            at=("card", card(DOG, THIEF)),
            move=choose("steal"),
            wrong=Text(
                "Не отказывайтесь: третья собака — это третья медаль.",
                "Do not give it up: a third dog is a third medal.",
            ),
            meanwhile=(
                (LEFT, TAKE),
                (RIGHT, PASS),
                (LEFT, TAKE),
                (LEFT, TAKE),
                (RIGHT, TAKE),
                (LEFT, TAKE),
                (RIGHT, TAKE),
                (LEFT, PASS),
                (RIGHT, TAKE),
                (RIGHT, TAKE),
                (LEFT, PASS),
                (RIGHT, TAKE),
            ),
        ),
        Step(
            Text(
                f"Все собрали по {FULL} животных, и звёзды сосчитаны: больше всех у {{seat1:gen}}, "
                "у вас второе место. За него дают одну призовую карту.",
                f"Everybody has {FULL} animals, and stars are counted: {{seat1}} has the most, you "
                "come second. The second place earns one prize card.",
            ),
            at=("hand",),
        ),
        Step(
            Text(
                "Приз — собака-шутник! Нажмите на неё, а потом на лошадь: она здесь одна и медалей "
                "не приносит.",
                "The prize is a dog joker! Press it, and then the horse: it is alone here and "
                "earns no medal.",
            ),
            at=("card", card(DOG, JOKER)),
            move=choose("lay", card=card(DOG, JOKER)),
            wrong=Text(
                "Рано заканчивать: с призовой картой у вас будет четвёртая собака и ещё одна "
                "медаль.",
                "Not yet: with the prize card you have a fourth dog, and one more medal.",
            ),
        ),
        Step(
            Text(
                "Теперь выберите, кому уступить место. Лошадь одна и медалей не приносит.",
                "Now choose who makes room. The horse is alone and earns no medal.",
            ),
            at=("card", card(HORSE, THIEF)),
            move=choose("replace", card=card(HORSE, THIEF)),
            wrong=Text(
                "Собак берегите: каждая — медаль. Пусть место уступит лошадь.",
                "Keep the dogs: each of them is a medal. Let the horse make room.",
            ),
            meanwhile=((LEFT, DONE), (RIGHT, choose("name", family=HORSE))),
        ),
        Step(
            Text(
                "Четыре собачьи медали — четыре очка. С пятой медалью того же семейства "
                f"прибавится ещё {BONUS}: собирайте собак и дальше.",
                "Four dog medals are four points. A fifth medal of the same family adds "
                f"{BONUS} more: go on collecting dogs.",
            ),
            at=("hand",),
        ),
    ),
    end=Text(
        "Начинается новый сезон: коллекции собирают заново, медали остаются. Смотрите, что нужно "
        "соседям, и не передавайте им этого.",
        "A new season begins: collections start anew, medals stay. Watch what your neighbours "
        "need, and do not pass it to them.",
    ),
)
