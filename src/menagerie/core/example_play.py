"""Examples of the rules played: where they begin, and whether they come as they are told."""

from collections.abc import Iterator

import msgspec

from .example import Example, Try
from .game import Game
from .lesson import Choice
from .position import Position


def position_of(game: Game, example: Example) -> Position:
    """Where an example begins."""
    return Position(game=game.id, version=game.version, **msgspec.structs.asdict(example.moment))


def problems(game: Game, example: Example) -> list[str]:
    """What does not come as the example tells it, in sentences."""
    return [
        f"{example.name}, {number}: {problem}"
        for number, tried in enumerate(example.tries, 1)
        for problem in _differences(game, example, tried)
    ]


def _differences(game: Game, example: Example, tried: Try) -> Iterator[str]:
    match, seat = position_of(game, example).match(), example.moment.seat
    before, start = match.scores, len(match.moves)
    for number, choice in enumerate(tried.moves, 1):
        move = move_id(game, choice)
        why = match.explain(seat, move)
        expected = tried.refused if number == len(tried.moves) else ""
        if (why.rule if why else "") != expected:
            yield f"{choice.kind} is refused by {why.rule if why else 'nothing'}, not {expected!r}"
        if why:
            return
        match.play(seat, move)
    events = match.all_events(start)
    for at, points in tried.gains.items():
        if match.scores[at] - before[at] != points:
            yield f"seat {at} gains {match.scores[at] - before[at]}, not {points}"
    if tried.total is not None and match.scores[seat] != tried.total:
        yield f"{match.scores[seat]} points, not {tried.total}"
    for kind, args in tried.happens:
        if not any(e.kind == kind and args.items() <= e.args.items() for e in events):
            yield f"there is no event {kind} {dict(args)}"
    for kind in {event.kind for event in events} & set(tried.never):
        yield f"there is an event {kind}"


def move_id(game: Game, choice: Choice) -> int:
    """The number of a move that is known by its kind and values."""
    kind = next(one for one in game.moves if one.name == choice.kind)
    ids = range(kind.start, kind.start + kind.size)
    return next(move for move in ids if kind.decode(move) == dict(choice.args))
