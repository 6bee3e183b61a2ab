"""The score calculator, as server, command line and web offer it (FR-60)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import msgspec
from rich.text import Text as RichText
from rich.tree import Tree

from menagerie.core.state.bits import has, members
from menagerie.core.state.record import Mask
from menagerie.core.tools import Tool
from menagerie.core.words import ScoreLine, Text

from . import calculator, tables
from .components import BOOK_OF_CHANGES, DOPPELGANGER, ISLAND, MIRAGE, SHAPESHIFTER, WILD
from .explain import score_tree
from .finish import spareable
from .view import Hand, pad
from .words import WORDS

SEPARATOR = re.compile(r"[\s,+]+")
TOTAL = Text("Всего", "Total")


class BookChoice(msgspec.Struct, forbid_unknown_fields=True):
    """The card that Book of Changes changes, and its new suit, by ids."""

    card: str
    suit: str


class ChosenIds(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the cards of a hand become, by ids; a choice left out is not used."""

    doppelganger: str | None = None
    mirage: str | None = None
    shapeshifter: str | None = None
    book_of_changes: BookChoice | None = None
    island: str | None = None


class ScoreAsk(msgspec.Struct, forbid_unknown_fields=True):
    """A hand of one to eight cards, by ids, and its choices."""

    cards: list[str]
    choices: ChosenIds | Literal["best"] | None = None
    explained: bool = False  # whether the answer says why


class AllowedChoices(msgspec.Struct):
    """What each choice of a hand may be, as the rules allow; nothing where its card is missing."""

    doppelganger: list[int]
    mirage: list[int]
    shapeshifter: list[int]
    book_cards: list[int]
    book_suits: list[int]
    island: list[int]  # with the other choices as they are


class ReasonLine(msgspec.Struct):
    """One line of a score in words, and the lines that explain it."""

    text: str
    points: int
    parts: list[ReasonLine]


class Explained(msgspec.Struct):
    """The score pad of a hand, the same in words, and what could be chosen."""

    hand: Hand
    lines: list[ReasonLine]
    best: int  # what the best choices would bring
    allowed: AllowedChoices


class ScoreAnswer(msgspec.Struct, omit_defaults=True):
    """The score of a hand, card by card, and the choices it is counted with."""

    score: int
    cards: dict[str, int]
    blanked: list[str]
    choices: ChosenIds
    explained: Explained | None = None


def answer(ask: ScoreAsk, lang: str) -> ScoreAnswer:
    made = msgspec.to_builtins(ask.choices)
    found = msgspec.convert(calculator.calculate(ask.cards, made), ScoreAnswer)
    if ask.explained:
        hand, form = calculator.hand_and_form(ask.cards, made)
        _, best = calculator.hand_and_form(ask.cards, "best")
        found.explained = Explained(
            hand=pad(hand, form),
            lines=[_line(one, lang) for one in score_tree(hand, form)],
            best=pad(hand, best).total,
            allowed=allowed_choices(hand, form),
        )
    return found


def allowed_choices(hand: Mask, form: Mask) -> AllowedChoices:
    """What may be chosen beside the best."""

    def if_held(card: int, choices: list[int]) -> list[int]:
        return [one for one in choices if one != card] if has(hand, card) else []

    held = members(hand)
    return AllowedChoices(
        doppelganger=if_held(DOPPELGANGER, held),
        mirage=if_held(MIRAGE, members(tables.MIRAGE_CARDS)),
        shapeshifter=if_held(SHAPESHIFTER, members(tables.SHIFTER_CARDS)),
        book_cards=if_held(BOOK_OF_CHANGES, held),
        book_suits=list(range(WILD)) if has(hand, BOOK_OF_CHANGES) else [],
        island=if_held(ISLAND, members(spareable(hand, form))),
    )


def _line(line: ScoreLine, lang: str) -> ReasonLine:
    parts = [_line(part, lang) for part in line.parts]
    return ReasonLine(WORDS.text(line, lang, ()), line.points, parts)


def explain(words: Sequence[str], lang: str) -> Tree:
    """The best score of these cards, explained; ids are parted by blanks, commas or pluses."""
    cards = [one for word in words for one in SEPARATOR.split(word) if one]
    lines = calculator.explain(cards, "best")
    total = sum(line.points for line in lines)
    root = Tree(RichText(f"{TOTAL.text(lang)}: {total}", style="bold"), guide_style="dim")
    for line in lines:
        branch = root.add(_told(line, lang, "bold"))
        for part in line.parts:
            branch.add(_told(part, lang, ""))
    return root


def _told(line: ScoreLine, lang: str, style: str) -> RichText:
    counted = line.parts or line.points or line.key == "score.strength"
    points = f"  {line.points}".replace("-", "−") if counted else ""
    return RichText(WORDS.text(line, lang, ()) + points, style=style)


TOOLS = (
    Tool(
        name="score",
        title=Text("Калькулятор очков", "Score calculator"),
        about=Text(
            "Сколько стоит рука за настоящим столом. Объяснение по картам: mountain smoke. Или по "
            'строке JSON на руку: {"cards": ["mountain", "smoke"]}, выборы в поле choices '
            '(или "best": лучшие).',
            "What a hand at a real table is worth. Explained card by card: mountain smoke. Or one "
            'JSON line a hand: {"cards": ["mountain", "smoke"]}, its choices in the field choices '
            '(or "best").',
        ),
        Ask=ScoreAsk,
        Answer=ScoreAnswer,
        answer=answer,
        explain=explain,
    ),
)
