"""The game in a minute, for whoever has never played it."""

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from . import components as c

MINUTE = Minute(
    goal=Page(
        Text(
            f"{c.CHAPTERS} главы: играйте персонажей, собирайте жетоны трёх властей и устраняйте "
            "чужих. Побеждает тот, у кого в конце больше всех очков.",
            f"{c.CHAPTERS} chapters: play characters, collect tokens of three influences and "
            "eliminate the characters of others. The most points win.",
        ),
        (("card", c.KING), ("card", c.BISHOP), ("card", c.WIZARD)),
    ),
    turn=Page(
        Text(
            "Играйте по одному персонажу на свою стопку: эффект срабатывает сразу. Если верхнего "
            "персонажа устраняют, вся стопка его игрока ложится лицом вниз.",
            "Play one character on your stack: its effect happens at once. If the character on "
            "top is eliminated, the whole stack of its player turns face down.",
        ),
        (("card", c.ASSASSIN), ("card", c.KING)),
    ),
    end=Page(
        Text(
            f"В главе {c.ROUNDS} раунда. Затем каждый значок на ваших открытых картах приносит "
            "жетон своей власти, и персонажей раздают заново. "
            f"После {c.CHAPTERS}-й главы считают очки.",
            f"A chapter has {c.ROUNDS} rounds. Then each icon on your open cards brings a token of "
            "its influence, and characters are dealt anew. "
            f"After {c.CHAPTERS} chapters points are counted.",
        ),
        (("card", c.BISHOP), ("card", c.WITCH)),
    ),
    scoring=Page(
        Text(
            "Жетон власти стоит столько очков, сколько жетонов его цвета осталось в запасе и в "
            "часовне: чем меньше их разобрали, тем дороже каждый. Устранение приносит очко.",
            "A token is worth as many points as tokens of its colour are left in the supply and "
            "the Chapel: the fewer were taken, the more each is worth. An elimination is a point.",
        ),
        (("card", c.WIZARD), ("card", c.QUEEN), ("card", c.ABBOT)),
    ),
    advice=Page(
        listed(
            Text(
                "Ценных персонажей играйте, когда их убийцы уже сыграны и накрыты.",
                "Play precious characters when their killers have been played and covered.",
            ),
            Text(
                "Берите власть, которой мало у других: она дороже.",
                "Take the influence that others leave: it is worth more.",
            ),
            Text(
                "Высший ранг начинает следующий раунд, а последнему виднее.",
                "The highest rank begins the next round; the last one sees more.",
            ),
        ),
        (("card", c.POISONER), ("card", c.BISHOP), ("card", c.INTRIGUER)),
    ),
)
