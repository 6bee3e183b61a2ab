"""Tables with a purpose: lessons, puzzles, examples of the rules, and deals of the day."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from menagerie.core.example_play import position_of
from menagerie.core.puzzle import Puzzle, puzzles_of
from menagerie.core.registry import get_game
from menagerie.core.rule_search import forms
from menagerie.core.rulebook import rules_for_players, rules_text
from menagerie.core.text import LANGUAGES
from menagerie.puzzles.answers import sentences, why

from ..daily.daily import Daily
from ..errors import Denied
from ..preparation import STAND_IN
from ..tables import creating, puzzling, teaching
from ..tables.purposes import ExamplePurpose
from ..tables.room import Room
from ..tables.seating import set_pace
from ..wire.game_messages import (
    Answer,
    ExampleText,
    PlayDaily,
    PuzzleAt,
    PuzzleInfo,
    RulesText,
    Verdict,
    WantExample,
    WantPuzzle,
)
from ..wire.messages import Created, WantLesson
from . import rule_tree
from .dear import dear_of
from .identity import Visitor, guest
from .request import answer, body, language, rooms_of


async def learn(request: Request) -> Response:
    """The first game, guided: taken up again, or from its beginning."""
    wanted, visitor = await body(request, WantLesson), Visitor(request)
    game, lang = get_game(request.path_params["game"]), language(request)
    room = await teaching.learn(
        rooms_of(request), visitor.guest, game, lang, wanted.name, wanted.anew
    )
    return visitor.remember(answer(Created(table=room.table.id), 201))


async def lesson(request: Request) -> Response:
    """The steps of a table's lesson."""
    room = await rooms_of(request).get(request.path_params["table"])
    return answer(teaching.told(room.table, language(request)))


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        number=puzzle.number,
        difficulty=puzzle.difficulty,
        stage=puzzle.stage,
        seats=puzzle.position.seats,
        exact=puzzle.kind == "exact",
    )


async def listed(request: Request) -> Response:
    """The puzzles of a game, without their solutions."""
    game = get_game(request.path_params["game"])
    return answer([_info(puzzle) for puzzle in puzzles_of(game).values()])


async def pose(request: Request) -> Response:
    """Open a puzzle at a table of its own."""
    wanted, visitor = await body(request, WantPuzzle), Visitor(request)
    game, number = get_game(request.path_params["game"]), request.path_params["number"]
    room = await puzzling.pose(
        rooms_of(request), visitor.guest, game, number, language(request), wanted.name
    )
    return visitor.remember(answer(Created(table=room.table.id), 201))


async def puzzle(request: Request) -> Response:
    """The puzzle of a table."""
    room, found = await _posed(request)
    return answer(PuzzleAt(puzzle=_info(found), solved=puzzling.is_solved(room.table, found)))


async def give(request: Request) -> Response:
    """Answer the puzzle of a table, or ask for its solution; nothing is played."""
    wanted = await body(request, Answer)
    room, found = await _posed(request)
    seat, lang = found.position.seat, language(request)
    if seat not in room.seats_of(guest(request)):
        raise Denied.NOT_YOUR_SEAT()
    names = room.table.names(lang)
    best = found.best.move
    verdict = puzzling.answered(room.table, found, best if wanted.move is None else wanted.move)
    told = wanted.move is None or verdict.right
    names_by = {one: room.table.names(one) for one in LANGUAGES}
    reason = why(found, puzzling.position_of(room.table), wanted.tried, names_by) if told else None
    return answer(
        Verdict(
            right=wanted.move is not None and verdict.right,
            text=verdict.told.text(lang),
            best=best if told else None,
            reason=reason.text(lang) if reason else "",
            follows=sentences(verdict.follows, lang, names, seat),
        )
    )


async def _posed(request: Request) -> tuple[Room, Puzzle]:
    room = await rooms_of(request).get(request.path_params["table"])
    return room, puzzling.puzzle_at(room.table)


def _daily(request: Request) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


async def play_daily(request: Request) -> Response:
    """Play today's deal of a game, or go on with it; the first try counts."""
    wanted, visitor = await body(request, PlayDaily), Visitor(request)
    game, lang = request.path_params["game"], language(request)
    room = await _daily(request).begin(visitor.guest, game, wanted.name, lang)
    await set_pace(room, visitor.guest, wanted.pace)
    return visitor.remember(answer(Created(table=room.table.id), 201))


async def daily_today(request: Request) -> Response:
    """Today's deals and how the reader stands with them."""
    async with dear_of(request).turn(request):
        return answer(await _daily(request).today(guest(request), language(request)))


async def daily_day(request: Request) -> Response:
    """One day's deal of a game: everybody's results, the master's, the reader's calendar."""
    game, date = request.path_params["game"], request.path_params["date"]
    async with dear_of(request).turn(request):
        return answer(await _daily(request).day(guest(request), game, date, language(request)))


LONGEST = 200  # letters of a question


async def rules(request: Request) -> Response:
    """The rules of a game as Markdown, with their examples."""
    return answer(_text(get_game(request.path_params["game"]).id, language(request)))


async def rule_words(request: Request) -> Response:
    """For each word that is looked for, its forms that the rules use."""
    game, asked = get_game(request.path_params["game"]), request.query_params.get("words", "")
    return answer(forms(game, asked[:LONGEST], language(request)))


async def example(request: Request) -> Response:
    """An example of the rules as a table."""
    game, lang = get_game(request.path_params["game"]), language(request)
    found, visitor = game.example(request.path_params["name"]), Visitor(request)
    name, position = (await body(request, WantExample)).name, position_of(game, found)
    room = await creating.open_position(
        rooms_of(request),
        visitor.guest,
        position,
        [STAND_IN] * position.seats,
        ExamplePurpose(found.name),
        lang,
        name,
    )
    return visitor.remember(answer(Created(table=room.table.id), 201))


@cache
def _text(name: str, lang: str) -> RulesText:
    game = get_game(name)
    plain, text = rules_for_players(game, lang), rules_text(game, lang)
    return RulesText(
        plain=plain,
        text=text,
        blocks=rule_tree.read(plain),
        detail=rule_tree.read(text),
        examples=[
            ExampleText(
                name=one.name,
                title=one.title.text(lang),
                text=one.text.text(lang),
                tries=[tried.text.text(lang) for tried in one.tries],
            )
            for one in game.examples
        ],
    )
