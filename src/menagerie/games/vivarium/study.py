"""What is worth studying: cards and contracts at the end, gems, and the rules that bite."""

import numpy as np

from menagerie.core.state.record import Masks, Numbers
from menagerie.core.study import Amounts, Bites, Finals, Happened, Held, Study
from menagerie.core.text import Text

from .tables import CONTRACT


def cards(finals: Finals) -> Masks:
    held: Masks = finals.cards
    return held


def contracts(finals: Finals) -> Masks:
    signed: Masks = finals.signed
    return signed


def gems(finals: Finals) -> Numbers:
    return np.stack([finals.gems, np.bitwise_count(finals.signed)], 2)


STUDY: Study = (
    Held(
        title=Text("Существа и снаряжение", "Creatures and equipment"),
        names="card",
        sets=cards,
        about=Text("Карты игрока в конце партии.", "A player's cards at the end."),
    ),
    Held(
        title=Text("Контракты", "Contracts"),
        names="card",
        sets=contracts,
        first=CONTRACT,
        about=Text("Контракты, взятые с поля.", "Contracts taken from the board."),
    ),
    Happened(
        title=Text("Жетоны преимуществ", "Advantage tokens"),
        event="token_won",
        value="token",
        about=Text("Кто получил жетон.", "Who won the token."),
    ),
    Amounts(
        title=Text("В конце партии", "At the end"),
        labels=(
            Text("самоцветы", "gems"),
            Text("контракты с поля", "contracts from the board"),
        ),
        amounts=gems,
    ),
    Bites(
        title=Text("Как часто срабатывают правила", "How often the rules bite"),
        events={
            "out_of_reach": Text("до карт не дотянуться", "no card is in reach"),
            "took_gems": Text("самоцветы вместо карты", "gems instead of a card"),
            "no_gem": Text("нечем заплатить за способность", "no gem for an ability"),
            "no_neighbour": Text("рядом с биноклем нет карты", "no card beside the binoculars"),
            "no_creature": Text("колода существ пуста", "the creature deck is empty"),
            "token_tied": Text("жетон решила очерёдность", "turn order decided a token"),
            "token_unclaimed": Text("жетон никому не достался", "nobody won a token"),
        },
    ),
)
