"""Setting up (VI-02 … VI-06, VI-36)."""

from collections import Counter

import pytest

import menagerie
from menagerie.games.vivarium import components as box
from menagerie.games.vivarium.tables import CONTRACT, EQUIPMENT, STARTING

SEEDS = range(40)


@pytest.mark.rule("VI-02")
def test_the_board_has_creatures_equipment_and_contracts_in_their_rows() -> None:
    boards = set()
    for seed in SEEDS:
        s = menagerie.new("vivarium", seats=3, seed=seed).state
        assert all(card < EQUIPMENT for card in s.board[:8])
        assert all(EQUIPMENT <= card < CONTRACT for card in s.board[8:12])
        assert all(CONTRACT <= card < STARTING for card in s.board[12:])
        assert (s.creatures_left, s.equipment_left, s.contracts_left) == (40, 12, 17)
        boards.add(s.board.tobytes())
    assert len(boards) == len(SEEDS)


@pytest.mark.rule("VI-03", "VI-31")
def test_six_of_eight_tokens_after_the_hourglass() -> None:
    used: Counter[int] = Counter()
    for seed in range(200):
        match = menagerie.new("vivarium", seats=2, seed=seed)
        view = match.view(0)
        assert view["race"] == {"token": 0, "counts": [], "leader": None}
        assert view["next_race"]["token"] == match.state.tokens[0]
        assert sorted(match.state.tokens) == list(range(1, 9))
        used.update(int(t) for t in match.state.tokens[:6])
    # Each is used in three games of four.
    assert all(110 < used[token] < 190 for token in range(1, 9))


@pytest.mark.rule("VI-04")
def test_starting_contracts_are_one_habitat_and_one_species_each() -> None:
    seen = set()
    for seed in SEEDS:
        s = menagerie.new("vivarium", seats=4, seed=seed).state
        assert sorted(s.habitat_goal) == sorted(s.species_goal) == [0, 1, 2, 3]
        seen.add((int(s.habitat_goal[0]), int(s.species_goal[0])))
    assert len(seen) > 8


@pytest.mark.rule("VI-05", "VI-36")
@pytest.mark.parametrize(("seats", "tiles", "centre"), [(4, 9, 1), (3, 7, 1), (2, 6, 2)])
def test_dominoes_by_players(seats: int, tiles: int, centre: int) -> None:
    for seed in SEEDS:
        match = menagerie.new("vivarium", seats=seats, seed=seed)
        view = match.view(None)
        held = [d for player in view["players"] for d in player["dominoes"]]
        middle = [view["centre"], *([view["face_down"]] if seats == 2 else [])]
        assert len(held) == 2 * seats
        assert len(middle) == centre
        assert sorted(held + middle) == list(range(tiles))
        assert all(box.DOMINOES[d].players <= seats for d in held + middle)
        assert (view["face_down"] is None) == (seats != 2)


@pytest.mark.rule("VI-06")
def test_a_gem_each_and_any_first_player() -> None:
    first: Counter[int] = Counter()
    for seed in range(120):
        match = menagerie.new("vivarium", seats=4, seed=seed)
        assert match.state.gems.tolist() == [1, 1, 1, 1]
        assert match.waiting == [int(match.state.first)]
        first[match.waiting[0]] += 1
    assert all(first[seat] > 15 for seat in range(4))


@pytest.mark.rule("VI-06", "VI-31")
def test_the_first_decision_begins_with_who_goes_first_and_the_first_round() -> None:
    match = menagerie.new("vivarium", seats=3, seed=1)
    first = match.waiting[0]
    for _ in range(4):
        match.play(match.waiting[0], match.legal_ids(match.waiting[0])[0])
    told = [(e.kind, dict(e.args)) for e in match.events(None)]
    assert told[:2] == [("first_player", {"seat": first}), ("round_begins", {"n": 1, "token": 0})]
    assert [kind for kind, _ in told].count("round_begins") == 1
