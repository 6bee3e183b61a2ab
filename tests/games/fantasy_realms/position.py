"""Hands by card ids, for the tests."""

from typing import Any

import numpy as np

from menagerie.core.match import Match
from menagerie.core.registry import get_game
from menagerie.core.state.bits import members
from menagerie.core.state.events import event_buffer
from menagerie.games.fantasy_realms import components as c
from menagerie.games.fantasy_realms import tables
from menagerie.games.fantasy_realms.calculator import calculate
from menagerie.games.fantasy_realms.scoring import worth
from menagerie.testing.worlds import imagined, legal_bits

GAME = get_game("fantasy_realms")


def view(s: Any, viewer: int | None) -> Any:
    """Return what a seat sees, or with None a spectator."""
    return GAME.view(s, viewer)


def number(card: str) -> int:
    return c.CARD_IDS.index(card)


def mask(text: str) -> Any:
    """A set of cards from their ids, parted by blanks."""
    return tables.cards(*(number(card) for card in text.split()))


def points(text: str, choices: Any = None) -> int:
    """The score of a hand."""
    score = calculate(text.split(), choices)["score"]
    assert isinstance(score, int)
    return score


def rows(text: str, choices: Any = None) -> dict[str, int]:
    """The points of each card of a hand."""
    found: dict[str, int] = calculate(text.split(), choices)["cards"]
    return found


def blanked(text: str, choices: Any = None) -> set[str]:
    return set(calculate(text.split(), choices)["blanked"])


def deal(seats: int = 3, seed: int = 1, **options: Any) -> Any:
    """A fresh state; one's own hand is counted, but hints are not given, unless asked for."""
    return Match(GAME, seats, {"live_score": "own", **options}, seed).state


def worlds(s: Any, seat: int, n: int) -> list[Any]:
    """Worlds that the seat cannot rule out."""
    return [imagined(GAME, s, seat, seed) for seed in range(n)]


def legal(s: Any, seat: int) -> set[int]:
    return set(members(legal_bits(GAME, s, seat)))


def act(s: Any, seat: int, move: int) -> None:
    assert move in legal(s, seat), GAME.why_not(s, seat, move)
    GAME.act(s, seat, move, event_buffer())


def score(s: Any, seat: int = 0) -> int:
    """The points of a hand with the choices made so far."""
    return int(worth(s.hand[seat], s.form[seat])[0])


def choose_best(s: Any, seat: int = 0) -> None:
    """All that is offered as the best, one move after another; what it promises stays true."""
    total = GAME.view(s, seat).decision.best_total  # type: ignore[attr-defined]
    while int(s.waiting) >> seat & 1:
        decision = GAME.view(s, seat).decision  # type: ignore[attr-defined]
        assert decision.best_total == max(one.total for one in decision.options) == total
        assert {one.move for one in decision.options} == legal(s, seat)
        assert GAME.evaluate(s, seat) == total
        act(s, seat, decision.best_move)
    assert score(s, seat) == total


def finish_with(hands: list[str], discards: str, **options: Any) -> Any:
    """Three or more hands that are about to end: seat 0 has one more card to discard (its last)."""
    s = deal(len(hands), **options)
    used = mask(" ".join([*hands, discards]))
    for seat, hand in enumerate(hands):
        s.hand[seat] = mask(hand)
    s.discards = mask(discards) if discards else np.uint64(0)
    rest = [card for card in range(c.CARDS) if not int(used) >> card & 1]
    s.deck[:] = 0
    s.deck[: len(rest)] = rest
    s.deck_size = len(rest)
    s.turn, s.waiting, s.phase = 0, 1, 1
    return s
