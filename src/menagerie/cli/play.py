"""`menagerie play`: a game in the terminal, against bots here or at a server's table."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from menagerie.bots import LEVELS, BotKind, get_bot, is_own, offer
from menagerie.core.errors import MenagerieError
from menagerie.core.match import Match
from menagerie.core.position import Position
from menagerie.core.registry import get_game
from menagerie.core.running import mode
from menagerie.core.running.rule import is_compiled
from menagerie.core.setup import usual_seats

from .common import Lang, Options, Seed, console, language, make_ready, parse_options, say
from .start import Compiling
from .table.local import LocalSeat
from .table.phrases import phrase
from .table.seat import Seat

PACE = 0.35  # seconds that a bot takes at a table one looks at


def play(
    game: Annotated[str, typer.Argument(help="Which game; see `menagerie games`.")] = "",
    at: Annotated[
        str,
        typer.Option(
            "--at", help="Play at a server: its address with a game, a table's or a seat's link."
        ),
    ] = "",
    name: Annotated[str, typer.Option(help="How the others call you.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bot: Annotated[
        str,
        typer.Option(
            help=f"Who plays against you: {LEVELS.en}; module:Name or a net's file for your own."
        ),
    ] = "greedy",
    option: Options = None,
    coach: Annotated[
        bool, typer.Option("--coach", help="Say what was better, after a move that cost much.")
    ] = False,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text, for pipes and screen readers.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play against bots, or at a server's table."""
    language(lang)
    streams = (sys.stdin, sys.stdout, sys.stderr)
    plain = plain or not all(stream.isatty() for stream in streams)
    if at:
        from .table.remote import sit_down

        options = parse_options(option)
        wanted = {"seats": seats, "bot": bot, "options": options, "coach": coach}
        _show(sit_down(at, game, name, language(), **wanted), plain)
        return
    if not game:
        raise MenagerieError(
            "Назовите игру: `menagerie games` покажет, какие есть.",
            "Name a game: `menagerie games` lists them.",
        )
    seat = _table_here(game, name, seats, bot, option, seed, plain, coach)
    again = _show(seat, plain)
    if save:
        save.write_text(json.dumps({"record": seat.match.record(), "names": seat.names}) + "\n")
        console.print(phrase("record", language(), file=save))
    if again:  # in a new process, which finds the rules compiled if they are by now
        os.execv(sys.executable, [sys.executable, "-m", "menagerie", *sys.argv[1:]])


def _table_here(
    game: str, name: str, seats: int | None, bot: str, option: list[str] | None,
    seed: int | None, plain: bool, coach: bool,
) -> LocalSeat:  # fmt: skip
    declared = get_game(game)
    opponent = offer(bot, declared) if is_own(bot) else get_bot(bot)
    options = parse_options(option)
    if seats is None:
        seats = usual_seats(declared, options, near=3)
    match = Match(declared, seats, options, seed)
    compiling = None
    if is_compiled():
        make_ready(declared)
    elif not mode.asked():
        compiling = Compiling(game)
        opponent = _able(opponent)
    title = opponent.title.text(language())
    names = [name or say("Игрок", "Player"), *(f"{title} {n}" for n in range(1, seats))]
    pace = 0.0 if plain else PACE
    return LocalSeat(match, names, language(), opponent.make(), pace, compiling, coach)


def play_on(position: Position) -> None:
    """Go on from a position, on its seat, against casual bots."""
    names = [say("Соперник", "Opponent") + f" {n}" for n in range(1, position.seats)]
    names.insert(position.seat, say("Игрок", "Player"))
    plain = not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    bot, pace = get_bot("greedy").make(), 0.0 if plain else PACE
    _show(LocalSeat(position.match(), names, language(), bot, pace, me=position.seat), plain)


def _able(opponent: BotKind) -> BotKind:
    """Return a bot that needs no compiled rules in the place of one that does."""
    return get_bot("greedy") if opponent.searches else opponent


def _show(seat: Seat, plain: bool) -> bool:
    """Play until the player leaves; whether another game is wanted."""
    if plain:
        from .table.plain import play_in_lines

        play_in_lines(seat)
        return False
    from .table.app import TableApp

    app = TableApp(seat)
    app.run()
    if app.farewell:
        console.print(app.farewell, soft_wrap=True)
    return app.again
