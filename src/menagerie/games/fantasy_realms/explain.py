"""Why a hand is worth what it is: one sheet for the table, the calculator and the terminal."""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.state.bits import has, members, u64
from menagerie.core.state.record import Mask
from menagerie.core.words import ScoreLine

from . import components as c
from . import spoken, tables
from .blanking import aims, army_struck, blanked_by_others, cleared, clears, survivors
from .bonuses import bonus
from .forms import (
    BOOK_AT,
    COPY_AT,
    ISLAND_AT,
    MIRAGE_AT,
    NOBODY,
    SHIFT_AT,
    SUIT_AT,
    chosen,
    holders,
    in_suits,
    model_of,
    name_of,
    named,
    names_in,
    strength_of,
    suit_of,
)
from .penalties import penalty
from .scoring import striking, suit_counts


class CardSheet(msgspec.Struct):
    """One row of the score pad; cards are numbers."""

    card: int
    name: int  # the card whose name it bears
    suit: int
    strength: int
    bonus: int
    penalty: int
    points: int
    blanked: bool
    blanked_by: list[int]  # itself, when it lacks company
    cleared_by: list[int]  # who lifts its penalty
    eased_by: list[int]  # who strikes the word "army" from its penalty
    helped_by: list[int]  # cards its bonus rests on
    hurt_by: list[int]  # cards its penalty counts


class Choices(msgspec.Struct):
    """What was chosen; None: not used, or no such card."""

    doppelganger: int | None = None
    mirage: int | None = None
    shapeshifter: int | None = None
    book_card: int | None = None
    book_suit: int | None = None
    island: int | None = None


def choices_of(form: Mask) -> Choices:
    def card(at: Mask, unused: int) -> int | None:
        value = int(chosen(form, at))
        return None if value == unused else value

    book = card(BOOK_AT, NOBODY)
    return Choices(
        doppelganger=card(COPY_AT, c.DOPPELGANGER),
        mirage=card(MIRAGE_AT, c.MIRAGE),
        shapeshifter=card(SHIFT_AT, c.SHAPESHIFTER),
        book_card=book,
        book_suit=None if book is None else int(chosen(form, SUIT_AT)),
        island=card(ISLAND_AT, NOBODY),
    )


def sheet(hand: Mask, form: Mask) -> list[CardSheet]:
    """The score pad of a hand, card by card."""
    # Compiled functions hand masks back as plain integers; they take them as 64-bit ones.
    clear = u64(cleared(hand, form))
    fallen = u64(blanked_by_others(hand, form, clear))
    active = u64(survivors(hand, form, clear))
    names, counts = u64(names_in(active, form)), u64(suit_counts(active, form))
    guilty = u64(holders(hand, form, tables.BLANKERS)) & ~clear
    attackers = {a: aims(a, hand, form) for a in members(guilty)}
    rows = []
    for card in members(hand):
        kind, own = int(model_of(card, form)), int(suit_of(card, form))
        alive = has(active, card)
        punished = has(tables.HAS_PENALTY, kind)
        lifted = has(clear, card)
        struck = bool(army_struck(card, striking(hand, active, form), form))
        strength = int(strength_of(card, form)) if alive else 0
        plus = int(bonus(card, own, names, counts, active, form)) if alive else 0
        minus = int(penalty(kind, own, struck, counts)) if alive and not lifted else 0
        rows.append(
            CardSheet(
                card=card,
                name=int(name_of(card, form)),
                suit=own,
                strength=strength,
                bonus=plus,
                penalty=minus,
                points=strength + plus + minus,
                blanked=not alive,
                blanked_by=[] if alive else _blanked_by(card, fallen, attackers),
                cleared_by=_cleared_by(card, hand, form) if punished else [],
                eased_by=_eased_by(card, hand, form) if has(spoken.SPEAKS_OF_ARMY, kind) else [],
                helped_by=_helped_by(card, active, form) if plus else [],
                hurt_by=_hurt_by(kind, card, active, form) if minus else [],
            )
        )
    return rows


def _blanked_by(card: int, fallen: Mask, attackers: dict[int, Mask]) -> list[int]:
    if not has(fallen, card):
        return [card]
    by = [a for a, targets in attackers.items() if has(u64(targets), card)]
    # A blanked attacker blanks nobody, unless it is in the same loop (FR-36).
    return [a for a in by if not has(fallen, a)] or by


def _cleared_by(card: int, hand: Mask, form: Mask) -> list[int]:
    sources = members(hand & tables.CLEARERS)
    return [source for source in sources if has(u64(clears(source, hand, form)), card)]


def _eased_by(card: int, hand: Mask, form: Mask) -> list[int]:
    return members(hand & tables.STRIKERS[suit_of(card, form)])


def _hurt_by(kind: int, card: int, active: Mask, form: Mask) -> list[int]:
    found = in_suits(active, form, spoken.PENALTY_SUITS[kind])
    return [other for other in members(found) if other != card]


def _helped_by(card: int, active: Mask, form: Mask) -> list[int]:
    if has(spoken.ALL_ACTIVE, card):
        return [other for other in members(active) if other != card]
    found = int(named(active, form, spoken.BONUS_NAMES[card]))
    found |= int(in_suits(active, form, spoken.BONUS_SUITS[card]))
    if has(tables.COLLECTORS, card):
        by_suit = [members(in_suits(active, form, printed)) for printed in tables.SUIT_CARDS]
        large = [group for group in by_suit if len(group) >= tables.LEAST_COLLECTION]
        found = sum(1 << one for group in large for one in group)
    if int(tables.BEST_OF[card]):
        best = max(members(found), key=lambda one: int(strength_of(one, form)))
        return [best]
    # A card may rest on itself alone (FR-41).
    return [other for other in members(found) if other != card] or members(found)


def score_tree(hand: Mask, form: Mask) -> list[ScoreLine]:
    """The sheet as lines of text; the points of the top lines add up to the score."""
    return [_line(row) for row in sheet(hand, form)]


def _line(row: CardSheet) -> ScoreLine:
    args: dict[str, Any] = {"card": row.card}
    key = "score.card"
    if row.name != row.card:
        key, args["card2"] = "score.card_as", row.name
    if row.suit != int(tables.SUIT[row.name]):
        key, args["suit"] = key + "_suit", row.suit
    parts = []
    if row.blanked:
        key_ = "score.went_out" if row.blanked_by == [row.card] else "score.blanked"
        parts.append(ScoreLine(key_, {"card": row.blanked_by}))
    else:
        parts.append(ScoreLine("score.strength", {}, row.strength))
        if row.bonus:
            helped = row.helped_by
            parts.append(
                ScoreLine("score.bonus_with", {"card": helped}, row.bonus)
                if helped
                else ScoreLine("score.bonus", {}, row.bonus)
            )
        if row.penalty:
            parts.append(
                ScoreLine("score.penalty_for", {"card": row.hurt_by}, row.penalty)
                if row.hurt_by
                else ScoreLine("score.penalty", {}, row.penalty)
            )
    if row.cleared_by:
        parts.append(ScoreLine("score.cleared", {"card": row.cleared_by}))
    elif row.eased_by:
        parts.append(ScoreLine("score.eased", {"card": row.eased_by}))
    return ScoreLine(key, args, row.points, tuple(parts))
