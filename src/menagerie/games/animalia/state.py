"""The record of a game of Animalia."""

from typing import Annotated

from menagerie.core.state.record import U8, U16, GameState, Mask, Masks, U8s

from .components import CARDS, FAMILIES, POWERS
from .moves import MAX_SEATS, ROWS

SEASONS = 3
FULL = 5  # animals in a complete collection
MAX_OFFER = 3  # cards in the offered set
LOOKS = 5  # cards a spy looks at
MAX_PRIZES = 2 * SEASONS  # prize cards one seat can ever hold
MAX_TURNS = 500  # of leaders in one season, after which powers rest
EVERY_SEAT = 63  # as a set of seats

# What is being decided; while prizes are counted, nothing.
OFFERING, USING_POWERS, EXCHANGING, COUNTING = range(4)


class State(GameState):
    # The table.
    collections: Annotated[Masks, MAX_SEATS, ROWS]  # a card set for each seat and row
    offer: Mask  # the cards going round
    discard: Mask  # cards exchanged for prize cards this season
    deck: Annotated[U8s, CARDS]  # [0] is the bottom, [deck_size - 1] the top, 0 beyond
    deck_size: U8
    prizes: Annotated[U8s, MAX_SEATS, MAX_PRIZES]  # oldest first, 0 beyond
    prize_count: Annotated[U8s, MAX_SEATS]
    medals: Annotated[U8s, MAX_SEATS, FAMILIES]
    # Where we are.
    phase: U8  # OFFERING, USING_POWERS or EXCHANGING
    season: U8  # 0, 1, 2
    turns: U16  # turns of a leader this season
    leader: U8
    asked: U8  # stage 1: the seat that decides
    must_take: U8  # the asked seat may not pass
    # Powers of the cards just taken by `asked`.
    uses: Annotated[U8s, POWERS]  # left
    row: U8  # the collection they went into
    spied: U8  # cards the spy still has to put back
    gift: U8  # the joker's present, its receiver still to be chosen; or NO_CARD
    # Stage 3.
    laid: Mask  # prize cards laid into collections this season
    laying: Annotated[U8s, MAX_SEATS]  # prize card whose place is still to be chosen; or NO_CARD
    naming: U8  # seats that have finished exchanging and name the owl's family
    owl_family: U8  # or NO_FAMILY
    # What seats know of hidden cards: for each, the set of seats that know it.
    deck_known: Annotated[U8s, CARDS]
    prize_known: Annotated[U8s, MAX_SEATS, MAX_PRIZES]
    # Cards a seat knows to be among the top so-many, without knowing their order.
    glimpsed: Annotated[Masks, MAX_SEATS]
    glimpse_size: Annotated[U8s, MAX_SEATS]
    # Options.
    set_uses_all: U8  # every card of a set gives a use
    open_medals: U8
