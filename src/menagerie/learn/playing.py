"""Playing to learn: a batch of games, in which the net decides for every seat.

In some of the games one seat alone is the learner, and an earlier self plays the others.
"""

import random
from typing import Any

import numpy as np
import torch
from torch import Tensor

from menagerie.batch.base import GameBatch, refuse_illegal
from menagerie.batch.cpu import CpuBatch
from menagerie.batch.promises import promises
from menagerie.core.setup import Setup

from .fused import fused
from .model import Eyes, Weights, eyes_of, forward, legal_moves, precision
from .plan import Plan

GLANCE = 8  # at every so many steps a seat that need not decide says what it expects
RIVALS = 8  # one of so many games is played against an earlier self
SELVES = 12  # earlier ones that are remembered
SMALLEST, LARGEST = 1e-9, 1 - 2**-24  # chances: of what becomes of them logarithms are taken
TAUGHT = 8  # as often a teacher says, in one of so many games, what each move promises


def new_batch(plan: Plan, setups: list[Setup]) -> Any:
    """The games, on the device that learns."""
    first, n = setups[0], plan.sizes().games
    if plan.device == "cpu":
        return CpuBatch(plan.game, first.seats, first.options, n, among=setups)
    from menagerie.batch.gpu import GpuBatch

    return GpuBatch(plan.game, first.seats, first.options, n, among=setups)


def share(array: Any) -> Tensor:
    """A tensor over the same memory, on the host or on the device."""
    if isinstance(array, np.ndarray):
        return torch.from_numpy(array.view(np.int64) if array.dtype == np.uint64 else array)
    tensor = torch.as_tensor(array, device="cuda")
    return tensor.view(torch.int64) if tensor.dtype == torch.uint64 else tensor


@fused
def think(net: Weights, eyes: Eyes, seen: Tensor) -> tuple[Tensor, Tensor]:
    """How good each move seems and what each position is worth; `net` is folded."""
    return forward(net, eyes.open(seen))


@fused
def choose(heads: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """A legal move by chance, as likely as it seems good, and the logarithm of how likely."""
    legal = legal_moves(masks, heads.shape[1])
    chances = heads.masked_fill(~legal, -torch.inf).log_softmax(-1)
    # The first of clocks that ring at these speeds is a sample of them.
    rings = -torch.rand_like(chances).clamp(SMALLEST, LARGEST).log()
    move = (chances - rings.log()).argmax(-1)
    return move, chances.gather(1, move[:, None])[:, 0]


def lighter(net: Weights, seen: Tensor) -> Weights:
    """In the precision in which it is used."""
    return Weights(*(one.to(precision(seen)) for one in net))


class Selves:
    """Earlier selves, to play against: a net that forgets how to beat them learns it again."""

    def __init__(self, seed: int) -> None:
        self.known: list[Weights] = []
        self._chance = random.Random(seed)

    def remember(self, net: Weights) -> None:
        """When there are too many, any but the newest is forgotten."""
        if len(self.known) == SELVES:
            self.known.pop(self._chance.randrange(SELVES))
        self.known.append(Weights(*(one.detach().to(precision(one), copy=True) for one in net)))

    def any(self) -> Weights:
        return self._chance.choice(self.known)


class Experience:
    """What happened in some steps of all games: a row for each step, a column for each game."""

    def __init__(self, batch: GameBatch, steps: int, device: str, taught: bool = False) -> None:
        game, n = batch.game, batch.n

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        glances = -(-steps // GLANCE)
        self.seen = room(game.observation, steps, n, kind=torch.int8)
        self.masks = room(steps, n, game.mask_words, kind=torch.int64)
        self.seat = room(steps, n, kind=torch.int64)
        self.mine = room(steps, n, kind=torch.bool)  # decided by the learner
        self.learner = room(steps, n, kind=torch.int64)  # its seat, against an earlier self
        self.move = room(steps, n, kind=torch.int64)
        self.likely = room(steps, n)  # the logarithm of the move's probability
        self.value = room(steps, n)
        self.finished = room(steps, n, kind=torch.bool)
        self.scores = room(steps, n, batch.scores.shape[1], kind=torch.int32)
        self.glanced = room(game.observation, glances, n, kind=torch.int8)
        self.glancing = room(glances, n, kind=torch.int64)  # which seat
        self.promised = room(glances, -(-n // TAUGHT), game.move_count if taught else 0)

    @property
    def taught(self) -> bool:
        """Whether there is room for what a teacher says."""
        return bool(self.promised.shape[-1])


class Players:
    """All seats of all games."""

    def __init__(self, plan: Plan, setups: list[Setup]) -> None:
        self.batch = new_batch(plan, setups)
        self.batch.reset(plan.seed)
        self.eyes = eyes_of(self.batch.game.observation_spec(), plan.device)
        table = torch.from_numpy(self.batch.table_of)
        self.seats = torch.tensor([s.seats for s in setups])[table].to(plan.device)
        self.ranked = torch.tensor([s.ranked for s in setups])[table].to(plan.device)
        self._slots = torch.arange(self.batch.n, device=plan.device)
        self._moves = self.batch.random_moves()  # the batch's own array
        self._asked = 0  # how often was looked ahead
        self.seen, self.masks = share(self.batch.observations).T, share(self.batch.masks)
        self.seat, self.restarts = share(self.batch.seat), share(self.batch.restarts)
        self.finished, self.scores = share(self.batch.finished), share(self.batch.scores)
        self.moves = share(self._moves)

    def step(self) -> None:
        """Make the chosen moves."""
        self.batch.step(self._moves, check=False)

    def check(self) -> None:
        """No chosen move may have been illegal."""
        refuse_illegal(self.batch.illegal())

    def step_at_random(self, pace: Tensor) -> Tensor:
        """Random moves, in each game as often as its pace says; in which ones there were some.

        Games that always last as long are out of step afterwards.
        """
        moving = torch.rand_like(pace) < pace
        self.batch.random_moves()
        self.moves.masked_fill_(~moving, -1)  # refused, so nothing changes
        self.step()
        self.batch.illegal()
        return moving

    @torch.no_grad()
    def play(self, net: Weights, selves: Selves, into: Experience, taught: bool = False) -> None:
        """Some steps of all games, if need be with a teacher; `net` is folded."""
        net, rival = lighter(net, into.seen), lighter(selves.any(), into.seen)
        if taught:
            into.promised.zero_()
        for t in range(len(into.seat)):
            into.seen[:, t].copy_(self.seen)
            into.masks[t].copy_(self.masks)
            into.seat[t].copy_(self.seat)
            if t % GLANCE == 0:
                self._glance(t // GLANCE, into)
                if taught:
                    self._look_ahead(into.promised[t // GLANCE])
            heads, into.value[t] = think(net, self.eyes, into.seen[:, t])
            into.mine[t] = True
            self._let_rival_decide(rival, t, heads, into)
            into.move[t], into.likely[t] = choose(heads, into.masks[t])
            self.moves.copy_(into.move[t])
            self.step()
            into.finished[t].copy_(self.finished)
            into.scores[t].copy_(self.scores)

    def _look_ahead(self, promised: Tensor) -> None:
        """What each legal move promises, in the games with a teacher."""
        self._asked += 1
        if not promised.is_cuda:
            promises(self.batch, TAUGHT, self._asked, promised.numpy())
            return
        from menagerie.batch.gpu.promises import promises as on_device

        on_device(self.batch, TAUGHT, self._asked, promised)

    def learner_of(self, slots: slice) -> Tensor:
        """The seat of the learner in games against an earlier self; another one in every game."""
        turn = self._slots[slots] // RIVALS + self.restarts[slots]
        return turn % self.seats[slots]

    def _let_rival_decide(self, rival: Weights, t: int, heads: Tensor, into: Experience) -> None:
        some = slice(None, None, RIVALS)
        into.learner[t, some] = self.learner_of(some)
        mine = into.seat[t, some] == into.learner[t, some]
        theirs, _ = think(rival, self.eyes, into.seen[:, t, some])
        heads[some] = torch.where(mine[:, None], heads[some], theirs)
        into.mine[t, some] = mine

    def _glance(self, row: int, into: Experience) -> None:
        """Some seat of every game, deciding or not, looks at it."""
        who = (torch.rand(len(self.seats), device=self.seats.device) * self.seats).long()
        some = slice(None, None, RIVALS)  # what rivals may expect says nothing of what the net may
        who[some] = self.learner_of(some)
        into.glancing[row] = who
        seats = who.to(torch.int8)
        sight = self.batch.observe(seats if seats.is_cuda else seats.numpy())
        into.glanced[:, row].copy_(share(sight).T)
