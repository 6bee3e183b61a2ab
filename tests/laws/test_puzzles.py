"""The laws of puzzles, for every game."""

from menagerie.testing.laws.test_puzzles import *
