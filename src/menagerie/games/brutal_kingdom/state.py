"""The record of one game.

Places: hidden cards lie at 20 places, ten a back. Of the ten places of a back, 2·p and 2·p + 1 are
the hand of seat p, 8 and 9 the centre, if there is one. With three players, 6 and 7 hold the cards
set aside (`random_deck`) or nothing. A hand is filled from its first place on; what is taken apart
for an exchange is its last place. Which places are taken is public, what lies there is not.

Notes: for each seat, and for the public, the places where each hidden card may lie, as far as that
observer can tell. A seat's notes depend on nothing that the seat has not seen.
"""

from typing import Annotated, NamedTuple

import numpy as np

from menagerie.core.state.record import U8, GameState, Mask, Masks, U8s

from . import components
from .components import BACKS, ROUNDS

# Phases: what is being decided, and by whom.
PASSING = 0  # everyone: a card of `back` for a neighbour
PLAYING = 1  # `turn`: a card to play
CHOOSING_VICTIM = 2  # `turn`: which of two open victims
REVIVING = 3  # `turn`: Charlatan
OFFERING = 4  # `turn`: Courtesan, a card of one's own
PAIRING = 5  # `turn`: Courtesan, with whom
ANSWERING = 6  # `partner`: a card for the Courtesan
GAZING = 7  # `turn`: Clairvoyant
LENDING = 8  # `turn`: Druid, White Knight, Monk: a card of one's own
TAKING = 9  # `turn`: … and a card of the centre
CONDEMNING = 10  # `turn`: Executioner
SPYING = 11  # `turn`: Witch
BLESSING = 12  # `turn`: Saint
RANKING = 13  # `turn`: Inquisitor, rank
ASKING = 14  # `turn`: Inquisitor, name
REPLACING = 15  # `partner`: the holder of the named card takes one of the centre
LOSING = 16  # `turn`: Inquisitor, a card of his own for the holder (option)
CLAIMING = 17  # `partner`: Black Knight
DONE = 18  # never seen between moves: the card has had its effect
OVER = 19
PAID = 20  # never seen between moves: the tokens of the chapter are taken


class Phase(NamedTuple):
    name: str  # in views and in the keys of words
    expects: str = ""  # the kind of the moves it is about
    begins: int | None = None  # the effect of a character that begins here


PHASES = {
    PASSING: Phase("pass", "pass"),
    PLAYING: Phase("play", "play"),
    CHOOSING_VICTIM: Phase("victim", "victim"),
    REVIVING: Phase("rise", "rise", components.REVIVE),
    OFFERING: Phase("offer", "give", components.TRADE),
    PAIRING: Phase("pair", "partner"),
    ANSWERING: Phase("answer", "give"),
    GAZING: Phase("gaze", "look", components.LOOK_CENTRE),
    LENDING: Phase("lend", "give", components.SWAP_CENTRE),
    TAKING: Phase("take", "centre"),
    CONDEMNING: Phase("condemn", "name"),
    SPYING: Phase("spy", "partner", components.LOOK_HAND),
    BLESSING: Phase("bless", "colour"),
    RANKING: Phase("rank", "rank"),
    ASKING: Phase("name", "name"),
    REPLACING: Phase("replace", "centre"),
    LOSING: Phase("lose", "give"),
    CLAIMING: Phase("claim", "colour", components.PENSION),
    OVER: Phase("over"),
}
# BK-12: where an effect begins that its player may leave.
MAY_SKIP = np.array(
    [n in PHASES and PHASES[n].begins in components.OPTIONAL for n in range(PAID + 1)]
)

SEATS = 4
PLACES = 20
CENTRE_AT = 8  # first place of the centre, of each back
ASIDE_AT = 6  # first place of the cards set aside, of each back (three players)
EMPTY = 255
PUBLIC = 4  # the observer who sees only what all see
OBSERVERS = 5

# What makes a deck for three players (BK-03, BK-04): low ranks leave the game, cards are set aside.
LOW_OUT, SET_ASIDE, BOTH = range(3)

MARKER_SPACE = 4  # a Chapel space holds 0 (free), 1 + colour, or this: an elimination token


class State(GameState):
    # Options.
    random_deck: U8  # LOW_OUT, SET_ASIDE or BOTH
    open_offer: U8  # the Courtesan's card lies open before the partner chooses
    pays_always: U8  # the Black Knight's token comes whatever the chapter has brought
    from_hand: U8  # the Inquisitor's replacement card comes from his own hand
    memory: U8  # views show a seat what it has seen
    # Where the game stands.
    chapter: U8  # 0–3
    rounds: U8  # rounds finished in this chapter: 0–3
    played: U8  # cards played in this round
    first: U8  # holder of the first-player card
    turn: U8  # whose card is being played
    phase: U8  # one of those above
    back: U8  # of the card being passed or exchanged
    partner: U8  # the other one in an exchange; the Black Knight's owner
    traded: U8  # backs the Courtesan has exchanged already, as bits
    named: U8  # the card that lies shown while it is being exchanged
    low: U8  # the Inquisitor was announced as rank 0
    paid: U8  # players who have taken their tokens at the end of the chapter
    blessed: U8  # the Saint filled the Chapel space of this chapter
    # Cards on the table (all public).
    height: Annotated[U8s, SEATS]
    stack: Annotated[U8s, SEATS, ROUNDS]  # bottom to top
    deck: Mask  # characters in the game
    gone: Mask  # played in this chapter
    down: Mask  # … and lying face down
    fallen: Mask  # … or were face down once
    standing: Annotated[Masks, SEATS]  # whom the top card of a seat eliminates when played
    # Tokens.
    stock: Annotated[U8s, 3]
    tokens: Annotated[U8s, SEATS, 3]
    kills: Annotated[U8s, SEATS]  # elimination points
    chapel: Annotated[U8s, 4]
    # Hidden cards, and who knows them.
    held: Annotated[U8s, SEATS, 2]  # cards in hand, by back
    place: Annotated[U8s, PLACES]  # the card at each place, or EMPTY
    seen: Annotated[U8s, PLACES]  # seats of whom everybody knows that they know this card
    where: Annotated[Masks, OBSERVERS, BACKS, 2]  # notes, see notes.py
