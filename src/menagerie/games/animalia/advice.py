"""Why a move is the better one, from what its player sees: `reasons`."""

from collections.abc import Iterator

from menagerie.core.facts import Fact, reasons_by
from menagerie.core.state.record import Mask

from . import said
from .components import BONUS, FAMILIES, GIVING, NO_FAMILY, PRINT, SPYING, STEALING, card_set
from .moves import MOVES
from .prizes import medals_for
from .state import SEASONS, State
from .suggestion import points_if_named
from .table import next_collecting, rows_of, space
from .view import View, taking, view

STAR = 0.25  # points that a star promises, through prize cards
POWER = {STEALING: 1.0, SPYING: 0.5, GIVING: 0.4}  # … and the use of a power
TAKEN = {
    STEALING: said.advice_take_power_0,
    SPYING: said.advice_take_power_1,
    GIVING: said.advice_take_power_2,
}
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
            yield Fact(gain, said.advice_take_medals(family=family, n=n))
            before = (me.medals or [0] * FAMILIES)[family]
            now = sum(one.medals[family] for one in me.collections)
            group = seen.bonus_group
            if (before + now + gain) // group > (before + now) // group:
                yield Fact(BONUS, said.advice_take_bonus(family=family, n=group))
    if would.stars > 0:
        yield Fact(STAR * would.stars, said.advice_take_stars(n=would.stars))
    elif would.stars < 0:
        yield Fact(STAR * would.stars, said.advice_take_spots(n=-would.stars))
    for power, uses in enumerate(would.uses):
        if uses:
            yield Fact(POWER[power], TAKEN[power]())
    idle = [c for c in seen.offer if _family(c) != NO_FAMILY and not would.medals[_family(c)]]
    if idle:
        left = me.collections[row].space - len(seen.offer)
        yield Fact(-ROOM * len(idle), said.advice_take_idle(n=len(idle), left=left))
        first = _family(idle[0])
        if left and seen.families[first].unseen > 1 and not would.gain:
            unseen = seen.families[first].unseen
            yield Fact(STAR, said.advice_take_begins(family=first, n=unseen))


def _passed(s: State, seen: View, seat: int) -> Iterator[Fact]:
    best = max((one.gain for one in seen.taking), default=0)
    if best <= 0:
        yield Fact(ROOM * len(seen.offer), said.advice_pass_room())
    for rival in seen.may_be_asked:
        gain = max(
            taking(s, s.collections[rival, row], row).gain
            for row in range(rows_of(s))
            if seen.players[rival].collections[row].space >= len(seen.offer)
        )
        if gain > 0:
            yield Fact(-RIVAL * gain, said.advice_pass_rival(seat=rival, n=gain))
            return


# Powers.


def _looked(s: State, seen: View, seat: int) -> Iterator[Fact]:
    yield Fact(POWER[SPYING], said.advice_look())


def _named(s: State, seen: View, seat: int, family: int) -> Iterator[Fact]:
    points = points_if_named(s, seat, family)
    yield Fact(points, said.advice_owl(family=family, n=points))


def _stolen(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    assert seen.power is not None
    gain = dict(seen.power.changes)[card]
    owner, row = _place(seen, card)
    cards = s.collections[owner, row]
    loss = _medals(cards) - _medals(cards & ~card_set([card]))
    if gain > 0:
        yield Fact(gain, said.advice_steal_gain(card=card, n=gain))
    if loss > 0:
        yield Fact(RIVAL * loss, said.advice_steal_loss(card=card, seat=owner, n=loss))
    stars = PRINT[card].animal.stars
    if stars and seen.players[seen.power.seat].collections[seen.power.row].space > 0:
        told = said.advice_steal_stars if stars > 0 else said.advice_steal_spot
        yield Fact(STAR * stars, told(card=card))
    if seen.players[owner].complete:
        yield Fact(ROOM / 2, said.advice_steal_opens(seat=owner))


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
        yield Fact(change, said.advice_give_medals(card=card, n=-change))
    if change >= 0:
        yield Fact(ROOM, said.advice_give_idle(card=card))
    if stars:
        told = said.advice_give_stars if stars > 0 else said.advice_give_spot
        yield Fact(-STAR * stars, told(card=card))


def _given_to(s: State, seen: View, giver: int, seat: int, row: int) -> Iterator[Fact]:
    cards = s.collections[seat, row]
    gain = _medals(cards | card_set([int(s.gift)])) - _medals(cards)
    if gain > 0:
        yield Fact(-RIVAL * gain, said.advice_gift_helps(seat=seat, card=int(s.gift), n=gain))
    else:
        yield Fact(ROOM, said.advice_gift_idle(seat=seat, card=int(s.gift)))


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
        yield Fact(gain, said.advice_next_mine(card=card, n=gain))
    elif leader != seat and gain > 0:
        yield Fact(-RIVAL * gain, said.advice_next_helps(card=card, seat=leader, n=gain))
    elif leader != seat:
        yield Fact(RIVAL / 2, said.advice_next_idle(card=card, seat=leader))


# Prize cards.


def _last_season(seen: View) -> bool:
    return seen.season == SEASONS


def _laid(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    assert seen.exchange is not None
    gain, given = max((one.gain, one.card) for one in seen.exchange.swaps if one.prize == card)
    if gain > 0:
        yield Fact(gain, said.advice_lay(card=card, card2=given, n=gain))
    elif not _last_season(seen):
        yield Fact(-SAVED, said.advice_lay_early(card=card))


def _replaced(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    assert seen.exchange is not None
    laying = seen.exchange.laying
    gain = next(one.gain for one in seen.exchange.swaps if one.card == card and one.prize == laying)
    if gain > 0:
        yield Fact(gain, said.advice_replace(card=card, n=gain))
    elif gain < 0:
        yield Fact(gain, said.advice_replace_loses(card=card, n=-gain))


def _done(s: State, seen: View, seat: int) -> Iterator[Fact]:
    assert seen.exchange is not None
    best = seen.exchange.suggestion
    if best.gain > 0:
        yield Fact(-best.gain, said.advice_done_more(n=best.gain))
    elif not _last_season(seen):
        yield Fact(SAVED, said.advice_done_saved())


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
