"""What a bot is given: never the state of the game, only a world its seat cannot rule out."""

import secrets
from collections.abc import Sequence
from typing import Any

from menagerie.batch.playing import States
from menagerie.core.match import Match
from menagerie.core.state.record import new_states
from menagerie.core.told import Move
from menagerie.core.words import Message


class Knowledge:
    """A seat's knowledge: one imagined world and no more.

    Imagining forgets what it replaced, so every other world the seat can imagine follows from this
    one, and the truth does not.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self._world = match.imagine(seat, secrets.randbits(64))
        self.seat = seat
        self.game = match.game
        self.seats = match.seats
        self.options = match.options

    @property
    def view(self) -> Any:
        """What the seat sees, in plain JSON types."""
        return self._world.view(self.seat)

    @property
    def legal(self) -> list[Move]:
        """The seat's legal moves with their words."""
        return self._world.legal(self.seat)

    @property
    def legal_ids(self) -> list[int]:
        return self._world.legal_ids(self.seat)

    def reasons(self, better: int, played: int | None) -> Sequence[Message]:
        """Why a move is the better one (than the other, if one is given), in the game's terms."""
        return self.game.reasons(self._world.state, self.seat, better, played)

    def imagine(self, seed: int) -> Match:
        """A world the seat cannot rule out, to try moves in."""
        return self._world.imagine(self.seat, seed)

    def world(self) -> States:
        """One imagined state as an array of one record, for compiled searches to copy from."""
        states = new_states(self.game.state)
        states[0] = self._world.state
        return states
