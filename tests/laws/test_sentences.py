"""The laws of sentences, for every game."""

from menagerie.testing.laws.test_sentences import *
