"""A minute of teaching, for whoever has never played: from the game's own words and rules."""

from __future__ import annotations

import re

from menagerie.core.game import Game
from menagerie.core.rulebook import DECLARED, rules_file

RULES, LETTERS = 5, 2600  # told of a section, told in all
# What one need not know to begin: the box, special ways to play, who may know what.
LATER = re.compile(
    r"component|set-?up|setting up|know|two players|variant|alone|sources|at this table"
    r"|состав|подготовка|знает|знают|известно|вдвоём|двое|вариант|одиночку|один на один|источник"
    r"|за этим столом|^cards$|^карты$|decrees|указы|characters|персонажи",
    re.IGNORECASE,
)
SENTENCE = re.compile(r"(?<=[.!?])\s")


def rules_text(game: Game, lang: str) -> str:
    return rules_file(game, lang).read_text(encoding="utf-8")


def minute(game: Game, lang: str) -> str:
    """What the game is, then how turns, ends and scores go: the beginning of each rule."""
    told = [game.words.label("about", lang)]
    for section in re.split(r"^## ", rules_text(game, lang), flags=re.MULTILINE)[1:]:
        title, *lines = section.splitlines()
        rules = [_beginning(line) for line in lines if DECLARED.search(line) and "|" not in line]
        if rules and not LATER.search(title):
            told.append(f"**{title}**\n\n" + "\n".join(f"* {rule}" for rule in rules[:RULES]))
        if sum(map(len, told)) > LETTERS:
            break
    return "\n\n".join(told)


def _beginning(rule: str) -> str:
    """The first sentence of a rule, without its number."""
    text = DECLARED.sub("", rule).lstrip("-* ").strip()
    return SENTENCE.split(text)[0]
