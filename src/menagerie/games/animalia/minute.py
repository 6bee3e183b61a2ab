"""The game in a minute, for whoever has never played it."""

from __future__ import annotations

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from .components import ANIMALS, BONUS, CAT, DOG, HORSE, OWL, PARROT, RABBIT, card
from .state import FULL, SEASONS

CHAMPION, SMART, CUTE, RASCAL, THIEF, SPY, JOKER = range(len(ANIMALS))

MINUTE = Minute(
    goal=Page(
        Text(
            f"{SEASONS} сезона выставки. В каждом вы собираете {FULL} животных и получаете за них "
            "медали. Побеждает тот, у кого за медали больше всех очков.",
            f"A show of {SEASONS} seasons. In each you collect {FULL} animals and win medals for "
            "them. The most points for medals win.",
        ),
        (("card", card(CAT, CHAMPION)), ("card", card(DOG, SMART)), ("card", card(PARROT, SPY))),
    ),
    turn=Page(
        Text(
            "Ведущий открывает карту: взять её или передать дальше? Набор, который обошёл всех, "
            "растёт на карту. Берут его только целиком, а вернувшиеся три карты ведущий обязан "
            "взять.",
            "The leader turns up a card: take it or pass it on? A set that went round grows by a "
            "card. It is taken whole, and the leader must take three cards that come back.",
        ),
        (("card", card(HORSE, CUTE)), ("card", card(RABBIT, RASCAL))),
    ),
    end=Page(
        Text(
            f"Сезон кончается, когда у всех по {FULL} животных. Больше всех звёзд — две призовые "
            "карты, второе место — одна. Их меняют на карты своей коллекции, потом вручают медали.",
            f"A season ends when all have {FULL} animals. The most stars earn two prize cards, the "
            "second place one. Swap them into your collection; then medals are given.",
        ),
        (("card", card(HORSE, CHAMPION)), ("card", card(HORSE, SMART))),
    ),
    scoring=Page(
        Text(
            f"От 2 до {FULL} животных одного семейства дают столько же медалей; {FULL} разных "
            f"семейств — по одной каждого. Медаль — очко, полная пятёрка одного семейства — ещё "
            f"{BONUS}.",
            f"2 to {FULL} animals of a family bring as many of its medals, {FULL} different "
            "families one of each. A medal is a point, a full five of one family "
            f"{BONUS} more.",
        ),
        (("card", card(DOG, CHAMPION)), ("card", card(DOG, CUTE)), ("card", card(DOG, THIEF))),
    ),
    advice=Page(
        listed(
            Text(
                "Собирайте одно-два семейства все сезоны подряд.",
                "Collect one or two families through all seasons.",
            ),
            Text(
                "Второй воришка, шпион или шутник в коллекции действует.",
                "A second thief, spy or joker in a collection acts.",
            ),
            Text(
                "Сова в конце сезона — животное любого семейства.",
                "At the end of a season the owl is of any family you name.",
            ),
        ),
        (("card", card(CAT, THIEF)), ("card", card(RABBIT, JOKER)), ("card", OWL)),
    ),
)
