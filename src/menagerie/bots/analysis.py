"""A finished game looked at again: everybody's chances move by move, and where a better move was
to be had."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import mean, stdev
from typing import Any, NamedTuple

from menagerie.core.game import TABLE
from menagerie.core.match import Match, replay
from menagerie.search.search import Search

from .catalogue import judge_of
from .knowledge import Knowledge
from .levels import style_of
from .promise import WORLDS, promises, won

LOOK = 96  # iterations of a seat's look at a position, at most …
THOUGHTS = 5  # … and for a whole game as many as for so many moves of the judge's
LOOKS = 4000  # seats' looks in a game, at most: even a short one takes a millisecond
MOVER = 4  # the player who decides looks so many times as long: where was it better?
SWINGS = 5  # moves shown
SUSPECTS = 6  # moves that are judged thoroughly
NOTABLE = 0.03  # share of victory below which moves count as equally good
SURE = 2.0  # standard errors of a range that holds the truth nearly always
SURE_OF_WORLDS = 2.4  # the same for the mean of a few worlds


@dataclass(frozen=True)
class Swing:
    """Move `number`, and one that promised clearly more by what its player knew."""

    number: int
    seat: int
    move: int
    better: int
    share: float  # of victory, what the move promised …
    better_share: float  # … and the better one
    error: float  # how far the difference may be off


@dataclass(frozen=True)
class Analysis:
    """A finished game: chances[k][seat] after k moves, how far each may be off, and the moves for
    which something clearly better was found."""

    game: str
    judge: str  # the level that judged it
    seats: int
    chances: list[list[float]]
    errors: list[list[float]]
    swings: list[Swing]


class Look(NamedTuple):
    """One position: everybody's chance, how far it may be off, and what the player who decides
    seems to lose by the move that was made."""

    chances: list[float]
    errors: list[float]
    lost: float = 0.0


def chances(match: Match, seed: int, iterations: int = LOOK) -> list[float]:
    """Return each seat's chance to win: one estimate for all, which adds up to one."""
    return look(match, seed, iterations).chances


def look(match: Match, seed: int, iterations: int = LOOK, played: int | None = None) -> Look:
    """Look at a position from every seat by what it knows, and make one estimate of all views."""
    if match.over:
        return Look(won(match), [0.0] * match.seats)
    style = style_of(judge_of(match.game).id, match.game)
    views, lost = list[list[float]](), 0.0
    for seat in range(match.seats):
        decides = played is not None and match.legal_ids(seat) != [] and seat == match.waiting[0]
        search = Search(
            Knowledge(match, seat),
            seed,
            style._replace(iterations=iterations * (MOVER if decides else 1)),
        )
        search.run()
        views.append([_share(search, other, match.seats) for other in range(match.seats)])
        if decides:
            found = search.findings()
            made = next((one for one in found if one.move == played and one.visits), None)
            lost = max(one.wins for one in found if one.visits) - (made.wins if made else 0.0)
    return Look(*_pooled(match, views, iterations), lost)


def _share(search: Search, seat: int, seats: int) -> float:
    """Return what a search expects for a seat, with one even chance added: none is sure."""
    return (search.chance(seat) * search.done + 1 / seats) / (search.done + 1)


def _pooled(
    match: Match, views: Sequence[Sequence[float]], iterations: int
) -> tuple[list[float], list[float]]:
    """A seat knows most about itself: its own view counts as much as those of all others."""
    shares, variances = list[float](), list[float]()
    for seat, own in enumerate(view[seat] for seat, view in enumerate(views)):
        others = [view[seat] for other, view in enumerate(views) if other != seat]
        other = mean(others) if others else own
        shares.append((own + other) / 2)
        samples = iterations * max(1, len(others))
        variances.append((own * (1 - own) / iterations + other * (1 - other) / samples) / 4)
    # Rivals played by the rules may win too: only among seats do the shares add up to one.
    total = sum(shares) if match.game.ranked(match.seats) == match.seats else 1.0
    return (
        [round(share / total, 4) for share in shares],
        [round(SURE * variance**0.5 / total, 4) for variance in variances],
    )


def analyse(
    record: Any,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
    iterations: int = LOOK,
) -> Analysis:
    """Each seat's chance after each move of a record, and the moves that gave most away.

    In a game of a thousand moves the chances are looked at after every second or third of them.
    """
    match, report = replay(record), progress or (lambda done, total: None)
    last, judge = len(match.moves), judge_of(match.game)
    total, thoughts = last + SUSPECTS, THOUGHTS * style_of(judge.id, match.game).iterations
    iterations = max(1, min(iterations, thoughts // (match.seats * max(1, last))))
    every = -(-match.seats * last // LOOKS) or 1
    looks, lost = list[Look](), dict[int, float]()
    for number in range(last + 1):
        if number % every and number != last:
            looks.append(looks[-1])
        else:
            seat, move = match.moves[number] if number < last else (TABLE, None)
            position = match.at(number)
            decided = seat != TABLE and len(position.legal_ids(seat)) > 1
            looks.append(look(position, seed, iterations, move if decided else None))
            if decided:
                lost[number] = looks[-1].lost
        report(number, total)
    swings = list[Swing]()
    for k, number in enumerate(sorted(lost, key=lambda n: -lost[n])[:SUSPECTS]):
        if (swing := _swing(match, number, seed)) is not None:
            swings.append(swing)
        report(last + k + 1, total)
    report(total, total)
    most = sorted(swings, key=lambda one: one.share - one.better_share)[:SWINGS]
    return Analysis(
        match.game.id,
        judge.id,
        match.seats,
        [one.chances for one in looks],
        [one.errors for one in looks],
        sorted(most, key=lambda one: one.number),
    )


def _swing(match: Match, number: int, seed: int) -> Swing | None:
    """Judge one move by what its player knew: the best one is searched for, and then both are
    tried in the same worlds. None where it is not clearly better."""
    seat, move = match.moves[number]
    knowledge = Knowledge(match.at(number), seat)
    search = Search(knowledge, seed, style_of(judge_of(match.game).id, match.game))
    search.run()
    best = search.findings()[0].move
    if best == move:
        return None
    better, played = promises(knowledge, best, seed), promises(knowledge, move, seed)
    differences = [a - b for a, b in zip(better, played, strict=True)]
    lost, error = mean(differences), SURE_OF_WORLDS * stdev(differences) / WORLDS**0.5
    if lost < max(NOTABLE, error):
        return None
    return Swing(
        number=number,
        seat=seat,
        move=move,
        better=best,
        share=round(mean(played), 4),
        better_share=round(mean(better), 4),
        error=round(error, 4),
    )
