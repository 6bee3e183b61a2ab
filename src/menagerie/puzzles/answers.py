"""What an answer to a puzzle is told: what it is worth beside the best move, what may come of it,
and why another one is better."""

from collections.abc import Sequence
from dataclasses import dataclass

from menagerie.bots.coach import Names, reason
from menagerie.core.match import Match
from menagerie.core.puzzle import Puzzle, Worth
from menagerie.core.text import Text, decimal, percent
from menagerie.core.told import Event
from menagerie.core.words import plural

RIGHT = Text(
    "Шансы на победу {share}, в среднем на {lead} очка лучше следующего хода.",
    "{share} chance to win, on average {lead} points better than the next move.",
)
WRONG = Text(
    "Шансы на победу {share}, у лучшего хода {best}; в среднем на {lead} очка меньше.",
    "{share} chance to win, {best} with the best move; on average {lead} points fewer.",
)
RIGHT_EXACT = Text(
    "В конце выходит {points}, следующий ход даёт {next}.",
    "It makes {points} in the end; the next move makes {next}.",
)
WRONG_EXACT = Text(
    "Так в конце выходит {points}, а можно {best}.",
    "This makes {points} in the end; {best} can be had.",
)


@dataclass(frozen=True)
class Verdict:
    """A judged answer."""

    right: bool
    told: Text  # what the move is worth
    follows: list[Event]  # what the solver would see next, after a wrong one


def judge(puzzle: Puzzle, match: Match, move: int) -> Verdict:
    """Judge a legal move of the puzzle's position, which `match` stands at."""
    worth = puzzle.worth(move)
    right = worth is puzzle.best
    told = _right(puzzle) if right else _wrong(puzzle, worth)
    return Verdict(right, told, [] if right else _following(match, puzzle, worth))


def _right(puzzle: Puzzle) -> Text:
    best, following = puzzle.best, puzzle.others[0]
    if best.share is None:
        return RIGHT_EXACT.fill(points=_points(best), next=_points(following))
    lead = best.points - max(one.points for one in puzzle.others)
    return RIGHT.fill(share=percent(best.share), lead=decimal(lead))


def _wrong(puzzle: Puzzle, worth: Worth) -> Text:
    best = puzzle.best
    if worth.share is None or best.share is None:
        return WRONG_EXACT.fill(points=_points(worth), best=_points(best))
    return WRONG.fill(
        share=percent(worth.share),
        best=percent(best.share),
        lead=decimal(best.points - worth.points),
    )


def _points(worth: Worth) -> Text:
    n = round(worth.points)
    return Text(
        f"{n} {plural('ru', n, ('очко', 'очка', 'очков'))}",
        f"{n} {plural('en', n, ('point', 'points'))}",
    )


def _following(match: Match, puzzle: Puzzle, wrong: Worth) -> list[Event]:
    """How it may go on, as the solver sees it."""
    if not wrong.follows:
        return []
    after, seat = match.copy(), puzzle.position.seat
    begun = len(after.moves)
    for mover, move in [(seat, wrong.move), *wrong.follows]:
        after.play(mover, move)
    return after.events(seat, begun + 1)


def why(puzzle: Puzzle, match: Match, tried: int | None, names: Names | None = None) -> Text | None:
    """Why the best move is better than the one tried, in the game's own terms."""
    best = puzzle.best.move
    return reason(match, puzzle.position.seat, best, None if tried == best else tried, names)


def sentences(events: Sequence[Event], lang: str, names: Sequence[str], seat: int) -> list[str]:
    """Events in words for the solver."""
    return [event.text(lang, names, seat) for event in events]
