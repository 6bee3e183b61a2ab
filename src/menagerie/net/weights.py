"""A net as a file: half-precision weights, and what made them.

A game has its net in its folder, as `net.npz`; anybody's own may lie anywhere.
"""

from __future__ import annotations

import logging
import os
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game

from .forward import Net

FILE = "net.npz"
ABOUT = "about"
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
    arrays = {name: array.astype(np.float16) for name, array in net._asdict().items()}
    arrays[ABOUT] = np.frombuffer(msgspec.json.encode(about), np.uint8)
    unfinished = file.with_name(file.name + ".part")
    with unfinished.open("wb") as stream:
        np.savez(stream, **arrays)  # type: ignore[arg-type]  # none is named allow_pickle
    os.replace(unfinished, file)


def load_net(file: Path) -> tuple[Net, About]:
    try:
        with np.load(file, allow_pickle=False) as stored:
            about = msgspec.json.decode(stored[ABOUT].tobytes(), type=About)
            net = Net(*(stored[name].astype(np.float32) for name in Net._fields))
    except (OSError, ValueError, KeyError, BadZipFile, msgspec.MsgspecError) as error:
        raise BadNet(file, str(error), str(error)) from None
    return net, about


def check_net(file: Path, net: Net, about: About, game: Game) -> None:
    """Refuse a net that was made for another game, or for other observations or moves."""
    if about.game != game.id:
        raise BadNet(file, f"она училась игре {about.game}", f"it has learned {about.game}")
    if (net.first.shape[0], net.heads.shape[1]) != (game.observation, game.move_count + 1):
        raise BadNet(
            file,
            "с тех пор игра видит или ходит иначе, пусть учится заново",
            "the game observes or moves otherwise since, let it learn anew",
        )


@cache
def net_in(file: Path, game: Game) -> Net:
    """The net of a file, which must fit the game."""
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
