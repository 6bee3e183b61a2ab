"""Compile the rules of all games once, so that tests running side by side only load them."""

from __future__ import annotations

import os
import time

os.environ.setdefault("MENAGERIE_MODE", "compiled")

from menagerie.cli.common import make_ready
from menagerie.core.registry import all_games

if __name__ == "__main__":
    began = time.perf_counter()
    make_ready(*all_games())
    print(f"the rules of all games are ready after {time.perf_counter() - began:.0f} s", flush=True)
