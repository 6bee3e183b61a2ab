"""Why a move is not allowed: the rule, and the decree and card that stand against it."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.core.game import OptionValue
from menagerie.core.state.bits import members, u64
from menagerie.core.state.record import Mask
from menagerie.core.words import Reason

from . import components as box
from . import moves
from .decrees import allowed_in, decree_of, has_room, mates, only_capital_free, seen_by
from .rules import may_rally
from .state import BATTLE, DISCARDS, LAY, MODIFY, PAIR_CARD, PHASE_RULES, PHASES, TURN, State
from .table import kept


def seats_allowed(seats: int, options: Mapping[str, OptionValue]) -> Reason | None:
    """A level is chosen for the solo game only."""
    if seats > 1 and options.get("level", "normal") != "normal":
        return Reason("reason.level", rule="AK-42")
    return None


def against(s: State, k: int, card: int) -> list[int]:
    """Of the cards that the decree looks at, those that keep this card out, or that it ought to
    be like."""
    decree = box.DECREES[decree_of(s, k)]
    seen = members(seen_by(s, k, decree.looks))
    if not seen:
        return []
    match decree.test:
        case box.Unlike(what):
            return [c for c in seen if _shared(c, card) & what]
        case box.Order(_, than):
            return [(max if than == "highest" else min)(seen, key=box.rank_of)]
        case box.Same() | box.Step() | box.Apart() | box.Alternate():
            return seen
        case box.Ranks() | box.Types() | box.Pair():
            return []  # it looks at no card
        case _:
            assert_never(decree.test)


def _shared(a: int, b: int) -> int:
    """What two cards share: RANK, TYPE."""
    return box.RANK * (box.rank_of(a) == box.rank_of(b)) | box.TYPE * (
        box.type_of(a) == box.type_of(b)
    )


def why_not_in(s: State, k: int, card: int, rest_of_hand: Mask) -> Reason | None:
    """Why this card, beside the rest of the hand, may not be laid in a kingdom; None: it may."""
    if not has_room(s, k):
        return Reason("reason.full", {"kingdom": k}, "AK-07")
    number = int(decree_of(s, k))
    decree = box.DECREES[number]
    args: dict[str, int | list[int]] = {"kingdom": k, "decree": number, "card": card}
    if isinstance(decree.test, box.Pair):
        if not mates(rest_of_hand, card):
            return Reason("reason.no_mate", args, "AK-13")
        return None
    if int(allowed_in(s, k)) >> card & 1:
        return None
    if standing := against(s, k, card):
        wanted = "no_match" if isinstance(decree.test, box.Same | box.Step) else "against"
        args |= {"card2": standing, "n": len(standing)}
        return Reason(f"reason.decree.{wanted}", args, decree.rule)
    return Reason("reason.decree", args, decree.rule)


def why_no_rally(s: State, seat: int) -> Reason:
    if s.outs > 0:
        return Reason("reason.withdrawn", rule="AK-17")
    if not s.hand[seat]:
        return Reason("reason.no_cards", rule="AK-15")
    return Reason("reason.rallies", {"n": int(s.rallies_running)}, "AK-18")


def why_not(s: State, seat: int, move: int) -> Reason:
    """The reason for any move that is not legal now, from what the seat knows."""
    phase, hand = int(s.phase), u64(kept(s, seat))
    held = members(hand)
    if phase == TURN:
        if move < moves.KINGDOM:
            return _not_playable(move, held)
        if move == moves.RALLY:
            return why_no_rally(s, seat)
        if not may_rally(s, seat):
            return Reason("reason.turn.no_rally", rule="AK-06")
    elif phase == LAY and moves.KINGDOM <= move < moves.MATE:
        return _not_there(s, move, hand)
    elif phase == PAIR_CARD and moves.MATE <= move < moves.RALLY:
        card = move - moves.MATE
        if card in held:
            args = {"card": card, "card2": int(s.picked) - 1}
            return Reason("reason.not_mate", args, "AK-13")
        return Reason("reason.not_in_hand", {"card": card}, "AK-13")
    elif phase == DISCARDS:
        if moves.DROP <= move < moves.DRAW:
            return Reason("reason.not_in_hand", {"card": move - moves.DROP}, "AK-15")
        if move == moves.DRAW:
            return Reason("reason.drop_first", rule="AK-15")
    elif phase == BATTLE and moves.FIGHT <= move < moves.BOOST:
        return Reason("reason.not_in_hand", {"card": move - moves.FIGHT}, "AK-25")
    elif phase == MODIFY and moves.BOOST <= move < moves.ENOUGH:
        return Reason("reason.modifiers", {"n": int(s.modifiers[seat])}, "AK-28")
    key, rule = f"reason.{PHASES[phase]}", PHASE_RULES[phase]
    card_args = {"card": int(s.picked) - 1} if phase in (LAY, PAIR_CARD) else {}
    return Reason(key, card_args, rule)


def _not_playable(card: int, held: list[int]) -> Reason:
    if card in held:
        return Reason("reason.nowhere", {"card": card}, "AK-07")
    return Reason("reason.not_in_hand", {"card": card}, "AK-07")


def _not_there(s: State, move: int, hand: Mask) -> Reason:
    k = (move - moves.KINGDOM) % (moves.CAPITAL - moves.KINGDOM)
    if has_room(s, k) and only_capital_free(s, k) != (move >= moves.CAPITAL):
        key = "reason.capital_last" if move >= moves.CAPITAL else "reason.capital_only"
        return Reason(key, {"kingdom": k}, "AK-08")
    reason = why_not_in(s, k, int(s.picked) - 1, hand)
    assert reason is not None
    return reason
