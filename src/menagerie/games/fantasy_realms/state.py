"""The record of a game."""

from typing import Annotated

from menagerie.core.state.record import U8, U16, GameState, Mask, Masks, U8s, U16s

from .components import CARDS

MAX_PLAYERS = 7

# Phases
DRAWING, DISCARDING, TRADING, FINISHING = range(4)

# What a seat has to decide in the end, in this order (FR-29); the last is: nothing more.
RAISING, COPYING, DISGUISING, SHIFTING, CHANGING, SUITING, SPARING, READY = range(8)
# What a seat is doing while trading.
FREE, OFFERING, ANSWERING, GONE = range(4)


class State(GameState):
    hand: Annotated[Masks, MAX_PLAYERS]  # cards held
    form: Annotated[Masks, MAX_PLAYERS]  # choices of the end made so far (see forms.py)
    sure: Annotated[Masks, MAX_PLAYERS]  # trading: cards whose holder the seat knows for certain
    met: Annotated[Masks, MAX_PLAYERS]  # trading: cards it held before, so not in the deck
    spurned: Annotated[Masks, MAX_PLAYERS]  # trading: own cards offered in vain
    discards: Mask  # the open discard area
    drawn_pair: Mask  # two players, filling: the two cards just drawn
    three: Mask  # chaos: the three cards the Necromancer drew
    shown: Mask  # cards in hands that everybody saw being taken
    turns: U16  # turns finished
    moves_left: U16  # trading: so many moves of all seats together until it ends
    want: Annotated[U16s, MAX_PLAYERS]  # trading: bit set of the suits that the offer asks for
    deck_size: U8
    phase: U8
    turn: U8  # the seat whose turn it is
    chaos: U8  # option: the chaos variant
    live_score: U8  # option: 0 off, 1 own hand, 2 own hand and hints
    minutes: U8  # option: the time for trading, by its place among the values; 0 without chaos
    step: Annotated[U8s, MAX_PLAYERS]  # end: what the seat decides; trading: what it is doing
    offer_to: Annotated[U8s, MAX_PLAYERS]  # trading: whom the seat deals with (7: all)
    offer: Annotated[U8s, MAX_PLAYERS]  # trading: the card offered, plus one; 0 = no offer
    refused: Annotated[U8s, MAX_PLAYERS]  # trading: bit set of the seats that declined the offer
    deck: Annotated[U8s, CARDS]  # the deck, top card last; zero beyond deck_size
