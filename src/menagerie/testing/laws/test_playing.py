"""Laws of playing: games end, pieces stay, copies and undo are exact, bad moves bounce."""

import numpy as np
import pytest

from menagerie.batch.playing import (
    game_seed,
    new_dealer,
    new_workspace,
    random_games,
    random_move,
)
from menagerie.core.errors import IllegalMove, MenagerieError
from menagerie.core.match import replay
from menagerie.core.running.binder import bind
from menagerie.core.state.bits import lowest, members
from menagerie.core.state.events import event_buffer
from menagerie.core.state.memory import copy_of
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import MAX_SEATS, POINTS, TIEBREAK
from menagerie.core.words import LANGUAGES
from menagerie.testing.worlds import Case, games_per_case, legal_bits, positions


def test_every_game_ends_and_keeps_its_pieces(case: Case) -> None:
    for seed in range(games_per_case(case.game)):
        pieces = list(case.game.pieces(case.match(seed).state))
        for state, _, _ in positions(case, seed, share=0.05):
            assert list(case.game.pieces(state)) == pieces, (
                f"{case}, seed {seed}: pieces() gives other pieces than were dealt"
            )


def test_legal_moves_exist_exactly_for_the_seats_that_are_waited_for(case: Case) -> None:
    for seed in range(10):
        for state, _, _ in positions(case, seed, share=0.3):
            waiting = members(state.waiting)
            assert waiting
            assert max(waiting) < case.seats, f"{case}: nobody sits at {max(waiting)}"
            for seat in range(case.seats):
                moves = members(legal_bits(case.game, state, seat))
                assert bool(moves) == (seat in waiting), (
                    f"{case}: seat {seat} has the legal moves {moves}, waited for are {waiting}"
                )
                unknown = [move for move in moves if case.game.meaning(move) is None]
                assert not unknown, f"{case}: no MoveKind has the legal ids {unknown}"


def test_earlier_copies_never_change(case: Case) -> None:
    kept = []
    for state, _, _ in positions(case, seed=3):
        copy = copy_of(state)
        kept.append((copy, copy.tobytes()))
    assert kept, f"{case}: nobody is ever asked"
    assert all(copy.tobytes() == data for copy, data in kept)


def test_undo_restores_the_bytes_and_records_replay(case: Case) -> None:
    match = case.match(11)
    trail = [match.state.tobytes()]
    for _, seat, move in positions(case, seed=11):
        match.play(seat, move)
        trail.append(match.state.tobytes())
    assert match.over
    again = replay(match.record())
    assert again.state.tobytes() == trail[-1], (
        f"{case}: the same moves lead elsewhere; something but seed and moves decides"
    )
    assert again.scores == match.scores
    assert [(e.kind, e.args, e.audience) for e in again.all_events()] == [
        (e.kind, e.args, e.audience) for e in match.all_events()
    ]
    for data in reversed(trail[:-1]):
        match.undo()
        assert match.state.tobytes() == data
    with pytest.raises(MenagerieError):
        match.undo()


def test_illegal_moves_raise_and_change_nothing(case: Case) -> None:
    prefix = case.game.prefix + "-"
    match = case.match(5)
    for number, (_, seat, move) in enumerate(positions(case, seed=5)):
        if number % 12 == 0:
            before = match.state.tobytes()
            legal = set(match.legal_ids(seat))
            for bad in range(-2, case.game.move_count + 3):
                if bad in legal:
                    continue
                with pytest.raises(IllegalMove) as refusal:
                    match.play(seat, bad)
                known = case.game.meaning(bad) is not None
                assert refusal.value.rule.startswith(prefix if known else "M-03"), (
                    f"{case}: why_not() of move {bad} names the rule {refusal.value.rule!r}"
                )
                assert refusal.value.ru
                assert refusal.value.en
            for other in set(range(case.seats)) - set(match.waiting):
                with pytest.raises(IllegalMove, match="M-02"):
                    match.play(other, next(iter(legal)))
            with pytest.raises(MenagerieError):
                match.play(case.seats, 0)
            assert match.state.tobytes() == before, f"{case}: why_not() changed the state"
        match.play(seat, move)
    assert match.over
    for seat in range(case.seats):
        with pytest.raises(IllegalMove, match="M-01"):
            match.play(seat, 0)


def test_scores_are_the_sum_of_their_reasons(case: Case) -> None:
    for seed in range(5):
        match = case.match(seed)
        for _, seat, move in positions(case, seed):
            match.play(seat, move)
        table = np.zeros((MAX_SEATS, 2), np.int64)
        case.game.score(match.state, table)
        for seat in range(case.seats):
            lines, points = match.score_lines(seat), int(table[seat, POINTS])
            assert sum(line.points for line in lines) == points, (
                f"{case}, seed {seed}: score_lines() of seat {seat} do not add up to score()"
            )
            assert case.game.evaluate(match.state, seat) == points, (
                f"{case}, seed {seed}: at the end evaluate() of seat {seat} is not its score"
            )
            for line in lines:
                for lang in LANGUAGES:
                    assert case.game.words.text(line, lang)
        assert min(match.places) == 1
        ranks = {(int(row[POINTS]), int(row[TIEBREAK])) for row in table[: case.seats]}
        if len({points for points, _ in ranks}) < len(ranks):
            assert match.ties, f"{case}, seed {seed}: no words for what decides between equals"


def test_many_games_at_once_are_the_same_games(case: Case) -> None:
    """The compiled batch deals and plays what single matches deal and play."""
    n, setup, game = 4, case.setup(77), case.game
    dealer, batch, single = new_dealer(setup), new_workspace(setup), new_workspace(setup)
    scores, lengths = np.zeros((n, setup.ranked), np.int64), np.zeros(n, np.int64)
    bind(random_games, game)(dealer, batch, 0, scores, lengths)
    for index in range(n):
        s = case.match(77 | index << 64).state
        rng = sampling_stream(int(game_seed(dealer.seed, index)))
        moves, events = 0, event_buffer()
        while s.waiting:
            seat = int(lowest(np.uint64(s.waiting)))
            game.legal(s, seat, single.mask)
            events[0] = 0
            game.act(s, seat, int(random_move(single.mask, rng)), events)
            moves += 1
        assert moves == lengths[index]
        game.score(s, single.table)
        assert single.table[: setup.ranked, POINTS].tolist() == scores[index].tolist()
    assert batch.state[0].tobytes() == s.tobytes()
