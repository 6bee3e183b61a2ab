"""What a seat sees: the table, the plans of the deciding seat, and the question to the viewer."""

from msgspec.structs import replace

from menagerie.core.state.bits import members, u64, with_
from menagerie.core.view import Ask, alike

from . import cards as box
from . import state
from .components import KINDS, LAMP, MOST, TOKEN_POINTS, Creature, Equipment
from .contracts import HABITAT_START, PAYS, SPECIES_START
from .counted import counted
from .dominoes import Way, ways
from .equipment import cleared_by_lamp
from .moves import GIVE, SPOT, TAKE
from .rounds import larger_number, leader, matching
from .scoring import contract_points, creature_points, progress
from .shapes import Cell, Contract, Gain, Pad, Plan, Player, Race, View
from .tokens import CONTRACT_TOKEN, HOURGLASS, REWARDED

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
            way = ways(hand[1 - slot], middle, cell)[0]
            found.append(_plan(s, seat, cell, way, slot, hand[slot], middle))
        return sorted(found, key=lambda plan: plan.gems)
    if s.phase == state.CHOOSING:
        return [_plan(s, seat, cell, ways(hand[0], hand[1], cell)[0])]
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
        gems = int(token == CONTRACT_TOKEN)
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
    gems += int(REWARDED[token]) >> card & 1
    paid = sum(more for _, more in feeds)
    return Gain(points, paid, gems, points + paid + gems, feeds)


def _looking_gains(s: state.State, viewer: int) -> list[Gain]:
    return [_gain(s, viewer, card) for card in members(s.looked)]


# Players


def contracts_of(s: state.State, seat: int) -> list[int]:
    """All contracts of a seat, the secret ones first."""
    return [*_starting(s, seat), *members(s.signed[seat])]


def _starting(s: state.State, seat: int) -> list[int]:
    return [HABITAT_START + int(s.habitat_goal[seat]), SPECIES_START + int(s.species_goal[seat])]


def contract_now(s: state.State, seat: int, contract: int) -> Contract:
    cards, tools = s.cards[seat], int(s.tools_start)
    n = min(MOST, int(progress(cards, contract, tools)))
    pays = PAYS[contract]
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
    if token == HOURGLASS:
        return Race(token, [], None)
    ahead = int(leader(s, token, int(s.first)))
    counts = [int(matching(s, seat, token)) for seat in range(int(s.seats))]
    return Race(token, counts, ahead if ahead >= 0 else None)


def _ask(s: state.State, seat: int) -> Ask:
    args: dict[str, int] = {}
    if s.phase == state.SWAPPING:
        args["domino"] = int(s.dominoes[state.centre(s)])
    elif s.phase == state.CHOOSING:
        args = {"n": int(s.gems[seat]), "instead": state.GEMS_INSTEAD}
    elif s.phase == state.HANDING:
        args["card"] = int(s.picked)
    return Ask(f"ask.{PHASES[s.phase]}", args)
