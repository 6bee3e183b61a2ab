"""What a seat sees, as typed JSON; why a move is not legal; the score with its reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from menagerie.core.bits import members
from menagerie.core.words import Message, Reason, ScoreLine

from . import box
from .cards import (
    ALL_CREATURES,
    ALL_EQUIPMENT,
    CARDS,
    CELLS,
    CONTRACT,
    EMPTY,
    EQUIPMENT,
    HABITAT,
    NEIGHBOURS,
    SPECIES,
    STARTING,
    SYMBOL,
)
from .contracts import COUNTING, HABITAT_START, MOST, PAYS, SPECIES_START
from .counted import Groups, counted
from .dominoes import IN_PLAY, TILES, Way, ways
from .moves import GIVE, HAND, KEEP, PICK, SHOOT, SKIP, SPOT, STOP, TAKE, TWO_GEMS
from .rounds import larger_number, leader, matching
from .scoring import contract_points, creature_points, progress
from .state import (
    CHOOSING,
    HANDING,
    KEEPING,
    OVER,
    PICKING,
    ROUNDS,
    SPOTTING,
    SWAPPING,
    centre,
    current_token,
    domino,
)
from .tokens import CONTRACT_TOKEN, HOURGLASS, REWARDED, TOKEN_POINTS

PHASES = ("swap", "choose", "spot", "shoot", "keep", "pick", "hand", "over")
COUNTED = ("cards", "pairs", "species_sets", "habitat_sets", "both_sets")


class Card(msgspec.Struct, omit_defaults=True):
    """A card with what is printed on it."""

    id: int
    type: str  # creature, equipment, contract, starting
    species: list[int] = []  # of a creature one, of a hat two
    habitat: int | None = None
    points: int | None = None
    equipment: int | None = None  # its kind
    symbol: int | None = None
    gems: int | None = None
    counts: str | None = None  # of a contract: cards, pairs, …
    icons: list[tuple[str, int]] = []  # of a contract for pairs or of a starting one
    pays: list[int] = []  # of a contract, by what it counts


class Domino(msgspec.Struct):
    id: int
    numbers: tuple[int, int]


class Plan(msgspec.Struct):
    """A way to take a card: what to give, which numbers point at it, and the moves to make."""

    slot: int | None  # the domino to give; nothing when the swap is done
    give: Domino | None
    take: Domino | None
    row_domino: int
    row_number: int
    column_domino: int
    column_number: int
    gems: int
    affordable: bool
    moves: list[int]


class Gain(msgspec.Struct):
    """What a card would bring the viewer at once."""

    points: int  # printed on a creature
    contracts: int  # more from contracts
    gems: int  # its own and the token's


class Cell(msgspec.Struct):
    cell: int
    card: Card | None
    price: int | None  # for the deciding seat, by its cheapest plan
    reachable: bool  # and it can pay
    plans: list[Plan]
    gain: Gain | None


class Contract(msgspec.Struct):
    card: Card
    counted: int  # cards, pairs or sets so far
    points: int  # now
    next: int  # with one more
    groups: Groups  # the cards that count


class Pad(msgspec.Struct):
    """The score pad; `complete` when secret contracts are in it."""

    creatures: int
    gems: int
    tokens: int
    contracts: int
    total: int
    complete: bool


class Player(msgspec.Struct):
    seat: int
    gems: int
    dominoes: list[Domino]
    creatures: list[Card]
    equipment: list[Card]
    contracts: list[Contract]
    starting: list[Contract]  # one's own; everybody's at the end
    secret: int  # starting contracts not shown
    tokens: list[int]
    species: list[int]  # creatures by species
    habitats: list[int]
    symbols: list[int]
    pad: Pad


class Race(msgspec.Struct):
    """The race for a token: matching cards by seat; a tie goes to the last in turn order."""

    token: int
    counts: list[int]
    leader: int | None


class Ask(msgspec.Struct):
    """The question to the viewer, to be put into words."""

    key: str
    args: dict[str, int]


class View(msgspec.Struct):
    round: int
    rounds: int
    lap: int  # first or second turn of the round
    order: list[int]  # turn order of this round
    active: int
    phase: str
    board: list[Cell]
    centre: Domino
    face_down: Domino | None  # two players
    column: int | None  # two players: the column (1–4) that goes after this round
    creatures_left: int
    equipment_left: int
    contracts_left: int
    race: Race
    next_race: Race | None
    players: list[Player]
    spyglass: int | None  # the cell that binoculars lay in
    looking: list[Card]  # creatures that the viewer looks at
    looking_count: int
    picked: Card | None  # of these, the one the viewer hands out next
    owed: list[int]  # seats that the shovel still owes a creature
    discarded: list[int]  # cards that all saw go
    rejected: list[int]  # creatures that only the viewer saw go
    tools_in_starting: bool
    ask: Ask | None


def _face(card: int) -> Card:
    if card < EQUIPMENT:
        species, habitat, points = box.CREATURES[card]
        return Card(card, "creature", species=[species], habitat=habitat, points=points)
    if card < CONTRACT:
        kind, symbol, shown = box.EQUIPMENT[card - EQUIPMENT]
        gems = box.EQUIPMENT_GEMS[kind]
        return Card(
            card, "equipment", species=list(shown), equipment=kind, symbol=symbol, gems=gems
        )
    contract = card - CONTRACT
    icons: list[tuple[str, int]] = []
    symbol_asked = contract - len(box.PAIRS) - len(box.SET_POINTS)
    if contract < len(box.PAIRS):
        icons = list(box.PAIRS[contract])
    elif contract >= SPECIES_START:
        icons = [("species", contract - SPECIES_START)]
    elif contract >= HABITAT_START:
        icons = [("habitat", contract - HABITAT_START)]
    elif 0 <= symbol_asked < len(box.SYMBOLS):
        icons = [("symbol", symbol_asked)]
    return Card(
        card,
        "contract" if card < STARTING else "starting",
        counts=COUNTED[COUNTING[contract]],
        icons=icons,
        pays=[int(p) for p in PAYS[contract]],
    )


FACES = [_face(card) for card in range(CARDS)]
TILE = [Domino(tile, box.DOMINOES[tile][:2]) for tile in range(TILES)]


def view(s: Any, seat: int | None) -> View:
    seats = int(s.seats)
    middle = centre(s)
    two = seats == 2
    mine = seat is not None and seat == int(s.active)
    deciding = seat is not None and bool(int(s.waiting) >> seat & 1)
    more = int(s.stage) < ROUNDS
    return View(
        round=int(s.stage),
        rounds=ROUNDS,
        lap=min(2, 1 + int(s.turn) // seats),
        order=[(int(s.first) + i) % seats for i in range(seats)],
        active=int(s.active),
        phase=PHASES[s.phase],
        board=_board(s, seat),
        centre=TILE[s.dominoes[middle]],
        face_down=TILE[s.dominoes[middle + 1]] if two else None,
        # The tile now face down will lie open.
        column=int(larger_number(int(s.dominoes[middle + 1]))) if two and more else None,
        creatures_left=int(s.creatures_left),
        equipment_left=int(s.equipment_left),
        contracts_left=int(s.contracts_left),
        race=_race(s, int(current_token(s))),
        next_race=_race(s, int(s.tokens[int(s.stage) - 1])) if more else None,
        players=[_player(s, other, seat) for other in range(seats)],
        spyglass=int(s.spyglass[int(s.spying) - 1]) if s.spying else None,
        looking=[FACES[card] for card in members(s.looked)] if mine else [],
        looking_count=len(members(s.looked)),
        picked=FACES[s.picked] if mine and s.phase == HANDING else None,
        owed=members(s.owed),
        discarded=members(s.discarded) + [CONTRACT + c for c in members(s.torn)],
        rejected=members(s.rejected[seat]) if seat is not None else [],
        tools_in_starting=bool(s.tools_start),
        ask=_ask(s, seat) if deciding and seat is not None else None,
    )


# The board


def _board(s: Any, viewer: int | None) -> list[Cell]:
    cells = []
    for cell in range(CELLS):
        card = int(s.board[cell])
        if card == EMPTY:
            cells.append(Cell(cell, None, None, False, [], None))
            continue
        found = plans(s, cell)
        gain = _gain(s, viewer, card) if viewer is not None else None
        best = found[0] if found else None
        cells.append(
            Cell(
                cell,
                FACES[card],
                best.gems if best else None,
                bool(best and best.affordable),
                found,
                gain,
            )
        )
    return cells


def plans(s: Any, cell: int) -> list[Plan]:
    """For the deciding seat: the ways to the card of a cell, cheapest first."""
    seat = int(s.active)
    hand = [domino(s, seat, 0), domino(s, seat, 1)]
    if s.phase == SWAPPING:
        # One plan for each domino that may be given.
        middle = int(s.dominoes[centre(s)])
        found = [
            _plan(
                s,
                seat,
                cell,
                ways(hand[1 - slot], middle, cell)[0],
                slot,
                TILE[hand[slot]],
                TILE[middle],
            )
            for slot in (0, 1)
        ]
        return sorted(found, key=lambda plan: plan.gems)
    if s.phase == CHOOSING:
        return [_plan(s, seat, cell, ways(hand[0], hand[1], cell)[0])]
    if s.phase == SPOTTING and int(NEIGHBOURS[_spyglass(s)]) >> cell & 1:
        return [Plan(None, None, None, -1, 0, -1, 0, 1, bool(s.gems[seat] > 0), [SPOT + cell])]
    return []


def _plan(
    s: Any,
    seat: int,
    cell: int,
    way: Way,
    slot: int | None = None,
    give: Domino | None = None,
    take: Domino | None = None,
) -> Plan:
    moves = [TAKE + cell] if slot is None else [GIVE + slot, TAKE + cell]
    return Plan(slot, give, take, *way, way.gems <= int(s.gems[seat]), moves)


def _spyglass(s: Any) -> int:
    return int(s.spyglass[int(s.spying) - 1])


def _gain(s: Any, viewer: int, card: int) -> Gain:
    token = int(current_token(s))
    if card >= CONTRACT:
        worth = contract_points(s.cards[viewer], card - CONTRACT, s.tools_start)
        return Gain(0, int(worth), int(token == CONTRACT_TOKEN))
    before = s.cards[viewer]
    after = before | ALL_CREATURES.dtype.type(1 << card)
    more = sum(
        int(contract_points(after, c, s.tools_start))
        - int(contract_points(before, c, s.tools_start))
        for c in _contracts(s, viewer)
    )
    face = FACES[card]
    gems = (face.gems or 0) + (int(REWARDED[token]) >> card & 1)
    return Gain(face.points or 0, more, gems)


# Players


def _contracts(s: Any, seat: int) -> list[int]:
    """All contracts of a seat, the secret ones first."""
    return [*_starting(s, seat), *members(s.signed[seat])]


def _starting(s: Any, seat: int) -> list[int]:
    return [HABITAT_START + int(s.habitat_goal[seat]), SPECIES_START + int(s.species_goal[seat])]


def _contract(s: Any, seat: int, contract: int) -> Contract:
    cards, tools = s.cards[seat], int(s.tools_start)
    n = min(MOST, int(progress(cards, contract, tools)))
    pays = PAYS[contract]
    groups = counted(int(cards), contract, bool(tools))
    return Contract(
        FACES[CONTRACT + contract], n, int(pays[n]), int(pays[min(MOST, n + 1)]), groups
    )


def _player(s: Any, seat: int, viewer: int | None) -> Player:
    cards = int(s.cards[seat])
    shown = seat == viewer or int(s.phase) == OVER
    signed = [_contract(s, seat, c) for c in members(s.signed[seat])]
    starting = [_contract(s, seat, c) for c in _starting(s, seat)] if shown else []
    tokens = members(s.won[seat])
    creatures = int(creature_points(s.cards[seat]))
    contracts = sum(c.points for c in signed + starting)
    gems = int(s.gems[seat])
    prizes = TOKEN_POINTS * len(tokens)
    total = creatures + gems + prizes + contracts
    return Player(
        seat=seat,
        gems=gems,
        dominoes=[TILE[domino(s, seat, slot)] for slot in (0, 1)],
        creatures=[FACES[card] for card in members(cards & int(ALL_CREATURES))],
        equipment=[FACES[card] for card in members(cards & int(ALL_EQUIPMENT))],
        contracts=signed,
        starting=starting,
        secret=0 if shown else 2,
        tokens=tokens,
        species=[(cards & int(kind)).bit_count() for kind in SPECIES],
        habitats=[(cards & int(place)).bit_count() for place in HABITAT],
        symbols=[(cards & int(symbol)).bit_count() for symbol in SYMBOL],
        pad=Pad(creatures, gems, prizes, contracts, total, shown),
    )


def _race(s: Any, token: int) -> Race:
    if token == HOURGLASS:
        return Race(token, [], None)
    ahead = int(leader(s, token))
    counts = [int(matching(s, seat, token)) for seat in range(int(s.seats))]
    return Race(token, counts, ahead if ahead >= 0 else None)


def _ask(s: Any, seat: int) -> Ask:
    args: dict[str, int] = {}
    if s.phase == SWAPPING:
        args["domino"] = int(s.dominoes[centre(s)])
    elif s.phase == CHOOSING:
        args["n"] = int(s.gems[seat])
    elif s.phase == HANDING:
        args["card"] = int(s.picked)
    return Ask(f"ask.{PHASES[s.phase]}", args)


# Moves in words


def describe(s: Any, seat: int, kind: str, args: Mapping[str, int]) -> Message:
    if kind == "give":
        mine, middle = domino(s, seat, args["slot"]), int(s.dominoes[centre(s)])
        return Message("move.give", {"domino": mine, "domino2": middle})
    if kind in ("take", "spot"):
        card = int(s.board[args["cell"]])
        if card == EMPTY:
            return Message("move.cell", args)
        values = {**args, "card": card}
        if kind == "take":
            way = ways(domino(s, seat, 0), domino(s, seat, 1), args["cell"])[0]
            if way.gems:
                return Message("move.take.gems", {**values, "n": way.gems})
        return Message(f"move.{kind}", values)
    return Message(f"move.{kind}", args)


def why_not(s: Any, seat: int, move: int) -> Reason:
    """Why a move is not legal now."""
    phase = int(s.phase)
    if move < TAKE:
        return Reason("reason.swapped", rule="VI-10")
    if move <= TWO_GEMS:
        if phase == SWAPPING:
            return Reason("reason.swap_first", rule="VI-09")
        if phase != CHOOSING:
            return Reason("reason.card_taken", rule="VI-09")
        cell = move - TAKE
        if s.board[cell] == EMPTY:
            return Reason("reason.cell_empty", {"cell": cell}, rule="VI-13")
        gems = ways(domino(s, seat, 0), domino(s, seat, 1), cell)[0].gems
        return Reason("reason.too_dear", {"n": gems, "n2": int(s.gems[seat])}, rule="VI-12")
    if move <= STOP:
        if phase != SPOTTING:
            return Reason("reason.no_binoculars", rule="VI-23")
        cell = move - SPOT
        if not int(NEIGHBOURS[_spyglass(s)]) >> cell & 1:
            return Reason("reason.not_neighbour", {"cell": cell}, rule="VI-23")
        return Reason("reason.cell_empty", {"cell": cell}, rule="VI-13")
    if move in (SHOOT, SKIP):
        return Reason("reason.no_camera", rule="VI-21")
    if move < PICK:
        if phase != KEEPING:
            return Reason("reason.no_camera", rule="VI-21")
        return Reason("reason.not_looked", {"card": move - KEEP}, rule="VI-21")
    if phase not in (PICKING, HANDING):
        return Reason("reason.no_shovel", rule="VI-24")
    if move < HAND:
        if phase == HANDING:
            return Reason("reason.picked", rule="VI-24")
        return Reason("reason.not_looked", {"card": move - PICK}, rule="VI-24")
    if phase == PICKING:
        return Reason("reason.pick_first", rule="VI-24")
    return Reason("reason.not_owed", rule="VI-24")


# The score


def score_lines(s: Any, seat: int) -> list[ScoreLine]:
    """VI-39: the four columns of the score pad."""
    creatures = [FACES[card] for card in members(int(s.cards[seat]) & int(ALL_CREATURES))]
    tokens = members(s.won[seat])
    contracts = [_contract_line(s, seat, c) for c in _contracts(s, seat)]
    return [
        ScoreLine(
            "score.creatures",
            {"n": len(creatures)},
            sum(card.points or 0 for card in creatures),
            tuple(ScoreLine("score.card", {"card": c.id}, c.points or 0) for c in creatures),
        ),
        ScoreLine("score.gems", {"n": int(s.gems[seat])}, int(s.gems[seat])),
        ScoreLine(
            "score.tokens",
            {"n": len(tokens)},
            TOKEN_POINTS * len(tokens),
            tuple(ScoreLine("score.token", {"token": t}, TOKEN_POINTS) for t in tokens),
        ),
        ScoreLine(
            "score.contracts",
            {"n": len(contracts)},
            sum(line.points for line in contracts),
            tuple(contracts),
        ),
    ]


def _contract_line(s: Any, seat: int, contract: int) -> ScoreLine:
    """A contract, with what each further card, pair or set adds."""
    done = _contract(s, seat, contract)
    pays = done.card.pays
    parts = tuple(
        ScoreLine("score.group", {"card": group}, pays[min(MOST, k + 1)] - pays[min(MOST, k)])
        for k, group in enumerate(done.groups)
    )
    return ScoreLine(
        "score.contract", {"card": done.card.id, "n": done.counted}, done.points, parts
    )


# Conservation


def components(s: Any) -> list[int]:
    """Every card in play, then tokens (from 100) and dominoes (from 200)."""
    seats = int(s.seats)
    pieces = [int(card) for card in s.board if card != EMPTY]
    pieces += [int(card) for card in s.creatures[: int(s.creatures_left)]]
    pieces += [int(card) for card in s.equipment[: int(s.equipment_left)]]
    pieces += [int(card) for card in s.contracts[: int(s.contracts_left)]]
    for seat in range(4):
        pieces += members(s.cards[seat]) + members(s.rejected[seat])
        pieces += [CONTRACT + c for c in members(s.signed[seat])]
    # All starting contracts: those nobody got are in the box.
    pieces += [STARTING + int(goal) for goal in s.habitat_goal]
    pieces += [STARTING + 4 + int(goal) for goal in s.species_goal]
    pieces += members(s.discarded) + [CONTRACT + c for c in members(s.torn)] + members(s.looked)
    pieces += [100 + int(token) for token in s.tokens]
    pieces += [200 + int(tile) for tile in s.dominoes[: IN_PLAY[seats]]]
    return sorted(pieces)
