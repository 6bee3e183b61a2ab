"""reasons(): why a move is the better one, from what its player sees."""

from collections.abc import Iterator, Sequence

from menagerie.core.facts import Fact, compared
from menagerie.core.words import Message

from .components import (
    AGES,
    CARDS,
    HIGHEST_RANK,
    MODIFIER,
    SECOND_PLACE,
    WITHDRAWAL_TOKENS,
    rank_of,
)
from .judgement import BEATS, LATER_CUBE
from .moves import (
    BOOST,
    CAPITAL,
    CARD,
    DRAW,
    DROP,
    ENOUGH,
    FIGHT,
    KINGDOM,
    MATE,
    RALLY,
    WITHDRAW,
)
from .prospects import Prospect
from .state import State
from .view import Held, Kingdom, View, view

LEAD = 0.4  # points that one more cube is worth where one leads already
WIDE = 2  # cubes ahead from which another adds nothing
SAFE = 1.0  # … that a first place is worth when nobody can reach it any more
SPARE = 0.3  # … that a card which fits nowhere is worth exchanging
STRONG = 0.6  # … that a card for battles is worth
TOKEN = sum(int(n) for n in WITHDRAWAL_TOKENS) / len(WITHDRAWAL_TOKENS)
LEAST, MOST = int(min(WITHDRAWAL_TOKENS)), int(max(WITHDRAWAL_TOKENS))


def reasons(s: State, seat: int, better: int, played: int | None) -> Sequence[Message]:
    seen = view(s, seat)
    other = [] if played is None else list(_facts(seen, seat, played))
    return compared(list(_facts(seen, seat, better)), other)


def _fact(weight: float, key: str, **args: int) -> Fact:
    return Fact(weight, Message(f"advice.{key}", args))


def _place(weight: float, key: str, **args: int) -> Fact:
    """What a claim makes of one's place in a kingdom: any two of these can be compared."""
    return Fact(weight, Message(f"advice.claim.{key}", args), kind="place")


def _facts(seen: View, seat: int, move: int) -> Iterator[Fact]:
    """What can be said of a move, by its block of ids."""
    if move < KINGDOM:
        yield from _playing(seen, seat, _held(seen, move - CARD))
    elif move < CAPITAL:
        yield from _claiming(seen, seat, move - KINGDOM)
    elif move < MATE:
        yield from _claiming(seen, seat, move - CAPITAL)
        yield from _capital(seen)
    elif move < MATE + CARDS:
        yield from _discarding(seen, seat, _held(seen, move - MATE))
    elif move == RALLY:
        yield from _rallying(seen)
    elif DROP <= move < DRAW:
        yield from _discarding(seen, seat, _held(seen, move - DROP))
    elif move == WITHDRAW:
        yield from _withdrawing(seen, seat)
    elif FIGHT <= move < BOOST:
        yield from _fighting(seen, move - FIGHT)
    elif BOOST <= move < ENOUGH:
        yield from _boosting(seen, seat, move - BOOST)
    elif move == ENOUGH:
        yield from _enough(seen, seat)


def _held(seen: View, card: int) -> Held:
    return next(one for one in seen.hand if one.card == card)


# A territory is claimed.


def _worth(one: Prospect) -> float:
    """Points, a battle being won or lost alike."""
    return (one.points + one.at_least) / 2


def _gain(kingdom: Kingdom, seat: int) -> float:
    """What one more cube there would add at the end of the age."""
    return 0.0 if kingdom.then is None else _worth(kingdom.then) - _worth(kingdom.now[seat])


def _claiming(seen: View, seat: int, k: int) -> Iterator[Fact]:
    kingdom = seen.kingdoms[k]
    then, now, gain = kingdom.then, kingdom.now[seat], _gain(kingdom, seat)
    if then is None:
        return
    args = {"kingdom": k, "cubes": then.cubes, "rival": then.rival}
    if then.battle and gain > 0:
        yield _place(gain, "battle", **args, n=then.points)
    elif then.place == 1 and gain > 0:
        yield _place(gain, "first", **args, n=then.points)
    elif gain > 0:
        yield _place(gain, "place", kingdom=k, place=then.place - 1, n=then.points)
    elif then.place == 1 and now.cubes - now.rival >= WIDE:
        yield _place(-LEAD, "enough", kingdom=k, cubes=now.cubes, rival=now.rival)
    elif then.place == 1:
        yield _place(LEAD, "lead", **args)
    else:
        yield _place(-LEAD, "nothing", kingdom=k)
    left = [*kingdom.territories, kingdom.capital].count(None) - 1
    if then.place == 1 and not then.battle and left < then.cubes - then.rival:
        yield _fact(SAFE, "claim.safe", kingdom=k, n=then.points)


def _capital(seen: View) -> Iterator[Fact]:
    """AK-08, AK-36: it ends one's age; its cube stays in the council."""
    later = AGES - seen.age
    if later:
        yield _fact(LATER_CUBE * later, "capital.council")
    if seen.token_waits:
        yield _fact(TOKEN, "withdraw.token", n=LEAST, n2=MOST)


def _playing(seen: View, seat: int, held: Held) -> Iterator[Fact]:
    """A card is named before its kingdom: its best one speaks for it."""
    open_ = [verdict.kingdom for verdict in held.kingdoms if verdict.legal]
    if not open_:
        return
    best_one = max(open_, key=lambda k: _gain(seen.kingdoms[k], seat))
    yield from _claiming(seen, seat, best_one)
    if len(open_) == 1:
        yield _fact(SPARE, "card.only", card=held.card, kingdom=best_one)
    yield from _spent(seen, seat, held.card)


def _spent(seen: View, seat: int, card: int) -> Iterator[Fact]:
    """A card that is strong in a battle which threatens is missed there."""
    tied = [k for k, one in enumerate(seen.kingdoms) if one.now[seat].battle and not one.scored]
    if tied and _beaten(card) > HIGHEST_RANK // 2:
        yield _fact(-STRONG, "card.strong", card=card, kingdom=tied[0], n=_beaten(card))


def _beaten(card: int) -> int:
    return int(BEATS[rank_of(card)])


# Rallies and withdrawals.


def _rallying(seen: View) -> Iterator[Fact]:
    idle = sum(not one.playable for one in seen.hand)
    if idle:
        yield _fact(1.0 + SPARE * idle, "rally.cards", n=idle)
    else:
        yield _fact(1.0, "rally")


def _discarding(seen: View, seat: int, held: Held) -> Iterator[Fact]:
    gains = {v.kingdom: _gain(seen.kingdoms[v.kingdom], seat) for v in held.kingdoms if v.legal}
    k = max(gains, key=lambda one: gains[one], default=None)
    if k is None:
        yield _fact(SPARE, "drop.idle", card=held.card)
    elif gains[k] > 0:
        yield _fact(-gains[k], "drop.useful", card=held.card, kingdom=k)
    yield from _spent(seen, seat, held.card)


def _withdrawing(seen: View, seat: int) -> Iterator[Fact]:
    if seen.token_waits:
        yield _fact(TOKEN, "withdraw.token", n=LEAST, n2=MOST)
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
        yield _fact(-gains[k], "withdraw.early", kingdom=k, n=then.points)
    else:
        yield _fact(SAFE, "withdraw.nothing")
    if any(one.now[seat].battle and not one.scored for one in seen.kingdoms):
        yield _fact(STRONG, "withdraw.cards", n=len(seen.hand))


# Battles.


def _fighting(seen: View, card: int) -> Iterator[Fact]:
    assert seen.battle is not None
    stake = seen.battle.value - SECOND_PLACE
    if rank_of(card) > 1:  # what a 1 is good for, nobody can count
        n = _beaten(card)
        yield _fact(stake * n / HIGHEST_RANK, "fight", card=card, n=n)


def _boosting(seen: View, seat: int, n: int) -> Iterator[Fact]:
    assert seen.battle is not None
    battle = seen.battle
    winners = battle.boosted[n]
    strength = battle.strengths[seat] or 0
    if seat in battle.winning and len(battle.winning) == 1:
        yield _fact(-n, "boost.needless", n=n)
    elif winners == [seat]:
        gain = battle.value - SECOND_PLACE
        rank = strength + MODIFIER * n
        yield _fact(gain - n, "boost.wins", n=n, rank=rank, value=battle.value)
    elif seat not in winners:
        yield _fact(-n, "boost.short", n=n)


def _enough(seen: View, seat: int) -> Iterator[Fact]:
    assert seen.battle is not None
    battle = seen.battle
    if battle.winning == [seat]:
        yield _fact(1.0, "enough.winning")
        return
    for n, winners in enumerate(battle.boosted):
        if winners == [seat]:
            yield _fact(n - battle.value + SECOND_PLACE, "enough.lost", n=n, value=battle.value)
            return
    if seat not in battle.winning:
        yield _fact(1.0, "enough.saved")
