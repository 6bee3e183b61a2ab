"""What is worth studying: the cards of final hands, which of them are blanked, and choices."""

import numpy as np

from menagerie.core.state.record import Masks
from menagerie.core.study import Bites, Finals, Held, Study
from menagerie.core.text import Text

from .blanking import blank_all


def hands(finals: Finals) -> Masks:
    held: Masks = finals.hand
    return held


def blanked(finals: Finals) -> Masks:
    found = np.zeros(finals.hand.size, np.uint64)
    hands, forms = (np.ascontiguousarray(one).reshape(-1) for one in (finals.hand, finals.form))
    blank_all(hands, forms, found)
    return found.reshape(finals.hand.shape)


STUDY: Study = (
    Held(
        title=Text("Карты на руке в конце", "Cards in hand at the end"),
        names="card",
        sets=hands,
    ),
    Held(
        title=Text("Заблокированные карты", "Blanked cards"),
        names="card",
        sets=blanked,
        about=Text("Карты, заблокированные в конце.", "Cards that do not count at the end."),
    ),
    Bites(
        title=Text("Выборы в конце", "Choices of the end"),
        events={
            "raised": Text("Некромант берёт восьмую карту", "Necromancer takes an eighth card"),
            "copied": Text("Двойник копирует карту", "Doppelgänger copies a card"),
            "disguised": Text("Мираж или Оборотень меняют облик", "a wild card takes a name"),
            "changed": Text("Книга перемен меняет масть", "Book of Changes gives a suit"),
            "spared": Text("Остров отменяет штраф", "Island clears a penalty"),
            "capped": Text("партию кончает предел ходов", "the limit of turns ends the game"),
        },
    ),
)
