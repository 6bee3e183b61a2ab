"""The rulebook's examples: full collections, stars, the owl, prize cards."""

from pathlib import Path

from menagerie.core.example import Example, Try, found_moments, told
from menagerie.core.lesson import choose
from menagerie.core.text import Text

from ..components import ANIMALS, CAT, DOG, HORSE, PARROT, RABBIT, card

MOMENTS = found_moments(Path(__file__).with_name("examples.json"))
KIND = {animal.name: kind for kind, animal in enumerate(ANIMALS)}


EXAMPLES = (
    Example(
        "too_many",
        Text("Набор не помещается", "A set that does not fit"),
        Text(
            "У соседа слева три животных, места осталось на два. Перед вами набор из трёх: делить "
            "его нельзя, и соседа даже не спросят.",
            "Your left neighbour has three animals and room for two. A set of three lies before "
            "you: it cannot be divided, and the neighbour is not even asked.",
        ),
        MOMENTS["too_many"],
        (
            Try(
                Text(
                    "Передайте набор: сосед пропускает, решает следующий за ним.",
                    "Pass the set: the neighbour is left out, and the next one decides.",
                ),
                (choose("pass"),),
                happens=(told("no_room", seat=1),),
            ),
        ),
    ),
    Example(
        "last_place",
        Text("Последнее место в коллекции", "The last place in a collection"),
        Text(
            "У ведущего четыре животных. Открытую им карту никто не берёт, и последними спрашивают "
            "вас. Если откажетесь и вы, карта ровно заполнит коллекцию ведущего, и он обязан её "
            "взять.",
            "The leader has four animals. Nobody takes the card that was turned up, and you are "
            "asked last. If you refuse too, it exactly fills the leader's collection, and the "
            "leader has to take it.",
        ),
        MOMENTS["last_place"],
        (
            Try(
                Text(
                    "Передайте дальше: ведущий берёт карту и завершает коллекцию.",
                    "Pass it on: the leader takes the card and is complete.",
                ),
                (choose("pass"),),
                happens=(told("must_take", seat=0), told("complete", seat=0)),
            ),
            Try(
                Text(
                    "Или возьмите: это ваш второй воришка, и он сразу может украсть.",
                    "Or take it: it is your second thief, which may steal at once.",
                ),
                (choose("take", row=0),),
                happens=(told("power", seat=2, n=1),),
                never=("must_take",),
            ),
        ),
    ),
    Example(
        "elegance",
        Text("Семь звёзд", "Seven stars"),
        Text(
            "Два чемпиона — 6 звёзд, умничка — ещё 2, прохвост отнимает одну: 7. "
            "Как только все соберут по пять, считают элегантность.",
            "Two champions are 6 stars, the smart one 2 more, the rascal takes one away: 7. As "
            "soon as everybody has five animals, elegance is counted.",
        ),
        MOMENTS["elegance"],
        (
            Try(
                Text(
                    "Возьмите карту: ваши 7 звёзд — лучший результат, а это две призовые карты.",
                    "Take the card: your 7 stars are the best, which is worth two prize cards.",
                ),
                (choose("take", row=0),),
                happens=(told("stars", seat=0, n=7), told("first", seat=0)),
            ),
        ),
    ),
    Example(
        "owl_joins",
        Text("Сова присоединяется", "The owl joins in"),
        Text(
            "В коллекции три собаки, кролик и сова. Сова заменит одно животное, и семейство "
            "выбираете вы.",
            "The collection has three dogs, a rabbit and the owl. The owl stands for one animal, "
            "of a family that you name.",
        ),
        MOMENTS["owl_joins"],
        (
            Try(
                Text(
                    "Назовите собак: 4 медали собак.",
                    "Name the dogs: 4 dog medals.",
                ),
                (choose("name", family=DOG),),
                gains={0: 4},
                happens=(told("medals", seat=0, family=DOG, n=4),),
            ),
            Try(
                Text(
                    "Назовите кроликов: 3 медали собак и 2 кроликов, всего 5.",
                    "Name the rabbits: 3 dog medals and 2 rabbit medals, 5 in all.",
                ),
                (choose("name", family=RABBIT),),
                gains={0: 5},
                happens=(told("medals", seat=0, family=RABBIT, n=2),),
            ),
            Try(
                Text(
                    "Назовите кошек: одинокая сова не приносит ничего, медалей 3.",
                    "Name the cats: a lonely owl brings nothing, and there are 3 medals.",
                ),
                (choose("name", family=CAT),),
                gains={0: 3},
            ),
        ),
    ),
    Example(
        "owl_is_fifth",
        Text("Пять разных", "Five different ones"),
        Text(
            "Кошка, лошадь, собака, кролик и сова. Поодиночке животные медалей не приносят, но все "
            "пять семейств сразу дают по медали каждого.",
            "A cat, a horse, a dog, a rabbit and the owl. Single animals earn nothing, but all "
            "five families together earn one medal of each.",
        ),
        MOMENTS["owl_is_fifth"],
        (
            Try(
                Text(
                    "Назовите попугаев, которых не хватает: 5 медалей, все разные.",
                    "Name the parrots that are missing: 5 medals, all different.",
                ),
                (choose("name", family=PARROT),),
                gains={0: 5},
            ),
            Try(
                Text(
                    "Назовите собак: собак станет две, и медалей только 2.",
                    "Name the dogs: there will be two of them, and only 2 medals.",
                ),
                (choose("name", family=DOG),),
                gains={0: 2},
            ),
        ),
    ),
    Example(
        "exchange",
        Text("Призовые карты", "Prize cards"),
        Text(
            "Две собаки дали бы две медали. Но у вас две призовые кошки: ими можно заменить "
            "попугая и лошадь.",
            "Two dogs would earn two medals. But you hold two prize cats, which can take the "
            "places of the parrot and the horse.",
        ),
        MOMENTS["exchange"],
        (
            Try(
                Text(
                    "Замените кошками лошадь и попугая: 3 медали кошек и 2 собак, всего 5.",
                    "Put the cats in place of horse and parrot: 3 cat and 2 dog medals, 5 in all.",
                ),
                (
                    choose("lay", card=card(CAT, KIND["rascal"])),
                    choose("replace", card=card(HORSE, KIND["smart"])),
                    choose("lay", card=card(CAT, KIND["spy"])),
                    choose("replace", card=card(PARROT, KIND["rascal"])),
                ),
                gains={0: 5},
            ),
            Try(
                Text(
                    "Ничего не меняйте: только 2 медали собак, зато кошки подождут до следующего "
                    "сезона.",
                    "Change nothing: only 2 dog medals, but the cats wait for the next season.",
                ),
                (choose("done"),),
                gains={0: 2},
            ),
        ),
    ),
)
