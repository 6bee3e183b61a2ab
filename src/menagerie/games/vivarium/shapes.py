"""The shape of a View: typed JSON. Cards, dominoes and tokens are numbers; see printed.py."""

import msgspec

from menagerie.core.view import Ask

from .counted import Groups


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
