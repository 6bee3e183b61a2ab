"""What a seat sees, as typed JSON, and why a move is not allowed."""

from collections.abc import Sequence

import msgspec

from menagerie.core.state.bits import members
from menagerie.core.view import Ask
from menagerie.core.words import Reason, ScoreLine

from .components import NO_CARD, RANK
from .rules import to_come, worth
from .state import State


class Player(msgspec.Struct):
    hand: list[int]
    bid: int | None  # in this round, as far as the viewer knows it
    has_bid: bool
    prizes: list[int]
    points: int


class View(msgspec.Struct):
    round: int
    stake: list[int]
    deck: list[int]  # by rank: nobody knows the order
    players: list[Player]
    ask: Ask | None


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    asked = seat in members(s.waiting)
    return View(
        round=int(s.turned),
        stake=members(s.stake),
        deck=members(to_come(s)),
        players=[_player(s, seat, other) for other in range(s.seats)],
        ask=Ask("ask.bid", {"n": int(worth(s.stake))}) if asked else None,
    )


def _player(s: State, seat: int | None, other: int) -> Player:
    has_bid = bool(s.waiting) and int(s.bids[other]) != NO_CARD
    return Player(
        hand=members(s.hands[other]),
        bid=int(s.bids[other]) if has_bid and seat == other else None,
        has_bid=has_bid,
        prizes=members(s.won[other]),
        points=int(worth(s.won[other])),
    )


def why_not(s: State, seat: int, move: int) -> Reason:
    """What a seat that is asked may not bid, it has bid before."""
    return Reason("reason.played", {"card": move}, rule="GS-06")


def score_lines(s: State, seat: int) -> Sequence[ScoreLine]:
    """GS-09: a line for each prize."""
    return [ScoreLine("score.prize", {"card": c}, int(RANK[c])) for c in members(s.won[seat])]


def pieces(s: State) -> Sequence[int]:
    """Every prize, wherever it lies."""
    won = [card for seat in range(s.seats) for card in members(s.won[seat])]
    return sorted([*won, *members(s.stake), *members(to_come(s))])
