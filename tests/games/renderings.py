"""Every text of a game with all that it can be filled with, as a digest a text and language.

python -m games.renderings GAME [VALUE=NUMBER …]  writes them to tests/games/GAME/renderings.json;
values that are always the same, as printed numbers are, may be given theirs
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import permutations, product
from pathlib import Path

from menagerie.core.game import Game
from menagerie.core.lesson_script import Script
from menagerie.core.registry import get_game
from menagerie.core.setup import minutes_of
from menagerie.core.text import LANGUAGES, Pair
from menagerie.core.words import Message, Words, list_of

NAMES = ("anna", "Боря", "Chloé")
SEATS = (0, 1, 2, -1)  # the table is the last
NUMBERS = (*range(6), *range(11, 15), 21, 22, 25, 100, 101, 111, -1, -2, -5, -11, -21)
SETS = (1, 2, 3, 7, -1)  # -1: all there are
ABOUT_OTHERS = ("advice", "move", "tie")  # no player reads these about themselves

Constants = Mapping[str, int]


def messages(words: Words, key: str, constants: Constants) -> Iterator[Message]:
    """A message with every value, its players all different."""
    values = sorted(one for one in words.values(key))
    seats = [one for one in values if list_of(one) == "seat"]
    others = [one for one in values if one not in seats and one not in constants]

    def range_of(value: str) -> Sequence[int]:
        named = words.names.get(list_of(value))
        if named is not None and words.values(key)[value].lower() == "any":
            return [(1 << len(named)) - 1 if which < 0 else which for which in SETS]
        return NUMBERS if named is None else range(len(named))

    for places in permutations(SEATS, len(seats)):
        for numbers in product(*map(range_of, others)):
            yield Message(
                key,
                {**constants, **dict(zip(seats, places, strict=True)),
                 **dict(zip(others, numbers, strict=True))},
            )  # fmt: skip


def texts(game: Game, constants: Constants) -> dict[str, Callable[[str], Iterator[str]]]:
    """Return every rendering of each key in a language."""
    words = game.words

    def keyed(key: str, lang: str) -> Iterator[str]:
        for message in messages(words, key, constants):
            for you in (None,) if key.startswith(ABOUT_OTHERS) else (None, 0, 1, 2):
                yield words.text(message, lang, NAMES, you)

    found: dict[str, Callable[[str], Iterator[str]]] = {
        key.replace(".", "-").replace("_", "-"): partial(keyed, key) for key in words.every_key()
    }
    for what, lists in (("names", words.names), ("help", words.help), ("face", words.short)):
        for kind, pairs in lists.items():
            found[f"{what}: {kind}"] = partial(of_pairs, pairs)
    return found | {"taught": partial(taught, game)}


def of_pairs(pairs: Sequence[Pair], lang: str) -> Iterator[str]:
    return (pair[LANGUAGES.index(lang)] for pair in pairs)


def taught(game: Game, lang: str) -> Iterator[str]:
    """The minute, the lesson, the examples and the study."""
    pages = (page.text.text(lang) for minute in minutes_of(game) for page in minute)
    yield from dict.fromkeys(pages)
    if game.lesson is not None:
        said = Script(game, game.lesson).said
        for step in game.lesson.steps:
            yield from (said(one, lang, [*NAMES]) for one in (step.text, step.wrong) if one)
        yield said(game.lesson.end, lang, [*NAMES])
    for example in game.examples:
        yield from (example.title.text(lang), example.text.text(lang))
        yield from (tried.text.text(lang) for tried in example.tries)
    for part in game.study:
        yield from (part.title.text(lang), part.about.text(lang))
        several = getattr(part, "events", {}).values()
        yield from (one.text(lang) for one in several)


def digests(game: Game, constants: Constants) -> dict[str, str]:
    """Return a digest of each text in each language."""

    def digest(every: Iterator[str]) -> str:
        return sha256("\n".join(every).encode()).hexdigest()[:10]

    every = texts(game, constants)
    return {key: " ".join(digest(said(lang)) for lang in LANGUAGES) for key, said in every.items()}


if __name__ == "__main__":
    chosen = get_game(sys.argv[1])
    file = Path(__file__).parent / chosen.id / "renderings.json"
    given = dict(one.split("=") for one in sys.argv[2:])
    found = digests(chosen, {name: int(value) for name, value in given.items()})
    file.write_text(json.dumps(found, indent=1) + "\n")
