"""How the positions of the examples are reached: everybody rallies until the wanted card comes."""

from collections.abc import Mapping
from typing import Any

from games.animal_kingdoms.position import D02, D09, D11, D20, D21, D27, K8, cards
from menagerie.core.state.bits import members
from menagerie.games.animal_kingdoms.components import KINGDOMS, rank_of
from menagerie.games.animal_kingdoms.state import TURN
from menagerie.testing.finding import Script, Scripts, Stage

HERE, LEFT, RIGHT, FAR = 0, -1, 1, 2  # kingdoms as a decree sees them


def hand_of(stage: Stage, seat: int) -> list[int]:
    return members(stage.state.hand[seat])


def rally(stage: Stage, seat: int, keep: set[int]) -> None:
    """Change all cards that are not wanted."""
    others = [c for c in hand_of(stage, seat) if c not in keep]
    stage.need(others)
    stage.do(seat, "rally")
    for c in others:
        stage.do(seat, "drop", card=c)
    if stage.can(seat, "draw"):
        stage.do(seat, "draw")


def under(decree: int, laid: Mapping[int, str], hold: str) -> tuple[int, Script, dict[str, Any]]:
    """A decree with these cards laid where it looks, and seat 0 to play, with these in hand."""
    wanted = [(where, c) for where, names in laid.items() for c in cards(names)]
    held = set(cards(hold))

    def script(stage: Stage) -> int:
        s = stage.state
        here = [k for k in range(KINGDOMS) if s.decrees[k] == decree]
        stage.need(here)
        todo = [((here[0] + where) % KINGDOMS, c) for where, c in wanted]
        while True:
            seat, hand = int(s.turn), set(hand_of(stage, int(s.turn)))
            if seat == 0 and not todo and held <= hand:
                return 0
            if todo and todo[0][1] in hand:
                kingdom, c = todo.pop(0)
                stage.do(seat, "card", card=c)
                stage.do(seat, "kingdom", kingdom=kingdom)
            else:
                keep = {c for _, c in todo} | (held if seat == 0 else set())
                rally(stage, seat, keep)
            stage.need(s.phase == TURN)

    return 3, script, {}


def scoring(stage: Stage) -> int:
    """Three, two, two cubes and one in the largest kingdom, whose token is worth 8."""
    s, cubes = stage.state, [1, 2, 2, 3]  # seat 0 comes last, and so into the capital
    stage.need(s.tokens[K8 * 3] == 8)
    while sum(map(int, s.cubes[K8])) < sum(cubes):
        seat = int(s.turn)
        wanting = [n for n in range(4) if s.cubes[K8, n] < cubes[n]]
        fitting = [c for c in hand_of(stage, seat) if fits(stage, seat, c)]
        if seat in wanting and (seat or wanting == [0]) and fitting:
            stage.do(seat, "card", card=fitting[0])
            kind = "kingdom" if stage.can(seat, "kingdom", kingdom=K8) else "capital"
            stage.do(seat, kind, kingdom=K8)
        else:
            rally(stage, seat, set())
    for seat in (1, 2):
        stage.do(seat, "withdraw")
    return 3


def fits(stage: Stage, seat: int, c: int) -> bool:
    """Whether the largest kingdom takes the card."""
    if not stage.can(seat, "card", card=c):
        return False
    stage.do(seat, "card", card=c)
    taken = any(stage.can(seat, kind, kingdom=K8) for kind in ("kingdom", "capital"))
    stage.match.undo()
    return taken


def battle(stage: Stage) -> int:
    """Three fight for a kingdom; one has lost, two drew; seat 0 chooses the second card."""
    s = stage.state
    stage.need(s.turn == 0)
    for seat in range(3):
        fitting = [c for c in hand_of(stage, seat) if fits(stage, seat, c)]
        stage.need(fitting)
        stage.do(seat, "card", card=fitting[0])
        stage.do(seat, "kingdom", kingdom=K8)
    for seat in range(3):
        stage.do(seat, "withdraw")
    ranks = [{rank_of(c): c for c in hand_of(stage, seat)} for seat in range(3)]
    equal = [r for r in ranks[0] if r in ranks[2] and 4 <= r <= 7]
    stage.need(equal)
    lower = [r for r in ranks[1] if 1 < r < equal[0]]
    stage.need(lower)
    rest = sorted(r for r in ranks[2] if r != equal[0])
    theirs = [r for r in rest if 3 <= r <= 6]
    stage.need(theirs)
    mine = {r for r in ranks[0] if r != equal[0]}
    stage.need(mine & set(range(theirs[0] + 1, 8)) and mine & set(range(2, theirs[0])))
    stage.do(0, "fight", card=ranks[0][equal[0]])
    stage.do(1, "fight", card=ranks[1][lower[0]])
    stage.do(2, "fight", card=ranks[2][equal[0]])
    stage.do(2, "fight", card=ranks[2][theirs[0]])
    return 0


def one_beats_eight(stage: Stage) -> int:
    """Two fight; the other has laid an 8 or a 7 face down, and seat 0 holds a 1."""
    s = stage.state
    stage.need(s.turn == 0)
    for seat in range(2):
        fitting = [c for c in hand_of(stage, seat) if fits(stage, seat, c)]
        stage.need(fitting)
        stage.do(seat, "card", card=fitting[0])
        stage.do(seat, "kingdom", kingdom=K8)
    for seat in range(2):
        stage.do(seat, "withdraw")
    ranks = [{rank_of(c): c for c in hand_of(stage, seat)} for seat in range(2)]
    stage.need({1, 7} <= set(ranks[0]) and 8 in ranks[1])
    stage.do(1, "fight", card=ranks[1][8])
    return 0


SCRIPTS: Scripts = {
    "ranks": under(D02, {}, "bee 6, frog 3"),
    "new_rank": under(D11, {HERE: "wolf 4, lizard 2, owl 1"}, "tiger 5, bee 2"),
    "neighbours": under(D20, {LEFT: "red panda 4"}, "red panda 7, frog 4, tiger 6"),
    "lower_neighbour": under(D21, {LEFT: "tiger 7", RIGHT: "owl 3"}, "wolf 3, bee 5"),
    "all_kingdoms": under(D27, {FAR: "lizard 6"}, "bee 6, lizard 2"),
    "pair": under(D09, {}, "bee 2, bee 7, tiger 4"),
    "places": (4, scoring, {}),
    "battle": (3, battle, {}),
    "one_beats_eight": (2, one_beats_eight, {}),
}
