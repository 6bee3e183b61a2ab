"""A process that serves for a parent: `python -m menagerie.server.worker`, its order in the
environment, which nobody else can read: passwords are in it.

The parent (`parent.py`) holds the listening socket and writes to our standard input: how far the
compiling is, and, to a compiled worker that has loaded its rules, that it may begin. When the pipe
closes, the parent is gone and so are we.
"""

import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterable
from contextlib import nullcontext

import msgspec

from menagerie.bots import offer
from menagerie.bots.prepare import load
from menagerie.core.errors import MenagerieError
from menagerie.core.registry import get_game
from menagerie.core.running.rule import is_compiled

from .preparation import Preparation
from .run import run
from .settings import Settings
from .storage.data_lock import locked

# What parent and worker say to each other.
LOADED, STARTED, BEGIN, WANTED = "loaded", "started", "begin", "wanted"
FAILED = 2
YOUNG = 5_000  # objects made before Python looks for cycles among them; a move makes hundreds
ORDER = "MENAGERIE_ORDER"


class Order(msgspec.Struct):
    """What a worker is to do."""

    settings: Settings
    socket: int  # the descriptor it listens on
    bots: list[str]
    games: list[str]  # to load before it begins


def main() -> int:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it is for the parent, whoever else gets it
    order = msgspec.json.decode(os.environ.pop(ORDER), type=Order)
    for name in order.bots:
        offer(name)
    if is_compiled():
        load_rules(order.games)
        say(LOADED)
        if sys.stdin.readline().strip() != BEGIN:
            return 0
    preparation = Preparation(going_on=True)
    preparation.wanted = lambda game: say(f"{WANTED} {game}")
    threading.Thread(target=obey, args=(preparation,), daemon=True).start()
    settings = order.settings
    listening = socket.socket(fileno=order.socket)
    try:
        with nullcontext() if settings.database else locked(settings.data):
            run(settings, listening, lambda: say(STARTED), preparation)
    except MenagerieError as error:
        sys.stderr.write(f"{error.en}\n{error.ru}\n")
        return FAILED
    return 0


def load_rules(games: Iterable[str]) -> None:
    """Read compiled rules from the cache."""
    for game in games:
        load(get_game(game))
    # All this stays: looking through it again and again would stop the server for long moments.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 5, 10)


def say(word: str) -> None:
    print(word, flush=True)


def obey(preparation: Preparation) -> None:
    for line in sys.stdin:
        preparation.update(float(line))
    os.kill(os.getpid(), signal.SIGTERM)  # the parent is gone


if __name__ == "__main__":
    sys.exit(main())
