"""The tree by itself."""

from itertools import combinations, product

import numpy as np
import pytest

from menagerie.core.state.record import MAX_SEATS, Masks
from menagerie.core.style import Style
from menagerie.net.forward import new_observation
from menagerie.search import tree
from menagerie.search.desk import Gain, Gains, Nodes, Progress, Records, new_nodes, new_records

STYLE = Style(iterations=1)


def small_tree(priors: list[float], seat: int = 0) -> tuple[Nodes, Records[Progress]]:
    nodes, progress = new_nodes(100, 64), new_records(Progress, 1)
    progress[0].nodes = 1
    for move, one in enumerate(priors):
        tree.add_node(nodes, progress, tree.ROOT, seat, move, one)
    return nodes, progress


def new_gains() -> tuple[Gains, Gains]:
    return new_records(Gain, MAX_SEATS), new_records(Gain, MAX_SEATS)


def mask_of(*moves: int) -> Masks:
    mask = np.zeros(2, np.uint64)
    for move in moves:
        mask[move >> 6] |= np.uint64(1 << (move & 63))
    return mask


def test_the_most_promising_move_is_tried_first() -> None:
    nodes, _ = small_tree([1.0, 5.0, 2.0])
    assert nodes[tree.select(nodes, tree.ROOT, 0, mask_of(0, 1, 2), STYLE)].move == 1


def tries(even: float) -> list[int]:
    """How often each of two moves is tried, of which one is promising and the other good."""
    nodes, _ = small_tree([1000.0, 1.0])
    style = STYLE._replace(even=even)
    for _ in range(100):
        child = tree.select(nodes, tree.ROOT, 0, mask_of(0, 1), style)
        nodes[child].visits += 1
        nodes[child].value += 0.4 if nodes[child].move == 0 else 0.6
    return [int(nodes[k].visits) for k in (1, 2)]


def test_a_prior_that_is_sure_of_itself_leaves_others_a_chance_where_it_is_told_to() -> None:
    assert tries(even=0.0) == [100, 0]
    promising, good = tries(even=0.25)
    assert good > promising > 0


def test_only_moves_legal_in_this_world_are_chosen_and_counted() -> None:
    nodes, _ = small_tree([1.0, 5.0, 2.0])
    chosen = tree.select(nodes, tree.ROOT, 0, mask_of(0, 2), STYLE)
    assert nodes[chosen].move == 2
    assert {int(nodes[k].move): int(nodes[k].available) for k in (1, 2, 3)} == {0: 1, 1: 0, 2: 1}


def test_children_of_another_seat_are_not_ones_own() -> None:
    nodes, progress = small_tree([1.0, 1.0])
    tree.add_node(nodes, progress, tree.ROOT, 1, 1, 9.0)
    assert nodes[tree.select(nodes, tree.ROOT, 0, mask_of(0, 1), STYLE)].seat == 0
    missing = np.zeros(2, np.uint64)
    assert tree.find_missing(nodes, tree.ROOT, 1, mask_of(1, 70), missing)
    assert missing.tolist() == mask_of(70).tolist()
    assert not tree.find_missing(nodes, tree.ROOT, 0, mask_of(0, 1), missing)


def test_the_tree_splits_by_what_is_observed() -> None:
    nodes, progress = small_tree([1.0])
    one, other = (np.array(places, np.uint64) for places in ([1, 255, 0], [1, 0, 255]))
    here = tree.split(nodes, progress, 1, one)
    assert tree.split(nodes, progress, 1, one) == here
    assert tree.split(nodes, progress, 1, other) not in (here, tree.ROOT)
    assert tree.select(nodes, 1, 0, mask_of(0), STYLE) == 0  # a split is no move
    progress[0].nodes = len(nodes)
    assert tree.split(nodes, progress, here, one) == tree.ROOT


def test_whatever_differs_is_told_apart() -> None:
    observation, words = new_observation(16)
    seen, numbers = set(), set()
    for places in combinations(range(16), 2):
        for values in product((-128, -1, 1, 2, 64, 127), (-1, 0, 1)):
            observation[:] = 0
            observation[[*places]] = values
            seen.add(observation.tobytes())
            numbers.add(int(tree.hash_of(words)))
    assert len(numbers) == len(seen)


def test_results_go_to_the_seat_that_moved() -> None:
    nodes, progress = small_tree([1.0])
    child = tree.add_node(nodes, progress, 1, 1, 5, 1.0)
    gain, tally = new_gains()
    gain[0].value, gain[0].wins, gain[0].margin = 0.9, 1.0, 4.0
    gain[1].value, gain[1].wins, gain[1].margin = 0.1, 0.0, -4.0
    for _ in range(2):
        tree.back_up(nodes, np.array([1, child], np.int64), 2, gain, tally)
    assert (nodes[1].visits, nodes[1].wins, nodes[1].margin) == (2, 2.0, 8.0)
    assert (nodes[child].visits, nodes[child].wins, nodes[child].margin) == (2, 0.0, -8.0)
    assert tally[0].value == pytest.approx(1.8)


def test_what_is_good_is_tried_more() -> None:
    nodes, _ = small_tree([1.0, 1.0, 1.0])
    gain, tally = new_gains()
    for _ in range(300):
        child = tree.select(nodes, tree.ROOT, 0, mask_of(0, 1, 2), STYLE)
        gain[0].value = 0.7 if nodes[child].move == 1 else 0.4
        tree.back_up(nodes, np.array([child], np.int64), 1, gain, tally)
    visits = {int(nodes[k].move): int(nodes[k].visits) for k in (1, 2, 3)}
    assert visits[1] > 150
    assert min(visits.values()) > 5


def test_a_full_tree_grows_no_further() -> None:
    nodes, progress = new_nodes(0, 1), new_records(Progress, 1)
    progress[0].nodes = len(nodes)
    assert tree.add_node(nodes, progress, tree.ROOT, 0, 1, 1.0) == 0
    assert progress[0].nodes == len(nodes)


def test_priors_are_ordered_and_bounded() -> None:
    assert tree.prior(-0.5) < tree.prior(0.0) == 1.0 < tree.prior(1.5)
    assert np.isfinite(tree.prior(1e18))
    assert tree.prior(-1e18) > 0.0
