"""Cards and suits by the names that people know: printed ones in both languages, the rulebook's
second names, ids; in any case, with a suggestion for a misspelt one."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from menagerie.core.errors import MenagerieError
from menagerie.core.naming import plain

from . import components as c
from .names import ALSO, CARD, ENGLISH_SUIT, RUSSIAN_SUIT

LIKE = 0.6  # how alike a suggestion must be


def _by_name(lists: Sequence[Sequence[str]]) -> dict[str, int]:
    return {plain(name): number for number, names in enumerate(lists) for name in names}


# By number, the names of both languages first.
CARD_NAMES = [
    [card.ru, card.en, name, *ALSO.get(name, ())]
    for name, card in zip(c.CARD_IDS, CARD, strict=True)
]
SUIT_NAMES = [
    [ru.name, ru.all, en.name, en.all, name]
    for name, ru, en in zip(c.SUIT_IDS, RUSSIAN_SUIT, ENGLISH_SUIT, strict=True)
]
CARDS_BY_NAME, SUITS_BY_NAME = _by_name(CARD_NAMES), _by_name(SUIT_NAMES)
_LONGEST = max(len(name.split()) for name in CARDS_BY_NAME)


def card_named(name: str) -> int:
    """The card of this name."""
    found = CARDS_BY_NAME.get(plain(name))
    if found is None:
        raise unknown(name, CARDS_BY_NAME, CARD_NAMES)
    return found


def suit_named(name: str) -> int:
    """The suit of this name; wild is none that a card could be given."""
    found = SUITS_BY_NAME.get(plain(name))
    if found is None or found == c.WILD:
        suits = {known: number for known, number in SUITS_BY_NAME.items() if number != c.WILD}
        raise unknown(name, suits, SUIT_NAMES, suit=True)
    return found


def cards_in(text: str) -> list[int]:
    """The cards of a line, parted by commas, pluses or only blanks: the longest name counts."""
    found = []
    for part in text.replace("+", ",").replace(";", ",").split(","):
        words = part.split()
        while words:
            most = min(_LONGEST, len(words))
            for n in range(most, 0, -1):
                card = CARDS_BY_NAME.get(plain(" ".join(words[:n])))
                if card is not None:
                    found.append(card)
                    words = words[n:]
                    break
            else:
                raise unknown(" ".join(words), CARDS_BY_NAME, CARD_NAMES)
    return found


def unknown(
    name: object, known: Mapping[str, int], names: Sequence[Sequence[str]], suit: bool = False
) -> MenagerieError:
    """Nothing has this name; what does that looks like it."""
    close = get_close_matches(plain(str(name)), known, n=3, cutoff=LIKE)
    numbers = list(dict.fromkeys(known[one] for one in close))
    what_ru, what_en = ("масти", "suit") if suit else ("карты", "card")
    en_place = 2 if suit else 1
    ru = ", ".join(f"«{names[number][0]}»" for number in numbers)
    en = ", ".join(names[number][en_place] for number in numbers)
    if not numbers:
        return MenagerieError(f"Нет {what_ru} «{name}».", f"There is no {what_en} {name!r}.")
    return MenagerieError(
        f"Нет {what_ru} «{name}». Может быть, {ru}?",
        f"There is no {what_en} {name!r}. Did you mean {en}?",
    )
