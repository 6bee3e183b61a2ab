"""The game in a minute, for whoever has never played it."""

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from .components import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    CHAPTERS,
    INTRIGUER,
    KING,
    POISONER,
    QUEEN,
    ROUNDS,
    WITCH,
    WIZARD,
)

MINUTE = Minute(
    goal=Page(
        Text(
            f"{CHAPTERS} главы: играйте персонажей, собирайте жетоны трёх властей и устраняйте "
            "чужих. Побеждает тот, у кого в конце больше всех очков.",
            f"{CHAPTERS} chapters: play characters, collect tokens of three influences and "
            "eliminate the characters of others. The most points win.",
        ),
        (("card", KING), ("card", BISHOP), ("card", WIZARD)),
    ),
    turn=Page(
        Text(
            "Играйте по одному персонажу на свою стопку: эффект срабатывает сразу. Если верхнего "
            "персонажа устраняют, вся стопка его игрока ложится лицом вниз.",
            "Play one character on your stack: its effect happens at once. If the character on "
            "top is eliminated, the whole stack of its player turns face down.",
        ),
        (("card", ASSASSIN), ("card", KING)),
    ),
    end=Page(
        Text(
            f"В главе {ROUNDS} раунда. Затем каждый значок на ваших открытых картах приносит "
            "жетон своей власти, и персонажей раздают заново. "
            f"После {CHAPTERS}-й главы считают очки.",
            f"A chapter has {ROUNDS} rounds. Then each icon on your open cards brings a token of "
            "its influence, and characters are dealt anew. "
            f"After {CHAPTERS} chapters points are counted.",
        ),
        (("card", BISHOP), ("card", WITCH)),
    ),
    scoring=Page(
        Text(
            "Жетон власти стоит столько очков, сколько жетонов его цвета осталось в запасе и в "
            "часовне: чем меньше их разобрали, тем дороже каждый. Устранение приносит очко.",
            "A token is worth as many points as tokens of its colour are left in the supply and "
            "the Chapel: the fewer were taken, the more each is worth. An elimination is a point.",
        ),
        (("card", WIZARD), ("card", QUEEN), ("card", ABBOT)),
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
        (("card", POISONER), ("card", BISHOP), ("card", INTRIGUER)),
    ),
)
