"""The laws of lessons, for every game."""

from menagerie.testing.laws.test_lessons import *
