"""GET /api/tables/{table}/analysis: where a finished game was decided."""

from starlette.requests import Request
from starlette.responses import Response

from menagerie.bots import analysis as judged
from menagerie.bots import coach, get_bot
from menagerie.bots.catalogue import judge_of
from menagerie.core.match import Match

from ..errors import not_over
from ..wire.encoding import encode
from ..wire.messages import Analysis, SwingInfo
from .dear import dear_of, kept_answer
from .request import answer, language, rooms_of


async def analysis(request: Request) -> Response:
    """Everyone's chances move by move and the moments that swung them, or how far that is."""
    rooms, lang = rooms_of(request), language(request)
    room = await rooms.get(request.path_params["table"])
    table = room.table
    if table.state != "over":
        raise not_over()
    room.check_unsealed()
    found = await rooms.services.analyst.find(table)
    if not isinstance(found, judged.Analysis):
        return answer(
            Analysis(
                ready=False, done=found.done, total=found.total, ahead=found.ahead,
                judge=judge_of(table.game).title.text(lang), chances=[], errors=[], swings=[],
            )
        )  # fmt: skip
    match, names = table.position.copy(), table.all_names()
    chances, errors, all_swings = found.chances, found.errors, found.swings
    steps = len(match.moves)

    def make() -> bytes:
        swings = [_swing_info(match, swing, lang, names) for swing in all_swings]
        judge = get_bot(found.judge).title.text(lang)
        return encode(
            Analysis(
                ready=True, done=steps, total=steps, ahead=0,
                judge=judge, chances=chances, errors=errors, swings=swings,
            )
        )  # fmt: skip

    key = "analysis", table.id, lang, *map(tuple, names.values())
    return kept_answer(request, await dear_of(request).find(request, key, make))


def _swing_info(match: Match, swing: judged.Swing, lang: str, names: coach.Names) -> SwingInfo:
    """A swing in words. What a move is called depends on the position it was made in."""
    before = match.at(swing.number)

    def words(move: int) -> str:
        return before.move(swing.seat, move).text(lang, names[lang])

    reason = coach.reason(before, swing.seat, swing.better, swing.move, names)
    return SwingInfo(
        moves=swing.number + 1,
        seat=swing.seat,
        move=words(swing.move),
        better=words(swing.better),
        share=swing.share,
        better_share=swing.better_share,
        error=swing.error,
        reason="" if reason is None else reason.text(lang),
    )
