"""The laws of recorded games, for every game."""

from menagerie.testing.laws.test_archive import *
