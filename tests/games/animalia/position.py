"""Positions for the tests of Animalia, written with names: `cards("cat thief, owl")`."""

from collections.abc import Sequence
from typing import Any

from menagerie.core.match import Match
from menagerie.core.state.bits import members, u64
from menagerie.core.told import Event
from menagerie.games.animalia import GAME
from menagerie.games.animalia.components import ANIMALS, CARDS, FAMILY_NAMES, OWL
from menagerie.games.animalia.components import card as card_of
from menagerie.games.animalia.state import EXCHANGING, OFFERING
from menagerie.games.animalia.table import cards_in_play


def card(name: str) -> int:
    if name == "owl":
        return OWL
    family, kind = name.split()
    return card_of(FAMILY_NAMES.index(family), [a.name for a in ANIMALS].index(kind))


def cards(names: str) -> list[int]:
    return [card(name.strip()) for name in names.split(",")] if names else []


def mask(names: str) -> Any:
    return u64(sum(1 << c for c in cards(names)))


def position(
    collections: Sequence[str],
    *,
    offer: str = "",
    deck: str | None = None,
    top: str = "",
    leader: int = 0,
    prizes: Sequence[str] = (),
    season: int = 0,
    **options: Any,
) -> Match:
    """A match in stage 1; a collection "a / b" has two rows, the deck is given from its top.

    Without `deck` all other cards are in it, the ones of `top` uppermost.
    """
    match = Match(GAME, len(collections), options, seed=1)
    s = match.state
    for seat, text in enumerate(collections):
        rows = text.split("/")
        for row, names in enumerate(rows):
            s.collections[seat, row] = mask(names.strip())
    s.offer = mask(offer)
    for seat, names in enumerate(prizes):
        for i, c in enumerate(cards(names)):
            s.prizes[seat, i] = c
            s.prize_known[seat, i] = 1 << seat
        s.prize_count[seat] = len(cards(names))
    if deck is None:
        used = [
            c
            for seat in range(len(collections))
            for row in (0, 1)
            for c in collection(match, seat, row)
        ]
        used += cards(offer) + cards(top) + [c for names in prizes for c in cards(names)]
        assert len(used) == len(set(used)), "a card is named twice"
        rest = [c for c in members(cards_in_play(s.seats)) if c not in used]
        order = rest[::-1] + cards(top)[::-1]
    else:
        order = cards(deck)[::-1]
    s.deck[:] = order + [0] * (CARDS - len(order))
    s.deck_known[:] = 0
    s.deck_size = len(order)
    s.leader = s.asked = leader
    s.phase, s.waiting, s.season, s.must_take = OFFERING, 1 << leader, season, 0
    return match


def stage_three(collections: Sequence[str], prizes: Sequence[str] = (), **more: Any) -> Match:
    """A match at the beginning of the exchanges."""
    match = position(collections, prizes=prizes, **more)
    from menagerie.games.animalia.prizes import begin_exchange

    begin_exchange(match.state)
    assert int(match.state.phase) == EXCHANGING
    return match


def collection(match: Match, seat: int, row: int = 0) -> list[int]:
    return members(match.state.collections[seat, row])


def deck(match: Match) -> list[int]:
    """From the top."""
    return [int(c) for c in match.state.deck[: int(match.state.deck_size)][::-1]]


def prizes(match: Match, seat: int) -> list[int]:
    return [int(c) for c in match.state.prizes[seat, : int(match.state.prize_count[seat])]]


def medals(match: Match, seat: int) -> list[int]:
    """By family: cats, horses, dogs, rabbits, parrots."""
    return [int(n) for n in match.state.medals[seat]]


def told(events: Sequence[Event], kind: str) -> list[dict[str, int]]:
    return [dict(e.args) for e in events if e.kind == kind]


def uses(match: Match) -> list[int]:
    """Of thief, spy and joker."""
    return [int(n) for n in match.state.uses]
