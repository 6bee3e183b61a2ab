"""Animal Kingdoms by Steven Aramini; its solo game by Carla Kopp."""

from __future__ import annotations

from pathlib import Path

from menagerie.core.game import Game, Option

from .ages import interlude
from .judgement import evaluate
from .knowledge import OBSERVATION, imagine, observe
from .moves import EVENTS, MOVES
from .reasons import seats_allowed, why_not
from .rules import deal, decide, legal, score
from .state import STATE
from .terminal import draw
from .view import LEVELS, View, components, describe, score_lines, view
from .words import WORDS

GAME = Game(
    id="animal_kingdoms",
    version=1,
    prefix="AK",
    seats=(1, 2, 3, 4, 5),
    minutes=45,
    options=(
        Option("peace", (False, True), False),
        Option("level", LEVELS, "normal"),
    ),
    moves=MOVES,
    events=EVENTS,
    words=WORDS,
    folder=Path(__file__).parent,
    state=STATE,
    deal=deal,
    legal=legal,
    decide=decide,
    interlude=interlude,
    score=score,
    imagine=imagine,
    observe=observe,
    observation=OBSERVATION,
    evaluate=evaluate,
    View=View,
    view=view,
    why_not=why_not,
    score_lines=score_lines,
    components=components,
    draw=draw,
    describe=describe,
    seats_allowed=seats_allowed,
    automata={1: 1},
)
