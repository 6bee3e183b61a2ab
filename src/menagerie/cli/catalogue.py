"""`menagerie games` and `menagerie rules`: what there is, and how it is played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.registry import all_games, get_game

from .common import Json, Lang, console, language, say


def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games with their seats and options."""
    code = language(lang)
    if as_json:
        console.print_json(json.dumps([_declared(game, code) for game in all_games()]))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in (
        "id",
        say("название", "title"),
        say("игроков", "seats"),
        say("минут", "minutes"),
        say("параметры", "options"),
    ):
        table.add_column(column)
    for game in all_games():
        options = "\n".join(
            f"{o.name} = {', '.join(str(v).lower() for v in o.values)}" for o in game.options
        )
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(game.id, game.words.label("title", code), seats, str(game.minutes), options)
    console.print(table)


def _declared(game: Game, lang: str) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.words.label("title", lang),
        "seats": list(game.seats),
        "minutes": game.minutes,
        "version": game.version,
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default} for o in game.options
        ],
    }


def rules_file(game: Game, lang: str) -> Path:
    """The rules in this language, or in English where there is no translation."""
    russian = game.folder / "RULES.ru.md"
    return russian if lang == "ru" and russian.exists() else game.folder / "RULES.md"


def rules(
    game: str,
    word: Annotated[str, typer.Argument(help="Show only the rules with this word or id.")] = "",
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or look up a ruling: menagerie rules animalia thief."""
    code = language(lang)
    text = rules_file(get_game(game), code).read_text()
    if word:
        lines = [
            line for line in text.splitlines() if "**" in line and word.lower() in line.lower()
        ]
        if not lines:
            raise MenagerieError(
                f"В правилах нет слова {word!r}.", f"The rules do not mention {word!r}."
            )
        text = "\n\n".join(lines)
    console.print(Markdown(text))
