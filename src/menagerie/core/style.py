"""How a search thinks: data that a game declares for the levels of its bots."""

from typing import NamedTuple

MAX_DEPTH = 256
# How far judgements look: `evaluate`, `foresee`, `fathom` of the game.
NEAR, FAR, FARTHEST = range(3)


class Style(NamedTuple):
    """Chosen by measurement: see docs/strength.md. Compiled searches read it as it is."""

    iterations: int
    explore: float = 0.7  # how much to look at moves that were little tried
    trust: float = 0.25  # how far a prior must be apart to count, in spreads; 0: all moves alike
    depth: int = 24  # moves played on from a leaf before it is judged
    effort: int = 0  # moves of all playouts after which it chooses; 0: however many
    samples: int = 3  # random moves of which a playout takes the most promising
    plies: int = MAX_DEPTH  # how far the tree reaches
    # What the share of victory, the place, the margin and the seat's own points weigh in a result.
    win: float = 0.4
    place: float = 0.3
    margin: float = 0.3
    own: float = 0.0
    far: int = FAR  # how far positions are judged
    # The share of the priors that all moves have alike: a prior that is sure of itself leaves the
    # others no chance to show what they bring.
    even: float = 0.0
    # So many worlds are imagined beforehand in which rivals hold what they may have chosen
    # (`suspect`), and all moves are tried in them; 0: a new one each time, any alike.
    worlds: int = 0
    habit: bool = False  # playouts go by the game's `habit`
    soft: bool = False  # a place counts less, the narrower it was won or lost
    # What the game's net says: how much its liking counts in a prior (1: as it says), and what its
    # expectation weighs in the value of a position.
    net_prior: float = 0.0
    net_value: float = 0.0

    @property
    def learned(self) -> bool:
        """Whether it needs a net."""
        return self.net_prior > 0.0 or self.net_value > 0.0
