"""The tree by itself."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from menagerie.search import tree
from menagerie.search.search import Style
from menagerie.search.tree import (
    BOX,
    LENGTH,
    ROOT,
    SPREAD,
    USED,
    add_node,
    back_up,
    find_missing,
    part,
    promise,
    select,
)
from menagerie.search.value import beats, chance, credit, weigh


def small_tree(weights: list[float], seat: int = 0) -> tuple[Any, Any]:
    nodes, box = tree.new_nodes(100, 64), np.zeros(BOX, np.int64)
    box[USED] = 1
    for move, weight in enumerate(weights):
        add_node(nodes, box, ROOT, seat, move, weight)
    return nodes, box


def mask_of(*moves: int) -> Any:
    mask = np.zeros(2, np.uint64)
    for move in moves:
        mask[move >> 6] |= np.uint64(1 << (move & 63))
    return mask


def test_the_most_promising_move_is_tried_first() -> None:
    nodes, _ = small_tree([1.0, 5.0, 2.0])
    assert nodes[select(nodes, ROOT, 0, mask_of(0, 1, 2), Style(1).array())].move == 1


def test_only_moves_legal_in_this_world_are_chosen_and_counted() -> None:
    nodes, _ = small_tree([1.0, 5.0, 2.0])
    chosen = select(nodes, ROOT, 0, mask_of(0, 2), Style(1).array())
    assert nodes[chosen].move == 2
    assert {int(n.move): int(n.seen) for n in nodes[1:4]} == {0: 1, 1: 0, 2: 1}


def test_children_of_another_seat_are_not_ones_own() -> None:
    nodes, box = small_tree([1.0, 1.0])
    add_node(nodes, box, ROOT, 1, 1, 9.0)
    assert nodes[select(nodes, ROOT, 0, mask_of(0, 1), Style(1).array())].seat == 0
    missing = np.zeros(2, np.uint64)
    assert find_missing(nodes, ROOT, 1, mask_of(1, 70), missing)
    assert missing.tolist() == mask_of(70).tolist()
    assert not find_missing(nodes, ROOT, 0, mask_of(0, 1), missing)


def test_ways_part_by_what_is_seen() -> None:
    nodes, box = small_tree([1.0])
    one, other = np.array([1, -1, 0], np.int8), np.array([1, 0, -1], np.int8)
    here = part(nodes, box, 1, one)
    assert part(nodes, box, 1, one) == here
    assert part(nodes, box, 1, other) not in (here, ROOT)
    assert select(nodes, 1, 0, mask_of(0), Style(1).array()) == 0  # a parting is no move
    box[USED] = len(nodes)
    assert part(nodes, box, here, one) == ROOT


def test_results_go_to_the_seat_that_moved() -> None:
    nodes, box = small_tree([1.0])
    child = add_node(nodes, box, 1, 1, 5, 1.0)
    box[LENGTH] = 2
    gain, tally = tree.new_gain(), tree.new_gain()
    gain[0], gain[1] = (0.9, 1.0, 4.0), (0.1, 0.0, -4.0)
    for _ in range(2):
        back_up(nodes, box, np.array([1, child], np.int64), gain, tally)
    assert (nodes[1].visits, nodes[1].wins, nodes[1].margin) == (2, 2.0, 8.0)
    assert (nodes[child].visits, nodes[child].wins, nodes[child].margin) == (2, 0.0, -8.0)
    assert tally[0, 0] == pytest.approx(1.8)


def test_what_is_good_is_tried_more() -> None:
    nodes, box = small_tree([1.0, 1.0, 1.0])
    style, gain, tally = Style(1).array(), tree.new_gain(), tree.new_gain()
    box[LENGTH] = 1
    for _ in range(300):
        child = select(nodes, ROOT, 0, mask_of(0, 1, 2), style)
        gain[0, 0] = 0.7 if nodes[child].move == 1 else 0.4
        back_up(nodes, box, np.array([child], np.int64), gain, tally)
    visits = {int(n.move): int(n.visits) for n in nodes[1:4]}
    assert visits[1] > 150
    assert min(visits.values()) > 5


def test_a_full_tree_grows_no_further() -> None:
    nodes, box = tree.new_nodes(0, 1), np.zeros(BOX, np.int64)
    box[USED] = len(nodes)
    assert add_node(nodes, box, ROOT, 0, 1, 1.0) == 0
    assert box[USED] == len(nodes)


def test_promises_are_ordered_and_bounded() -> None:
    assert promise(5.0, 0.0) == 1.0
    assert promise(-1.0, 2.0) < promise(0.0, 2.0) == 1.0 < promise(3.0, 2.0)
    assert np.isfinite(promise(1e9, 1e-9))
    assert promise(-1e9, 1e-9) > 0.0


def test_who_is_placed_first_gains_most() -> None:
    table = np.array([[10, 1], [10, 2], [4, 0]], np.int64)
    ahead = np.array([[beats(table, a, b) for b in range(3)] for a in range(3)])
    gain = tree.new_gain()
    weigh(np.array([10.0, 10.0, 4.0]), ahead, 3, 3, Style(1).array() + 1e-9, gain)
    assert gain[:3, 1].tolist() == [0.0, 1.0, 0.0]
    assert gain[1, 0] > gain[0, 0] > gain[2, 0]
    assert gain[:3, 2].tolist() == [0.0, 0.0, -6.0]


def test_equals_share_the_victory() -> None:
    table = np.array([[7, 0], [7, 0]], np.int64)
    ahead = np.array([[beats(table, a, b) for b in range(2)] for a in range(2)])
    gain = tree.new_gain()
    weigh(np.array([7.0, 7.0]), ahead, 2, 2, Style(1).array() + 1e-9, gain)
    assert gain[:2, 1].tolist() == [0.5, 0.5]


def test_own_points_count_against_the_usual_ones() -> None:
    gain, usual, style = tree.new_gain(), np.zeros(2), Style(1, own=1.0).array()
    style[SPREAD] = 10.0
    for done, mine in enumerate((20.0, 30.0)):
        gain[:] = 0.0
        credit(np.array([mine, 5.0]), usual, done, 2, style, gain)
    assert usual.tolist() == [25.0, 5.0]
    assert gain[0, 0] > 0.5 == gain[1, 0]


def test_chance_is_even_at_equal_points_and_sure_far_ahead() -> None:
    assert chance(0.0, 5.0) == 0.5
    assert chance(1e9, 1.0) == pytest.approx(1.0)
    assert chance(2.0, 5.0) + chance(-2.0, 5.0) == pytest.approx(1.0)
