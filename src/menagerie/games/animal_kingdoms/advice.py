"""Why a move is the better one, from what its player sees: `reasons`."""

from collections.abc import Iterator

from menagerie.core.facts import Fact, fact, reasons_by

from . import components as c
from .judgement import BEATS, LATER_CUBE
from .moves import MOVES
from .prospects import Prospect
from .state import State
from .view import Held, Kingdom, View, view

LEAD = 0.4  # points that one more cube is worth where one leads already
WIDE = 2  # cubes ahead from which another adds nothing
SAFE = 1.0  # … that a first place is worth when nobody can reach it any more
SPARE = 0.3  # … that a card which fits nowhere is worth exchanging
STRONG = 0.6  # … that a card for battles is worth
TOKEN = sum(int(n) for n in c.WITHDRAWAL_TOKENS) / len(c.WITHDRAWAL_TOKENS)
LEAST, MOST = int(min(c.WITHDRAWAL_TOKENS)), int(max(c.WITHDRAWAL_TOKENS))


def _place(weight: float, key: str, **args: int) -> Fact:
    """What a claim makes of one's place in a kingdom: any two of these can be compared."""
    return fact(weight, f"claim.{key}", "place", **args)


def _held(seen: View, card: int) -> Held:
    return next(one for one in seen.hand if one.card == card)


# A territory is claimed.


def _worth(one: Prospect) -> float:
    """Points, a battle being won or lost alike."""
    return (one.points + one.at_least) / 2


def _gain(kingdom: Kingdom, seat: int) -> float:
    """What one more cube there would add at the end of the age."""
    return 0.0 if kingdom.then is None else _worth(kingdom.then) - _worth(kingdom.now[seat])


def _claiming(s: State, seen: View, seat: int, kingdom: int) -> Iterator[Fact]:
    there = seen.kingdoms[kingdom]
    then, now, gain = there.then, there.now[seat], _gain(there, seat)
    if then is None:
        return
    args = {"kingdom": kingdom, "cubes": then.cubes, "rival": then.rival}
    if then.battle and gain > 0:
        yield _place(gain, "battle", **args, n=then.points)
    elif then.place == 1 and gain > 0:
        yield _place(gain, "first", **args, n=then.points)
    elif gain > 0:
        yield _place(gain, "place", kingdom=kingdom, place=then.place - 1, n=then.points)
    elif then.place == 1 and now.cubes - now.rival >= WIDE:
        yield _place(-LEAD, "enough", kingdom=kingdom, cubes=now.cubes, rival=now.rival)
    elif then.place == 1:
        yield _place(LEAD, "lead", **args)
    else:
        yield _place(-LEAD, "nothing", kingdom=kingdom)
    left = [*there.territories, there.capital].count(None) - 1
    if then.place == 1 and not then.battle and left < then.cubes - then.rival:
        yield fact(SAFE, "claim.safe", kingdom=kingdom, n=then.points)


def _capital(s: State, seen: View, seat: int, kingdom: int) -> Iterator[Fact]:
    """AK-08, AK-36: it ends one's age; its cube stays in the council."""
    yield from _claiming(s, seen, seat, kingdom)
    later = c.AGES - seen.age
    if later:
        yield fact(LATER_CUBE * later, "capital.council")
    if seen.token_waits:
        yield fact(TOKEN, "withdraw.token", n=LEAST, n2=MOST)


def _playing(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    """A card is named before its kingdom: its best one speaks for it."""
    open_ = [verdict.kingdom for verdict in _held(seen, card).kingdoms if verdict.legal]
    if not open_:
        return
    best_one = max(open_, key=lambda k: _gain(seen.kingdoms[k], seat))
    yield from _claiming(s, seen, seat, best_one)
    if len(open_) == 1:
        yield fact(SPARE, "card.only", card=card, kingdom=best_one)
    yield from _spent(seen, seat, card)


def _spent(seen: View, seat: int, card: int) -> Iterator[Fact]:
    """A card that is strong in a battle which threatens is missed there."""
    tied = [k for k, one in enumerate(seen.kingdoms) if one.now[seat].battle and not one.scored]
    if tied and _beaten(card) > c.HIGHEST_RANK // 2:
        yield fact(-STRONG, "card.strong", card=card, kingdom=tied[0], n=_beaten(card))


def _beaten(card: int) -> int:
    return int(BEATS[c.rank_of(card)])


# Rallies and withdrawals.


def _rallying(s: State, seen: View, seat: int) -> Iterator[Fact]:
    idle = sum(not one.playable for one in seen.hand)
    if idle:
        yield fact(1.0 + SPARE * idle, "rally.cards", n=idle)
    else:
        yield fact(1.0, "rally")


def _discarding(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    held = _held(seen, card).kingdoms
    gains = {v.kingdom: _gain(seen.kingdoms[v.kingdom], seat) for v in held if v.legal}
    k = max(gains, key=lambda one: gains[one], default=None)
    if k is None:
        yield fact(SPARE, "drop.idle", card=card)
    elif gains[k] > 0:
        yield fact(-gains[k], "drop.useful", card=card, kingdom=k)
    yield from _spent(seen, seat, card)


def _withdrawing(s: State, seen: View, seat: int) -> Iterator[Fact]:
    if seen.token_waits:
        yield fact(TOKEN, "withdraw.token", n=LEAST, n2=MOST)
    gains = {
        verdict.kingdom: _gain(seen.kingdoms[verdict.kingdom], seat)
        for held in seen.hand
        for verdict in held.kingdoms
        if verdict.legal
    }
    k = max(gains, key=lambda one: gains[one], default=None)
    if k is not None and gains[k] > 0:
        then = seen.kingdoms[k].then
        assert then is not None
        yield fact(-gains[k], "withdraw.early", kingdom=k, n=then.points)
    else:
        yield fact(SAFE, "withdraw.nothing")
    if any(one.now[seat].battle and not one.scored for one in seen.kingdoms):
        yield fact(STRONG, "withdraw.cards", n=len(seen.hand))


# Battles.


def _fighting(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    assert seen.battle is not None
    stake = seen.battle.value - c.SECOND_PLACE
    if c.rank_of(card) > 1:  # what a 1 is good for, nobody can count
        n = _beaten(card)
        yield fact(stake * n / c.HIGHEST_RANK, "fight", card=card, n=n)


def _boosting(s: State, seen: View, seat: int, n: int) -> Iterator[Fact]:
    assert seen.battle is not None
    battle = seen.battle
    winners = battle.boosted[n]
    strength = battle.strengths[seat] or 0
    if seat in battle.winning and len(battle.winning) == 1:
        yield fact(-n, "boost.needless", n=n)
    elif winners == [seat]:
        gain = battle.value - c.SECOND_PLACE
        rank = strength + c.MODIFIER * n
        yield fact(gain - n, "boost.wins", n=n, rank=rank, value=battle.value)
    elif seat not in winners:
        yield fact(-n, "boost.short", n=n)


def _enough(s: State, seen: View, seat: int) -> Iterator[Fact]:
    assert seen.battle is not None
    battle = seen.battle
    if battle.winning == [seat]:
        yield fact(1.0, "enough.winning")
        return
    for n, winners in enumerate(battle.boosted):
        if winners == [seat]:
            yield fact(n - battle.value + c.SECOND_PLACE, "enough.lost", n=n, value=battle.value)
            return
    if seat not in battle.winning:
        yield fact(1.0, "enough.saved")


reasons = reasons_by(
    MOVES,
    view,
    {
        "card": _playing,
        "kingdom": _claiming,
        "capital": _capital,
        "mate": _discarding,
        "rally": _rallying,
        "drop": _discarding,
        "withdraw": _withdrawing,
        "fight": _fighting,
        "boost": _boosting,
        "enough": _enough,
    },
)
