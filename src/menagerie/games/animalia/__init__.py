"""Animalia by Malcolm Braff, Bruno Cathala and Sébastien Pauchon."""

from menagerie.core.game import Game, Option

from . import (
    advice,
    judgement,
    knowledge,
    minute,
    moves,
    printed,
    prizes,
    reasons,
    rules,
    state,
    study,
    terminal,
    view,
    words,
)
from .teaching import examples, lesson, puzzling

GAME = Game.of(
    rules,
    prizes,
    knowledge,
    judgement,
    moves,
    state,
    reasons,
    advice,
    view,
    terminal,
    words,
    minute,
    study,
    lesson,
    puzzling,
    printed,
    examples,
    id="animalia",
    version=1,
    prefix="AN",
    seats=(2, 3, 4, 5, 6),
    minutes=30,
    options=(
        Option("set_uses", ("one", "all"), "one"),
        Option("open_medals", (False, True), False),
    ),
)
