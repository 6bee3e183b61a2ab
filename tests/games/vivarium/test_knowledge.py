"""What a seat knows (VI-07): imagination keeps it, and spreads the rest evenly."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from games.vivarium import position as pos
from menagerie.games.vivarium.components import CAMERA, SHOVEL
from menagerie.games.vivarium.knowledge import OBSERVATION
from menagerie.games.vivarium.moves import GIVE, KEEP, PICK, SHOOT, TWO_GEMS

WORLDS = 400


def after_camera() -> tuple[pos.Desk, int, int]:
    """Seat 0 has kept one creature and rejected another."""
    desk = pos.Desk(3)
    desk.s.board[9] = pos.tool(CAMERA, pos.TRIANGLE)
    desk.choosing(pos.tile(2, 3), pos.tile(2, 4))
    desk.s.gems[0] = 2
    top = [int(c) for c in desk.s.creatures[38:40]]
    desk.take(3, 2)
    desk.play(SHOOT)
    return desk, top[0], top[1]


@pytest.mark.rule("VI-07")
def test_starting_contracts_of_others_are_any_of_the_rest() -> None:
    desk = pos.Desk(3)
    desk.goals(1, 2, 3)
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(WORLDS):
        s = desk.match.imagine(1, seed).state
        assert (s.habitat_goal[1], s.species_goal[1]) == (2, 3)
        assert sorted(s.habitat_goal) == [0, 1, 2, 3]
        seen[int(s.habitat_goal[0]), int(s.species_goal[0])] += 1
    assert set(seen) == {(h, k) for h in (0, 1, 3) for k in (0, 1, 2)}
    assert min(seen.values()) > WORLDS / 9 / 2


@pytest.mark.rule("VI-07")
def test_decks_and_tokens_are_shuffled_anew_within_what_is_known() -> None:
    desk = pos.Desk(4)
    desk.finish_round()
    desk.finish_round()
    s = desk.s
    known = int(s.stage)  # the tokens of rounds 2, 3 and 4
    next_creature, next_token = set(), Counter[int]()
    for seed in range(WORLDS):
        world = desk.match.imagine(0, seed).state
        assert (world.tokens[:known] == s.tokens[:known]).all()
        assert sorted(world.tokens) == sorted(s.tokens)
        assert (world.board == s.board).all()
        for deck, left in (("creatures", s.creatures_left), ("equipment", s.equipment_left)):
            assert sorted(world[deck][: int(left)]) == sorted(s[deck][: int(left)])
            assert not world[deck][int(left) :].any()
        next_creature.add(int(world.creatures[int(s.creatures_left) - 1]))
        next_token[int(world.tokens[known])] += 1
    assert next_creature == set(s.creatures[: int(s.creatures_left)].tolist())
    assert set(next_token) == set(s.tokens[known:].tolist())
    assert min(next_token.values()) > WORLDS / 5 / 2


@pytest.mark.rule("VI-07", "VI-21")
def test_a_rejected_creature_is_known_to_one_and_anywhere_for_the_others() -> None:
    desk, one, other = after_camera()
    desk.play(KEEP + one)
    left = int(desk.s.creatures_left)
    rejected, on_top = Counter[int](), 0
    for seed in range(WORLDS):
        mine = desk.match.imagine(0, seed).state
        assert pos.owned(mine.rejected[0]) == {other}
        assert other not in mine.creatures[:left]
        theirs = desk.match.imagine(1, seed).state
        rejected[next(iter(pos.owned(theirs.rejected[0])))] += 1
        on_top += other == theirs.creatures[left - 1]
        assert (
            len(set(theirs.creatures[:left].tolist()) | pos.owned(theirs.rejected[0])) == left + 1
        )
    assert len(rejected) == left + 1
    assert on_top > 0


@pytest.mark.rule("VI-07", "VI-21")
def test_creatures_before_a_camera_are_seen_by_its_owner_alone() -> None:
    desk, one, other = after_camera()
    pairs = set()
    for seed in range(60):
        assert pos.owned(desk.match.imagine(0, seed).state.looked) == {one, other}
        world = desk.match.imagine(2, seed).state
        assert len(pos.owned(world.looked)) == 2
        pairs.add(int(world.looked))
    assert len(pairs) > 40


@pytest.mark.rule("VI-07", "VI-24")
def test_a_picked_creature_is_one_of_those_looked_at() -> None:
    desk = pos.Desk(3)
    desk.s.board[9] = pos.tool(SHOVEL, pos.DIAMOND)
    desk.choosing(pos.tile(2, 3), pos.tile(2, 4))
    desk.take(3, 2)
    picked = max(pos.owned(desk.s.looked))
    desk.play(PICK + picked)
    guesses = set()
    for seed in range(100):
        assert desk.match.imagine(0, seed).state.picked == picked
        world = desk.match.imagine(1, seed).state
        assert int(world.picked) in pos.owned(world.looked)
        assert len(pos.owned(world.looked)) == 3
        guesses.add(int(world.picked))
    assert len(guesses) > 30


@pytest.mark.rule("VI-07", "VI-36")
def test_the_face_down_domino_is_known_to_both() -> None:
    desk = pos.Desk(2)
    for seat in (0, 1, None):
        assert desk.match.view(seat)["face_down"] == desk.s.dominoes[5]
    for seed in range(20):
        assert (desk.match.imagine(1, seed).state.dominoes == desk.s.dominoes).all()


@pytest.mark.rule("VI-07", "VI-04")
def test_starting_contracts_are_shown_at_the_end_and_not_before() -> None:
    desk = pos.Desk(3)
    for other in (1, 2):
        assert desk.match.view(0)["players"][other]["starting"] == []
        assert desk.match.view(0)["players"][other]["secret"] == 2
        assert not desk.match.view(0)["players"][other]["pad"]["complete"]
    assert len(desk.match.view(0)["players"][0]["starting"]) == 2
    assert desk.match.view(None)["players"][0]["starting"] == []
    while not desk.match.over:
        desk.skip_turn()
    assert [e["seat"] for e in desk.kinds("shown")] == [0, 1, 2]
    last = desk.match.moves[-1][0]
    assert not desk.match.can_undo(last)
    for viewer in (0, None):
        for player in desk.match.view(viewer)["players"]:
            assert len(player["starting"]) == 2
            assert player["pad"]["total"] == desk.match.scores[player["seat"]]
    assert (desk.match.imagine(0, 3).state.habitat_goal == desk.s.habitat_goal).all()


def test_the_observation_tells_what_matters() -> None:
    """Each of these changes is seen by seat 0."""
    desk = pos.Desk(3)

    def seen() -> bytes:
        return bytes(desk.match.observe(0).tobytes())

    assert len(desk.match.observe(0)) == OBSERVATION
    before = {seen()}
    changes: list[Callable[[Any], object]] = [
        lambda s: s.gems.__setitem__(1, 9),
        lambda s: s.cards.__setitem__(2, np.uint64(1 << pos.creature(pos.PLANT, 1, 2))),
        lambda s: s.signed.__setitem__(1, np.uint64(1 << 5)),
        lambda s: s.won.__setitem__(2, 8),
        lambda s: s.board.__setitem__(3, pos.creature(pos.ANIMAL, 0, 3)),
        lambda s: s.rejected.__setitem__(0, np.uint64(1 << pos.creature(pos.MINERAL, 0, 1))),
        lambda s: s.dominoes.__setitem__(0, int(s.dominoes[6])),
    ]
    for change in changes:
        change(desk.s)
        assert seen() not in before
        before.add(seen())
    # And what another rejected is not.
    desk.s.rejected[1] = np.uint64(1 << pos.creature(pos.MINERAL, 0, 2))
    assert seen() in before
    desk.play(GIVE)
    desk.play(TWO_GEMS)
    assert seen() not in before
