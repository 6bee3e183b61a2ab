"""Why a move is the better one, from what its player sees: `reasons`."""

from collections.abc import Iterator

from menagerie.core.facts import Fact, fact, reasons_by
from menagerie.core.state.record import Mask

from .components import BONUS, FAMILIES, GIVING, NO_FAMILY, PRINT, SPYING, STEALING, card_set
from .moves import MOVES
from .prizes import medals_for
from .state import SEASONS, State
from .suggestion import points_if_named
from .table import next_collecting, rows_of, space
from .view import View, taking, view

STAR = 0.25  # points that a star promises, through prize cards
POWER = {STEALING: 1.0, SPYING: 0.5, GIVING: 0.4}  # … and the use of a power
ROOM = 0.5  # … and a free place in the collection
RIVAL = 0.4  # how far a rival's gain is one's own loss
SAVED = 0.8  # points that a prize card kept for later promises


def _family(card: int) -> int:
    return PRINT[card].family


def _medals(cards: Mask) -> int:
    return sum(int(medals_for(cards, family, NO_FAMILY)) for family in range(FAMILIES))


# The offered cards.


def _taken(s: State, seen: View, seat: int, row: int) -> Iterator[Fact]:
    would = next(one for one in seen.taking if one.row == row)
    me = seen.players[seat]
    for family, gain in enumerate(would.gains):
        if gain > 0:
            n = would.medals[family]
            yield fact(gain, "take.medals", family=family, n=n)
            before = (me.medals or [0] * FAMILIES)[family]
            now = sum(one.medals[family] for one in me.collections)
            group = seen.bonus_group
            if (before + now + gain) // group > (before + now) // group:
                yield fact(BONUS, "take.bonus", family=family, n=group)
    if would.stars > 0:
        yield fact(STAR * would.stars, "take.stars", n=would.stars)
    elif would.stars < 0:
        yield fact(STAR * would.stars, "take.spots", n=-would.stars)
    for power, uses in enumerate(would.uses):
        if uses:
            yield fact(POWER[power], f"take.power.{power}")
    idle = [c for c in seen.offer if _family(c) != NO_FAMILY and not would.medals[_family(c)]]
    if idle:
        left = me.collections[row].space - len(seen.offer)
        yield fact(-ROOM * len(idle), "take.idle", n=len(idle), left=left)
        first = _family(idle[0])
        if left and seen.families[first].unseen > 1 and not would.gain:
            unseen = seen.families[first].unseen
            yield fact(STAR, "take.begins", family=first, n=unseen)


def _passed(s: State, seen: View, seat: int) -> Iterator[Fact]:
    best = max((one.gain for one in seen.taking), default=0)
    if best <= 0:
        yield fact(ROOM * len(seen.offer), "pass.room", n=len(seen.offer))
    for rival in seen.may_be_asked:
        gain = max(
            taking(s, s.collections[rival, row], row).gain
            for row in range(rows_of(s))
            if seen.players[rival].collections[row].space >= len(seen.offer)
        )
        if gain > 0:
            yield fact(-RIVAL * gain, "pass.rival", seat=rival, n=gain)
            return


# Powers.


def _looked(s: State, seen: View, seat: int) -> Iterator[Fact]:
    yield fact(POWER[SPYING], "look")


def _named(s: State, seen: View, seat: int, family: int) -> Iterator[Fact]:
    points = points_if_named(s, seat, family)
    yield fact(points, "owl", family=family, n=points)


def _stolen(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    assert seen.power is not None
    gain = dict(seen.power.changes)[card]
    owner, row = _place(seen, card)
    cards = s.collections[owner, row]
    loss = _medals(cards) - _medals(cards & ~card_set([card]))
    if gain > 0:
        yield fact(gain, "steal.gain", card=card, n=gain)
    if loss > 0:
        yield fact(RIVAL * loss, "steal.loss", card=card, seat=owner, n=loss)
    stars = PRINT[card].animal.stars
    if stars and seen.players[seen.power.seat].collections[seen.power.row].space > 0:
        yield fact(STAR * stars, "steal.stars" if stars > 0 else "steal.spot", card=card)
    if seen.players[owner].complete:
        yield fact(ROOM / 2, "steal.opens", seat=owner)


def _place(seen: View, card: int) -> tuple[int, int]:
    """Whose card it is, and in which collection."""
    return next(
        (seat, row)
        for seat, one in enumerate(seen.players)
        for row, lies in enumerate(one.collections)
        if card in lies.cards
    )


def _given(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    assert seen.power is not None
    change, stars = dict(seen.power.changes)[card], PRINT[card].animal.stars
    if change < 0:
        yield fact(change, "give.medals", card=card, n=-change)
    if change >= 0:
        yield fact(ROOM, "give.idle", card=card)
    if stars:
        yield fact(-STAR * stars, "give.stars" if stars > 0 else "give.spot", card=card)


def _given_to(s: State, seen: View, giver: int, seat: int, row: int) -> Iterator[Fact]:
    cards = s.collections[seat, row]
    gain = _medals(cards | card_set([int(s.gift)])) - _medals(cards)
    if gain > 0:
        yield fact(-RIVAL * gain, "gift.helps", seat=seat, card=int(s.gift), n=gain)
    else:
        yield fact(ROOM, "gift.idle", seat=seat, card=int(s.gift))


def _placed(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    """The cards of the spy: who will turn up this one, and what it would bring there (AN-16)."""
    assert seen.power is not None
    leader = int(s.leader)
    for _ in range(len(seen.power.placed or []) + 1):
        leader = int(next_collecting(s, leader))
    if leader < 0:
        return
    gain = max(
        _medals(s.collections[leader, row] | card_set([card])) - _medals(s.collections[leader, row])
        for row in range(rows_of(s))
        if space(s, leader, row) > 0
    )
    if leader == seat and gain > 0:
        yield fact(gain, "next.mine", card=card, n=gain)
    elif leader != seat and gain > 0:
        yield fact(-RIVAL * gain, "next.helps", card=card, seat=leader, n=gain)
    elif leader != seat:
        yield fact(RIVAL / 2, "next.idle", card=card, seat=leader)


# Prize cards.


def _last_season(seen: View) -> bool:
    return seen.season == SEASONS


def _laid(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    assert seen.exchange is not None
    gain, given = max((one.gain, one.card) for one in seen.exchange.swaps if one.prize == card)
    if gain > 0:
        yield fact(gain, "lay", card=card, card2=given, n=gain)
    elif not _last_season(seen):
        yield fact(-SAVED, "lay.early", card=card)


def _replaced(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    assert seen.exchange is not None
    laying = seen.exchange.laying
    gain = next(one.gain for one in seen.exchange.swaps if one.card == card and one.prize == laying)
    if gain > 0:
        yield fact(gain, "replace", card=card, n=gain)
    elif gain < 0:
        yield fact(gain, "replace.loses", card=card, n=-gain)


def _done(s: State, seen: View, seat: int) -> Iterator[Fact]:
    assert seen.exchange is not None
    best = seen.exchange.suggestion
    if best.gain > 0:
        yield fact(-best.gain, "done.more", n=best.gain)
    elif not _last_season(seen):
        yield fact(SAVED, "done.saved")


reasons = reasons_by(
    MOVES,
    view,
    {
        "take": _taken,
        "pass": _passed,
        "look": _looked,
        "done": _done,
        "name": _named,
        "give_to": _given_to,
        "steal": _stolen,
        "next": _placed,
        "give": _given,
        "lay": _laid,
        "replace": _replaced,
    },
)
