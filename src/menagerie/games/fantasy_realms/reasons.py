"""Why a move is not allowed, from what the seat knows."""

from menagerie.core.state.bits import members
from menagerie.core.words import Reason

from . import moves, state
from .forms import BOOK_AT, NOBODY, chosen, put, suit_of
from .state import State
from .trading import is_offered

TURN_KINDS = ("deck", "take", "discard")
TRADE_KINDS = (
    "offer",
    "give",
    "withdraw",
    "accept",
    "decline",
    "cancel",
    "leave",
    "pass",
    "want",
    "time",
)
# The kinds of move of each decision of the end, in order.
STEP_KINDS = (
    ("raise", "raise_nothing", "look"),
    ("copy",),
    ("disguise", "stay_mirage"),
    ("shift", "stay_shifter"),
    ("change",),
    ("change_suit",),
    ("spare",),
    (),
)


def why_not(s: State, seat: int, move: int) -> Reason:
    """The rule that forbids this move now."""
    kind = next(k for k in moves.MOVES if k.start <= move < k.start + k.size)
    args = kind.decode(move)
    if kind.name in TRADE_KINDS and not s.chaos:
        return Reason("reason.no_trading", rule="FR-23")
    if kind.name in TURN_KINDS and s.chaos:
        return Reason("reason.no_turns", rule="FR-23")
    if s.phase == state.FINISHING:
        if kind.name in TURN_KINDS + TRADE_KINDS:
            return Reason("reason.play_is_over", rule="FR-28")
        return _in_the_end(s, seat, kind.name, args)
    if kind.name not in TURN_KINDS + TRADE_KINDS:
        return Reason("reason.choices_later", rule="FR-28")
    if s.phase == state.TRADING:
        return _while_trading(s, seat, kind.name, args)
    return _in_a_turn(s, kind.name, args)


def _in_a_turn(s: State, kind: str, args: dict[str, int]) -> Reason:
    if s.phase == state.DRAWING:
        if kind == "discard":
            return Reason("reason.draw_first", rule="FR-10")
        if int(s.discards) == 0:
            return Reason("reason.area_empty", rule="FR-11")
        return Reason("reason.not_in_area", args, rule="FR-10")
    assert s.phase == state.DISCARDING
    if kind != "discard":
        return Reason("reason.discard_first", rule="FR-12")
    if int(s.drawn_pair):
        return Reason("reason.one_of_pair", rule="FR-16")
    return Reason("reason.not_in_hand", args, rule="FR-12")


def _while_trading(s: State, seat: int, kind: str, args: dict[str, int]) -> Reason:
    if kind == "time":
        return Reason("reason.time_runs", rule="FR-26")
    if s.step[seat] == state.OFFERING:
        return _in_an_offer(s, seat, kind, args)
    if s.step[seat] == state.ANSWERING:
        return _in_an_answer(s, seat, kind, args)
    if kind == "give":
        if int(s.offer[seat]):
            return Reason("reason.offer_stands", rule="FR-24")
        return Reason("reason.not_in_hand", args, rule="FR-24")
    if kind in ("want", "offer"):
        if int(s.offer[seat]):
            return Reason("reason.offer_stands", rule="FR-24")
        return Reason("reason.card_first", rule="FR-24")
    if kind == "cancel":
        return Reason("reason.nothing_to_cancel", rule="FR-24")
    if kind == "withdraw":
        if int(s.offer[seat]):
            return Reason("reason.being_answered", rule="FR-25")
        return Reason("reason.no_offer", rule="FR-24")
    giver = args["seat"]
    if kind == "accept" and giver < int(s.seats) and is_offered(s, giver, seat):
        return Reason("reason.none_asked_for", {"suit2": int(s.want[giver])}, rule="FR-25")
    return Reason("reason.no_offer_from", args, rule="FR-24")


def _in_an_offer(s: State, seat: int, kind: str, args: dict[str, int]) -> Reason:
    if kind != "offer":
        return Reason("reason.finish_offer", rule="FR-24")
    if not int(s.want[seat]):
        return Reason("reason.suits_first", rule="FR-24")
    other = args["seat"]
    if other == seat or other >= int(s.seats):
        return Reason("reason.no_partner", rule="FR-24")
    assert s.step[other] == state.GONE
    return Reason("reason.partner_gone", args, rule="FR-26")


def _in_an_answer(s: State, seat: int, kind: str, args: dict[str, int]) -> Reason:
    if kind != "give":
        return Reason("reason.finish_answer", rule="FR-24")
    if args["card"] not in members(s.hand[seat]):
        return Reason("reason.not_in_hand", args, rule="FR-25")
    asked = int(s.want[int(s.offer_to[seat])])
    return Reason("reason.not_asked_for", {**args, "suit2": asked}, rule="FR-25")


def _in_the_end(s: State, seat: int, kind: str, args: dict[str, int]) -> Reason:
    step = int(s.step[seat])
    if kind == "raise" and step == state.RAISING and s.chaos and not int(s.three):
        return Reason("reason.look_first", rule="FR-49")
    if kind not in STEP_KINDS[step]:
        return Reason("reason.other_choice", rule="FR-29")
    if kind in ("raise_nothing", "look"):
        if s.chaos:
            return Reason("reason.keep_one", rule="FR-49")
        return Reason("reason.only_in_chaos", rule="FR-49")
    if kind == "raise":
        if s.chaos:
            return Reason("reason.one_of_three", rule="FR-49")
        if args["card"] in members(s.discards):
            return Reason("reason.cannot_raise", args, rule="FR-48")
        return Reason("reason.not_in_area", args, rule="FR-48")
    if kind == "copy":
        return Reason("reason.not_in_hand", args, rule="FR-50")
    if kind == "shift":
        return Reason("reason.not_his_suit", args, rule="FR-52")
    if kind == "change":
        return Reason("reason.not_in_hand", args, rule="FR-53")
    if kind == "change_suit":
        form = s.form[seat]
        card = int(chosen(form, BOOK_AT))
        assert int(suit_of(card, put(form, BOOK_AT, NOBODY))) == args["suit"]
        return Reason("reason.same_suit", {**args, "card": card}, rule="FR-53")
    return Reason("reason.not_spareable", args, rule="FR-54")
