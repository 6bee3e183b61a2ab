"""A table as one viewer may see it, in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.game import Game
from menagerie.core.match import Event, Match
from menagerie.core.words import Message, ScoreLine

from .messages import EventInfo, LegalMove, Result, ScoreInfo, SeatResult, SeatView

SPECTATOR = "spectator"


def viewer_key(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)


def seat_view(match: Match, seat: int | None, names: Sequence[str], lang: str) -> SeatView:
    """The view, the legal moves with their words, and the sentence to show."""
    view = match.view(seat)
    legal = []
    if seat is not None:
        legal = [
            LegalMove(move.id, move.kind, dict(move.args), move.text(lang, names), move.final)
            for move in match.legal(seat)
        ]
    undo = seat is not None and match.can_undo(seat)
    return SeatView(view, legal, undo, sentence(match, view, seat, names, lang))


def sentence(
    match: Match, view: dict[str, object], seat: int | None, names: Sequence[str], lang: str
) -> str:
    """What the seat is asked, or whom the table waits for."""
    ask = view.get("ask")
    if seat in match.waiting and isinstance(ask, dict):
        return match.game.words.text(Message(ask["key"], ask["args"]), lang, names)
    if match.over:
        return "Партия окончена" if lang == "ru" else "The game is over"
    who = ", ".join(names[other] for other in match.waiting)
    return f"Ждём: {who}" if lang == "ru" else f"Waiting for {who}"


def event_infos(events: Sequence[Event], names: Sequence[str], lang: str) -> list[EventInfo]:
    return [EventInfo(e.number, e.kind, dict(e.args), e.text(lang, names)) for e in events]


def score_info(game: Game, line: ScoreLine, names: Sequence[str], lang: str) -> ScoreInfo:
    parts = [score_info(game, part, names, lang) for part in line.parts]
    return ScoreInfo(game.words.text(line, lang, names), line.points, parts)


def result(match: Match, names: Sequence[str], lang: str) -> Result | None:
    """Every point explained, once the game is over."""
    if not match.over:
        return None
    scores, places = match.scores, match.places
    seats = [
        SeatResult(
            scores[seat],
            places[seat],
            [score_info(match.game, line, names, lang) for line in match.score_lines(seat)],
        )
        for seat in range(match.seats)
    ]
    return Result(seats, scores[match.seats :])
