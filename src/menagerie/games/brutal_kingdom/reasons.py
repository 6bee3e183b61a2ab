"""Why a move is not allowed: a rule and a sentence, from what the seat knows."""

from __future__ import annotations

from menagerie.core.words import Reason

from .components import BACK, EXECUTIONER, INQUISITOR, SAINT
from .moves import MOVES
from .state import (
    ANSWERING,
    ASKING,
    BLESSING,
    CHOOSING_VICTIM,
    CLAIMING,
    CONDEMNING,
    GAZING,
    LENDING,
    LOSING,
    OFFERING,
    PAIRING,
    PASSING,
    PLAYING,
    RANKING,
    REPLACING,
    REVIVING,
    SPYING,
    TAKING,
    State,
)
from .table import hand
from .view import PHASES

# By phase: the moves it is about, and the rule that asks for them.
_EXPECTED: dict[int, tuple[tuple[str, ...], str]] = {
    PASSING: (("pass",), "BK-07"),
    PLAYING: (("play",), "BK-09"),
    CHOOSING_VICTIM: (("victim",), "BK-16"),
    REVIVING: (("rise", "skip"), "BK-31"),
    OFFERING: (("give", "skip"), "BK-33"),
    PAIRING: (("partner",), "BK-33"),
    ANSWERING: (("give",), "BK-33"),
    GAZING: (("look", "skip"), "BK-34"),
    LENDING: (("give", "skip"), "BK-38"),
    TAKING: (("centre",), "BK-38"),
    CONDEMNING: (("name",), "BK-41"),
    SPYING: (("partner", "skip"), "BK-43"),
    BLESSING: (("colour",), "BK-46"),
    RANKING: (("rank",), "BK-50"),
    ASKING: (("name",), "BK-50"),
    REPLACING: (("centre",), "BK-50"),
    LOSING: (("give",), "BK-50"),
    CLAIMING: (("colour", "skip"), "BK-32"),
}


def why_not(s: State, seat: int, move: int) -> Reason:
    """The reason why this move of a seat that is asked is not legal."""
    phase = int(s.phase)
    kind = next(k for k in MOVES if k.start <= move < k.start + k.size)
    kinds, rule = _EXPECTED[phase]
    if phase == PASSING and s.back == 1:
        rule = "BK-08"
    if kind.name == "skip" and "skip" not in kinds and phase not in (PASSING, PLAYING):
        return Reason("reason.must", rule="BK-12")
    if kind.name not in kinds:
        return Reason(f"reason.now.{PHASES[phase]}", rule=rule)
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
        if not int(s.deck) >> card & 1:
            return Reason("reason.not_in_game", args, "BK-03")
        if phase == CONDEMNING and card == SAINT:
            return Reason("reason.saint", {}, "BK-46")
        return Reason(
            "reason.himself", {"card": EXECUTIONER if phase == CONDEMNING else INQUISITOR}, rule
        )
    if kind == "rise":
        return Reason("reason.not_fallen", args, rule)
    if not int(hand(s, seat)) >> card & 1:
        return Reason("reason.not_in_hand", args, rule)
    back = int(BACK[card])
    if phase == OFFERING:
        key = "reason.traded" if int(s.traded) >> back & 1 else "reason.nobody_answers"
        return Reason(key, {"back": back}, rule)
    return Reason("reason.wrong_back", {"card": card, "back": int(s.back)}, rule)


def _seat_reason(s: State, seat: int, other: int, rule: str) -> Reason:
    phase = int(s.phase)
    if other >= int(s.seats):
        return Reason("reason.no_seat", {}, "BK-02")
    if other == seat:
        if phase == CHOOSING_VICTIM:
            return Reason("reason.own_stack", {}, "BK-20")
        return Reason("reason.yourself", {}, rule)
    if phase == CHOOSING_VICTIM:
        return Reason("reason.no_victim", {"seat": other}, "BK-14")
    key = "reason.empty_hand" if phase == SPYING else "reason.no_match"
    return Reason(key, {"seat": other}, rule)
