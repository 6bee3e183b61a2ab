"""Moves in words, and why a move is not legal."""

from collections.abc import Mapping

from menagerie.core.words import Message, Reason

from . import state
from .moves import HAND, KEEP, PICK, SHOOT, SKIP, SPOT, STOP, TAKE, TWO_GEMS
from .tables import EMPTY, NEIGHBOURS, ways


def describe(s: state.State, seat: int, kind: str, args: Mapping[str, int]) -> Message:
    if kind == "give":
        mine, middle = state.domino(s, seat, args["slot"]), int(s.dominoes[state.centre(s)])
        return Message("move.give", {"domino": mine, "domino2": middle})
    if kind in ("take", "spot"):
        card = int(s.board[args["cell"]])
        if card == EMPTY:
            return Message("move.cell", args)
        values = {**args, "card": card}
        if kind == "take":
            way = ways(state.domino(s, seat, 0), state.domino(s, seat, 1), args["cell"])[0]
            if way.gems:
                return Message("move.take.gems", {**values, "n": way.gems})
        return Message(f"move.{kind}", values)
    if kind == "hand" and args["seat"] == seat:
        return Message("move.hand.own")
    if kind == "two_gems":
        return Message("move.two_gems", {"n": state.GEMS_INSTEAD})
    return Message(f"move.{kind}", args)


def why_not(s: state.State, seat: int, move: int) -> Reason:
    """Why a move is not legal now."""
    phase = int(s.phase)
    if move < TAKE:
        return Reason("reason.swapped", rule="VI-10")
    if move <= TWO_GEMS:
        if phase == state.SWAPPING:
            return Reason("reason.swap_first", rule="VI-09")
        if phase != state.CHOOSING:
            return Reason("reason.card_taken", rule="VI-09")
        cell = move - TAKE
        if s.board[cell] == EMPTY:
            return Reason("reason.cell_empty", {"cell": cell}, rule="VI-13")
        gems = ways(state.domino(s, seat, 0), state.domino(s, seat, 1), cell)[0].gems
        return Reason("reason.too_dear", {"n": gems, "n2": int(s.gems[seat])}, rule="VI-12")
    if move <= STOP:
        if phase != state.SPOTTING:
            return Reason("reason.no_binoculars", rule="VI-23")
        cell = move - SPOT
        if not int(NEIGHBOURS[int(s.spyglass[int(s.spying) - 1])]) >> cell & 1:
            return Reason("reason.not_neighbour", {"cell": cell}, rule="VI-23")
        return Reason("reason.cell_empty", {"cell": cell}, rule="VI-13")
    if move in (SHOOT, SKIP):
        return Reason("reason.no_camera", rule="VI-21")
    if move < PICK:
        if phase != state.KEEPING:
            return Reason("reason.no_camera", rule="VI-21")
        return Reason("reason.not_looked", {"card": move - KEEP}, rule="VI-21")
    if phase not in (state.PICKING, state.HANDING):
        return Reason("reason.no_shovel", rule="VI-24")
    if move < HAND:
        if phase == state.HANDING:
            return Reason("reason.picked", rule="VI-24")
        return Reason("reason.not_looked", {"card": move - PICK}, rule="VI-24")
    if phase == state.PICKING:
        return Reason("reason.pick_first", rule="VI-24")
    return Reason("reason.not_owed", rule="VI-24")
