"""What a search works with: named arrays, allocated once and changed in place."""

from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    Protocol,
    TypeVar,
    get_args,
    get_type_hints,
    overload,
)

import numpy as np

from menagerie.batch.playing import States
from menagerie.core.contract import ScoreTable
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.judgements import Floats, Memory
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import MAX_SEATS, I8s, Masks, Numbers, Stream, new_states
from menagerie.core.style import Style
from menagerie.net.forward import Desk as Thought
from menagerie.net.forward import Net, new_observation, no_net
from menagerie.net.forward import new_desk as new_thought
from menagerie.net.weights import net_of

from .memory import memory_for

MAX_NODES = 1 << 17  # of a tree, or, if more, …
NODES_EACH = 16  # … so many for each iteration
LARGEST_SEED = 2**64 - 1

# Fields of the records below: what code reads, and how it is stored.
Float = Annotated[float, np.float64]
Long = Annotated[int, np.int64]
Int = Annotated[int, np.int32]
Short = Annotated[int, np.int16]
Hash = Annotated[np.uint32, np.uint32]


class Record:
    """The base of the records below: the record type is derived from the fields, once."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True).items()
        fields = [(name, get_args(hint)[1]) for name, hint in hints if len(get_args(hint)) == 2]
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))


R_co = TypeVar("R_co", bound=Record, covariant=True)


class Records(Protocol[R_co]):
    """An array of records with the fields of a class."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: int) -> R_co: ...
    @overload
    def __getitem__(self, index: str) -> Numbers: ...
    def __len__(self) -> int: ...


class Node(Record):
    """A node of the tree: a move of a seat."""

    value: Float  # sum of what it brought the seat that made the move
    wins: Float  # sum of that seat's shares of victory
    margin: Float  # sum of its points less the best rival's
    prior: Float  # how promising the move looks before it is tried
    first: Int  # first child; 0: none
    next: Int  # next child of the same parent; 0: none
    visits: Int
    available: Int  # how often it could have been chosen
    observed: Hash  # of an information-set split: what the seat observed
    move: Short
    seat: Short


class Gain(Record):
    """What one iteration brings a seat, or all of them together."""

    value: Float
    wins: Float
    margin: Float


class Progress(Record):
    """How far the search is, and what it measured before it began."""

    nodes: Long  # of the tree, so far
    depth: Long  # moves of the present path
    iterations: Long
    moves: Long  # of all playouts
    worlds: Long  # of those imagined beforehand, so far
    spread: Float  # how far points still differ at the end of random play
    usual: Float  # the seat's own points there


Nodes = Records[Node]
Gains = Records[Gain]


def new_records(kind: type[R_co], n: int) -> Records[R_co]:
    """n empty records."""
    records: Any = np.zeros(n, kind.dtype)
    return records.view(np.recarray)  # type: ignore[no-any-return]


class Knowledge(Protocol):
    """What a search is given: the seat that decides and what it knows, never the true state."""

    @property
    def game(self) -> Game: ...
    @property
    def seat(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def legal_ids(self) -> list[int]: ...
    def world(self) -> States: ...


class Desk(NamedTuple):
    """The question, what is found, and room to work."""

    # The question
    known: States  # a world the seat cannot rule out, from which others are imagined
    me: int  # the seat that decides
    ranked: int  # how many are ranked at the end
    moves: Numbers  # to choose from
    seed: np.uint64

    # What is found
    nodes: Nodes
    advantages: Floats  # what each move seems to win at first sight
    tally: Gains  # sums over all iterations, by seat
    mean_points: Floats  # by seat
    progress: Records[Progress]  # one of them

    # Room to work
    memory: Memory
    world: States
    trial: States
    worlds: States  # that were imagined beforehand
    rng: Stream
    mask: Masks
    missing: Masks  # moves that are no nodes yet
    at: Numbers  # the node from which each seat goes down
    path: Numbers  # the nodes of this iteration
    observation: I8s
    observed: Masks  # the same, in words
    table: ScoreTable
    points: Floats  # by ranked seat
    ahead: Floats  # [a, b]: the chance that a ends before b
    gain: Gains  # of this iteration
    hopes: Floats  # what the net expects, by seat; below 0: it was not asked
    net: Net
    thought: Thought  # of the net


def new_nodes(iterations: int, moves: int) -> Nodes:
    """Room for a search of so many iterations."""
    most = max(MAX_NODES, NODES_EACH * iterations)
    return new_records(Node, min(most, 1 + (iterations + 2) * max(8, min(moves, 64))))


def new_desk(knowledge: Knowledge, seed: int, style: Style) -> Desk:
    game, moves = knowledge.game, np.array(knowledge.legal_ids, np.int64)
    net = net_of(game) if style.learned else no_net()
    if net is None:
        raise MenagerieError(
            f"У игры {game.id} нет сети, с которой можно думать.",
            f"The game {game.id} has no net to think with.",
        )
    if style.habit and game.habit is None:
        raise MenagerieError(
            f"У игры {game.id} нет привычек, с которыми можно доигрывать.",
            f"The game {game.id} has no habits to play on by.",
        )
    observation, observed = new_observation(game.observation)
    return Desk(
        known=knowledge.world(),
        me=knowledge.seat,
        ranked=game.ranked(knowledge.seats),
        moves=moves,
        seed=np.uint64(seed & LARGEST_SEED),
        nodes=new_nodes(style.iterations, game.move_count),
        advantages=np.zeros(len(moves), np.float64),
        tally=new_records(Gain, MAX_SEATS),
        mean_points=np.zeros(MAX_SEATS, np.float64),
        progress=new_records(Progress, 1),
        memory=memory_for(game),
        world=new_states(game.state),
        trial=new_states(game.state),
        worlds=new_states(game.state, max(1, style.worlds)),
        rng=sampling_stream(seed),
        mask=np.zeros(game.mask_words, np.uint64),
        missing=np.zeros(game.mask_words, np.uint64),
        at=np.zeros(MAX_SEATS, np.int64),
        path=np.zeros(style.plies, np.int64),
        observation=observation,
        observed=observed,
        table=np.zeros((MAX_SEATS, 2), np.int64),
        points=np.zeros(MAX_SEATS, np.float64),
        ahead=np.zeros((MAX_SEATS, MAX_SEATS), np.float64),
        gain=new_records(Gain, MAX_SEATS),
        hopes=np.zeros(MAX_SEATS, np.float64),
        net=net,
        thought=new_thought(net),
    )
