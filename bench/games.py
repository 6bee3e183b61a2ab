"""Benches that belong to one game: every `tests/games/*/bench.py` with a `main()`.

python -m bench.games [GAME …]     all that there are, if none is named
"""

import runpy
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "tests" / "games"


def benches() -> dict[str, Path]:
    """By game."""
    return {file.parent.name: file for file in sorted(FOLDER.glob("*/bench.py"))}


def main() -> None:
    found = benches()
    wanted = sys.argv[1:] or list(found)
    if unknown := set(wanted) - set(found):
        raise SystemExit(f"no bench for {', '.join(sorted(unknown))}; there are {', '.join(found)}")
    sys.argv[1:] = []
    for game in wanted:
        print(f"{game}:")
        runpy.run_path(str(found[game]))["main"]()


if __name__ == "__main__":
    main()
