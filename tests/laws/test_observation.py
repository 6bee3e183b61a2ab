"""The laws of the observed vector, for every game."""

from menagerie.testing.laws.test_observation import *
