"""A table in words and views: what one reader may see, in the reader's language."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from menagerie.core.match import Event, Match
from menagerie.core.words import Message, ScoreLine

from ..tables.table import Table
from .live_messages import Update
from .messages import EventInfo, Frame, LegalMove, Result, ScoreInfo, SeatResult, SeatView

SPECTATOR = "spectator"


def eyes_key(eyes: int | None) -> str:
    return SPECTATOR if eyes is None else str(eyes)


class Telling:
    """A moment of a table in one language; what all eyes see alike is made once."""

    def __init__(self, table: Table, lang: str, seq: int, reset: bool) -> None:
        """Without `reset` only the last move's events are told."""
        self._table, self._lang, self._seq, self._reset = table, lang, seq, reset
        match = table.position
        self._names = table.names(lang)
        self._events = [
            (event, _event(event, table.move_versions[event.number], lang, self._names))
            for event in match.all_events(0 if reset else len(match.moves) - 1)
        ]
        self._clocks = clocks(table, time.time())
        self._result = result(match, lang, self._names) if table.state == "over" else None

    def update(self, eyes: int | None) -> Update:
        """The position for one pair of eyes."""
        return Update(
            seq=self._seq,
            version=self._table.version,
            waiting=self._table.waiting,
            views={eyes_key(eyes): self._view(eyes)},
            events=[told for event, told in self._events if event.reaches(eyes)],
            reset=self._reset,
            clocks=self._clocks,
            result=self._result,
        )

    def _view(self, eyes: int | None) -> SeatView:
        table, match = self._table, self._table.position
        view = match.game.view(match.state, eyes)
        legal = []
        if eyes is not None and eyes in table.waiting:
            legal = _legal(match, eyes, self._lang, self._names)
        return SeatView(
            view=view,
            legal=legal,
            can_undo=eyes is not None and may_undo(table, eyes),
            ask=question(match, view, self._lang, self._names),
        )


def may_undo(table: Table, seat: int) -> bool:
    playing = table.terms.undo and table.state == "playing"
    return playing and table.seats[seat].kind == "human" and table.position.can_undo(seat)


def question(match: Match, view: Any, lang: str, names: Sequence[str]) -> str:
    """The sentence a deciding seat is asked: the view names its key."""
    ask = getattr(view, "ask", None)
    return match.game.words.text(Message(ask.key, ask.args), lang, names) if ask else ""


def _legal(match: Match, seat: int, lang: str, names: Sequence[str]) -> list[LegalMove]:
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


def _event(event: Event, number: int, lang: str, names: Sequence[str]) -> EventInfo:
    return EventInfo(
        number=number, kind=event.kind, args=dict(event.args), text=event.text(lang, names)
    )


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
        events=[_event(event, number, lang, names) for event in last],
        scores=match.scores,
    )
