"""`menagerie score`: what a hand at a real table is worth."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer
from rich.text import Text
from rich.tree import Tree

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.registry import get_game
from menagerie.core.words import ScoreLine

from .common import Lang, console, errors_console, language, say


def score(
    game: Annotated[str, typer.Argument(help="fantasy_realms")],
    best: Annotated[
        bool, typer.Option("--best", help="Every line at its best, whatever choices it names.")
    ] = False,
    cards: Annotated[
        str, typer.Option(help="Card ids with commas: the best score, explained for people.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Score hands: JSON lines on standard input, one object a line out; or --cards for people."""
    code = language(lang)
    found = get_game(game)
    if found.id != "fantasy_realms":
        raise MenagerieError(
            f"Для игры {game} калькулятора нет. Есть: fantasy_realms.",
            f"There is no calculator for {game}. There is one for fantasy_realms.",
        )
    if cards:
        _explained(found, [one.strip() for one in cards.replace("+", ",").split(",")], code)
        return
    if sys.stdin.isatty():
        _hello()
    _lines(best, code)


def _hello() -> None:
    errors_console.print(
        say(
            'Вводите по строке JSON на руку, например {"cards": ["mountain", "smoke"]}; '
            "Ctrl+D завершает. Объяснение по картам: --cards mountain,smoke.",
            'Type one JSON line a hand, such as {"cards": ["mountain", "smoke"]}; Ctrl+D ends. '
            "For an explanation card by card: --cards mountain,smoke.",
        ),
        style="dim",
        markup=False,
        highlight=False,
    )


def _lines(best: bool, lang: str) -> None:
    from menagerie.games.fantasy_realms.calculator import score_line

    # Bytes, so that a line that is no text at all is one bad line and not the end.
    for line in sys.stdin.buffer:
        result = score_line(line.decode("utf-8", "replace"), best, lang)
        print(json.dumps(result, ensure_ascii=False), flush=True)


def _explained(game: Game, cards: list[str], lang: str) -> None:
    from menagerie.games.fantasy_realms.calculator import calculate, explain

    total = calculate(cards, "best")["score"]
    root = Tree(Text(say(f"Всего: {total}", f"Total: {total}"), style="bold"), guide_style="dim")
    for line in explain(cards, "best"):
        branch = root.add(_text(game, line, lang, "bold"))
        for part in line.parts:
            branch.add(_text(game, part, lang, ""))
    console.print(root)


def _text(game: Game, line: ScoreLine, lang: str, style: str) -> Text:
    told = line.parts or line.points or line.key == "score.strength"
    points = f"  {line.points}".replace("-", "−") if told else ""
    return Text(game.words.text(line, lang, ()) + points, style=style)
