"""Brutal Kingdom («Звериное королевство», Mit List und Tücke) by Michael Rieneck."""

from menagerie.core.game import Game, Option

from . import (
    advice,
    judgement,
    knowledge,
    minute,
    moves,
    printed,
    reasons,
    rules,
    scoring,
    shapes,
    state,
    study,
    terminal,
    view,
    words,
)
from .teaching import examples, lesson

GAME = Game.of(
    rules,
    scoring,
    knowledge,
    judgement,
    moves,
    state,
    reasons,
    advice,
    printed,
    shapes,
    view,
    terminal,
    words,
    minute,
    study,
    examples,
    lesson,
    id="brutal_kingdom",
    version=1,
    prefix="BK",
    seats=(3, 4),
    minutes=30,
    varied=("steps", "games"),
    options=(
        Option("random_deck", (False, True, "both"), False),
        Option("courtesan", ("hidden", "open"), "hidden"),
        Option("black_knight", ("unpaid", "always"), "unpaid"),
        Option("inquisitor", ("centre", "hand"), "centre"),
        Option("memory", (True, False), True),
    ),
)
