"""The laws of playing, for every game."""

from menagerie.testing.laws.test_playing import *
