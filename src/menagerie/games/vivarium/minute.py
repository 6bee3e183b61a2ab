"""The game in a minute, for players who have never met it: what is shown beside its texts."""

from menagerie.core.minute import Minute, Page, cards

from . import components as c
from .tables import CONTRACT, EQUIPMENT, STARTING


def creature(species: int, habitat: int) -> int:
    """Some card of this species in this habitat."""
    return next(
        n for n, one in enumerate(c.CREATURES) if (one.species, one.habitat) == (species, habitat)
    )


FIRST_MAP = next(n for n, one in enumerate(c.EQUIPMENT, EQUIPMENT) if one.kind == c.MAP)

MINUTE = Minute(
    goal=cards(creature(c.DRAGON, c.FOREST), EQUIPMENT, CONTRACT),
    turn=Page(shows=(("domino", 0), ("domino", 5), ("card", creature(c.PLANT, c.DESERT)))),
    end=Page(
        shows=(
            ("token", 1),
            ("card", creature(c.MINERAL, c.FOREST)),
            ("card", creature(c.PLANT, c.SWAMP)),
        )
    ),
    scoring=cards(creature(c.ANIMAL, c.SWAMP), STARTING, CONTRACT),
    advice=cards(FIRST_MAP, CONTRACT, creature(c.PLANT, c.MOUNTAIN)),
)
