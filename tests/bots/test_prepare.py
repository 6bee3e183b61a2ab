"""Preparing a game: a plain call that tells how far it is."""

from menagerie.bots.prepare import prepare
from menagerie.core.running.rule import COMPILED
from picking import some_game


def test_preparing_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    prepare(some_game(), lambda done, total: told.append((done, total)))
    if COMPILED:
        assert told == [(done, len(told)) for done in range(1, len(told) + 1)]
        assert told
    else:
        assert not told  # there is nothing to prepare
    prepare(some_game())
