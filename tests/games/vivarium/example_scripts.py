"""How the positions of the examples are reached: everybody takes what one of them needs."""

import random

from menagerie.core.state.bits import members
from menagerie.games.vivarium.components import CREATURES, DOMINOES, EQUIPMENT, LAMP, PAIRS
from menagerie.games.vivarium.state import CHOOSING, centre, domino
from menagerie.testing.finding import Scripts, Stage

ROW = 4
FIRST_EQUIPMENT = len(CREATURES)


def numbers(stage: Stage, seat: int, slot: int) -> tuple[int, int]:
    """Of a tile of this seat."""
    return DOMINOES[domino(stage.state, seat, slot)].numbers


def central(stage: Stage) -> tuple[int, int]:
    return DOMINOES[int(stage.state.dominoes[centre(stage.state)])].numbers


def dominoes(stage: Stage) -> int:
    """The rulebook's tiles: 1·2 and 2·4 with whoever begins, 3·4 in the centre."""
    seat = stage.match.waiting[0]
    stage.need(numbers(stage, seat, 0) == (1, 2) and numbers(stage, seat, 1) == (2, 4))
    stage.need(central(stage) == (3, 4))
    return seat


def shifting(stage: Stage) -> int:
    """The tiles 1·2 and 1·3 after the swap, with a single gem."""
    seat = stage.match.waiting[0]
    stage.need(numbers(stage, seat, 0) == (1, 2) and central(stage) == (1, 3))
    stage.do(seat, "give", slot=1)
    return seat


def lamp(stage: Stage) -> int:
    """A lamp in a full column can be reached for nothing."""
    seat = stage.match.waiting[0]
    stage.do(seat, "give", slot=0)
    s = stage.state
    for cell in range(2 * ROW, 3 * ROW):
        card = int(s.board[cell])
        tool = EQUIPMENT[card - FIRST_EQUIPMENT]
        if tool.kind == LAMP and stage.can(seat, "take", cell=cell):
            events = stage.match.play(seat, 2 + cell)
            paid = any(e.kind == "paid" for e in events)
            stage.match.undo()
            stage.need(not paid)
            return seat
    stage.need(False)
    return 0


def second_pair(stage: Stage) -> int:
    """Whoever is asked has one pair for a contract, and can complete the second: it pays 3 more,
    and a starting contract 1."""
    s, rng = stage.state, random.Random(stage.match.seed)
    while not stage.match.over and s.stage < 7:
        seat = stage.match.waiting[0]
        if s.phase == CHOOSING and s.stage >= 3:
            before = stage.match.scores[seat]
            for cell in range(2 * ROW):
                if not stage.can(seat, "take", cell=cell):
                    continue
                points = CREATURES[int(s.board[cell])].points if s.board[cell] < 48 else 0
                if not points or not members(s.signed[seat]):
                    continue
                events = stage.match.play(seat, 2 + cell)
                told = [e.kind for e in events]
                gain = stage.match.scores[seat] - before
                stage.match.undo()
                if "paid" not in told and "token_gem" not in told and gain == points + 4:
                    stage.need(len(told) == 1 and len(members(s.signed[seat])) == 1)
                    stage.need(members(s.signed[seat])[0] < len(PAIRS))
                    return seat
        stage.match.play(seat, rng.choice(stage.match.legal_ids(seat)))
    stage.need(False)
    return 0


SCRIPTS: Scripts = {
    "dominoes": (4, dominoes, {}),
    "shifting": (3, shifting, {}),
    "lamp": (3, lamp, {}),
    "second_pair": (2, second_pair, {}),
}
