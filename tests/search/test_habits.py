"""Games that tell a search more: how players go on by habit, what rivals may hold."""

import random

import pytest

from menagerie.bots import Knowledge, Search
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.judgements import new_memory
from menagerie.core.match import Match
from menagerie.core.registry import all_games
from menagerie.core.state.random import sampling_stream
from menagerie.core.style import Style
from menagerie.testing.worlds import Case, cases
from picking import some_game

of_habit = pytest.mark.parametrize(
    "case", [case for game in all_games() if game.habit for case in cases(game)], ids=str
)
of_suspicion = pytest.mark.parametrize(
    "case", [case for game in all_games() if game.suspect for case in cases(game)], ids=str
)


MOST = 80  # positions of a game
LONGEST = 400  # moves of one


def positions(case: Case, seed: int) -> list[Match]:
    """Positions of a game of random moves, from its beginning on."""
    match, sampler, found = case.match(seed), random.Random(seed), list[Match]()
    while not match.over and len(found) < MOST:
        found.append(match.copy())
        seat = sampler.choice(match.waiting)
        match.play(seat, sampler.choice(match.legal_ids(seat)))
    return found


@of_habit
def test_by_habit_every_game_comes_to_its_end(case: Case) -> None:
    game, memory, rng = case.game, new_memory(), sampling_stream(4)
    match = case.match(9)
    settled = game.rule("settled")
    for _ in range(LONGEST):
        if match.over or settled(match.state):
            return
        seat = match.waiting[0]
        match.play(seat, int(game.rule("habit")(match.state, seat, memory, rng)))
    pytest.fail("no end")


@of_suspicion
def test_a_suspicion_is_nothing_that_a_seat_could_rule_out(case: Case) -> None:
    """What the seat sees, may do and can imagine is the same; only what is hidden differs."""
    game, memory, changed = case.game, new_memory(), 0
    played = positions(case, 7)
    for match in played:
        for seat in range(case.seats):
            world = match.imagine(seat, 5)
            before, pieces = world.view(seat), game.pieces(world.state)
            other = world.copy()
            game.rule("suspect")(other.state, seat, memory, sampling_stream(6))
            changed += other.state.tobytes() != world.state.tobytes()
            assert other.view(seat) == before
            assert other.legal_ids(seat) == world.legal_ids(seat)
            assert sorted(game.pieces(other.state)) == sorted(pieces)
            again = [one.imagine(seat, 8).state.tobytes() for one in (world, other)]
            assert again[0] == again[1]
    assert changed or all(game.rule("settled")(match.state) for match in played)


@of_suspicion
def test_what_is_remembered_changes_no_habit_and_no_suspicion(case: Case) -> None:
    game, long, small = case.game, new_memory(), new_memory(1)
    for match in positions(case, 3)[::4]:
        if game.rule("settled")(match.state):
            continue
        seat = match.waiting[0]
        told = []
        for memory in (long, small):
            world, rng = match.imagine(seat, 1), sampling_stream(2)
            game.rule("suspect")(world.state, seat, memory, rng)
            move = int(game.rule("habit")(world.state, seat, memory, rng))
            told.append((world.state.tobytes(), move))
        assert told[0] == told[1]


def test_worlds_are_imagined_once_and_shared_by_all_moves() -> None:
    game = some_game(3, having=lambda game: game.suspect)
    match = Match(game, 3, seed=2)
    style = Style(iterations=40, plies=1, worlds=6, habit=True, place=1.0, soft=True)
    search = Search(Knowledge(match, match.waiting[0]), 1, style)
    search.run()
    assert search._desk.progress[0].worlds == 6
    assert len({search._desk.worlds[k].tobytes() for k in range(6)}) == 6


@pytest.mark.parametrize("game", [g for g in all_games() if not g.habit], ids=lambda game: game.id)
def test_who_has_no_habits_cannot_be_played_on_by_them(game: Game) -> None:
    match = Match(game, game.playable_seats()[-1], seed=1)
    with pytest.raises(MenagerieError, match="has no habits"):
        Search(Knowledge(match, match.waiting[0]), 1, Style(iterations=1, habit=True))
