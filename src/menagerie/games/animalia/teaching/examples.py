"""The rulebook's examples: full collections, stars, the owl, prize cards."""

from pathlib import Path

from menagerie.core.example import Try, found_moments, shown, told
from menagerie.core.lesson import choose

from ..components import ANIMALS, CAT, DOG, HORSE, PARROT, RABBIT, card

MOMENTS = found_moments(Path(__file__).with_name("examples.json"))
KIND = {animal.name: kind for kind, animal in enumerate(ANIMALS)}


EXAMPLES = (
    shown("too_many", MOMENTS, Try(moves=(choose("pass"),), happens=(told("no_room", seat=1),))),
    shown(
        "last_place",
        MOMENTS,
        Try(moves=(choose("pass"),), happens=(told("must_take", seat=0), told("complete", seat=0))),
        Try(
            moves=(choose("take", row=0),),
            happens=(told("power", seat=2, n=1),),
            never=("must_take",),
        ),
    ),
    shown(
        "elegance",
        MOMENTS,
        Try(
            moves=(choose("take", row=0),),
            happens=(told("stars", seat=0, n=7), told("first", seat=0)),
        ),
    ),
    shown(
        "owl_joins",
        MOMENTS,
        Try(
            moves=(choose("name", family=DOG),),
            gains={0: 4},
            happens=(told("medals", seat=0, family=DOG, n=4),),
        ),
        Try(
            moves=(choose("name", family=RABBIT),),
            gains={0: 5},
            happens=(told("medals", seat=0, family=RABBIT, n=2),),
        ),
        Try(moves=(choose("name", family=CAT),), gains={0: 3}),
    ),
    shown(
        "owl_is_fifth",
        MOMENTS,
        Try(moves=(choose("name", family=PARROT),), gains={0: 5}),
        Try(moves=(choose("name", family=DOG),), gains={0: 2}),
    ),
    shown(
        "exchange",
        MOMENTS,
        Try(
            moves=(
                choose("lay", card=card(CAT, KIND["rascal"])),
                choose("replace", card=card(HORSE, KIND["smart"])),
                choose("lay", card=card(CAT, KIND["spy"])),
                choose("replace", card=card(PARROT, KIND["rascal"])),
            ),
            gains={0: 5},
        ),
        Try(moves=(choose("done"),), gains={0: 2}),
    ),
)
