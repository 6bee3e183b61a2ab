"""Several hands at once: who has won (FR-21, FR-22)."""

from typing import Literal

import msgspec

from menagerie.core.errors import MenagerieError
from menagerie.core.state.record import Mask

from . import calculator
from .components import CARD_IDS
from .names import CARD
from .reckoning import standing
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
    _check_once([calculator.hand_of(one.cards) for one in ask.hands])
    counted, keys = [], []
    for one in ask.hands:
        asked = (one.cards, msgspec.to_builtins(one.choices), ask.readings, ask.discards)
        counted.append(calculator.calculate(*asked))
        keys.append(int(standing(*calculator.hand_and_form(*asked))))
    placed = []
    for one, found, key in zip(ask.hands, counted, keys, strict=True):
        own = {CARD_IDS[card] for card in calculator.numbers_of(one.cards)}
        eighth = [card for card in found["cards"] if card not in own]
        placed.append(
            Placed(
                one.name,
                1 + sum(other > key for other in keys),
                found["score"],
                found["strength"],
                eighth[0] if eighth else None,
                msgspec.convert(found["choices"], ChosenIds),
            )
        )
    winners = [n for n, one in enumerate(placed) if one.place == 1]
    best = max((one.score for one in placed), default=0)
    tied = sum(one.score == best for one in placed)
    return CompareAnswer(placed, winners, by_strength=tied > len(winners))


def _check_once(hands: list[Mask]) -> None:
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
