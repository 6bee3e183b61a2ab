"""The game in a minute, for whoever has never played it."""

from __future__ import annotations

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from .components import (
    AGES,
    BEE,
    HIGHEST_RANK,
    KINGDOM_TOKENS,
    KINGDOMS,
    LIZARD,
    MODIFIER,
    OWL,
    RED_PANDA,
    SECOND_PLACE,
    THIRD_PLACE,
    TIGER,
    WITHDRAWAL_TOKENS,
    WOLF,
    card,
)

KINGDOM_TOKEN, WITHDRAWAL_TOKEN = ("token", 0), ("token", 1)
FROM, TO = KINGDOM_TOKENS.min(), KINGDOM_TOKENS.max()
LEAST, MOST = WITHDRAWAL_TOKENS.min(), WITHDRAWAL_TOKENS.max()

MINUTE = Minute(
    goal=Page(
        Text(
            f"{KINGDOMS} царств, {AGES} эпохи. В конце эпохи каждое царство приносит очки тем, у "
            "кого там больше фишек влияния. Побеждает тот, у кого в конце больше всех очков.",
            f"{KINGDOMS} kingdoms, {AGES} ages. At the end of an age each kingdom pays those with "
            "the most cubes of influence in it. The most points at the end win.",
        ),
        (("card", card(RED_PANDA, 3)), ("card", card(TIGER, 5)), ("card", card(OWL, 7))),
    ),
    turn=Page(
        Text(
            "Захватите территорию: положите карту, которую пускает указ царства, и поставьте туда "
            "фишку. Или объявите сбор: очко и новые карты. Или отступите до конца эпохи.",
            "Claim a territory: play a card that the decree of a kingdom admits and put a cube "
            "there. Or rally: a point and new cards. Or withdraw for the rest of the age.",
        ),
        (("decree", 0), ("card", card(BEE, 2)), ("decree", 4)),
    ),
    end=Page(
        Text(
            "Когда отступили все, эпоха окончена. Первый отступивший тайно берёт жетон: от "
            f"{LEAST} до {MOST} очков. Между эпохами фишки возвращаются, а указы меняются.",
            "When everybody has withdrawn, the age ends. The first to withdraw takes a secret "
            f"token worth {LEAST} to {MOST}. Between ages cubes come back and decrees change.",
        ),
        (WITHDRAWAL_TOKEN, ("decree", 9)),
    ),
    scoring=Page(
        Text(
            f"Первое место в царстве — жетон ({FROM}–{TO} очков), второе — {SECOND_PLACE}, третье "
            f"— {THIRD_PLACE}. Ничью за первое решает битва картами с руки: старший ранг сильнее, "
            f"но 1 бьёт {HIGHEST_RANK}.",
            f"First in a kingdom takes its token ({FROM}–{TO} points), second {SECOND_PLACE}, "
            f"third {THIRD_PLACE}. Ties for first are battles with cards of the hand: the higher "
            f"rank wins, but 1 beats {HIGHEST_RANK}.",
        ),
        (KINGDOM_TOKEN, ("card", card(LIZARD, 1)), ("card", card(WOLF, HIGHEST_RANK))),
    ),
    advice=Page(
        listed(
            Text(
                f"Берегите 1 или {HIGHEST_RANK} на руке: они решают битвы.",
                f"Keep a 1 or an {HIGHEST_RANK} in hand: they decide battles.",
            ),
            Text(
                "Фишка из столицы уходит в совет и помогает до конца игры.",
                "A cube of a capital moves to the council and helps for the rest of the game.",
            ),
            Text(
                f"Проигравший битву берёт «+{MODIFIER}» для следующих.",
                f"Whoever loses a battle takes a +{MODIFIER} for later ones.",
            ),
        ),
        (("card", card(OWL, 1)), ("card", card(TIGER, HIGHEST_RANK))),
    ),
)
