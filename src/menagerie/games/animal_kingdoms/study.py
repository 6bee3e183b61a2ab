"""What is worth studying: decrees, battles, where points come from, and the rules that bite."""

import numpy as np

from menagerie.core.state.record import Numbers
from menagerie.core.study import Amounts, Bites, Finals, Happened, Study
from menagerie.core.text import Text

from .components import AGES


def sources(finals: Finals) -> Numbers:
    """Points from kingdoms by age, from rallies, and modifiers left."""
    kingdoms = finals.earned.sum(2)  # [game, age, player]
    parts = [*(kingdoms[:, age] for age in range(AGES)), finals.rallies, finals.modifiers]
    return np.stack(parts, 2)


STUDY: Study = (
    Amounts(
        title=Text("Откуда очки", "Where points come from"),
        labels=(
            *(Text(f"царства, эпоха {age + 1}", f"kingdoms, age {age + 1}") for age in range(AGES)),
            Text("сборы зверей", "rallies"),
            Text("модификаторы, что остались", "modifiers left"),
        ),
        amounts=sources,
        about=Text("На игрока за партию.", "Of a player in a game."),
    ),
    Happened(
        title=Text("Указы", "Decrees"),
        event="decree",
        value="decree",
        about=Text("Как часто указ открывали.", "How often a decree came up."),
    ),
    Happened(
        title=Text("Сыгранные карты", "Cards played"),
        event="laid",
        value="card",
        about=Text("Карты, сыгранные в царства.", "Cards played to kingdoms."),
    ),
    Happened(
        title=Text("Выигранные битвы", "Battles won"),
        event="won",
        value="kingdom",
        about=Text("Кто выиграл битву за царство.", "Who won the battle for a kingdom."),
    ),
    Bites(
        title=Text("Как часто срабатывают правила", "How often the rules bite"),
        events={
            "rallied": Text("сбор зверей", "a rally"),
            "capital": Text("взята столица", "a capital is taken"),
            "withdrew": Text("отступление", "a withdrawal"),
            "mate": Text("указ требует вторую карту", "a decree asks for a second card"),
            "reshuffled": Text("сброс снова в колоде", "the discards are shuffled in"),
            "tied": Text("битва", "a battle"),
            "duel": Text("битва двоих", "a battle of two"),
            "again": Text("ничья в битве, дерутся дальше", "a battle is tied and goes on"),
            "shared": Text("карт на битву не хватило", "no cards are left for a battle"),
            "empty": Text("царство никому не дало очков", "a kingdom gives nobody points"),
            "consoled": Text("утешительный модификатор", "a modifier as consolation"),
        },
    ),
)
