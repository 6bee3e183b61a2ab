"""Deals in which something can be shown: a script is played on one after another until one obeys.

python -m menagerie.testing.finding GAME [NAME …]     finds the moments of a game's examples anew

The scripts stand with the tests of the game, in `example_scripts.py`; what they find is written
into `teaching/examples.json` of its package.
"""

import sys
from collections.abc import Callable, Mapping
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import msgspec

from menagerie.core.example import Moment, found_moments
from menagerie.core.example_play import move_id
from menagerie.core.game import Game
from menagerie.core.lesson import Choice
from menagerie.core.match import Match
from menagerie.core.rule_places import tests_folder

from .loading import load_game

DEALS = 20_000  # tried before giving up


class Stuck(Exception):
    """This deal does not let the script go on."""


class Stage:
    """A match that a script plays; what it cannot do ends it."""

    def __init__(self, match: Match) -> None:
        self.match, self.state = match, match.state

    def do(self, seat: int, kind: str, **args: int) -> None:
        move = move_id(self.match.game, Choice(kind, args))
        self.need(move in self.match.legal_ids(seat))
        self.match.play(seat, move, checked=True)

    def can(self, seat: int, kind: str, **args: int) -> bool:
        return move_id(self.match.game, Choice(kind, args)) in self.match.legal_ids(seat)

    @staticmethod
    def need(true: Any) -> None:
        if not true:
            raise Stuck


Script = Callable[[Stage], int]  # plays up to the moment, and says who looks at it
Scripts = Mapping[str, tuple[int, Script, Mapping[str, Any]]]  # seats and options beside it


def find(game: Game, seats: int, script: Script, options: Mapping[str, Any]) -> Moment:
    """The first deal on which the script comes to its end."""
    for seed in range(DEALS):
        match = Match(game, seats, options, seed)
        try:
            seat = script(Stage(match))
        except Stuck:
            continue
        record = {**match.record(), "seat": seat}
        return msgspec.convert({name: record[name] for name in Moment.__struct_fields__}, Moment)
    raise SystemExit(f"{game.id}: no deal obeys {script.__name__}")


def scripts_of(game: Game) -> Scripts:
    """By example: how many play, the script, the options."""
    folder = tests_folder(game)
    if folder is None or not (folder / "example_scripts.py").exists():
        raise SystemExit(f"{game.id}: no example_scripts.py beside its tests")
    sys.path[:0] = map(str, (folder.parent, folder.parents[1]))  # as its tests import each other
    spec = spec_from_file_location("example_scripts", folder / "example_scripts.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Scripts = module.SCRIPTS
    return found


def main(name: str, *wanted: str) -> None:
    game = load_game(name)
    scripts = scripts_of(game)
    file = game.folder / "teaching" / "examples.json"
    known = found_moments(file) if file.exists() else {}
    for example, (seats, script, options) in scripts.items():
        if not wanted or example in wanted:
            known[example] = find(game, seats, script, options)
            print(f"{game.id} {example}: {len(known[example].moves)} moves", flush=True)
    lines = ",\n".join(
        f'"{one}": {msgspec.json.encode(known[one]).decode()}' for one in scripts if one in known
    )
    file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
