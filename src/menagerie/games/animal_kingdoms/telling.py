"""What a player is asked, the moves and the score in words."""

from collections.abc import Mapping, Sequence

from menagerie.core.state.bits import members
from menagerie.core.view import Ask
from menagerie.core.words import Message, ScoreLine

from .battles import best, strength
from .components import AGES, KINGDOMS
from .decrees import demands_pair, mates, playable
from .rules import may_rally
from .state import BATTLE, DISCARDS, LAY, OVER, PAIR_CARD, TURN, State
from .upstart import reveals_now


def question(s: State, seat: int) -> Ask:
    """What the seat is to decide."""
    if s.phase == TURN:
        can_play = bool(playable(s, s.hand[seat]))
        if may_rally(s, seat):
            return Ask("ask.turn" if can_play else "ask.turn.no_play", {})
        return Ask("ask.turn.no_rally" if can_play else "ask.turn.forced", {})
    if s.phase == LAY:
        return Ask("ask.lay", {"card": int(s.picked) - 1})
    if s.phase == PAIR_CARD:
        return Ask("ask.pair", {"card": int(s.picked) - 1})
    if s.phase == DISCARDS:
        return Ask("ask.discards", {"n": int(s.dropped)})
    if s.phase == BATTLE:
        kingdom = int(s.kingdom)
        if s.seats == 1:
            return Ask("ask.battle.upstart", {"kingdom": kingdom, "n": int(reveals_now(s))})
        return Ask("ask.battle", {"kingdom": kingdom})
    # Modifiers: how the seat's card stands beside the best of the others (AK-28).
    winners = members(best(s))
    how = "behind" if seat not in winners else "tied" if len(winners) > 1 else "ahead"
    shown = winners if how == "behind" else [p for p in members(s.fighters) if p != seat]
    rank2 = max(int(strength(s, p)) for p in shown)
    args = {"n": int(s.modifiers[seat]), "rank": int(strength(s, seat)), "rank2": rank2}
    return Ask(f"ask.modify.{how}", args)


def describe(s: State, seat: int, kind: str, args: Mapping[str, int]) -> Message:
    """A move in words."""
    if kind == "draw":
        return Message("move.draw", {"n": int(s.dropped)})
    if kind == "withdraw" and s.phase == TURN:
        if not may_rally(s, seat) and not playable(s, s.hand[seat]):
            return Message("move.withdraw.forced")
        if s.outs == 0 and s.seats > 1:
            return Message("move.withdraw.token")
    if kind == "kingdom" and s.phase == LAY and demands_pair(s, args["kingdom"]):
        found = members(mates(s.hand[seat], int(s.picked) - 1))
        if len(found) == 1:  # it will not be asked for (AK-13)
            return Message("move.kingdom.mate", {**args, "card": found[0]})
    return Message(f"move.{kind}", args)


def score_lines(s: State, seat: int) -> Sequence[ScoreLine]:
    """AK-40: rallies, kingdoms by age, and at the end tokens and modifiers."""
    lines = []
    if s.rallies[seat]:
        lines.append(ScoreLine("score.rallies", {}, int(s.rallies[seat])))
    for age in range(AGES):
        parts = tuple(
            ScoreLine("score.kingdom", {"kingdom": k}, int(s.earned[age, k, seat]))
            for k in range(KINGDOMS)
            if s.earned[age, k, seat]
        )
        if parts:
            total = sum(part.points for part in parts)
            lines.append(ScoreLine("score.age", {"n": age + 1}, total, parts))
    if s.phase == OVER:
        lines += [
            ScoreLine("score.token", {"n": age + 1}, int(s.withdrawal[age]))
            for age in range(AGES)
            if s.withdrawal_of[age] == seat + 1
        ]
        if s.modifiers[seat]:
            lines.append(ScoreLine("score.modifiers", {}, int(s.modifiers[seat])))
    return lines
