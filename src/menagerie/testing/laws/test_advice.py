"""The law of advice: a reason is about the move that is named, or about the one that was played."""

import random
from collections.abc import Callable, Iterator
from typing import NoReturn

from menagerie.core.contract import State
from menagerie.core.game import Game
from menagerie.core.state.bits import members
from menagerie.core.words import Message, list_of
from menagerie.testing.laws.test_fairness import ADVISED, sampled
from menagerie.testing.worlds import Case, legal_bits


def things(game: Game, message: Message) -> Iterator[str]:
    """Components and players that a sentence names; names of one component are the same thing."""
    for arg, value in message.args.items():
        kind = list_of(arg)
        values = value if isinstance(value, list | tuple) else [value]
        if kind in game.words.names or kind == "seat":
            yield from (game.words.name(kind, one, "en") for one in values)


def named_by(game: Game, state: State, seat: int, move: int) -> set[str]:
    """Return what is chosen by making this move, as its own sentence says."""
    meaning = game.meaning(move)
    assert meaning is not None
    kind, args = meaning
    told = game.describe(state, seat, kind.name, args)
    return {*things(game, told), *things(game, Message(told.key, dict(args)))}


def test_a_reason_speaks_of_the_move_that_is_named_or_of_the_one_that_was_played(
    case: Case, nothing_to_check: Callable[[str], NoReturn]
) -> None:
    """Check that it names one of the things these moves choose, or none."""
    chooser, told, game = random.Random(str(case)), 0, case.game
    for state, mover, move, _ in sampled(case)[::ADVISED]:
        legal = members(legal_bits(game, state, mover))
        chosen = {one: named_by(game, state, mover, one) for one in legal}
        others = [one for one in legal if one != move]
        for played in (None, chooser.choice(others)) if others else (None,):
            meant = chosen[move] | (chosen[played] if played is not None else set())
            for message in game.reasons(state, mover, move, played):
                told += 1
                offered = {*things(game, message)} & set().union(*chosen.values())
                assert not offered or offered & meant, (
                    f"{case}: asked why move {move} is better than {played}, reasons() speaks of "
                    f"{', '.join(sorted(offered))}, which another move would choose: {message.key}"
                )
    if not told:
        nothing_to_check(f"{case}: reasons() never gives any")
