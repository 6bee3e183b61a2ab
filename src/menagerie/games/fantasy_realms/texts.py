"""What is said on each card, in both languages, made from `components.py`."""

from collections.abc import Sequence
from typing import Protocol

from menagerie.core.words import Text

from . import brief_english, brief_russian, english, russian
from . import effects as e
from .components import DECK


class Language(Protocol):
    """A module that puts effects into words."""

    def point_bonus(self, alternatives: Sequence[e.Bonus]) -> str: ...
    def other_bonus(self, said: e.PeculiarBonus) -> str: ...
    def clearing(self, said: e.Clearing) -> str: ...
    def penalty(self, said: Sequence[e.Penalty]) -> str: ...
    def choice(self, said: e.Choice) -> str: ...


def card_text(card: e.Card, language: Language, between: str = " ") -> str:
    """Bonus, what it clears, penalty, and what it leaves to choose, in this order."""
    effects = card.effects
    bonuses = [x for x in effects if isinstance(x, e.Bonus)]
    penalties = [x for x in effects if isinstance(x, e.Penalty)]
    sentences = [language.point_bonus(bonuses)] if bonuses else []
    sentences += [language.other_bonus(x) for x in effects if isinstance(x, e.PeculiarBonus)]
    sentences += [language.clearing(x) for x in effects if isinstance(x, e.Clearing)]
    sentences += [language.penalty(penalties)] if penalties else []
    sentences += [language.choice(x) for x in effects if isinstance(x, e.Choice)]
    return between.join(sentences)


CARD_TEXTS = [Text(card_text(card, russian), card_text(card, english)) for card in DECK]
# What stands on the face of a card.
CARD_BRIEFS = [
    Text(card_text(card, brief_russian, "; "), card_text(card, brief_english, "; "))
    for card in DECK
]
