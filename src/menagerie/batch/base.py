"""What batches on the CPU and on a GPU have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

import numpy as np

from menagerie.core.errors import MenagerieError
from menagerie.core.game import OptionValue
from menagerie.core.registry import get_game
from menagerie.core.setup import WORD, Setup
from menagerie.core.state.record import Masks, new_states

from .playing import Dealer, Slots


class GameBatch:
    """n games of one kind, stepped together; finished ones are dealt anew.

    After `reset` and each `step` the arrays hold, for every game: `seat` (who decides), `masks`
    (the legal moves, one bit each), `observations` (what that seat knows), `finished` (whether the
    game in this slot has just ended) and, then, its `scores`; `restarts` counts the games that have
    ended in the slot.
    """

    def __init__(
        self, game: str, seats: int, options: Mapping[str, OptionValue] | None, n: int
    ) -> None:
        check_size(n)
        self.setup = Setup(get_game(game), seats, options or {}, seed=0)
        self.game, self.seats, self.n = self.setup.game, seats, n

    def _use(self, dealer: Dealer, slots: Slots) -> None:
        """Take these arrays, of the host or of a device."""
        self._dealer, self._slots = dealer, slots
        self.masks, self.observations, self.seat = slots.masks, slots.observations, slots.seat
        self.scores, self.finished, self.restarts = slots.scores, slots.finished, slots.restarts

    def _seed(self, seed: int) -> None:
        self.setup = replace(self.setup, seed=seed)
        self._dealer = self._dealer._replace(seed=self.setup.seed_low)


def new_slots(setup: Setup, n: int, order: Literal["C", "F"] = "C") -> Slots:
    """Empty slots; tables row by row ("C") or column by column ("F")."""
    game = setup.game
    return Slots(
        states=new_states(game.state, n),
        masks=np.zeros((n, game.mask_words), np.uint64, order),
        observations=np.zeros((n, game.observation), np.int8, order),
        seat=np.zeros(n, np.int8),
        scores=np.zeros((n, setup.ranked), np.int32, order),
        finished=np.zeros(n, np.uint8),
        restarts=np.zeros(n, np.int32),
    )


def sampling_streams(n: int, seed: int) -> Masks:
    """A sampling stream for each game of a batch, as one array."""
    streams = np.random.default_rng(seed & WORD).integers(1, 2**62, n, dtype=np.uint64)
    return streams | np.uint64(1)


def check_size(n: int) -> None:
    if n < 1:
        raise MenagerieError("Нужна хотя бы одна партия.", "Ask for at least one game.")


def refuse_illegal(wrong: int) -> None:
    if wrong:
        raise MenagerieError(
            f"Недопустимых ходов: {wrong}. Эти игры не изменились; выбирайте из legal().",
            f"{wrong} of the moves are not legal. Those games did not change; choose from legal().",
        )
