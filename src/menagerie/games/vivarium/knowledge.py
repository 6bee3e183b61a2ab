"""What a seat knows: `imagine` re-deals the rest, `observe` writes it down for learners.

Hidden from a seat (VI-07): the order of the decks, the tokens not yet revealed, the starting
contracts of others until the end, and the creatures that another player alone has looked at. The
face-down domino of two players is no secret: the other five lie open.
"""

from __future__ import annotations

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, has, i64, lowest, rest, wrap
from menagerie.core.state.random import reseed_game, sample_shuffle
from menagerie.core.state.record import I8s, Mask, Stream, U8s

from .cards import (
    ALL_CREATURES,
    CELLS,
    CONTRACT,
    EMPTY,
    EQUIPMENT,
    HABITAT,
    KIND,
    SPECIES,
    SYMBOL,
    WORTH,
)
from .contracts import CONTRACTS, HABITAT_START, SPECIES_START
from .dominoes import NUMBERS, PRICE
from .scoring import creature_points
from .state import HANDING, OVER, ROUNDS, State, centre, current_token, domino, players
from .tokens import TOKENS


@rule
def reshuffle(rng: Stream, deck: U8s, n: int, start: int) -> None:
    """A deck of n different cards numbered from `start`, whose order is unknown: a new order."""
    cards = NONE
    for i in range(n):
        cards |= bit(int(deck[i]) - start)
    lay_out(rng, deck, cards, start)


@rule
def lay_out(rng: Stream, deck: U8s, cards: Mask, start: int) -> int:
    """Write a set of cards into an array in random order; returns how many."""
    n = 0
    while cards != NONE:
        deck[n] = start + lowest(cards)
        cards = rest(cards)
        n += 1
    sample_shuffle(rng, deck, n)
    return n


@rule
def imagine_goals(rng: Stream, goals: U8s, seat: int) -> None:
    """The four starting contracts of one sort, the seat's own staying with it."""
    own = int(goals[seat])
    for i in range(4):
        goals[i] = i
    sample_shuffle(rng, goals, 4)
    for i in range(4):
        if goals[i] == own:
            goals[i], goals[seat] = goals[seat], goals[i]
            break


@inlined_rule
def revealed_tokens(s: State) -> int:
    """VI-31: how many of the tokens in the row have been turned up."""
    return min(int(s.stage), ROUNDS - 1)


@rule
def imagine(s: State, seat: int, rng: Stream) -> None:
    # Decks of which everybody knows the cards.
    reshuffle(rng, s.equipment, int(s.equipment_left), EQUIPMENT)
    reshuffle(rng, s.contracts, int(s.contracts_left), CONTRACT)
    imagine_tokens(s, rng)
    imagine_creatures(s, seat, rng)
    # Starting contracts are shown at the end.
    if s.phase != OVER:
        imagine_goals(rng, s.habitat_goal, seat)
        imagine_goals(rng, s.species_goal, seat)
    reseed_game(s, rng)


@rule
def imagine_tokens(s: State, rng: Stream) -> None:
    known = revealed_tokens(s)
    reshuffle(rng, s.tokens[known:], TOKENS - 1 - known, 0)


@rule
def imagine_creatures(s: State, seat: int, rng: Stream) -> None:
    """Deck, rejected by others, looked at by another: one heap of unseen creatures."""
    unseen = NONE
    for i in range(i64(s.creatures_left)):
        unseen |= bit(int(s.creatures[i]))
    for other in range(players(s)):
        if other != seat:
            unseen |= s.rejected[other]
    looking = s.active != seat
    if looking:
        unseen |= s.looked
    n = lay_out(rng, s.creatures, unseen, 0)
    # The top of the heap goes where the unseen ones are, the deck keeps the rest.
    if looking:
        held = count(s.looked)
        s.looked = NONE
        for _ in range(held):
            n -= 1
            s.looked |= bit(int(s.creatures[n]))
            if s.phase == HANDING:
                s.picked = s.creatures[n]
            s.creatures[n] = 0
    for other in range(players(s)):
        if other != seat:
            gone = count(s.rejected[other])
            s.rejected[other] = NONE
            for _ in range(gone):
                n -= 1
                s.rejected[other] |= bit(int(s.creatures[n]))
                s.creatures[n] = 0


# The observation: these blocks in this order; seats are counted from the observer on.
CLOCK = 22  # seats, round, turn, first and active player, three deck sizes, phase (8), numbers (4),
#             the option, and whether the observer decides
CELL = 23  # species (4), habitat (4), points, kind (8), symbol (4), contract + 1, price in gems
SEAT = 72  # gems, numbers (4), species × habitat (16), points, kind (8), symbol (4), contract (29),
#            token (9)
OBSERVATION = CLOCK + 2 * TOKENS + CELLS * CELL + 4 * SEAT + 3 * EQUIPMENT


@rule
def observe(s: State, seat: int, out: I8s) -> None:
    for i in range(out.shape[0]):
        out[i] = 0
    observe_clock(s, seat, out)
    at = CLOCK
    out[at + current_token(s)] = 1
    if s.stage < ROUNDS:
        out[at + TOKENS + int(s.tokens[int(s.stage) - 1])] = 1
    at += 2 * TOKENS
    for cell in range(CELLS):
        observe_cell(s, seat, cell, out, at)
        at += CELL
    for i in range(players(s)):
        observe_seat(s, seat, wrap(seat + i, players(s)), out, at + i * SEAT)
    at += 4 * SEAT
    # What only this seat has seen, and what is gone for all to see.
    for card in range(EQUIPMENT):
        if s.active == seat and has(s.looked, card):
            out[at + card] = 1
        if has(s.rejected[seat], card):
            out[at + EQUIPMENT + card] = 1
        if has(s.discarded, card):
            out[at + 2 * EQUIPMENT + card] = 1


@rule
def observe_clock(s: State, seat: int, out: I8s) -> None:
    seats = players(s)
    out[0] = seats
    out[1] = s.stage
    out[2] = s.turn
    out[3] = wrap(int(s.first) + seats - seat, seats)
    out[4] = wrap(int(s.active) + seats - seat, seats)
    out[5] = s.creatures_left
    out[6] = s.equipment_left
    out[7] = s.contracts_left
    out[8 + int(s.phase)] = 1
    for i in range(2):
        out[16 + i] = NUMBERS[int(s.dominoes[centre(s)]), i]
        if seats == 2:
            out[18 + i] = NUMBERS[int(s.dominoes[centre(s) + 1]), i]
    out[20] = s.tools_start
    out[21] = (int(s.waiting) >> seat) & 1


@rule
def observe_cell(s: State, seat: int, cell: int, out: I8s, at: int) -> None:
    card = int(s.board[cell])
    if card == EMPTY:
        return
    if card < CONTRACT:
        for i in range(4):
            if has(SPECIES[i], card):
                out[at + i] = 1
            if has(HABITAT[i], card):
                out[at + 4 + i] = 1
            if has(SYMBOL[i], card):
                out[at + 17 + i] = 1
        for points in range(len(WORTH)):
            if has(WORTH[points], card):
                out[at + 8] = points
        if card >= EQUIPMENT:
            out[at + 9 + KIND[card - EQUIPMENT]] = 1
    else:
        out[at + 21] = card - CONTRACT + 1
    out[at + 22] = PRICE[domino(s, seat, 0), domino(s, seat, 1), cell]


@rule
def observe_seat(s: State, seat: int, other: int, out: I8s, at: int) -> None:
    cards = s.cards[other]
    out[at] = min(127, int(s.gems[other]))
    for slot in range(2):
        for i in range(2):
            out[at + 1 + 2 * slot + i] = NUMBERS[domino(s, other, slot), i]
    for species in range(4):
        for habitat in range(4):
            out[at + 5 + 4 * species + habitat] = count(cards & SPECIES[species] & HABITAT[habitat])
    out[at + 21] = min(127, creature_points(cards))
    equipment = cards & ~ALL_CREATURES
    while equipment != NONE:
        out[at + 22 + KIND[lowest(equipment) - EQUIPMENT]] += 1
        equipment = rest(equipment)
    for i in range(4):
        out[at + 30 + i] = count(cards & SYMBOL[i])
    for contract in range(CONTRACTS):
        if has(s.signed[other], contract):
            out[at + 34 + contract] = 1
    # VI-07: the starting contracts of others are shown at the end.
    if other == seat or s.phase == OVER:
        out[at + 34 + HABITAT_START + int(s.habitat_goal[other])] = 1
        out[at + 34 + SPECIES_START + int(s.species_goal[other])] = 1
    for token in range(TOKENS):
        out[at + 63 + token] = (int(s.won[other]) >> token) & 1
