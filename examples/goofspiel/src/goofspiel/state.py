"""The record of a game of Goofspiel."""

from typing import Annotated

from menagerie.core.state.record import U8, GameState, Mask, Masks, U8s

from .components import CARDS

MAX_SEATS = 5


class State(GameState):
    hands: Annotated[Masks, MAX_SEATS]  # a bid stays in hand until all bids are turned up
    bids: Annotated[U8s, MAX_SEATS]  # chosen in this round, or NO_CARD
    won: Annotated[Masks, MAX_SEATS]  # prizes
    stake: Mask  # the prizes that this round is about
    deck: Annotated[U8s, CARDS]  # the prizes in the order in which they come
    turned: U8  # how many of them are turned up
