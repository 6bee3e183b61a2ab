"""What hands do on the table: take a card, draw, shuffle, lay a card with a cube, withdraw."""

from menagerie.core.running.hints import apart
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, i64, lowest, rest, with_, without, wrap
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only
from menagerie.core.state.random import shuffle
from menagerie.core.state.record import Mask

from . import moves
from .components import CUBES, HAND, KINGDOMS, SIZE
from .state import State

UPSTART = 1  # the player whom the rules play, when there is one seat


@inlined_rule
def solo(s: State) -> bool:
    return s.seats == 1


@inlined_rule
def is_upstart(s: State, player: int) -> bool:
    return s.seats == 1 and player == UPSTART


# Cards


@inlined_rule
def kept(s: State, seat: int) -> Mask:
    """The cards of a hand without the one that its owner is laying (AK-07)."""
    own = s.picked > 0 and i64(s.turn) == seat
    return without(s.hand[seat], i64(s.picked) - 1) if own else s.hand[seat]


@rule
def put_back(s: State, cards: Mask, events: Events) -> None:
    """Shuffle these cards, which all have seen, together with what is left of the deck."""
    apart()
    emit(events, moves.E_RESHUFFLED, EVERYONE, count(cards) + i64(s.deck_size))
    s.shuffles += 1
    left = cards
    while left != NONE:
        # A card drawn before this shuffle is none of these (AK-92).
        s.returned[lowest(left)] = s.shuffles
        left = rest(left)
    # Lay the deck out in order of the cards, so that the shuffle alone decides.
    for i in range(i64(s.deck_size)):
        cards |= bit(s.deck[i])
    n = 0
    while cards != NONE:
        s.deck[n] = lowest(cards)
        n += 1
        cards = rest(cards)
    s.deck_size = n
    shuffle(s, s.deck, n)


@rule
def next_card(s: State, events: Events) -> int:
    """Take the top card of the deck; −1 when there is none even after a reshuffle (AK-16)."""
    if s.deck_size == 0:
        if s.discards == NONE:
            return -1
        put_back(s, s.discards, events)
        s.discards = NONE
    s.deck_size -= 1
    top = i64(s.deck_size)
    card = i64(s.deck[top])
    s.deck[top] = 0
    return card


@rule
def refill(s: State, player: int, wanted: int, events: Events) -> None:
    """Draw until the hand has this many cards."""
    apart()
    n = count(s.hand[player])
    while n < wanted:
        card = next_card(s, events)
        if card < 0:
            break
        s.hand[player] = with_(s.hand[player], card)
        s.since[player, n] = s.shuffles
        n += 1
        # That the others draw goes without saying: hands are filled up after every turn.
        emit(events, moves.E_DREW, EVERYONE if solo(s) else only(player), player, card)


@rule
def take_from_hand(s: State, player: int, card: int) -> None:
    """The card leaves the hand for all to see; the place it can have come from is given up."""
    n = count(s.hand[player])
    s.hand[player] = without(s.hand[player], card)
    # The oldest place that can have held it: places are in the order in which they were filled.
    found = False
    for i in range(HAND - 1):
        if i < n - 1:
            found = found or s.since[player, i] >= s.returned[card]
            if found:
                s.since[player, i] = s.since[player, i + 1]
    s.since[player, n - 1] = 0


@rule
def discard(s: State, player: int, card: int) -> None:
    take_from_hand(s, player, card)
    s.discards = with_(s.discards, card)


# Cubes


@rule
def cubes_left(s: State, player: int) -> int:
    left = i64(CUBES)
    for k in range(KINGDOMS):
        left -= i64(s.cubes[k, player])
    return left


@inlined_rule
def capital_taken(s: State, k: int) -> bool:
    return i64(s.laid_count[k]) == i64(SIZE[k])


@inlined_rule
def capital_holder(s: State, k: int) -> int:
    """Who holds the capital of a kingdom; only asked when it is taken."""
    return i64(s.laid_by[k, SIZE[k] - 1])


@inlined_rule
def put_down(s: State, player: int, card: int, k: int) -> None:
    """A card below the kingdom and a cube in it; the capital is the last territory (AK-08)."""
    n = i64(s.laid_count[k])
    s.laid[k, n] = card
    s.laid_by[k, n] = player
    s.laid_count[k] = n + 1
    s.cubes[k, player] += 1


@inlined_rule
def take_up(s: State, player: int, k: int) -> None:
    """Undo `put_down`."""
    n = i64(s.laid_count[k]) - 1
    s.laid[k, n] = 0
    s.laid_by[k, n] = 0
    s.laid_count[k] = n
    s.cubes[k, player] -= 1


@rule
def lay(s: State, player: int, card: int, k: int, events: Events) -> bool:
    """Claim a territory; true when it is the capital."""
    put_down(s, player, card, k)
    capital = capital_taken(s, k)
    if is_upstart(s, player):
        emit(
            events, moves.E_UPSTART_CAPITAL if capital else moves.E_UPSTART_LAYS, EVERYONE, card, k
        )
    else:
        emit(events, moves.E_CAPITAL if capital else moves.E_LAID, EVERYONE, player, card, k)
    return capital


# Withdrawal


@rule
def withdraw(s: State, player: int, events: Events) -> None:
    """Out until the end of the age; who is first takes a withdrawal token (AK-19, AK-20)."""
    s.outs += 1
    s.out[player] = s.outs
    if is_upstart(s, player):
        emit(events, moves.E_UPSTART_WITHDRAWS, EVERYONE)
        return
    emit(events, moves.E_WITHDREW, EVERYONE, player)
    if s.outs == 1 and not solo(s):
        age = i64(s.age)
        s.withdrawal_of[age] = player + 1
        emit(events, moves.E_TOKEN, only(player), player, i64(s.withdrawal[age]))
        emit(events, moves.E_TOKEN, all_but(player), player, HIDDEN)


@rule
def pass_turn(s: State) -> bool:
    """The next player clockwise who is still in; false when all have withdrawn (AK-06, AK-21)."""
    players = i64(s.players)
    seat = i64(s.turn)
    for _ in range(players):
        seat = wrap(seat + 1, players)
        if s.out[seat] == 0:
            s.turn = seat
            return True
    return False


@inlined_rule
def claimed_capital(s: State, player: int) -> bool:
    """Whether this player holds a capital in this age."""
    claimed = False
    for k in range(KINGDOMS):
        claimed = claimed or (capital_taken(s, k) and capital_holder(s, k) == player)
    return claimed
