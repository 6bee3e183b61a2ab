"""Batches: on the CPU, and in kernels, the same games as single matches, step by step."""

from typing import Any

import numpy as np
import pytest

from menagerie.batch import CpuBatch, playouts
from menagerie.batch.base import legal_flags
from menagerie.batch.gpu.device import mend_ranges, mend_tables, plainly
from menagerie.batch.gpu.launching import device_record
from menagerie.batch.gpu.sorting import GROUP, IDLE, KEYS, check_moves, place_of
from menagerie.batch.playing import game_seed, random_move
from menagerie.batch.promises import promises
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.registry import all_games
from menagerie.core.state.bits import allowed
from menagerie.core.state.events import event_buffer
from menagerie.core.state.random import sampling_stream, seed_sampling
from menagerie.core.state.record import MAX_SEATS, Stream
from menagerie.testing.effort import EFFORT
from menagerie.testing.worlds import Case, cases
from nursery import SIMULATOR, mother
from picking import every_case, every_game, some_game

GAME = some_game(3)


def random_moves(batch: CpuBatch, rng: Stream) -> list[int]:
    return [int(random_move(mask, rng)) for mask in batch.legal()]


@every_case
def test_a_batch_plays_what_matches_play(case: Case) -> None:
    """Slot by slot: the seat, the legal moves, the observation, and the scores at the end."""
    n, seed = 3, 41
    batch = CpuBatch(case.game.id, case.seats, case.options, n)
    batch.reset(seed)
    matches = [case.match(seed | i << 64) for i in range(n)]
    rng, ended = sampling_stream(8), 0
    while ended < n + 1:
        moves = random_moves(batch, rng)
        for i, match in enumerate(matches):
            seat = int(batch.seat[i])
            assert match.waiting[0] == seat
            assert batch.observe()[i].tolist() == match.observe(seat).tolist()
            match.play(seat, moves[i])
        batch.step(moves)
        for i, match in enumerate(matches):
            assert bool(batch.finished[i]) == match.over
            if match.over:
                ended += 1
                assert batch.scores[i].tolist() == match.scores
                places = zip(batch.scores[i], batch.tiebreaks[i], match.places, strict=True)
                assert [place for *_, place in sorted(places, reverse=True)] == sorted(match.places)
                number = i + n * int(batch.restarts[i])
                matches[i] = case.match(seed | number << 64)


@every_game
def test_a_batch_of_several_tables_deals_each_its_own(game: Game) -> None:
    """In blocks of equal size; everyone at them may look."""
    setups = [case.setup(0) for case in cases(game)][::-1]
    n, seed = 2 * len(setups), 43
    batch = CpuBatch(game.id, setups[0].seats, n=n, among=setups)
    batch.reset(seed)
    seats = np.array([setups[table].seats - 1 for table in batch.table_of], np.int8)
    seen = batch.observe(seats)
    for i, table in enumerate(batch.table_of.tolist()):
        assert table == i // 2
        match = Match(game, setups[table].seats, setups[table].options, seed | i << 64)
        assert batch.states[i].tobytes() == match.state.tobytes()
        assert seen[i].tolist() == match.observe(int(seats[i])).tolist()
    assert not batch.observe(MAX_SEATS - 1)[seats < MAX_SEATS - 1].any()


@every_game
def test_an_illegal_move_is_refused_and_changes_nothing(game: Game) -> None:
    seats = game.playable_seats()[0]
    batch = CpuBatch(game.id, seats, n=4)
    batch.reset(1)
    before = batch.states.tobytes()
    for wrong in (-1, game.mask_words * 64, game.move_count + 64):
        with pytest.raises(MenagerieError, match="4 of the moves are not legal"):
            batch.step([wrong] * 4)
    assert batch.states.tobytes() == before


@every_game
def test_threads_do_not_change_the_games(game: Game) -> None:
    seats = game.playable_seats()[0]
    one, three = (playouts(game.id, 50, 9, seats, threads=threads) for threads in (1, 3))
    assert one == three
    assert one.games == 50


@every_game
def test_a_packed_batch_holds_the_same_in_bits(game: Game) -> None:
    seats, spec = game.playable_seats()[-1], game.observation_spec()
    plain, packed = (CpuBatch(game.id, seats, n=3, packed=bits) for bits in (False, True))
    for batch in (plain, packed):
        batch.reset(6)
    for _ in range(12):
        assert packed.observations.shape == (3, game.observation_words)
        assert np.array_equal(spec.unpack(packed.observe()), plain.observe())
        assert np.array_equal(spec.unpack(packed.observe(1)), plain.observe(1))
        assert np.array_equal(packed.observe(), spec.pack(plain.observe()))
        flags = legal_flags(packed.legal(), game.move_count)
        assert [[*row.nonzero()[0]] for row in flags] == [
            [move for move in range(game.move_count) if allowed(mask, move)]
            for mask in plain.legal()
        ]
        moves = plain.random_moves()
        plain.step(moves)
        packed.step(moves)


def test_bad_sizes_are_refused() -> None:
    with pytest.raises(MenagerieError):
        CpuBatch(GAME.id, 3, n=0)
    with pytest.raises(MenagerieError):
        playouts(GAME.id, 0, 1, 3)


def test_what_cannot_be_set_up_is_refused() -> None:
    for make in (CpuBatch, lambda game, seats: playouts(game, 1, 1, seats)):
        with pytest.raises(MenagerieError):
            make(GAME.id, 99)
    with pytest.raises(MenagerieError, match="Option"):
        CpuBatch(GAME.id, 3, {"no_such_option": 1})
    with pytest.raises(MenagerieError, match="Seed"):
        CpuBatch(GAME.id, 3, n=1).reset(-1)


def test_without_a_gpu_the_error_says_what_to_do() -> None:
    from numba import cuda

    from menagerie.batch.gpu import GpuBatch

    if cuda.is_available():
        assert GpuBatch(GAME.id, 3, n=2).n == 2
    else:
        with pytest.raises(MenagerieError, match="CpuBatch"):
            GpuBatch(GAME.id, 3)


@every_game
def test_on_a_device_states_keep_their_fields_in_an_odd_number_of_words(game: Game) -> None:
    plain, there = game.state.dtype, device_record(game.state)
    assert there.itemsize % 16 == 8
    assert 0 <= there.itemsize - plain.itemsize <= 8
    assert there.fields == plain.fields


def test_a_game_with_too_many_moves_for_a_device_is_refused() -> None:
    check_moves(IDLE)
    with pytest.raises(MenagerieError, match=f"at most {IDLE} moves, and this one has {IDLE + 1}"):
        check_moves(IDLE + 1)


def test_what_is_mended_in_the_compiler_for_a_device_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where another version of it had moved things, kernels would only be slower."""
    from numba.cuda.cpython.rangeobj import registry
    from numba.cuda.target import CUDATargetContext

    monkeypatch.setattr(registry, "functions", [*registry.functions])
    make = CUDATargetContext.make_constant_array
    monkeypatch.setattr(CUDATargetContext, "make_constant_array", make)
    before = registry.functions
    mend_ranges()
    mend_tables()
    changed = [new[1] for old, new in zip(before, registry.functions, strict=True) if old != new]
    assert changed == ["iternext"] * 3
    assert CUDATargetContext.make_constant_array is not make


def test_for_a_device_rules_are_compiled_once_for_all_numbers() -> None:
    from numba.core.types import int64
    from numba.core.types.misc import literal

    def asked_for(dispatcher: None, args: list[Any], kws: dict[str, Any]) -> Any:
        return args, kws

    template = plainly(asked_for)
    assert template(None, [literal(3), int64], {"n": literal(5)}) == ([int64] * 2, {"n": int64})


def test_a_block_sorts_its_games_by_their_moves() -> None:
    keys = np.random.default_rng(4).integers(0, IDLE + 1, 300)
    counts = np.bincount(keys, minlength=KEYS).astype(np.int32)
    groups = np.bincount(keys // GROUP).astype(np.int32)
    assert [int(place_of(counts, groups, key)) for key in keys] == [
        int((keys < key).sum()) for key in keys
    ]


@every_game
def test_kernels_play_the_same_bytes(game: Game) -> None:
    """In the simulator here (small), on a real GPU where there is one (large)."""
    from numba import cuda

    real = cuda.is_available()
    kernels = mother("compiled", "") if real else mother("interpreted", SIMULATOR)
    compare = "from tools.gpu_equality import main; main(); print('all is equal')"
    games, steps = (4000 if real else 1) * EFFORT, 8 if real or EFFORT > 1 else 4
    said, complaints = kernels.ask(compare, game.id, str(games), str(steps))
    assert said.endswith("all is equal\n"), said + complaints


# Compiling it takes seconds a game.
@pytest.mark.parametrize("game", all_games() if EFFORT > 1 else [GAME], ids=lambda game: game.id)
def test_what_moves_promise_is_what_the_game_foresees_after_them(game: Game) -> None:
    """In a world that the seat imagines, beside what it promises the rivals on average."""
    seats = game.playable_seats()[-1]
    batch = CpuBatch(game.id, seats, n=3)
    batch.reset(6)
    batch.step(batch.random_moves())
    found = np.full((2, game.move_count), np.nan, np.float32)
    promises(batch, 2, 5, found)
    for row, i in enumerate((0, 2)):
        seat = int(batch.seat[i])
        legal = np.flatnonzero(legal_flags(batch.masks[i], game.move_count))
        assert np.flatnonzero(~np.isnan(found[row])).tolist() == legal.tolist()
        for move in legal[:3].tolist():
            world, rng = batch.states[i : i + 1].copy(), np.zeros(1, np.uint64)
            seed_sampling(rng, game_seed(np.uint64(5), i))
            game.imagine(world[0], seat, rng)
            game.act(world[0], seat, move, event_buffer())
            foresee = game.foresee or game.evaluate
            own, *rivals = (foresee(world[0], (seat + k) % seats) for k in range(seats))
            assert found[row, move] == pytest.approx(own - np.mean(rivals), rel=1e-4, abs=1e-4)


def test_single_deals_of_a_batch_can_be_opened_as_matches() -> None:
    batch = CpuBatch(GAME.id, 3, n=2)
    batch.reset(5)
    match = Match(batch.game, 3, {}, 5 | 1 << 64)
    assert np.array_equal(batch.states[1].tobytes(), match.state.tobytes())
