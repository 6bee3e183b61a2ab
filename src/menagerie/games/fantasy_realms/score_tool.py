"""The score calculator as a tool: one hand in typed JSON, and its answer (FR-60)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from menagerie.core.state.bits import has, members, u64
from menagerie.core.state.record import Mask
from menagerie.core.words import ScoreLine, Text

from . import components as box
from . import readings, tables
from .calculator import Counted, count_hand
from .explain import score_tree
from .names import CARD
from .reckoning import may_choose, total_read_otherwise
from .view import Hand
from .words import WORDS

EIGHT_WITHOUT = Text(
    f"Восемь карт бывает только у того, у кого есть «{CARD[box.NECROMANCER].ru}».",
    f"Only who holds {CARD[box.NECROMANCER].en} has eight cards.",
)


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
    """A hand of one to eight cards, by ids or printed names, and its choices."""

    cards: Annotated[list[str], msgspec.Meta(min_length=1, max_length=8)]
    choices: ChosenIds | Literal["best"] | None = None
    explained: bool = False  # whether the answer says why
    readings: list[str] = []  # keys of disputed readings to take
    discards: list[str] = []  # with the best choices Necromancer takes the best of these


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


class Disputed(msgspec.Struct):
    """A reading that players dispute and that this total hangs on, or that was taken."""

    key: str
    rule: str
    taken: bool  # instead of the one that the rules take
    text: str  # the reading that is counted with
    other: str  # the other one …
    total: int  # … and the total that it would give


class Explained(msgspec.Struct):
    """The score pad of a hand, the same in words, and what could be chosen."""

    hand: Hand
    lines: list[ReasonLine]
    best: int  # what the best choices would bring
    allowed: AllowedChoices
    eighth: int | None  # what Necromancer takes of the discards
    disputed: list[Disputed]
    notes: list[str]


class ScoreAnswer(msgspec.Struct, omit_defaults=True):
    """The score of a hand, card by card, and the choices it is counted with."""

    score: int
    strength: int  # of equal hands the lower one wins
    cards: dict[str, int]
    blanked: list[str]
    choices: ChosenIds
    explained: Explained | None = None


def answer(ask: ScoreAsk, lang: str) -> ScoreAnswer:
    made = msgspec.to_builtins(ask.choices)
    one = count_hand(ask.cards, made, ask.readings, ask.discards)
    found = msgspec.convert(one.as_ids(), ScoreAnswer)
    if ask.explained:
        best = one if one.best else count_hand(ask.cards, "best", ask.readings, ask.discards)
        found.explained = Explained(
            hand=one.sheet,
            lines=[_line(line, lang) for line in score_tree(one.hand, one.form)],
            best=best.sheet.total,
            allowed=allowed_choices(one.hand, one.form),
            eighth=one.eighth,
            disputed=disputed_readings(one, lang),
            notes=[note.text(lang) for note in notes(one.hand)],
        )
    return found


def disputed_readings(one: Counted, lang: str) -> list[Disputed]:
    """The readings that the total hangs on, and those that were taken. With the best choices
    another reading's total is that of its own best choices."""
    found = []
    for reading in readings.READINGS:
        bits = u64(readings.readings_of([reading.key]))
        taken = bool(one.form & bits)
        total = int(total_read_otherwise(one.hand, one.form, bits, one.best))
        if taken or total != one.sheet.total:
            used, other = (reading.usual, reading.other)[:: -1 if taken else 1]
            found.append(
                Disputed(reading.key, reading.rule, taken, used.text(lang), other.text(lang), total)
            )
    return found


def notes(hand: Mask) -> list[Text]:
    """What is odd about a hand."""
    if len(members(hand)) > tables.HAND and not has(hand, box.NECROMANCER):
        return [EIGHT_WITHOUT]
    return []


def allowed_choices(hand: Mask, form: Mask) -> AllowedChoices:
    """What may be chosen beside the best."""

    def cards(who: int) -> list[int]:
        return members(int(may_choose(who, hand, form)))

    return AllowedChoices(
        doppelganger=cards(box.DOPPELGANGER),
        mirage=cards(box.MIRAGE),
        shapeshifter=cards(box.SHAPESHIFTER),
        book_cards=cards(box.BOOK_OF_CHANGES),
        book_suits=list(range(box.WILD)) if has(hand, box.BOOK_OF_CHANGES) else [],
        island=cards(box.ISLAND),
    )


def _line(line: ScoreLine, lang: str) -> ReasonLine:
    parts = [_line(part, lang) for part in line.parts]
    return ReasonLine(WORDS.text(line, lang, ()), line.points, parts)
