"""Why a hand is worth what it is: one sheet for the table, the calculator and the terminal."""

from collections.abc import Mapping
from typing import Any

import msgspec

from menagerie.core.state.bits import has, members, u64
from menagerie.core.state.record import Mask
from menagerie.core.words import ScoreLine

from . import components as c
from . import forms, tables
from .blanking import aims, army_struck, blanked_by_others, cleared, clears, survivors
from .causes import Active, Part, blanked_by, bonus_parts, hurt_by, missed, spared_by, wants
from .disputed import striking
from .reckoning import row_of
from .scoring import suit_counts


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
    blanked_by: list[int]  # other cards, or itself when the Book made it its own target
    lacks: list[int]  # suits of which no active card is there: it blanks itself or loses points
    shuns: list[int]  # cards whose company blanks it
    cleared_by: list[int]  # who lifts its penalty
    eased_by: list[int]  # who strikes the word "army" from its penalty
    bonuses: list[Part]  # the bonus by what made it
    hurt_by: list[int]  # cards its penalty counts
    spared_by: list[int]  # the card whose company spares it its penalty


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
        value = int(forms.chosen(form, at))
        return None if value == unused else value

    book = card(forms.BOOK_AT, forms.NOBODY)
    return Choices(
        doppelganger=card(forms.COPY_AT, c.DOPPELGANGER),
        mirage=card(forms.MIRAGE_AT, c.MIRAGE),
        shapeshifter=card(forms.SHIFT_AT, c.SHAPESHIFTER),
        book_card=book,
        book_suit=None if book is None else int(forms.chosen(form, forms.SUIT_AT)),
        island=card(forms.ISLAND_AT, forms.NOBODY),
    )


def sheet(hand: Mask, form: Mask) -> list[CardSheet]:
    """The score pad of a hand, card by card."""
    # Compiled functions hand masks back as plain integers; they take them as 64-bit ones.
    clear = u64(cleared(hand, form))
    fallen = u64(blanked_by_others(hand, form, clear))
    active = u64(survivors(hand, form, clear))
    names, counts = u64(forms.names_in(active, form)), u64(suit_counts(active, form))
    guilty = u64(forms.holders(hand, form, tables.BLANKERS)) & ~clear
    attackers = {a: u64(aims(a, hand, form)) for a in members(guilty)}
    out = wants(hand, form, clear)
    seen = Active(active, form)
    rows = []
    for card in members(hand):
        kind, own = int(forms.model_of(card, form)), int(forms.suit_of(card, form))
        alive = has(active, card)
        punished = has(tables.HAS_PENALTY, kind)
        struck = bool(army_struck(card, striking(hand, active, form), form))
        strength, plus, minus = (int(n) for n in row_of(card, hand, form, clear, active)[1:])
        rows.append(
            CardSheet(
                card=card,
                name=int(forms.name_of(card, form)),
                suit=own,
                strength=strength,
                bonus=plus,
                penalty=minus,
                points=strength + plus + minus,
                blanked=not alive,
                blanked_by=blanked_by(card, fallen, attackers) if has(fallen, card) else [],
                lacks=out[card].lacks if card in out else missed(kind) if minus else [],
                shuns=out[card].shuns if card in out else [],
                cleared_by=_cleared_by(card, hand, form) if punished else [],
                eased_by=_eased_by(card, hand, form) if has(tables.SPEAKS_OF_ARMY, kind) else [],
                bonuses=bonus_parts(card, own, names, counts, seen) if plus else [],
                hurt_by=hurt_by(kind, card, own, struck, seen) if minus else [],
                spared_by=spared_by(kind, card, seen) if alive and not has(clear, card) else [],
            )
        )
    return rows


def _cleared_by(card: int, hand: Mask, form: Mask) -> list[int]:
    sources = members(hand & tables.CLEARERS)
    return [source for source in sources if has(u64(clears(source, hand, form)), card)]


def _eased_by(card: int, hand: Mask, form: Mask) -> list[int]:
    return members(hand & tables.STRIKERS[forms.suit_of(card, form)])


def score_tree(hand: Mask, form: Mask) -> list[ScoreLine]:
    """The sheet as lines of text; the points of the top lines add up to the score."""
    rows = {row.card: row for row in sheet(hand, form)}
    made = choices_of(form)
    return [_line(row, rows, made) for row in rows.values()]


def _line(row: CardSheet, rows: Mapping[int, CardSheet], made: Choices) -> ScoreLine:
    args: dict[str, Any] = {"card": row.card}
    key = "score.card"
    if row.name != row.card:
        key, args["card2"] = "score.card_as", row.name
    if row.suit != int(tables.SUIT[row.name]):
        key, args["suit"] = key + "_suit", row.suit
    return ScoreLine(
        key, args, row.points, (*_points(row, rows), *_remarks(row), *_done(row, made))
    )


def _points(row: CardSheet, rows: Mapping[int, CardSheet]) -> list[ScoreLine]:
    """Return the parts of an active card's points; a card that counts as another one than it
    was printed says so."""
    if row.blanked:
        return []
    lines = [ScoreLine("score.strength", {}, row.strength)]
    for part in row.bonuses:
        key, args = (
            ("score.bonus_with", {"card": part.cards}) if part.cards else ("score.bonus", {})
        )
        lines.append(ScoreLine(key, args, part.points))
        lines += _become(row, part.cards, rows)
    if row.spared_by:
        lines.append(ScoreLine("score.spared", {"card": row.spared_by}))
        lines += _become(row, row.spared_by, rows)
    if row.hurt_by:
        lines.append(ScoreLine("score.penalty_for", {"card": row.hurt_by}, row.penalty))
    elif row.lacks:
        lines.append(ScoreLine("score.penalty_lacks", {"suit": row.lacks}, row.penalty))
    return lines


def _become(row: CardSheet, cards: list[int], rows: Mapping[int, CardSheet]) -> list[ScoreLine]:
    """Say what other cards that this one counts have become."""
    return [line for card in cards if card != row.card for line in _changed(rows[card])]


def _changed(row: CardSheet) -> list[ScoreLine]:
    """Say what a card has become by a choice."""
    lines = []
    if row.name != row.card:
        key = "score.copies" if row.card == c.DOPPELGANGER else "score.passes"
        lines.append(ScoreLine(key, {"card": row.card, "card2": row.name}))
    if row.suit != int(tables.SUIT[row.name]):
        lines.append(ScoreLine("score.suited", {"card": row.card, "suit": row.suit}))
    return lines


def _done(row: CardSheet, made: Choices) -> list[ScoreLine]:
    """Say what a card does by its choice."""
    if row.card == c.BOOK_OF_CHANGES and made.book_card is not None:
        return [ScoreLine("score.gives", {"card": made.book_card, "suit": made.book_suit})]
    if row.card == c.ISLAND and made.island is not None:
        return [ScoreLine("score.clears", {"card": made.island})]
    return _changed(row)


def _remarks(row: CardSheet) -> list[ScoreLine]:
    """What is to be said of a card beside its points: why it is blanked, who clears its penalty."""
    lines = []
    if row.blanked_by:
        lines.append(ScoreLine("score.blanked", {"card": row.blanked_by}))
    if row.blanked and row.lacks:
        lines.append(ScoreLine("score.lacks", {"suit": row.lacks}))
    if row.shuns:
        lines.append(ScoreLine("score.shuns", {"card": row.shuns}))
    if row.cleared_by:
        lines.append(ScoreLine("score.cleared", {"card": row.cleared_by}))
    elif row.eased_by:
        lines.append(ScoreLine("score.eased", {"card": row.eased_by}))
    return lines
