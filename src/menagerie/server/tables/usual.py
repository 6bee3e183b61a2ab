"""How many play where nobody says how many."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.core.game import Game, OptionValue

USUAL_SEATS = 4


def usual_seats(game: Game, options: Mapping[str, OptionValue]) -> int:
    """The number of players nearest to four that the options allow."""
    return min(game.playable_seats(options), key=lambda n: (abs(n - USUAL_SEATS), n))
