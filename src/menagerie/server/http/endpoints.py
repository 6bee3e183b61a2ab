"""All of the HTTP interface in one list: the routes and their description come from it."""

from functools import cache
from typing import Any

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from menagerie.core.registry import all_games

from ..errors import ServerError
from ..tables import seating
from ..wire.game_messages import (
    Answer,
    DailyDay,
    DailyToday,
    GameInfo,
    GameWords,
    MinutePage,
    PlayDaily,
    PuzzleAt,
    PuzzleInfo,
    RulesText,
    Verdict,
    WantExample,
    WantPuzzle,
)
from ..wire.messages import (
    Analysis,
    Claim,
    Created,
    GameRecord,
    Hush,
    Invitation,
    LessonText,
    Moment,
    NewTable,
    PutBot,
    QuickTable,
    Replay,
    SeatLink,
    SeatLinks,
    SetCoach,
    SetPace,
    Sit,
    TableInfo,
    WantLesson,
    WantLink,
)
from ..wire.openapi import Endpoint, Query, description
from . import analysis, games, tables, teaching
from .request import answer
from .tables import acting


class Number(Convertor[int]):
    """Not longer than a number of anything here can be: there are strings that `int` refuses."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", Number())
ONE = "/api/tables/{table}"
SEAT = ONE + "/seats/{seat:number}"
PUZZLES = "/api/games/{game}/puzzles"
RULES = "/api/games/{game}/rules"
TOOL = "/api/games/{game}/tools/{tool}"
WORDS = Query("words")
AS_SEAT = Query("seat", is_number=True)
VERSION = Query("version", is_number=True, required=True)

ENDPOINTS = (
    Endpoint("GET", "/api/games", games.games, list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/words", games.words, GameWords),
    Endpoint("GET", RULES, teaching.rules, RulesText),
    Endpoint("GET", RULES + "/words", teaching.rule_words, list[list[str]], query=(WORDS,)),
    Endpoint(
        "POST", "/api/games/{game}/examples/{name}", teaching.example, Created, WantExample, 201
    ),
    Endpoint("POST", TOOL, analysis.use, dict[str, Any], dict[str, Any]),
    Endpoint("POST", "/api/games/{game}/daily", teaching.play_daily, Created, PlayDaily, 201),
    Endpoint("GET", "/api/daily", teaching.daily_today, DailyToday),
    Endpoint("GET", "/api/daily/{game}/{date}", teaching.daily_day, DailyDay),
    Endpoint("GET", PUZZLES, teaching.listed, list[PuzzleInfo]),
    Endpoint("POST", PUZZLES + "/{number}", teaching.pose, Created, WantPuzzle, 201),
    Endpoint("POST", "/api/games/{game}/lesson", teaching.learn, Created, WantLesson, 201),
    Endpoint("GET", "/api/invitation", tables.invitation, Invitation),
    Endpoint("POST", "/api/tables", tables.create, Created, NewTable, 201),
    Endpoint("POST", "/api/tables/quick", tables.quick, Created, QuickTable, 201),
    Endpoint("GET", "/api/tables", tables.open_tables, list[TableInfo]),
    Endpoint("GET", "/api/mine", tables.mine, list[TableInfo]),
    Endpoint("GET", ONE, tables.table, TableInfo),
    Endpoint("POST", ONE + "/sit", tables.sit, TableInfo, Sit),
    Endpoint("POST", ONE + "/leave", acting(seating.leave), TableInfo),
    Endpoint("POST", ONE + "/start", acting(seating.start), TableInfo),
    Endpoint("POST", ONE + "/pace", acting(seating.set_pace, SetPace), TableInfo, SetPace),
    Endpoint("POST", ONE + "/hush", acting(seating.hush, Hush), TableInfo, Hush),
    Endpoint("POST", ONE + "/coach", acting(seating.set_coach, SetCoach), TableInfo, SetCoach),
    Endpoint("POST", ONE + "/rematch", tables.rematch, Created, None, 201),
    Endpoint("POST", ONE + "/claim", tables.claim, TableInfo, Claim),
    Endpoint("POST", SEAT + "/bot", acting(seating.put_bot, PutBot), TableInfo, PutBot),
    Endpoint("POST", SEAT + "/free", acting(seating.free), TableInfo),
    Endpoint("POST", SEAT + "/link", tables.link, SeatLink, WantLink),
    Endpoint("GET", SEAT + "/links", tables.links, SeatLinks),
    Endpoint("POST", SEAT + "/revoke", acting(seating.revoke), TableInfo),
    Endpoint("POST", SEAT + "/take-back", acting(seating.take_back), TableInfo),
    Endpoint("GET", ONE + "/record", tables.record, GameRecord),
    Endpoint("GET", ONE + "/replay", tables.replay, Replay, query=(AS_SEAT,)),
    Endpoint("GET", ONE + "/analysis", analysis.analysis, Analysis),
    Endpoint("GET", ONE + "/past", analysis.past, Moment, query=(VERSION, AS_SEAT)),
    Endpoint("GET", ONE + "/puzzle", teaching.puzzle, PuzzleAt),
    Endpoint("POST", ONE + "/answer", teaching.give, Verdict, Answer),
    Endpoint("GET", ONE + "/lesson", teaching.lesson, LessonText),
    Endpoint("GET", ONE + "/minute", games.minute, list[MinutePage]),
    Endpoint("GET", ONE + "/qr.svg", tables.qr, None),
)


@cache
def described() -> tuple[Endpoint, ...]:
    """The interface as it is described: each declared tool has its own address and types."""
    declared = [
        Endpoint(
            "POST",
            TOOL.format(game=game.id, tool=tool.name),
            analysis.use,
            tool.Answer,
            tool.Ask,
            name=f"{game.id}_{tool.name}",
            about=tool.about.en,
        )
        for game in all_games()
        for tool in game.tools
    ]
    general = [endpoint for endpoint in ENDPOINTS if endpoint.path != TOOL]
    return (*general, *declared)


async def openapi(request: Request) -> Response:
    return answer(description(described()))


async def docs(request: Request) -> Response:
    """Refuse what was a page about the interface."""
    raise ServerError(
        "gone",
        410,
        "Этой страницы больше нет: интерфейс описан в /api/openapi.json и в /docs/protocol.html.",
        "This page was removed: /api/openapi.json and /docs/protocol.html describe the interface.",
    )
