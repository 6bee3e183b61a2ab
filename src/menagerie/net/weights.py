"""A net as a file: weights in half precision, the many of the first layer in a byte each, and what
made them.

A game has its net in its folder, as `net.npz`; anybody's own may lie anywhere.
"""

import logging
import os
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.state.record import I8s

from .forward import Net, new_table
from .inputs import inputs_of, rows_in
from .sums import F32s

FILE = "net.npz"
ABOUT = "about"
STEP = "first_step"
MOST = np.float32(127)
log = logging.getLogger("menagerie")


class About(msgspec.Struct, frozen=True):
    """Where the weights come from."""

    game: str
    version: int  # of the game's rules
    command: str
    seed: int
    decisions: int  # that it has learned from
    seconds: float


class BadNet(MenagerieError):
    def __init__(self, file: Path, ru: str, en: str) -> None:
        super().__init__(
            f"Сеть {file.name} не годится: {ru}.", f"The net {file.name} cannot be used: {en}."
        )


def save_net(file: Path, net: Net, about: About) -> None:
    """Write it in one go: whoever reads finds the old file or the new one, never a part."""
    layers = {name: array for name, array in net._asdict().items() if array.dtype == np.float32}
    arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in layers.items()}
    arrays["first"], arrays[STEP] = in_bytes(net.first)
    arrays["heads"] = arrays["heads"].T  # in a file a row is an input, as in every layer
    arrays[ABOUT] = np.frombuffer(msgspec.json.encode(about), np.uint8)
    unfinished = file.with_name(file.name + ".part")
    with unfinished.open("wb") as stream:
        np.savez(stream, row=net.row, coded=net.coded, **arrays)
    os.replace(unfinished, file)


def in_bytes(table: F32s) -> tuple[I8s, F32s]:
    """A table as whole numbers from −127 to 127, and how much one means in each row."""
    largest = np.maximum(np.abs(table).max(1, keepdims=True), np.float32(1e-12))
    step: F32s = np.divide(largest, MOST, dtype=np.float32)
    return np.rint(table / step).astype(np.int8), step


def load_net(file: Path) -> tuple[Net, About]:
    try:
        with np.load(file, allow_pickle=False) as stored:
            about = msgspec.json.decode(stored[ABOUT].tobytes(), type=About)
            kept = {name: stored[name] for name in Net._fields}
            first = kept["first"].astype(np.float32) * stored[STEP]
    except (OSError, ValueError, KeyError, BadZipFile, msgspec.MsgspecError) as error:
        raise BadNet(file, str(error), str(error)) from None
    halves = {name: array for name, array in kept.items() if array.dtype == np.float16}
    layers = {**halves, "first": first, "heads": halves["heads"].T}
    return Net(**{**kept, **{name: in_lines(table) for name, table in layers.items()}}), about


def in_lines(table: NDArray[Any]) -> F32s:
    lines = new_table(*table.shape)
    lines[:] = table
    return lines


def check_net(file: Path, net: Net, about: About, game: Game) -> None:
    """Refuse a net that was made for another game, or for other observations or moves."""
    if about.game != game.id:
        raise BadNet(file, f"она училась игре {about.game}", f"it has learned {about.game}")
    spec = game.observation_spec()
    row, coded = inputs_of(spec)
    seen = np.array_equal(net.row, row) and np.array_equal(net.coded, coded)
    shape = (net.first.shape[0], net.heads.shape[0])
    if not seen or shape != (rows_in(spec), game.move_count + 1):
        raise BadNet(
            file,
            "с тех пор игра видит или ходит иначе, пусть учится заново",
            "the game observes or moves otherwise since, let it learn anew",
        )


def net_in(file: Path, game: Game) -> Net:
    """The net of a file as it is now, which must fit the game."""
    try:
        found = file.stat()
    except OSError as error:
        raise BadNet(file, str(error), str(error)) from None
    return _read(file, game, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=16)
def _read(file: Path, game: Game, changed: int, size: int) -> Net:
    net, about = load_net(file)
    check_net(file, net, about, game)
    return net


@cache
def net_of(game: Game) -> Net | None:
    """The game's own net, if it has one that fits."""
    file = game.folder / FILE
    if not file.exists():
        return None
    try:
        return net_in(file, game)
    except BadNet as bad:
        log.warning("%s", bad)
        return None
