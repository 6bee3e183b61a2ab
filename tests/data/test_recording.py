"""Recorded games: the same as single matches, move by move and event by event."""

import numpy as np
import pytest

from menagerie.batch.simulation import simulate
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import all_games
from menagerie.core.running.binder import bind
from menagerie.core.setup import Setup
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import POINTS
from menagerie.data.choosing import chosen_move, new_chair
from menagerie.data.components import NOBODY, components, named_values
from menagerie.data.parquet import event_rows, recorded_match
from menagerie.data.recording import Pages, Recorded, Recorder, in_order
from menagerie.testing.effort import EFFORT
from menagerie.testing.worlds import cases, positions
from picking import every_game, some_game

GAME = some_game(3)
# Whose judgements are kept for when they are asked again.
REMEMBERED = some_game(4, having=lambda game: game.judged_by)


def setup_of(game: Game) -> Setup:
    return Setup(game, game.playable_seats()[-1], {}, seed=11)


def replayed(recorded: Recorded, k: int) -> Match:
    """The k-th of the recorded games as a match."""
    pages, setup = recorded.pages, recorded.setup
    match = Match(setup.game, setup.seats, setup.options, recorded.seed(k))
    rows = slice(pages.move_ends[k - 1] if k else 0, pages.move_ends[k])
    for seat, move in zip(pages.seats[rows].tolist(), pages.moves[rows].tolist(), strict=True):
        match.play(seat, move)
    return match


@every_game
def test_recorded_games_are_those_of_simulate_and_replay_as_matches(game: Game) -> None:
    setup = setup_of(game)
    parts = Recorder(setup).play(0, 2)
    scores = np.concatenate([part.pages.scores[..., POINTS] for part in parts])
    assert scores.tolist() == simulate(setup, 2, threads=1).scores.tolist()
    match = replayed(parts[0], 0)
    assert match.over
    assert match.places == parts[0].places[0].tolist()
    first = parts[0].pages.events[: parts[0].pages.event_ends[0]]
    assert first.tolist() == event_rows(match)
    assert parts[0].pages.finals[0].tobytes() == match.state.tobytes()


@every_game
def test_a_match_is_recorded_as_it_was_played(game: Game) -> None:
    (recorded,) = Recorder(setup_of(game)).play(3, 1)
    again = recorded_match(replayed(recorded, 0))
    assert again.seed(0) == recorded.seed(0)
    for name, one, other in zip(Pages._fields, recorded.pages, again.pages, strict=True):
        assert one.tobytes() == other.tobytes(), name


# Compiling the choice by itself takes seconds a game.
@pytest.mark.parametrize(
    "game", all_games() if EFFORT > 1 else [GAME, REMEMBERED], ids=lambda game: game.id
)
def test_greedy_players_take_what_wins_most_at_first_sight(game: Game) -> None:
    setup, chair, rng = setup_of(game), new_chair(game), sampling_stream(4)
    choose = bind(chosen_move, game)
    match = Match(game, setup.seats, {}, seed=6)
    while len(match.moves) < 5:
        seat = match.waiting[0]
        before = bytes(match.state.tobytes())
        move = int(choose(match.state, seat, True, chair, rng))
        legal = match.legal_ids(seat)
        if len(legal) > 1:
            assert chair.gains[move] == max(chair.gains[legal])
        assert match.state.tobytes() == before
        match.play(seat, move)


@pytest.mark.parametrize(
    ("by_name", "name"), [("judged_by", "evaluate"), ("foreseen_by", "foresee")]
)
def test_what_is_judged_by_the_same_is_worth_the_same(by_name: str, name: str) -> None:
    judged_by, judge = REMEMBERED.rule(by_name), REMEMBERED.rule(name)
    again = 0
    for case in cases(REMEMBERED):
        worth: dict[int, float] = {}
        for s, *_ in positions(case, seed=3, share=0.1):
            for seat in range(case.seats):
                by, value = int(judged_by(s, seat)), float(judge(s, seat))
                again += by in worth
                assert not by or worth.setdefault(by, value) == value
    assert again


def test_other_players_are_refused() -> None:
    with pytest.raises(MenagerieError, match="random, greedy"):
        Recorder(setup_of(GAME), "master")


def test_chunks_come_in_order_whatever_the_threads() -> None:
    parts = list(Recorder(setup_of(GAME)).in_chunks(3, threads=2))
    assert [part.first for part in parts] == list(
        np.cumsum([0, *(part.games for part in parts)])[:-1]
    )
    assert sum(part.games for part in parts) == 3


def test_work_is_done_in_order_and_not_far_ahead() -> None:
    begun: list[int] = []

    def work(n: int) -> int:
        begun.append(n)
        return n * n

    results = in_order(work, range(100), threads=2)
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    assert max(begun) < 10
    results.close()
    assert list(in_order(work, range(5), threads=3)) == [0, 1, 4, 9, 16]


@every_game
def test_what_events_say_of_components(game: Game) -> None:
    """As the sentences of the match say it."""
    (recorded,) = Recorder(setup_of(game)).play(5, 1)
    match = replayed(recorded, 0)
    named = named_values(game)
    expected = [
        (event.number, event.kind, event.args.get("seat", NOBODY), named[at].list, value)
        for event in match.all_events()
        for kind in (next(kind for kind in game.events if kind.name == event.kind),)
        if len(event.args) == len(kind.args)
        for place, (arg, value) in enumerate(event.args.items())
        for at, one in enumerate(named)
        if game.events[one.kind].name == event.kind and one.place == place
        if 0 <= value < one.size
    ]
    found = components(recorded)
    assert [
        (int(move), game.events[event].name, int(seat), named[at].list, int(number))
        for move, event, seat, at, number in zip(*found[1:], strict=True)
    ] == expected
    assert any(row[3] == "card" for row in expected)
