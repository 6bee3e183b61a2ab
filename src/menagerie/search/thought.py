"""What the game's net says inside a search: which moves it likes, what it expects of a position."""

import numpy as np

from menagerie.core.contract import legal, observe
from menagerie.core.running.binder import generic
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, lowest, rest
from menagerie.core.state.random import sample_below
from menagerie.core.state.record import Masks, Stream
from menagerie.core.style import Style
from menagerie.net.forward import liking, remember, understand
from menagerie.net.sums import F32s

from .desk import Desk

FINE = 1 << 24  # steps of a chance


@rule
def noise(rng: Stream) -> float:
    """Gumbel's: the largest of numbers with such noise is a draw in proportion to their
    exponentials."""
    return -np.log(-np.log((sample_below(rng, FINE) + 0.5) / FINE))


@rule
def draw(heads: F32s, mask: Masks, rng: Stream) -> int:
    """A legal move, by chance as a net likes them."""
    best, choice = -1e18, -1
    for i in range(mask.shape[0]):
        left = mask[i]
        while left != NONE:
            move = i * 64 + lowest(left)
            left = rest(left)
            liked = float(heads[move]) + noise(rng)
            if liked > best:
                best, choice = liked, move
    return choice


@generic(inline=True)
def look_around(desk: Desk) -> None:
    """Remember what each seat observes at first: in the worlds to come that will differ little."""
    for seat in range(int(desk.known[0].seats)):
        observe(desk.known[0], seat, desk.thought.observation)
        remember(desk.net, desk.thought, seat)


@generic(inline=True)
def like_moves(desk: Desk, seat: int) -> float:
    """What the net says of the legal moves, as a seat sees the world; returns the most it says of
    one."""
    observe(desk.world[0], seat, desk.thought.observation)
    return liking(desk.net, desk.thought, seat, desk.mask)


@generic(inline=True)
def liked_move(desk: Desk, seat: int) -> int:
    """What a seat might play, as the net would in its place."""
    legal(desk.world[0], seat, desk.mask)
    like_moves(desk, seat)
    return draw(desk.thought.heads, desk.mask, desk.rng)


@generic(inline=True)
def expect(desk: Desk) -> None:
    """What the net expects for the seats that an iteration is told to, by what each knows."""
    for seat in range(desk.hopes.shape[0]):
        desk.hopes[seat] = -1.0
    for k in range(-1, desk.progress[0].depth):
        seat = desk.me if k < 0 else int(desk.nodes[desk.path[k]].seat)
        if desk.hopes[seat] < 0.0:
            observe(desk.world[0], seat, desk.thought.observation)
            desk.hopes[seat] = 0.5 + 0.5 * understand(desk.net, desk.thought, seat)


@generic(inline=True)
def hope(desk: Desk, style: Style) -> None:
    """Mix what the net expected into what the seats gained."""
    for seat in range(desk.hopes.shape[0]):
        if desk.hopes[seat] >= 0.0:
            less = desk.gain[seat].value * (1.0 - style.net_value)
            desk.gain[seat].value = less + desk.hopes[seat] * style.net_value
