"""Clearing and blanking: which cards of a hand stay active (FR-30 … FR-38)."""

from __future__ import annotations

from typing import Any

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, has, lowest, rest, without

from .components import (
    ARMIES,
    BASILISK,
    BEASTMASTER,
    BEASTS,
    BLANKERS,
    BLIZZARD,
    CAVERN,
    CLEARERS,
    FIREPROOF_NAMES,
    FIREPROOF_SUITS,
    FLAMES,
    FLOOD,
    FLOODS,
    GREAT_FLOOD,
    ISLAND,
    LANDS,
    LEADERS,
    LIGHTNING,
    MOUNTAIN,
    PROTECTION_RUNE,
    RAINSTORM,
    RANGERS,
    SELF_BLANKERS,
    SMOKE,
    WAR_DIRIGIBLE,
    WARSHIP,
    WEATHERS,
    WILDFIRE,
)
from .components import cards as set_of
from .forms import ISLAND_AT, NOBODY, chosen, holders, in_suits, model_of, named, suit_of

_LIGHTNING = set_of(LIGHTNING)
_MOUNTAIN = set_of(MOUNTAIN)


@rule
def clears(source: Any, hand: Any, form: Any) -> Any:
    """The cards whose penalty this card of the hand lifts (FR-31); it need not stay active."""
    if source == PROTECTION_RUNE:
        return hand
    if source == MOUNTAIN:
        return in_suits(hand, form, FLOODS)
    if source == CAVERN:
        return in_suits(hand, form, WEATHERS)
    if source == BEASTMASTER:
        return in_suits(hand, form, BEASTS)
    if source == ISLAND:
        target = chosen(form, ISLAND_AT)
        if target != NOBODY:
            return in_suits(hand, form, FLOODS | FLAMES) & bit(target)
    return NONE


@rule
def cleared(hand: Any, form: Any) -> Any:
    """All cards without their penalty. Clearing comes first and stands whatever follows (FR-30)."""
    found = NONE
    sources = hand & CLEARERS
    while sources != NONE:
        found |= clears(lowest(sources), hand, form)
        sources = rest(sources)
    return found


@inlined_rule
def army_struck(card: Any, hand: Any, form: Any) -> Any:
    """Whether the word "army" is struck from this card's penalty: Rangers strike it everywhere,
    Warship from floods (FR-32)."""
    if has(hand, RANGERS):
        return True
    return has(hand, WARSHIP) and suit_of(card, form) == FLOOD


@rule
def aims(card: Any, hand: Any, form: Any) -> Any:
    """The cards that this card's penalty would blank (FR-33); the Book may make it one of them."""
    kind = model_of(card, form)
    found = NONE
    if kind == RAINSTORM:
        found = in_suits(hand, form, FLAMES) & ~named(hand, form, _LIGHTNING)
    elif kind == BLIZZARD:
        found = in_suits(hand, form, FLOODS)
    elif kind == GREAT_FLOOD:
        if not army_struck(card, hand, form):
            found = in_suits(hand, form, ARMIES)
        found |= in_suits(hand, form, LANDS) & ~named(hand, form, _MOUNTAIN)
        found |= in_suits(hand, form, FLAMES) & ~named(hand, form, _LIGHTNING)
    elif kind == WILDFIRE:
        # FR-34: a wild card that stayed wild does not burn.
        found = hand & ~in_suits(hand, form, FIREPROOF_SUITS) & ~named(hand, form, FIREPROOF_NAMES)
    elif kind == BASILISK:
        if not army_struck(card, hand, form):
            found = in_suits(hand, form, ARMIES)
        found |= in_suits(hand, form, LEADERS)
        found |= without(in_suits(hand, form, BEASTS), card)
    return found


@rule
def aims_of(group: Any, hand: Any, form: Any) -> Any:
    """All cards that one of the group would blank."""
    found = NONE
    while group != NONE:
        found |= aims(lowest(group), hand, form)
        group = rest(group)
    return found


@rule
def loop_in(group: Any, hand: Any, form: Any) -> Any:
    """In a group where all are attacked: the smallest set nobody attacks from outside (FR-36)."""
    smallest = group
    each = group
    while each != NONE:
        # Everyone from whom a chain of arrows leads to this card.
        before = bit(lowest(each))
        grown = True
        while grown:
            grown = False
            others = group & ~before
            while others != NONE:
                other = lowest(others)
                others = rest(others)
                if aims(other, hand, form) & before != NONE:
                    before |= bit(other)
                    grown = True
        if count(before) < count(smallest):
            smallest = before
        each = rest(each)
    return smallest


@rule
def blanked_by_others(hand: Any, form: Any, clear: Any) -> Any:
    """FR-35, FR-36: cards nobody attacks act first; then loops fall, and attack nobody else."""
    attackers = holders(hand, form, BLANKERS) & ~clear
    blanked = NONE
    while attackers != NONE:
        free = attackers & ~aims_of(attackers, hand, form)
        if free != NONE:
            blanked |= aims_of(free, hand, form)
        else:
            free = loop_in(attackers, hand, form)
            blanked |= free
        attackers &= ~free & ~blanked
    return blanked


@rule
def goes_out(card: Any, hand: Any, form: Any, active: Any) -> bool:
    """Whether a card that needs company blanks itself, seeing only active cards (FR-37)."""
    kind = model_of(card, form)
    if kind == SMOKE:
        return in_suits(active, form, FLAMES) == NONE
    if kind == WARSHIP:
        return in_suits(active, form, FLOODS) == NONE
    if kind == WAR_DIRIGIBLE:
        if in_suits(active, form, WEATHERS) != NONE:
            return True
        return in_suits(active, form, ARMIES) == NONE and not army_struck(card, hand, form)
    return False


@rule
def survivors(hand: Any, form: Any, clear: Any) -> Any:
    """The active cards of a hand."""
    active = hand & ~blanked_by_others(hand, form, clear)
    needy = holders(active, form, SELF_BLANKERS) & ~clear
    # FR-38: pass by pass in order of the printed numbers, until nothing changes.
    changed = needy != NONE
    while changed:
        changed = False
        each = needy & active
        while each != NONE:
            card = lowest(each)
            each = rest(each)
            if goes_out(card, hand, form, active):
                active = without(active, card)
                changed = True
    return active
