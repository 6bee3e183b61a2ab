"""The first game, guided: two rounds after animals of the swamp, and the token for them."""

from menagerie.core.lesson import Choice, Lesson, Step, choose

from .. import components as c
from ..tables import CONTRACT, PRINT

YOU, RIVAL = range(2)
# Of the three animals of the swamp, the one with most points and the next.
_, SECOND_ANIMAL, FIRST_ANIMAL = (
    n
    for n, one in enumerate(PRINT)
    if isinstance(one, c.Creature) and (one.species, one.habitat) == (c.ANIMAL, c.SWAMP)
)
LAND_MAP = PRINT.index(c.Equipment(c.MAP, c.CIRCLE))
PAIRS_CONTRACT = CONTRACT + c.PAIRS.index((c.ANIMALS, c.SWAMPS))
IN_CENTRE = next(n for n, tile in enumerate(c.DOMINOES) if tile.numbers == (1, 4))
TOKEN = next(n for n, token in enumerate(c.TOKENS) if token.species == (c.ANIMAL, c.DRAGON))
GOING = 4  # the column that leaves after the second round


def give(slot: int) -> Choice:
    return choose("give", slot=slot)


def take(row: int, column: int) -> Choice:
    return choose("take", cell=4 * (row - 1) + column - 1)


LESSON = Lesson(
    seats=2,
    seed=2362,
    seat=YOU,
    places=frozenset({"contracts", "column"}),
    steps=(
        Step(at=("contracts",)),
        Step(at=("domino", IN_CENTRE)),
        Step(at=("card", FIRST_ANIMAL), move=give(0)),
        Step(
            at=("card", FIRST_ANIMAL),
            move=take(1, 1),
            meanwhile=((RIVAL, give(0)), (RIVAL, take(2, 4))),
        ),
        Step(at=("card", LAND_MAP), move=give(0)),
        Step(
            at=("card", LAND_MAP),
            move=take(3, 2),
            meanwhile=(
                (RIVAL, give(0)),
                (RIVAL, take(3, 4)),
                (RIVAL, give(1)),
                (RIVAL, take(1, 3)),
            ),
        ),
        Step(at=("column", GOING)),
        Step(at=("token", TOKEN)),
        Step(at=("card", SECOND_ANIMAL), move=give(0)),
        Step(
            at=("card", SECOND_ANIMAL),
            move=take(1, 2),
            meanwhile=((RIVAL, give(0)), (RIVAL, take(2, 1))),
        ),
        Step(at=("token", TOKEN)),
        Step(at=("card", PAIRS_CONTRACT), move=give(1)),
        Step(at=("card", PAIRS_CONTRACT), move=take(4, 3)),
        Step(at=("token", TOKEN)),
    ),
)
