"""A lesson with its moves found: what is played at the table, one move after the other."""

from functools import cache

from .errors import BadRecord
from .game import Game
from .lesson import Choice, Lesson, Step
from .match import Match
from .position import Position
from .text import Said
from .words import Phrase, pieces

# As many moves of others in a row are followed with ease.
CALM = 4


class Script:
    """The moves of a lesson. One that the rules no longer allow is a BadRecord."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        match = self._dealt()
        for seat, choice in lesson.opening:
            match.play(seat, found(match, seat, choice))
        self.opening = len(match.moves)
        self.told_at: list[int] = []  # by step: how many moves are made when it is told
        for step in lesson.steps:
            self.told_at.append(len(match.moves))
            turns = [(lesson.seat, step.move), *step.meanwhile] if step.move else []
            for seat, choice in turns:
                match.play(seat, found(match, seat, choice))
        self.moves = match.moves

    def _dealt(self) -> Match:
        lesson = self.lesson
        return Match(self.game, lesson.seats, lesson.options, lesson.seed)

    def begun(self) -> Match:
        """The match where the lesson begins."""
        match = self._dealt()
        for seat, move in self.moves[: self.opening]:
            match.play(seat, move)
        return match

    def position(self) -> Position:
        return Position.of(self.begun(), self.lesson.seat)

    def next(self, match: Match) -> tuple[int, int] | None:
        """Whose move the lesson waits for, and which; None once the match is free."""
        made = len(match.moves)
        follows = match.seed == self.lesson.seed and match.moves == self.moves[:made]
        return self.moves[made] if follows and made < len(self.moves) else None

    def pause(self, match: Match) -> float:
        """How much of the usual time the next move of the others takes: the more of them come in a
        row, the less, so that nobody waits long for the next step."""
        made = len(match.moves)
        edges = [n for n, (seat, _) in enumerate(self.moves) if seat == self.lesson.seat]
        before = max((n for n in edges if n < made), default=-1)
        after = min((n for n in edges if n >= made), default=len(self.moves))
        return min(1.0, CALM / (after - before - 1 or 1))

    def asking(self, match: Match) -> Step:
        """The step whose move the lesson waits for."""
        made = len(match.moves)
        asked = zip(self.lesson.steps, self.told_at, strict=True)
        return next(step for step, at in asked if step.move is not None and at == made)

    def said(self, told: Said, lang: str, names: list[str] | None = None) -> str:
        """A text of the lesson with the players' names."""
        if isinstance(told, Phrase):
            return told.words.text(told.message, lang, names, self.lesson.seat)
        template = told.text(lang)
        seats = {one.value: int(one.value[4:]) for one in pieces(template) if one.value}
        return self.game.words.filled(template, seats, lang, names, self.lesson.seat)


@cache
def script_of(game: Game) -> Script | None:
    """The script of the game's lesson, if it has one."""
    return None if game.lesson is None else Script(game, game.lesson)


def found(match: Match, seat: int, choice: Choice) -> int:
    """The only legal move that a choice means."""
    fitting = [
        move.id
        for move in match.legal(seat)
        if move.kind == choice.kind and choice.args.items() <= dict(move.args).items()
    ]
    if len(fitting) != 1:
        legal = "; ".join(f"{move.kind} {dict(move.args)}" for move in match.legal(seat))
        raise BadRecord(
            f"Урок: ход {len(match.moves)}, место {seat}: {choice} — подходит ходов: "
            f"{len(fitting)}. Можно: {legal or 'ничего'}.",
            f"Lesson: move {len(match.moves)}, seat {seat}: {choice} fits {len(fitting)} moves. "
            f"Legal: {legal or 'nothing'}.",
        )
    return fitting[0]
