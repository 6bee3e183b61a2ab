"""`menagerie games` and `menagerie rules`: what there is, and how it is played."""

import json
from pathlib import Path
from typing import Annotated

import typer

from menagerie.core import certainty, rule_places, rulebook
from menagerie.core.errors import MenagerieError
from menagerie.core.example_play import position_of
from menagerie.core.game import Game
from menagerie.core.registry import all_games, get_game
from menagerie.core.setup import usual_seats

from .common import Json, Lang, Options, console, language, parse_options, say, show
from .play import play_on


def games(
    uncertain: Annotated[
        bool,
        typer.Option("--reconstructed", help="Which components are reconstructed, and where."),
    ] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """List the games with their seats and options."""
    code = language(lang)
    if uncertain:
        _print_reconstructed(code)
        return
    if as_json:
        console.print_json(json.dumps([_declared(game, code) for game in all_games()]))
        return
    columns = (
        "id",
        say("название", "title"),
        say("игроков", "seats"),
        say("минут", "minutes"),
        say("параметры", "options"),
    )
    rows = []
    for game in all_games():
        options = "\n".join(
            f"{o.name} = {', '.join(str(v).lower() for v in o.values)}" for o in game.options
        )
        title, seats = game.words.label("title", code), f"{game.seats[0]}–{game.seats[-1]}"
        rows.append((game.id, title, seats, str(game.minutes), options))
    show(columns, rows, words=len(columns))


def _print_reconstructed(lang: str) -> None:
    """List the components whose print was not seen, with the file that an owner corrects."""
    for game in all_games():
        if not (found := certainty.reconstructed(game, lang)):
            continue
        file = _shown(game.folder / certainty.PRINTED)
        console.print(f"{game.words.label('title', lang)}: {file}", style="bold", soft_wrap=True)
        for one in found:
            number = say(f"{one.number} из {one.total}", f"{one.number} of {one.total}")
            console.print(f"  {one.title}, {number}: {', '.join(one.names)}")


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


def rules(
    game: str,
    words: Annotated[
        list[str] | None,
        typer.Argument(help="Only the rules with this id, or with these words in any form."),
    ] = None,
    where: Annotated[
        bool, typer.Option("--where", help="Where the rule is kept in the code, and its tests.")
    ] = False,
    in_a_minute: Annotated[
        bool, typer.Option("--minute", help="Only the game in a minute: goal, turn, end, points.")
    ] = False,
    seats: Annotated[
        int | None, typer.Option(help="With --minute: as it is played by so many.")
    ] = None,
    option: Options = None,
    detail: Annotated[
        bool, typer.Option("--detail", help="With ids, sources and our rulings.")
    ] = False,
    example: Annotated[
        str, typer.Option("--example", help="Only this example of the rules, to be played.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or look up a ruling."""
    # Markdown and stems of words are for readers: other commands start without them.
    from menagerie.core import rule_search

    from . import reading

    code = language(lang)
    found = get_game(game)
    if example:
        shown = found.example(example)
        console.print(reading.example(shown, code))
        play_on(position_of(found, shown))
        return
    if in_a_minute:
        options = found.full_options(parse_options(option))
        players = usual_seats(found, options) if seats is None else seats
        found.check_seats(players, options)
        console.print(reading.minute(found, code, players, options))
        return
    if not words:
        console.print(reading.rules(found, code, detail))
        return
    asked = " ".join(words)
    detail |= where or asked.upper() in rulebook.declared(found)  # who knows its id looks it up
    lines = rule_search.search(found, asked, code, detail)
    if not lines:
        raise MenagerieError(f"В правилах нет: {asked}.", f"The rules do not mention: {asked}.")
    for line in lines:
        console.print(reading.passage(line, detail))
        if where:
            for rule in rulebook.DECLARED.findall(line):
                _print_places(found, rule)
        console.print()


def _print_places(game: Game, rule: str) -> None:
    """`file:line function` for the code that keeps a rule and for its tests."""
    headed = (
        (say("в коде", "code"), rule_places.kept),
        (say("проверки", "tests"), rule_places.tested),
    )
    for heading, places in headed:
        for place in places(game, rule):
            text = f"{rule} {heading}: {_shown(place.file)}:{place.line} {place.function}"
            console.print(text, soft_wrap=True)


def _shown(file: Path) -> str:
    """A path as short as it can be said from here."""
    return str(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)
