"""What a seat knows: imagined worlds respect all that was seen, and nothing else."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from games.animal_kingdoms import position as pos
from menagerie.batch.base import legal_flags
from menagerie.core.match import Match
from menagerie.core.state.bits import bit, members
from menagerie.games.animal_kingdoms import GAME, moves
from menagerie.games.animal_kingdoms.components import CARDS, OKAPI
from menagerie.games.animal_kingdoms.judgement import evaluate
from menagerie.games.animal_kingdoms.knowledge import in_sight
from menagerie.testing.worlds import Case, legal_mask, positions

THREE = [
    "tiger 1, tiger 2, tiger 3, tiger 6",
    "owl 1, owl 2, owl 3, owl 6",
    "bee 1, bee 2, bee 3, bee 6",
]


def worlds(match: Match, seat: int, n: int = 200) -> list[Any]:
    return [match.imagine(seat, seed).state for seed in range(n)]


@pytest.mark.rule("AK-91")
def test_hands_and_deck_are_drawn_uniformly() -> None:
    match = pos.position(THREE)
    held, tops = Counter(), Counter()  # type: ignore[var-annotated]
    for world in worlds(match, 0, 3000):
        assert world.hand[0] == match.state.hand[0]
        assert int(world.hand[1]).bit_count() == 4
        held.update(members(world.hand[1]))
        tops[int(world.deck[int(world.deck_size) - 1])] += 1
    assert set(held) == set(tops) == set(range(64)) - set(pos.cards(THREE[0]))
    assert min(held.values()) > 130  # 200 expected each
    assert max(held.values()) < 270
    assert max(tops.values()) < 90  # 50 expected each


@pytest.mark.rule("AK-91")
def test_open_cards_stay_where_they_are() -> None:
    match = pos.position(THREE, laid={pos.K8: [(1, "wolf 4")]}, discards="frog 5")
    match.play(0, moves.RALLY)
    match.play(0, moves.DROP + pos.card("tiger 1"))
    for world in worlds(match, 1, 50):
        assert pos.names(world.discards) == {"frog 5", "tiger 1"}
        assert int(world.laid[pos.K8, 0]) == pos.card("wolf 4")
        hidden = {*members(world.hand[0]), *members(world.hand[2])}
        assert not hidden & set(pos.cards("frog 5, tiger 1, wolf 4"))


@pytest.mark.rule("AK-92")
def test_cards_shuffled_back_are_in_no_hand_that_has_not_drawn() -> None:
    match = pos.position(THREE, laid={pos.K8: [(1, "wolf 4"), (1, "wolf 5")]}, discards="frog 5")
    pos.score_age(match)
    back = set(pos.cards("wolf 4, wolf 5, frog 5"))
    seat = match.waiting[0]
    for world in worlds(match, (seat + 1) % 3):
        for other in range(3):
            assert not set(members(world.hand[other])) & back
    # Who draws one card may hold one of them, and no more.
    s = match.state
    playable = [m for m in match.legal_ids(seat) if m < 64]
    if not playable:
        s.decrees[5:10] = [2, 3, 9, 0, 1]
        playable = [m for m in match.legal_ids(seat) if m < 64]
    match.play(seat, playable[0])
    match.play(seat, match.legal_ids(seat)[0])
    found = Counter(
        len(set(members(world.hand[seat])) & back) for world in worlds(match, (seat + 1) % 3, 400)
    )
    assert set(found) == {0, 1}


@pytest.mark.rule("AK-92")
def test_after_the_deck_ran_out_old_cards_are_in_hands() -> None:
    match = pos.position(THREE, deck="wolf 8", deck_only=True)
    match.play(0, moves.RALLY)
    match.play(0, moves.DROP + pos.card("tiger 1"))
    match.play(0, moves.DROP + pos.card("tiger 2"))
    back = set(members(match.state.discards))
    match.play(0, moves.DRAW)  # the wolf, then one of the discards
    hands = Counter()  # type: ignore[var-annotated]
    for world in worlds(match, 1, 400):
        deck = {int(c) for c in world.deck[: int(world.deck_size)]}
        assert deck < back
        assert not set(members(world.hand[2])) & back
        assert len(set(members(world.hand[0])) & back) == 1
        hands[frozenset(members(world.hand[2]))] += 1
    assert len(hands) > 30  # seats 0 and 2 may hold any of each other's older cards


@pytest.mark.rule("AK-92")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_true_world_is_always_possible(seats: int) -> None:
    """Every hand fits the places that all can tell, through whole games with many rallies."""
    shuffles = 0
    for seed in range(6):
        match = Match(GAME, seats, seed=seed)
        chance = np.random.RandomState(seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal_ids(seat)
            wild = [m for m in legal if m == moves.RALLY or moves.DROP <= m < moves.DRAW]
            match.play(seat, int(chance.choice(wild if wild and chance.rand() < 0.8 else legal)))
            s = match.state
            shuffles = max(shuffles, int(s.shuffles))
            for p in range(seats):
                ages = [int(n) for n in s.since[p]]
                held = sorted(int(s.returned[c]) for c in members(s.hand[p]))
                assert ages[: len(held)] == sorted(ages[: len(held)])
                assert all(c <= age for c, age in zip(held, ages, strict=False))
                assert not any(ages[len(held) :])
    assert shuffles > 5


@pytest.mark.rule("AK-91")
def test_battle_cards_of_others_are_some_card_of_theirs() -> None:
    match = pos.position(THREE[:2], cubes={pos.K8: [1, 1]}, out=[0, 1])
    match.play(0, moves.WITHDRAW)
    match.play(0, moves.FIGHT + pos.card("tiger 6"))
    chosen = Counter()  # type: ignore[var-annotated]
    for world in worlds(match, 1, 300):
        choice = int(world.chosen[0]) - 1
        assert int(world.hand[0]) >> choice & 1
        chosen[choice] += 1
    assert len(chosen) > 40
    assert all(int(world.chosen[0]) == pos.card("tiger 6") + 1 for world in worlds(match, 0, 20))


@pytest.mark.rule("AK-91", "AK-20")
def test_withdrawal_tokens_are_known_to_their_owners() -> None:
    match = pos.position(THREE)
    match.state.withdrawal[:] = [5, 2, 3, 4]
    match.play(0, moves.WITHDRAW)
    seen = Counter(int(world.withdrawal[0]) for world in worlds(match, 1, 800))
    assert sorted(seen) == [2, 3, 4, 5]
    assert min(seen.values()) > 140
    for world in worlds(match, 0, 50):
        assert int(world.withdrawal[0]) == 5
        assert sorted(map(int, world.withdrawal)) == [2, 3, 4, 5]


@pytest.mark.rule("AK-91")
def test_decrees_to_come_are_unknown() -> None:
    match = pos.position(THREE)
    seen = Counter()  # type: ignore[var-annotated]
    for world in worlds(match, 0, 500):
        assert list(world.decrees[:5]) == list(match.state.decrees[:5])
        assert sorted(map(int, world.decrees)) == list(range(30))
        seen[int(world.decrees[5])] += 1
    assert len(seen) == 25
    assert max(seen.values()) < 45


@pytest.mark.rule("AK-91")
def test_the_view_of_others_hides_hands() -> None:
    match = pos.position(THREE)
    assert [held["card"] for held in match.view(1)["hand"]] == sorted(pos.cards(THREE[1]))
    assert match.view(None)["hand"] == []
    assert int(in_sight(match.state, 1)) == int(pos.mask(THREE[1]))


@pytest.mark.rule("AK-07", "AK-13")
def test_a_half_made_claim_is_seen_by_its_player_alone() -> None:
    hands = ["tiger 1, tiger 5, tiger 7, owl 2", "bee 1", "wolf 3"]
    match = pos.position(hands, decrees=[pos.D01, pos.D20, pos.D02, pos.D27, pos.D09])
    before = {seat: (match.view(seat), match.observe(seat).tolist()) for seat in (1, 2)}
    spectator = match.view(None)
    pair_kingdom = next(
        k for k, verdict in enumerate(match.view(0)["hand"][0]["kingdoms"]) if verdict["mates"]
    )
    for move in (pos.card("tiger 1"), moves.KINGDOM + pair_kingdom):
        match.play(0, move)
        assert match.view(0)["picked"] == pos.card("tiger 1")
        assert not in_sight(match.state, 1) & bit(pos.card("tiger 1"))
        assert {q: (match.view(q), match.observe(q).tolist()) for q in (1, 2)} == before
        assert match.view(None) == spectator
        possible = Counter(c for world in worlds(match, 1) for c in members(world.hand[0]))
        assert len(possible) > 40
        assert match.can_undo(0)
    assert match.view(0)["pair_in"] == pair_kingdom
    match.play(0, moves.MATE + pos.card("tiger 7"))
    assert match.view(1)["kingdoms"][pair_kingdom]["cards"][0]["card"] == pos.card("tiger 1")
    assert not match.can_undo(0)


@pytest.mark.rule("AK-91")
def test_the_observation_shows_own_cards_and_no_others() -> None:
    match = pos.position(THREE, laid={pos.K4: [(1, "wolf 3")]})
    seen = match.observe(1)
    assert [i for i in range(64) if seen[i]] == sorted(pos.cards(THREE[1]))
    assert seen.shape == (GAME.observation,)
    for world in worlds(match, 1, 5):
        out = np.zeros(GAME.observation, np.int8)
        GAME.observe(world, 1, out)
        assert out.tolist() == seen.tolist()
    pos.claim(match, 0, "tiger 2", pos.K4)
    assert match.observe(1).tolist() != seen.tolist()


def told(state: Any, seat: int) -> dict[str, Any]:
    out = np.zeros(GAME.observation, np.int8)
    GAME.observe(state, seat, out)
    return {part.name: part.read(out) for part in GAME.observation_spec().parts}


@pytest.mark.rule("AK-07", "AK-22", "AK-24")
def test_the_observation_tells_what_a_kingdom_takes_and_who_leads_in_it() -> None:
    match = pos.position(
        THREE, laid={pos.K4: [(1, "wolf 3"), (0, "okapi 5")]}, cubes={pos.K8: [2, 1, 2]}
    )
    seen = told(match.state, 1)
    assert (seen["last_rank"][pos.K4], seen["last_type"][pos.K4]) == (5, 1 + OKAPI)
    assert seen["standing"][pos.K8].tolist() == [3, 2, 2, 0, 0]  # from seat 1: second, two tied
    for state, seat, move in positions(Case(GAME, 4), 7, share=0.2):
        if move < CARDS:
            legal = legal_flags(legal_mask(GAME, state, seat), CARDS)
            playable = told(state, seat)["playable"]
            assert playable.any(0).tolist() == legal.astype(bool).tolist()


@pytest.mark.rule("AK-22", "AK-40")
def test_judgement_prefers_what_scores() -> None:
    ahead = pos.position(THREE, cubes={pos.K8: [2, 1, 0]})
    behind = pos.position(THREE, cubes={pos.K8: [1, 2, 0]})
    assert evaluate(ahead.state, 0) > evaluate(behind.state, 0) + 3
    match = pos.position(THREE, age=2, points=[7, 9, 1], modifiers=[1, 0, 0])
    pos.score_age(match)
    assert match.over
    assert [evaluate(match.state, p) for p in range(3)] == [float(n) for n in match.scores]
    assert pos.points(match) != match.scores
