"""A game to be played: which one, by how many, with which options, from which seed."""

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from .errors import BadSeed
from .game import Game, OptionValue
from .minute import Minute
from .state.record import Numbers

SEED_BITS = 128
WORD = 2**64 - 1


@dataclass(frozen=True)
class Setup:
    """Checked once, when it is made: seats, options and seed are those of the game."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)  # all of them, once checked
    seed: int | None = None  # none: drawn from the system's secure source

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", self.game.full_options(self.options))
        self.game.check_seats(self.seats, self.options)
        seed: Any = secrets.randbits(SEED_BITS) if self.seed is None else self.seed
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**SEED_BITS:
            raise BadSeed(seed)
        object.__setattr__(self, "seed", seed)

    @cached_property
    def option_array(self) -> Numbers:
        """The options as rules see them."""
        return self.game.option_array(self.options)

    @property
    def seed_low(self) -> np.uint64:
        return np.uint64((self.seed or 0) & WORD)

    @property
    def seed_high(self) -> np.uint64:
        return np.uint64((self.seed or 0) >> 64)

    @property
    def ranked(self) -> int:
        """How many are ranked at the end: the seats and the rivals that the rules play."""
        return self.game.ranked(self.seats)


def usual_seats(game: Game, options: Mapping[str, OptionValue], near: int = 4) -> int:
    """Return the seat count, among those that the options allow, that is nearest to a number."""
    return min(game.playable_seats(options), key=lambda n: (abs(n - near), n))


def minutes_of(game: Game) -> Iterator[Minute]:
    """The game in a minute, in each way to play it that has a text of its own."""
    told = (game.minute_at(seats, changed) for seats, changed in ways_to_play(game))
    pages = {tuple((page.text.text("en"), page.shows) for page in one): one for one in told if one}
    return iter(pages.values())


def ways_to_play(game: Game) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every seat count with the default options, and with each other value of each option.

    A choice within an option (how long one trades) is tried at the smallest table.
    """
    yield from ((seats, {}) for seats in game.playable_seats())
    for option in game.options:
        for value in option.values:
            if value != option.default:
                within = {} if option.within is None else dict([option.within])
                changed = {**within, option.name: value}
                seats = game.playable_seats(changed)
                yield from ((n, changed) for n in (seats[:1] if within else seats))
