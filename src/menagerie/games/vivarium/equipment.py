"""Taking cards, and the abilities of equipment (VI-15 … VI-27)."""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, has, lowest, rest, u64, with_, without, wrap
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only
from menagerie.core.state.record import Mask

from . import moves, state, tables
from .components import BINOCULARS, CAMERA, COMPASS, LAMP, SHOVEL
from .rounds import discard, draw_creature, next_turn
from .state import State


@inlined_rule
def pay(s: State, seat: int, n: int, events: Events) -> None:
    if n > 0:
        s.gems[seat] -= n
        emit(events, moves.PAID, EVERYONE, seat, n)


@rule
def collect(s: State, seat: int, card: int, events: Events) -> None:
    """The active player takes a card, wherever from: it is his, and the token may bring a gem."""
    token = state.current_token(s)
    if card >= tables.CONTRACT:
        # VI-26.
        s.signed[seat] = with_(s.signed[seat], card - tables.CONTRACT)
        matches = token == tables.CONTRACT_TOKEN
    else:
        s.cards[seat] = with_(s.cards[seat], card)
        matches = has(tables.REWARDED[token], card)
    # VI-27.
    if matches:
        s.gems[seat] += 1
        emit(events, moves.TOKEN_GEM, EVERYONE, seat, token)


@rule
def carry_on(s: State, events: Events) -> None:
    """Nothing is left to ask about the last card: back to binoculars in use, or the turn ends."""
    seat = int(s.active)
    while s.spying > 0:
        cell = int(s.spyglass[int(s.spying) - 1])
        near = tables.NEIGHBOURS[cell] & state.occupied(s)
        if s.gems[seat] > 0 and near != NONE:
            s.phase = state.SPOTTING
            return
        # VI-50: without a neighbour or a gem they are put away, and everybody is told why.
        if near == NONE:
            emit(events, moves.NO_NEIGHBOUR, EVERYONE, seat, BINOCULARS)
        else:
            emit(events, moves.NO_GEM, EVERYONE, seat, BINOCULARS)
        put_away_binoculars(s)
    next_turn(s)


@inlined_rule
def put_away_binoculars(s: State) -> None:
    s.spying -= 1
    s.spyglass[int(s.spying)] = 0


@rule
def take(s: State, seat: int, cell: int, events: Events) -> None:
    """VI-16: take the card of a cell: the token's gem, its own gems, its ability."""
    card = int(s.board[cell])
    s.board[cell] = tables.EMPTY
    collect(s, seat, card, events)
    if card < tables.EQUIPMENT or card >= tables.CONTRACT:
        carry_on(s, events)
        return
    gems = tables.GEMS[card - tables.EQUIPMENT]
    if gems > 0:
        s.gems[seat] += gems
        emit(events, moves.EQUIPMENT_GEMS, EVERYONE, seat, card, gems)
    kind = tables.KIND[card - tables.EQUIPMENT]
    if kind == BINOCULARS:
        # VI-23: `carry_on` asks for the neighbours.
        s.spyglass[int(s.spying)] = cell
        s.spying += 1
    elif kind == LAMP:
        discard(s, cleared_by_lamp(s, cell), events)
    elif kind == COMPASS:
        use_compass(s, seat, events)
    elif kind == CAMERA:
        if s.gems[seat] > 0 and s.creatures_left > 0:
            s.phase = state.SHOOTING
            return
        if s.creatures_left == 0:
            emit(events, moves.NO_CREATURE, EVERYONE, seat, CAMERA)
        else:
            emit(events, moves.NO_GEM, EVERYONE, seat, CAMERA)
    elif kind == SHOVEL:
        use_shovel(s, seat, events)
        return
    # VI-17, VI-18, VI-19: bag, hat and map do nothing more now.
    carry_on(s, events)


@rule
def cleared_by_lamp(s: State, cell: int) -> Mask:
    """VI-22: the cells whose cards go when a lamp is taken from this one."""
    return without(tables.COLUMN[cell % 4] & state.occupied(s), cell)


# Compass (VI-20).


@rule
def use_compass(s: State, seat: int, events: Events) -> None:
    if s.creatures_left > 0:
        creature = draw_creature(s)
        emit(events, moves.DREW, EVERYONE, seat, creature)
        collect(s, seat, creature, events)
    else:
        emit(events, moves.NO_CREATURE, EVERYONE, seat, COMPASS)


# Binoculars (VI-23).


@rule
def spot(s: State, seat: int, cell: int, events: Events) -> None:
    pay(s, seat, 1, events)
    emit(events, moves.SPOTTED, EVERYONE, seat, int(s.board[cell]), cell)
    take(s, seat, cell, events)


@rule
def stop_spotting(s: State, seat: int, events: Events) -> None:
    emit(events, moves.STOPPED, EVERYONE, seat)
    put_away_binoculars(s)
    carry_on(s, events)


# Looking at creatures from the deck: camera and shovel.


@rule
def look_at_creatures(s: State, seat: int, n: int, events: Events) -> None:
    """Up to n creatures from the deck, seen by this seat alone (VI-07)."""
    if s.creatures_left < n:
        # VI-25.
        emit(events, moves.FEW_CREATURES, EVERYONE, seat, int(s.creatures_left))
    for _ in range(min(n, int(s.creatures_left))):
        s.looked = with_(s.looked, draw_creature(s))
    # Told in the order of cards: they are held as a set.
    seen = s.looked
    while seen != NONE:
        emit(events, moves.SAW, only(seat), seat, lowest(seen))
        emit(events, moves.SAW, all_but(seat), seat, HIDDEN)
        seen = rest(seen)


# Camera (VI-21).


@rule
def shoot(s: State, seat: int, events: Events) -> None:
    pay(s, seat, 1, events)
    look_at_creatures(s, seat, 2, events)
    s.phase = state.KEEPING
    # VI-25: a single creature is kept.
    if rest(s.looked) == NONE:
        keep(s, seat, lowest(s.looked), events)


@rule
def keep(s: State, seat: int, creature: int, events: Events) -> None:
    other = without(s.looked, creature)
    s.looked = NONE
    emit(events, moves.KEPT, EVERYONE, seat, creature)
    if other != NONE:
        s.rejected[seat] |= other
        emit(events, moves.REJECTED, only(seat), seat, lowest(other))
        emit(events, moves.REJECTED, all_but(seat), seat, HIDDEN)
    collect(s, seat, creature, events)
    carry_on(s, events)


@rule
def skip_camera(s: State, seat: int, events: Events) -> None:
    emit(events, moves.SKIPPED, EVERYONE, seat)
    carry_on(s, events)


# Shovel (VI-24).


@rule
def use_shovel(s: State, seat: int, events: Events) -> None:
    seats = state.players(s)
    n = min(seats, int(s.creatures_left))
    if n == 0:
        emit(events, moves.NO_CREATURE, EVERYONE, seat, SHOVEL)
        carry_on(s, events)
        return
    look_at_creatures(s, seat, seats, events)
    # VI-25: with too few, the active player and then the next ones clockwise get one.
    owed = 0
    for i in range(n):
        owed |= 1 << wrap(seat + i, seats)
    s.owed = owed
    s.phase = state.PICKING
    if n == 1:
        hand_last(s, seat, events)


@inlined_rule
def hand_over(s: State, seat: int, creature: int, to: int, events: Events) -> None:
    s.looked = without(s.looked, creature)
    s.owed = int(s.owed) & ~(1 << to)
    emit(events, moves.HANDED, EVERYONE, seat, creature, to)
    # VI-27: only his own card is one that he takes.
    if to == seat:
        collect(s, seat, creature, events)
    else:
        s.cards[to] = with_(s.cards[to], creature)


@rule
def hand_last(s: State, seat: int, events: Events) -> None:
    """VI-50: the last creature goes to the last player by itself."""
    hand_over(s, seat, lowest(s.looked), lowest(u64(s.owed)), events)
    carry_on(s, events)


@rule
def pick(s: State, creature: int) -> None:
    s.picked = creature
    s.phase = state.HANDING


@rule
def hand(s: State, seat: int, to: int, events: Events) -> None:
    creature = int(s.picked)
    s.picked = 0
    s.phase = state.PICKING
    hand_over(s, seat, creature, to, events)
    if rest(s.looked) == NONE:
        hand_last(s, seat, events)
