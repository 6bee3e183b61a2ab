"""Components whose print was not seen: which ones, of how many, and where to correct them."""

from typing import NamedTuple

from .game import Game
from .registry import all_games

PRINTED = "components.py"  # in a game's folder: every printed fact


class Reconstructed(NamedTuple):
    """The components of one list that are reconstructed, wholly or in part."""

    title: str
    names: list[str]  # components that are called alike are named once
    number: int
    total: int


def reconstructed(game: Game, lang: str) -> list[Reconstructed]:
    """Return what is reconstructed in a game, list by list."""
    words = game.words
    return [
        Reconstructed(
            words.label(f"list.{kind}", lang),
            list(dict.fromkeys(words.name(kind, number, lang) for number in sorted(numbers))),
            len(numbers),
            len(words.names[kind]),
        )
        for kind, numbers in words.reconstructed.items()
        if numbers
    ]


def page() -> str:
    """Return the chapters of docs/certain.md, one for each game, in Markdown."""
    chapters = []
    for game in all_games():
        file = f"src/menagerie/games/{game.id}/{PRINTED}"
        rows = [
            f"| {one.title} | {one.number} of {one.total} | {', '.join(one.names)} |"
            for one in reconstructed(game, "en")
        ]
        chapters += [
            f"## {game.words.label('title', 'en')}",
            "",
            f"To be corrected in `{file}`.",
            "",
            *("| what | reconstructed | which |", "|---|---|---|", *rows, ""),
        ]
    return "\n".join(chapters)
