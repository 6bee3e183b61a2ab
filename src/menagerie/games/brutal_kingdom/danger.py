"""Who may still be eliminated, and by whom (BK-14 … BK-19): what the viewer cannot rule out.

A threat is told only if it can come true: somebody may still play the card in question before the
one it strikes is covered.
"""

from collections.abc import Sequence
from typing import NamedTuple

from menagerie.core.state.bits import has, members

from . import components as box
from . import state
from .components import BACK, BACKS, PER_BACK
from .effects import open_victims
from .notes import places_of
from .shapes import HandCard, Whereabouts
from .state import CENTRE_AT, EMPTY, PUBLIC, State
from .table import hand, hand_size, has_centre, open_top, rank

# BK-65: where the hidden cards may be, concluded from an observer's notes to the last consequence.
#
# The notes say of each card alone where it may lie. A place is left to a card only if all the other
# cards fit somewhere as well: then what must be somewhere is said to be there.


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


EXCHANGES = (box.SWAP_CENTRE, box.TRADE, box.INQUIRE)  # after these a card may be in another hand


class Viewer(NamedTuple):
    """Whose eyes: a seat (None: everybody's), its hand, and its notes where the table shows any."""

    seat: int | None
    hand: Sequence[int]
    notes: dict[int, Whereabouts] | None


def viewer(s: State, seat: int | None, notes: Sequence[Whereabouts] | None) -> Viewer:
    held = [] if seat is None else members(hand(s, seat))
    return Viewer(seat, held, None if notes is None else {one.card: one for one in notes})


# Who plays when.


def _to_play(s: State) -> list[int]:
    """Who plays a card in this round from now on, in order."""
    seats = int(s.seats)
    if s.phase in (state.CLAIMING, state.OVER):
        return []
    done = int(s.played) + (s.phase not in (state.PLAYING, state.PASSING))
    return [(int(s.first) + n) % seats for n in range(done, seats)]


def _others(s: State, seat: int) -> list[int]:
    return [other for other in range(int(s.seats)) if other != seat]


def before_covered(s: State, seat: int) -> list[int]:
    """Who may play before this seat covers the card that lies on its stack."""
    to_play = _to_play(s)
    if seat in to_play:
        return to_play[: to_play.index(seat)]
    if int(s.rounds) < box.ROUNDS - 1 and s.phase not in (state.CLAIMING, state.OVER):
        return _others(s, seat)
    return to_play


def _after_playing(s: State, seat: int, leads: bool) -> list[int]:
    """Who may play before this seat covers the card that it plays next."""
    to_play = _to_play(s)
    if seat not in to_play:
        return _others(s, seat)
    later = to_play[to_play.index(seat) + 1 :]
    if int(s.rounds) == box.ROUNDS - 1:
        return later
    return [] if leads else _others(s, seat)


def _leads(s: State, seat: int, card: int) -> bool:
    """Playing this card now ends the round, and surely brings the next turn as well (BK-10)."""
    if _to_play(s) != [seat] or s.phase != state.PLAYING:
        return False
    if box.CHARACTERS[card].effect == box.INTRIGUE:
        return True  # BK-42: whatever he finds or becomes is the highest
    struck = members(open_victims(s, seat, card)) if box.CHARACTERS[card].effect == box.KILL else []
    gone = struck if len(struck) == 1 else []
    tops = [int(open_top(s, other)) for other in _others(s, seat) if other not in gone]
    return all(top < 0 or rank(s, top) < rank(s, card) for top in tops)


# What may be played.


def _may_hold(s: State, eyes: Viewer, card: int, seats: Sequence[int]) -> list[int]:
    """Which of these seats may have a card in hand."""
    if card in eyes.hand:
        return [seat for seat in seats if seat == eyes.seat]
    if not has(s.deck, card) or has(s.gone, card):
        return []
    if s.phase == state.PASSING:
        return [seat for seat in seats if seat != eyes.seat]  # nothing has settled yet
    found = [seat for seat in seats if seat != eyes.seat and s.held[seat, box.BACK[card]] > 0]
    if eyes.notes is None:
        return found
    return [seat for seat in found if card in eyes.notes and seat in eyes.notes[card].seats]


def may_be_played(s: State, eyes: Viewer, card: int, seats: Sequence[int]) -> bool:
    """Can one of these seats play this card: from the hand, or after an exchange?"""
    if has(s.gone, card) or not has(s.deck, card) or not seats:
        return False
    if _may_hold(s, eyes, card, seats):
        return True
    return card not in eyes.hand and any(
        _may_exchange(s, eyes, c.card, seats) for c in box.CHARACTERS
    )


def _may_exchange(s: State, eyes: Viewer, card: int, seats: Sequence[int]) -> bool:
    """Can one of these seats bring cards into other hands by playing this one?"""
    effect = box.CHARACTERS[card].effect
    if effect not in EXCHANGES:
        return False
    with_centre = effect == box.SWAP_CENTRE or (effect == box.INQUIRE and s.from_hand == 0)
    if with_centre and not has_centre(s):
        return False
    with_the_last_card = effect == box.INQUIRE and s.from_hand == 0 and len(seats) > 1
    holders = _may_hold(s, eyes, card, seats)
    return any(with_the_last_card or hand_size(s, seat) > 1 for seat in holders)


# What is told.


def hunters(s: State, eyes: Viewer, card: int, seats: Sequence[int]) -> list[int]:
    """The characters with which these seats may eliminate a card that lies open."""
    return [one for one in members(box.HUNTERS[card]) if may_be_played(s, eyes, one, seats)]


def watches(s: State, eyes: Viewer, seat: int) -> list[int]:
    """BK-17: the characters that the top card of a seat may still catch."""
    seats = before_covered(s, seat)
    return [card for card in members(s.standing[seat]) if may_be_played(s, eyes, card, seats)]


def if_played(s: State, eyes: Viewer, card: int) -> HandCard:
    """What would follow if the viewer played this card now."""
    seat = eyes.seat
    assert seat is not None
    seats = int(s.seats)
    clockwise = [(seat + step) % seats for step in range(1, seats)]
    falls_to = [q for q in clockwise if has(s.standing[q], card)]
    effect = box.CHARACTERS[card].effect
    victims = members(open_victims(s, seat, card))
    swaps_with = _swaps_with(s, seat, card) if effect == box.INTRIGUE and not falls_to else None
    lies = card if swaps_with is None else int(open_top(s, swaps_with))
    leads = not falls_to and _leads(s, seat, card)
    return HandCard(
        card=card,
        falls_to=falls_to,
        hunters=[] if falls_to else hunters(s, eyes, lies, _after_playing(s, seat, leads)),
        victims=victims if effect == box.KILL and not falls_to else [],  # BK-18
        too_late=[] if effect == box.KILL else victims,
        swaps_with=swaps_with,
        leads=leads,
    )


def _swaps_with(s: State, seat: int, card: int) -> int | None:
    """BK-42: whose card the Intriguer would take, when nothing lies higher than himself: nobody's.

    His own stack is covered by himself, so only the others' open cards count."""
    found = [other for other in _others(s, seat) if open_top(s, other) >= 0]
    best = max(found, key=lambda other: int(rank(s, int(open_top(s, other)))), default=None)
    if best is None or rank(s, int(open_top(s, best))) < rank(s, card):
        return None
    return best
