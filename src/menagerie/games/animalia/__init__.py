"""Animalia by Malcolm Braff, Bruno Cathala and Sébastien Pauchon."""

from __future__ import annotations

from pathlib import Path

from menagerie.core.game import Game, Option

from .judgement import evaluate
from .knowledge import OBSERVATION, imagine, observe
from .medals import score
from .moves import EVENTS, MOVES
from .reasons import why_not
from .rules import deal, decide, interlude, legal
from .state import STATE
from .terminal import draw
from .view import View, components, describe, score_lines, view
from .words import WORDS

GAME = Game(
    id="animalia",
    version=1,
    prefix="AN",
    seats=(2, 3, 4, 5, 6),
    minutes=30,
    options=(
        Option("set_uses", ("one", "all"), "one"),
        Option("open_medals", (False, True), False),
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
)
