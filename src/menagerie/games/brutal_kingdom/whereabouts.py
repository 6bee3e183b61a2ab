"""BK-65: where the hidden cards may be, concluded from an observer's notes to the last consequence.

The notes say of each card alone where it may lie. A place is left to a card only if all the other
cards fit somewhere as well: then what must be somewhere is said to be there.
"""

from menagerie.core.state.bits import members

from .components import BACK, BACKS, PER_BACK
from .notes import places_of
from .shapes import Whereabouts
from .state import CENTRE_AT, EMPTY, PUBLIC, State


def whereabouts(s: State, seat: int | None) -> list[Whereabouts]:
    """Of every hidden card the places that no conclusion of this viewer excludes."""
    observer = PUBLIC if seat is None else seat
    places: dict[int, list[int]] = {}
    for back in range(BACKS):
        places |= possible_places(s, observer, back)
    return [_in_words_of_the_table(s, card, places[card]) for card in sorted(places)]


def possible_places(s: State, observer: int, back: int) -> dict[int, list[int]]:
    """By card of a back: its places in all the layouts that the notes allow.

    All these layouts come from one of them by moving cards round in rings, each to the place of
    the next. So a card may lie where another lies if a chain of moves leads from that one back to
    it; from which layout one starts makes no difference.
    """
    lies = {int(s.place[at]): at % PER_BACK for at in _places(back) if s.place[at] != EMPTY}
    noted = {card: int(places_of(s, observer, card)) for card in lies}
    # Where the card at a place may go, in any number of moves.
    reach = {lies[card]: noted[card] for card in lies}
    taken = [*lies.values()]
    for through in taken:
        for place in taken:
            if reach[place] >> through & 1:
                reach[place] |= reach[through]
    return {
        card: [place for place in members(noted[card]) if reach[place] >> lies[card] & 1]
        for card in lies
    }


def _places(back: int) -> range:
    return range(back * PER_BACK, (back + 1) * PER_BACK)


def _in_words_of_the_table(s: State, card: int, places: list[int]) -> Whereabouts:
    seats = int(s.seats)
    centre_at = 2 * int(BACK[card]) - CENTRE_AT
    return Whereabouts(
        card=card,
        seats=sorted({place // 2 for place in places if place < 2 * seats}),
        centre=[centre_at + place for place in places if place >= CENTRE_AT],
        aside=any(2 * seats <= place < CENTRE_AT for place in places),
    )


def surely(one: Whereabouts) -> bool:
    """One place is left."""
    return len(one.seats) + len(one.centre) + one.aside == 1
