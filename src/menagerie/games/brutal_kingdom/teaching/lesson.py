"""The first game, guided: one chapter, two kills, and what is left open in the end."""

from menagerie.core.lesson import Choice, Lesson, Step, choose
from menagerie.core.text import Text

from .. import components as c

RIGHT, YOU, LEFT = range(3)
CROWN, CHURCH, MAGIC = range(c.COLOURS)
HIGH = choose("rank", rank=1)


def pass_on(card: int) -> Choice:
    return choose("pass", card=card)


def play(card: int) -> Choice:
    return choose("play", card=card)


def name(card: int) -> Choice:
    return choose("name", card=card)


LESSON = Lesson(
    seats=3,
    seed=1,
    seat=YOU,
    places=frozenset({"stack", "stock"}),
    steps=(
        Step(
            Text(
                "Двор делят три власти: королевская, церковная и мистическая. Значки на ваших "
                "открытых картах в конце главы станут жетонами, а жетоны — очками.",
                "Three powers share the court: crown, church and magic. At the end of a chapter "
                "signs on your open cards become tokens, and tokens are points.",
            ),
            at=("stock", CROWN),
        ),
        Step(
            Text(
                "Сначала из двух карт одну передают соседу. Волшебник дорог, но сегодня мы на "
                "охоте: оставьте Ассасина.",
                "First one of two cards goes to a neighbour. The Wizard is valuable, but today we "
                "are hunting: keep the Assassin.",
            ),
            at=("card", c.ASSASSIN),
            move=pass_on(c.WIZARD),
            wrong=Text(
                "И с Волшебником можно победить, но для этой охоты нужен Ассасин: передайте "
                "Волшебника.",
                "One can win with the Wizard as well, but this hunt needs the Assassin: pass the "
                "Wizard on.",
            ),
            meanwhile=((RIGHT, pass_on(c.WHITE_KNIGHT)), (LEFT, pass_on(c.KING))),
        ),
        Step(
            Text(
                "Ещё две карты, и теперь передают в другую сторону. Оставьте Монаха: его значок "
                "церкви — верный жетон.",
                "Two more cards, and now they go the other way round. Keep the Monk: his church "
                "sign is a sure token.",
            ),
            at=("card", c.MONK),
            move=pass_on(c.INQUISITOR),
            wrong=Text(
                "У Инквизитора нет значков: сам по себе он жетонов не принесёт.",
                "The Inquisitor has no signs: by himself he brings no token.",
            ),
            meanwhile=(
                (RIGHT, pass_on(c.BISHOP)),
                (LEFT, pass_on(c.BERSERKER)),
                (RIGHT, play(c.KING)),
            ),
        ),
        Step(
            Text(
                "На руке по карте на каждый раунд. {seat0} начинает и играет Короля: за него дают "
                "два жетона.",
                "You hold a card for each round. {seat0} begins and plays the King: he is worth "
                "two tokens.",
            ),
            at=("card", c.KING),
        ),
        Step(
            Text(
                "Ваша очередь, а Король лежит сверху. Сыграйте Ассасина: он устраняет Короля или "
                "Королеву и приносит очко.",
                "It is your turn, and the King lies on top. Play the Assassin: he eliminates the "
                "King or the Queen, and that is a point.",
            ),
            at=("card", c.ASSASSIN),
            move=play(c.ASSASSIN),
            wrong=Text(
                "Сейчас Короля видно, а в следующем раунде его закроет другая карта. Бейте сейчас!",
                "Now the King can be reached; in the next round another card will cover him. "
                "Strike now!",
            ),
            meanwhile=((LEFT, play(c.BISHOP)), (LEFT, play(c.WIZARD)), (RIGHT, play(c.ABBOT))),
        ),
        Step(
            Text(
                "Высший ранг начинает раунд. {seat2} кладёт Волшебника поверх Епископа: четыре "
                "жетона в одной стопке!",
                "The highest rank begins a round. {seat2} lays the Wizard on the Bishop: "
                "four tokens in one stack!",
            ),
            at=("card", c.WIZARD),
        ),
        Step(
            Text(
                "Когда устраняют верхнюю карту, вся стопка ложится лицом вниз. Берсерк устраняет "
                "Волшебника: играйте его.",
                "When the top card is eliminated, the whole stack is turned down. The Berserker "
                "eliminates the Wizard: play him.",
            ),
            at=("card", c.BERSERKER),
            move=play(c.BERSERKER),
            wrong=Text(
                "Берсерк сейчас отнимет у соперника две карты сразу. Такого случая не упускают.",
                "The Berserker takes two cards from a rival at once. Do not miss such a chance.",
            ),
            meanwhile=((RIGHT, play(c.EXECUTIONER)), (RIGHT, name(c.QUEEN))),
        ),
        Step(
            Text(
                "Палач назвал Королеву, у вас её нет. Теперь пора за жетонами: сыграйте Белого "
                "рыцаря со значком королевской власти.",
                "The Executioner named the Queen, whom you do not hold. Now for tokens: play the "
                "White Knight with his sign of the crown.",
            ),
            at=("card", c.WHITE_KNIGHT),
            move=play(c.WHITE_KNIGHT),
            wrong=Text(
                "Монах тоже хорош, но пусть он останется напоследок. Сначала Белый рыцарь.",
                "The Monk is as good, but let us keep him for the last round. First the White "
                "Knight.",
            ),
        ),
        Step(
            Text(
                "Рыцарь мог бы поменять Монаха на карту из центра, но вслепую. Верный жетон лучше: "
                "откажитесь.",
                "The Knight could exchange the Monk for a card of the centre, unseen. A sure token "
                "is better: skip it.",
            ),
            at=("move", "skip"),
            move=choose("skip"),
            wrong=Text(
                "Что лежит в центре, вы не знаете, а Монах — верный жетон. Оставьте его себе.",
                "You do not know what lies in the centre, and the Monk is a sure token. Keep him.",
            ),
            meanwhile=(
                (LEFT, play(c.SAINT)),
                (LEFT, choose("colour", colour=MAGIC)),
                (LEFT, play(c.WITCH)),
                (LEFT, choose("partner", seat=RIGHT)),
                (RIGHT, play(c.INQUISITOR)),
                (RIGHT, HIGH),
                (RIGHT, name(c.POISONER)),
            ),
        ),
        Step(
            Text(
                "Последний раунд главы. Осталась одна карта: положите Монаха, и все ваши карты "
                "доживут до конца.",
                "The last round of the chapter. One card is left: lay the Monk, and all your cards "
                "live to see the end.",
            ),
            at=("card", c.MONK),
            move=play(c.MONK),
        ),
        Step(
            Text(
                "Глава окончена: у вас королевский жетон, церковный и два устранения. Остальным "
                "досталось по жетону.",
                "The chapter is over: you have a token of the crown, one of the church and two "
                "kills. The others got a token each.",
            ),
            at=("bar",),
        ),
        Step(
            Text(
                "Жетон стоит столько, сколько таких же осталось в запасе и в часовне. Берите ту "
                "власть, которую не разбирают другие.",
                "A token is worth as many points as of its kind are left in stock and Chapel. Take "
                "the power that others leave alone.",
            ),
            at=("stock", CROWN),
        ),
    ),
    end=Text(
        f"Всего глав {c.CHAPTERS}, карты раздали заново. Ценные карты играйте тогда, когда их "
        "убийцы уже сыграны и накрыты.",
        f"There are {c.CHAPTERS} chapters, and cards are dealt anew. Play valuable cards when "
        "their killers have been played and covered.",
    ),
)
