"""The game in a minute, for whoever has never played it."""

from __future__ import annotations

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from .components import (
    BEASTMASTER,
    DRAGON,
    GREAT_FLOOD,
    KING,
    MIRAGE,
    MOUNTAIN,
    QUEEN,
    SHAPESHIFTER,
    UNICORN,
    WARHORSE,
    WILDFIRE,
)
from .rules import DISCARDS, TWO_PLAYERS_DISCARDS
from .tables import HAND

MINUTE = Minute(
    goal=Page(
        Text(
            f"{HAND} карт на руке — ваше королевство: одни помогают друг другу, "
            "другие мешают. Побеждает самая дорогая рука.",
            f"The {HAND} cards of your hand are a kingdom: some help each other, some harm. The "
            "most valuable hand wins.",
        ),
        (("card", KING), ("card", QUEEN), ("card", WARHORSE)),
    ),
    turn=Page(
        Text(
            "Возьмите одну карту: верхнюю из колоды или любую из области сброса. Потом сбросьте "
            "одну карту в открытую: она может пригодиться другим.",
            "Take one card: the top of the deck or any card of the discard area. Then discard one "
            "face up: others may want it.",
        ),
        (("card", UNICORN), ("card", WILDFIRE)),
    ),
    end=Page(
        Text(
            f"Игра останавливается, когда в области сброса {DISCARDS} карт (вдвоём "
            f"{TWO_PLAYERS_DISCARDS}). Все открывают руки; джокеры превращаются, в кого вы "
            "скажете.",
            f"The game stops at {DISCARDS} cards in the discard area ({TWO_PLAYERS_DISCARDS} with "
            "two players). All hands are shown; wild cards become what you say.",
        ),
        (("card", MIRAGE), ("card", SHAPESHIFTER)),
    ),
    scoring=Page(
        Text(
            "Каждая карта даёт свою силу и бонус, если рядом те карты, которые ей нужны. Штраф "
            "отнимает очки или блокирует другие карты: такая карта не стоит ничего.",
            "Each card counts its strength, and its bonus with the cards it asks for. A penalty "
            "takes points away or blanks other cards: a blanked card is worth nothing.",
        ),
        (("card", DRAGON), ("card", BEASTMASTER), ("card", GREAT_FLOOD)),
    ),
    advice=Page(
        listed(
            Text(
                "Ищите карты, чьи бонусы зовут друг друга.",
                "Look for cards whose bonuses call for each other.",
            ),
            Text(
                "Большая сила со штрафом хороша, если его отменить.",
                "High strength with a penalty is fine if you clear the penalty.",
            ),
            Text(
                "Следите, что берут из области сброса: не отдавайте нужное.",
                "Watch what others take from the discards: do not feed them.",
            ),
        ),
        (("card", MOUNTAIN), ("card", GREAT_FLOOD), ("card", DRAGON)),
    ),
)
