"""How many points a position promises a seat, for the greedy bot and for search."""

from menagerie.core.running.rule import rule

from .components import CARDS, NO_CARD, RANK
from .rules import to_come, worth
from .state import State


@rule
def evaluate(s: State, seat: int) -> float:
    """What is won, a chance of what is at stake, and of the rest a share by what is in hand."""
    points = float(worth(s.won[seat]))
    spent = 0.0
    if s.waiting != 0 and s.bids[seat] != NO_CARD:
        spent = float(RANK[s.bids[seat]])
        points += worth(s.stake) * spent / CARDS
    hands = -spent
    for other in range(s.seats):
        hands += worth(s.hands[other])
    if hands > 0:
        points += worth(to_come(s)) * (worth(s.hands[seat]) - spent) / hands
    return points
