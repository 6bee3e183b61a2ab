"""Laws of knowledge: nothing a seat is shown depends on what it cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from menagerie.core.state.events import HIDDEN, SPECTATOR, WIDTH, event_buffer
from menagerie.core.state.random import sampling_stream
from worlds import Case, copy_of, every_case, games_per_case, legal_mask, positions

POSITIONS = 1.5  # looked at in each of the 2,000 random games of a game, on average


def imagined(case: Case, state: Any, seat: int, seed: int) -> Any:
    world = copy_of(case.game, state)
    case.game.imagine(world, seat, sampling_stream(seed))
    return world


def sampled(case: Case) -> Iterator[tuple[Any, int, int, int]]:
    """Positions of many random games, and a seat that looks at each."""
    looker = random.Random(str(case))
    share = POSITIONS / sum(1 for _ in positions(case, seed=0))
    for seed in range(games_per_case(case.game)):
        for state, mover, move in positions(case, seed, share):
            yield state, mover, move, looker.randrange(case.seats)


def seen(case: Case, state: Any, seat: int) -> tuple[bytes, ...]:
    """All that is shown to a seat, as bytes."""
    observation = np.zeros(case.game.observation, np.int8)
    case.game.observe(state, seat, observation)
    return (
        msgspec.json.encode(case.game.view(state, seat)),
        msgspec.json.encode(case.game.view(state, None)),
        legal_mask(case.game, state, seat).tobytes(),
        observation.tobytes(),
    )


def reasons(case: Case, state: Any, seat: int) -> list[Any]:
    """Why the seat may not make some of the moves, if it is asked."""
    mask = legal_mask(case.game, state, seat)
    if not mask.any():
        return []
    bits = int.from_bytes(mask.tobytes(), "little")
    illegal = [
        move
        for kind in case.game.moves
        for move in range(kind.start, kind.start + kind.size)
        if not bits >> move & 1
    ]
    return [case.game.why_not(state, seat, move) for move in illegal[:: max(1, len(illegal) // 20)]]


def act_and_listen(case: Case, state: Any, mover: int, move: int) -> tuple[Any, list[list[int]]]:
    """The next state and the events of one move."""
    after, buffer = copy_of(case.game, state), event_buffer()
    case.game.act(after, mover, move, buffer)
    rows = [buffer[1 + k * WIDTH : 1 + (k + 1) * WIDTH].tolist() for k in range(int(buffer[0]))]
    return after, rows


def heard(rows: list[list[int]], seat: int) -> list[tuple[int, ...]]:
    return [(row[0], *row[2:]) for row in rows if row[1] >> seat & 1]


@every_case
def test_imagination_forgets_what_it_replaced(case: Case) -> None:
    for state, _, _, seat in sampled(case):
        once = imagined(case, state, seat, 1)
        assert imagined(case, once, seat, 2).tobytes() == imagined(case, state, seat, 2).tobytes()


@every_case
def test_a_seat_sees_the_same_in_every_world_it_can_imagine(case: Case) -> None:
    for number, (state, _, _, seat) in enumerate(sampled(case)):
        world = imagined(case, state, seat, number)
        assert seen(case, world, seat) == seen(case, state, seat)
        assert reasons(case, world, seat) == reasons(case, state, seat)
        pieces = case.game.pieces
        assert list(pieces(world)) == list(pieces(state))


@every_case
def test_imagined_worlds_do_differ_from_the_truth(case: Case) -> None:
    """Else the laws above would say nothing. The random key is left out of the comparison."""
    skip = case.game.state.dtype.fields["waiting"][1]  # type: ignore[index]
    different = sum(
        imagined(case, state, seat, 9).tobytes()[skip:] != state.tobytes()[skip:]
        for state, _, _, seat in sampled(case)
    )
    assert different > 10


@every_case
def test_events_tell_a_seat_no_more_than_it_then_knows(case: Case) -> None:
    """Where a seat cannot tell two worlds apart after a move, it was told the same in both."""
    compared = 0
    for number, (state, mover, move, seat) in enumerate(sampled(case)):
        world = imagined(case, state, seat, number)
        bits = int.from_bytes(legal_mask(case.game, world, mover).tobytes(), "little")
        if not bits >> move & 1:
            continue
        after, rows = act_and_listen(case, state, mover, move)
        world_after, world_rows = act_and_listen(case, world, mover, move)
        if (
            imagined(case, after, seat, 1).tobytes()
            == imagined(case, world_after, seat, 1).tobytes()
        ):
            compared += 1
            assert heard(rows, seat) == heard(world_rows, seat)
            assert heard(rows, SPECTATOR) == heard(world_rows, SPECTATOR)
    assert compared > 10


@every_case
def test_a_move_that_reveals_nothing_teaches_its_mover_nothing(case: Case) -> None:
    """Only such a move may be taken back."""
    harmless = 0
    for number, (state, mover, move, _) in enumerate(sampled(case)):
        after, rows = act_and_listen(case, state, mover, move)
        if any(case.game.events[row[0]].reveals for row in rows):
            continue
        world_after, _ = act_and_listen(case, imagined(case, state, mover, number), mover, move)
        assert seen(case, world_after, mover) == seen(case, after, mover)
        harmless += 1
    assert harmless > 0


@every_case
def test_every_event_can_be_told_in_both_languages(case: Case) -> None:
    names = ["Аня", "Боря", "Валера", "Галя", "Даша", "Егор", "Женя"]
    for seed in range(6):
        match = case.match(seed)
        for _, seat, move in positions(case, seed):
            assert match.move(seat, move).text("ru", names)
            for event in match.play(seat, move):
                assert HIDDEN not in event.args.values()
                for lang in ("ru", "en"):
                    text = event.text(lang, names)
                    assert text
                    assert "{" not in text
