"""Laws of knowledge: nothing a seat is shown depends on what it cannot know."""

import random
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any, NoReturn

import msgspec
import numpy as np

from menagerie.core.contract import State
from menagerie.core.state.bits import members
from menagerie.core.state.events import HIDDEN, SPECTATOR, WIDTH, event_buffer
from menagerie.core.state.memory import copy_of
from menagerie.core.view import Ask, one_moment
from menagerie.core.words import LANGUAGES, Message
from menagerie.testing.sentences import flaw_in
from menagerie.testing.worlds import Case, games_per_case, imagined, legal_bits, positions

POSITIONS = 0.4  # looked at in each of the 2,000 random games of a game, on average
ADVISED = 5  # of so many positions, advice is looked at in one
TOGETHER = 20  # and of so many, all views are made at once in one
ENOUGH = 10  # positions; a law that was checked on fewer says little
NAMES = ["Аня", "Боря", "Валера", "Галя", "Даша", "Егор", "Женя", "Зоя"]


@cache  # every law looks at the same positions
def sampled(case: Case) -> list[tuple[State, int, int, int]]:
    """Positions of many random games, and a seat that looks at each."""
    looker = random.Random(str(case))
    share = POSITIONS / sum(1 for _ in positions(case, seed=0))
    return [
        (copy_of(state), mover, move, looker.randrange(case.seats))
        for seed in range(games_per_case(case.game))
        for state, mover, move in positions(case, seed, share)
    ]


def seen(case: Case, state: State, seat: int) -> dict[str, bytes]:
    """All that is shown to a seat, as bytes."""
    observation = np.zeros(case.game.observation, np.int8)
    case.game.observe(state, seat, observation)
    return {
        "view": msgspec.json.encode(case.game.view(state, seat)),
        "a spectator's view": msgspec.json.encode(case.game.view(state, None)),
        "legal moves": str(legal_bits(case.game, state, seat)).encode(),
        "observation": observation.tobytes(),
    }


def told_apart(case: Case, one: State, other: State, seat: int) -> list[str]:
    """By what the seat could tell two worlds apart."""
    first, second = seen(case, one, seat), seen(case, other, seat)
    return [what for what in first if first[what] != second[what]]


def reasons(case: Case, state: State, seat: int) -> list[Any]:
    """Why the seat may not make some of the moves, if it is asked."""
    bits = legal_bits(case.game, state, seat)
    if not bits:
        return []
    illegal = [
        move
        for kind in case.game.moves
        for move in range(kind.start, kind.start + kind.size)
        if not bits >> move & 1
    ]
    return [case.game.why_not(state, seat, move) for move in illegal[:: max(1, len(illegal) // 20)]]


def act_and_listen(
    case: Case, state: State, mover: int, move: int
) -> tuple[State, list[list[int]]]:
    """The next state and the events of one move."""
    after, buffer = copy_of(state), event_buffer()
    case.game.act(after, mover, move, buffer)
    rows = [buffer[1 + k * WIDTH : 1 + (k + 1) * WIDTH].tolist() for k in range(int(buffer[0]))]
    return after, rows


def heard(rows: list[list[int]], seat: int) -> list[tuple[int, ...]]:
    return [(row[0], *row[2:]) for row in rows if row[1] >> seat & 1]


def test_imagination_forgets_what_it_replaced(case: Case) -> None:
    for state, _, _, seat in sampled(case):
        once = imagined(case.game, state, seat, 1)
        assert (
            imagined(case.game, once, seat, 2).tobytes()
            == imagined(case.game, state, seat, 2).tobytes()
        ), (
            f"{case}: imagine() for seat {seat} gives another world when a world was imagined "
            "before: it keeps, or counts, something that this seat cannot know"
        )


def test_a_seat_sees_the_same_in_every_world_it_can_imagine(case: Case) -> None:
    for number, (state, _, _, seat) in enumerate(sampled(case)):
        world = imagined(case.game, state, seat, number)
        apart = told_apart(case, state, world, seat)
        assert not apart, (
            f"{case}: seat {seat} can tell an imagined world from the true one by: "
            f"{', '.join(apart)}; either this shows a secret or imagine() changes what is known"
        )
        assert reasons(case, world, seat) == reasons(case, state, seat), (
            f"{case}: why_not() tells seat {seat} something that it cannot know"
        )
        assert list(case.game.pieces(world)) == list(case.game.pieces(state)), (
            f"{case}: imagine() for seat {seat} adds or loses pieces"
        )


def test_viewers_are_shown_at_once_what_each_is_shown_alone(case: Case) -> None:
    """What their views share (`core/view.py`) does not depend on who looks."""
    viewers = [None, *range(case.seats)]
    for state, _, _, seat in sampled(case)[::TOGETHER]:
        alone = [msgspec.json.encode(case.game.view(state, viewer)) for viewer in viewers]
        first = [*viewers[seat:], *viewers[:seat]]  # somebody else each time
        with one_moment(state):
            shown = {viewer: msgspec.json.encode(case.game.view(state, viewer)) for viewer in first}
        assert [shown[viewer] for viewer in viewers] == alone, (
            f"{case}: a part of the view that is marked @alike is not the same for all"
        )


def test_advice_rests_on_what_its_player_knows(
    case: Case, nothing_to_check: Callable[[str], NoReturn]
) -> None:
    """And is told in both languages, of every two moves that the player may choose between."""
    chooser, told, game = random.Random(str(case)), 0, case.game
    for number, (state, mover, move, _) in enumerate(sampled(case)[::ADVISED]):
        others = [one for one in members(legal_bits(game, state, mover)) if one != move]
        world = imagined(case.game, state, mover, number)
        for played in (None, chooser.choice(others)) if others else (None,):
            advice = list(game.reasons(state, mover, move, played))
            assert list(game.reasons(world, mover, move, played)) == advice, (
                f"{case}: reasons() tells seat {mover} of move {move} something it cannot know"
            )
            told += bool(advice)
            for message, lang in product(advice, LANGUAGES):
                text = game.words.text(message, lang, NAMES, mover)
                assert not flaw_in(message.key, text, lang), f"{case}: {message.key}: {text}"
    if not told:
        nothing_to_check(f"{case}: reasons() never gives any")


def test_imagined_worlds_do_differ_from_the_truth(
    case: Case, nothing_to_check: Callable[[str], NoReturn]
) -> None:
    """Else the laws above would say nothing. The random key is left out of the comparison."""
    fields = case.game.state.dtype.fields
    assert fields
    skip = fields["waiting"][1]
    different = sum(
        imagined(case.game, state, seat, 9).tobytes()[skip:] != state.tobytes()[skip:]
        for state, _, _, seat in sampled(case)
    )
    if different <= ENOUGH:
        nothing_to_check(
            f"{case}: imagine() changed only {different} positions: "
            "right for a game that hides next to nothing, and for no other"
        )


def test_events_tell_a_seat_no_more_than_it_then_knows(
    case: Case, nothing_to_check: Callable[[str], NoReturn]
) -> None:
    """Where a seat cannot tell two worlds apart after a move, it was told the same in both."""
    compared = 0
    looks = product(enumerate(sampled(case)), range(case.seats))
    for (number, (state, mover, move, _)), seat in looks:
        world = imagined(case.game, state, seat, number)
        if not legal_bits(case.game, world, mover) >> move & 1:
            continue
        after, rows = act_and_listen(case, state, mover, move)
        world_after, world_rows = act_and_listen(case, world, mover, move)
        if (
            imagined(case.game, after, seat, 1).tobytes()
            == imagined(case.game, world_after, seat, 1).tobytes()
        ):
            compared += 1
            for listener in (seat, SPECTATOR):
                assert heard(rows, listener) == heard(world_rows, listener), (
                    f"{case}: the events of move {move} tell seat {seat} (or spectators) more "
                    "than the seat knows by imagine(): give them another audience, or keep in "
                    "the state what was seen"
                )
    if compared <= ENOUGH:
        nothing_to_check(
            f"{case}: only {compared} moves left a seat as wise as before; "
            "no events could be compared on more"
        )


def test_a_move_that_reveals_nothing_teaches_its_mover_nothing(
    case: Case, nothing_to_check: Callable[[str], NoReturn]
) -> None:
    """Only such a move may be taken back."""
    harmless = 0
    for number, (state, mover, move, _) in enumerate(sampled(case)):
        after, rows = act_and_listen(case, state, mover, move)
        if any(case.game.events[row[0]].reveals for row in rows):
            continue
        world_after, _ = act_and_listen(
            case, imagined(case.game, state, mover, number), mover, move
        )
        apart = told_apart(case, after, world_after, mover)
        assert not apart, (
            f"{case}: move {move} brings something hidden to light ({', '.join(apart)}), but "
            "none of its events is declared with reveals=True; it could be taken back"
        )
        harmless += 1
    if not harmless:
        nothing_to_check(f"{case}: every move reveals something; none can be taken back")


def test_every_move_and_event_can_be_told_in_both_languages(case: Case) -> None:
    for seed in range(6):
        match = case.match(seed)
        for _, seat, move in positions(case, seed):
            for lang in LANGUAGES:
                assert match.move(seat, move).text(lang, NAMES), f"{case}: move {move} in {lang}"
            for event in match.play(seat, move):
                assert HIDDEN not in event.args.values()
                for lang in LANGUAGES:
                    text = event.text(lang, NAMES)
                    assert text, f"{case}: event {event.kind} has no words in {lang}"
                    assert "{" not in text, f"{case}: event {event.kind} in {lang}: {text}"


def test_only_who_decides_is_asked_a_question(
    case: Case, nothing_to_check: Callable[[str], NoReturn]
) -> None:
    if not hasattr(case.game.view(case.match(0).state, 0), "ask"):
        nothing_to_check(f"{case}: the view has no `ask`")
    for seed in range(6):
        for state, _, _ in positions(case, seed, share=0.3):
            for viewer in (None, *range(case.seats)):
                view: Any = case.game.view(state, viewer)
                ask: Ask | None = view.ask
                assert (ask is not None) == (viewer in members(state.waiting)), (
                    f"{case}: {'nothing' if ask is None else ask.key} is asked of seat {viewer}"
                )
                if ask is None:
                    continue
                for lang in LANGUAGES:
                    text = case.game.words.text(Message(ask.key, ask.args), lang, NAMES)
                    assert text, f"{case}: no words for {ask.key} in {lang}"
                    assert not flaw_in(ask.key, text, lang), f"{case}: {ask.key}: {text}"
