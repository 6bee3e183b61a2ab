"""Every puzzle of a game is one: its position replays, its solution is legal, and it is not what
catches the eye."""

from collections import Counter
from collections.abc import Callable
from typing import NoReturn

import pytest

from menagerie.bots import GreedyBot, Knowledge
from menagerie.core.game import Game
from menagerie.core.puzzle import EASIEST, HARDEST, STAGES, Puzzle, puzzle_file, read
from menagerie.core.text import LANGUAGES
from menagerie.puzzles.answers import judge, sentences, why
from menagerie.testing.effort import EFFORT

LOOKED_INTO = 2 * EFFORT  # puzzles of each sort that are judged and counted anew
LARGEST = 150_000  # bytes of a game's puzzles


@pytest.fixture
def puzzles(game: Game, nothing_to_check: Callable[[str], NoReturn]) -> list[Puzzle]:
    found = read(puzzle_file(game)).puzzles
    if not found:
        nothing_to_check(f"{game.id} has no puzzles: menagerie puzzles make {game.id}")
    return found


def some(puzzles: list[Puzzle], kind: str) -> list[Puzzle]:
    """A few, from all over the collection."""
    chosen = [one for one in puzzles if one.kind == kind]
    return chosen[:: max(1, len(chosen) // LOOKED_INTO)][:LOOKED_INTO]


def test_puzzles_are_numbered_and_small(game: Game, puzzles: list[Puzzle]) -> None:
    assert [one.number for one in puzzles] == [str(n + 1) for n in range(len(puzzles))]
    assert puzzle_file(game).stat().st_size <= LARGEST


def test_the_position_replays_and_every_move_is_weighed(game: Game, puzzles: list[Puzzle]) -> None:
    sights = Counter[bytes]()
    for one in puzzles:
        match, seat = one.position.match(), one.position.seat
        assert one.position.game == game.id
        assert game.puzzle_at(match.state, seat)
        assert all(match.options[name] == value for name, value in game.puzzle_options.items())
        weighed = [one.best.move, *(other.move for other in one.others)]
        assert sorted(weighed) == match.legal_ids(seat), f"{game.id} {one.number}"
        assert EASIEST <= one.difficulty <= HARDEST
        assert 0 <= one.stage < STAGES
        sights[bytes(match.observe(seat))] += 1
    assert max(sights.values()) == 1, "the same position twice"


def test_the_best_move_is_ahead_of_every_other(game: Game, puzzles: list[Puzzle]) -> None:
    for one in puzzles:
        assert all(one.best.points > other.points for other in one.others), one.number
        if one.kind == "search":
            assert one.tempting != one.best.move, f"{game.id} {one.number}: greedy finds it"


def test_the_greedy_bot_misses_it(game: Game, puzzles: list[Puzzle]) -> None:
    for one in some(puzzles, "search"):
        knowledge = Knowledge(one.position.match(), one.position.seat)
        assert GreedyBot().choose(knowledge, 1) != one.best.move, f"{game.id} {one.number}"


def test_what_is_counted_exactly_comes_out_again(game: Game, puzzles: list[Puzzle]) -> None:
    for one in some(puzzles, "exact"):
        counted = game.exact(one.position.match().state, one.position.seat)
        assert counted is not None
        assert counted.points == {worth.move: worth.points for worth in (one.best, *one.others)}, (
            f"{game.id} {one.number}"
        )


def test_answers_are_judged_in_words(game: Game, puzzles: list[Puzzle]) -> None:
    for one in (*some(puzzles, "search"), *some(puzzles, "exact")):
        match, seat = one.position.match(), one.position.seat
        assert judge(one, match, one.best.move).right
        for wrong in one.others:
            verdict = judge(one, match, wrong.move)
            assert not verdict.right
            for lang in LANGUAGES:
                assert "{" not in verdict.told.text(lang)
                names = [str(n) for n in range(match.seats)]
                told = sentences(verdict.follows, lang, names, seat)
                assert bool(told) == bool(verdict.follows)
        reason = why(one, match, one.others[0].move)
        assert reason is None or all(reason)
