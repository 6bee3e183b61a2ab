"""The laws of the examples of the rules, for every game."""

from menagerie.testing.laws.test_examples import *
