"""The pytest plug-in: which games the laws are checked on, and what a law does with nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

import pytest

if TYPE_CHECKING:  # every pytest run of an environment loads its plug-ins: import late
    from menagerie.core.game import Game

LAWS = "menagerie.testing.laws"
GAMES = pytest.StashKey["tuple[Game, ...]"]()

pytest.register_assert_rewrite(LAWS)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--menagerie",
        action="append",
        metavar="GAME",
        help="check the laws of Menagerie on this game: an id, or the folder of its package",
    )
    parser.addini(
        "menagerie_strict",
        "a law of Menagerie that finds nothing to check fails; else it is skipped",
        type="bool",
        default=False,
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a game that this test exercises")
    if config.getoption("menagerie"):
        chosen_games(config)  # a wrong name is said at once, and once


def chosen_games(config: pytest.Config) -> tuple[Game, ...]:
    """The games of `--menagerie`, or every one there is."""
    if GAMES not in config.stash:
        from menagerie.core.errors import MenagerieError
        from menagerie.core.registry import all_games

        from .worlds import load_game

        try:
            names: list[str] = config.getoption("menagerie") or []
            config.stash[GAMES] = tuple(map(load_game, names)) if names else all_games()
        except MenagerieError as error:
            raise pytest.UsageError(str(error)) from None
    return config.stash[GAMES]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law takes a `game`, or a `case`: one way to play one."""
    if not metafunc.function.__module__.startswith(LAWS):
        return
    from .worlds import cases

    games = chosen_games(metafunc.config)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.id for game in games])
    if "case" in metafunc.fixturenames:
        every = [case for game in games for case in cases(game)]
        metafunc.parametrize("case", every, ids=[str(case) for case in every])


@pytest.fixture
def nothing_to_check(request: pytest.FixtureRequest) -> Callable[[str], NoReturn]:
    """For a law about something that this game does not have, or not often enough."""
    strict = request.config.getini("menagerie_strict")
    return pytest.fail if strict else pytest.skip
