"""Why a move is not allowed: the rule and the sentence, from what the seat itself can see."""

from menagerie.core.state.bits import members
from menagerie.core.words import Reason

from . import moves, said
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
            return said.reason_one_collection().because("AN-51")
        places = int(space(s, seat, row))
        return said.reason_no_room(space=places, n=offered).because("AN-13")
    if kind == "pass":
        if next_collecting(s, seat) == seat:
            return said.reason_alone().because("AN-17")
        if offered == MAX_OFFER:
            return said.reason_three().because("AN-12")
        rule = "AN-14" if rows_of(s) == 1 else "AN-54"
        return said.reason_fills(n=offered).because(rule)
    if kind in STAGE_THREE:
        return said.reason_stage_three().because("AN-39")
    return said.reason_offer_first().because("AN-08")


def _while_using_powers(s: State, seat: int, move: int, kind: str) -> Reason:
    if kind in STAGE_THREE:
        return said.reason_stage_three().because("AN-39")
    if s.spied:
        why = said.reason_not_spied if kind == "next" else said.reason_put_back_first
        return why().because("AN-27")
    if s.gift != NO_CARD:
        why = said.reason_not_receiver if kind == "give_to" else said.reason_receiver_first
        return why().because("AN-28")
    if kind in ("take", "pass"):
        return said.reason_powers_first().because("AN-21")
    if kind in ("next", "keep"):
        return said.reason_look_first().because("AN-27")
    if kind == "give_to":
        return said.reason_gift_first().because("AN-28")
    # What is left are powers.
    power = {"steal": STEALING, "look": SPYING, "give": GIVING, "skip": move - moves.SKIP}[kind]
    if s.uses[power] == 0:
        return said.reason_no_power(power=power).because("AN-19")
    if kind == "look":
        return said.reason_empty_deck().because("AN-25")
    if kind == "give":
        return said.reason_not_in_collection().because("AN-28")
    own = move - moves.STEAL in members(s.collections[seat, 0] | s.collections[seat, 1])
    why = said.reason_own_card if own else said.reason_not_robbable
    return why().because("AN-23")


def _while_exchanging(s: State, seat: int, move: int, kind: str) -> Reason:
    if kind not in STAGE_THREE:
        return said.reason_stage_one().because("AN-39")
    if int(s.naming) >> seat & 1:
        return said.reason_name_owl().because("AN-46")
    if kind == "name":
        return said.reason_owl_last().because("AN-46")
    if s.laying[seat] == NO_CARD:
        why = said.reason_prize_first if kind == "replace" else said.reason_not_your_prize
        return why().because("AN-40")
    if kind != "replace":
        return said.reason_place_first().because("AN-40")
    own = members((s.collections[seat, 0] | s.collections[seat, 1]) & s.laid)
    if move - moves.REPLACE in own:
        return said.reason_just_laid().because("AN-41")
    return said.reason_not_yours().because("AN-40")
