"""Several hands at once: who has won (FR-21, FR-22)."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from menagerie.core.errors import MenagerieError
from menagerie.core.state.record import Mask

from .calculator import Counted, choices_as_ids, count_hand
from .components import CARD_IDS
from .names import CARD
from .score_tool import ChosenIds


class HandAsk(msgspec.Struct, forbid_unknown_fields=True):
    """One player's hand."""

    cards: list[str]
    name: str = ""
    choices: ChosenIds | Literal["best"] | None = "best"


class CompareAsk(msgspec.Struct, forbid_unknown_fields=True):
    """The hands of all players; with the best choices Necromancer takes one of the discards."""

    hands: list[HandAsk]
    discards: list[str] = []
    readings: list[str] = []


class Placed(msgspec.Struct):
    """A hand with its place; equal ones share it."""

    name: str
    place: int
    score: int
    strength: int
    eighth: str | None
    choices: ChosenIds


class CompareAnswer(msgspec.Struct):
    hands: list[Placed]  # in the order asked
    winners: list[int]  # their places in that order
    by_strength: bool  # whether only the lower strength decided who has won


def answer(ask: CompareAsk, lang: str) -> CompareAnswer:
    counted = [
        count_hand(one.cards, msgspec.to_builtins(one.choices), ask.readings, ask.discards)
        for one in ask.hands
    ]
    return ranked([one.name for one in ask.hands], counted)


def ranked(names: Sequence[str], counted: Sequence[Counted]) -> CompareAnswer:
    """Compare hands: the most points win, and of equal ones the lower strength."""
    _check_once([one.own for one in counted])
    keys = [(-one.sheet.total, one.sheet.strength) for one in counted]
    placed = [
        Placed(
            name,
            1 + sum(other < key for other in keys),
            one.sheet.total,
            one.sheet.strength,
            None if one.eighth is None else CARD_IDS[one.eighth],
            msgspec.convert(choices_as_ids(one.form), ChosenIds),
        )
        for name, one, key in zip(names, counted, keys, strict=True)
    ]
    winners = [n for n, one in enumerate(placed) if one.place == 1]
    best = max((one.score for one in placed), default=0)
    tied = sum(one.score == best for one in placed)
    return CompareAnswer(placed, winners, by_strength=tied > len(winners))


def _check_once(hands: Sequence[Mask]) -> None:
    """There is one of each card."""
    seen = 0
    for hand in hands:
        if both := seen & int(hand):
            card = CARD[both.bit_length() - 1]
            raise MenagerieError(
                f"Карта «{card.ru}» названа в двух руках: в колоде она одна.",
                f"{card.en} is named in two hands: the deck has one.",
            )
        seen |= int(hand)
