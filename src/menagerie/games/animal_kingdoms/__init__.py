"""Animal Kingdoms by Steven Aramini; its solo game by Carla Kopp."""

from menagerie.core.game import Game, Option

from . import (
    advice,
    ages,
    components,
    judgement,
    knowledge,
    minute,
    moves,
    printed,
    reasons,
    rules,
    state,
    study,
    telling,
    terminal,
    view,
    words,
)
from .teaching import examples, lesson

GAME = Game.of(
    rules,
    ages,
    knowledge,
    judgement,
    moves,
    state,
    reasons,
    advice,
    telling,
    view,
    terminal,
    words,
    minute,
    study,
    printed,
    examples,
    lesson,
    id="animal_kingdoms",
    version=2,
    prefix="AK",
    seats=(1, 2, 3, 4, 5),
    minutes=45,
    varied=("steps",),
    options=(
        Option("peace", (False, True), False),
        Option("level", tuple(level.name for level in components.LEVELS), "normal"),
    ),
    automata={1: 1},
)
