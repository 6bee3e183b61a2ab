"""A table laid out by hand: what the tests of Vivarium build their positions with."""

from typing import Any

import numpy as np

import menagerie
from menagerie.core.match import Match
from menagerie.core.told import Event
from menagerie.games.vivarium import components as box
from menagerie.games.vivarium.moves import GIVE, TAKE, TWO_GEMS
from menagerie.games.vivarium.state import CHOOSING
from menagerie.games.vivarium.tables import CONTRACT, EMPTY, EQUIPMENT

MINERAL, PLANT, ANIMAL, DRAGON = box.SPECIES
MOUNTAIN, FOREST, DESERT, SWAMP = box.HABITATS
CIRCLE, TRIANGLE, SQUARE, DIAMOND = box.SYMBOLS


def creature(species: int, habitat: int, points: int) -> int:
    return [card[:3] for card in box.CREATURES].index((species, habitat, points))


def tool(kind: int, symbol: int) -> int:
    """An equipment card."""
    return EQUIPMENT + [card[:2] for card in box.EQUIPMENT].index((kind, symbol))


def pair_contract(first: tuple[str, int], second: tuple[str, int]) -> int:
    return CONTRACT + box.PAIRS.index((first, second))


SPECIES_SETS, HABITAT_SETS, BOTH_SETS = (CONTRACT + 12 + k for k in range(3))
SYMBOL_CONTRACT = CONTRACT + 15  # + symbol
ALL_TOOLS, FEW_TOOLS = CONTRACT + 19, CONTRACT + 20


def tile(first: int, second: int) -> int:
    return [domino.numbers for domino in box.DOMINOES].index((first, second))


def cell(row: int, column: int) -> int:
    """Rows and columns as printed, from 1."""
    return 4 * (row - 1) + column - 1


def cards(*numbers: int) -> Any:
    return np.uint64(sum(1 << n for n in numbers))


def contracts(*numbers: int) -> Any:
    return np.uint64(sum(1 << (n - CONTRACT) for n in numbers))


class Desk:
    """A match whose state is arranged by hand; seat 0 goes first, nobody has anything."""

    def __init__(self, seats: int = 3, **options: bool) -> None:
        self.match: Match = menagerie.new("vivarium", seats=seats, seed=5, **options)
        s = self.s
        s.first = s.active = 0
        s.waiting = 1
        s.gems[:seats] = 0

    @property
    def s(self) -> Any:
        return self.match.state

    def clear_board(self) -> None:
        self.s.board[:] = EMPTY

    def board(self, **places: int) -> None:
        """An empty board but for these: board(r1c2=card)."""
        self.clear_board()
        for name, card in places.items():
            self.s.board[cell(int(name[1]), int(name[3]))] = card

    def deck(self, *creatures: int) -> None:
        """The creature deck, the top first."""
        self.s.creatures[:] = 0
        self.s.creatures_left = len(creatures)
        for k, card in enumerate(reversed(creatures)):
            self.s.creatures[k] = card

    def dominoes(self, seat: int, one: int, other: int, centre: int | None = None) -> None:
        self.s.dominoes[2 * seat : 2 * seat + 2] = one, other
        if centre is not None:
            self.s.dominoes[2 * self.match.seats] = centre

    def token(self, token: int, stage: int = 2) -> None:
        """Play in a round with this token."""
        self.s.stage = stage
        self.s.tokens[stage - 2] = token

    def choosing(self, *dominoes: int) -> None:
        """Seat 0 has swapped and is to choose."""
        self.s.phase = CHOOSING
        if dominoes:
            self.dominoes(0, *dominoes)

    def take(self, row: int, column: int, seat: int = 0) -> list[str]:
        """Swap done: take the card there."""
        return self.play(TAKE + cell(row, column), seat)

    def play(self, move: int, seat: int | None = None) -> list[str]:
        """Make a move; the names of the events that everybody or the mover hears."""
        seat = self.match.waiting[0] if seat is None else seat
        self.events: list[Event] = [e for e in self.match.play(seat, move) if e.reaches(seat)]
        return [e.kind for e in self.events]

    def legal(self) -> list[int]:
        return self.match.legal_ids(self.match.waiting[0])

    def legal_cells(self) -> set[int]:
        return {move - TAKE for move in self.legal() if TAKE <= move < TAKE + 16}

    def skip_turn(self) -> None:
        """The active player swaps and takes gems."""
        before = self.clock()
        self.play(GIVE)
        # Without a card in reach the gems have come already.
        if self.clock() == before and not self.match.over:
            self.play(TWO_GEMS)

    def clock(self) -> tuple[int, int, int]:
        return int(self.s.stage), int(self.s.turn), int(self.s.active)

    def finish_round(self) -> None:
        stage = int(self.s.stage)
        while not self.match.over and int(self.s.stage) == stage:
            self.skip_turn()

    def have(self, seat: int, *owned: int) -> None:
        """Give a seat these cards, contracts among them."""
        self.s.cards[seat] |= cards(*(c for c in owned if c < CONTRACT))
        self.s.signed[seat] |= contracts(*(c for c in owned if c >= CONTRACT))

    def goals(self, seat: int, habitat: int, species: int) -> None:
        for goals, wanted in ((self.s.habitat_goal, habitat), (self.s.species_goal, species)):
            other = list(goals).index(wanted)
            goals[other], goals[seat] = int(goals[seat]), wanted

    def kinds(self, kind: str) -> list[dict[str, int]]:
        """The arguments of the last move's events of one kind."""
        return [dict(e.args) for e in self.events if e.kind == kind]


def owned(mask: Any) -> set[int]:
    return {i for i in range(64) if int(mask) >> i & 1}
