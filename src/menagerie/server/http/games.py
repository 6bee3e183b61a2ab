"""GET /api/games: what can be played, in the reader's language."""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from menagerie.bots import BOTS
from menagerie.core.game import Game, Option, OptionValue
from menagerie.core.naming import names_of
from menagerie.core.puzzle import puzzles_of
from menagerie.core.registry import all_games, get_game
from menagerie.core.rulebook import rule_names
from menagerie.core.setup import usual_seats
from menagerie.core.text import Pair, Text, said
from menagerie.core.words import RECONSTRUCTED, Words

from ..preparation import STAND_IN
from ..wire.game_messages import (
    BotInfo,
    GameInfo,
    GameWords,
    MinutePage,
    MoveInfo,
    OptionChoice,
    OptionInfo,
    ToolInfo,
)
from .request import answer, language, rooms_of

YES, NO = Text("да", "yes"), Text("нет", "no")


async def games(request: Request) -> Response:
    """Every game with its options, bots, moves and tools."""
    return answer(game_infos(language(request)))


async def minute(request: Request) -> Response:
    """The game of a table in a minute, as it is played there."""
    room = await rooms_of(request).get(request.path_params["table"])
    terms = room.table.terms
    return answer(_minute(room.table.game, language(request), terms.seats, terms.options))


async def words(request: Request) -> Response:
    """Names and explanations of a game's components."""
    return answer(game_words(request.path_params["game"], language(request)))


@cache
def game_infos(lang: str) -> list[GameInfo]:
    return [_info(game, lang) for game in all_games()]


@cache
def game_words(game: str, lang: str) -> GameWords:
    found = get_game(game)
    words = found.words
    return GameWords(
        names=_lists(words.names, lang),
        also={
            kind: [_other_names(words, kind, number, lang) for number in range(len(pairs))]
            for kind, pairs in words.names.items()
        },
        help=_lists(words.help, lang),
        short=_lists(words.short, lang),
        view={
            key.removeprefix("view."): said(pair, lang)
            for key, pair in words.texts.items()
            if key.startswith("view.")
        },
        printed=None if found.printed is None else msgspec.to_builtins(found.printed),
        reconstructed={kind: sorted(which) for kind, which in words.reconstructed.items()},
        reconstructed_note=RECONSTRUCTED.text(lang),
        minute=_minute(found, lang, usual_seats(found, {}), {}),
        rules=rule_names(found, lang),
    )


def _other_names(words: Words, kind: str, number: int, lang: str) -> list[str]:
    shown = words.name(kind, number, lang)
    return [name for name in names_of(words, kind, number) if name != shown]


def _minute(
    game: Game, lang: str, seats: int, options: Mapping[str, OptionValue]
) -> list[MinutePage]:
    told = game.minute_at(seats, options)
    return [
        MinutePage(title=title.text(lang), text=page.text.text(lang), shows=list(page.shows))
        for title, page in (told.titled() if told else ())
    ]


def _lists(texts: Mapping[str, Sequence[Pair]], lang: str) -> dict[str, list[str]]:
    return {kind: [said(pair, lang) for pair in pairs] for kind, pairs in texts.items()}


def _info(game: Game, lang: str) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.words.label("title", lang),
        about=game.words.label("about", lang),
        seats=list(game.seats),
        minutes=game.minutes,
        options=[_option(game, option, lang) for option in game.options],
        bots=[
            BotInfo(
                id=bot.id,
                label=bot.title.text(lang),
                about=bot.about.text(lang),
                searches=bot.searches,
            )
            for bot in BOTS.values()
            if bot.plays(game)
        ],
        stand_in=STAND_IN,
        moves=[
            MoveInfo(name=kind.name, start=kind.start, args=list(kind.args), final=kind.final)
            for kind in game.moves
        ],
        tools=[
            ToolInfo(name=tool.name, title=tool.title.text(lang), about=tool.about.text(lang))
            for tool in game.tools
        ],
        puzzles=len(puzzles_of(game)),
        lesson=game.lesson is not None,
    )


def _option(game: Game, option: Option, lang: str) -> OptionInfo:
    key = f"option.{option.name}"
    return OptionInfo(
        name=option.name,
        label=_label(game, key, lang, option.name),
        help=_label(game, f"{key}.help", lang, ""),
        values=[
            OptionChoice(
                value=value,
                label=_label(game, f"{key}.{value}".lower(), lang, value),
                seats=list(game.choosing_seats(option, value)),
            )
            for value in option.values
        ],
        default=option.default,
        within=option.within,
    )


def _label(game: Game, key: str, lang: str, otherwise: object) -> str:
    if game.words.has(key):
        return game.words.label(key, lang)
    if isinstance(otherwise, bool):
        return (YES if otherwise else NO).text(lang)
    return str(otherwise)
