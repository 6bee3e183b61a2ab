"""A perfect logician at the table: all the ways the hidden cards may lie, one by one.

Knows nothing of the game's own notes: it reads the events that its seat is told, goes through every
choice that others may have made in secret, and drops what does not fit.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from games.brutal_kingdom.position import Event
from menagerie.games.brutal_kingdom.components import CARD_OF, KEY, PER_BACK

CENTRE = (4, 5)  # where a card may lie: a hand 0–3, a place of the centre, aside, or open
ASIDE, OPEN = 6, 7
World = tuple[int, ...]  # by number of the card within its back


class Logician:
    """What one seat can conclude about the cards of one back in a chapter, after the passes."""

    def __init__(
        self,
        seat: int,
        seats: int,
        back: int,
        deck: set[int],
        hand: set[int],
        given: int,
        centre: bool,
    ) -> None:
        self.seat, self.back = seat, back
        self.cards = CARD_OF[back * PER_BACK : (back + 1) * PER_BACK].tolist()
        receiver = (seat + (1 if back == 0 else -1)) % seats
        known = dict.fromkeys(hand, seat) | {given: receiver}
        places = [q for q in range(seats) if q != seat for _ in (0, 1)]
        places.remove(receiver)
        places += [*CENTRE] if centre else []
        rest = [card for card in self.cards if card in deck and card not in known]
        places += [ASIDE] * (len(rest) - len(places))
        self.worlds: set[World] = {
            tuple(
                (known | dict(zip(rest, way, strict=True))).get(card, OPEN) for card in self.cards
            )
            for way in set(permutations(places))
        }
        self.shown: int | None = None

    def hear(self, events: Iterable[Event], hand: set[int]) -> None:
        """What this seat is told of one move, and its own hand afterwards."""
        for kind, audience, args in events:
            if audience >> self.seat & 1:
                self.conclude(kind, args)
        mine = [card in hand for card in self.cards]
        self.keep(lambda world: [at == self.seat for at in world] == mine)

    def keep(self, fits: Callable[[World], bool]) -> None:
        self.worlds = {world for world in self.worlds if fits(world)}

    def conclude(self, kind: str, args: dict[str, int]) -> None:
        """One event, if it is about this back."""
        if kind == "played":
            self.shown = None
        if args.get("card", -1) in self.cards:
            i = int(KEY[args["card"]]) % PER_BACK
            if kind == "played":
                self.keep(lambda world: world[i] == args["seat"])
                self.worlds = {(*world[:i], OPEN, *world[i + 1 :]) for world in self.worlds}
            elif kind == "shown":
                self.keep(lambda world: world[i] == args["seat"])
                self.shown = i
            elif kind == "nobody":
                self.keep(lambda world: world[i] > 3)
            elif kind == "saw_hand":
                self.keep(lambda world: world[i] == args["seat2"])
            elif kind == "saw_centre":
                self.keep(lambda world: world[i] == CENTRE[args["place"] % 2])
        if kind == "swapped" and args["place"] // 2 == self.back:
            self.swap(args["seat"], CENTRE[args["place"] % 2])
        elif kind == "exchanged" and args["back"] == self.back:
            self.swap(args["seat"], args["seat2"])

    def swap(self, one: int, other: int) -> None:
        """A card of each place goes to the other, any unless it was shown to all."""
        self.worlds = {
            after for world in self.worlds for after in swaps(world, one, other, self.shown)
        }
        self.shown = None

    def may_lie(self, card: int) -> set[int]:
        return {world[int(KEY[card]) % PER_BACK] for world in self.worlds} - {OPEN}


def swaps(world: World, one: int, other: int, shown: int | None) -> Iterator[World]:
    for a, b in ((one, other), (other, one)) if shown is not None else ((one, other),):
        for i in [i for i, at in enumerate(world) if at == a]:
            if shown is not None and i != shown:
                continue
            for j in [j for j, at in enumerate(world) if at == b]:
                after = list(world)
                after[i], after[j] = b, a
                yield tuple(after)
