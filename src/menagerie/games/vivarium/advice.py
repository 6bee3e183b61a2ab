"""reasons(): why a move is the better one, from what its player sees."""

from collections.abc import Iterator, Sequence

from menagerie.core.facts import Fact, compared
from menagerie.core.words import Message

from .cards import CONTRACT, PRINT
from .components import CAMERA, COMPASS, SHOVEL, TOKEN_POINTS, Equipment
from .judgement import ABILITY, RACE
from .moves import HAND, KEEP, PICK, SHOOT, SPOT, STOP, TAKE, TWO_GEMS
from .shapes import Cell, Gain, Plan, View
from .state import State
from .tokens import CONTRACT_TOKEN, REWARDED
from .view import view

FINDS = {CAMERA: "camera", COMPASS: "compass", SHOVEL: "shovel"}  # creatures from the deck


def reasons(s: State, seat: int, better: int, played: int | None) -> Sequence[Message]:
    seen = view(s, seat)
    other = [] if played is None else [*_facts(seen, seat, played), *_missed(seen, better, played)]
    return compared(list(_facts(seen, seat, better)), other)


def _fact(weight: float, key: str, **args: int) -> Fact:
    return Fact(weight, Message(f"advice.{key}", args))


def _facts(seen: View, seat: int, move: int) -> Iterator[Fact]:
    """What can be said of a move, by its block of ids."""
    if move < TAKE:
        yield from _swapping(seen, move)
    elif move < TWO_GEMS:
        yield from _taking(seen, seat, seen.board[move - TAKE])
    elif move == TWO_GEMS:
        n = seen.gems_instead
        yield _fact(n, "gems", n=n)
    elif SPOT <= move < STOP:
        yield from _taking(seen, seat, seen.board[move - SPOT])
    elif move == SHOOT:
        yield _fact(float(ABILITY[CAMERA]), "shoot")
    elif KEEP <= move < PICK:
        yield from _bringing(move - KEEP, _looked_at(seen, move - KEEP))
    elif move >= HAND:
        yield from _handing(seen, seat, move - HAND)


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
            yield _fact(-net, "missed", card=cell.card, n=net)
            return


def _swapping(seen: View, slot: int) -> Iterator[Fact]:
    """A domino given decides which cards are in reach."""
    best = next((one for one in _in_reach(seen) if one[2].slot == slot), None)
    if best is not None:
        net, cell, plan = best
        assert cell.card is not None
        assert plan.give is not None
        yield _fact(net, "swap", domino=plan.give, card=cell.card, n=net)


def _taking(seen: View, seat: int, cell: Cell) -> Iterator[Fact]:
    assert cell.card is not None
    assert cell.gain is not None
    card = cell.card
    yield from _bringing(card, cell.gain)
    price = cell.plans[0].gems if cell.plans else 0
    if price:
        yield _fact(-price, "price", card=card, n=price)
    if card >= CONTRACT:
        yield from _signing(cell)
    printed = PRINT[card]
    if isinstance(printed, Equipment) and printed.kind in FINDS and seen.creatures_left:
        yield _fact(float(ABILITY[printed.kind]), FINDS[printed.kind], card=card)
    yield from _racing(seen, seat, card)


def _bringing(card: int, gain: Gain) -> Iterator[Fact]:
    """Points on the card, contracts that pay more, gems."""
    for contract, more in sorted(gain.feeds, key=lambda one: -one[1])[:1]:
        if more > 0:
            yield Fact(gain.contracts, _feeds(card, contract, gain), kind="feeds")
    if gain.points:
        yield _fact(gain.points, "points", card=card, n=gain.points)
    if gain.gems:
        yield _fact(gain.gems, "card_gems", card=card, n=gain.gems)


def _feeds(card: int, contract: int, gain: Gain) -> Message:
    args = {"card": card, "card2": contract, "n": gain.contracts}
    several = sum(more > 0 for _, more in gain.feeds) > 1
    return Message("advice.feeds.several" if several else "advice.feeds", args)


def _signing(cell: Cell) -> Iterator[Fact]:
    assert cell.card is not None
    assert cell.gain is not None
    if cell.gain.contracts:
        yield _fact(cell.gain.contracts, "contract", card=cell.card, n=cell.gain.contracts)


def _racing(seen: View, seat: int, card: int) -> Iterator[Fact]:
    """VI-28: a matching card may bring the lead in the race for the round's token."""
    race = seen.race
    matches = race.token == CONTRACT_TOKEN if card >= CONTRACT else _rewarded(race.token, card)
    if not matches or race.leader in (seat, None):
        return
    rivals = max(n for other, n in enumerate(race.counts) if other != seat)
    if race.counts[seat] + 1 > rivals:
        n = race.counts[seat] + 1
        yield _fact(RACE * TOKEN_POINTS, "race", token=race.token, n=n, points=TOKEN_POINTS)


def _rewarded(token: int, card: int) -> bool:
    return bool(int(REWARDED[token]) >> card & 1)


def _looked_at(seen: View, card: int) -> Gain:
    return seen.looking_gains[seen.looking.index(card)]


def _handing(seen: View, seat: int, to: int) -> Iterator[Fact]:
    if seen.picked is None:
        return
    gain = _looked_at(seen, seen.picked)
    if to == seat:
        yield from _bringing(seen.picked, gain)
    elif gain.total:
        yield _fact(-gain.total, "give_away", card=seen.picked, n=gain.total)
