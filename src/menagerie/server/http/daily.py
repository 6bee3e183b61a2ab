"""The deal of the day: today's deals, a day's results, and playing."""

from starlette.requests import Request
from starlette.responses import Response

from ..daily.daily import Daily
from ..tables.seating import set_pace
from ..wire.game_messages import PlayDaily
from ..wire.messages import Created
from .dear import dear_of
from .identity import Visitor, guest
from .request import answer, body, language


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
