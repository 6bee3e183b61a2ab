"""The record of a game. Players are the seats; with one seat, player 1 is the upstart."""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.state import state_type

from .cards import AGES, CARDS, COUNCIL, DECREES, HAND, KINGDOMS, MOST_TERRITORIES

PLAYERS = 5
i64: Any = (
    np.int64
)  # small fields are converted before arithmetic: two uint8 subtract without a sign

# What the table is waiting for.
TURN, LAY, PAIR_CARD, DISCARDS, BATTLE, MODIFY, SCORING, OVER = range(8)
PHASES = ("turn", "lay", "pair", "discards", "battle", "modify", "scoring", "over")

STATE = state_type(
    [
        # Beasts. A card is in one hand, in the deck, in the discards, laid, picked, shown or bonus.
        ("hand", np.uint64, PLAYERS),
        ("discards", np.uint64),  # face up
        ("shown", np.uint64),  # revealed in the battle going on
        ("deck", np.uint8, CARDS),  # the top is deck[deck_size − 1]; zero above
        ("deck_size", np.uint8),
        ("laid", np.uint8, (KINGDOMS, MOST_TERRITORIES)),  # below each kingdom, in order
        ("laid_by", np.uint8, (KINGDOMS, MOST_TERRITORIES)),  # whose cube came with it
        ("laid_count", np.uint8, KINGDOMS),
        # What everyone can tell about the hands (AK-92).
        ("shuffles", np.uint8),  # times that cards went back into the deck
        ("returned", np.uint8, CARDS),  # the last of these at which all saw this card go in
        (
            "since",
            np.uint8,
            (PLAYERS, HAND),
        ),  # for each place in a hand: shuffles when it was drawn
        # The board.
        ("decrees", np.uint8, len(DECREES)),  # the deck of decrees; age a uses 5a … 5a + 4
        (
            "tokens",
            np.uint8,
            KINGDOMS * AGES,
        ),  # kingdom k has 3k … 3k + 2, ascending, one for each age
        ("cubes", np.uint8, (KINGDOMS, PLAYERS)),  # influence, council included
        ("council", np.uint8, (KINGDOMS, COUNCIL)),  # player + 1
        # Players.
        ("points", np.uint16, PLAYERS),  # on the track
        ("rallies", np.uint16, PLAYERS),  # points from rallies among them
        ("earned", np.uint8, (AGES, KINGDOMS, PLAYERS)),  # points from kingdoms among them
        ("modifiers", np.uint8, PLAYERS),
        ("withdrawal", np.uint8, 4),  # tokens face down: one for each age, the last in the box
        ("withdrawal_of", np.uint8, AGES),  # player + 1 who took that age's token
        ("out", np.uint8, PLAYERS),  # 1 for who withdrew first in this age …; 0 still in
        ("outs", np.uint8),  # how many withdrew
        # The course of the game.
        ("peace", np.uint8),
        ("level", np.uint8),
        ("players", np.uint8),  # seats, or 2 with the upstart
        ("age", np.uint8),
        ("phase", np.uint8),
        ("first", np.uint8),  # who began this age
        ("turn", np.uint8),
        ("rallies_running", np.uint8),  # rallies since the last claim
        ("dropped", np.uint8),  # cards discarded in the rally going on
        ("picked", np.uint8),  # card + 1 that is being laid
        ("kingdom", np.uint8),  # the kingdom it goes to, or the kingdom fought for
        ("scored", np.uint8),  # kingdoms scored in this age
        # The battle going on.
        ("fighters", np.uint8),  # bit set of who still fights
        ("losers", np.uint8),  # bit set of who lost it already
        ("chosen", np.uint8, PLAYERS),  # card + 1 of this round; secret until all have chosen
        ("boost", np.uint8, PLAYERS),  # modifiers on it
        ("fought", np.uint8, (PLAYERS, HAND)),  # cards + 1 shown so far, by round
        ("bout", np.uint8),  # rounds shown so far
        ("quiet", np.uint8),  # fighters who added nothing since the last modifier
        # The upstart.
        ("bonus", np.uint8, 2),  # card + 1, the older first
        ("revealed", np.uint8, 4),  # cards + 1 that it shows in this round of a battle
        ("battles", np.uint8),  # fought in this age
        ("last", np.uint8),  # kingdom + 1 to which the player last played in this age
    ]
)
