"""The rulebook's examples and its advice: who falls when, what is paid, what tokens are worth."""

from pathlib import Path

from menagerie.core.example import Example, Try, found_moments, told
from menagerie.core.lesson import choose
from menagerie.core.text import Text

from ..components import ASSASSIN, BERSERKER, BISHOP, KING, WITCH, WIZARD

MOMENTS = found_moments(Path(__file__).with_name("examples.json"))
CHURCH, MYSTIC = 1, 2

EXAMPLES = (
    Example(
        "hunter_spent",
        Text("Отравитель уже сыгран", "The Poisoner is spent"),
        Text(
            "Отравитель лежит наверху чужой стопки. Он устраняет Епископа или Настоятеля только в "
            "тот миг, когда его играют, а этот миг прошёл: Епископ вне опасности.",
            "The Poisoner lies on top of another stack. He eliminates the Bishop or the Abbot only "
            "in the moment he is played, and that has passed: the Bishop is safe from him.",
        ),
        MOMENTS["hunter_spent"],
        (
            Try(
                Text(
                    "Сыграйте Епископа: ничего не случается, он ваш до конца главы, если его не "
                    "тронут другие.",
                    "Play the Bishop: nothing happens to him, and he stays unless others reach "
                    "him.",
                ),
                (choose("play", card=BISHOP),),
                happens=(told("played", seat=1, card=BISHOP),),
                never=("eliminated",),
            ),
        ),
    ),
    Example(
        "queen_waits",
        Text("Королева ждёт Короля", "The Queen waits for the King"),
        Text(
            "Королева лежит наверху чужой стопки и действует, пока её не накроют. Король, "
            "сыгранный теперь, падает сразу, а с ним вся стопка.",
            "The Queen lies on top of another stack and strikes until she is covered. A King "
            "played now falls at once, and his whole stack with him.",
        ),
        MOMENTS["queen_waits"],
        (
            Try(
                Text(
                    "Сыграйте Короля: обе ваши карты лежат лицом вниз, соперник получает 1 очко.",
                    "Play the King: both of your cards lie face down, and the rival gets 1 point.",
                ),
                (choose("play", card=KING),),
                gains={0: 1},
                happens=(told("eliminated", seat=0, seat2=1), told("turned", seat=1, n=2)),
            ),
            Try(
                Text(
                    "Сыграйте Ведьму: её Королева не трогает.",
                    "Play the Witch: the Queen does not touch her.",
                ),
                (choose("play", card=WITCH),),
                never=("eliminated",),
            ),
        ),
    ),
    Example(
        "one_of_two",
        Text("Одна жертва из двух", "One victim of two"),
        Text(
            "Наверху двух стопок лежат Король и Королева. Ассасин устраняет одного из них, и "
            "выбираете вы; обоих сразу нельзя.",
            "The King and the Queen lie on top of two stacks. The Assassin eliminates one of them, "
            "as you choose; never both.",
        ),
        MOMENTS["one_of_two"],
        (
            Try(
                Text(
                    "Сыграйте Ассасина и устраните Короля: 1 очко вам.",
                    "Play the Assassin and eliminate the King: 1 point for you.",
                ),
                (choose("play", card=ASSASSIN), choose("victim", seat=2)),
                gains={3: 1},
                happens=(told("eliminated", seat=3, card2=KING),),
            ),
        ),
    ),
    Example(
        "icons",
        Text("Что приносят значки", "What icons bring"),
        Text(
            "В вашей стопке открыты Епископ с двумя значками церкви, Ведьма с одним мистическим и "
            "Гадалка без значков. На руке Волшебник: ещё два мистических. Глава кончается.",
            "Your stack shows the Bishop with two icons of the church, the Witch with a mystic one "
            "and the Clairvoyant with none. You hold the Wizard: two more mystic ones. The chapter "
            "is about to end.",
        ),
        MOMENTS["icons"],
        (
            Try(
                Text(
                    "Сыграйте Волшебника: 2 жетона церкви и 3 мистических; за Гадалку ничего.",
                    "Play the Wizard: 2 church tokens and 3 mystic ones; nothing for the "
                    "Clairvoyant.",
                ),
                (choose("play", card=WIZARD),),
                happens=(
                    told("tokens", seat=0, colour=CHURCH, n=2),
                    told("tokens", seat=0, colour=MYSTIC, n=3),
                ),
            ),
        ),
    ),
    Example(
        "covered_king",
        Text("Последний ход и первый", "Last turn, first turn"),
        Text(
            "Вы ходите последним в раунде, и Ассасина на столе нет. Сыграйте Короля: его ранг "
            "высший, карточка первого игрока ваша, и вы сразу накроете его картой помельче.",
            "You are the last to play in this round, and no Assassin has come. Play the King: his "
            "rank is the highest, the first-player card is yours, and you cover him at once with a "
            "lower card.",
        ),
        MOMENTS["covered_king"],
        (
            Try(
                Text(
                    "Сыграйте Короля: следующий раунд начинаете вы, и до него никто не доберётся.",
                    "Play the King: you begin the next round, and nobody can reach him.",
                ),
                (choose("play", card=KING),),
                happens=(told("first", seat=3, card=KING),),
            ),
        ),
    ),
    Example(
        "worth",
        Text("Сколько стоит жетон", "What a token is worth"),
        Text(
            "Жетон стоит столько, сколько жетонов его цвета осталось в запасе и в часовне. Сейчас "
            "королевский стоит 6, церковный 4 + 2 в часовне — тоже 6, мистический 2. Ваши 36 очков "
            "— пока не розданы последние жетоны.",
            "A token is worth as many points as tokens of its colour are left in the stock and the "
            "Chapel. Now a royal one is worth 6, a church one 4 + 2 in the Chapel, which is 6 as "
            "well, a mystic one 2. Your 36 points stand until the last tokens are given out.",
        ),
        MOMENTS["worth"],
        (
            Try(
                Text(
                    "Сыграйте последнюю карту: жетоны розданы, каждый взятый удешевил остальные, и "
                    "у вас 14 очков.",
                    "Play the last card: tokens are given out, each one taken made the others "
                    "cheaper, and you have 14 points.",
                ),
                (choose("play", card=BERSERKER),),
                total=14,
                happens=(told("short"),),
            ),
        ),
    ),
)
