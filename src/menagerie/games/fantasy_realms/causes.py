"""Which cards make a bonus, a penalty or a blanking: exactly those and no others.

Where one card of several is enough, one is named; rather another than the card itself, and the
printed card rather than one that passes for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from menagerie.core.state.bits import has, members, u64, without
from menagerie.core.state.record import Mask

from . import clauses, readings, tables
from . import effects as e
from .blanking import army_struck, blanked_by_others, goes_out
from .components import ARMY, DECK, SUITS, WILD
from .disputed import points_read_otherwise
from .forms import holders, in_suits, model_of, name_of, named, strength_of


class Part(msgspec.Struct):
    """A part of a bonus, and the cards that make it; none where others only had to be absent."""

    points: int
    cards: list[int]


class Active(NamedTuple):
    """The active cards of a hand."""

    cards: Mask
    form: Mask

    def of_suits(self, suits: e.Suits) -> list[int]:
        return members(u64(in_suits(self.cards, self.form, tables.suits(*suits))))

    def bearers(self, name: int) -> list[int]:
        return members(u64(named(self.cards, self.form, tables.cards(name))))

    def strength(self, card: int) -> int:
        return int(strength_of(card, self.form))

    def seen_by(self, card: int) -> Active:
        """What a card counts: by another reading of FR-41, all but itself."""
        if not self.reads(readings.NO_SELF_COUNT):
            return self
        return Active(u64(without(self.cards, card)), self.form)

    def reads(self, reading: Mask) -> bool:
        """Whether this disputed reading is taken."""
        return bool(self.form & reading)


def bonus_parts(card: int, own: int, names: Mask, counts: Mask, hand: Active) -> list[Part]:
    """The bonus of an active card of suit `own`, by what made it."""
    for said in DECK[card].effects:
        if isinstance(said, e.PeculiarBonus):
            return _peculiar(said, card, hand)
    if hand.reads(readings.WILD_IS_NO_SUIT):
        counts &= ~tables.WILDS
    alternatives = [said for said in DECK[card].effects if isinstance(said, e.Bonus)]
    first = int(clauses.BONUS[card])
    worth = [
        int(points_read_otherwise(first + n, own, names, counts, hand.form))
        + _for_copies(said, hand)
        for n, said in enumerate(alternatives)
    ]
    most = max(worth, default=0)
    if not most:
        return []
    best = alternatives[worth.index(most)]  # FR-40
    return [Part(most, sorted(_makers(best, card, own, hand)))]


def _for_copies(said: e.Bonus, hand: Active) -> int:
    """FR-45 as others read it: the points for further cards of a name that counts once."""
    if isinstance(said, e.With) or not hand.reads(readings.FOREST_EACH_COPY):
        return 0
    return sum(said.points * max(0, len(hand.bearers(name)) - 1) for name in said.once)


def _makers(said: e.Bonus, card: int, own: int, hand: Active) -> set[int]:
    """The cards that a bonus of an active card rests on."""
    found: set[int] = set()

    def one_of(able: Iterable[int]) -> None:
        found.add(min(able, key=lambda one: (one not in found, one == card, one)))

    for name in said.names:
        one_of(hand.bearers(name))
    if isinstance(said, e.ForEach):
        for name in said.once:
            if hand.reads(readings.FOREST_EACH_COPY):
                found.update(hand.bearers(name))
            elif hand.bearers(name):
                one_of(hand.bearers(name))
        return found | _counted(said.suits, said.other, card, own, hand)
    if said.one_of:
        one_of(one for name in said.one_of for one in hand.bearers(name))
    if said.suits:
        one_of(hand.seen_by(card).of_suits(said.suits))
    return {*members(hand.cards)} - {card} if said.unlike else found


def _counted(suits: e.Suits, other: int | None, card: int, own: int, hand: Active) -> set[int]:
    """The cards that "for each" counts; "other" leaves out the card itself (FR-41)."""
    return {*hand.seen_by(card).of_suits(suits)} - ({card} if other == own else set())


def _peculiar(said: e.PeculiarBonus, card: int, hand: Active) -> list[Part]:
    if isinstance(said, e.Collection):
        return _collections(hand)
    if isinstance(said, e.Runs):
        return _runs(hand)
    if isinstance(said, e.TotalStrength):
        hand = hand.seen_by(card)
    group = [one for one in hand.of_suits(said.suits) if hand.strength(one)]
    if isinstance(said, e.BestStrength):
        if hand.reads(readings.FOUNTAIN_EXCLUDES_SELF):
            group = [one for one in group if one != card]
        group = [max(group, key=hand.strength)] if group else []
    return [Part(sum(map(hand.strength, group)), group)] if group else []


def _collections(hand: Active) -> list[Part]:
    """FR-43: every suit with enough different names."""
    suits = range(WILD if hand.reads(readings.WILD_IS_NO_SUIT) else SUITS)
    groups = [_differently_named(hand.of_suits((suit,)), hand) for suit in suits]
    large = [group for group in groups if len(group) >= tables.LEAST_COLLECTION]
    if hand.reads(readings.COLLECTOR_BEST_ONLY):
        large = sorted(large, key=len)[-1:]
    return [Part(int(tables.COLLECTION[len(group)]), group) for group in large]


def _differently_named(group: list[int], hand: Active) -> list[int]:
    """FR-43: one card of each name."""
    by_name = {int(name_of(card, hand.form)): card for card in reversed(group)}
    return sorted(by_name.values())


def _runs(hand: Active) -> list[Part]:
    """FR-44: the longest run first, from the lowest start; each card in one run."""
    left = sorted(members(hand.cards), key=lambda card: (hand.strength(card), card))
    parts: list[Part] = []
    while True:
        first_of = {hand.strength(card): card for card in reversed(left)}
        runs: list[list[int]] = []
        for strength in sorted(first_of):
            if strength - 1 not in first_of:
                runs.append([])
            runs[-1].append(first_of[strength])
        longest = max(runs, key=len, default=[])
        if len(longest) < tables.LEAST_RUN:
            return parts
        parts.append(Part(int(tables.RUN[len(longest)]), longest))
        if hand.reads(readings.GEM_LONGEST_ONLY):
            return parts
        used = {hand.strength(card) for card in longest}
        once = hand.reads(readings.GEM_EACH_ONCE)
        left = [c for c in left if c not in longest and not (once and hand.strength(c) in used)]


def hurt_by(kind: int, card: int, own: int, struck: bool, hand: Active) -> list[int]:
    """The cards that the penalty of `kind` counts; `struck`: it does not speak of armies."""
    found: set[int] = set()
    for said in tables.said(kind, e.LosesForEach):
        suits = tuple(suit for suit in said.suits if not (struck and suit == ARMY))
        found |= _counted(suits, said.other, card, own, hand)
    return sorted(found)


def missed(kind: int) -> list[int]:
    """The suits whose want costs a card of `kind` points."""
    return [suit for said in tables.said(kind, e.LosesUnless) for suit in said.suits]


def spared_by(kind: int, card: int, hand: Active) -> list[int]:
    """The card whose company spares a card of `kind` its penalty."""
    suits = tuple(missed(kind))
    company = hand.seen_by(card).of_suits(suits) if suits else []
    return [min(company, key=lambda one: (one == card, one))] if company else []


def blanked_by(card: int, fallen: Mask, attackers: dict[int, Mask]) -> list[int]:
    """Who blanks a card that others blanked; `fallen` are all of these."""
    by = [attacker for attacker, targets in attackers.items() if has(targets, card)]
    standing = [attacker for attacker in by if not has(fallen, attacker)]
    # FR-36: a blanked attacker blanks only those of its own loop.
    reached = _reached(card, attackers)
    return standing or [attacker for attacker in by if attacker in reached] or by


def _reached(card: int, attackers: dict[int, Mask]) -> set[int]:
    """The attackers to whom attacks lead from this card."""
    found: set[int] = set()
    ahead = {card}
    while ahead:
        aimed = {b for a in ahead for b in attackers if has(attackers.get(a, u64(0)), b)}
        ahead = aimed - found
        found |= aimed
    return found


class Want(NamedTuple):
    """Why a card blanks itself (FR-37)."""

    lacks: list[int]  # suits of which it has no active card
    shuns: list[int]  # active cards of the suit that it cannot stand


def wants(hand: Mask, form: Mask, clear: Mask) -> dict[int, Want]:
    """The cards that blank themselves, with what they saw when they did (FR-38)."""
    active = hand & ~u64(blanked_by_others(hand, form, clear))
    needy = members(u64(holders(active, form, tables.SELF_BLANKERS)) & ~clear)
    found: dict[int, Want] = {}
    changed = True
    while changed:
        changed = False
        for card in needy:
            if card not in found and goes_out(card, hand, form, active):
                found[card] = _want(card, hand, Active(active, form))
                active = u64(without(active, card))
                changed = True
    return found


def _want(card: int, hand: Mask, seen: Active) -> Want:
    (said,) = tables.said(int(model_of(card, seen.form)), e.BlanksItself)
    spared = said.needs == ARMY and army_struck(card, hand, seen.form)  # FR-32
    if seen.reads(readings.DIRIGIBLE_NEEDS_ARMY):
        spared = False
    company = seen.seen_by(card)
    has_company = spared or company.of_suits((said.needs,))
    shunned = [] if said.shuns is None else company.of_suits((said.shuns,))
    return Want([] if has_company else [said.needs], shunned)
