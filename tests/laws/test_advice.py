"""The law of advice, for every game."""

from menagerie.testing.laws.test_advice import *
