"""What a seat, or a spectator, sees of the table; moves in words; what scores are made of."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from menagerie.core.state.bits import NONE, count, members, u64
from menagerie.core.state.record import Mask
from menagerie.core.view import Ask, alike
from menagerie.core.words import Message, ScoreLine

from . import components as box
from . import said
from .moves import ROWS
from .powers import robbable, uses_of_set
from .prizes import bonus_group, medals_for, place_of, points_of, prize_cards, stars, stars_of
from .state import EVERY_SEAT, EXCHANGING, LOOKS, OFFERING, SEASONS, USING_POWERS, State
from .suggestion import Suggestion, Swap, best_exchange, swaps
from .table import cards_in_play, fits, is_complete, next_asked, rows_of, space


class Collection(msgspec.Struct):
    cards: list[int]
    space: int  # for so many more
    stars: int
    medals: list[int]  # by family: what it earns as it lies; the owl counts once it is named
    earns: int  # so many medals together
    partners: list[int]  # of the asked seat: its cards with the power of an offered one


class Player(msgspec.Struct):
    collections: list[Collection]
    stars: int
    place: int | None  # in elegance, while collections are made: exchanges do not change it
    due: int  # prize cards that the stars would win now, while collections are made
    complete: bool
    prize_count: int
    prizes: list[int | None]  # oldest first; None where the viewer does not know the card
    earns: int  # medals of the collections as they lie
    medals: list[int] | None  # by family; None while secret
    points: int | None
    bonus: int | None  # of these, for special prizes


class Family(msgspec.Struct):
    """How a family stands this season."""

    animals: list[int]  # by seat: in its collections
    most: int  # in the collections of one seat
    ahead: list[int]  # who has so many; nobody with a single animal
    unseen: int  # animals that the viewer sees nowhere: in the deck, or prize cards of others


class Taking(msgspec.Struct):
    """What taking the offered cards into one collection would give."""

    row: int
    stars: int  # more, or fewer
    medals: list[int]  # by family: what the collection would then earn
    gains: list[int]  # by family: so many more, or fewer, than now
    gain: int  # all families together
    uses: list[int]  # by power


class Power(msgspec.Struct):
    """The powers being used."""

    seat: int
    row: int
    uses: list[int]  # left, by power
    spied: int  # cards the spy still has to put back
    cards: list[int] | None  # those cards, the next to be drawn first; only the spy sees them
    placed: list[int] | None  # those already put back, the first to be drawn first
    gift: int | None  # the joker's present, while its receiver is being chosen
    changes: list[tuple[int, int]]  # for the viewer: a card to steal or give, medals more or fewer


class Exchange(msgspec.Struct):
    """Stage 3, for the viewer."""

    laying: int | None  # prize card whose place is still to be chosen
    naming: bool  # the owl's family is to be named
    swaps: list[Swap]
    suggestion: Suggestion


class View(msgspec.Struct):
    seats: int
    season: int  # 1, 2, 3
    seasons: int
    stage: int  # 1 collections, 3 exchanges and medals (stage 2 asks nobody)
    leader: int
    asked: int | None  # who decides in stage 1
    waiting: list[int]
    may_be_asked: list[int]  # whom the offered cards can still reach, in this order
    offer: list[int]
    deck_size: int
    deck_top: list[int]  # what the viewer knows of the next cards, the first to be drawn first
    deck_among_top: list[int]  # known to be among the next `deck_among`, the order unknown
    deck_among: int
    deck_bottom: list[int]  # what the viewer knows of the last cards, the lowest first
    discard: list[int]
    players: list[Player]
    families: list[Family]
    taking: list[Taking]  # for the viewer, when asked
    power: Power | None
    exchange: Exchange | None
    owl_family: int | None
    laid: list[int]  # prize cards laid into collections this season
    bonus_group: int  # so many equal medals
    bonus: int  # earn so many points more
    ask: Ask | None
    over: bool


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    over = int(s.waiting) == 0
    chooser = seat if seat is not None and int(s.waiting) >> seat & 1 else None
    seen = _seen(s, seat)
    return View(
        seats=int(s.seats),
        season=int(s.season) + 1,
        seasons=SEASONS,
        stage=3 if s.phase == EXCHANGING else 1,
        leader=int(s.leader),
        asked=None if s.phase == EXCHANGING else int(s.asked),
        waiting=members(s.waiting),
        may_be_asked=_may_be_asked(s),
        offer=members(s.offer),
        deck_size=int(s.deck_size),
        deck_top=_known_run(s, seat, range(int(s.deck_size) - 1, -1, -1)),
        deck_among_top=[] if seat is None else members(s.glimpsed[seat]),
        deck_among=0 if seat is None else int(s.glimpse_size[seat]),
        deck_bottom=_known_run(s, seat, range(int(s.deck_size))),
        discard=members(s.discard),
        players=[_player(s, seat, other) for other in range(int(s.seats))],
        families=[_family(s, seen, family) for family in range(box.FAMILIES)],
        taking=_takings(s, chooser) if chooser is not None and s.phase == OFFERING else [],
        power=_power(s, seat) if s.phase == USING_POWERS else None,
        exchange=None if chooser is None or s.phase != EXCHANGING else _exchange(s, chooser),
        owl_family=None if s.owl_family == box.NO_FAMILY else int(s.owl_family),
        laid=members(s.laid),
        bonus_group=int(bonus_group(s.seats)),
        bonus=box.BONUS,
        ask=None if chooser is None else _ask(s, chooser),
        over=over,
    )


def _knows(seats: int, seat: int | None) -> bool:
    """A spectator knows what every seat knows."""
    return int(seats) == EVERY_SEAT if seat is None else int(seats) >> seat & 1 == 1


def _known_run(s: State, seat: int | None, places: range) -> list[int]:
    """The cards of the deck that the viewer knows without a gap, in this order of places."""
    cards: list[int] = []
    for i in places:
        if not _knows(s.deck_known[i], seat):
            break
        cards.append(int(s.deck[i]))
    return cards


@alike
def _may_be_asked(s: State) -> list[int]:
    """AN-09: if everybody before them passes; a set that has to be taken reaches nobody else."""
    seats: list[int] = []
    if s.phase == OFFERING and not s.must_take:
        seat = next_asked(s, int(s.asked))
        while seat != int(s.leader):
            seats.append(seat)
            seat = next_asked(s, seat)
    return seats


def _partners(s: State, seat: int, row: int) -> list[int]:
    """AN-19: the cards that would give offered ones their power."""
    if s.phase != OFFERING or seat != int(s.asked):
        return []
    cards = s.collections[seat, row]
    return [
        c for power in box.WITH_POWER if s.offer & power != NONE for c in members(cards & power)
    ]


def _medals(cards: Mask, owl_family: int) -> list[int]:
    return [int(medals_for(cards, family, owl_family)) for family in range(box.FAMILIES)]


def _collected(s: State, seat: int) -> Mask:
    return s.collections[seat, 0] | s.collections[seat, 1]


def _family(s: State, seen: Mask, family: int) -> Family:
    animals = _animals(s, family)
    most = max(animals)
    return Family(
        animals=animals,
        most=most,
        ahead=[other for other, n in enumerate(animals) if n == most] if most > 1 else [],
        unseen=int(count(u64(cards_in_play(s.seats)) & box.FAMILY[family] & ~seen)),
    )


@alike
def _animals(s: State, family: int) -> list[int]:
    """By seat."""
    return [int(count(_collected(s, other) & box.FAMILY[family])) for other in range(int(s.seats))]


def _seen(s: State, seat: int | None) -> Mask:
    """The cards that the viewer sees, or saw, outside the deck."""
    seen = s.offer | s.discard
    for other in range(int(s.seats)):
        prizes = range(int(s.prize_count[other]))
        known = [int(s.prizes[other, i]) for i in prizes if _knows(s.prize_known[other, i], seat)]
        seen |= _collected(s, other) | box.card_set(known)
    return seen


def _player(s: State, seat: int | None, other: int) -> Player:
    shown = seat == other or bool(s.open_medals) or int(s.waiting) == 0
    points = int(points_of(s, other)) if shown else 0
    return replace(
        _open_player(s, other),
        prizes=[
            int(s.prizes[other, i]) if _knows(s.prize_known[other, i], seat) else None
            for i in range(int(s.prize_count[other]))
        ],
        medals=[int(n) for n in s.medals[other]] if shown else None,
        points=points if shown else None,
        bonus=points - sum(int(n) for n in s.medals[other]) if shown else None,
    )


@alike
def _open_player(s: State, other: int) -> Player:
    """A player without what is not for everybody to see."""
    rows = [_collection(s, other, row) for row in range(rows_of(s))]
    collecting = s.phase != EXCHANGING
    return Player(
        collections=rows,
        stars=int(stars_of(s, other)),
        place=int(place_of(s, other)) if collecting else None,
        due=int(prize_cards(s, other)) if collecting else 0,
        complete=bool(is_complete(s, other)),
        prize_count=int(s.prize_count[other]),
        prizes=[],
        earns=sum(row.earns for row in rows),
        medals=None,
        points=None,
        bonus=None,
    )


@alike
def _collection(s: State, seat: int, row: int) -> Collection:
    cards = s.collections[seat, row]
    medals = _medals(cards, int(s.owl_family))
    return Collection(
        cards=members(cards),
        space=int(space(s, seat, row)),
        stars=int(stars(cards)),
        medals=medals,
        earns=sum(medals),
        partners=_partners(s, seat, row),
    )


def _takings(s: State, seat: int) -> list[Taking]:
    return [taking(s, s.collections[seat, row], row) for row in range(ROWS) if fits(s, seat, row)]


def taking(s: State, cards: Mask, row: int) -> Taking:
    """What the offered cards would give a collection of these cards."""
    before, after = _medals(cards, box.NO_FAMILY), _medals(cards | s.offer, box.NO_FAMILY)
    gains = [new - old for new, old in zip(after, before, strict=True)]
    return Taking(
        row=row,
        stars=int(stars(s.offer)),
        medals=after,
        gains=gains,
        gain=sum(gains),
        uses=[int(uses_of_set(s, cards, power)) for power in range(box.POWERS)],
    )


def _power(s: State, seat: int | None) -> Power:
    spied, user = int(s.spied), int(s.asked)
    top = range(int(s.deck_size) - 1, int(s.deck_size) - 1 - min(int(s.deck_size), LOOKS), -1)
    cards = [int(s.deck[i]) for i in top]
    seen = spied > 0 and seat == user
    return Power(
        seat=user,
        row=int(s.row),
        uses=[int(n) for n in s.uses],
        spied=spied,
        cards=cards[len(cards) - spied :] if seen else None,
        placed=cards[: len(cards) - spied] if seen else None,
        gift=None if s.gift == box.NO_CARD else int(s.gift),
        changes=_changes(s, user) if seat == user and not spied else [],
    )


def _changes(s: State, seat: int) -> list[tuple[int, int]]:
    """What stealing or giving each possible card would change in the medals of the collection."""
    cards = s.collections[seat, int(s.row)]
    now = sum(_medals(cards, box.NO_FAMILY))
    after: dict[int, Mask] = {}
    if s.uses[box.STEALING]:
        keeps = space(s, seat, int(s.row)) > 0  # AN-24
        stolen = members(robbable(s, seat))
        after |= {c: cards | box.card_set([c]) if keeps else cards for c in stolen}
    if s.uses[box.GIVING]:
        after |= {c: cards & ~box.card_set([c]) for c in members(cards)}
    return [(card, sum(_medals(then, box.NO_FAMILY)) - now) for card, then in after.items()]


def _exchange(s: State, seat: int) -> Exchange:
    return Exchange(
        laying=None if s.laying[seat] == box.NO_CARD else int(s.laying[seat]),
        naming=int(s.naming) >> seat & 1 == 1,
        swaps=swaps(s, seat),
        suggestion=best_exchange(s, seat),
    )


def _ask(s: State, seat: int) -> Ask:
    if s.phase == OFFERING:
        if s.must_take:
            return Ask.of(said.ask_must_take(n=int(s.offer).bit_count()))
        return Ask.of(said.ask_offer(n=int(s.offer).bit_count()))
    if s.phase == USING_POWERS:
        if s.spied:
            fresh = int(s.spied) == min(int(s.deck_size), LOOKS)
            return Ask.of((said.ask_first if fresh else said.ask_next)(n=int(s.spied)))
        if s.gift != box.NO_CARD:
            return Ask.of(said.ask_give_to(card=int(s.gift)))
        usable = [power for power in range(box.POWERS) if s.uses[power]]
        single = (said.ask_steal, said.ask_look, said.ask_give)[usable[0]]
        return Ask.of(single() if len(usable) == 1 else said.ask_powers())
    if int(s.naming) >> seat & 1:
        return Ask.of(said.ask_name())
    if s.laying[seat] != box.NO_CARD:
        return Ask.of(said.ask_replace(card=int(s.laying[seat])))
    return Ask.of(said.ask_exchange(n=int(s.prize_count[seat])))


def describe(s: State, seat: int, kind: str, args: Mapping[str, int]) -> Message:
    """A move in words; with two players it says which collection."""
    two = s.seats == 2
    if kind == "take":
        args = {**args, **dict(zip(("card", "card2", "card3"), members(s.offer), strict=False))}
    if kind == "pass":
        asked, leader = int(next_asked(s, seat)), int(s.leader)
        if asked == leader:
            return Message("move.pass.alone" if seat == leader else "move.pass.back")
        return Message("move.pass", {"seat": asked})
    if kind in ("take", "give_to") and two:
        return Message(f"move.{kind}.row", args)
    return Message(f"move.{kind}", args)


def score_lines(s: State, seat: int) -> Sequence[ScoreLine]:
    """AN-49: medals by family, then the bonuses."""
    group = int(bonus_group(s.seats))
    lines = []
    for family in range(box.FAMILIES):
        n = int(s.medals[seat, family])
        if n:
            lines.append(said.score_family(family=family, n=n).worth(n))
    bonuses = sum(int(n) // group for n in s.medals[seat])
    if bonuses:
        line = said.score_bonus(group=group, n=bonuses)
        lines.append(line.worth(box.BONUS * bonuses))
    return lines


def pieces(s: State) -> Sequence[int]:
    """Every card on the table, in the deck and in hands."""
    cards = members(s.offer) + members(s.discard)
    cards += [int(card) for card in s.deck[: int(s.deck_size)]]
    for seat in range(int(s.seats)):
        cards += [int(card) for card in s.prizes[seat, : int(s.prize_count[seat])]]
        for row in range(ROWS):
            cards += members(s.collections[seat, row])
    return sorted(cards)
