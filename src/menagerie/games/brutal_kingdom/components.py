"""The twenty characters and the tokens: the one place of every printed fact.

No complete list of the printed cards was available. What is not in the rulebook was reconstructed
and is named card by card in `reconstructed`. Whoever owns the box corrects it here, and only here:
rules, words, views and card faces follow, and a test compares both RULES with this list.
A card's id is its place in the list and never changes; all else is data.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

# Characters, in the order of the printed reference card.
CHARLATAN, BLACK_KNIGHT, COURTESAN, CLAIRVOYANT, POISONER = range(5)
BERSERKER, ASSASSIN, DRUID, WHITE_KNIGHT, MONK = range(5, 10)
EXECUTIONER, INTRIGUER, WITCH, ABBOT, QUEEN = range(10, 15)
SAINT, KING, BISHOP, WIZARD, INQUISITOR = range(15, 20)
CARDS = 20

LIGHT, DARK = 0, 1  # backs
BACKS = 2
PER_BACK = 10

MOST_ICONS = 2  # BK-01: of a colour, on a card
COLOURS = 3  # influence: royal (blue), church (green), mystic (yellow)

# What a card does when it is played.
NOTHING = 0  # BK-48, BK-49: its icons are all it brings
REVIVE = 1  # BK-31: turns a card of its own stack up again
PENSION = 2  # BK-32: a token at the end of a chapter that brought none
TRADE = 3  # BK-33: exchanges cards with other players
LOOK_CENTRE = 4  # BK-34: looks at the centre
KILL = 5  # BK-15: eliminates a victim that lies open now
SWAP_CENTRE = 6  # BK-38: exchanges a card with the centre
CONDEMN = 7  # BK-41: eliminates the character it names, while on top
INTRIGUE = 8  # BK-42: changes places with the highest card
LOOK_HAND = 9  # BK-43: looks at a hand
STAND = 10  # BK-17: eliminates a victim that is played later, while on top
BLESS = 11  # BK-46: a token into the Chapel
INQUIRE = 12  # BK-50: announces a rank, and has a named card exchanged

# BK-12: their text begins with "You may".
OPTIONAL = (REVIVE, PENSION, TRADE, LOOK_CENTRE, SWAP_CENTRE, LOOK_HAND)

# What was reconstructed of most cards: the rank, the back that follows from it, the icons.
RANK_AND_BACK = ("rank", "back")
MOST = ("rank", "back", "icons")


class Character(NamedTuple):
    """BK-01: one card."""

    card: int
    rank: int
    back: int
    icons: tuple[int, int, int]  # royal, church, mystic
    effect: int
    victims: tuple[int, ...] = ()
    reconstructed: tuple[str, ...] = ()  # check these facts against the printed card
    low_rank: int | None = None  # the rank its player may announce instead
    immune: bool = False  # nobody may name it as a victim


CHARACTERS = (
    Character(CHARLATAN, 1, LIGHT, (0, 0, 0), REVIVE, (), ("icons",)),  # BK-31
    Character(BLACK_KNIGHT, 2, DARK, (0, 0, 0), PENSION, (), ("icons", "effect")),  # BK-32
    Character(COURTESAN, 3, LIGHT, (0, 0, 0), TRADE, (), ("icons",)),  # BK-33
    Character(CLAIRVOYANT, 4, DARK, (0, 0, 0), LOOK_CENTRE),  # BK-34
    Character(POISONER, 5, LIGHT, (0, 0, 0), KILL, (BISHOP, ABBOT), MOST),  # BK-35
    Character(  # BK-36
        BERSERKER, 6, DARK, (0, 0, 0), KILL, (WIZARD, INTRIGUER), (*MOST, "victims")
    ),
    Character(ASSASSIN, 7, LIGHT, (0, 0, 0), KILL, (KING, QUEEN), MOST),  # BK-37
    Character(DRUID, 8, DARK, (0, 0, 1), SWAP_CENTRE, (), MOST),  # BK-38
    Character(WHITE_KNIGHT, 9, LIGHT, (1, 0, 0), SWAP_CENTRE, (), MOST),  # BK-39
    Character(MONK, 10, DARK, (0, 1, 0), SWAP_CENTRE, (), MOST),  # BK-40
    Character(EXECUTIONER, 11, LIGHT, (0, 0, 0), CONDEMN, (), MOST),  # BK-41
    Character(INTRIGUER, 12, DARK, (0, 0, 0), INTRIGUE, (), MOST),  # BK-42
    Character(WITCH, 13, LIGHT, (0, 0, 1), LOOK_HAND, (), RANK_AND_BACK),  # BK-43
    Character(ABBOT, 14, DARK, (0, 1, 0), KILL, (WITCH, DRUID), (*MOST, "victims")),  # BK-44
    Character(QUEEN, 15, LIGHT, (1, 0, 0), STAND, (KING,), MOST),  # BK-45
    Character(SAINT, 16, DARK, (0, 0, 0), BLESS, (), MOST, immune=True),  # BK-46
    Character(KING, 17, LIGHT, (2, 0, 0), STAND, (QUEEN,), RANK_AND_BACK),  # BK-47
    Character(BISHOP, 18, DARK, (0, 2, 0), NOTHING, (), RANK_AND_BACK),  # BK-48
    Character(WIZARD, 19, LIGHT, (0, 0, 2), NOTHING, (), MOST),  # BK-49
    Character(  # BK-50
        INQUISITOR, 20, DARK, (0, 0, 0), INQUIRE, (), ("icons", "effect"), low_rank=0
    ),
)

REMOVED_WITH_THREE = 4  # BK-03: this rank and all below stay in the box when three play
TOKENS = {3: 11, 4: 13}  # BK-02: of each colour, by number of players
CHAPTERS = 4  # BK-06
ROUNDS = 4

# Tables for the rules.
RANK = np.array([c.rank for c in CHARACTERS], np.int64)
LOW_RANK = np.array([c.rank if c.low_rank is None else c.low_rank for c in CHARACTERS], np.int64)
BACK = np.array([c.back for c in CHARACTERS], np.int64)
ICONS = np.array([c.icons for c in CHARACTERS], np.int64)
EFFECT = np.array([c.effect for c in CHARACTERS], np.int64)
STOCK = np.array([TOKENS.get(seats, 0) for seats in range(max(TOKENS) + 1)], np.int64)


def _mask(cards: Iterable[int]) -> np.uint64:
    return np.uint64(sum(1 << card for card in cards))


def _with_effect(effect: int) -> np.uint64:
    return _mask(c.card for c in CHARACTERS if c.effect == effect)


ALL_CARDS = _mask(range(CARDS))
NO_LOW_RANKS = _mask(c.card for c in CHARACTERS if c.rank > REMOVED_WITH_THREE)
OF_BACK = np.array([_mask(c.card for c in CHARACTERS if c.back == b) for b in (LIGHT, DARK)])
# The cards with an icon of a colour, and those with two: what a stack earns is how many of each it
# has.
WITH_ICONS = np.array(
    [
        [_mask(c.card for c in CHARACTERS if c.icons[colour] > fewer) for colour in range(COLOURS)]
        for fewer in range(MOST_ICONS)
    ]
)
PENSIONERS = _with_effect(PENSION)
# Whom a card eliminates, and by whom it is eliminated when nobody names it.
VICTIMS = np.array([_mask(c.victims) for c in CHARACTERS], np.uint64)
KILLERS = np.array(
    [_mask(k.card for k in CHARACTERS if c.card in k.victims) for c in CHARACTERS], np.uint64
)
# Those of them that strike when they are played, whatever lies open then.
HUNTERS = KILLERS & _with_effect(KILL)
# BK-41: an immune character cannot be named as a victim. BK-41, BK-50: nobody names himself.
CONDEMNERS = _with_effect(CONDEMN)
CONDEMNABLE = _mask(c.card for c in CHARACTERS if not c.immune) & ~CONDEMNERS
ASKABLE = ALL_CARDS & ~_with_effect(INQUIRE)

# Cards of one back are numbered 0–9; KEY runs over both backs, CARD_OF goes back.
_ORDER = [c.card for b in (LIGHT, DARK) for c in CHARACTERS if c.back == b]
CARD_OF = np.array(_ORDER, np.int64)
KEY = np.array([_ORDER.index(card) for card in range(CARDS)], np.int64)
