"""How the positions of the examples are reached: cards are passed so that seats get their parts,
and everybody plays what does no harm to the example."""

import random
from collections.abc import Mapping, Sequence

from menagerie.games.brutal_kingdom.components import (
    ABBOT,
    ASSASSIN,
    BACK,
    BISHOP,
    CLAIRVOYANT,
    COURTESAN,
    EFFECT,
    KILL,
    KING,
    LIGHT,
    POISONER,
    QUEEN,
    STAND,
    WITCH,
)
from menagerie.games.brutal_kingdom.phases import PASSING, PLAYING
from menagerie.games.brutal_kingdom.state import EMPTY
from menagerie.testing.finding import Scripts, Stage

SEATS = 4
LOUD = (KILL, STAND)  # effects that would disturb another example


def hand(stage: Stage, seat: int) -> list[int]:
    return [c for c in range(20) if stage.can(seat, "play", card=c)] if seat == turn(stage) else []


def turn(stage: Stage) -> int:
    return int(stage.state.turn)


def cards_of(stage: Stage, seat: int) -> set[int]:
    """All cards of a hand, whoever's turn it is."""
    s = stage.state
    places = [back * 10 + 2 * seat + n for back in (0, 1) for n in (0, 1)]
    return {int(s.place[p]) for p in places if s.place[p] != EMPTY}


def pass_on(stage: Stage, keep: Mapping[int, set[int]]) -> None:
    """Everyone passes what the neighbour needs, else what is not to be kept: `keep` by seat."""
    s = stage.state
    while s.phase == PASSING:
        seat = stage.match.waiting[0]
        back = int(s.back)
        two = sorted(c for c in cards_of(stage, seat) if BACK[c] == back)
        neighbour = (seat + (1 if back == LIGHT else -1)) % SEATS  # BK-07, BK-08
        needed = [c for c in two if c in keep.get(neighbour, set()) - keep.get(seat, set())]
        spare = [c for c in two if c not in keep.get(seat, set())]
        stage.do(seat, "pass", card=(needed or spare or two)[0])


def settle(stage: Stage) -> None:
    """Whatever a card asks for afterwards is left out, or answered with the first possibility."""
    while stage.state.phase not in (PLAYING, PASSING) and not stage.match.over:
        seat = stage.match.waiting[0]
        if stage.can(seat, "skip"):
            stage.do(seat, "skip")
        else:
            stage.match.play(seat, stage.match.legal_ids(seat)[0])


def play(stage: Stage, card: int) -> None:
    stage.do(turn(stage), "play", card=card)
    settle(stage)


def quiet(stage: Stage, keep: Sequence[int]) -> None:
    """A card that does no harm, and not one that is kept for later."""
    mild = [c for c in hand(stage, turn(stage)) if c not in keep and EFFECT[c] not in LOUD]
    stage.need(mild)
    play(stage, mild[0])


def hunter_spent(stage: Stage) -> int:
    """The Poisoner lies open at a neighbour's; seat 1 holds the Bishop and has a card to lose."""
    parts = {0: {POISONER}, 1: {BISHOP, ABBOT}}
    pass_on(stage, parts)
    s = stage.state
    stage.need(POISONER in cards_of(stage, 0) and BISHOP in cards_of(stage, 1) and s.first == 0)
    for _ in range(SEATS):
        quiet(stage, (POISONER, BISHOP))
    while turn(stage) != 0:
        stage.need(s.rounds == 1 and turn(stage) != 1)
        quiet(stage, (POISONER, BISHOP))
    play(stage, POISONER)
    stage.need(turn(stage) == 1 and s.kills[0] == 0)
    return 1


def queen_waits(stage: Stage) -> int:
    """The Queen lies open at a neighbour's; seat 1 holds the King and another light card."""
    pass_on(stage, {0: {QUEEN}, 1: {KING}})
    s = stage.state
    stage.need(QUEEN in cards_of(stage, 0) and KING in cards_of(stage, 1) and s.first == 0)
    for _ in range(SEATS):
        quiet(stage, (QUEEN, KING))
    while turn(stage) != 0:
        stage.need(s.rounds == 1 and turn(stage) != 1)
        quiet(stage, (QUEEN, KING))
    play(stage, QUEEN)
    stage.need(turn(stage) == 1)
    return 1


def one_of_two(stage: Stage) -> int:
    """King and Queen lie open at two others'; seat 3 holds the Assassin."""
    pass_on(stage, {3: {ASSASSIN}, 0: {QUEEN}, 1: {KING}, 2: {KING, QUEEN}})
    s = stage.state
    stage.need(ASSASSIN in cards_of(stage, 3) and s.first == 0)
    for seat in range(3):
        royal = [c for c in (KING, QUEEN) if c in cards_of(stage, seat)]
        if royal:
            play(stage, royal[0])
        else:
            quiet(stage, ())
    tops = {int(s.stack[seat, 0]) for seat in range(3)}
    stage.need({KING, QUEEN} <= tops and sum(map(int, s.kills)) == 0)
    return 3


def icons(stage: Stage) -> int:
    """The Bishop, the Witch and the Clairvoyant lie open; the last card of the chapter is due."""
    mine = {BISHOP, WITCH, CLAIRVOYANT}
    pass_on(stage, {0: mine})
    s = stage.state
    stage.need(mine <= cards_of(stage, 0))
    order = [BISHOP, WITCH, CLAIRVOYANT]  # the low one last: others begin the last round
    while not (s.rounds == 3 and turn(stage) == 0 and s.played == SEATS - 1):
        stage.need(s.chapter == 0)
        if turn(stage) == 0:
            stage.need(s.rounds < len(order))
            play(stage, order[int(s.rounds)])
        else:
            play(stage, hand(stage, turn(stage))[0])
    stage.need(not any(int(s.down) >> c & 1 for c in mine))
    return 0


def covered_king(stage: Stage) -> int:
    """The last of the round holds the King and a low card, and nothing open is higher."""
    pass_on(stage, {3: {KING, COURTESAN}})
    s = stage.state
    stage.need({KING, COURTESAN} <= cards_of(stage, 3) and s.first == 0)
    for _ in range(3):
        quiet(stage, (18, 19))
    stage.need(all(int(s.stack[seat, 0]) < KING for seat in range(3)))
    return 3


def worth(stage: Stage) -> int:
    """The last card of the game is due."""
    s, rng = stage.state, random.Random(stage.match.seed)
    while not (s.chapter == 3 and s.rounds == 3 and s.played == SEATS - 1 and s.phase == PLAYING):
        seat = stage.match.waiting[0]
        moves = stage.match.legal_ids(seat)
        stage.match.play(seat, rng.choice(moves))
        stage.need(not stage.match.over)
    me = turn(stage)
    stage.need(sum(map(int, s.tokens[me])) >= 5 and min(map(int, s.tokens[me])) >= 1)
    stage.need(max(map(int, s.stock)) <= 6)
    return me


SCRIPTS: Scripts = {
    "hunter_spent": (SEATS, hunter_spent, {}),
    "queen_waits": (SEATS, queen_waits, {}),
    "one_of_two": (SEATS, one_of_two, {}),
    "icons": (SEATS, icons, {}),
    "covered_king": (SEATS, covered_king, {}),
    "worth": (SEATS, worth, {}),
}
