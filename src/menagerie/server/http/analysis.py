"""GET /api/tables/{table}/analysis: where a finished game was decided."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from menagerie.bots import coach
from menagerie.core.match import Match

from ..errors import not_over
from ..wire.messages import Analysis, SwingInfo
from .request import answer, language, rooms_of


async def analysis(request: Request) -> Response:
    """Everyone's chances move by move and the moments that swung them, or how far that is."""
    rooms, lang = rooms_of(request), language(request)
    table = (await rooms.get(request.path_params["table"])).table
    if table.state != "over":
        raise not_over()
    found = await rooms.services.analyst.find(table)
    if not isinstance(found, coach.Analysis):
        return answer(
            Analysis(
                ready=False, done=found.done, total=found.total, ahead=found.ahead,
                chances=[], swings=[],
            )
        )  # fmt: skip
    match, names = table.position, table.names(lang)
    swings = await asyncio.to_thread(_told, match.copy(), found.swings, lang, names)
    steps = len(match.moves)
    return answer(
        Analysis(ready=True, done=steps, total=steps, ahead=0, chances=found.chances, swings=swings)
    )


def _told(
    match: Match, swings: Sequence[coach.Swing], lang: str, names: Sequence[str]
) -> list[SwingInfo]:
    """The swings in words. What a move is called depends on the position it was made in."""
    again = Match(match.game, match.seats, match.options, match.seed)
    told = []
    for swing in swings:
        for seat, move in match.moves[len(again.moves) : swing.number]:
            again.play(seat, move)

        def words(move: int, seat: int = swing.seat) -> str:
            return again.move(seat, move).text(lang, names)

        told.append(
            SwingInfo(
                number=swing.number + 1,
                seat=swing.seat,
                move=words(swing.move),
                gainer=swing.gainer,
                before=swing.before,
                after=swing.after,
                better=None if swing.better is None else words(swing.better),
                gain=0.0 if swing.better is None else swing.better_share - swing.share,
            )
        )
    return told
