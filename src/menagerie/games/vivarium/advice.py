"""Why a move is the better one, from what its player sees: `reasons`."""

from collections.abc import Iterator

from menagerie.core.facts import Fact, reasons_by

from . import said
from .components import CAMERA, COMPASS, SHOVEL, TOKEN_POINTS, Equipment
from .judgement import ABILITY, RACE
from .moves import MOVES, SPOT, STOP, TAKE, TWO_GEMS
from .state import State
from .tables import CONTRACT, CONTRACT_TOKEN, PRINT, REWARDED
from .view import Cell, Gain, Plan, View, view

# Creatures from the deck.
FINDS = {CAMERA: said.advice_camera, COMPASS: said.advice_compass, SHOVEL: said.advice_shovel}


def _in_reach(seen: View) -> list[tuple[int, Cell, Plan]]:
    """Cards that one can pay for: what they bring at once, the price counted, the best first."""
    found = [
        (plan.net, cell, plan)
        for cell in seen.board
        for plan in cell.plans
        if plan.affordable and plan.net is not None
    ]
    return sorted(found, key=lambda one: -one[0])


def _missed(seen: View, better: int, played: int) -> Iterator[Fact]:
    """A player who takes no card leaves the better move's card there."""
    brings = {TWO_GEMS: seen.gems_instead, STOP: 0}
    if played not in brings or not (TAKE <= better < TWO_GEMS or SPOT <= better < STOP):
        return
    wanted = seen.board[better - (TAKE if better < TWO_GEMS else SPOT)]
    for net, cell, _ in _in_reach(seen):
        if cell is wanted and net > brings[played]:
            assert cell.card is not None
            yield Fact(-net, said.advice_missed(card=cell.card, n=net))
            return


def _swapping(s: State, seen: View, seat: int, slot: int) -> Iterator[Fact]:
    """A domino given decides which cards are in reach."""
    best = next((one for one in _in_reach(seen) if one[2].slot == slot), None)
    if best is not None:
        net, cell, plan = best
        assert cell.card is not None
        assert plan.give is not None
        yield Fact(net, said.advice_swap(domino=plan.give, card=cell.card, n=net))


def _two_gems(s: State, seen: View, seat: int) -> Iterator[Fact]:
    n = seen.gems_instead
    yield Fact(n, said.advice_gems(n=n))


def _taking(s: State, seen: View, seat: int, cell: int) -> Iterator[Fact]:
    there = seen.board[cell]
    assert there.card is not None
    assert there.gain is not None
    card = there.card
    yield from _bringing(card, there.gain)
    price = there.plans[0].gems if there.plans else 0
    if price:
        yield Fact(-price, said.advice_price(card=card, n=price))
    if card >= CONTRACT:
        if there.gain.contracts:
            yield Fact(
                there.gain.contracts, said.advice_contract(card=card, n=there.gain.contracts)
            )
    printed = PRINT[card]
    if isinstance(printed, Equipment) and printed.kind in FINDS and seen.creatures_left:
        yield Fact(float(ABILITY[printed.kind]), FINDS[printed.kind](card=card))
    yield from _racing(seen, seat, card)


def _bringing(card: int, gain: Gain) -> Iterator[Fact]:
    """Points on the card, contracts that pay more, gems."""
    for contract, more in sorted(gain.feeds, key=lambda one: -one[1])[:1]:
        if more > 0:
            several = sum(more > 0 for _, more in gain.feeds) > 1
            told = said.advice_feeds_several if several else said.advice_feeds
            sentence = told(card=card, card2=contract, n=gain.contracts)
            yield Fact(gain.contracts, sentence, "feeds")
    if gain.points:
        yield Fact(gain.points, said.advice_points(card=card, n=gain.points))
    if gain.gems:
        yield Fact(gain.gems, said.advice_card_gems(card=card, n=gain.gems))


def _racing(seen: View, seat: int, card: int) -> Iterator[Fact]:
    """VI-28: a matching card may bring the lead in the race for the round's token."""
    race = seen.race
    matches = race.token == CONTRACT_TOKEN if card >= CONTRACT else _rewarded(race.token, card)
    if not matches or race.leader in (seat, None):
        return
    rivals = max(n for other, n in enumerate(race.counts) if other != seat)
    if race.counts[seat] + 1 > rivals:
        n = race.counts[seat] + 1
        yield Fact(
            RACE * TOKEN_POINTS, said.advice_race(token=race.token, n=n, points=TOKEN_POINTS)
        )


def _rewarded(token: int, card: int) -> bool:
    return bool(int(REWARDED[token]) >> card & 1)


def _looked_at(seen: View, card: int) -> Gain:
    return seen.looking_gains[seen.looking.index(card)]


def _shooting(s: State, seen: View, seat: int) -> Iterator[Fact]:
    yield Fact(float(ABILITY[CAMERA]), said.advice_shoot())


def _keeping(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    yield from _bringing(card, _looked_at(seen, card))


def _handing(s: State, seen: View, me: int, seat: int) -> Iterator[Fact]:
    if seen.picked is None:
        return
    gain = _looked_at(seen, seen.picked)
    if seat == me:
        yield from _bringing(seen.picked, gain)
    elif gain.total:
        yield Fact(-gain.total, said.advice_give_away(card=seen.picked, n=gain.total))


reasons = reasons_by(
    MOVES,
    view,
    {
        "give": _swapping,
        "take": _taking,
        "two_gems": _two_gems,
        "spot": _taking,
        "shoot": _shooting,
        "keep": _keeping,
        "hand": _handing,
    },
    _missed,
)
