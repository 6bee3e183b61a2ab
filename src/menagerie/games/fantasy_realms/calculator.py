"""The calculator for people at a real table (FR-60): a hand in, its score and the reasons out."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from menagerie.core.errors import MenagerieError, check_known
from menagerie.core.state.bits import members, u64
from menagerie.core.state.record import Mask
from menagerie.core.words import ScoreLine

from . import components as c
from . import english, finding, forms, readings, russian, tables
from .effects import ClearsOne
from .explain import choices_of, score_tree
from .finish import spareable
from .names import CARD, ENGLISH_SUIT, RUSSIAN_SUIT
from .reckoning import best_hand, form_with
from .view import Hand, pad

_CHOICES = ("doppelganger", "mirage", "shapeshifter", "book_of_changes", "island")

(_SPARES,) = tables.said(c.ISLAND, ClearsOne)

ChoicesIn = Mapping[str, Any] | str | None


class Counted(NamedTuple):
    """A hand as it is counted."""

    own: Mask  # the cards that were named
    hand: Mask  # and the one that Necromancer takes
    form: Mask  # what they become
    best: bool  # whether that was chosen here
    sheet: Hand

    @property
    def eighth(self) -> int | None:
        return next(iter(members(self.hand & ~self.own)), None)

    def as_ids(self) -> dict[str, Any]:
        """The result with ids of cards, as `calculate` gives it."""
        return {
            "score": self.sheet.total,
            "strength": self.sheet.strength,
            "cards": {c.CARD_IDS[row.card]: row.points for row in self.sheet.cards},
            "blanked": [c.CARD_IDS[row.card] for row in self.sheet.cards if row.blanked],
            "choices": choices_as_ids(self.form),
        }


def calculate(
    cards: Sequence[str],
    choices: ChoicesIn = None,
    readings: Sequence[str] = (),
    discards: Sequence[str] = (),
) -> dict[str, Any]:
    """Score a hand of 1 to 8 cards, by ids or printed names of either language.

    `choices` is "best", or a mapping: `doppelganger`, `mirage`, `shapeshifter`, `island` to a card,
    `book_of_changes` to {"card", "suit"}; a choice left out is not used. `readings` are keys of
    disputed readings to take instead of the rules' own; of the `discards` Necromancer takes the
    best, if choices are "best".
    """
    return count_hand(cards, choices, readings, discards).as_ids()


def explain(cards: Sequence[str], choices: ChoicesIn = None) -> list[ScoreLine]:
    """The same score as a tree of reasons, one line a card."""
    counted = count_hand(cards, choices)
    return score_tree(counted.hand, counted.form)


def count_hand(
    cards: Any, choices: ChoicesIn, readings: Sequence[str] = (), discards: Sequence[str] = ()
) -> Counted:
    """Count a hand given by names; the best choices are looked for once."""
    own, plain = hand_of(cards), plain_form(readings)
    offered = _discarded(discards, own)
    if choices == "best":
        hand, form = (u64(mask) for mask in best_hand(own, plain, offered))
        return Counted(own, hand, form, True, pad(hand, form))
    if choices is None:
        choices = {}
    if not isinstance(choices, Mapping):
        raise MenagerieError(
            'Поле choices: объект с выборами или "best".',
            'The field choices is an object of choices or "best".',
        )
    form = _form(own, choices, plain)
    return Counted(own, own, form, False, pad(own, form))


def plain_form(keys: Sequence[str]) -> Mask:
    """Nothing chosen, and these readings taken."""
    for key in keys:
        check_known("толкования", "reading", key, readings.KEYS)
    return u64(form_with(u64(readings.readings_of(list(keys)))))


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


def hand_of(cards: Any) -> Mask:
    if not isinstance(cards, list | tuple) or not 1 <= len(cards) <= tables.MOST_CARDS:
        raise MenagerieError(
            f"Поле cards: список от 1 до {tables.MOST_CARDS} карт.",
            f"The field cards is a list of 1 to {tables.MOST_CARDS} cards.",
        )
    numbers = numbers_of(cards)
    for number in numbers:
        if numbers.count(number) > 1:
            raise MenagerieError(
                f"Карта «{CARD[number].ru}» названа дважды: в колоде она одна.",
                f"{CARD[number].en} is named twice: the deck has one.",
            )
    return tables.cards(*numbers)


def numbers_of(cards: Sequence[Any]) -> list[int]:
    """Cards by names."""
    return [_card(card) for card in cards]


def _discarded(discards: Sequence[str], hand: Mask) -> Mask:
    """The discard area, of which Necromancer may take a card (FR-48)."""
    found = tables.cards(*{_card(card) for card in discards})
    if both := members(found & hand):
        raise MenagerieError(
            f"Карта «{CARD[both[0]].ru}» и на руке, и в сбросе: в колоде она одна.",
            f"{CARD[both[0]].en} is both in the hand and discarded: the deck has one.",
        )
    return found


def _card(card: Any) -> int:
    if not isinstance(card, str):
        raise MenagerieError(f"Нет карты {card!r}.", f"There is no card {card!r}.")
    return finding.card_named(card)


def _form(hand: Mask, choices: Mapping[str, Any], form: Mask) -> Mask:
    for name in choices:
        check_known("выбора", "choice", name, _CHOICES)
    held = set(members(hand))
    given = {name: value for name, value in choices.items() if value is not None}
    for name in given:
        who = _card(name)
        if who not in held:
            raise MenagerieError(
                f"Выбор для карты «{CARD[who].ru}» дан, но на руке её нет.",
                f"There is a choice for {CARD[who].en}, but the hand does not hold it.",
            )
    if "doppelganger" in given:
        form = forms.put(form, forms.COPY_AT, _of_hand(given["doppelganger"], held))
    for name, at, allowed in (
        ("mirage", forms.MIRAGE_AT, tables.MIRAGE_CARDS),
        ("shapeshifter", forms.SHIFT_AT, tables.SHIFTER_CARDS),
    ):
        if name in given:
            form = forms.put(form, at, _disguise(_card(name), given[name], allowed))
    if "book_of_changes" in given:
        form = _booked(form, given["book_of_changes"], held)
    if "island" in given:
        target = _of_hand(given["island"], held)
        if target != c.ISLAND:
            if target not in members(spareable(hand, form)):
                raise MenagerieError(
                    f"«{CARD[c.ISLAND].ru}» отменяет штраф {russian.of_some(_SPARES.suits)}, а "
                    f"«{CARD[target].ru}» сейчас не из них.",
                    f"{CARD[c.ISLAND].en} clears {english.any_of(_SPARES.suits)}, and "
                    f"{CARD[target].en} is neither now.",
                )
            form = forms.put(form, forms.ISLAND_AT, target)
    return form


def _of_hand(value: Any, held: set[int]) -> int:
    card = _card(value)
    if card not in held:
        raise MenagerieError(
            f"Карты «{CARD[card].ru}» на руке нет.",
            f"The hand does not hold {CARD[card].en}.",
        )
    return card


def _disguise(wild: int, value: Any, allowed: Mask) -> int:
    card = _card(value)
    if card != wild and card not in members(allowed):
        suits = [suit for suit in range(c.WILD) if int(tables.SUIT_CARDS[suit] & allowed)]
        raise MenagerieError(
            f"«{CARD[wild].ru}» не может стать картой «{CARD[card].ru}»: не та масть. Можно: "
            f"{', '.join(RUSSIAN_SUIT[suit].name for suit in suits)}.",
            f"{CARD[wild].en} cannot become {CARD[card].en}: its suit does not fit. Allowed: "
            f"{', '.join(ENGLISH_SUIT[suit].name for suit in suits)}.",
        )
    return card


def _booked(form: Mask, value: Any, held: set[int]) -> Mask:
    """FR-53: another card of the hand gets another suit."""
    if not isinstance(value, Mapping) or set(value) != {"card", "suit"}:
        raise MenagerieError(
            'Выбор book_of_changes: {"card": карта, "suit": масть}.',
            'Choice book_of_changes: {"card": a card, "suit": a suit}.',
        )
    card = _of_hand(value["card"], held)
    if card == c.BOOK_OF_CHANGES:
        raise MenagerieError(
            f"«{CARD[c.BOOK_OF_CHANGES].ru}» меняет масть другой карты, не свою.",
            f"{CARD[c.BOOK_OF_CHANGES].en} changes the suit of another card, not its own.",
        )
    suit = finding.suit_named(str(value["suit"]))
    if suit == forms.suit_of(card, form):
        raise MenagerieError(
            f"Масть карты «{CARD[card].ru}» уже {RUSSIAN_SUIT[suit].name}.",
            f"{CARD[card].en} already is {ENGLISH_SUIT[suit].a}.",
        )
    return forms.put(forms.put(form, forms.BOOK_AT, card), forms.SUIT_AT, suit)
