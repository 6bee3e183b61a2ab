"""Rules covered, as numbers: every id of a RULES.md is kept in the code and named by a test.

python -m menagerie.testing.coverage [GAME…]     prints "GAME: rules covered n/n"
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path

from menagerie.core import rule_places, rulebook
from menagerie.core.game import Game
from menagerie.core.registry import all_games

from .worlds import load_game


@cache
def named_by_tests(folder: Path) -> frozenset[str]:
    """The ids in `pytest.mark.rule(…)` of the tests in a folder."""
    ids: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                ids |= {str(ast.literal_eval(arg)) for arg in node.args}
    return frozenset(ids)


def named_by_code(game: Game) -> set[str]:
    """The ids that the code of a game names."""
    name = re.compile(rf"\b{game.prefix}-\d+\b")
    return {
        rule
        for file in game.folder.rglob("*.py")
        for rule in name.findall(file.read_text(encoding="utf-8"))
    }


def problems(game: Game) -> list[str]:
    """What is wrong between the rules of a game, its code and its tests, in sentences."""
    declared, code = rulebook.declared(game), named_by_code(game)
    rules = list(dict.fromkeys(declared))
    found = [f"{rule} is declared twice" for rule in rules if declared.count(rule) > 1]
    found += [f"{rule} stands nowhere in the code" for rule in rules if rule not in code]
    found += [f"the code names the unknown rule {rule}" for rule in sorted(code - set(rules))]
    if folder := rule_places.tests_folder(game):
        tests = named_by_tests(folder)
        found += [f"{rule} has no test" for rule in rules if rule not in tests]
        found += [f"a test names the unknown rule {rule}" for rule in sorted(tests - set(rules))]
    return found


def main(names: list[str]) -> None:
    failed = False
    for game in map(load_game, names) if names else all_games():
        rules, folder = set(rulebook.declared(game)), rule_places.tests_folder(game)
        covered = rules & named_by_tests(folder) if folder else rules
        print(f"{game.id}: rules covered {len(covered)}/{len(rules)}")
        for problem in problems(game):
            failed = True
            print(f"  {problem}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
