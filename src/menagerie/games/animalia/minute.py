"""The game in a minute, for players who have never met it."""

from collections.abc import Mapping

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from .components import (
    ANIMALS,
    BONUS,
    CAT,
    DOG,
    GROUP,
    GROUP_OF_TWO,
    HORSE,
    OWL,
    PARROT,
    RABBIT,
    card,
)
from .state import FULL, SEASONS

CHAMPION, SMART, _, RASCAL, THIEF, SPY, JOKER = range(len(ANIMALS))

MANY = Minute(
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
        (("card", card(HORSE, JOKER)), ("card", card(RABBIT, RASCAL))),
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
            f"семейств — по одной каждого. Медаль — очко, каждые {GROUP} медалей одного семейства "
            f"— ещё {BONUS}.",
            f"2 to {FULL} animals of a family bring as many of its medals, {FULL} different "
            f"families one of each. A medal is a point, every {GROUP} medals of one family "
            f"{BONUS} more.",
        ),
        (("card", card(DOG, CHAMPION)), ("card", card(DOG, SMART)), ("card", card(DOG, THIEF))),
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

TWO = MANY.saying(
    goal=Text(
        f"{SEASONS} сезона выставки. В каждом вы собираете две коллекции по {FULL} животных и "
        "получаете за них медали. Побеждает тот, у кого за медали больше очков.",
        f"A show of {SEASONS} seasons. In each you collect two collections of {FULL} animals "
        "and win medals for them. More points for medals win.",
    ),
    end=Text(
        "Сезон кончается, когда у обоих полны обе коллекции. У кого звёзд больше, берёт две "
        "призовые карты, другой — одну. Их меняют на карты своих коллекций, потом вручают "
        "медали.",
        "A season ends when all four collections are full. More stars earn two prize cards, "
        "fewer one. Swap them into your collections; then medals are given.",
    ),
    scoring=Text(
        f"За каждую коллекцию: от 2 до {FULL} животных одного семейства — столько же медалей, "
        f"{FULL} разных семейств — по одной каждого. Медаль — очко, каждые {GROUP_OF_TWO} "
        f"медалей одного семейства — ещё {BONUS}.",
        f"For each collection: 2 to {FULL} animals of a family bring as many medals, {FULL} "
        "different families one of each. A medal is a point, every "
        f"{GROUP_OF_TWO} medals of one family {BONUS} more.",
    ),
)


def minute(seats: int, options: Mapping[str, object]) -> Minute:
    """Two players have two collections each, and another bonus (AN-51, AN-58)."""
    return TWO if seats == 2 else MANY
