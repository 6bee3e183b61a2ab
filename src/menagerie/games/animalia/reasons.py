"""Why a move is not allowed: the rule and the sentence, from what the seat itself can see."""

from menagerie.core.state.bits import members
from menagerie.core.words import Reason

from . import moves
from .components import GIVING, NO_CARD, SPYING, STEALING
from .state import MAX_OFFER, OFFERING, USING_POWERS, State
from .table import next_collecting, rows_of, space

STAGE_THREE = {"done", "name", "lay", "replace"}


def kind_of(move: int) -> str:
    return next(kind.name for kind in reversed(moves.MOVES) if kind.start <= move)


def why_not(s: State, seat: int, move: int) -> Reason:
    """The reason for an id that is not legal for a seat that is asked."""
    kind = kind_of(move)
    if s.phase == OFFERING:
        return _while_offered(s, seat, move, kind)
    if s.phase == USING_POWERS:
        return _while_using_powers(s, seat, move, kind)
    return _while_exchanging(s, seat, move, kind)


def _while_offered(s: State, seat: int, move: int, kind: str) -> Reason:
    offered = int(s.offer).bit_count()
    if kind == "take":
        row = move - moves.TAKE
        if row >= rows_of(s):
            return Reason("reason.one_collection", rule="AN-51")
        args = {"space": int(space(s, seat, row)), "n": offered}
        return Reason("reason.no_room", args, rule="AN-13")
    if kind == "pass":
        if next_collecting(s, seat) == seat:
            return Reason("reason.alone", rule="AN-17")
        if offered == MAX_OFFER:
            return Reason("reason.three", rule="AN-12")
        rule = "AN-14" if rows_of(s) == 1 else "AN-54"
        return Reason("reason.fills", {"n": offered}, rule=rule)
    if kind in STAGE_THREE:
        return Reason("reason.stage_three", rule="AN-39")
    return Reason("reason.offer_first", rule="AN-08")


def _while_using_powers(s: State, seat: int, move: int, kind: str) -> Reason:
    if kind in STAGE_THREE:
        return Reason("reason.stage_three", rule="AN-39")
    if s.spied:
        key = "reason.not_spied" if kind == "next" else "reason.put_back_first"
        return Reason(key, rule="AN-27")
    if s.gift != NO_CARD:
        key = "reason.not_receiver" if kind == "give_to" else "reason.receiver_first"
        return Reason(key, rule="AN-28")
    if kind in ("take", "pass"):
        return Reason("reason.powers_first", rule="AN-21")
    if kind in ("next", "keep"):
        return Reason("reason.look_first", rule="AN-27")
    if kind == "give_to":
        return Reason("reason.gift_first", rule="AN-28")
    # What is left are powers.
    power = {"steal": STEALING, "look": SPYING, "give": GIVING, "skip": move - moves.SKIP}[kind]
    if s.uses[power] == 0:
        return Reason("reason.no_power", {"power": power}, rule="AN-19")
    if kind == "look":
        return Reason("reason.empty_deck", rule="AN-25")
    if kind == "give":
        return Reason("reason.not_in_collection", rule="AN-28")
    own = move - moves.STEAL in members(s.collections[seat, 0] | s.collections[seat, 1])
    return Reason("reason.own_card" if own else "reason.not_robbable", rule="AN-23")


def _while_exchanging(s: State, seat: int, move: int, kind: str) -> Reason:
    if kind not in STAGE_THREE:
        return Reason("reason.stage_one", rule="AN-39")
    if int(s.naming) >> seat & 1:
        return Reason("reason.name_owl", rule="AN-46")
    if kind == "name":
        return Reason("reason.owl_last", rule="AN-46")
    if s.laying[seat] == NO_CARD:
        key = "reason.prize_first" if kind == "replace" else "reason.not_your_prize"
        return Reason(key, rule="AN-40")
    if kind != "replace":
        return Reason("reason.place_first", rule="AN-40")
    own = members((s.collections[seat, 0] | s.collections[seat, 1]) & s.laid)
    if move - moves.REPLACE in own:
        return Reason("reason.just_laid", rule="AN-41")
    return Reason("reason.not_yours", rule="AN-40")
