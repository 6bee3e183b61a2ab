"""Rules covered by tests, as a number: every id in a RULES.md is named by a test, and no other.

python tests/tools/rule_coverage.py      prints "animalia: rules covered n/n"; exit 1 if not all
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
GAMES = TESTS.parent / "src" / "menagerie" / "games"
DECLARED = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")


def declared(game: str, file: str = "RULES.md") -> list[str]:
    """The ids that a RULES.md gives to its rules, in order."""
    return DECLARED.findall((GAMES / game / file).read_text())


def named_by_tests(game: str) -> set[str]:
    """The ids in `pytest.mark.rule(…)` of test functions (or classes) of the game."""
    ids: set[str] = set()
    for file in (TESTS / "games" / game).glob("**/test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                ids |= {str(ast.literal_eval(arg)) for arg in node.args}
    return ids


def problems(game: str) -> list[str]:
    rules, tested = declared(game), named_by_tests(game)
    twice = sorted({rule for rule in rules if rules.count(rule) > 1})
    untested = [rule for rule in dict.fromkeys(rules) if rule not in tested]
    unknown = sorted(tested - set(rules))
    return [
        *(f"{game}: {rule} is declared twice" for rule in twice),
        *(f"{game}: {rule} has no test" for rule in untested),
        *(f"{game}: a test names the unknown rule {rule}" for rule in unknown),
        *([] if rules else [f"{game}: RULES.md declares no rule"]),
    ]


def main() -> None:
    failed = False
    for game in sorted(file.parent.name for file in GAMES.glob("*/RULES.md")):
        rules = set(declared(game))
        sys.stdout.write(
            f"{game}: rules covered {len(rules & named_by_tests(game))}/{len(rules)}\n"
        )
        for problem in problems(game):
            failed = True
            sys.stdout.write(f"  {problem}\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
