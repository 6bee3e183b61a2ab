"""Learn what hands of Fantasy Realms may still become: the table that its `foresee` looks up.

Four players play some thousand games; what each hand led to is explained by its cards and its pairs
of cards (ridge regression). Two of them look as far as the present table; none, with `anew`. The
table is from two runs:

MENAGERIE_MODE=compiled python -m menagerie.games.fantasy_realms.make_prospects 20000 anew
MENAGERIE_MODE=compiled python -m menagerie.games.fantasy_realms.make_prospects 60000
"""

import sys
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray
from rich.progress import track

from menagerie.core.registry import get_game
from menagerie.core.running.rule import is_compiled
from menagerie.core.state.bits import NONE, lowest, rest, u64
from menagerie.core.state.events import NO_EVENTS
from menagerie.core.state.record import Masks, Numbers, Stream, new_states

from .components import CARDS
from .judgement import evaluate, foresee, share_left
from .prospects import FILE, Table, promise, write_table
from .state import DISCARDING, FINISHING, State
from .tables import HAND

Floats = NDArray[np.float64]
States = Any  # an array of records

GAME = get_game("fantasy_realms")
deal, legal, act, imagine = GAME.deal, GAME.legal, GAME.act, GAME.imagine
SEATS = 4
WORLDS = 4  # in which a player tries each move
CHUNK = 500  # games
RIDGE = 200.0
PLACE = np.zeros((CARDS, CARDS), np.int64)  # of a card, or a pair of cards, among the unknowns
PLACE[np.triu_indices(CARDS)] = np.arange(CARDS * (CARDS + 1) // 2)
UNKNOWNS = CARDS * (CARDS + 1) // 2


@njit(nogil=True)
def best_move(
    s: State, seat: int, far: bool, trial: States, worlds: States, mask: Masks, rng: Stream
) -> int:
    """The move after which the seat holds most, or may hope for most, on average."""
    for k in range(WORLDS):
        worlds[k] = s
        imagine(worlds[k], seat, rng)
    legal(s, seat, mask)
    best, choice = -1e18, -1
    for i in range(mask.shape[0]):
        left = mask[i]
        while left != NONE:
            move = i * 64 + lowest(left)
            left = rest(left)
            value = 0.0
            for k in range(WORLDS):
                trial[0] = worlds[k]
                act(trial[0], seat, move, NO_EVENTS)
                value += foresee(trial[0], seat) if far else evaluate(trial[0], seat)
            if value > best:
                best, choice = value, move
    return choice


@njit(nogil=True)
def play(
    games: Numbers,
    far_sighted: int,
    s: States,
    trial: States,
    worlds: States,
    options: Numbers,
    mask: Masks,
    hands: Masks,
    shares: Floats,
    points: Floats,
) -> int:
    """Games by their numbers; a row is a hand, the share of the game left, points at the end."""
    used = 0
    owners = np.zeros(hands.shape[0], np.int64)
    rng = np.zeros(1, np.uint64)
    for game in games:
        rng[0] = u64(game) * u64(0x9E3779B97F4A7C15)
        s[0] = s[1]
        deal(s[0], SEATS, options, u64(game), u64(0))
        began = used
        while s[0].phase != FINISHING:
            seat = lowest(u64(s[0].waiting))
            ends = s[0].phase == DISCARDING
            far = (seat + game) % SEATS < far_sighted
            act(s[0], seat, best_move(s[0], seat, far, trial, worlds, mask, rng), NO_EVENTS)
            if ends and s[0].phase != FINISHING:
                hands[used], shares[used], owners[used] = s[0].hand[seat], share_left(s[0]), seat
                used += 1
        for row in range(began, used):
            points[row] = evaluate(s[0], owners[row])
    return used


@njit(nogil=True)
def explain(
    hands: Masks, shares: Floats, points: Floats, square: Table, side: Floats, usual: Floats
) -> None:
    """Add rows to the normal equations: points − (1 − left) · now = left · (sum over pairs)."""
    places = np.zeros(HAND * (HAND + 1) // 2, np.int64)
    for row in range(hands.shape[0]):
        n, each = 0, hands[row]
        while each != NONE:
            others = each
            while others != NONE:
                places[n] = PLACE[lowest(each), lowest(others)]
                n += 1
                others = rest(others)
            each = rest(each)
        now, left = float(promise(hands[row], True)), shares[row]
        usual[0] += 1.0
        usual[1] += now
        for k in range(n):
            usual[2 + places[k]] += 1.0
            side[places[k]] += left * (points[row] - (1.0 - left) * now)
            for j in range(n):
                square[places[k], places[j]] += left * left


def main(games: int, far_sighted: int) -> None:
    options = GAME.option_array(GAME.full_options({}))
    s, trial, worlds = (new_states(GAME.state, n) for n in (2, 1, WORLDS))
    mask = np.zeros(GAME.mask_words, np.uint64)
    size = CHUNK * SEATS * 30
    hands, shares, points = np.zeros(size, np.uint64), np.zeros(size), np.zeros(size)
    square, side = np.zeros((UNKNOWNS, UNKNOWNS)), np.zeros(UNKNOWNS)
    usual = np.zeros(2 + UNKNOWNS)  # rows, points held, how often each card and pair was held
    for start in track(range(0, games, CHUNK), f"{far_sighted} of {SEATS} look far"):
        numbers = np.arange(start, min(games, start + CHUNK)) + 1
        used = play(numbers, far_sighted, s, trial, worlds, options, mask, hands, shares, points)
        explain(hands[:used], shares[:used], points[:used], square, side, usual)
    square[np.diag_indices(UNKNOWNS)] += RIDGE
    found = np.linalg.solve(square, side)
    # More time is worth the same to all: the usual hand may hope for what it holds.
    singles = np.diag(PLACE)
    found[singles] += (usual[1] - usual[2:] @ found) / usual[0] / HAND
    table = np.zeros((CARDS, CARDS))
    table[np.triu_indices(CARDS)] = found
    write_table(FILE, table)
    print(f"{games} games, {usual[0]:.0f} hands → {FILE.name}")


if __name__ == "__main__":
    if not is_compiled():
        sys.exit("Thousands of games take compiled rules: set MENAGERIE_MODE=compiled.")
    match sys.argv[1:]:
        case [games] if games.isdigit():
            main(int(games), far_sighted=2)
        case [games, "anew"] if games.isdigit():
            main(int(games), far_sighted=0)
        case _:
            sys.exit(f"Say how many games to play: {sys.argv[0]} 60000 [anew]")
