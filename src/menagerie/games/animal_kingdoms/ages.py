"""The course of an age: scoring kingdom by kingdom, renewal, the new first player, the end."""

import numpy as np

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, i64, wrap
from menagerie.core.state.events import EVERYONE, Events, emit

from . import moves, table
from .battles import begin_battle, decided, end_battle
from .components import AGES, COUNCIL, HAND, KINGDOMS, LEVELS, MOST_TERRITORIES, SMALLEST
from .decrees import decree_of
from .scoring import ALL_CUBES, award, award_in_peace, most_cubes, nobody, with_cubes
from .state import OVER, SCORING, TURN, State
from .upstart import begin_solo_battle, upstart_turn

UPSTART_BEGINS = np.array([level.begins for level in LEVELS])


@rule
def next_turn(s: State) -> None:
    """Pass the turn on; when all have withdrawn, the age ends (AK-21)."""
    if table.pass_turn(s):
        begin_turn(s)
    else:
        s.phase = SCORING
        s.waiting = 0


@inlined_rule
def begin_turn(s: State) -> None:
    """Ask whose turn it is; nobody decides for the upstart."""
    s.phase = TURN
    s.waiting = 0 if table.is_upstart(s, i64(s.turn)) else np.uint8(bit(i64(s.turn)))


@rule
def interlude(s: State, events: Events) -> bool:
    """What nobody decides: a turn of the upstart, a kingdom scored, a new age, or the end. Before
    it the end of a battle, not as a stage of its own: games would fall out of step."""
    apart()
    over = False
    if decided(s):
        end_battle(s, events)
    if s.phase == TURN:
        upstart_turn(s, events)
        next_turn(s)
    elif s.scored < KINGDOMS:
        score_kingdom(s, wrap(SMALLEST + i64(s.scored), KINGDOMS), events)
    elif s.age < AGES - 1:
        renew(s, events)
    else:
        finish(s, events)
        over = True
    return over


@rule
def stage(s: State) -> int:
    """Kingdoms are scored first (0), and then the age is renewed (1) or the game ends (2). At the
    end of a battle the kingdom fought for is not scored yet."""
    if i64(s.scored) + i64(decided(s)) < KINGDOMS or s.phase == TURN:
        return 0
    return 1 if s.age < AGES - 1 else 2


@rule
def score_kingdom(s: State, k: int, events: Events) -> None:
    """First place, or a battle for it (AK-22, AK-25)."""
    top = most_cubes(s, k, ALL_CUBES)
    leaders = with_cubes(s, k, top)
    if count(leaders) > 1 and s.peace == 0:
        if table.solo(s):
            begin_solo_battle(s, k, events)
        else:
            begin_battle(s, k, leaders, events)
        return
    if leaders == NONE:
        nobody(s, k, events)
    elif count(leaders) > 1:
        award_in_peace(s, k, leaders, events)
    else:
        award(s, k, leaders, NONE, events)
    s.scored += 1


@rule
def renew(s: State, events: Events) -> None:
    """The kingdoms are renewed for the next age (AK-36, AK-37, AK-38, AK-39)."""
    apart()
    first = next_first(s)
    # Cubes: from the capitals to the councils, where they stay (AK-09), the others home.
    cards = s.discards
    for k in range(KINGDOMS):
        if table.capital_taken(s, k):
            join_council(s, k, table.capital_holder(s, k), events)
        for p in range(i64(s.players)):
            s.cubes[k, p] = 0
        for i in range(COUNCIL):
            if s.council[k, i] > 0:
                s.cubes[k, i64(s.council[k, i]) - 1] += 1
        # Cards: all that lie below the kingdoms go back (AK-37).
        for i in range(i64(s.laid_count[k])):
            cards |= bit(s.laid[k, i])
        for i in range(MOST_TERRITORIES):
            s.laid[k, i] = 0
            s.laid_by[k, i] = 0
        s.laid_count[k] = 0
    s.discards = NONE
    table.put_back(s, cards, events)
    players = i64(s.players)
    for i in range(players):
        p = wrap(i64(s.first) + i, players)
        if not table.is_upstart(s, p):
            table.refill(s, p, HAND, events)
        s.out[p] = 0
    s.outs = 0
    s.scored = 0
    s.battles = 0
    s.last = 0
    s.rallies_running = 0
    s.age += 1
    begin_age(s, first, events)


@rule
def join_council(s: State, k: int, player: int, events: Events) -> None:
    """The cube in the capital moves to a free place in the council (AK-36)."""
    i = 0
    while s.council[k, i] > 0:
        i += 1
    s.council[k, i] = player + 1
    if table.is_upstart(s, player):
        emit(events, moves.E_UPSTART_COUNCIL, EVERYONE, k)
    else:
        emit(events, moves.E_COUNCIL, EVERYONE, player, k)


@rule
def next_first(s: State) -> int:
    """Last on the track begins; of equals who took a capital, or withdrew, earlier (AK-39)."""
    if table.solo(s):
        return i64(s.first)
    first = 0
    for p in range(1, i64(s.players)):
        if i64(s.points[p]) != i64(s.points[first]):
            if i64(s.points[p]) < i64(s.points[first]):
                first = p
        elif table.claimed_capital(s, p) != table.claimed_capital(s, first):
            if table.claimed_capital(s, p):
                first = p
        elif s.out[p] < s.out[first]:
            first = p
    return first


@rule
def tell_age(s: State, events: Events) -> None:
    if table.is_upstart(s, i64(s.first)):
        emit(events, moves.E_UPSTART_BEGINS, EVERYONE, i64(s.age) + 1)
    else:
        emit(events, moves.E_AGE, EVERYONE, i64(s.age) + 1, i64(s.first))


@rule
def tell_beginning(s: State, events: Events) -> None:
    """A deal tells nothing: the first decision begins with the first age (AK-05, AK-43), and with
    what the upstart has done already on the easy level (AK-55)."""
    fresh = s.age == 0 and s.last == 0 and s.outs == 0
    for p in range(i64(s.players)):
        fresh = fresh and s.rallies[p] == 0
    if fresh:
        tell_age(s, events)
        for k in range(KINGDOMS):
            if table.is_upstart(s, i64(s.first)) and s.laid_count[k] > 0:
                emit(events, moves.E_UPSTART_LAYS, EVERYONE, i64(s.laid[k, 0]), k)


@rule
def begin_age(s: State, first: int, events: Events) -> None:
    s.first = first
    s.turn = first
    begin_turn(s)
    tell_age(s, events)
    for k in range(KINGDOMS):
        emit(events, moves.E_DECREE, EVERYONE, k, decree_of(s, k))


@rule
def first_of_game(s: State, drawn: int) -> int:
    """Chance decides (AK-05); alone, you begin, except on the easy level (AK-43, AK-55)."""
    if not table.solo(s):
        return drawn
    return table.UPSTART if UPSTART_BEGINS[i64(s.level)] else 0


@rule
def finish(s: State, events: Events) -> None:
    """The third age is over: tokens are turned up (AK-40)."""
    s.phase = OVER
    s.waiting = 0
    emit(events, moves.E_OVER, EVERYONE)
    for p in range(i64(s.players)):
        for age in range(AGES):
            if s.withdrawal_of[age] == p + 1:
                emit(events, moves.E_TOKEN_POINTS, EVERYONE, p, i64(s.withdrawal[age]))
        if s.modifiers[p] > 0:
            emit(events, moves.E_MODIFIER_POINTS, EVERYONE, p, i64(s.modifiers[p]))
