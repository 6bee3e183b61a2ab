"""Why a move is the better one, from what its player sees: `reasons`."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from menagerie.core.facts import Fact, fact, reasons_by
from menagerie.core.state.bits import has

from .components import CHARACTERS, CONDEMN, HUNTERS, KILL, REVIVE, STAND
from .moves import MOVES
from .shapes import HandCard, View
from .state import CONDEMNING, State
from .view import view

LIKELY = 0.6  # how far tokens that have still to survive the chapter count
FEARED = 0.35  # … and what is lost if somebody holds the card that one fears
CATCH = 1.2  # points that a card waiting for its victim promises
LEAD = 0.5  # … and beginning the next round
LOOKED = 0.3  # … and a hidden card that one has seen
SPENT = 1.0  # … lost with a killer who finds nobody
WASTED = 2.5  # … lost by naming whom nobody will play


class Icons(NamedTuple):
    """What a card earns at the end of the chapter: tokens of one colour."""

    colour: int
    n: int


def _icons(card: int) -> Icons | None:
    return next((Icons(c, n) for c, n in enumerate(CHARACTERS[card].icons) if n), None)


def _worth(seen: View, card: int) -> float:
    """Points that the tokens of a card would bring now."""
    found = _icons(card)
    return 0.0 if found is None else found.n * seen.value[found.colour]


def _held(seen: View, card: int) -> HandCard:
    return next(one for one in seen.hand if one.card == card)


def _tokens(seen: View, of: int, key: str, weight: float, **args: int) -> Iterator[Fact]:
    """The tokens that a card earns, as a fact of this key."""
    if found := _icons(of):
        each = seen.value[found.colour]
        told = {**args, "colour": found.colour, "n": found.n, "each": each}
        yield fact(weight * found.n * each, key, **told)


def _dearest(seen: View, cards: Sequence[int]) -> int | None:
    """Of these the one whose tokens are worth most, if one has any."""
    earning = [card for card in cards if _worth(seen, card)]
    return max(earning, key=lambda card: _worth(seen, card), default=None)


def _fallen(seen: View, seat: int) -> list[int]:
    me = seen.players[seat]
    return [card for card, down in zip(me.stack, me.down, strict=True) if down]


def _stack_worth(seen: View, seat: int) -> int:
    icons = seen.players[seat].icons
    return sum(n * each for n, each in zip(icons, seen.value, strict=True))


def _may_come(seen: View, card: int) -> bool:
    """Somebody else may still play this card in this chapter, as far as the viewer can tell."""
    there = seen.characters[card]
    if not there.in_game or there.seen or any(one.card == card for one in seen.hand):
        return False
    noted = [one for one in seen.whereabouts if one.card == card]
    return not noted or bool(noted[0].seats)


# A card is played.


def _playing(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    held, effect = _held(seen, card), CHARACTERS[card].effect
    at_stake = _worth(seen, card) + _stack_worth(seen, seat)
    if held.falls_to:
        killer = held.falls_to[0]
        caught_by = seen.players[killer].top
        assert caught_by is not None
        yield fact(-2.0 - at_stake, "falls", card=card, seat=killer, card2=caught_by)
        return
    for victim in held.victims:
        yield _kills(seen, victim, card)
    if effect == KILL and not held.victims and any(_may_come(seen, v) for v in _victims(card)):
        yield fact(-SPENT, "no_victim", card=card)
    if held.hunters:
        yield fact(-FEARED * (1 + at_stake), "hunted", whom=card, card=held.hunters[0])
    elif own := [c.card for c in seen.hand if has(HUNTERS[card], c.card)]:
        yield fact(FEARED * at_stake, "guarded", card=own[0], whom=card)
    elif HUNTERS[card] and _worth(seen, card):
        yield fact(FEARED * at_stake, "safe", card=card)
    yield from _tokens(seen, card, "tokens", LIKELY, card=card)
    if held.swaps_with is not None:
        taken = seen.players[held.swaps_with].top
        assert taken is not None
        weight = 1.0 + LIKELY * _worth(seen, taken)
        yield fact(weight, "swaps", card=card, whom=taken, seat=held.swaps_with)
    if effect == STAND:
        for victim in _victims(card):
            if _may_come(seen, victim):
                yield fact(CATCH, "waits", card=card, whom=victim)
        if held.too_late:
            late = seen.players[held.too_late[0]].top
            assert late is not None
            yield fact(-CATCH, "too_late", card=card, whom=late)
    elif effect == CONDEMN:
        yield fact(CATCH / 2, "condemns", card=card)
    elif effect == REVIVE and (fallen := _dearest(seen, _fallen(seen, seat))) is not None:
        yield from _tokens(seen, fallen, "revives", LIKELY, card=card, whom=fallen)
    waiting = [one.card for one in seen.hand if one.card != card and one.hunters]
    dear = _dearest(seen, waiting)
    if dear is not None and not _worth(seen, card):
        yield fact(FEARED / 2 * _worth(seen, dear), "later", card=card, card2=dear)
    if held.leads:
        yield fact(LEAD, "leads", card=card)


def _victims(card: int) -> tuple[int, ...]:
    return CHARACTERS[card].victims


def _kills(seen: View, victim: int, card: int) -> Fact:
    """The whole stack under the victim goes face down (BK-13), and a point is won (BK-21)."""
    whom, lost = seen.players[victim].top, _stack_worth(seen, victim)
    assert whom is not None
    if lost:
        return fact(1.0 + LIKELY * lost, "kills.stack", card=card, whom=whom, seat=victim, n=lost)
    return fact(1.0, "kills", card=card, whom=whom, seat=victim)


def _striking(s: State, seen: View, me: int, seat: int) -> Iterator[Fact]:
    if lost := _stack_worth(seen, seat):
        yield fact(LIKELY * lost, "victim.stack", seat=seat, n=lost)
    points = [one.points for one in seen.players]
    if points[seat] == max(points):
        yield fact(LEAD, "victim.ahead", seat=seat, n=points[seat])


# Cards change hands.


def _passing(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    to = seen.passing_to
    assert to is not None
    kept = [one.card for one in seen.hand if one.card != card]
    fresh = [own for own in kept if CHARACTERS[own].back == CHARACTERS[card].back]
    for own in fresh:
        yield from _tokens(seen, own, "keep.tokens", LIKELY, card=own)
        if prey := [one for one in _victims(own) if _may_come(seen, one) and one != card]:
            dearest = max(prey, key=lambda one: _worth(seen, one))
            yield fact(CATCH / 2, "keep.killer", card=own, whom=dearest)
    yield from _betraying(seen, kept, card, to)
    for own in kept:
        if has(HUNTERS[card], own):
            yield fact(CATCH, "pass.prey", whom=card, seat=to, card=own)


def _betraying(seen: View, kept: Sequence[int], given: int, to: int | None) -> Iterator[Fact]:
    """Who gives a killer away may meet him again."""
    for card in kept:
        if has(HUNTERS[card], given):
            weight = FEARED * (1 + _worth(seen, card))
            if to is None:
                yield fact(-weight, "give.killer", whom=given, card=card)
            else:
                yield fact(-weight, "pass.killer", whom=given, whom2=card, seat=to)


def _giving(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    yield from _tokens(seen, card, "give.tokens", -LIKELY, whom=card)
    if _icons(card) is None and CHARACTERS[card].effect != KILL:
        yield fact(LOOKED, "give.little", card=card)
    kept = [one.card for one in seen.hand if one.card != card]
    yield from _betraying(seen, kept, card, None)


def _taking(s: State, seen: View, seat: int, place: int) -> Iterator[Fact]:
    known = next((one.card for one in seen.centre if one.place == place), None)
    if known is not None:
        yield fact(LIKELY * _worth(seen, known) + LOOKED, "take.known", card=known)


def _spying(s: State, seen: View, me: int, seat: int) -> Iterator[Fact]:
    player = seen.players[seat]
    unknown = player.light + player.dark - len(player.known)
    if unknown > 0:
        yield fact(LOOKED * unknown, "spy", n=unknown, seat=seat)


def _looking(s: State, seen: View, seat: int) -> Iterator[Fact]:
    unknown = sum(one.card is None for one in seen.centre)
    if unknown:
        yield fact(LOOKED * unknown, "look", n=unknown)


def _rising(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    yield from _tokens(seen, card, "rises", LIKELY, card=card)


# Names, ranks and tokens.


def _ranking(s: State, seen: View, seat: int, rank: int) -> Iterator[Fact]:
    if rank:
        yield fact(LEAD, "rank")


def _naming(s: State, seen: View, seat: int, card: int) -> Iterator[Fact]:
    """The Executioner waits for whom he names; the Inquisitor has the holder exchange it."""
    if any(one.card == card for one in seen.hand):
        if int(s.phase) == CONDEMNING:
            yield fact(-WASTED, "name.own", whom=card)
        return
    if not _may_come(seen, card):
        yield fact(-WASTED, "name.gone", whom=card)
        return
    holders = [n for n, one in enumerate(seen.players) if n != seat and card in one.known]
    if int(s.phase) == CONDEMNING:
        if holders:
            yield fact(WASTED, "name.known", seat=holders[0], whom=card)
        yield from _tokens(seen, card, "name.dear", LIKELY / len(seen.players), card=card)
        return
    tops = [seen.players[seat].top, *(one.card for one in seen.hand)]
    prey = [own for own in tops if own is not None and has(HUNTERS[own], card)]
    if prey:
        yield fact(1.0 + _worth(seen, prey[0]), "name.hunter", whom=card, whom2=prey[0])


def _token(s: State, seen: View, seat: int, colour: int) -> Iterator[Fact]:
    """Saint: into the Chapel, where it keeps its colour dear. Black Knight: for oneself."""
    choice, me = seen.choices[colour], seen.players[seat]
    if seen.phase == "claim":
        gain = choice.owned * choice.each - me.worth[colour]
        yield fact(gain, "claim", n=gain, colour=colour)
        return
    rivals = [one.tokens[colour] for n, one in enumerate(seen.players) if n != seat]
    ahead = me.tokens[colour] - max(rivals)
    if me.tokens[colour] and ahead >= 0:
        yield fact(1.0 + ahead, "bless.own", n=me.tokens[colour], colour=colour)
    elif ahead < 0:
        owner = next(
            n
            for n, one in enumerate(seen.players)
            if n != seat and one.tokens[colour] == max(rivals)
        )
        yield fact(float(ahead), "bless.rival", seat=owner, n=max(rivals), colour=colour)


reasons = reasons_by(
    MOVES,
    view,
    {
        "pass": _passing,
        "play": _playing,
        "victim": _striking,
        "name": _naming,
        "rank": _ranking,
        "colour": _token,
        "rise": _rising,
        "give": _giving,
        "centre": _taking,
        "partner": _spying,
        "look": _looking,
    },
)
