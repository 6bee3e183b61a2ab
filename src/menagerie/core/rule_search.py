"""Rules found by their words, in whatever form these are asked for or written."""

import re
from functools import cache

from snowballstemmer import stemmer

from .game import Game
from .naming import printed_name
from .rulebook import declared, rules_for_players, rules_text

WORD = re.compile(r"\w+")
STEMMERS = {"ru": "russian", "en": "english"}
LONGEST = 12  # words of a question: more are not looked for
SHORTEST = 3  # letters of what may be the beginning of a word
NO_RULE = ("#", "|-", "<!--")  # headings, the line below a table's head, what is only shown


@cache
def stem(word: str, lang: str) -> str:
    """What all forms of a word share: воровка, воровке, воровок."""
    return str(stemmer(STEMMERS[lang]).stemWord(word.lower().replace("ё", "е")))


def forms(game: Game, asked: str, lang: str) -> list[list[str]]:
    """For each word asked for, the words of the rules that mean it: its other forms, and those
    that begin with it (it may be still in the writing); none where the rules do not mention it. A
    component is found by any of its names."""
    asked = printed_name(game.words, asked, lang)
    return [
        sorted(_vocabulary(game, lang).get(stem(word, lang), set()) | _beginning(game, word, lang))
        for word in WORD.findall(asked.lower())[:LONGEST]
    ]


def search(game: Game, asked: str, lang: str, detail: bool = False) -> list[str]:
    """The paragraph with this id, or those that mention all these words in any of their forms:
    rules, rows of tables, questions."""
    text = rules_text(game, lang) if detail else rules_for_players(game, lang)
    lines = [line for line in text.splitlines() if not line.startswith(NO_RULE)]
    if asked.upper() in declared(game):
        return [line for line in lines if f"**{asked.upper()}**" in line]
    wanted = [set(words) for words in forms(game, asked, lang)]
    return [line for line in lines if wanted and all(words & _words(line) for words in wanted)]


def _words(text: str) -> set[str]:
    return set(WORD.findall(text.lower()))


def _beginning(game: Game, word: str, lang: str) -> set[str]:
    every = set[str]().union(*_vocabulary(game, lang).values())
    return {one for one in every if one.startswith(word)} if len(word) >= SHORTEST else set()


@cache
def _vocabulary(game: Game, lang: str) -> dict[str, set[str]]:
    """The words of the rules by their stems."""
    found: dict[str, set[str]] = {}
    for word in _words(rules_text(game, lang)):
        found.setdefault(stem(word, lang), set()).add(word)
    return found
