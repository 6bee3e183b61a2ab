"""Games that end in a tie, for the tests of each game."""

from itertools import count
from random import Random

from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.server.wire.render import result

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]


def check_tie_is_explained(game: Game, seats: int, sentence: str) -> None:
    """Play random games until the end says this of a tie; the points that it names are equal."""
    for seed in count():
        match, rng = Match(game, seats, seed=seed), Random(seed)
        while not match.over:
            seat = rng.choice(match.waiting)
            match.play(seat, rng.choice(match.legal_ids(seat)), checked=True)
        said = [one for one in result(match, "en", NAMES[:seats]).ties if sentence in one]
        if said:
            break
    points, _ = said[0].split(".", 1)
    a, b = points.split(":")
    assert a == b
    assert match.scores.count(int(a)) > 1
