"""Lessons: /api/games/{game}/lesson opens one, /api/tables/{table}/lesson tells it."""

from starlette.requests import Request
from starlette.responses import Response

from menagerie.core.registry import get_game

from ..tables import teaching
from ..wire.messages import Created, WantLesson
from .identity import Visitor
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
