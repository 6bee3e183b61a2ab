"""Vivarium: an expedition that picks cards from a 4 × 4 board with two dominoes."""

from __future__ import annotations

from pathlib import Path

from menagerie.core.game import Game, Option

from .judgement import evaluate
from .knowledge import OBSERVATION, imagine, observe
from .moves import EVENT_KINDS, MOVE_KINDS
from .reasons import describe, why_not
from .rounds import end_round
from .rules import deal, decide, legal
from .scoring import score
from .shapes import View
from .sheet import components, score_lines
from .state import STATE
from .terminal import draw
from .view import view
from .words import WORDS

GAME = Game(
    id="vivarium",
    version=1,
    prefix="VI",
    seats=(2, 3, 4),
    minutes=45,
    options=(Option("tools_in_starting", (True, False), True),),
    moves=MOVE_KINDS,
    events=EVENT_KINDS,
    words=WORDS,
    folder=Path(__file__).parent,
    state=STATE,
    deal=deal,
    legal=legal,
    decide=decide,
    interlude=end_round,
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
