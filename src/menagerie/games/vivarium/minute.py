"""The game in a minute, for whoever has never played it."""

from menagerie.core.minute import Minute, Page, listed
from menagerie.core.text import Text

from . import components
from . import components as c
from .state import GEMS_INSTEAD, ROUNDS
from .tables import CONTRACT, EQUIPMENT, STARTING

TURNS = 2  # VI-08: of each player in a round


def creature(species: int, habitat: int) -> tuple[str, int]:
    """Some card of this species in this habitat."""
    found = (
        n for n, one in enumerate(c.CREATURES) if (one.species, one.habitat) == (species, habitat)
    )
    return "card", next(found)


FIRST_MAP = next(n for n, one in enumerate(components.EQUIPMENT, EQUIPMENT) if one.kind == c.MAP)

MINUTE = Minute(
    goal=Page(
        Text(
            f"Экспедиция на {ROUNDS} раундов: собирайте существ, снаряжение и контракты, которые "
            "подходят друг к другу. Побеждает тот, у кого больше всех победных очков.",
            f"An expedition of {ROUNDS} rounds: collect creatures, equipment and contracts that "
            "suit each other. The most victory points win.",
        ),
        (creature(c.DRAGON, c.FOREST), ("card", EQUIPMENT), ("card", CONTRACT)),
    ),
    turn=Page(
        Text(
            "Обменяйте одно своё домино на домино в центре. Теперь число на одном вашем домино — "
            "ряд, число на другом — столбец: возьмите оттуда карту. "
            f"Или вместо карты {GEMS_INSTEAD} самоцвета.",
            "Swap one of your dominoes with one of the centre. A number of one of yours is the "
            "row, a number of the other the column: take that card. "
            f"Or {GEMS_INSTEAD} gems instead.",
        ),
        (("domino", 0), ("domino", 5), creature(c.PLANT, c.DESERT)),
    ),
    end=Page(
        Text(
            f"{ROUNDS} раундов по {TURNS} хода. В конце раунда жетон преимуществ получает "
            "тот, у кого больше всего подходящих к нему карт. После последнего считают очки.",
            f"{ROUNDS} rounds of {TURNS} turns. At the end of a round its advantage token goes to "
            "whoever has the most cards that match it. After the last one points are counted.",
        ),
        (("token", 1), creature(c.MINERAL, c.FOREST), creature(c.PLANT, c.SWAMP)),
    ),
    scoring=Page(
        Text(
            f"Очки на существах и за контракты, по 1 за самоцвет, по {c.TOKEN_POINTS} за жетон "
            "преимуществ. Два стартовых контракта есть у каждого; чужих вы не видите.",
            f"Points on creatures and for contracts, 1 for a gem, {c.TOKEN_POINTS} for an "
            "advantage token. Everybody has two starting contracts, hidden from the others.",
        ),
        (creature(c.ANIMAL, c.SWAMP), ("card", STARTING), ("card", CONTRACT)),
    ),
    advice=Page(
        listed(
            Text(
                "Самоцвет сдвигает число домино на 1: тратьте его ради нужной карты.",
                "A gem moves a number by 1: spend it for the card you need.",
            ),
            Text(
                "Контракты берите рано, а потом карты под них.",
                "Take contracts early, then the cards they ask for.",
            ),
            Text(
                "Карта, подходящая к жетону раунда, сразу даёт самоцвет.",
                "A card that matches the token of the round brings a gem at once.",
            ),
        ),
        (("card", FIRST_MAP), ("card", CONTRACT), creature(c.PLANT, c.MOUNTAIN)),
    ),
)
