"""Fantasy Realms by Bruce Glassco."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from menagerie.core.game import Game, Option, OptionValue
from menagerie.core.words import Reason

from .judgement import evaluate, foresee, settled
from .knowledge import OBSERVATION, imagine, observe
from .moves import EVENTS, MOVES
from .reasons import why_not
from .rules import deal, decide, interlude, legal, score
from .state import STATE
from .terminal import draw
from .view import View, components, describe, score_lines, view
from .words import WORDS


def seats_allowed(seats: int, options: Mapping[str, OptionValue]) -> Reason | None:
    """FR-02: chaos is for three to seven; without it at most six play."""
    if options["chaos"] and seats < 3:
        return Reason("reason.chaos_needs_three", rule="FR-02")
    if not options["chaos"] and seats > 6:
        return Reason("reason.seven_need_chaos", rule="FR-02")
    return None


GAME = Game(
    id="fantasy_realms",
    version=1,
    prefix="FR",
    seats=(2, 3, 4, 5, 6, 7),
    minutes=20,
    options=(
        Option("chaos", (False, True), False),
        Option("live_score", ("off", "own", "hints"), "own"),
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
    foresee=foresee,
    settled=settled,
    View=View,
    view=view,
    why_not=why_not,
    score_lines=score_lines,
    components=components,
    draw=draw,
    describe=describe,
    seats_allowed=seats_allowed,
)
