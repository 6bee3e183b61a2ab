"""The twenty characters and the tokens: data only.

No complete list of the printed cards was available. What is not in the rulebook was reconstructed
and is named in `unsure`, character by character. Whoever owns the box corrects it here, and only
here: everything else (tables, rules, texts, danger signs) follows from `CHARACTERS`.
A card's id is its place in this list and never changes; rank and back are data like the rest.
"""

from __future__ import annotations

from typing import Any, NamedTuple

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

ROYAL, CHURCH, MYSTIC = 0, 1, 2  # influence: blue, green, yellow
COLOURS = 3

# What a card does when it is played.
NOTHING = 0
REVIVE = 1  # Charlatan
PENSION = 2  # Black Knight: at the end of the chapter
TRADE = 3  # Courtesan
LOOK_CENTRE = 4  # Clairvoyant
KILL = 5  # eliminates a victim that lies open now
SWAP_CENTRE = 6  # Druid, White Knight, Monk
CONDEMN = 7  # Executioner
INTRIGUE = 8  # Intriguer
LOOK_HAND = 9  # Witch
STAND = 10  # eliminates a victim that is played later, while on top
BLESS = 11  # Saint
INQUIRE = 12  # Inquisitor


class Character(NamedTuple):
    card: int
    rank: int
    back: int
    icons: tuple[int, int, int]  # royal, church, mystic
    effect: int
    victims: tuple[int, ...] = ()
    unsure: tuple[str, ...] = ()  # reconstructed: check against the printed card


CHARACTERS = (
    Character(CHARLATAN, 1, LIGHT, (0, 0, 0), REVIVE, (), ("icons",)),
    Character(BLACK_KNIGHT, 2, DARK, (0, 0, 0), PENSION, (), ("icons", "effect")),
    Character(COURTESAN, 3, LIGHT, (0, 0, 0), TRADE, (), ("icons",)),
    Character(CLAIRVOYANT, 4, DARK, (0, 0, 0), LOOK_CENTRE),
    Character(POISONER, 5, LIGHT, (0, 0, 0), KILL, (BISHOP, ABBOT), ("rank", "back", "icons")),
    Character(
        BERSERKER,
        6,
        DARK,
        (0, 0, 0),
        KILL,
        (WIZARD, INTRIGUER),
        ("rank", "back", "icons", "victims"),
    ),
    Character(ASSASSIN, 7, LIGHT, (0, 0, 0), KILL, (KING, QUEEN), ("rank", "back", "icons")),
    Character(DRUID, 8, DARK, (0, 0, 1), SWAP_CENTRE, (), ("rank", "back", "icons")),
    Character(WHITE_KNIGHT, 9, LIGHT, (1, 0, 0), SWAP_CENTRE, (), ("rank", "back", "icons")),
    Character(MONK, 10, DARK, (0, 1, 0), SWAP_CENTRE, (), ("rank", "back", "icons")),
    Character(EXECUTIONER, 11, LIGHT, (0, 0, 0), CONDEMN, (), ("rank", "back", "icons")),
    Character(INTRIGUER, 12, DARK, (0, 0, 0), INTRIGUE, (), ("rank", "back", "icons")),
    Character(WITCH, 13, LIGHT, (0, 0, 1), LOOK_HAND, (), ("rank", "back")),
    Character(
        ABBOT, 14, DARK, (0, 1, 0), KILL, (WITCH, DRUID), ("rank", "back", "icons", "victims")
    ),
    Character(QUEEN, 15, LIGHT, (1, 0, 0), STAND, (KING,), ("rank", "back", "icons")),
    Character(SAINT, 16, DARK, (0, 0, 0), BLESS, (), ("rank", "back", "icons")),
    Character(KING, 17, LIGHT, (2, 0, 0), STAND, (QUEEN,), ("rank", "back")),
    Character(BISHOP, 18, DARK, (0, 2, 0), NOTHING, (), ("rank", "back")),
    Character(WIZARD, 19, LIGHT, (0, 0, 2), NOTHING, (), ("rank", "back", "icons")),
    Character(INQUISITOR, 20, DARK, (0, 0, 0), INQUIRE, (), ("icons", "effect")),
)

REMOVED_WITH_THREE = 4  # ranks 1 to 4 stay in the box when three play
TOKENS = {3: 11, 4: 13}  # of each colour, by number of players
CHAPTERS = 4
ROUNDS = 4

# Tables for the rules.
RANK = np.array([c.rank for c in CHARACTERS], np.int64)
BACK = np.array([c.back for c in CHARACTERS], np.int64)
ICONS = np.array([c.icons for c in CHARACTERS], np.int64)
EFFECT = np.array([c.effect for c in CHARACTERS], np.int64)


def _mask(cards: Any) -> np.uint64:
    return np.uint64(sum(1 << card for card in cards))


ALL_CARDS = _mask(range(CARDS))
NO_LOW_RANKS = _mask(c.card for c in CHARACTERS if c.rank > REMOVED_WITH_THREE)
OF_BACK = np.array([_mask(c.card for c in CHARACTERS if c.back == b) for b in (LIGHT, DARK)])
# Whom a card eliminates, and by whom it is eliminated (the Executioner apart).
VICTIMS = np.array([_mask(c.victims) for c in CHARACTERS], np.uint64)
KILLERS = np.array(
    [_mask(k.card for k in CHARACTERS if card in k.victims) for card in range(CARDS)], np.uint64
)
# Those of them that strike when they are played, whatever lies open then.
HUNTERS = np.array(
    [
        _mask(k.card for k in CHARACTERS if card in k.victims and k.effect == KILL)
        for card in range(CARDS)
    ],
    np.uint64,
)
# Everyone but the Saint and the Executioner himself can be condemned.
CONDEMNABLE = _mask(c for c in range(CARDS) if c not in (SAINT, EXECUTIONER))

# Cards of one back are numbered 0–9; KEY runs over both backs, CARD_OF goes back.
_ORDER = [c.card for b in (LIGHT, DARK) for c in CHARACTERS if c.back == b]
CARD_OF = np.array(_ORDER, np.int64)
KEY = np.array([_ORDER.index(card) for card in range(CARDS)], np.int64)
