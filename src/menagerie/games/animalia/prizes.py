"""Stages 2 and 3: elegance and prize cards (AN-34 to AN-38), medals (AN-39 to AN-47)."""

from menagerie.core.running.rule import inlined_rule, rule
from menagerie.core.state.bits import NONE, bit, count, with_, without
from menagerie.core.state.events import EVERYONE, HIDDEN, Events, all_but, emit, only
from menagerie.core.state.record import POINTS, TIEBREAK, Mask, Numbers

from . import components, moves
from .moves import ROWS
from .state import EXCHANGING, State
from .table import after, draw_top, lose_sight

# Counting: stars (AN-34), medals (AN-44 to AN-46) and points (AN-49, AN-50).


@inlined_rule
def stars(cards: Mask) -> int:
    """AN-02, AN-34: the stars of a collection, less its black spots."""
    total = 0
    for i in range(len(components.STARS)):
        total += components.STARS[i] * count(cards & components.STARRED[i])
    return total


@inlined_rule
def stars_of(s: State, seat: int) -> int:
    """AN-56: with two players both collections count together."""
    return stars(s.collections[seat, 0]) + stars(s.collections[seat, 1])


@inlined_rule
def animals(cards: Mask, family: int, owl_family: int) -> int:
    """Count the animals of a family among these cards; the owl counts as one of `owl_family`."""
    n = count(cards & components.FAMILY[family])
    if family == owl_family and (cards & components.OWL_CARD) != NONE:
        n += 1
    return n


@inlined_rule
def all_different(cards: Mask, owl_family: int) -> bool:
    """AN-45: does each of the five families appear?"""
    different = True
    for family in range(components.FAMILIES):
        if animals(cards, family, owl_family) == 0:
            different = False
    return different


@inlined_rule
def medals_for(cards: Mask, family: int, owl_family: int) -> int:
    """The medals of one family that a collection of up to five cards earns."""
    n = animals(cards, family, owl_family)
    # AN-44: a group of n animals, n ≥ 2, earns n; a single one nothing. AN-45: unless all differ.
    return n if n >= 2 or all_different(cards, owl_family) else 0


@inlined_rule
def bonus_group(seats: int) -> int:
    """AN-49, AN-58: so many equal medals earn a bonus."""
    return components.GROUP_OF_TWO if seats == 2 else components.GROUP


@rule
def points_of(s: State, seat: int) -> int:
    """AN-49: a point for each medal, five for each full group of equal ones."""
    group = bonus_group(s.seats)
    points = 0
    for family in range(components.FAMILIES):
        n = int(s.medals[seat, family])
        points += n + components.BONUS * (n // group)
    return points


@rule
def score(s: State, out: Numbers) -> None:
    for seat in range(s.seats):
        out[seat, POINTS] = points_of(s, seat)
        # AN-50: of equals, whoever has more medals in one family.
        most = 0
        for family in range(components.FAMILIES):
            most = max(most, int(s.medals[seat, family]))
        out[seat, TIEBREAK] = most


@rule
def award(s: State, seat: int, family: int) -> int:
    """Give a seat its medals of one family this season; how many (AN-56: by collection)."""
    n = 0
    for row in range(ROWS):
        n += medals_for(s.collections[seat, row], family, s.owl_family)
    s.medals[seat, family] += n
    return n


@rule
def place_of(s: State, seat: int) -> int:
    """AN-34: the place in elegance. When the first is shared, nobody is second (AN-36)."""
    own = stars_of(s, seat)
    place = 1
    for other in range(s.seats):
        if stars_of(s, other) > own:
            place += 1
    return place


@rule
def shares_place(s: State, seat: int) -> bool:
    own = stars_of(s, seat)
    equals = 0
    for other in range(s.seats):
        if stars_of(s, other) == own:
            equals += 1
    return equals > 1


@rule
def prize_cards(s: State, seat: int) -> int:
    """AN-35, AN-36: how many prize cards the stars of this seat win."""
    place = place_of(s, seat)
    if place == 1:
        return 1 if shares_place(s, seat) else 2
    return 1 if place == 2 else 0


@rule
def award_prizes(s: State, events: Events) -> None:
    """AN-34 to AN-37: the most elegant draw prize cards."""
    lose_sight(s)
    emit(events, moves.ELEGANCE, EVERYONE)
    for seat in range(s.seats):
        emit(events, moves.STARS_COUNTED, EVERYONE, seat, stars_of(s, seat))
    draw_prizes(s, 1, events)
    draw_prizes(s, 2, events)


@rule
def draw_prizes(s: State, place: int, events: Events) -> None:
    """AN-37: the seats of one place draw, clockwise from the last leader."""
    seat = int(s.leader)
    for _ in range(s.seats):
        if place_of(s, seat) == place:
            tell_place(s, seat, events)
            for _card in range(prize_cards(s, seat)):
                if s.deck_size > 0:
                    draw_prize(s, seat, events)
                else:
                    emit(events, moves.NO_PRIZE, EVERYONE, seat)
        seat = after(s, seat)


@rule
def tell_place(s: State, seat: int, events: Events) -> None:
    if place_of(s, seat) == 2:
        emit(events, moves.SECOND_PLACE, EVERYONE, seat)
    elif shares_place(s, seat):
        emit(events, moves.SHARED_FIRST_PLACE, EVERYONE, seat)
    else:
        emit(events, moves.FIRST_PLACE, EVERYONE, seat)


@rule
def draw_prize(s: State, seat: int, events: Events) -> None:
    """AN-38: its owner sees it; AN-60: whoever knew what lay on top of the deck knows it, too."""
    known = int(s.deck_known[int(s.deck_size) - 1]) | (1 << seat)
    card = draw_top(s)
    n = int(s.prize_count[seat])
    s.prizes[seat, n] = card
    s.prize_known[seat, n] = known
    s.prize_count[seat] = n + 1
    emit(events, moves.PRIZE, only(seat), seat, card)
    emit(events, moves.PRIZE, all_but(seat), seat, HIDDEN)


@rule
def begin_exchange(s: State) -> None:
    """AN-39: everybody who has something to decide does so at the same time.

    AN-42: prize cards of earlier seasons are still in hand; those left at the end score nothing.
    """
    s.phase = EXCHANGING
    s.waiting = (1 << int(s.seats)) - 1
    for seat in range(s.seats):
        if s.prize_count[seat] == 0:
            finish_exchange(s, seat)


@rule
def holds_owl(s: State, seat: int) -> bool:
    return ((s.collections[seat, 0] | s.collections[seat, 1]) & components.OWL_CARD) != NONE


@rule
def finish_exchange(s: State, seat: int) -> None:
    """AN-46: whoever has the owl names its family last; the others are done."""
    if holds_owl(s, seat):
        s.naming |= 1 << seat
    else:
        s.waiting = int(s.waiting) & ~(1 << seat)


@rule
def replaceable(s: State, seat: int) -> Mask:
    """AN-40, AN-41, AN-57: any own card on the table but those laid there this season."""
    return (s.collections[seat, 0] | s.collections[seat, 1]) & ~s.laid


@rule
def prizes_of(s: State, seat: int) -> Mask:
    """The prize cards in a seat's hand, as a set."""
    cards = NONE
    for i in range(s.prize_count[seat]):
        cards = with_(cards, s.prizes[seat, i])
    return cards


@rule
def exchange(s: State, seat: int, old: int, events: Events) -> None:
    """AN-40, AN-43: a prize card takes the place of a card on the table, in everybody's sight."""
    new = int(s.laying[seat])
    s.laying[seat] = components.NO_CARD
    row = 0 if (s.collections[seat, 0] & bit(old)) != NONE else 1
    s.collections[seat, row] = with_(without(s.collections[seat, row], old), new)
    s.discard = with_(s.discard, old)
    s.laid = with_(s.laid, new)
    remove_prize(s, seat, new)
    emit(events, moves.EXCHANGED, EVERYONE, seat, new, old)
    if s.prize_count[seat] == 0 or replaceable(s, seat) == NONE:
        finish_exchange(s, seat)


@rule
def remove_prize(s: State, seat: int, card: int) -> None:
    """Close the gap, so that the other prize cards stay in order."""
    i = 0
    while s.prizes[seat, i] != card:
        i += 1
    last = int(s.prize_count[seat]) - 1
    while i < last:
        s.prizes[seat, i] = s.prizes[seat, i + 1]
        s.prize_known[seat, i] = s.prize_known[seat, i + 1]
        i += 1
    s.prizes[seat, last] = 0
    s.prize_known[seat, last] = 0
    s.prize_count[seat] = last


@rule
def name_owl(s: State, seat: int, family: int, events: Events) -> None:
    """AN-46: the owl stands for one animal of this family."""
    s.owl_family = family
    s.naming = int(s.naming) & ~(1 << seat)
    s.waiting = int(s.waiting) & ~(1 << seat)
    emit(events, moves.OWL_NAMED, EVERYONE, seat, family)


@rule
def award_medals(s: State, events: Events) -> None:
    """AN-44, AN-45: medals for every collection; AN-47: secret, unless the table plays openly."""
    for seat in range(s.seats):
        for family in range(components.FAMILIES):
            n = award(s, seat, family)
            if n > 0:
                emit(
                    events, moves.MEDALS, EVERYONE if s.open_medals else only(seat), seat, family, n
                )
