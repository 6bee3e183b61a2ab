"""The laws of declarations, for every game."""

from menagerie.testing.laws.test_declarations import *
