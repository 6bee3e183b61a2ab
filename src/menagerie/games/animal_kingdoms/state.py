"""The record of a game. Players are the seats; with one seat, player 1 is the upstart."""

from typing import Annotated

from menagerie.core.state.record import U8, GameState, Mask, Masks, U8s, U16s

from . import components

PLAYERS = 5
WITHDRAWALS = len(components.WITHDRAWAL_TOKENS)
BONUS_CARDS = max(level.bonus_cards for level in components.LEVELS)
REVEALS = max(level.reveals for level in components.LEVELS)

# What the table is waiting for.
TURN, LAY, PAIR_CARD, DISCARDS, BATTLE, MODIFY, SCORING, OVER = range(8)
PHASES = ("turn", "lay", "pair", "discards", "battle", "modify", "scoring", "over")
PHASE_RULES = ("AK-06", "AK-07", "AK-13", "AK-15", "AK-25", "AK-28")  # that ask for moves


class State(GameState):
    # Beasts. A card is in one hand, in the deck, in the discards, laid, shown or bonus.
    hand: Annotated[Masks, PLAYERS]
    discards: Mask  # face up
    shown: Mask  # revealed in the battle going on
    deck: Annotated[U8s, components.CARDS]  # the top is deck[deck_size − 1]; zero above
    deck_size: U8
    laid: Annotated[
        U8s, components.KINGDOMS, components.MOST_TERRITORIES
    ]  # below each kingdom, in order
    laid_by: Annotated[
        U8s, components.KINGDOMS, components.MOST_TERRITORIES
    ]  # whose cube came with it
    laid_count: Annotated[U8s, components.KINGDOMS]
    # What everyone can tell about the hands (AK-92).
    shuffles: U8  # times that cards went back into the deck
    returned: Annotated[U8s, components.CARDS]  # the last of these at which all saw this card go in
    # for each place in a hand: shuffles when it was drawn
    since: Annotated[U8s, PLAYERS, components.HAND]
    # The board.
    decrees: Annotated[U8s, len(components.DECREES)]  # the deck of decrees; age a uses 5a … 5a + 4
    # kingdom k has 3k … 3k + 2, ascending, one for each age
    tokens: Annotated[U8s, components.KINGDOMS * components.AGES]
    cubes: Annotated[U8s, components.KINGDOMS, PLAYERS]  # influence, council included
    council: Annotated[U8s, components.KINGDOMS, components.COUNCIL]  # player + 1
    # Players.
    points: Annotated[U16s, PLAYERS]  # on the track
    rallies: Annotated[U16s, PLAYERS]  # points from rallies among them
    earned: Annotated[
        U8s, components.AGES, components.KINGDOMS, PLAYERS
    ]  # points from kingdoms among them
    modifiers: Annotated[U8s, PLAYERS]
    withdrawal: Annotated[U8s, WITHDRAWALS]  # face down: one for each age, the last in the box
    withdrawal_of: Annotated[U8s, components.AGES]  # player + 1 who took that age's token
    out: Annotated[U8s, PLAYERS]  # 1 for who withdrew first in this age …; 0 still in
    outs: U8  # how many withdrew
    # The course of the game.
    peace: U8
    level: U8
    players: U8  # seats, or 2 with the upstart
    age: U8
    phase: U8
    first: U8  # who began this age
    turn: U8
    rallies_running: U8  # rallies since the last claim
    dropped: U8  # cards discarded in the rally going on
    picked: U8  # card + 1 of the hand that is being laid: its owner's business (AK-07)
    kingdom: U8  # the kingdom it goes to, or the kingdom fought for
    scored: U8  # kingdoms scored in this age
    # The battle going on.
    fighters: U8  # bit set of who still fights
    losers: U8  # bit set of who lost it already
    chosen: Annotated[U8s, PLAYERS]  # card + 1 of this round; secret until all have chosen
    boost: Annotated[U8s, PLAYERS]  # modifiers on it
    fought: Annotated[U8s, PLAYERS, components.HAND]  # cards + 1 shown so far, by round
    bout: U8  # rounds shown so far
    quiet: U8  # fighters who added nothing since the last modifier
    # The upstart.
    bonus: Annotated[U8s, BONUS_CARDS]  # card + 1, the older first
    revealed: Annotated[U8s, REVEALS]  # cards + 1 that it shows in this round of a battle
    battles: U8  # fought in this age
    last: U8  # kingdom + 1 to which the player last played in this age
