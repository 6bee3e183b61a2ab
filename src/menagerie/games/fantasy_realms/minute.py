"""The game in a minute, for players who have never met it."""

from collections.abc import Mapping

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from . import components as box
from .rules import DISCARDS, TWO_PLAYERS_DISCARDS
from .tables import HAND

HINTS = (
    Text(
        "Ищите карты, чьи бонусы зовут друг друга.",
        "Look for cards whose bonuses call for each other.",
    ),
    Text(
        "Большая сила со штрафом хороша, если его отменить.",
        "High strength with a penalty is fine if you clear the penalty.",
    ),
)
WILD = Text("джокеры превращаются, в кого вы скажете.", "wild cards become what you say.")
MANY = Minute(
    goal=Page(
        Text(
            f"{HAND} карт на руке — ваше королевство: одни помогают друг другу, "
            "другие мешают. Побеждает самая дорогая рука.",
            f"The {HAND} cards of your hand are a kingdom: some help each other, some harm. The "
            "most valuable hand wins.",
        ),
        (("card", box.KING), ("card", box.QUEEN), ("card", box.WARHORSE)),
    ),
    turn=Page(
        Text(
            "Возьмите одну карту: верхнюю из колоды или любую из области сброса. Потом сбросьте "
            "одну карту в открытую: она может пригодиться другим.",
            "Take one card: the top of the deck or any card of the discard area. Then discard one "
            "face up: others may want it.",
        ),
        (("card", box.UNICORN), ("card", box.WILDFIRE)),
    ),
    end=Page(
        Text(
            f"Игра останавливается, когда в области сброса {DISCARDS} карт. Все "
            f"открывают руки; {WILD.ru}",
            f"The game stops at {DISCARDS} cards in the discard area. All hands are shown; "
            f"{WILD.en}",
        ),
        (("card", box.MIRAGE), ("card", box.SHAPESHIFTER)),
    ),
    scoring=Page(
        Text(
            "Каждая карта даёт свою силу и бонус, если рядом те карты, которые ей нужны. Штраф "
            "отнимает очки или блокирует другие карты: такая карта не стоит ничего.",
            "Each card counts its strength, and its bonus with the cards it asks for. A penalty "
            "takes points away or blanks other cards: a blanked card is worth nothing.",
        ),
        (("card", box.DRAGON), ("card", box.BEASTMASTER), ("card", box.GREAT_FLOOD)),
    ),
    advice=Page(
        listed(
            *HINTS,
            Text(
                "Следите, что берут из области сброса: не отдавайте нужное.",
                "Watch what others take from the discards: do not feed them.",
            ),
        ),
        (("card", box.MOUNTAIN), ("card", box.GREAT_FLOOD), ("card", box.DRAGON)),
    ),
)

TWO = MANY.saying(
    turn=Text(
        f"Руки сначала пусты. Пока карт меньше {HAND}, возьмите одну из области сброса или "
        "две из колоды: одну оставьте, другую сбросьте. Потом каждый ход — взять одну и "
        "сбросить одну.",
        f"Hands begin empty. With fewer than {HAND} cards take one of the discard area, or two "
        "of the deck: keep one, discard the other. Later you take one and discard one.",
    ),
    end=Text(
        f"Игра останавливается, когда у обоих по {HAND} карт, а в области сброса не меньше "
        f"{TWO_PLAYERS_DISCARDS}. Обе руки открывают; {WILD.ru}",
        f"The game stops when both hold {HAND} cards and the discard area at least "
        f"{TWO_PLAYERS_DISCARDS}. Both hands are shown; {WILD.en}",
    ),
)


def chaos(minutes: object) -> Minute:
    """Everybody trades at the same time, against time (FR-23 to FR-26)."""
    return MANY.saying(
        turn=Text(
            "Ходов нет: все меняются одновременно, карту на карту. Предложите карту: назовите "
            "её масть и масти, которые хотите взамен. Соглашается тот, кому это выгодно.",
            "There are no turns: all trade at the same time, one card for one. Offer a card: "
            "tell its suit and the suits you want for it. Others accept if it suits them.",
        ),
        end=Text(
            f"Время обменов ограничено ({minutes} мин); раньше они кончаются, если никому "
            f"больше нечего делать. Потом все открывают руки; {WILD.ru}",
            f"The time for trading is limited ({minutes} min); it ends sooner if nobody has "
            f"anything left to do. Then all hands are shown; {WILD.en}",
        ),
        advice=listed(
            *HINTS,
            Text(
                "Предложение выдаёт масть: смотрите, кто чего хочет.",
                "An offer tells a suit: watch who wants what.",
            ),
        ),
    )


def minute(seats: int, options: Mapping[str, object]) -> Minute:
    """Two players fill empty hands (FR-14 to FR-18); in chaos all trade."""
    if options["chaos"]:
        return chaos(options["trading_minutes"])
    return TWO if seats == 2 else MANY
