"""Making puzzles: what is kept, what is gone on with, and what is proved."""

from contextlib import closing
from itertools import count, islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.puzzle import Collection, Puzzle, Yield, puzzle_file, puzzles_of, read, write
from menagerie.core.running.rule import COMPILED
from menagerie.puzzles.making import PER_DEAL, Keeper, Plan, _in_processes, begun, make
from menagerie.puzzles.proof import seek
from picking import every_game, some_game
from slow_deals import FIRST, slow_at_first

GAME = some_game(3, having=puzzles_of)


def stored(game: Game = GAME) -> list[Puzzle]:
    return list(puzzles_of(game).values())


def move_kind(puzzle: Puzzle) -> str:
    meaning = GAME.meaning(puzzle.best.move)
    assert meaning is not None
    return meaning[0].name


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    whole = read(puzzle_file(GAME))
    write(tmp_path / "some" / "puzzles.json", whole)
    assert read(tmp_path / "some" / "puzzles.json") == whole
    assert (tmp_path / "some" / "puzzles.json").read_bytes() == puzzle_file(GAME).read_bytes()


def test_of_a_deal_the_most_different_ones_are_kept_and_none_twice() -> None:
    """All stored puzzles as if they came from one deal, then again."""
    collection = Collection()
    keeper = Keeper(collection)
    found = [replace(one, number="") for one in stored()[:20]]
    keeper.keep(found, most=1000)
    kept = collection.puzzles
    assert 1 < len(kept) <= PER_DEAL
    assert [one.number for one in kept] == [str(n + 1) for n in range(len(kept))]
    assert len({(one.kind, one.stage, move_kind(one)) for one in kept[:3]}) == 3
    before = len(kept)
    Keeper(collection).keep([*kept], most=1000)
    assert len(kept) == before
    keeper.keep(found, most=before + 1)
    assert len(kept) == before + 1


def test_enough_is_enough(tmp_path: Path) -> None:
    """With so many there already nothing is played."""
    out = tmp_path / "puzzles.json"
    write(out, read(puzzle_file(GAME)))
    plan = Plan(GAME.id, 3, read(out).seed, out)
    assert make(plan, processes=1).puzzles == stored()


def test_what_was_begun_otherwise_is_not_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    assert begun(Plan(GAME.id, 5, 7, out)) == Collection(seed=7)
    first = stored()[0]
    write(out, Collection(7, Yield(deals=3), [first]))
    assert begun(Plan(GAME.id, 5, 7, out)).made.deals == 3
    with pytest.raises(MenagerieError, match="--seed 7"):
        begun(Plan(GAME.id, 5, 8, out))
    older = replace(first, position=replace(first.position, version=GAME.version - 1))
    write(out, Collection(7, Yield(deals=3), [older]))
    with pytest.raises(MenagerieError, match="older rules"):
        begun(Plan(GAME.id, 5, 7, out))


def test_results_come_in_the_order_of_the_deals() -> None:
    with closing(_in_processes(slow_at_first, count(FIRST), workers=2)) as results:
        assert [made.deals for made, _ in islice(results, 8)] == list(range(FIRST, FIRST + 8))


@pytest.mark.skipif(not COMPILED, reason="a proof takes long searches")
@every_game
def test_a_stored_puzzle_is_proved_again(game: Game) -> None:
    """From other seeds: the proof does not hang on luck."""
    searched = [one for one in stored(game) if one.kind == "search"]
    for puzzle in sorted(searched, key=lambda one: len(one.others))[:3]:
        proof = seek(puzzle.position.match(), puzzle.position.seat, 12345, Yield())
        if proof is not None:
            assert proof.best.move == puzzle.best.move
            return
    raise AssertionError("none of three was proved again")
