"""Record finished games of every case of a game: `python -m tools.archive GAME`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from menagerie.core.registry import get_game
from worlds import cases, positions

TESTS = Path(__file__).parents[1] / "games"


def main() -> None:
    game = get_game(sys.argv[1])
    folder = TESTS / game.id / "archive"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for case in cases(game):
        seed = 1000 + case.seats
        match = case.match(seed)
        for _, seat, move in positions(case, seed):
            match.play(seat, move)
        result = {"record": match.record(), "scores": match.scores, "places": match.places}
        name = str(case).removeprefix(game.id + "-") + ".json"
        (folder / name).write_text(json.dumps(result, separators=(",", ":")) + "\n")
    sys.stdout.write(f"{game.id}: {len(cases(game))} games recorded\n")


if __name__ == "__main__":
    main()
