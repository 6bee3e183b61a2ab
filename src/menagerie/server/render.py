"""A table in words and views: what one reader may see, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from menagerie.core.match import Match
from menagerie.core.words import Message, ScoreLine

from .messages import EventInfo, Frame, LegalMove, Result, ScoreInfo, SeatResult, SeatView, Update
from .table import Table

SPECTATOR = "spectator"


def eyes_key(eyes: int | None) -> str:
    return SPECTATOR if eyes is None else str(eyes)


def update_message(
    table: Table, eyes: int | None, lang: str, seq: int, at: float, reset: bool
) -> Update:
    """The position for one pair of eyes; without `reset` only the last move's events."""
    match, names = table.position, table.names(lang)
    since = 0 if reset else len(match.moves) - 1
    return Update(
        seq=seq,
        version=table.version,
        waiting=table.waiting,
        views={eyes_key(eyes): seat_view(table, eyes, lang, names)},
        events=events(table, eyes, lang, names, since),
        reset=reset,
        clocks=clocks(table, at),
        result=result(match, lang, names) if table.state == "over" else None,
    )


def seat_view(table: Table, eyes: int | None, lang: str, names: Sequence[str]) -> SeatView:
    match = table.position
    view = match.game.view(match.state, eyes)
    asked = eyes is not None and eyes in table.waiting
    return SeatView(
        view=view,
        legal=legal_moves(match, eyes, lang, names) if asked and eyes is not None else [],
        can_undo=eyes is not None and may_undo(table, eyes),
        ask=question(match, view, lang, names),
    )


def may_undo(table: Table, seat: int) -> bool:
    playing = table.terms.undo and table.state == "playing"
    return playing and table.seats[seat].kind == "human" and table.position.can_undo(seat)


def question(match: Match, view: Any, lang: str, names: Sequence[str]) -> str:
    """The sentence a deciding seat is asked: the view names its key."""
    ask = getattr(view, "ask", None)
    return match.game.words.text(Message(ask.key, ask.args), lang, names) if ask else ""


def legal_moves(match: Match, seat: int, lang: str, names: Sequence[str]) -> list[LegalMove]:
    return [
        LegalMove(
            id=move.id,
            kind=move.kind,
            args=dict(move.args),
            text=move.text(lang, names),
            final=move.final,
        )
        for move in match.legal(seat)
    ]


def events(
    table: Table, eyes: int | None, lang: str, names: Sequence[str], since: int
) -> list[EventInfo]:
    return [
        EventInfo(
            number=table.move_versions[event.number],
            kind=event.kind,
            args=dict(event.args),
            text=event.text(lang, names),
        )
        for event in table.position.events(eyes, since)
    ]


def clocks(table: Table, at: float) -> list[float | None]:
    if table.clocks is None:
        return [None] * table.terms.seats
    return [round(table.clocks.left_at(seat, at), 1) for seat in range(table.terms.seats)]


def result(match: Match, lang: str, names: Sequence[str]) -> Result:
    """The end, with every point explained."""
    scores, places = match.scores, match.places

    def line(one: ScoreLine) -> ScoreInfo:
        text = match.game.words.text(one, lang, names)
        return ScoreInfo(text=text, points=one.points, parts=[line(part) for part in one.parts])

    seats = [
        SeatResult(
            points=scores[seat],
            place=places[seat],
            lines=[line(one) for one in match.score_lines(seat)],
        )
        for seat in range(match.seats)
    ]
    return Result(seats=seats, rivals=scores[match.seats :])


def frames(match: Match, eyes: int | None, lang: str, names: Sequence[str]) -> list[Frame]:
    """A finished game from the deal to the end, through these eyes."""
    again = Match(match.game, match.seats, match.options, match.seed)
    shown = [_frame(again, None, "", eyes, lang, names)]
    for seat, move in match.moves:
        text = again.move(seat, move).text(lang, names)
        again.play(seat, move)
        shown.append(_frame(again, seat, text, eyes, lang, names))
    return shown


def _frame(
    match: Match, seat: int | None, text: str, eyes: int | None, lang: str, names: Sequence[str]
) -> Frame:
    number = len(match.moves)
    last = match.events(eyes, number - 1) if number else []
    return Frame(
        number=number,
        seat=seat,
        move=text,
        view=match.game.view(match.state, eyes),
        events=[
            EventInfo(number=number, kind=e.kind, args=dict(e.args), text=e.text(lang, names))
            for e in last
        ],
        scores=match.scores,
    )
