"""The game in a minute, for players who have never met it."""

from collections.abc import Mapping

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from . import components as c

KINGDOM_TOKEN, WITHDRAWAL_TOKEN = ("token", 0), ("token", 1)
FROM, TO = c.KINGDOM_TOKENS.min(), c.KINGDOM_TOKENS.max()
LEAST, MOST = c.WITHDRAWAL_TOKENS.min(), c.WITHDRAWAL_TOKENS.max()

KEEP = Text(
    f"Берегите 1 или {c.HIGHEST_RANK} на руке: они решают битвы.",
    f"Keep a 1 or an {c.HIGHEST_RANK} in hand: they decide battles.",
)
COUNCIL = Text(
    "Фишка из столицы уходит в совет и помогает до конца игры.",
    "A cube of a capital moves to the council and helps for the rest of the game.",
)
PLAIN = Minute(
    goal=Page(
        Text(
            f"{c.KINGDOMS} царств, {c.AGES} эпохи. В конце эпохи каждое царство приносит очки тем, "
            "у кого там больше фишек влияния. Побеждает тот, у кого в конце больше всех очков.",
            f"{c.KINGDOMS} kingdoms, {c.AGES} ages. At the end of an age each kingdom pays those "
            "with the most influence in it. The most points at the end win.",
        ),
        (
            ("card", c.card(c.RED_PANDA, 3)),
            ("card", c.card(c.TIGER, 5)),
            ("card", c.card(c.OWL, 7)),
        ),
    ),
    turn=Page(
        Text(
            "Захватите территорию: положите карту, которую пускает указ царства, и поставьте туда "
            "фишку. Или объявите сбор: очко и новые карты. Или отступите до конца эпохи.",
            "Claim a territory: play a card that the decree of a kingdom admits and put a cube "
            "there. Or rally: a point and new cards. Or withdraw for the rest of the age.",
        ),
        (("decree", 0), ("card", c.card(c.BEE, 2)), ("decree", 4)),
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
            f"Первое место в царстве — жетон ({FROM}–{TO} очков), второе — {c.SECOND_PLACE}, "
            f"третье — {c.THIRD_PLACE}. Ничью за первое решает битва картами с руки: старший ранг "
            f"сильнее, но 1 бьёт {c.HIGHEST_RANK}.",
            f"First in a kingdom takes its token ({FROM}–{TO} points), second {c.SECOND_PLACE}, "
            f"third {c.THIRD_PLACE}. Ties for first are battles with cards of the hand: the higher "
            f"rank wins, but 1 beats {c.HIGHEST_RANK}.",
        ),
        (KINGDOM_TOKEN, ("card", c.card(c.LIZARD, 1)), ("card", c.card(c.WOLF, c.HIGHEST_RANK))),
    ),
    advice=Page(
        listed(
            KEEP,
            COUNCIL,
            Text(
                f"Проигравший битву берёт «+{c.MODIFIER}» для следующих.",
                f"The loser of a battle takes a +{c.MODIFIER} for later ones.",
            ),
        ),
        (("card", c.card(c.OWL, 1)), ("card", c.card(c.TIGER, c.HIGHEST_RANK))),
    ),
)

# AK-35: nobody fights. The winner sits in the capital.
PEACE = Page(
    Text(
        f"Первое место в царстве — жетон ({FROM}–{TO} очков), второе — {c.SECOND_PLACE}, третье — "
        f"{c.THIRD_PLACE}. Из равных за первое побеждает тот, кто в столице; если там никого из "
        "них, жетон получает каждый.",
        f"First in a kingdom takes its token ({FROM}–{TO} points), second {c.SECOND_PLACE}, third "
        f"{c.THIRD_PLACE}. Of those tied for first the one in the capital wins; if none is there, "
        "each gets the token.",
    ),
    (KINGDOM_TOKEN,),
)
TIES = Text("Ничью решает столица: займите её.", "The capital decides ties: be there.")
RALLIES = Text(
    "Как только кто-то отступил, сборов до конца эпохи нет.",
    "Once anybody has withdrawn, nobody rallies in that age.",
)

# AK-42: no withdrawal tokens, no modifiers, and a rival that the rules play.
ALONE = Text(
    f"{c.KINGDOMS} царств, {c.AGES} эпохи, один соперник — выскочка: за него играет колода. В "
    "конце эпохи каждое царство приносит очки тем, у кого там фишки. При равном счёте побеждает "
    "выскочка.",
    f"{c.KINGDOMS} kingdoms, {c.AGES} ages and one rival, the upstart, played by the deck. At the "
    "end of an age each kingdom pays those with cubes in it. With equal points the upstart wins.",
)
AGE_ALONE = Page(
    Text(
        "После каждого вашего хода ходит выскочка. Когда отступили оба, эпоха окончена: фишки "
        "возвращаются, указы меняются.",
        "After each turn of yours the upstart has one. When both have withdrawn, the age ends: "
        "cubes come back and decrees change.",
    ),
    (("decree", 0), ("decree", 9)),
)
BATTLE_ALONE = Text(
    f"Первое место в царстве — жетон ({FROM}–{TO} очков), второе — {c.SECOND_PLACE}. Ничью решает "
    "битва: ваша карта против нескольких из колоды. Старший ранг сильнее, но 1 бьёт "
    f"{c.HIGHEST_RANK}.",
    f"First in a kingdom takes its token ({FROM}–{TO} points), second {c.SECOND_PLACE}. A tie is a "
    "battle: your card against several of the deck. The higher rank wins, but 1 beats "
    f"{c.HIGHEST_RANK}.",
)
UPSTART = Text(
    "Карта выскочки от 4 до 8 метит в царство, где столько территорий.",
    "A card of 4 to 8 aims the upstart at the kingdom with so many territories.",
)
WAY_OUT = Text(
    "Займёте столицу — отступите: эпоха для вас окончена.",
    "Taking a capital, you withdraw: the age is over for you.",
)


def minute(seats: int, options: Mapping[str, object]) -> Minute:
    """Alone there are no tokens and modifiers (AK-42), in peace no battles (AK-35)."""
    peace, alone = bool(options["peace"]), seats == 1
    told = PLAIN
    if peace:
        told = told._replace(scoring=PEACE).saying(advice=listed(TIES, COUNCIL, RALLIES))
    if alone:
        told = told._replace(end=AGE_ALONE)
        told = told.saying(goal=ALONE, advice=listed(WAY_OUT, COUNCIL, UPSTART))
    if alone and not peace:
        told = told.saying(scoring=BATTLE_ALONE)
    return told
