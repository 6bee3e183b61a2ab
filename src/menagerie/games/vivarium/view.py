"""What a seat sees: the table, the plans of the deciding seat, and the question to the viewer."""

import msgspec
from msgspec.structs import replace

from menagerie.core.state.bits import members, u64, with_
from menagerie.core.view import Ask, alike

from . import said, state, tables
from . import tables as box
from .components import KINDS, LAMP, MOST, TOKEN_POINTS, Creature, Equipment
from .counted import Groups, counted
from .equipment import cleared_by_lamp
from .moves import GIVE, SPOT, TAKE
from .rounds import larger_number, leader, matching
from .scoring import contract_points, creature_points, progress
from .tables import Way

# The shape of a View: typed JSON. Cards, dominoes and tokens are numbers; see printed.py.


class Plan(msgspec.Struct):
    """A way to take a card: what to give, which numbers point at it, and the moves to make."""

    slot: int | None  # the domino to give; nothing when the swap is done
    give: int | None
    take: int | None
    row_domino: int | None  # nothing for binoculars, which need no numbers
    row_number: int | None
    column_domino: int | None
    column_number: int | None
    gems: int
    affordable: bool
    moves: list[int]
    net: int | None  # points the viewer gains at once, the gems paid


class Gain(msgspec.Struct):
    """What a card would bring the viewer at once."""

    points: int  # printed on a creature
    contracts: int  # more from contracts
    gems: int  # its own and the token's
    total: int  # all of it in points, a gem being one
    feeds: list[tuple[int, int]]  # the viewer's contracts that pay more, and how much


class Cell(msgspec.Struct):
    cell: int
    card: int | None
    price: int | None  # for the deciding seat, by its cheapest plan
    reachable: bool  # and it can pay
    plans: list[Plan]
    gain: Gain | None
    clears: list[int]  # cells whose cards go when this one is taken


class Contract(msgspec.Struct):
    card: int
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
    dominoes: list[int]
    creatures: list[int]
    equipment: list[int]
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


class View(msgspec.Struct):
    round: int
    rounds: int
    lap: int  # first or second turn of the round
    order: list[int]  # turn order of this round
    active: int
    phase: str
    board: list[Cell]
    centre: int  # domino
    face_down: int | None  # two players
    column: int | None  # two players: the column (1–4) that goes after this round
    creatures_left: int
    equipment_left: int
    contracts_left: int
    race: Race
    next_race: Race | None
    players: list[Player]
    spyglass: int | None  # the cell that binoculars lay in
    looking: list[int]  # creatures that the viewer looks at
    looking_gains: list[Gain]  # what each of them would bring the viewer
    looking_count: int
    picked: int | None  # of these, the one the viewer hands out next
    owed: list[int]  # seats that the shovel still owes a creature
    discarded: list[int]  # cards that all saw go
    rejected: list[int]  # creatures that only the viewer saw go
    gems_instead: int  # that may be taken in place of a card
    ask: Ask | None


PHASES = ("swap", "choose", "spot", "shoot", "keep", "pick", "hand", "over")


def view(s: state.State, seat: int | None) -> View:
    seats = int(s.seats)
    middle = state.centre(s)
    two = seats == 2
    mine = seat is not None and seat == int(s.active)
    deciding = seat is not None and bool(int(s.waiting) >> seat & 1)
    more, over = int(s.stage) < state.ROUNDS, int(s.phase) == state.OVER
    return View(
        round=int(s.stage),
        rounds=state.ROUNDS,
        lap=min(2, 1 + int(s.turn) // seats),
        order=[(int(s.first) + i) % seats for i in range(seats)],
        active=int(s.active),
        phase=PHASES[s.phase],
        board=_board(s, seat),
        centre=int(s.dominoes[middle]),
        face_down=int(s.dominoes[middle + 1]) if two else None,
        # The tile now face down will lie open.
        column=int(larger_number(int(s.dominoes[middle + 1]))) if two and more else None,
        creatures_left=int(s.creatures_left),
        equipment_left=int(s.equipment_left),
        contracts_left=int(s.contracts_left),
        race=_race(s, int(state.current_token(s))),
        next_race=_race(s, int(s.tokens[int(s.stage) - 1])) if more else None,
        players=[_player(s, other, other == seat or over) for other in range(seats)],
        spyglass=int(s.spyglass[int(s.spying) - 1]) if s.spying else None,
        looking=members(s.looked) if mine else [],
        looking_gains=_looking_gains(s, seat) if mine and seat is not None else [],
        looking_count=len(members(s.looked)),
        picked=int(s.picked) if mine and s.phase == state.HANDING else None,
        owed=members(s.owed),
        discarded=members(s.discarded) + [box.CONTRACT + c for c in members(s.torn)],
        rejected=members(s.rejected[seat]) if seat is not None else [],
        gems_instead=state.GEMS_INSTEAD,
        ask=_ask(s, seat) if deciding and seat is not None else None,
    )


# The board


def _board(s: state.State, viewer: int | None) -> list[Cell]:
    cells = []
    for cell in range(box.CELLS):
        card = int(s.board[cell])
        if card == box.EMPTY:
            cells.append(Cell(cell, None, None, False, [], None, []))
            continue
        gain = _gain(s, viewer, card) if viewer is not None else None
        found = plans(s, cell, gain)
        best = found[0] if found else None
        cells.append(
            Cell(
                cell,
                card,
                best.gems if best else None,
                bool(best and best.affordable),
                found,
                gain,
                _clears(s, cell, card),
            )
        )
    return cells


def _clears(s: state.State, cell: int, card: int) -> list[int]:
    printed = box.PRINT[card]
    lamp = isinstance(printed, Equipment) and printed.kind == LAMP
    return members(cleared_by_lamp(s, cell)) if lamp else []


def plans(s: state.State, cell: int, gain: Gain | None = None) -> list[Plan]:
    """For the deciding seat: the ways to the card of a cell, cheapest first."""
    found = _open_plans(s, cell)
    return [replace(plan, net=gain.total - plan.gems) for plan in found] if gain else found


@alike
def _open_plans(s: state.State, cell: int) -> list[Plan]:
    seat = int(s.active)
    hand = [state.domino(s, seat, 0), state.domino(s, seat, 1)]
    if s.phase == state.SWAPPING:
        # One plan for each domino that may be given.
        middle = int(s.dominoes[state.centre(s)])
        found = []
        for slot in (0, 1):
            way = tables.ways(hand[1 - slot], middle, cell)[0]
            found.append(_plan(s, seat, cell, way, slot, hand[slot], middle))
        return sorted(found, key=lambda plan: plan.gems)
    if s.phase == state.CHOOSING:
        return [_plan(s, seat, cell, tables.ways(hand[0], hand[1], cell)[0])]
    if s.phase == state.SPOTTING and int(box.NEIGHBOURS[_spyglass(s)]) >> cell & 1:
        affordable = bool(s.gems[seat] > 0)
        return [Plan(None, None, None, None, None, None, None, 1, affordable, [SPOT + cell], None)]
    return []


def _plan(
    s: state.State,
    seat: int,
    cell: int,
    way: Way,
    slot: int | None = None,
    give: int | None = None,
    take: int | None = None,
) -> Plan:
    moves = [TAKE + cell] if slot is None else [GIVE + slot, TAKE + cell]
    affordable = way.gems <= int(s.gems[seat])
    return Plan(slot, give, take, *way, affordable, moves, None)


def _spyglass(s: state.State) -> int:
    return int(s.spyglass[int(s.spying) - 1])


def _gain(s: state.State, viewer: int, card: int) -> Gain:
    token = int(state.current_token(s))
    if card >= box.CONTRACT:
        worth = int(contract_points(s.cards[viewer], card - box.CONTRACT, s.tools_start))
        gems = int(token == tables.CONTRACT_TOKEN)
        return Gain(0, worth, gems, worth + gems, [])
    before = s.cards[viewer]
    after = u64(with_(before, card))  # compiled, it comes back as a Python number
    feeds = []
    for contract in contracts_of(s, viewer):
        more = int(contract_points(after, contract, s.tools_start))
        more -= int(contract_points(before, contract, s.tools_start))
        if more:
            feeds.append((box.CONTRACT + contract, more))
    printed = box.PRINT[card]
    points = printed.points if isinstance(printed, Creature) else 0
    gems = KINDS[printed.kind].gems if isinstance(printed, Equipment) else 0
    gems += int(tables.REWARDED[token]) >> card & 1
    paid = sum(more for _, more in feeds)
    return Gain(points, paid, gems, points + paid + gems, feeds)


def _looking_gains(s: state.State, viewer: int) -> list[Gain]:
    return [_gain(s, viewer, card) for card in members(s.looked)]


# Players


def contracts_of(s: state.State, seat: int) -> list[int]:
    """All contracts of a seat, the secret ones first."""
    return [*_starting(s, seat), *members(s.signed[seat])]


def _starting(s: state.State, seat: int) -> list[int]:
    return [
        tables.HABITAT_START + int(s.habitat_goal[seat]),
        tables.SPECIES_START + int(s.species_goal[seat]),
    ]


def contract_now(s: state.State, seat: int, contract: int) -> Contract:
    cards, tools = s.cards[seat], int(s.tools_start)
    n = min(MOST, int(progress(cards, contract, tools)))
    pays = tables.PAYS[contract]
    groups = counted(int(cards), contract, bool(tools))
    return Contract(box.CONTRACT + contract, n, int(pays[n]), int(pays[min(MOST, n + 1)]), groups)


@alike
def _player(s: state.State, seat: int, shown: bool) -> Player:
    """`shown`: with the secret contracts."""
    cards = int(s.cards[seat])
    signed = [contract_now(s, seat, c) for c in members(s.signed[seat])]
    starting = [contract_now(s, seat, c) for c in _starting(s, seat)] if shown else []
    tokens = members(s.won[seat])
    creatures = int(creature_points(s.cards[seat]))
    contracts = sum(c.points for c in signed + starting)
    gems = int(s.gems[seat])
    prizes = TOKEN_POINTS * len(tokens)
    total = creatures + gems + prizes + contracts
    return Player(
        seat=seat,
        gems=gems,
        dominoes=[state.domino(s, seat, slot) for slot in (0, 1)],
        creatures=members(cards & int(box.ALL_CREATURES)),
        equipment=members(cards & int(box.ALL_EQUIPMENT)),
        contracts=signed,
        starting=starting,
        secret=0 if shown else 2,
        tokens=tokens,
        species=[(cards & int(kind)).bit_count() for kind in box.SPECIES],
        habitats=[(cards & int(place)).bit_count() for place in box.HABITAT],
        symbols=[(cards & int(symbol)).bit_count() for symbol in box.SYMBOL],
        pad=Pad(creatures, gems, prizes, contracts, total, shown),
    )


@alike
def _race(s: state.State, token: int) -> Race:
    if token == tables.HOURGLASS:
        return Race(token, [], None)
    ahead = int(leader(s, token, int(s.first)))
    counts = [int(matching(s, seat, token)) for seat in range(int(s.seats))]
    return Race(token, counts, ahead if ahead >= 0 else None)


ASKED = {
    state.SPOTTING: said.ask_spot,
    state.SHOOTING: said.ask_shoot,
    state.KEEPING: said.ask_keep,
    state.PICKING: said.ask_pick,
}


def _ask(s: state.State, seat: int) -> Ask:
    if s.phase == state.SWAPPING:
        return Ask.of(said.ask_swap(domino=int(s.dominoes[state.centre(s)])))
    if s.phase == state.CHOOSING:
        return Ask.of(said.ask_choose(n=int(s.gems[seat])))
    if s.phase == state.HANDING:
        return Ask.of(said.ask_hand(card=int(s.picked)))
    return Ask.of(ASKED[int(s.phase)]())
