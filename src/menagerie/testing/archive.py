"""Recorded games: a change of the rules that was not meant shows in them.

    python -m menagerie.testing.archive GAME [FOLDER]

records a finished game of every case anew, beside the tests of the game or in the folder.
"""

import sys
from pathlib import Path

import msgspec

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.match import SavedMatch
from menagerie.core.rule_places import tests_folder

from .worlds import Case, cases, load_game, positions


class Recorded(msgspec.Struct):
    """A finished game and its result."""

    record: SavedMatch
    scores: list[int]
    places: list[int]


def archive_folder(game: Game) -> Path | None:
    tests = tests_folder(game)
    return tests / "archive" if tests else None


def recorded(game: Game) -> list[Recorded]:
    """The recorded games of a game; none where it has no tests beside it."""
    folder = archive_folder(game)
    files = sorted(folder.glob("*.json")) if folder else []
    return [msgspec.json.decode(file.read_bytes(), type=Recorded) for file in files]


def played(case: Case, seed: int) -> Recorded:
    """A random game of a case, to the end."""
    match = case.match(seed)
    for _, seat, move in positions(case, seed):
        match.play(seat, move)
    return Recorded(
        msgspec.convert(match.record(), SavedMatch), scores=match.scores, places=match.places
    )


def record(game: Game, folder: Path) -> None:
    """One game of each case, in place of those that were there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for case in cases(game):
        name = str(case).removeprefix(game.id + "-") + ".json"
        (folder / name).write_bytes(msgspec.json.encode(played(case, 1000 + case.seats)) + b"\n")


def main(name: str, where: str = "") -> None:
    game = load_game(name)
    folder = Path(where) if where else archive_folder(game)
    if folder is None:
        raise MenagerieError(
            f"Рядом с {game.folder} нет папки tests: укажите, куда писать.",
            f"There is no folder tests beside {game.folder}: say where to write.",
        )
    record(game, folder)
    print(f"{game.id}: {len(cases(game))} games recorded in {folder}")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:3])
    except MenagerieError as error:
        sys.exit(str(error))
