"""The laws of the written rules, for every game."""

from menagerie.testing.laws.test_rules import *
