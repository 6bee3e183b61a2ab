"""What a seat knows, imagines and observes."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from games.fantasy_realms.position import GAME, act, deal, worlds
from menagerie.core.state.bits import members
from menagerie.games.fantasy_realms.moves import DECK, DISCARD, TAKE


def two_turns() -> tuple[Any, int, int, int]:
    """(state, second seat, the card it took openly, third seat)."""
    s = deal(3, 6)
    first = int(s.turn)
    act(s, first, DECK)
    card = members(s.hand[first])[0]
    act(s, first, DISCARD + card)
    second = int(s.turn)
    act(s, second, TAKE + card)
    act(s, second, DISCARD + next(x for x in members(s.hand[second]) if x != card))
    return s, second, card, int(s.turn)


@pytest.mark.rule("FR-57")
def test_a_card_taken_openly_is_known_until_it_is_discarded() -> None:
    s, second, card, third = two_turns()
    for seat in (0, 1, 2, None):
        known = GAME.view(s, seat).players[second].known  # type: ignore[attr-defined]
        assert card in known
        assert len(known) == (7 if seat == second else 1)
    assert all(int(world.hand[second]) >> card & 1 for world in worlds(s, third, 40))
    for _ in range(2):
        seat = int(s.turn)
        act(s, seat, DECK)
        act(s, seat, DISCARD + members(s.hand[seat])[0])
    act(s, second, DECK)
    act(s, second, DISCARD + card)
    assert GAME.view(s, third).players[second].known == []  # type: ignore[attr-defined]


@pytest.mark.rule("FR-57")
def test_the_rest_is_uniform_over_what_is_not_ruled_out() -> None:
    s, second, card, third = two_turns()
    n = 3000
    counts: Counter[int] = Counter()
    for world in worlds(s, third, n):
        counts.update(members(world.hand[second]))
        assert int(world.hand[third]) == int(s.hand[third])
        assert int(world.discards) == int(s.discards)
        assert list(GAME.pieces(world)) == list(range(53))
    unseen = set(range(53)) - set(members(s.hand[third])) - set(members(s.discards)) - {card}
    assert counts.pop(card) == n
    assert set(counts) == unseen
    expected = 6 * n / len(unseen)
    spread = sum((counts[x] - expected) ** 2 / expected for x in unseen)
    assert spread < 2 * len(unseen)


@pytest.mark.rule("FR-57")
def test_a_draw_is_seen_by_its_drawer_alone() -> None:
    match_events = []
    import menagerie

    match = menagerie.new("fantasy_realms", 3, seed=2)
    seat = match.waiting[0]
    match.play(seat, DECK)
    for viewer in (seat, (seat + 1) % 3, None):
        match_events.append([dict(e.args) for e in match.events(viewer)])
    assert "card" in match_events[0][0]
    assert "card" not in match_events[1][0]
    assert "card" not in match_events[2][0]


@pytest.mark.rule("FR-57", "FR-58")
def test_observation_has_a_fixed_length_and_shows_the_own_hand() -> None:
    s, second, card, third = two_turns()
    out = np.zeros(GAME.observation, np.int8)
    GAME.observe(s, third, out)
    own = [i for i in range(53) if out[3 * 53 + i]]
    assert own == members(s.hand[third])
    place = (second - third) % 3
    assert [i for i in range(53) if out[(3 + place) * 53 + i]] == [card]
