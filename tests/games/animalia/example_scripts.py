"""How the positions of the examples are reached: the others take what seat 0 does not want."""

from collections import Counter
from collections.abc import Callable

from menagerie.core.state.bits import members
from menagerie.games.animalia.components import CAT, DOG, HORSE, OWL, PARROT, PRINT, RABBIT
from menagerie.games.animalia.state import EXCHANGING, OFFERING
from menagerie.testing.finding import Scripts, Stage

ELEGANT = 7  # stars of the rulebook's collection


def collection(stage: Stage, seat: int) -> list[int]:
    return members(stage.state.collections[seat, 0])


def families(cards: list[int]) -> Counter[int]:
    return Counter(PRINT[c].family for c in cards)


def collect(stage: Stage, wants: Callable[[int, list[int]], bool]) -> None:
    """A decision of stage 1: whoever is asked takes the one card on offer or passes it on."""
    s = stage.state
    if s.phase != OFFERING:
        seat = stage.match.waiting[0]
        stage.need(s.phase != EXCHANGING)
        power = next(n for n in range(3) if stage.can(seat, "skip", power=n))
        stage.do(seat, "skip", power=power)
        return
    seat, offer = int(s.asked), members(s.offer)
    mine = seat == 0 and wants(offer[-1], collection(stage, 0))
    full = len(collection(stage, 0)) == 5
    free = seat != 0 and (full or not wants(offer[-1], collection(stage, 0)))
    if stage.can(seat, "take", row=0) and (mine or free or not stage.can(seat, "pass")):
        stage.need(mine or free)
        stage.do(seat, "take", row=0)
    else:
        stage.do(seat, "pass")


def too_many(stage: Stage) -> int:
    """A set of three lies before the leader, whose neighbour has room for two."""
    s = stage.state
    while len(collection(stage, 1)) < 3 or s.leader != 0:
        stage.need(s.phase == OFFERING and s.turns < 12)
        takes = s.asked == 1 and len(collection(stage, 1)) < 3
        stage.need(not takes or len(members(s.offer)) == 1)
        if takes:
            stage.do(int(s.asked), "take", row=0)
        else:
            stage.do(int(s.asked), "pass")
    while len(members(s.offer)) < 3:
        stage.do(int(s.asked), "pass")
    stage.need(s.asked == 0)
    return 0


def last_place(stage: Stage) -> int:
    """The leader has four animals; a single card went round, and seat 2 is the last to be asked."""
    s = stage.state
    while len(collection(stage, 0)) < 4 or s.leader != 0:
        stage.need(s.turns < 16)
        collect(stage, lambda c, mine: len(mine) < 4)
    while s.asked != 2:
        stage.need(s.phase == OFFERING and s.leader == 0 and len(members(s.offer)) == 1)
        stage.do(int(s.asked), "pass")
    return 2


def elegance(stage: Stage) -> int:
    """With the card on offer seat 0 has seven stars, and everybody is complete."""
    s = stage.state

    def stars(cards: list[int]) -> int:
        return sum(PRINT[c].animal.stars for c in cards)

    def wants(c: int, mine: list[int]) -> bool:
        left, total = 4 - len(mine), stars([*mine, c])
        return PRINT[c].animal.power is None and c != OWL and total + 3 * left >= ELEGANT

    while True:
        mine = collection(stage, 0)
        if s.phase == OFFERING and s.asked == 0 and len(mine) == 4:
            offer = members(s.offer)
            if len(offer) == 1 and stars([*mine, *offer]) == ELEGANT:
                events = stage.match.play(0, 0)
                told = [(e.kind, dict(e.args)) for e in events]
                stage.match.undo()
                if ("first", {"seat": 0}) in told:
                    return 0
        stage.need(s.phase != EXCHANGING)
        collect(stage, wants)


def judged(stage: Stage, goal: Counter[int], prizes: tuple[int, ...] = ()) -> int:
    """Seat 0 has this collection in stage 3, and prize cards of these families."""
    s = stage.state

    def wants(c: int, mine: list[int]) -> bool:
        return families([*mine, c]) <= goal

    while s.phase != EXCHANGING:
        stage.need(s.season == 0 and not stage.match.over)
        collect(stage, wants)
    held = [int(c) for c in s.prizes[0][: int(s.prize_count[0])]]
    stage.need(families(collection(stage, 0)) == goal)
    stage.need(tuple(PRINT[c].family for c in held) == prizes)
    for seat in stage.match.waiting:
        if seat:
            stage.do(seat, "done")
    stage.need(stage.match.waiting == [0])
    return 0


OWLS = PRINT[OWL].family
SCRIPTS: Scripts = {
    "too_many": (4, too_many, {}),
    "last_place": (3, last_place, {}),
    "elegance": (3, elegance, {}),
    "owl_joins": (4, lambda s: judged(s, Counter({DOG: 3, RABBIT: 1, OWLS: 1})), {}),
    "owl_is_fifth": (
        4,
        lambda s: judged(s, Counter({DOG: 1, CAT: 1, HORSE: 1, RABBIT: 1, OWLS: 1})),
        {},
    ),
    "exchange": (
        3,
        lambda s: judged(s, Counter({DOG: 2, CAT: 1, PARROT: 1, HORSE: 1}), (CAT, CAT)),
        {},
    ),
}
