"""The rulebook's examples of dominoes and pairs, and two cards that surprise."""

from pathlib import Path

from menagerie.core.example import Try, found_moments, shown, told
from menagerie.core.lesson import Choice, choose

MOMENTS = found_moments(Path(__file__).with_name("examples.json"))


def take(row: int, column: int) -> Choice:
    """The card in this row and column, as printed."""
    return choose("take", cell=4 * (row - 1) + column - 1)


EXAMPLES = (
    shown(
        "dominoes",
        MOMENTS,
        Try(
            moves=(choose("give", slot=1), take(1, 3)),
            happens=(told("took", cell=2),),
            never=("paid",),
        ),
        Try(moves=(choose("give", slot=1), take(1, 1)), refused="VI-12"),
    ),
    shown(
        "shifting",
        MOMENTS,
        Try(moves=(take(1, 4),), happens=(told("paid", n=1),)),
        Try(moves=(take(3, 4),), refused="VI-12"),
        Try(moves=(choose("two_gems"),), happens=(told("took_gems", n=2),)),
    ),
    shown(
        "lamp",
        MOMENTS,
        Try(
            moves=(take(3, 1),),
            happens=(
                told("equipment_gems", n=2),
                told("discarded", cell=0),
                told("discarded", cell=4),
                told("discarded", cell=12),
            ),
        ),
    ),
    shown("second_pair", MOMENTS, Try(moves=(take(2, 1),), gains={1: 5})),
)
