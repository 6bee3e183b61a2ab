"""Every sentence of a game with awkward values, to be read in one sitting.

python -m menagerie.testing.sentences GAME [ru|en]
"""

import re
import sys
from collections.abc import Iterator
from typing import NamedTuple

from menagerie.core.game import Game
from menagerie.core.lesson_script import Script
from menagerie.core.setup import minutes_of
from menagerie.core.text import LANGUAGES, said
from menagerie.core.words import Message, Words

from .worlds import load_game

NAMES = {"ru": ("Илья", "Анна-Мария", "Ы"), "en": ("Ilya", "Anna-Maria", "O")}
ANY = "any"  # the form of a set
NUMBERS = (1, 2, 5, 21)  # each takes another plural
# What is said to people; labels and headings stand alone and need no capital letter.
TO_ONE = ("ask", "advice")  # put to one player, about others
SPOKEN = ("event", *TO_ONE, "reason", "hint", "tie")

THIRD_PERSON = {
    "ru": re.compile(r"\b[Вв]ы (?:не )?(?:\w+(?:[аяеё]т|ит)(?:ся)?)\b"),
    "en": re.compile(r"\b[Yy]ou (?:do not )?(?!always\b|pass\b)\w*[^\Ws]s\b"),
}
FLAWS = {
    "an unfilled place": re.compile(r"[{}]"),
    "two spaces": re.compile(r"  "),
    "an id": re.compile(r"\b[a-z]+_[a-z_]+\b"),
    "a wrong article": re.compile(
        r"(?:^A|\ba) (?:[aeio]|u(?!ni|se))|(?:^A|\ba)n (?![aeiou]|hour|honest|[A-Z0-9])"
    ),
    "a space before a stop": re.compile(r" [.,;:!?](?:\s|$)"),
}


class Sentence(NamedTuple):
    key: str
    text: str
    flaw: str  # "" where none is seen


def first_word(key: str) -> str:
    """Return the kind of a text: "event" for `event.take`, in a catalogue `event-take`."""
    return re.split("[.-]", key)[0]


def _kind(value: str) -> str:
    return value.rstrip("0123456789")


def _variants(words: Words, key: str) -> Iterator[tuple[Message, int | None]]:
    """The sentence of this key with several values, told to others and to each it is about."""
    forms = words.values(key)
    values = sorted(forms)
    for turn, number in enumerate(NUMBERS):
        args: dict[str, int] = {}
        for place, value in enumerate(values):
            kind = _kind(value)
            if forms[value].lower() == ANY:
                args[value] = number  # as a set: the first, the second, two of them, three
            elif kind == "seat":
                args[value] = (turn + place) % 3
            elif kind in words.names:
                args[value] = (turn * 7 + place) % len(words.names[kind])
            else:
                args[value] = number
        about = first_word(key) not in TO_ONE
        seats = {args[one] for one in values if _kind(one) == "seat" and about}
        for reader in (None, *sorted(seats)):
            yield Message(key, args), reader
        if not values:
            return


def flaw_in(key: str, text: str, lang: str) -> str:
    for name, pattern in FLAWS.items():
        if pattern.search(text):
            return name
    if THIRD_PERSON[lang].search(text):
        return "the third person"
    if first_word(key) in SPOKEN and text[:1].islower():
        return "a small letter at the beginning"
    return ""


def sentences(game: Game, lang: str) -> Iterator[Sentence]:
    """Every message of the game in words."""
    words = game.words
    for key in words.every_key():
        for message, reader in _variants(words, key):
            text = words.text(message, lang, NAMES[lang], reader)
            yield Sentence(key, text, flaw_in(key, text, lang))
    for texts in (words.help, words.short):
        for kind, pairs in texts.items():
            for pair in pairs:
                text = said(pair, lang)
                yield Sentence(kind, text, flaw_in(kind, text.replace("_", ""), lang))
    for page in (page for told in minutes_of(game) for page in told):
        text = page.text.text(lang)
        yield Sentence("minute", text, flaw_in("minute", text, lang))
    if game.lesson is not None:
        said_in = Script(game, game.lesson).said
        for step in game.lesson.steps:
            for told in filter(None, (step.text, step.wrong)):
                text = said_in(told, lang, [*NAMES[lang]])
                yield Sentence("lesson", text, flaw_in("lesson", text, lang))


def main() -> None:
    game = load_game(sys.argv[1])
    for lang in sys.argv[2:] or LANGUAGES:
        for sentence in dict.fromkeys(sentences(game, lang)):
            print(f"{sentence.text}{f'   ← {sentence.flaw}' * bool(sentence.flaw)}")


if __name__ == "__main__":
    main()
