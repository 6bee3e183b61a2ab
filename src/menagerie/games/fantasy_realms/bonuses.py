"""The bonus of every card, suit by suit (FR-40 … FR-46 and the table of cards, FR-61 … FR-113).

`names` are the names on active cards, `counts` the active cards by suit, `own` the card's own suit.
A card counts itself where its suit fits and it does not say "other" (FR-41). Doppelgänger, Mirage
and Shapeshifter have no bonus of their own and copy none (FR-50 … FR-52).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, rest, u64, without

from . import components
from .components import (
    ARMY,
    ARTIFACT,
    BEAST,
    FLAME,
    FLOOD,
    LAND,
    LEADER,
    SUIT_CARDS,
    SUITS,
    WEAPON,
    WEATHER,
    WIZARD,
)
from .forms import in_suits, names_in, strength_of, suit_of

FOUNTAIN_SUITS = components.suits(WEAPON, FLOOD, FLAME, LAND, WEATHER)
UNICORN_FRIENDS = components.cards(components.EMPRESS, components.QUEEN, components.ENCHANTRESS)
LONGBOW_FRIENDS = components.cards(
    components.ELVEN_ARCHERS, components.WARLORD, components.BEASTMASTER
)
CAVERN_FRIENDS = components.cards(components.DWARVISH_INFANTRY, components.DRAGON)
MOUNTAIN_FRIENDS = components.cards(components.SMOKE, components.WILDFIRE)
STORMS = components.cards(components.BLIZZARD, components.GREAT_FLOOD)
CANDLE_FRIENDS = components.cards(components.BOOK_OF_CHANGES, components.BELL_TOWER)

COLLECTION = np.array([0, 0, 0, 10, 40, 100, 100, 100, 100], np.int64)  # by size
RUN = np.array([0, 0, 0, 10, 30, 60, 100, 150, 150], np.int64)  # by length

# Active cards by suit: four bits a suit.
_ONE = u64(1)
_FIFTEEN = u64(15)
_TWO_OR_MORE = u64(0xEEEEEEEEEEE)


@inlined_rule
def add_suit(counts: Any, suit: Any) -> Any:
    return counts + (_ONE << u64(4 * suit))


@inlined_rule
def of(counts: Any, suit: Any) -> Any:
    """How many active cards are of this suit."""
    return i64((counts >> u64(4 * suit)) & _FIFTEEN)


@inlined_rule
def others(counts: Any, suit: Any, own: Any) -> Any:
    """The same, without the card that asks."""
    if own == suit:
        return of(counts, suit) - 1
    return of(counts, suit)


@rule
def land_bonus(card: Any, own: Any, names: Any, counts: Any) -> Any:
    if card == components.MOUNTAIN:
        return 50 if names & MOUNTAIN_FRIENDS == MOUNTAIN_FRIENDS else 0
    if card == components.CAVERN:
        return 25 if names & CAVERN_FRIENDS != NONE else 0
    if card == components.BELL_TOWER:
        return 15 if of(counts, WIZARD) > 0 else 0
    if card == components.FOREST:
        archers = (
            1 if has(names, components.ELVEN_ARCHERS) else 0
        )  # FR-45: once, however many copies
        return 12 * (of(counts, BEAST) + archers)
    return 15 * others(counts, LAND, own)  # Earth Elemental


@rule
def flood_bonus(card: Any, own: Any, counts: Any, active: Any, form: Any) -> Any:
    if card == components.FOUNTAIN_OF_LIFE:
        return best_strength(in_suits(active, form, FOUNTAIN_SUITS), form)
    if card == components.WATER_ELEMENTAL:
        return 15 * others(counts, FLOOD, own)
    return 0  # Swamp, Great Flood; Island only clears


@rule
def weather_bonus(card: Any, own: Any, names: Any, counts: Any) -> Any:
    if card == components.RAINSTORM:
        return 10 * of(counts, FLOOD)
    if card == components.WHIRLWIND:
        return 40 if has(names, components.RAINSTORM) and names & STORMS != NONE else 0
    if card == components.AIR_ELEMENTAL:
        return 15 * others(counts, WEATHER, own)
    return 0  # Blizzard, Smoke


@rule
def flame_bonus(card: Any, own: Any, names: Any, counts: Any) -> Any:
    if card == components.CANDLE:
        lit = names & CANDLE_FRIENDS == CANDLE_FRIENDS and of(counts, WIZARD) > 0
        return 100 if lit else 0
    if card == components.FORGE:
        return 9 * (of(counts, WEAPON) + of(counts, ARTIFACT))
    if card == components.LIGHTNING:
        return 30 if has(names, components.RAINSTORM) else 0
    if card == components.FIRE_ELEMENTAL:
        return 15 * others(counts, FLAME, own)
    return 0  # Wildfire


@rule
def army_bonus(card: Any, counts: Any) -> Any:
    if card == components.ELVEN_ARCHERS:
        return 5 if of(counts, WEATHER) == 0 else 0
    if card == components.RANGERS:
        return 10 * of(counts, LAND)
    return 0  # Knights, Light Cavalry, Dwarvish Infantry


@rule
def wizard_bonus(card: Any, counts: Any, active: Any, form: Any) -> Any:
    if card == components.COLLECTOR:
        return collections(counts, active, form)
    if card == components.BEASTMASTER:
        return 9 * of(counts, BEAST)
    if card == components.ENCHANTRESS:
        return 5 * (of(counts, LAND) + of(counts, WEATHER) + of(counts, FLOOD) + of(counts, FLAME))
    return 0  # Warlock Lord; the Necromancer's eighth card is taken before


@rule
def leader_bonus(card: Any, own: Any, names: Any, counts: Any, active: Any, form: Any) -> Any:
    armies = of(counts, ARMY)
    if card == components.KING:
        return 20 * armies if has(names, components.QUEEN) else 5 * armies
    if card == components.QUEEN:
        return 20 * armies if has(names, components.KING) else 5 * armies
    if card == components.PRINCESS:
        return 8 * (armies + of(counts, WIZARD) + others(counts, LEADER, own))
    if card == components.WARLORD:
        return total_strength(in_suits(active, form, SUIT_CARDS[ARMY]), form)
    return 10 * armies  # Empress


@rule
def beast_bonus(card: Any, names: Any, counts: Any) -> Any:
    if card == components.UNICORN:
        if has(names, components.PRINCESS):
            return 30
        return 15 if names & UNICORN_FRIENDS != NONE else 0
    if card == components.WARHORSE:
        return 14 if of(counts, LEADER) + of(counts, WIZARD) > 0 else 0
    if card == components.HYDRA:
        return 28 if has(names, components.SWAMP) else 0
    return 0  # Basilisk, Dragon


@rule
def weapon_bonus(card: Any, names: Any, counts: Any) -> Any:
    if card == components.MAGIC_WAND:
        return 25 if of(counts, WIZARD) > 0 else 0
    if card == components.SWORD_OF_KETH:
        if of(counts, LEADER) == 0:
            return 0
        return 40 if has(names, components.SHIELD_OF_KETH) else 10
    if card == components.ELVEN_LONGBOW:
        return 30 if names & LONGBOW_FRIENDS != NONE else 0
    return 0  # Warship, War Dirigible


@rule
def artifact_bonus(card: Any, names: Any, counts: Any, active: Any, form: Any) -> Any:
    if card == components.SHIELD_OF_KETH:
        if of(counts, LEADER) == 0:
            return 0
        return 40 if has(names, components.SWORD_OF_KETH) else 15
    if card == components.GEM_OF_ORDER:
        return runs(active, form)
    if card == components.WORLD_TREE:
        return 50 if counts & _TWO_OR_MORE == NONE else 0  # FR-46: no suit twice
    return 0  # Book of Changes, Protection Rune


@rule
def bonus(card: Any, own: Any, names: Any, counts: Any, active: Any, form: Any) -> Any:
    """The bonus of an active card."""
    printed = components.SUIT[card]
    if printed == LAND:
        return land_bonus(card, own, names, counts)
    if printed == FLOOD:
        return flood_bonus(card, own, counts, active, form)
    if printed == WEATHER:
        return weather_bonus(card, own, names, counts)
    if printed == FLAME:
        return flame_bonus(card, own, names, counts)
    if printed == ARMY:
        return army_bonus(card, counts)
    if printed == WIZARD:
        return wizard_bonus(card, counts, active, form)
    if printed == LEADER:
        return leader_bonus(card, own, names, counts, active, form)
    if printed == BEAST:
        return beast_bonus(card, names, counts)
    if printed == WEAPON:
        return weapon_bonus(card, names, counts)
    if printed == ARTIFACT:
        return artifact_bonus(card, names, counts, active, form)
    return 0


@rule
def best_strength(group: Any, form: Any) -> Any:
    """FR-66: the highest base strength in the group (Fountain of Life counts itself)."""
    best = 0
    while group != NONE:
        best = max(best, strength_of(lowest(group), form))
        group = rest(group)
    return best


@rule
def total_strength(group: Any, form: Any) -> Any:
    total = 0
    while group != NONE:
        total += strength_of(lowest(group), form)
        group = rest(group)
    return total


@rule
def collections(counts: Any, active: Any, form: Any) -> Any:
    """FR-43: every suit with three or more different names pays; a copy is the same name."""
    total = 0
    for suit in range(SUITS):
        if of(counts, suit) >= 3:
            group = NONE
            each = active
            while each != NONE:
                card = lowest(each)
                each = rest(each)
                if suit_of(card, form) == suit:
                    group |= bit(card)
            total += COLLECTION[count(names_in(group, form))]
    return total


@rule
def runs(active: Any, form: Any) -> Any:
    """FR-44: every run of three or more consecutive strengths pays, each card in one run.

    Taking the longest run first, from the lowest start, is never worse than another partition.
    """
    total = 0
    left = active
    while True:
        strengths = NONE
        each = left
        while each != NONE:
            strengths |= bit(strength_of(lowest(each), form))
            each = rest(each)
        # Each step keeps the starts of runs that are one longer.
        starts = strengths
        longest = strengths
        length = 0
        while starts != NONE:
            longest = starts
            length += 1
            starts &= strengths >> u64(length)
        if length < 3:
            return total
        total += RUN[length]
        low = lowest(longest)
        for strength in range(low, low + length):
            each = left
            while strength_of(lowest(each), form) != strength:
                each = rest(each)
            left = without(left, lowest(each))
