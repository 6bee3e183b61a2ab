"""The calculator for people at a real table (FR-60): a hand in, its score and the reasons out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from menagerie.core.errors import MenagerieError
from menagerie.core.state.bits import members, u64
from menagerie.core.state.record import Mask
from menagerie.core.words import ScoreLine

from . import components as c
from . import english, russian, tables
from .choices import EVERYTHING, best_choice
from .effects import ClearsOne
from .explain import choices_of, score_tree, sheet
from .finish import spareable
from .forms import (
    BOOK_AT,
    COPY_AT,
    ISLAND_AT,
    MIRAGE_AT,
    PLAIN,
    SHIFT_AT,
    SUIT_AT,
    put,
)
from .names import CARD

_NUMBER = {name: number for number, name in enumerate(c.CARD_IDS)}
_SUIT_NUMBER = {name: number for number, name in enumerate(c.SUIT_IDS[: c.WILD])}
_CHOICES = ("doppelganger", "mirage", "shapeshifter", "book_of_changes", "island")

(_SPARES,) = tables.said(c.ISLAND, ClearsOne)

ChoicesIn = Mapping[str, Any] | str | None


def calculate(cards: Sequence[str], choices: ChoicesIn = None) -> dict[str, Any]:
    """Score a hand of 1 to 8 card ids.

    `choices` is "best", or a mapping: `doppelganger`, `mirage`, `shapeshifter`, `island` to a card
    id, `book_of_changes` to {"card", "suit"}; a choice left out is not used.
    """
    hand, form = hand_and_form(cards, choices)
    rows = {c.CARD_IDS[row.card]: row for row in sheet(hand, form)}
    return {
        "score": sum(row.points for row in rows.values()),
        "cards": {card: rows[card].points for card in cards},
        "blanked": [card for card in cards if rows[card].blanked],
        "choices": choices_as_ids(form),
    }


def explain(cards: Sequence[str], choices: ChoicesIn = None) -> list[ScoreLine]:
    """The same score as a tree of reasons, one line a card."""
    return score_tree(*hand_and_form(cards, choices))


def hand_and_form(cards: Any, choices: ChoicesIn) -> tuple[Mask, Mask]:
    """A hand given by ids, and what its cards become."""
    hand = _hand(cards)
    if choices == "best":
        _, form = best_choice(hand, PLAIN, EVERYTHING)
        return hand, u64(form)
    if choices is None:
        choices = {}
    if not isinstance(choices, Mapping):
        raise MenagerieError(
            'Поле choices: объект с выборами или "best".',
            'The field choices is an object of choices or "best".',
        )
    return hand, _form(hand, choices)


def choices_as_ids(form: Mask) -> dict[str, Any]:
    """The choices used in a form, as `calculate` takes them."""
    made = choices_of(form)
    found: dict[str, Any] = {}
    for name in ("doppelganger", "mirage", "shapeshifter"):
        if (card := getattr(made, name)) is not None:
            found[name] = c.CARD_IDS[card]
    if made.book_card is not None and made.book_suit is not None:
        found["book_of_changes"] = {
            "card": c.CARD_IDS[made.book_card],
            "suit": c.SUIT_IDS[made.book_suit],
        }
    if made.island is not None:
        found["island"] = c.CARD_IDS[made.island]
    return found


def _hand(cards: Any) -> Mask:
    if not isinstance(cards, list | tuple) or not 1 <= len(cards) <= tables.MOST_CARDS:
        raise MenagerieError(
            f"Поле cards: список от 1 до {tables.MOST_CARDS} карт.",
            f"The field cards is a list of 1 to {tables.MOST_CARDS} cards.",
        )
    numbers = [_card(card) for card in cards]
    for card, number in zip(cards, numbers, strict=True):
        if numbers.count(number) > 1:
            raise MenagerieError(
                f"Карта {card} названа дважды: в колоде она одна.",
                f"Card {card} is named twice: the deck has one.",
            )
    return tables.cards(*numbers)


def _card(card: Any) -> int:
    if not isinstance(card, str) or card not in _NUMBER:
        raise MenagerieError(
            f"Нет карты {card!r}. Карты: {', '.join(c.CARD_IDS)}.",
            f"There is no card {card!r}. Cards: {', '.join(c.CARD_IDS)}.",
        )
    return _NUMBER[card]


def _form(hand: Mask, choices: Mapping[str, Any]) -> Mask:
    unknown = sorted(str(name) for name in choices if name not in _CHOICES)
    if unknown:
        raise MenagerieError(
            f"Нет выбора {', '.join(unknown)}. Есть: {', '.join(_CHOICES)}.",
            f"There is no choice {', '.join(unknown)}. Choose among: {', '.join(_CHOICES)}.",
        )
    held = set(members(hand))
    given = {name: value for name, value in choices.items() if value is not None}
    for name in given:
        if _NUMBER[name] not in held:
            raise MenagerieError(
                f"Выбор {name} дан, но такой карты на руке нет.",
                f"There is a choice for {name}, but the hand does not hold that card.",
            )
    form = PLAIN
    if "doppelganger" in given:
        form = put(form, COPY_AT, _of_hand("doppelganger", given["doppelganger"], held))
    for name, at, allowed in (
        ("mirage", MIRAGE_AT, tables.MIRAGE_CARDS),
        ("shapeshifter", SHIFT_AT, tables.SHIFTER_CARDS),
    ):
        if name in given:
            form = put(form, at, _disguise(name, given[name], allowed))
    if "book_of_changes" in given:
        card, suit = _change(given["book_of_changes"], held)
        form = put(put(form, BOOK_AT, card), SUIT_AT, suit)
    if "island" in given:
        target = _of_hand("island", given["island"], held)
        if target != c.ISLAND:
            if target not in members(spareable(hand, form)):
                raise MenagerieError(
                    f"«{CARD[c.ISLAND].ru}» отменяет штраф {russian.of_some(_SPARES.suits)}, а "
                    f"{given['island']} не из них.",
                    f"{CARD[c.ISLAND].en} clears {english.any_of(_SPARES.suits)}, and "
                    f"{given['island']} is neither.",
                )
            form = put(form, ISLAND_AT, target)
    return form


def _of_hand(name: str, value: Any, held: set[int]) -> int:
    card = _card(value)
    if card not in held:
        raise MenagerieError(
            f"Выбор {name}: карты {value} на руке нет.",
            f"Choice {name}: the hand does not hold {value}.",
        )
    return card


def _disguise(name: str, value: Any, allowed: Mask) -> int:
    card = _card(value)
    if card != _NUMBER[name] and card not in members(allowed):
        suits = [c.SUIT_IDS[s] for s in range(c.WILD) if int(tables.SUIT_CARDS[s] & allowed)]
        raise MenagerieError(
            f"Выбор {name}: масть карты {value} не подходит. Можно: {', '.join(suits)}.",
            f"Choice {name}: the suit of {value} does not fit. Allowed: {', '.join(suits)}.",
        )
    return card


def _change(value: Any, held: set[int]) -> tuple[int, int]:
    if not isinstance(value, Mapping) or set(value) != {"card", "suit"}:
        raise MenagerieError(
            'Выбор book_of_changes: {"card": карта, "suit": масть}.',
            'Choice book_of_changes: {"card": a card, "suit": a suit}.',
        )
    card = _of_hand("book_of_changes", value["card"], held)
    if card == c.BOOK_OF_CHANGES:
        raise MenagerieError(
            f"«{CARD[c.BOOK_OF_CHANGES].ru}» меняет масть другой карты, не свою.",
            f"{CARD[c.BOOK_OF_CHANGES].en} changes the suit of another card, not its own.",
        )
    suit = value["suit"]
    if not isinstance(suit, str) or suit not in _SUIT_NUMBER:
        raise MenagerieError(
            f"Нет масти {suit!r}. Масти: {', '.join(_SUIT_NUMBER)}.",
            f"There is no suit {suit!r}. Suits: {', '.join(_SUIT_NUMBER)}.",
        )
    return card, _SUIT_NUMBER[suit]
