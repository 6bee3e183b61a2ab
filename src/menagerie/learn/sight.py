"""A first look at a game: random play tells how inputs and points are spread."""

import torch
from torch import Tensor

from .model import Sight
from .playing import Players

ENOUGH = 32  # finished games of every table, or as many as it has slots
LONGEST = 1200  # steps
RARELY = 0.1  # inputs that hardly vary are not blown up more than this


def look(players: Players) -> tuple[Sight, Tensor, Tensor]:
    """How inputs are scaled; the usual points at the table of each slot, and their spread."""
    tables = torch.from_numpy(players.batch.table_of).to(players.seats.device)
    count = len(players.batch.setups)
    device = players.seats.device
    inputs = torch.zeros(2, players.eyes.rows, dtype=torch.float64, device=device)
    points = torch.zeros(3, count, dtype=torch.float64, device=device)  # how many, sum, squares
    places = torch.arange(players.scores.shape[1], device=device)
    pace = torch.rand(len(tables), device=device)
    slots = torch.bincount(tables, minlength=count).clamp_max(ENOUGH)
    enough = slots * torch.tensor([s.ranked for s in players.batch.setups], device=device)
    looks = 0
    for step in range(LONGEST):
        moved = players.step_at_random(pace)
        if step % 4 == 0:
            seen = players.eyes.open(players.seen[:, ::4]).double()
            inputs += torch.stack([seen.mean(1), seen.square().mean(1)])
            looks += 1
        ended = (moved & (players.finished != 0))[:, None] & (places < players.ranked[:, None])
        score = players.scores.double() * ended
        for row, values in zip(points, (ended.double(), score, score.square()), strict=True):
            row.index_add_(0, tables, values.sum(1))
        if step % 16 == 0 and (points[0] >= enough).all():
            break
    mean, square = inputs / looks
    deviation = (square - mean.square()).clamp_min(0).sqrt().clamp_min(RARELY)
    of_all = points.sum(1)
    known = torch.where(points[0] > 1, points, of_all[:, None])
    average = known[1] / known[0].clamp_min(1)
    spread = (known[2] / known[0].clamp_min(1) - average.square()).clamp_min(1.0).sqrt()
    eyes = Sight(mean.float(), (1 / deviation).float())
    return eyes, average.float()[tables], spread.float()[tables]
