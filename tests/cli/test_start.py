"""Which rules a command loads: compiled ones only where they run."""

import os

import pytest

from menagerie.cli.start import choose_mode
from menagerie.core.running.mode import VARIABLE


@pytest.mark.parametrize(
    ("words", "mode"),
    [
        ("", "interpreted"),
        ("--help", "interpreted"),
        ("games --lang ru", "interpreted"),
        ("simulate --help", "interpreted"),
        ("play --at LINK", "interpreted"),
        ("rules GAME", "interpreted"),
        ("rules GAME --example NAME", None),
        ("simulate GAME", "compiled"),
        ("puzzles make GAME", "compiled"),
        ("serve", None),
    ],
)
def test_rules_are_compiled_only_for_those_who_run_them(
    words: str, mode: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "")  # to be put back afterwards
    monkeypatch.delenv(VARIABLE)
    choose_mode(words.split())
    assert os.environ.get(VARIABLE) == mode
