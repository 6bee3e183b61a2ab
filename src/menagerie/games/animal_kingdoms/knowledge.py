"""What a seat can know: re-dealing the rest (`imagine`), and the seat's vector (`observe`).

Hidden are the other hands, the order of the deck, battle cards chosen and not yet shown, the
decrees to come, and the withdrawal tokens of others (AK-91). But whoever watches the cards knows
more than which ones are out of sight (AK-92): when the cards on the table are shuffled into the
deck, no hand holds one of them. So `returned[card]` keeps the last shuffle at which all saw a card
go in, and `since[player]` keeps, for each place in a hand, how many shuffles had been when it was
filled; a place can hold only cards that went in no later. When a card is played, nobody sees from
which place it came: it is taken to come from the oldest that can have held it, which leaves the
others room for every hand that is still possible. Worlds are drawn uniformly from the ways to fill
the places.
"""

import numpy as np

from menagerie.core.observation import Layout
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import (
    ALL,
    NONE,
    ONE,
    bit,
    clear,
    count,
    i32,
    i64,
    lowest,
    rest,
    u64,
    with_,
    wrap,
)
from menagerie.core.state.random import (
    reseed_game,
    sample_below,
    sample_member,
    sample_order,
    sample_shuffle,
)
from menagerie.core.state.record import Mask, Masks, Stream
from menagerie.core.state.vector import Vector, blank, put, put_flags

from . import state
from .components import (
    AGES,
    CARDS,
    COUNCIL,
    CUBES,
    DECREES,
    HAND,
    HIGHEST_RANK,
    KINGDOM_TOKENS,
    KINGDOMS,
    LEVELS,
    MODIFIERS,
    TYPES,
    WITHDRAWAL_TOKENS,
    kind,
    rank,
)
from .decrees import InEach, decree_of, laid_in, last_laid, playable_in_each
from .rules import claims, legal_claims, legal_others
from .scoring import ALL_CUBES, most_cubes, with_cubes
from .state import State
from .table import capital_holder, capital_taken, kept

DECREE_COUNT = len(DECREES)
PHASE_COUNT = len(state.PHASES)


@rule
def in_sight(s: State, seat: int) -> Mask:
    """The cards that a seat sees: its own, and all that lie open."""
    seen = s.hand[seat] | s.discards | s.shown
    for k in range(KINGDOMS):
        seen |= laid_in(s, k)
    for i in range(state.BONUS_CARDS):
        if s.bonus[i] > 0:
            seen = with_(seen, i64(s.bonus[i]) - 1)
    return seen


@inlined_rule
def knows_claim(s: State, seat: int) -> bool:
    """AK-07: a claim of which a part is chosen is its player's business; to the others the turn
    has not begun."""
    return s.picked == 0 or i64(s.turn) == seat


@rule
def imagine(s: State, seat: int, rng: Stream) -> None:
    if not knows_claim(s, seat):
        s.phase = state.TURN
        s.picked = 0
        s.kingdom = 0
    imagine_cards(s, seat, rng)
    imagine_battle(s, seat, rng)
    imagine_decrees(s, rng)
    if s.phase != state.OVER:
        imagine_withdrawal(s, seat, rng)
    reseed_game(s, rng)


# Hands and deck


@rule
def line_up(s: State, cards: Mask) -> int:
    """Put cards into the deck's array: those that all saw return last come first."""
    n = 0
    while cards != NONE:
        latest = np.uint8(0)
        left = cards
        while left != NONE:
            if s.returned[lowest(left)] > latest:
                latest = s.returned[lowest(left)]
            left = rest(left)
        left = cards
        while left != NONE:
            card = lowest(left)
            left = rest(left)
            if s.returned[card] == latest:
                s.deck[n] = card
                n += 1
                cards &= ~bit(card)
    return n


@inlined_rule
def size_of(sizes: int, p: int) -> int:
    """One of several hand sizes packed into a number."""
    return (sizes >> (4 * p)) & 15


@rule
def oldest_after(s: State, seat: int, sizes: int, age: int) -> int:
    """The next older-to-newer age of a place in another hand, below the newest; −1 for none."""
    found = i64(s.shuffles)
    for p in range(i64(s.seats)):
        if p != seat:
            for i in range(size_of(sizes, p)):
                if i64(s.since[p, i]) > age and i64(s.since[p, i]) < found:
                    found = i64(s.since[p, i])
    return found if found < i64(s.shuffles) else -1


@rule
def imagine_cards(s: State, seat: int, rng: Stream) -> None:
    """Deal all cards out of sight into the other hands and the deck."""
    hidden = ALL & ~in_sight(s, seat)
    sizes = i64(0)
    for p in range(i64(s.seats)):
        if p != seat:
            sizes |= count(s.hand[p]) << (4 * p)
            s.hand[p] = NONE
    top = line_up(s, hidden)  # deck[0:top] is what is still to be dealt
    low = top  # deck[low:top] are the cards that a place of this age may hold
    # Places filled before the last shuffle, the oldest first.
    age = oldest_after(s, seat, sizes, -1)
    while age >= 0:
        while low > 0 and i64(s.returned[s.deck[low - 1]]) <= age:
            low -= 1
        for p in range(i64(s.seats)):
            if p != seat:
                for i in range(size_of(sizes, p)):
                    if i64(s.since[p, i]) == age:
                        at = low + sample_below(rng, top - low)
                        top -= 1
                        card = s.deck[at]
                        # Close the gap, keeping the rest in its groups.
                        s.deck[at] = s.deck[top]
                        s.deck[top] = 0
                        s.hand[p] = with_(s.hand[p], card)
        age = oldest_after(s, seat, sizes, age)
    # All other places may hold anything.
    sample_shuffle(rng, s.deck, top)
    for p in range(i64(s.seats)):
        if p != seat:
            while count(s.hand[p]) < size_of(sizes, p):
                top -= 1
                s.hand[p] = with_(s.hand[p], s.deck[top])
                s.deck[top] = 0


@rule
def imagine_battle(s: State, seat: int, rng: Stream) -> None:
    """Others chose some card of their hands."""
    if s.phase == state.BATTLE:
        for p in range(i64(s.seats)):
            if p != seat and s.chosen[p] > 0:
                s.chosen[p] = sample_member(rng, s.hand[p]) + 1


# Decrees and tokens


@rule
def imagine_decrees(s: State, rng: Stream) -> None:
    """The decrees of later ages, in any order."""
    seen = (i64(s.age) + 1) * KINGDOMS
    left = NONE
    for i in range(seen, DECREE_COUNT):
        left |= bit(s.decrees[i])
    sample_order(rng, left, s.decrees[seen:], 0)


@inlined_rule
def knows_token(s: State, seat: int, i: int) -> bool:
    return i < AGES and i64(s.withdrawal_of[i]) == seat + 1


@rule
def imagine_withdrawal(s: State, seat: int, rng: Stream) -> None:
    """The withdrawal tokens that this seat has not looked at."""
    # Into ascending order first: what lies where must not matter.
    for i in range(state.WITHDRAWALS):
        for j in range(i + 1, state.WITHDRAWALS):
            if not knows_token(s, seat, i) and not knows_token(s, seat, j):
                if s.withdrawal[i] > s.withdrawal[j]:
                    s.withdrawal[i], s.withdrawal[j] = s.withdrawal[j], s.withdrawal[i]
    for i in range(state.WITHDRAWALS):
        if not knows_token(s, seat, i):
            hidden = NONE
            for j in range(i, state.WITHDRAWALS):
                if not knows_token(s, seat, j):
                    hidden |= bit(j)
            j = sample_member(rng, hidden)
            s.withdrawal[i], s.withdrawal[j] = s.withdrawal[j], s.withdrawal[i]


# How a player stands in a kingdom, by cubes; 0: no place.
FIRST_NOW, TIED_NOW, SECOND_NOW, THIRD_NOW = range(1, 5)

# What a seat knows, as numbers. Players are counted from the seat on, clockwise.
LAYOUT = Layout()
HAND_CARDS = LAYOUT.part("hand", card=CARDS)
OPEN = LAYOUT.part("open", card=CARDS)  # discarded, or shown in the battle
LAID = LAYOUT.part("laid", kingdom=KINGDOMS, card=CARDS)
DECREE = LAYOUT.part("decree", kingdom=KINGDOMS, decree=DECREE_COUNT)
TOKENS = LAYOUT.part("tokens", high=int(KINGDOM_TOKENS.max()), kingdom=KINGDOMS, age=AGES)
CAPITALS = LAYOUT.part("capital", maybe="seat", high=state.PLAYERS, kingdom=KINGDOMS)
COUNCILS = LAYOUT.part("council", maybe="seat", high=state.PLAYERS, kingdom=KINGDOMS, chair=COUNCIL)
INFLUENCE = LAYOUT.part("influence", high=CUBES, kingdom=KINGDOMS, seat=state.PLAYERS)
POINTS = LAYOUT.part("points", high=127, seat=state.PLAYERS)
MODIFIERS_HELD = LAYOUT.part("modifiers", high=MODIFIERS, seat=state.PLAYERS)
WITHDRAWN = LAYOUT.part("withdrawn", high=state.PLAYERS, seat=state.PLAYERS)  # as which; 0: not yet
HELD = LAYOUT.part("held", high=HAND, seat=state.PLAYERS)
ASKED = LAYOUT.part("asked", seat=state.PLAYERS)
FIGHTS = LAYOUT.part("fights", seat=state.PLAYERS)
LOST = LAYOUT.part("lost", seat=state.PLAYERS)
BOOST = LAYOUT.part("boost", high=MODIFIERS, seat=state.PLAYERS)  # modifiers on the battle card
BATTLE_RANK = LAYOUT.part("battle_rank", high=HIGHEST_RANK, seat=state.PLAYERS)
BATTLE_TYPE = LAYOUT.part("battle_type", maybe="type", high=len(TYPES), seat=state.PLAYERS)
WITHDREW = LAYOUT.part("withdrew", maybe="seat", high=state.PLAYERS, age=AGES)  # who took its token
WITHDRAWAL = LAYOUT.part("withdrawal", high=int(WITHDRAWAL_TOKENS.max()), age=AGES)  # if known
PHASE = LAYOUT.part("phase", phase=PHASE_COUNT)
AGE = LAYOUT.part("age", high=AGES)
FIRST = LAYOUT.part("first", of="seat", high=state.PLAYERS - 1)
TURN_OF = LAYOUT.part("turn", of="seat", high=state.PLAYERS - 1)
DECK = LAYOUT.part("deck", high=CARDS)
PICKED = LAYOUT.part("picked", maybe="card", high=CARDS)
KINGDOM = LAYOUT.part("kingdom", of="kingdom", high=KINGDOMS - 1)
SCORED = LAYOUT.part("scored", high=KINGDOMS)
DROPPED = LAYOUT.part("dropped", high=HAND)
RALLIES = LAYOUT.part("rallies", high=127)
PEACE = LAYOUT.part("peace")
LEVEL = LAYOUT.part("level", high=len(LEVELS) - 1)
LAST = LAYOUT.part("last", maybe="kingdom", high=KINGDOMS)
BATTLES = LAYOUT.part("battles", high=KINGDOMS)
BOUT = LAYOUT.part("bout", high=HAND)
BONUS = LAYOUT.part("bonus", maybe="card", high=CARDS, slot=state.BONUS_CARDS)
REVEALED = LAYOUT.part("revealed", maybe="card", high=CARDS, slot=state.REVEALS)
# What follows from the above, and would take long to work out: decrees look at the last card laid,
# and points are for places.
LAST_RANK = LAYOUT.part("last_rank", high=HIGHEST_RANK, kingdom=KINGDOMS)
LAST_TYPE = LAYOUT.part("last_type", maybe="type", high=len(TYPES), kingdom=KINGDOMS)
PLAYABLE = LAYOUT.part("playable", kingdom=KINGDOMS, card=CARDS)  # own cards that it takes
STANDING = LAYOUT.part("standing", high=THIRD_NOW, kingdom=KINGDOMS, seat=state.PLAYERS)
OBSERVATION = LAYOUT.size


@inlined_rule
def small(n: int) -> int:
    return n if n < 127 else 127


@inlined_rule
def neighbour(i: int, seat: int, players: int) -> int:
    """The player in place i, counted clockwise from a seat; beyond the last of them there are
    places where nobody sits and nothing lies."""
    return wrap(seat + i, players) if i < players else i


@inlined_rule
def places_from(seat: int, players: int) -> Mask:
    """The place of every player, from 1, counted from a seat: four bits for each, and below them
    four for nobody; see `place_in`."""
    found = NONE
    for i in range(state.PLAYERS):
        found |= u64(i + 1) << u64(4 * (neighbour(i, seat, players) + 1))
    return found


@inlined_rule
def place_in(places: Mask, player: int) -> int:
    """Where a player sits, given as 1 + its number; 0 is nobody."""
    return i64((places >> u64(4 * i64(player))) & u64(15))


# Loops here are short, and run over all that a table can have: compilers write them out then, and
# know each place of the vector.


@rule
def observe(s: State, seat: int, out: Vector) -> None:
    observe_where(s, seat, playable_in_each(s, s.hand[seat]), out)


@rule
def legal_and_observe(s: State, seat: int, mask: Masks, out: Vector) -> None:
    each = playable_in_each(s, s.hand[seat])
    clear(mask)
    if claims(s):
        legal_claims(s, seat, each, mask)
    else:
        legal_others(s, seat, mask)
    observe_where(s, seat, each, out)


@inlined_rule
def observe_where(s: State, seat: int, each: InEach, out: Vector) -> None:
    """What the seat knows, given which cards may be laid in each kingdom."""
    players = i64(s.players)
    places = places_from(seat, players)
    blank(out)
    put_flags(out, HAND_CARDS, 0, kept(s, seat), CARDS)
    put_flags(out, OPEN, 0, s.discards | s.shown, CARDS)
    for k in range(KINGDOMS):
        put_flags(out, LAID, k * CARDS, laid_in(s, k), CARDS)
    for k in range(KINGDOMS):
        put_flags(out, DECREE, k * DECREE_COUNT, bit(decree_of(s, k)), DECREE_COUNT)
    for k in range(KINGDOMS):
        for age in range(AGES):
            put(out, TOKENS, k * AGES + age, s.tokens[k * AGES + age])
    for k in range(KINGDOMS):
        holder = place_in(places, capital_holder(s, k) + 1)
        put(out, CAPITALS, k, holder if capital_taken(s, k) else 0)
    for k in range(KINGDOMS):
        for i in range(COUNCIL):
            put(out, COUNCILS, k * COUNCIL + i, place_in(places, s.council[k, i]))
    for k in range(KINGDOMS):
        for i in range(state.PLAYERS):
            put(out, INFLUENCE, k * state.PLAYERS + i, s.cubes[k, neighbour(i, seat, players)])
    for i in range(state.PLAYERS):
        p = neighbour(i, seat, players)
        put(out, POINTS, i, small(i64(s.points[p])))
        put(out, MODIFIERS_HELD, i, s.modifiers[p])
        put(out, WITHDRAWN, i, s.out[p])
        put(out, HELD, i, count(s.hand[p]))
        put(out, ASKED, i, i64((u64(s.waiting) >> u64(p)) & ONE))
        put(out, FIGHTS, i, i64((u64(s.fighters) >> u64(p)) & ONE))
        put(out, LOST, i, i64((u64(s.losers) >> u64(p)) & ONE))
        put(out, BOOST, i, s.boost[p])
        # A battle card is seen by all once it is shown, by its owner before.
        card = i64(s.chosen[p]) - 1
        seen = card >= 0 and (i == 0 or s.phase == state.MODIFY)
        put(out, BATTLE_RANK, i, rank(card) if seen else 0)
        put(out, BATTLE_TYPE, i, kind(card) + 1 if seen else 0)
    for age in range(AGES):
        put(out, WITHDREW, age, place_in(places, s.withdrawal_of[age]))
        token = i64(s.withdrawal[age])
        put(out, WITHDRAWAL, age, token if s.withdrawal_of[age] == seat + 1 else 0)
    known = knows_claim(s, seat)
    put_flags(out, PHASE, 0, bit(i64(s.phase) if known else i64(state.TURN)), PHASE_COUNT)
    put(out, AGE, 0, s.age)
    put(out, FIRST, 0, place_in(places, s.first + 1) - 1)
    put(out, TURN_OF, 0, place_in(places, s.turn + 1) - 1)
    put(out, DECK, 0, s.deck_size)
    put(out, PICKED, 0, s.picked if known else 0)
    put(out, KINGDOM, 0, s.kingdom if known else 0)
    put(out, SCORED, 0, s.scored)
    put(out, DROPPED, 0, s.dropped)
    put(out, RALLIES, 0, s.rallies_running)
    put(out, PEACE, 0, s.peace)
    put(out, LEVEL, 0, s.level)
    put(out, LAST, 0, s.last)
    put(out, BATTLES, 0, s.battles)
    put(out, BOUT, 0, s.bout)
    for i in range(state.BONUS_CARDS):
        put(out, BONUS, i, s.bonus[i])
    for i in range(state.REVEALS):
        put(out, REVEALED, i, s.revealed[i])
    observe_kingdoms(s, seat, each, out)


@rule
def observe_kingdoms(s: State, seat: int, each: InEach, out: Vector) -> None:
    """What each kingdom takes from the seat, and who stands how in it."""
    players = i64(s.players)
    a, b, c, d, e = each
    put_flags(out, PLAYABLE, 0, a, CARDS)
    put_flags(out, PLAYABLE, CARDS, b, CARDS)
    put_flags(out, PLAYABLE, 2 * CARDS, c, CARDS)
    put_flags(out, PLAYABLE, 3 * CARDS, d, CARDS)
    put_flags(out, PLAYABLE, 4 * CARDS, e, CARDS)
    for k in range(KINGDOMS):
        last, lies = last_laid(s, k), s.laid_count[k] > 0
        put(out, LAST_RANK, k, rank(last) if lies else 0)
        put(out, LAST_TYPE, k, kind(last) + 1 if lies else 0)
        most = most_cubes(s, k, ALL_CUBES)
        second = most_cubes(s, k, most)
        third = most_cubes(s, k, second)
        first = TIED_NOW if count(with_cubes(s, k, most)) > 1 else FIRST_NOW
        for i in range(state.PLAYERS):
            n = i32(s.cubes[k, neighbour(i, seat, players)])
            place = SECOND_NOW if n == second else THIRD_NOW
            place = first if n == most else place
            put(out, STANDING, k * state.PLAYERS + i, place if n > 0 and n >= third else 0)
