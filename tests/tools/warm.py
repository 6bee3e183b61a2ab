"""Compile the rules of all games once, so that tests running side by side only load them."""

from __future__ import annotations

import time

from menagerie.bots.prepare import prepare
from menagerie.core.registry import all_games


def main() -> None:
    for game in all_games():
        began = time.perf_counter()
        for _ in prepare(game):
            pass
        print(f"{game.id}: rules ready after {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
