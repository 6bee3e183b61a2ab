"""What a seat knows: `imagine` re-deals the rest, `observe` writes it down for learners.

Hidden from a seat (VI-07): the order of the decks, the tokens not yet revealed, the starting
contracts of others until the end, and the creatures that another player alone has looked at. The
face-down domino of two players is no secret: the other five lie open.
"""

import numpy as np

from menagerie.core.observation import Layout
from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, i64, u64, wrap
from menagerie.core.state.random import reseed_game, sample_order, sample_shuffle
from menagerie.core.state.record import Masks, Stream, U8s
from menagerie.core.state.vector import Vector, blank, put, put_flags

from . import tables
from .scoring import creature_points
from .state import HANDING, OVER, ROUNDS, State, centre, current_token, domino, players


@rule
def reshuffle(rng: Stream, deck: U8s, n: int, start: int) -> None:
    """A deck of n different cards numbered from `start`, whose order is unknown: a new order."""
    cards = NONE
    for i in range(n):
        cards |= bit(int(deck[i]) - start)
    sample_order(rng, cards, deck, start)


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
    reshuffle(rng, s.equipment, int(s.equipment_left), tables.EQUIPMENT)
    reshuffle(rng, s.contracts, int(s.contracts_left), tables.CONTRACT)
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
    reshuffle(rng, s.tokens[known:], tables.TOKENS - 1 - known, 0)


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
    n = sample_order(rng, unseen, s.creatures, 0)
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


# The observed vector. Seats are counted from the observer on.
MAX_SEATS = 4
SPECIES_COUNT, HABITAT_COUNT, SYMBOL_COUNT, KIND_COUNT = (
    len(one) for one in (tables.SPECIES, tables.HABITAT, tables.SYMBOL, tables.OF_KIND)
)
ALL_CONTRACTS = tables.CARDS - tables.CONTRACT
TOOL_CARDS = tables.CONTRACT - tables.EQUIPMENT
HIGHEST_NUMBER = int(tables.NUMBERS.max())
# The most cards that one has of a kind, as they are printed.
MOST_ALIKE = max(int(a & b).bit_count() for a in tables.SPECIES for b in tables.HABITAT)
MOST_OF_KIND = max(int(cards).bit_count() for cards in tables.OF_KIND)
MOST_OF_SYMBOL = max(int(cards).bit_count() for cards in tables.SYMBOL)


def shown_by(sets: Masks) -> Masks:
    """Of each creature and equipment the set of those sets that it is in."""
    cards = range(tables.CONTRACT)
    return np.array(
        [sum((int(one) >> card & 1) << i for i, one in enumerate(sets)) for card in cards],
        np.uint64,
    )


# What is printed on them: a set of at most one, since none has both or two of a sort.
CARD_SPECIES, CARD_HABITAT, CARD_SYMBOL, CARD_KIND = map(
    shown_by, (tables.SPECIES, tables.HABITAT, tables.SYMBOL, tables.OF_KIND)
)
CARD_POINTS = np.array(
    [max(0, int(one).bit_length() - 1) for one in shown_by(tables.WORTH)], np.int64
)

LAYOUT = Layout()
SEATS = LAYOUT.part("seats", high=MAX_SEATS)
ROUND = LAYOUT.part("round", high=ROUNDS)
TURN = LAYOUT.part("turn", high=2 * MAX_SEATS)
FIRST = LAYOUT.part("first", of="seat", high=MAX_SEATS - 1)
ACTIVE = LAYOUT.part("active", of="seat", high=MAX_SEATS - 1)
CREATURES_LEFT = LAYOUT.part("creatures_left", high=tables.EQUIPMENT)
EQUIPMENT_LEFT = LAYOUT.part("equipment_left", high=TOOL_CARDS)
CONTRACTS_LEFT = LAYOUT.part("contracts_left", high=tables.CONTRACTS)
PHASE = LAYOUT.part("phase", phase=OVER + 1)
CENTRE = LAYOUT.part("centre", high=HIGHEST_NUMBER, slot=2, side=2)  # a second one with two seats
TOOLS_START = LAYOUT.part("tools_in_starting")
DECIDES = LAYOUT.part("decides")
TOKEN_NOW = LAYOUT.part("token_now", token=tables.TOKENS)
TOKEN_NEXT = LAYOUT.part("token_next", token=tables.TOKENS)
# The board, cell by cell.
CELL_SPECIES = LAYOUT.part("cell_species", cell=tables.CELLS, species=SPECIES_COUNT)
CELL_HABITAT = LAYOUT.part("cell_habitat", cell=tables.CELLS, habitat=HABITAT_COUNT)
CELL_POINTS = LAYOUT.part("cell_points", high=len(tables.WORTH) - 1, cell=tables.CELLS)
CELL_KIND = LAYOUT.part("cell_equipment", cell=tables.CELLS, equipment=KIND_COUNT)
CELL_SYMBOL = LAYOUT.part("cell_symbol", cell=tables.CELLS, symbol=SYMBOL_COUNT)
CELL_CONTRACT = LAYOUT.part(
    "cell_contract", maybe="contract", high=tables.CONTRACTS, cell=tables.CELLS
)
CELL_PRICE = LAYOUT.part(
    "cell_price", high=tables.DEAREST, cell=tables.CELLS
)  # in gems, for the observer
# What the players have.
GEMS = LAYOUT.part("gems", high=127, seat=MAX_SEATS)
DOMINOES = LAYOUT.part("domino", high=HIGHEST_NUMBER, seat=MAX_SEATS, slot=2, side=2)
CREATURES = LAYOUT.part(
    "creatures", high=MOST_ALIKE, seat=MAX_SEATS, species=SPECIES_COUNT, habitat=HABITAT_COUNT
)
CREATURE_POINTS = LAYOUT.part("creature_points", high=127, seat=MAX_SEATS)
KINDS = LAYOUT.part("equipment", high=MOST_OF_KIND, seat=MAX_SEATS, equipment=KIND_COUNT)
SYMBOLS = LAYOUT.part("symbols", high=MOST_OF_SYMBOL, seat=MAX_SEATS, symbol=SYMBOL_COUNT)
SIGNED = LAYOUT.part("contracts", seat=MAX_SEATS, contract=ALL_CONTRACTS)
WON = LAYOUT.part("tokens", seat=MAX_SEATS, token=tables.TOKENS)
# Creatures that only this seat has seen, and those that are gone for all to see.
LOOKED = LAYOUT.part("looked_at", card=tables.EQUIPMENT)
REJECTED = LAYOUT.part("rejected", card=tables.EQUIPMENT)
DISCARDED = LAYOUT.part("discarded", card=tables.EQUIPMENT)
OBSERVATION = LAYOUT.size


@rule
def observe(s: State, seat: int, out: Vector) -> None:
    blank(out)
    observe_clock(s, seat, out)
    for cell in range(tables.CELLS):
        observe_cell(s, seat, cell, out)
    for away in range(players(s)):
        observe_seat(s, seat, away, out)
    if s.active == seat:
        put_flags(out, LOOKED, 0, s.looked, tables.EQUIPMENT)
    put_flags(out, REJECTED, 0, s.rejected[seat], tables.EQUIPMENT)
    put_flags(out, DISCARDED, 0, s.discarded, tables.EQUIPMENT)


@rule
def observe_clock(s: State, seat: int, out: Vector) -> None:
    seats = players(s)
    put(out, SEATS, 0, seats)
    put(out, ROUND, 0, s.stage)
    put(out, TURN, 0, s.turn)
    put(out, FIRST, 0, wrap(int(s.first) + seats - seat, seats))
    put(out, ACTIVE, 0, wrap(int(s.active) + seats - seat, seats))
    put(out, CREATURES_LEFT, 0, s.creatures_left)
    put(out, EQUIPMENT_LEFT, 0, s.equipment_left)
    put(out, CONTRACTS_LEFT, 0, s.contracts_left)
    put(out, PHASE, int(s.phase), 1)
    for side in range(2):
        put(out, CENTRE, side, tables.NUMBERS[int(s.dominoes[centre(s)]), side])
        if seats == 2:
            put(out, CENTRE, 2 + side, tables.NUMBERS[int(s.dominoes[centre(s) + 1]), side])
    put(out, TOOLS_START, 0, s.tools_start)
    put(out, DECIDES, 0, (int(s.waiting) >> seat) & 1)
    put(out, TOKEN_NOW, current_token(s), 1)
    if s.stage < ROUNDS:
        put(out, TOKEN_NEXT, int(s.tokens[int(s.stage) - 1]), 1)


@rule
def observe_cell(s: State, seat: int, cell: int, out: Vector) -> None:
    card = int(s.board[cell])
    if card == tables.EMPTY:
        return
    if card < tables.CONTRACT:
        put_flags(out, CELL_SPECIES, SPECIES_COUNT * cell, CARD_SPECIES[card], SPECIES_COUNT)
        put_flags(out, CELL_HABITAT, HABITAT_COUNT * cell, CARD_HABITAT[card], HABITAT_COUNT)
        put(out, CELL_POINTS, cell, CARD_POINTS[card])
        put_flags(out, CELL_KIND, KIND_COUNT * cell, CARD_KIND[card], KIND_COUNT)
        put_flags(out, CELL_SYMBOL, SYMBOL_COUNT * cell, CARD_SYMBOL[card], SYMBOL_COUNT)
    else:
        put(out, CELL_CONTRACT, cell, card - tables.CONTRACT + 1)
    put(out, CELL_PRICE, cell, tables.PRICE[domino(s, seat, 0), domino(s, seat, 1), cell])


@rule
def observe_seat(s: State, seat: int, away: int, out: Vector) -> None:
    other = wrap(seat + away, players(s))
    cards = s.cards[other]
    put(out, GEMS, away, min(127, int(s.gems[other])))
    for slot in range(2):
        for side in range(2):
            put(
                out,
                DOMINOES,
                4 * away + 2 * slot + side,
                tables.NUMBERS[domino(s, other, slot), side],
            )
    for species in range(SPECIES_COUNT):
        row = (away * SPECIES_COUNT + species) * HABITAT_COUNT
        for habitat in range(HABITAT_COUNT):
            alike = cards & tables.SPECIES[species] & tables.HABITAT[habitat]
            put(out, CREATURES, row + habitat, count(alike))
    put(out, CREATURE_POINTS, away, min(127, creature_points(cards)))
    for kind in range(KIND_COUNT):
        put(out, KINDS, away * KIND_COUNT + kind, count(cards & tables.OF_KIND[kind]))
    for i in range(SYMBOL_COUNT):
        put(out, SYMBOLS, away * SYMBOL_COUNT + i, count(cards & tables.SYMBOL[i]))
    signed = away * ALL_CONTRACTS
    put_flags(out, SIGNED, signed, s.signed[other], tables.CONTRACTS)
    # VI-07: the starting contracts of others are shown at the end.
    if other == seat or s.phase == OVER:
        put(out, SIGNED, signed + tables.HABITAT_START + int(s.habitat_goal[other]), 1)
        put(out, SIGNED, signed + tables.SPECIES_START + int(s.species_goal[other]), 1)
    put_flags(out, WON, away * tables.TOKENS, u64(s.won[other]), tables.TOKENS)
