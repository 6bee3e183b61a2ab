"""Fantasy Realms by Bruce Glassco."""

from collections.abc import Mapping

from menagerie.core.game import Game, Option, OptionValue, TimeLimit
from menagerie.core.words import Reason

from . import (
    advice,
    habits,
    judgement,
    knowledge,
    minute,
    moves,
    printed,
    reasons,
    rules,
    state,
    study,
    terminal,
    tools,
    view,
    words,
)
from .state import TRADING, State
from .teaching import counting, examples, lesson
from .trading import MINUTES


def seats_allowed(seats: int, options: Mapping[str, OptionValue]) -> Reason | None:
    """FR-02: chaos is for three to seven; without it at most six play."""
    if options["chaos"] and seats < 3:
        return Reason("reason.chaos_needs_three", rule="FR-02")
    if not options["chaos"] and seats > 6:
        return Reason("reason.seven_need_chaos", rule="FR-02")
    return None


def time_limit(s: State) -> TimeLimit | None:
    """FR-26: trading goes against time."""
    if s.phase != TRADING:
        return None
    return TimeLimit(60.0 * MINUTES[int(s.minutes)], moves.TIME)


GAME = Game.of(
    rules,
    knowledge,
    judgement,
    habits,
    moves,
    state,
    reasons,
    advice,
    view,
    terminal,
    words,
    minute,
    study,
    printed,
    tools,
    counting,
    examples,
    lesson,
    id="fantasy_realms",
    version=2,
    prefix="FR",
    seats=(2, 3, 4, 5, 6, 7),
    minutes=20,
    puzzle_options={"live_score": "off"},  # the points shown would be the solution
    options=(
        Option("chaos", (False, True), False),
        Option("live_score", ("off", "own", "hints"), "hints"),
        Option("trading_minutes", MINUTES, 5, within=("chaos", True)),
        Option("wild_order", ("fixed", "chosen"), "fixed"),
    ),
    seats_allowed=seats_allowed,
    time_limit=time_limit,
)
