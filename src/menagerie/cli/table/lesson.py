"""A minute of teaching, for whoever has never played: from the game's own words and rules."""

from __future__ import annotations

import re

from menagerie.core.game import Game
from menagerie.core.rulebook import DECLARED, rules_file

SOURCE = re.compile(
    r"\s*\((?:book|ruling|rulings|tradition|книга|правила|решение|решения|традиция)[^()]*(?:\([^()]*\)[^()]*)*\)"
)
RULE = re.compile(r"^\*\*[A-Z]{2}-\d+\*\*\s*")


def rules_text(game: Game, lang: str) -> str:
    return rules_file(game, lang).read_text(encoding="utf-8")


def minute(game: Game, lang: str) -> str:
    """What the game is, then its rules from the beginning, without numbers and sources.

    Sections that list components or cards in tables are left to the rules themselves.
    """
    sections = re.split(r"^## ", rules_text(game, lang), flags=re.MULTILINE)[1:]
    told = [game.words.label("about", lang)]
    for section in sections:
        title, *lines = section.splitlines()
        rules = [RULE.sub("", SOURCE.sub("", line)) for line in lines if DECLARED.match(line)]
        if rules and not any(line.startswith("|") for line in lines):
            told.append(f"**{title}**\n\n" + "\n\n".join(rules))
    return "\n\n".join(told)
