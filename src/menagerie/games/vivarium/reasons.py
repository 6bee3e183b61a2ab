"""Moves in words, and why a move is not legal."""

from collections.abc import Mapping

from menagerie.core.words import Message, Reason

from . import said, state
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
        return said.reason_swapped().because("VI-10")
    if move <= TWO_GEMS:
        if phase == state.SWAPPING:
            return said.reason_swap_first().because("VI-09")
        if phase != state.CHOOSING:
            return said.reason_card_taken().because("VI-09")
        cell = move - TAKE
        if s.board[cell] == EMPTY:
            return said.reason_cell_empty(cell=cell).because("VI-13")
        gems = ways(state.domino(s, seat, 0), state.domino(s, seat, 1), cell)[0].gems
        return said.reason_too_dear(n=gems, n2=int(s.gems[seat])).because("VI-12")
    if move <= STOP:
        if phase != state.SPOTTING:
            return said.reason_no_binoculars().because("VI-23")
        cell = move - SPOT
        if not int(NEIGHBOURS[int(s.spyglass[int(s.spying) - 1])]) >> cell & 1:
            return said.reason_not_neighbour(cell=cell).because("VI-23")
        return said.reason_cell_empty(cell=cell).because("VI-13")
    if move in (SHOOT, SKIP):
        return said.reason_no_camera().because("VI-21")
    if move < PICK:
        if phase != state.KEEPING:
            return said.reason_no_camera().because("VI-21")
        return said.reason_not_looked(card=move - KEEP).because("VI-21")
    if phase not in (state.PICKING, state.HANDING):
        return said.reason_no_shovel().because("VI-24")
    if move < HAND:
        if phase == state.HANDING:
            return said.reason_picked().because("VI-24")
        return said.reason_not_looked(card=move - PICK).because("VI-24")
    if phase == state.PICKING:
        return said.reason_pick_first().because("VI-24")
    return said.reason_not_owed().because("VI-24")
