"""The laws of knowledge, for every game."""

from menagerie.testing.laws.test_fairness import *
