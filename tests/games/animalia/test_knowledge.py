"""What a seat knows of the deck and of others' prize cards, and what it cannot."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from games.animalia.position import card, cards, collection, deck, position, prizes, stage_three
from menagerie.core.match import Match
from menagerie.core.state.bits import members
from menagerie.games.animalia import GAME, moves
from menagerie.games.animalia.knowledge import unlocated

FIVE = "cat champion, horse champion, dog champion, rabbit champion, parrot champion"
ORDER = "parrot champion, cat champion, rabbit champion, dog champion, horse champion"
WORLDS = 40


def worlds(match: Match, seat: int, n: int = WORLDS) -> list[Match]:
    return [match.imagine(seat, seed) for seed in range(n)]


def spied(order: str = ORDER, **more: Any) -> Match:
    """Seat 0 has spied and put the five champions back in this order; seat 1 is to decide."""
    match = position(["dog spy", "horse spy", ""], offer="cat spy", top=FIVE, **more)
    match.play(0, moves.TAKE)
    match.play(0, moves.LOOK)
    for c in cards(order)[:4]:
        match.play(0, moves.NEXT + c)
    return match


@pytest.mark.rule("AN-59")
def test_nobody_knows_the_deck_at_first_and_all_orders_are_possible() -> None:
    match = Match(GAME, 3, seed=9)
    tops = Counter(deck(world)[0] for world in worlds(match, 1, 1500))
    assert len(tops) == 30
    assert min(tops.values()) > 20
    assert max(tops.values()) < 90
    bottoms = Counter(deck(world)[-1] for world in worlds(match, 1, 300))
    assert len(bottoms) == 30


@pytest.mark.rule("AN-59")
def test_a_spy_knows_the_order_it_left_until_the_cards_are_drawn() -> None:
    match = spied()
    rest = cards(ORDER)[1:]
    assert match.view(0)["deck_top"] == rest
    assert match.view(1)["deck_top"] == []
    assert all(deck(world)[:4] == rest for world in worlds(match, 0))
    assert len({deck(world)[4] for world in worlds(match, 0)}) > 10
    # The others do not know them.
    assert len({deck(world)[0] for world in worlds(match, 1)}) > 10
    assert len({deck(world)[0] for world in worlds(match, 2)}) > 10
    match.play(1, moves.TAKE)
    match.play(2, moves.TAKE)
    assert all(deck(world)[:2] == rest[2:] for world in worlds(match, 0))


@pytest.mark.rule("AN-59")
def test_while_the_spy_arranges_only_the_spy_knows() -> None:
    match = position(["dog spy", "horse spy", ""], offer="cat spy", top=FIVE)
    match.play(0, moves.TAKE)
    match.play(0, moves.LOOK)
    match.play(0, moves.NEXT + card("dog champion"))
    assert all(deck(world)[:5] == deck(match)[:5] for world in worlds(match, 0))
    assert len({deck(world)[0] for world in worlds(match, 1)}) > 10


@pytest.mark.rule("AN-59")
def test_another_spy_leaves_the_first_with_the_set_but_not_the_order() -> None:
    match = spied()
    # The parrot champion is turned up. Seat 1 gets a spy instead and looks: four known and one new.
    match.state.offer = 1 << card("rabbit spy")
    match.play(1, moves.TAKE)
    match.play(1, moves.LOOK)
    match.play(1, moves.KEEP)
    # Seat 2 turned up the first of the five; seat 0 knows that the rest are among the next four.
    known = set(cards(ORDER)[2:])
    shown = match.view(2)["offer"][0]
    assert shown == card("cat champion")
    assert set(match.view(0)["deck_among_top"]) == known
    assert match.view(0)["deck_top"] == []
    tops = [deck(world)[:4] for world in worlds(match, 0)]
    assert all(known <= set(top) for top in tops)
    assert len({tuple(top) for top in tops}) > 20
    fourth = {next(iter(set(top) - known)) for top in tops}
    assert len(fourth) > 10  # the card seat 0 never saw
    # Seat 1 knows all four in order; seat 2 knows nothing.
    assert all(deck(world)[:4] == deck(match)[:4] for world in worlds(match, 1))
    assert any(not known <= set(deck(world)[:4]) for world in worlds(match, 2))


@pytest.mark.rule("AN-59")
def test_what_is_known_to_be_on_top_shrinks_as_it_is_drawn() -> None:
    match = spied()
    match.state.offer = 1 << card("rabbit spy")
    match.play(1, moves.TAKE)
    match.play(1, moves.LOOK)
    match.play(1, moves.KEEP)
    assert int(match.state.glimpse_size[0]) == 4
    match.play(2, moves.TAKE)
    assert int(match.state.glimpse_size[0]) == 3
    assert set(members(match.state.glimpsed[0])) == set(cards("dog champion, horse champion"))


@pytest.mark.rule("AN-59", "AN-31")
def test_everybody_knows_what_went_under_the_deck() -> None:
    full = "cat champion, dog smart, owl, horse smart, parrot rascal"
    match = position(["dog thief, cat smart, rabbit smart, dog spy", full, ""], offer="cat thief")
    match.play(0, moves.TAKE)
    match.play(0, moves.STEAL + card("owl"))
    for seat in range(3):
        assert match.view(seat)["deck_bottom"] == [card("owl")]
        assert all(deck(world)[-1] == card("owl") for world in worlds(match, seat))
    assert len({deck(world)[-2] for world in worlds(match, 2)}) > 10


@pytest.mark.rule("AN-59")
def test_a_spy_mixes_what_was_under_a_small_deck() -> None:
    match = position(["dog spy", "horse spy", ""], offer="cat spy", deck=FIVE)
    match.state.deck_known[0] = 63  # the parrot champion went under it
    match.play(0, moves.TAKE)
    match.play(0, moves.LOOK)
    match.play(0, moves.KEEP)
    assert match.view(2)["deck_bottom"] == []
    assert match.view(2)["deck_among_top"] == cards("parrot champion")
    assert match.view(0)["deck_top"] == cards(FIVE)[1:]


@pytest.mark.rule("AN-59", "AN-48")
def test_a_shuffle_ends_all_knowledge_of_the_deck() -> None:
    match = stage_three(
        [
            "dog spy, dog thief, cat rascal, parrot spy, horse spy",
            "cat smart, cat thief, horse smart, horse thief, parrot joker",
            "rabbit smart, rabbit thief, parrot smart, parrot thief, horse joker",
        ],
        ["dog joker"],
    )
    match.state.deck_known[:5] = 63
    match.play(0, moves.LAY + card("dog joker"))
    match.play(0, moves.REPLACE + card("parrot spy"))
    assert int(match.state.season) == 1
    assert not match.state.deck_known.any()
    assert match.view(0)["deck_bottom"] == []


def prized() -> Match:
    """Seat 0 spied, then the stage ended: seat 1 holds two prize cards and seat 2 one."""
    full_1 = "cat smart, dog smart, rabbit smart, horse rascal, cat joker"
    full_2 = "horse smart, dog rascal, rabbit joker, horse joker, parrot joker"
    match = position(
        ["dog spy, dog thief, horse thief, cat rascal", full_1, full_2],
        offer="cat spy",
        top=FIVE,
    )
    match.play(0, moves.TAKE)
    match.play(0, moves.LOOK)
    match.play(0, moves.KEEP)
    assert prizes(match, 1) == cards(FIVE)[:2]
    assert prizes(match, 2) == cards(FIVE)[2:3]
    return match


@pytest.mark.rule("AN-60", "AN-38")
def test_a_spy_knows_which_prize_cards_others_drew() -> None:
    match = prized()
    assert match.view(0)["players"][1]["prizes"] == cards(FIVE)[:2]
    for world in worlds(match, 0):
        assert prizes(world, 1) == cards(FIVE)[:2]
        assert prizes(world, 2) == cards(FIVE)[2:3]
    # Seat 2 knows its own and no other.
    assert match.view(2)["players"][1]["prizes"] == [None, None]
    assert all(prizes(world, 2) == cards(FIVE)[2:3] for world in worlds(match, 2))
    assert len({tuple(prizes(world, 1)) for world in worlds(match, 2)}) > 20


@pytest.mark.rule("AN-60", "AN-42")
def test_this_is_remembered_in_later_seasons() -> None:
    match = prized()
    for seat in (1, 2):
        match.play(seat, moves.DONE)
    assert int(match.state.season) == 1
    assert all(prizes(world, 1) == cards(FIVE)[:2] for world in worlds(match, 0))
    assert not any(set(cards(FIVE)[:3]) & set(deck(world)) for world in worlds(match, 0))
    assert len({tuple(prizes(world, 1)) for world in worlds(match, 2)}) > 20


@pytest.mark.rule("AN-59")
def test_whoever_knew_only_the_set_loses_track_when_prizes_are_drawn() -> None:
    match = prized()
    assert not match.state.glimpsed.any()
    assert not match.state.glimpse_size.any()


@pytest.mark.rule("AN-43")
def test_a_picked_prize_card_is_not_imagined_for_others() -> None:
    match = prized()
    match.play(1, moves.LAY + card("cat champion"))
    assert all(int(world.state.laying[1]) == 255 for world in worlds(match, 2, 5))
    assert int(match.imagine(1, 3).state.laying[1]) == card("cat champion")


@pytest.mark.rule("AN-59")
def test_imagined_worlds_deal_exactly_the_cards_a_seat_cannot_locate() -> None:
    match = spied()
    for seat in range(3):
        unknown = set(members(unlocated(match.state, seat)))
        seen = {c for s in range(3) for c in collection(match, s)} | set(match.view(seat)["offer"])
        assert not unknown & seen
        assert len(unknown) == int(match.state.deck_size) - (4 if seat == 0 else 0)


@pytest.mark.rule("AN-59")
def test_the_observation_tells_known_places_in_the_deck() -> None:
    match = spied()
    own, other = (match.game.observation_spec().arrays(match.observe(n))["depth"] for n in (0, 1))
    assert [int(own[c]) for c in cards(ORDER)[1:]] == [1, 2, 3, 4]
    assert np.count_nonzero(own) == 4
    assert not other.any()


@pytest.mark.rule("AN-21")
def test_an_unused_spy_teaches_nothing() -> None:
    match = position(["dog spy", "horse spy", ""], offer="cat spy", top=FIVE)
    match.play(0, moves.TAKE)
    match.play(0, moves.SKIP + 1)
    assert match.view(0)["deck_top"] == []
    assert moves.PASS in match.legal_ids(1)
