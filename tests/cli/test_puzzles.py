"""Puzzles in the terminal: listed, answered in lines, solved."""

import pytest
from typer.testing import CliRunner

from menagerie.cli.app import app
from menagerie.core.errors import MenagerieError
from menagerie.core.puzzle import puzzles_of
from picking import some_game

GAME = some_game(3, having=puzzles_of)
PUZZLE = min(puzzles_of(GAME).values(), key=lambda one: len(one.others))
LEGAL = PUZZLE.position.match().legal_ids(PUZZLE.position.seat)
NUMBER = {move: str(n) for n, move in enumerate(LEGAL, 1)}


def said(answers: str, *words: str) -> str:
    arguments = ["puzzles", GAME.id, *words, "--lang", "en"]
    result = CliRunner().invoke(app, arguments, input=answers, catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_they_are_listed_by_difficulty() -> None:
    text = said("")
    assert all(number in text for number in puzzles_of(GAME))
    assert "★" in text


def test_a_wrong_answer_is_told_its_worth_and_a_right_one_ends_it() -> None:
    wrong, right = NUMBER[PUZZLE.others[0].move], NUMBER[PUZZLE.best.move]
    text = said(f"{wrong}\nwhat?\n{right}\n", PUZZLE.number)
    assert text.index("There is a better move.") < text.index("Right!")


def test_the_solution_can_be_asked_for() -> None:
    best = PUZZLE.position.match().move(PUZZLE.position.seat, PUZZLE.best.move).text("en")
    assert best in said("s\n", PUZZLE.number).rsplit("q: quit", 1)[1]


def test_there_is_no_such_puzzle() -> None:
    with pytest.raises(MenagerieError, match="no puzzle '0'"):
        said("", "0")
