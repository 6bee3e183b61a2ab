"""Why a move is not allowed: a rule and a sentence, from what the seat knows."""

from __future__ import annotations

from menagerie.core.state.bits import has
from menagerie.core.words import Reason

from . import phases
from .components import BACK, CHARACTERS, DARK
from .moves import MOVES
from .state import State
from .table import hand
from .view import asking_card

# By phase: the moves it is about, and the rule that asks for them.
_EXPECTED = {
    phases.PASSING: ("pass", "BK-07"),
    phases.PLAYING: ("play", "BK-09"),
    phases.CHOOSING_VICTIM: ("victim", "BK-16"),
    phases.REVIVING: ("rise", "BK-31"),
    phases.OFFERING: ("give", "BK-33"),
    phases.PAIRING: ("partner", "BK-33"),
    phases.ANSWERING: ("give", "BK-33"),
    phases.GAZING: ("look", "BK-34"),
    phases.LENDING: ("give", "BK-38"),
    phases.TAKING: ("centre", "BK-38"),
    phases.CONDEMNING: ("name", "BK-41"),
    phases.SPYING: ("partner", "BK-43"),
    phases.BLESSING: ("colour", "BK-46"),
    phases.RANKING: ("rank", "BK-50"),
    phases.ASKING: ("name", "BK-50"),
    phases.REPLACING: ("centre", "BK-50"),
    phases.LOSING: ("give", "BK-50"),
    phases.CLAIMING: ("colour", "BK-32"),
}


def why_not(s: State, seat: int, move: int) -> Reason:
    """The reason why this move of a seat that is asked is not legal."""
    phase = int(s.phase)
    kind = next(k for k in MOVES if k.start <= move < k.start + k.size)
    expected, rule = _EXPECTED[phase]
    playing = phase in (phases.PASSING, phases.PLAYING)
    if phase == phases.PASSING and s.back == DARK:
        rule = "BK-08"
    if kind.name == "skip" and not playing:
        return Reason("reason.must", rule="BK-12")
    if kind.name != expected:
        args = {} if playing else {"card": asking_card(s)}
        return Reason(f"reason.now.{phases.NAMES[phase]}", args, rule)
    args = kind.decode(move)
    if "card" in args:
        return _card_reason(s, seat, kind.name, args["card"], rule)
    if "seat" in args:
        return _seat_reason(s, seat, args["seat"], rule)
    if "colour" in args:
        return Reason("reason.no_tokens", args, "BK-52")
    return Reason("reason.now.take", rule=rule)


def _card_reason(s: State, seat: int, kind: str, card: int, rule: str) -> Reason:
    args = {"card": card}
    phase = int(s.phase)
    if kind == "name":
        if not has(s.deck, card):
            return Reason("reason.not_in_game", args, "BK-03")
        if phase == phases.CONDEMNING and CHARACTERS[card].immune:
            return Reason("reason.immune", {"whom": card}, "BK-46")
        return Reason("reason.himself", {"card": asking_card(s)}, rule)
    if kind == "rise":
        return Reason("reason.not_fallen", args, rule)
    if not has(hand(s, seat), card):
        return Reason("reason.not_in_hand", args, rule)
    back = int(BACK[card])
    if phase == phases.OFFERING:
        key = "reason.traded" if int(s.traded) >> back & 1 else "reason.nobody_answers"
        return Reason(key, {"back": back}, rule)
    return Reason("reason.wrong_back", {"card": card, "back": int(s.back)}, rule)


def _seat_reason(s: State, seat: int, other: int, rule: str) -> Reason:
    phase = int(s.phase)
    if other >= int(s.seats):
        return Reason("reason.no_seat", {}, "BK-02")
    if other == seat:
        if phase == phases.CHOOSING_VICTIM:
            return Reason("reason.own_stack", {}, "BK-20")
        return Reason("reason.yourself", {}, rule)
    if phase == phases.CHOOSING_VICTIM:
        return Reason("reason.no_victim", {"seat": other}, "BK-14")
    key = "reason.empty_hand" if phase == phases.SPYING else "reason.no_match"
    return Reason(key, {"seat": other}, rule)
