"""Vivarium: an expedition that picks cards from a 4 × 4 board with two dominoes."""

from menagerie.core.game import Game, Option

from . import (
    advice,
    judgement,
    knowledge,
    minute,
    moves,
    printed,
    reasons,
    rounds,
    rules,
    scoring,
    sheet,
    state,
    study,
    terminal,
    view,
    words,
)
from .teaching import examples, lesson

GAME = Game.of(
    rules,
    rounds,
    scoring,
    knowledge,
    judgement,
    moves,
    state,
    reasons,
    advice,
    sheet,
    view,
    terminal,
    words,
    minute,
    study,
    lesson,
    printed,
    examples,
    id="vivarium",
    version=1,
    prefix="VI",
    seats=(2, 3, 4),
    minutes=45,
    options=(Option("tools_in_starting", (True, False), True),),
    interlude=rounds.end_round,
)
