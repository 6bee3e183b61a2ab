"""Why a move is not allowed: the rule, and the decree and card that stand against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from menagerie.core.game import OptionValue
from menagerie.core.state.bits import members
from menagerie.core.words import Reason

from .components import (
    APART,
    BELOW,
    DECREES,
    NOT_ABOVE,
    NOT_BELOW,
    PAIR,
    PARITY,
    RANK,
    SAME,
    STEP,
    TYPE,
    UNLIKE,
    rank_of,
    type_of,
)
from .decrees import allowed_in, decree_of, has_room, mates, only_capital_free, seen_by
from .moves import BOOST, CAPITAL, DRAW, DROP, ENOUGH, FIGHT, KINGDOM, MATE, RALLY
from .state import BATTLE, DISCARDS, LAY, MODIFY, PAIR_CARD, TURN, State

FIRST_DECREE = 61  # decree d is rule AK-(61 + d)

# What a phase asks for: the move ids that belong to it, its reason and its rule.
PHASE_RULES = {
    TURN: ("reason.turn", "AK-06"),
    LAY: ("reason.lay", "AK-07"),
    PAIR_CARD: ("reason.pair", "AK-13"),
    DISCARDS: ("reason.discards", "AK-15"),
    BATTLE: ("reason.battle", "AK-25"),
    MODIFY: ("reason.modify", "AK-28"),
}


def seats_allowed(seats: int, options: Mapping[str, OptionValue]) -> Reason | None:
    """A level is chosen for the solo game only."""
    if seats > 1 and options.get("level", "normal") != "normal":
        return Reason("reason.level", rule="AK-42")
    return None


def cards_seen(s: State, k: int) -> list[int]:
    """The cards that the decree of a kingdom looks at now."""
    looks = DECREES[int(decree_of(s, k))].looks
    return members(seen_by(s, k, looks))


def against(s: State, k: int, card: int) -> list[int]:
    """Of the cards that the decree looks at, those that keep this card out."""
    decree, seen = DECREES[int(decree_of(s, k))], cards_seen(s, k)
    if not seen:
        return []
    if decree.test == UNLIKE:
        return [
            c
            for c in seen
            if (decree.data & RANK and rank_of(c) == rank_of(card))
            or (decree.data & TYPE and type_of(c) == type_of(card))
        ]
    if decree.test in (NOT_BELOW, BELOW):
        return [max(seen, key=rank_of)]
    if decree.test == NOT_ABOVE:
        return [min(seen, key=rank_of)]
    assert decree.test in (SAME, STEP, APART, PARITY)
    return seen


def why_not_in(s: State, k: int, card: int, rest_of_hand: Any) -> Reason | None:
    """Why this card, beside the rest of the hand, may not be laid in a kingdom; None: it may."""
    if not has_room(s, k):
        return Reason("reason.full", {"kingdom": k}, "AK-07")
    number = int(decree_of(s, k))
    args = {"kingdom": k, "decree": number, "card": card}
    if DECREES[number].test == PAIR:
        if not mates(rest_of_hand, card):
            return Reason("reason.no_mate", args, "AK-13")
        return None
    if int(allowed_in(s, k)) >> card & 1:
        return None
    rule = f"AK-{FIRST_DECREE + number}"
    if standing := against(s, k, card):
        return Reason("reason.decree.against", {**args, "card2": standing}, rule)
    return Reason("reason.decree", args, rule)


def why_no_rally(s: State, seat: int) -> Reason:
    if s.outs > 0:
        return Reason("reason.withdrawn", rule="AK-17")
    if not s.hand[seat]:
        return Reason("reason.no_cards", rule="AK-15")
    return Reason("reason.rallies", {"n": int(s.rallies_running)}, "AK-18")


def why_not(s: State, seat: int, move: int) -> Reason:
    """The reason for any move that is not legal now, from what the seat knows."""
    phase, hand = int(s.phase), s.hand[seat]
    held = members(hand)
    if phase == TURN:
        if move < KINGDOM:
            return _not_playable(move, held)
        if move == RALLY:
            return why_no_rally(s, seat)
    elif phase == LAY and KINGDOM <= move < MATE:
        return _not_there(s, move, hand)
    elif phase == PAIR_CARD and MATE <= move < RALLY:
        card = move - MATE
        if card in held:
            args = {"card": card, "card2": int(s.picked) - 1}
            return Reason("reason.not_mate", args, "AK-13")
        return Reason("reason.not_in_hand", {"card": card}, "AK-13")
    elif phase == DISCARDS:
        if DROP <= move < DRAW:
            return Reason("reason.not_in_hand", {"card": move - DROP}, "AK-15")
        if move == DRAW:
            return Reason("reason.drop_first", rule="AK-15")
    elif phase == BATTLE and FIGHT <= move < BOOST:
        return Reason("reason.not_in_hand", {"card": move - FIGHT}, "AK-25")
    elif phase == MODIFY and BOOST <= move < ENOUGH:
        return Reason("reason.modifiers", {"n": int(s.modifiers[seat])}, "AK-28")
    key, rule = PHASE_RULES[phase]
    card_args = {"card": int(s.picked) - 1} if phase in (LAY, PAIR_CARD) else {}
    return Reason(key, card_args, rule)


def _not_playable(card: int, held: list[int]) -> Reason:
    if card in held:
        return Reason("reason.nowhere", {"card": card}, "AK-07")
    return Reason("reason.not_in_hand", {"card": card}, "AK-07")


def _not_there(s: State, move: int, hand: Any) -> Reason:
    k = (move - KINGDOM) % (CAPITAL - KINGDOM)
    if has_room(s, k) and only_capital_free(s, k) != (move >= CAPITAL):
        key = "reason.capital_last" if move >= CAPITAL else "reason.capital_only"
        return Reason(key, {"kingdom": k}, "AK-08")
    reason = why_not_in(s, k, int(s.picked) - 1, np.uint64(hand))
    assert reason is not None
    return reason
