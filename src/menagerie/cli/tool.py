"""`menagerie tool` and `menagerie score`: what a game offers beside playing it."""

import sys
from typing import Annotated

import msgspec
import typer

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.registry import all_games, get_game
from menagerie.core.tools import Tool
from menagerie.core.words import Text

from .common import Lang, console, errors_console, language, tell

Words = Annotated[
    list[str] | None, typer.Argument(help="An answer for people; without words: JSON lines.")
]


def tool(
    game: str,
    name: Annotated[str, typer.Argument(help="The tool; without it: which ones there are.")] = "",
    words: Words = None,
    lang: Lang = None,
) -> None:
    """Use a tool of a game: a question in words, or one JSON object a line on standard input."""
    code = language(lang)
    found = get_game(game)
    if not name:
        _list(found, code)
        return
    use(found.tool(name), words or [], code)


def score(game: str, words: Words = None, lang: Lang = None) -> None:
    """Score a hand at a real table: short for `menagerie tool GAME score`."""
    code = language(lang)
    found = get_game(game)
    if all(one.name != "score" for one in found.tools):
        others = ", ".join(g.id for g in all_games() if any(t.name == "score" for t in g.tools))
        raise MenagerieError(
            f"Для игры {game} калькулятора нет. Есть: {others}.",
            f"There is no calculator for {game}. There is one for {others}.",
        )
    use(found.tool("score"), words or [], code)


def use(chosen: Tool, words: list[str], lang: str) -> None:
    if words and chosen.explain is not None:
        console.print(chosen.explain(words, lang))
        return
    if sys.stdin.isatty():
        errors_console.print(chosen.about.text(lang), style="dim")
    # Bytes, so that a line that is no text at all is one bad line and not the end.
    for line in sys.stdin.buffer:
        print(answer_line(chosen, line, lang), flush=True)


def answer_line(chosen: Tool, line: bytes, lang: str) -> str:
    """The answer to one JSON object as JSON; what cannot be answered is an object with `error`."""
    try:
        asked = msgspec.json.decode(line, type=chosen.Ask)
        return msgspec.json.encode(chosen.answer(asked, lang)).decode()
    except MenagerieError as error:
        told = error.text(lang)
    except msgspec.MsgspecError as error:
        told = Text(f"Вопрос не читается: {error}.", f"Unreadable: {error}.").text(lang)
    return msgspec.json.encode({"error": told}).decode()


def _list(game: Game, lang: str) -> None:
    if not game.tools:
        tell("У этой игры нет инструментов.", "This game has no tools.")
    for one in game.tools:
        console.print(f"{one.name}: {one.title.text(lang)}. {one.about.text(lang)}")
