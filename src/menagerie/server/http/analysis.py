"""Answers that are made once and kept: an analysis of a finished game, an earlier moment of one,
and what a game's tools say."""

import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from menagerie.bots import analysis as judged
from menagerie.bots import coach, get_bot
from menagerie.bots.catalogue import judge_of
from menagerie.core.match import Match
from menagerie.core.registry import get_game

from ..errors import Denied, malformed, not_over
from ..wire.encoding import encode
from ..wire.messages import Analysis, Moment, SwingInfo
from .dear import dear_of, kept_answer
from .identity import guest
from .request import answer, body, language, rooms_of, whole_number


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


async def past(request: Request) -> Response:
    """The table after the move that led to `version`, as a held seat or a spectator saw it."""
    room = await rooms_of(request).get(request.path_params["table"])
    version, viewer = whole_number(request, "version"), whole_number(request, "seat")
    if version is None:
        raise malformed()
    if viewer is not None and viewer not in room.seats_of(guest(request)):
        raise Denied.NOT_YOUR_SEAT()
    room.check_viewer(guest(request), viewer)
    moves = room.table.moves_until(version)
    if room.table.match is None or moves is None:
        raise Denied.NO_MOMENT()
    then = room.table.match.at(moves)

    def make() -> bytes:
        return encode(Moment(version=version, view=then.game.view(then.state, viewer)))

    key = "past", room.table.id, version, viewer  # a version names a position for good
    return kept_answer(request, await dear_of(request).find(request, key, make))


# The same question is written in one way, however it came.
_canonical = msgspec.json.Encoder(order="deterministic").encode


async def use(request: Request) -> Response:
    """Ask a tool of a game; it needs no guest and no table. The same question has the same answer,
    which is made once."""
    game = get_game(request.path_params["game"])
    tool, lang = game.tool(request.path_params["tool"]), language(request)
    asked = await body(request, tool.Ask)

    def make() -> bytes:
        return encode(tool.answer(asked, lang))

    question = hashlib.blake2b(_canonical(asked), digest_size=16).digest()
    key = "tool", game.id, tool.name, question, lang
    return kept_answer(request, await dear_of(request).find(request, key, make))
