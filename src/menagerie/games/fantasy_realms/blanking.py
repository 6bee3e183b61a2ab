"""Clearing and blanking: which cards of a hand stay active (FR-30 … FR-38)."""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, has, lowest, rest, without
from menagerie.core.state.record import Mask, Masks

from . import readings, tables
from .components import ARMY, ISLAND
from .forms import ISLAND_AT, NOBODY, chosen, holders, in_suits, model_of, named, suit_of


@rule
def clears(source: int, hand: Mask, form: Mask) -> Mask:
    """The cards whose penalty this card of the hand lifts (FR-31); it need not stay active."""
    if source == ISLAND:
        target = chosen(form, ISLAND_AT)
        if target == NOBODY:
            return NONE
        return in_suits(hand, form, tables.SPAREABLE) & bit(target)
    return in_suits(hand, form, tables.CLEARS[source])


@rule
def cleared(hand: Mask, form: Mask) -> Mask:
    """All cards without their penalty. Clearing comes first and stands whatever follows (FR-30)."""
    found = NONE
    sources = hand & tables.CLEARERS
    while sources != NONE:
        found |= clears(lowest(sources), hand, form)
        sources = rest(sources)
    return found


@inlined_rule
def army_struck(card: int, hand: Mask, form: Mask) -> bool:
    """Whether the word "army" is struck from this card's penalty: Rangers strike it everywhere,
    Warship from floods (FR-32)."""
    if hand & tables.ARMY_STRIKERS == NONE:
        return False
    return hand & tables.STRIKERS[suit_of(card, form)] != NONE


@rule
def aims(card: int, hand: Mask, form: Mask) -> Mask:
    """The cards that this card's penalty would blank (FR-33); the Book may make it one of them."""
    kind = model_of(card, form)
    if has(tables.BURNERS, kind):
        # FR-34: a wild card that stayed wild does not burn.
        safe = in_suits(hand, form, tables.FIREPROOF_SUITS[kind])
        if form & readings.WILDFIRE_BLANKS_WILD != NONE:
            safe &= ~in_suits(hand, form, tables.WILDS)
        return hand & ~safe & ~named(hand, form, tables.FIREPROOF_NAMES[kind])
    found = NONE
    for aim in range(tables.AIMS[kind], tables.AIMS[kind + 1]):
        if not (tables.AIM_ARMY[aim] and army_struck(card, hand, form)):
            targets = in_suits(hand, form, tables.AIM_CARDS[aim])
            if tables.AIM_SPARES[aim] != NONE:
                targets &= ~named(hand, form, tables.AIM_SPARES[aim])
            if tables.AIM_OTHERS[aim]:
                targets = without(targets, card)
            found |= targets
    return found


@rule
def aims_of(group: Mask, hand: Mask, form: Mask) -> Mask:
    """All cards that one of the group would blank."""
    found = NONE
    while group != NONE:
        found |= aims(lowest(group), hand, form)
        group = rest(group)
    return found


@rule
def loop_in(group: Mask, hand: Mask, form: Mask) -> Mask:
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
def blanked_by_others(hand: Mask, form: Mask, clear: Mask) -> Mask:
    """FR-35, FR-36: cards nobody attacks act first; then loops fall, and attack nobody else."""
    attackers = holders(hand, form, tables.BLANKERS) & ~clear
    blanked = NONE
    while attackers != NONE:
        aimed = aims_of(attackers, hand, form)
        free = attackers & ~aimed
        if free == attackers:
            return blanked | aimed
        if free != NONE:
            blanked |= aims_of(free, hand, form)
        else:
            free = loop_in(attackers, hand, form)
            blanked |= free
            if form & readings.CYCLE_BLANKS_OTHERS != NONE:
                blanked |= aims_of(free, hand, form)
        attackers &= ~free & ~blanked
    return blanked


@rule
def goes_out(card: int, hand: Mask, form: Mask, active: Mask) -> bool:
    """Whether a card that needs company blanks itself, seeing only active cards (FR-37)."""
    kind = model_of(card, form)
    if form & readings.NO_SELF_COUNT != NONE:
        active = without(active, card)
    if tables.SHUNS[kind] != NONE and in_suits(active, form, tables.SHUNS[kind]) != NONE:
        return True
    if in_suits(active, form, tables.NEEDS[kind]) != NONE:
        return False
    # FR-32: if it needs an army and the word is struck, it needs nothing.
    if form & readings.DIRIGIBLE_NEEDS_ARMY != NONE:
        return True
    return tables.NEEDS[kind] != tables.SUIT_CARDS[ARMY] or not army_struck(card, hand, form)


@rule
def survivors(hand: Mask, form: Mask, clear: Mask) -> Mask:
    """The active cards of a hand."""
    active = hand & ~blanked_by_others(hand, form, clear)
    needy = holders(active, form, tables.SELF_BLANKERS) & ~clear
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


@rule
def blank_all(hands: Masks, forms: Masks, blanked: Masks) -> None:
    """Of each hand the cards that are blanked at the end (FR-42)."""
    for i in range(hands.shape[0]):
        if hands[i] != NONE:
            active = survivors(hands[i], forms[i], cleared(hands[i], forms[i]))
            blanked[i] = hands[i] & ~active
