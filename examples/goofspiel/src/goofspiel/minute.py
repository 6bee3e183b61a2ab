"""The game in a minute, for whoever has never played it."""

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from .components import CARDS, RANK

ACE, SEVEN, KING = ("card", 0), ("card", 6), ("card", CARDS - 1)

MINUTE = Minute(
    goal=Page(
        Text(
            f"Карты у всех одинаковые, от 1 до {RANK.max()}. Ставьте их так, чтобы забрать самые "
            "дорогие призы. Побеждает тот, у кого больше всех очков.",
            f"All have the same cards, 1 to {RANK.max()}. Bid them so that the dearest prizes are "
            "yours. The most points win.",
        ),
        (ACE, SEVEN, KING),
    ),
    turn=Page(
        Text(
            "Открывают приз. Каждый тайно ставит одну карту; старшая забирает всё, что на кону. "
            "При ничьей призы остаются на кону.",
            "A prize is turned up. All bid a card in secret; the highest takes all that is at "
            "stake. After a tie the prizes stay at stake.",
        ),
        (SEVEN, KING),
    ),
    end=Page(
        Text(
            f"Раундов столько же, сколько карт: {CARDS}. Сыгранная карта не возвращается.",
            f"There are as many rounds as cards: {CARDS}. A card once bid does not come back.",
        ),
        (KING,),
    ),
    scoring=Page(
        Text("Приз стоит столько, сколько на нём написано.", "A prize is worth its rank."),
        (ACE, KING),
    ),
    advice=Page(
        listed(
            Text("Не тратьте старшие карты на младшие призы.", "Do not spend high cards on low."),
            Text(
                "Помните, что сыграли другие: их руки — не тайна.",
                "Remember what others bid: their hands are no secret.",
            ),
            Text(
                "Перебивайте на единицу, а уступайте с разгромом.",
                "Win by one, and lose by a mile.",
            ),
        ),
        (ACE, KING),
    ),
)
