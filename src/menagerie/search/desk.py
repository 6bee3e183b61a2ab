"""What a search works with: named arrays, allocated once and changed in place."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from menagerie.core.contract import ScoreTable
from menagerie.core.game import Game
from menagerie.core.state.random import sampling_stream
from menagerie.core.state.record import MAX_SEATS, I8s, Masks, Numbers, Stream, new_states
from menagerie.core.style import Style

States = Any  # an array of one of the game's records
Nodes = Any  # an array of NODE
Gains = Any  # an array of GAIN, by seat
Progresses = Any  # an array of one PROGRESS
Floats = NDArray[np.float64]

MAX_NODES = 1 << 17
LARGEST_SEED = 2**64 - 1


def record(*fields: tuple[str, type[np.generic]]) -> np.dtype[Any]:
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


# A node of the tree: a move of a seat.
NODE = record(
    ("value", np.float64),  # sum of what it brought the seat that made the move
    ("wins", np.float64),  # sum of that seat's shares of victory
    ("margin", np.float64),  # sum of its points less the best rival's
    ("prior", np.float64),  # how promising the move looks before it is tried
    ("first", np.int32),  # first child; 0: none
    ("next", np.int32),  # next child of the same parent; 0: none
    ("visits", np.int32),
    ("available", np.int32),  # how often it could have been chosen
    ("observed", np.uint32),  # of an information-set split: the hash of what the seat observed
    ("move", np.int16),
    ("seat", np.int16),
)
# What one iteration brings a seat, or all of them together.
GAIN = record(("value", np.float64), ("wins", np.float64), ("margin", np.float64))
# How far the search is, and what it measured before it began.
PROGRESS = record(
    ("nodes", np.int64),  # of the tree, so far
    ("depth", np.int64),  # moves of the present path
    ("iterations", np.int64),
    ("spread", np.float64),  # how far points still differ at the end of random play
    ("usual", np.float64),  # the seat's own points there
)


def new_records(n: int, kind: np.dtype[Any]) -> Any:
    return np.zeros(n, kind).view(np.recarray)


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
    progress: Progresses

    # Room to work
    world: States
    trial: States
    rng: Stream
    mask: Masks
    missing: Masks  # moves that are no nodes yet
    at: Numbers  # the node from which each seat goes down
    path: Numbers  # the nodes of this iteration
    observation: I8s
    table: ScoreTable
    points: Floats  # by ranked seat
    ahead: Floats  # [a, b]: the chance that a ends before b
    gain: Gains  # of this iteration


def new_nodes(iterations: int, moves: int) -> Nodes:
    """Room for a search of so many iterations."""
    return new_records(min(MAX_NODES, 1 + (iterations + 2) * max(8, min(moves, 64))), NODE)


def new_desk(knowledge: Knowledge, seed: int, style: Style) -> Desk:
    game, moves = knowledge.game, np.array(knowledge.legal_ids, np.int64)
    return Desk(
        known=knowledge.world(),
        me=knowledge.seat,
        ranked=game.ranked(knowledge.seats),
        moves=moves,
        seed=np.uint64(seed & LARGEST_SEED),
        nodes=new_nodes(style.iterations, game.move_count),
        advantages=np.zeros(len(moves), np.float64),
        tally=new_records(MAX_SEATS, GAIN),
        mean_points=np.zeros(MAX_SEATS, np.float64),
        progress=new_records(1, PROGRESS),
        world=new_states(game.state),
        trial=new_states(game.state),
        rng=sampling_stream(seed),
        mask=np.zeros(game.mask_words, np.uint64),
        missing=np.zeros(game.mask_words, np.uint64),
        at=np.zeros(MAX_SEATS, np.int64),
        path=np.zeros(style.plies, np.int64),
        observation=np.zeros(game.observation, np.int8),
        table=np.zeros((MAX_SEATS, 2), np.int64),
        points=np.zeros(MAX_SEATS, np.float64),
        ahead=np.zeros((MAX_SEATS, MAX_SEATS), np.float64),
        gain=new_records(MAX_SEATS, GAIN),
    )
