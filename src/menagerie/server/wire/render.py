"""A match as messages: what one viewer may see of it, in the viewer's language.

A viewer is a seat, or None: a spectator.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from menagerie.bots.coach import Advice
from menagerie.core.game import TABLE, Game, plain_move
from menagerie.core.match import Match
from menagerie.core.told import Event
from menagerie.core.words import Message, ScoreLine

from .live_messages import HintMove
from .messages import EventInfo, Frame, LegalMove, Result, RivalResult, ScoreInfo, SeatResult


def question(match: Match, view: Any, viewer: int | None, lang: str, names: Sequence[str]) -> str:
    """The sentence a deciding seat is asked: the view names its key."""
    ask = getattr(view, "ask", None)
    return match.game.words.text(Message(ask.key, ask.args), lang, names, viewer) if ask else ""


def legal_moves(
    match: Match, seat: int, ids: Sequence[int], lang: str, names: Sequence[str]
) -> list[LegalMove]:
    """These moves of a seat. Most are told to everybody in the same words, at every table of the
    game: those are put together once."""
    known, told = _known_moves(match.game, lang), []
    plain = match.game.describe is plain_move
    for number in ids:
        message, info = known.get(number, (None, None))
        if plain and info is not None:
            told.append(info)
            continue
        move = match.move(seat, number)
        if info is None or message != move.message:
            info = LegalMove(
                id=move.id,
                kind=move.kind,
                args=dict(move.args),
                text=move.text(lang, names, seat),
                final=move.final,
            )
            if not match.game.words.names_players(move.message.key):
                known[move.id] = move.message, info
        told.append(info)
    return told


@cache
def _known_moves(game: Game, lang: str) -> dict[int, tuple[Message, LegalMove]]:
    """By id: what a move of the game was told as last, and from which message."""
    return {}


def hint_move(advice: Advice, match: Match, seat: int, lang: str, names: Sequence[str]) -> HintMove:
    """A move worth considering, and those that complete the decision, with their words."""
    ahead, steps = match.copy(), list[LegalMove]()
    for move in (advice.move, *advice.then):
        steps += legal_moves(ahead, seat, [move], lang, names)
        ahead.play(seat, move)
    return HintMove(
        move=advice.move,
        then=steps[1:],
        text=" → ".join(step.text for step in steps),
        share=advice.share,
        why=advice.why.text(lang),
        judge=advice.judge.text(lang),
        reason="" if advice.reason is None else advice.reason.text(lang),
    )


def event_info(
    event: Event, version: int, lang: str, names: Sequence[str], you: int | None = None
) -> EventInfo:
    """What happened, told to everybody, or to one of those it happened to."""
    return EventInfo(
        version=version, kind=event.kind, args=dict(event.args), text=event.text(lang, names, you)
    )


def result(match: Match, lang: str, names: Sequence[str]) -> Result:
    """The end, with every point explained."""
    scores, places = match.scores, match.places

    def line(one: ScoreLine) -> ScoreInfo:
        text = match.game.words.text(one, lang, names)
        return ScoreInfo(text=text, points=one.points, parts=[line(part) for part in one.parts])

    ended = [
        SeatResult(points, place, [line(one) for one in match.score_lines(n)])
        for n, (points, place) in enumerate(zip(scores, places, strict=True))
    ]
    rivals = [
        RivalResult(one.points, one.place, one.lines, match.game.words.label("rival", lang))
        for one in ended[match.seats :]
    ]
    named = [*names, *(rival.name for rival in rivals)]
    ties = [match.game.words.text(one, lang, named) for one in match.ties]
    return Result(seats=ended[: match.seats], rivals=rivals, ties=ties)


def frames(
    match: Match, versions: Sequence[int], viewer: int | None, lang: str, names: Sequence[str]
) -> list[Frame]:
    """A finished game from the deal to the end; `versions[k]` is the one after k moves."""
    past = [match.at(moves) for moves in range(len(versions))]
    shown = [_frame(past[0], versions[0], None, "", viewer, lang, names)]
    for before, after, version in zip(past, past[1:], versions[1:], strict=False):
        seat, move = after.moves[-1]
        text = before.move(seat, move).text(lang, names)
        mover = None if seat == TABLE else seat
        shown.append(_frame(after, version, mover, text, viewer, lang, names))
    return shown


def _frame(
    match: Match, version: int, seat: int | None, move: str,
    viewer: int | None, lang: str, names: Sequence[str],
) -> Frame:  # fmt: skip
    happened = match.events(viewer, len(match.moves) - 1) if match.moves else []
    return Frame(
        version=version,
        seat=seat,
        move=move,
        view=match.game.view(match.state, viewer),
        events=[event_info(event, version, lang, names, viewer) for event in happened],
        scores=match.scores,
    )
