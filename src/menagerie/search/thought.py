"""What the game's net says inside a search: which moves it likes, what it expects of a position."""

from menagerie.core.contract import observe
from menagerie.core.running.binder import generic
from menagerie.core.style import Style
from menagerie.net.forward import liking, remember, understand

from .desk import Desk


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
