"""Goofspiel, a traditional card game: everybody bids at once, with the same cards."""

from menagerie.core.game import Game

from . import judgement, knowledge, minute, moves, rules, state, view, words

GAME = Game.of(
    *(rules, knowledge, judgement, moves, state, view, words, minute),
    id="goofspiel",
    version=1,
    prefix="GS",
    seats=(2, 3, 4, 5),
    minutes=10,
    options=(),
)
