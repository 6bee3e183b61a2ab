"""What batches on the CPU and on a GPU have in common."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike

from menagerie.core.compiled import need_compiled
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game, OptionValue
from menagerie.core.registry import get_game
from menagerie.core.setup import WORD, Setup
from menagerie.core.state.record import I8s, Masks, U8s, new_states

from .playing import Dealer, Slots


class GameBatch:
    """n games of one kind, stepped together; finished ones are dealt anew.

    After `reset` and each `step` the arrays hold, for every game: `seat` (who decides), `masks`
    (the legal moves, one bit each), `observations` (what that seat knows), `finished` (whether the
    game in this slot has just ended) and, then, its `scores` and `tiebreaks` (higher is better);
    `restarts` counts the games that have ended in the slot.

    In a `packed` batch observations are bits, n rows of 64-bit words which
    `game.observation_spec().unpack` reads. Masks always are:
    `legal_flags(batch.legal(), batch.game.move_count)`.

    A batch may mix tables of different seats and options, `among` which its slots are shared in
    blocks of equal size: slot i plays `setups[table_of[i]]`. Scores are as wide as the widest.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue] | None,
        n: int,
        packed: bool = False,
        among: Sequence[Setup] = (),
    ) -> None:
        check_size(n)
        need_compiled()
        self.setup = Setup(get_game(game), seats, options or {}, seed=0)
        self.game, self.seats, self.n = self.setup.game, seats, n
        self.packed = packed
        if packed:
            refuse_unnamed(self.game)
        self.setups = (*among,) or (self.setup,)
        self.table_of = np.arange(n) * len(self.setups) // n

    def _use(self, dealer: Dealer, slots: Slots) -> None:
        """Take these arrays, of the host or of a device."""
        self._dealer, self._slots = dealer, slots
        self.masks, self.seat = slots.masks, slots.seat
        self.observations: Any = slots.seen
        self.scores, self.tiebreaks = slots.scores, slots.tiebreaks
        self.finished, self.restarts = slots.finished, slots.restarts

    def _seed(self, seed: int) -> None:
        self.setup = replace(self.setup, seed=seed)
        self._dealer = self._dealer._replace(seed=self.setup.seed_low)


def new_slots(
    setups: Sequence[Setup], n: int, order: Literal["C", "F"] = "C", packed: bool = False
) -> Slots:
    """Empty slots; tables row by row ("C") or column by column ("F")."""
    game, ranked = setups[0].game, max(setup.ranked for setup in setups)
    width, kind = (game.observation_words, np.uint64) if packed else (game.observation, np.int8)
    return Slots(
        states=new_states(game.state, n),
        masks=np.zeros((n, game.mask_words), np.uint64, order),
        seen=np.zeros((n, width), kind, order),
        seat=np.zeros(n, np.int8),
        scores=np.zeros((n, ranked), np.int32, order),
        tiebreaks=np.zeros((n, ranked), np.int32, order),
        finished=np.zeros(n, np.uint8),
        restarts=np.zeros(n, np.int32),
    )


def legal_flags(masks: ArrayLike, moves: int) -> U8s:
    """Masks of legal moves, one byte a move: the bits lie as `np.packbits(…, bitorder="little")`
    lays them."""
    words = np.ascontiguousarray(masks, "<u8")
    return np.unpackbits(words.view(np.uint8), axis=-1, count=moves, bitorder="little")


def observers(seat: int | I8s, n: int) -> I8s:
    """Whose eyes each game is seen with."""
    return np.full(n, seat, np.int8) if isinstance(seat, int) else np.asarray(seat, np.int8)


def sampling_streams(n: int, seed: int) -> Masks:
    """A sampling stream for each game of a batch, as one array."""
    streams = np.random.default_rng(seed & WORD).integers(1, 2**62, n, dtype=np.uint64)
    return streams | np.uint64(1)


def refuse_unnamed(game: Game) -> None:
    """Bits are written by the places of a layout."""
    if game.layout is None:
        raise MenagerieError(
            f"{game.id} не называет частей своих наблюдений (LAYOUT): в битах их не записать.",
            f"{game.id} does not name the parts of its observations (LAYOUT): they cannot be "
            "written in bits.",
        )


def check_size(n: int) -> None:
    if n < 1:
        raise MenagerieError("Нужна хотя бы одна партия.", "Ask for at least one game.")


def refuse_illegal(wrong: int) -> None:
    if wrong:
        raise MenagerieError(
            f"Недопустимых ходов: {wrong}. Эти игры не изменились; выбирайте из legal().",
            f"{wrong} of the moves are not legal. Those games did not change; choose from legal().",
        )
