"""Every move id and every event kind."""

from menagerie.core.game import EventKind, MoveKind

from .components import CARDS, KINGDOMS, MODIFIERS

# Moves. The ids are fixed for good.
CARD = 0  # play this card (a kingdom comes next)
KINGDOM = CARD + CARDS  # lay it in this kingdom, on an ordinary territory
CAPITAL = KINGDOM + KINGDOMS  # lay it in this kingdom, take the capital and withdraw
MATE = CAPITAL + KINGDOMS  # discard this card beside the one just laid (the decree of two cards)
RALLY = MATE + CARDS  # rally: a point now, then discards
DROP = RALLY + 1  # discard this card in a rally
DRAW = DROP + CARDS  # enough discarded: draw as many
WITHDRAW = DRAW + 1
FIGHT = WITHDRAW + 1  # this card for the battle
BOOST = FIGHT + CARDS  # add n modifiers (n = 0 is never legal)
ENOUGH = BOOST + MODIFIERS + 1  # add none
MOVE_COUNT = ENOUGH + 1

MOVES = (
    MoveKind("card", CARD, (("card", CARDS),)),
    MoveKind("kingdom", KINGDOM, (("kingdom", KINGDOMS),)),
    MoveKind("capital", CAPITAL, (("kingdom", KINGDOMS),), final=True),
    MoveKind("mate", MATE, (("card", CARDS),)),
    MoveKind("rally", RALLY),
    MoveKind("drop", DROP, (("card", CARDS),)),
    MoveKind("draw", DRAW),
    MoveKind("withdraw", WITHDRAW, final=True),
    MoveKind("fight", FIGHT, (("card", CARDS),)),
    MoveKind("boost", BOOST, (("n", MODIFIERS + 1),)),
    MoveKind("enough", ENOUGH),
)

# Events. Those of the upstart have kinds of their own, because it has no seat.
EVENTS = (
    EventKind("age", ("n", "seat")),
    EventKind("decree", ("kingdom", "decree"), reveals=True),
    EventKind("laid", ("seat", "card", "kingdom")),
    EventKind("capital", ("seat", "card", "kingdom")),
    EventKind("mate", ("seat", "card")),
    EventKind("rallied", ("seat",)),
    EventKind("dropped", ("seat", "card")),
    EventKind("drew", ("seat", "card"), reveals=True),
    EventKind("reshuffled", ("n",), reveals=True),
    EventKind("withdrew", ("seat",)),
    EventKind("token", ("seat", "n"), reveals=True),
    EventKind("tied", ("kingdom", "n")),
    EventKind("duel", ("kingdom", "seat", "seat2")),
    EventKind("chose", ("seat", "card")),
    EventKind("showed", ("seat", "card", "kingdom"), reveals=True),
    EventKind("boosted", ("seat", "n", "rank")),
    EventKind("enough", ("seat",)),
    EventKind("again", ("kingdom", "n")),
    EventKind("won", ("seat", "kingdom")),
    EventKind("shared", ("kingdom", "n")),
    EventKind("consoled", ("seat",)),
    EventKind("scored", ("seat", "kingdom", "n", "place")),
    EventKind("empty", ("kingdom",)),
    EventKind("council", ("seat", "kingdom")),
    EventKind("token_points", ("seat", "n"), reveals=True),
    EventKind("modifier_points", ("seat", "n")),
    EventKind("over"),
    EventKind("upstart_reveals", ("card", "kingdom"), reveals=True),
    EventKind("upstart_skips", ("kingdom",)),
    EventKind("upstart_lays", ("card", "kingdom")),
    EventKind("upstart_capital", ("card", "kingdom")),
    EventKind("upstart_discards", ("card",), reveals=True),
    EventKind("upstart_bonus", ("card",)),
    EventKind("upstart_new_bonus", ("card",), reveals=True),
    EventKind("upstart_withdraws"),
    EventKind("upstart_tied", ("kingdom", "n")),
    EventKind("upstart_shows", ("card", "kingdom"), reveals=True),
    EventKind("upstart_won", ("kingdom",)),
    EventKind("upstart_scored", ("kingdom", "n", "place")),
    EventKind("upstart_council", ("kingdom",)),
    EventKind("upstart_begins", ("n",)),
)
(
    E_AGE,
    E_DECREE,
    E_LAID,
    E_CAPITAL,
    E_MATE,
    E_RALLIED,
    E_DROPPED,
    E_DREW,
    E_RESHUFFLED,
    E_WITHDREW,
    E_TOKEN,
    E_TIED,
    E_DUEL,
    E_CHOSE,
    E_SHOWED,
    E_BOOSTED,
    E_ENOUGH,
    E_AGAIN,
    E_WON,
    E_SHARED,
    E_CONSOLED,
    E_SCORED,
    E_EMPTY,
    E_COUNCIL,
    E_TOKEN_POINTS,
    E_MODIFIER_POINTS,
    E_OVER,
    E_UPSTART_REVEALS,
    E_UPSTART_SKIPS,
    E_UPSTART_LAYS,
    E_UPSTART_CAPITAL,
    E_UPSTART_DISCARDS,
    E_UPSTART_BONUS,
    E_UPSTART_NEW_BONUS,
    E_UPSTART_WITHDRAWS,
    E_UPSTART_TIED,
    E_UPSTART_SHOWS,
    E_UPSTART_WON,
    E_UPSTART_SCORED,
    E_UPSTART_COUNCIL,
    E_UPSTART_BEGINS,
) = range(len(EVENTS))
