"""Turn by turn, and the end of a round (VI-08, VI-28 … VI-38)."""

import numpy as np

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, count, lowest, rest, with_, wrap
from menagerie.core.state.events import EVERYONE, Events, emit
from menagerie.core.state.record import Mask

from . import moves, tables
from .state import OVER, ROUNDS, SWAPPING, State, centre, current_token, occupied, players


@inlined_rule
def draw_creature(s: State) -> int:
    """The top creature of the deck, which must not be empty."""
    s.creatures_left -= 1
    card = int(s.creatures[int(s.creatures_left)])
    s.creatures[int(s.creatures_left)] = 0
    return card


@rule
def next_card(s: State, cell: int) -> int:
    """VI-02, VI-33, VI-34: the new card for a cell; EMPTY when all its decks have run out."""
    row = tables.ROW[cell]
    if row == 2 and s.equipment_left > 0:
        s.equipment_left -= 1
        card = int(s.equipment[int(s.equipment_left)])
        s.equipment[int(s.equipment_left)] = 0
        return card
    if row == 3 and s.contracts_left > 0:
        s.contracts_left -= 1
        card = int(s.contracts[int(s.contracts_left)])
        s.contracts[int(s.contracts_left)] = 0
        return card
    if s.creatures_left > 0:
        return draw_creature(s)
    return tables.EMPTY


@rule
def discard(s: State, cells: Mask, events: Events) -> None:
    """Clear these cells; the cards leave the game in the open."""
    cells &= occupied(s)
    while cells != NONE:
        cell = lowest(cells)
        cells = rest(cells)
        card = int(s.board[cell])
        s.board[cell] = tables.EMPTY
        if card < tables.CONTRACT:
            s.discarded = with_(s.discarded, card)
        else:
            s.torn = with_(s.torn, card - tables.CONTRACT)
        emit(events, moves.DISCARDED, EVERYONE, card, cell)


@inlined_rule
def matching(s: State, seat: int, token: int) -> int:
    """VI-28: how many cards of a seat the token counts; the two starting contracts included."""
    if token == tables.CONTRACT_TOKEN:
        return 2 + count(s.signed[seat])
    return count(s.cards[seat] & tables.REWARDED[token])


@rule
def leader(s: State, token: int, first: int) -> int:
    """VI-29, VI-30: most matching cards, a tie to the later in the order that began with `first`;
    −1 without any."""
    best = 1
    found = -1
    for i in range(players(s)):
        seat = wrap(first + i, players(s))
        have = matching(s, seat, token)
        if have >= best:
            best = have
            found = seat
    return found


@rule
def award_token(s: State, first: int, events: Events) -> None:
    token = current_token(s)
    if token == tables.HOURGLASS:
        return
    winner = leader(s, token, first)
    if winner < 0:
        emit(events, moves.TOKEN_UNCLAIMED, EVERYONE, token)
    else:
        s.won[winner] = np.uint16(int(s.won[winner]) | (1 << token))
        most = matching(s, winner, token)
        tied = 0
        for seat in range(players(s)):
            if matching(s, seat, token) == most:
                tied += 1
        # VI-29: who had as many is told why the token went to another.
        emit(
            events, moves.TOKEN_TIED if tied > 1 else moves.TOKEN_WON, EVERYONE, winner, token, most
        )


@inlined_rule
def larger_number(tile: int) -> int:
    return max(tables.NUMBERS[tile, 0], tables.NUMBERS[tile, 1])


@rule
def turn_centre_over(s: State, events: Events) -> None:
    """VI-38: two players: the centre dominoes change sides, and a column goes."""
    place = centre(s)
    up = int(s.dominoes[place + 1])
    down = int(s.dominoes[place])
    s.dominoes[place] = up
    s.dominoes[place + 1] = down
    column = larger_number(up)
    emit(events, moves.FLIPPED, EVERYONE, up, down, column)
    discard(s, tables.COLUMN[column - 1], events)


@rule
def refill(s: State, events: Events) -> None:
    """VI-33: row by row, column by column."""
    for cell in range(tables.CELLS):
        if s.board[cell] == tables.EMPTY:
            card = next_card(s, cell)
            s.board[cell] = card
            if card != tables.EMPTY:
                emit(events, moves.PLACED, EVERYONE, card, cell)


@inlined_rule
def begin_turn(s: State) -> None:
    seats = players(s)  # everyone has two turns a round
    s.active = wrap(wrap(int(s.first) + int(s.turn), seats), seats)
    s.phase = SWAPPING
    s.waiting = 1 << int(s.active)


@rule
def show_starting_contracts(s: State, events: Events) -> None:
    """VI-07: they are secret until the end."""
    for seat in range(players(s)):
        habitat = tables.STARTING + int(s.habitat_goal[seat])
        species = tables.STARTING + 4 + int(s.species_goal[seat])
        emit(events, moves.SHOWN, EVERYONE, seat, habitat, species)


@rule
def end_round(s: State, events: Events) -> bool:
    """Between two rounds nobody decides; true when there is no next one."""
    first = int(s.first)
    if s.stage == ROUNDS:
        # VI-35: nothing else after the last round.
        award_token(s, first, events)
        s.phase = OVER
        s.waiting = 0
        show_starting_contracts(s, events)
        emit(events, moves.GAME_OVER, EVERYONE)
        return True
    # VI-32: the first player's token goes on.
    s.first = wrap(first + 1, players(s))
    emit(events, moves.FIRST_PLAYER, EVERYONE, int(s.first))
    if s.seats == 2:
        turn_centre_over(s, events)
    refill(s, events)
    # VI-29: a tie looks at the order of the round that ends.
    award_token(s, first, events)
    s.stage += 1
    s.turn = 0
    emit(events, moves.ROUND_BEGINS, EVERYONE, int(s.stage), current_token(s))
    # VI-31: the token of the next round is turned up.
    if s.stage < ROUNDS:
        emit(events, moves.TOKEN_REVEALED, EVERYONE, int(s.tokens[int(s.stage) - 1]))
    begin_turn(s)
    return False


@rule
def next_turn(s: State) -> None:
    """VI-08: everybody once, then everybody once more."""
    s.turn += 1
    if s.turn == 2 * players(s):
        s.waiting = 0
    else:
        begin_turn(s)
