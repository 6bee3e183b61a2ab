"""Why a move is not allowed: a rule and a sentence, from what the seat knows."""

from menagerie.core.state.bits import has
from menagerie.core.words import Reason

from . import state
from .components import BACK, CHARACTERS, LIGHT
from .moves import MOVES
from .state import State
from .table import hand
from .view import asking_card


def _rule(s: State) -> str:
    """The rule that asks for what is being decided: BK-31 … BK-50 are the characters in order."""
    if s.phase == state.PASSING:
        return "BK-07" if s.back == LIGHT else "BK-08"
    if s.phase == state.PLAYING:
        return "BK-09"
    if s.phase == state.CHOOSING_VICTIM:
        return "BK-16"
    return f"BK-{31 + asking_card(s)}"


def why_not(s: State, seat: int, move: int) -> Reason:
    """The reason why this move of a seat that is asked is not legal."""
    phase = int(s.phase)
    kind = next(k for k in MOVES if k.start <= move < k.start + k.size)
    rule = _rule(s)
    if kind.name == "skip" and phase in (state.PAIRING, state.TAKING):
        return Reason("reason.laid_down", rule=rule)
    playing = phase in (state.PASSING, state.PLAYING)
    if kind.name == "skip" and not playing:
        return Reason("reason.must", rule="BK-12")
    if kind.name != state.PHASES[phase].expects:
        args = {} if playing else {"card": asking_card(s)}
        return Reason(f"reason.now.{state.PHASES[phase].name}", args, rule)
    args = kind.decode(move)
    if "card" in args:
        return _card_reason(s, seat, kind.name, args["card"], rule)
    if "seat" in args:
        return _seat_reason(s, seat, args["seat"], rule)
    if "colour" in args:
        return Reason("reason.no_tokens", args, "BK-52")
    return Reason("reason.wrong_place", {"back": int(s.back)}, rule)


def _card_reason(s: State, seat: int, kind: str, card: int, rule: str) -> Reason:
    args = {"card": card}
    phase = int(s.phase)
    if kind == "name":
        if not has(s.deck, card):
            return Reason("reason.not_in_game", args, "BK-03")
        if phase == state.CONDEMNING and CHARACTERS[card].immune:
            return Reason("reason.immune", {"whom": card}, "BK-46")
        return Reason("reason.himself", {"card": asking_card(s)}, rule)
    if kind == "rise":
        return Reason("reason.not_fallen", args, rule)
    if not has(hand(s, seat), card):
        return Reason("reason.not_in_hand", args, rule)
    back = int(BACK[card])
    if phase == state.OFFERING:
        key = "reason.traded" if int(s.traded) >> back & 1 else "reason.nobody_answers"
        return Reason(key, {"back": back}, rule)
    return Reason("reason.wrong_back", {"card": card, "back": int(s.back)}, rule)


def _seat_reason(s: State, seat: int, other: int, rule: str) -> Reason:
    phase = int(s.phase)
    if other >= int(s.seats):
        return Reason("reason.no_seat", {}, "BK-02")
    if other == seat:
        if phase == state.CHOOSING_VICTIM:
            return Reason("reason.own_stack", {}, "BK-20")
        return Reason("reason.yourself", {}, rule)
    if phase == state.CHOOSING_VICTIM:
        return Reason("reason.no_victim", {"seat": other}, "BK-14")
    key = "reason.empty_hand" if phase == state.SPYING else "reason.no_match"
    return Reason(key, {"seat": other}, rule)
