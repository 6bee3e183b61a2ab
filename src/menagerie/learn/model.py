"""The net in PyTorch: the sums of `menagerie.net.forward`, for many positions at once."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from menagerie.net.forward import Net

BYTE = 8


class Weights(NamedTuple):
    """What is learned; the names are those of `menagerie.net.forward.Net`."""

    first: Tensor
    first_bias: Tensor
    second: Tensor
    second_bias: Tensor
    third: Tensor
    third_bias: Tensor
    heads: Tensor
    heads_bias: Tensor


class Sight(NamedTuple):
    """How inputs are scaled, so that all of them count alike at the beginning."""

    mean: Tensor
    scale: Tensor


def new_weights(observation: int, moves: int, width: int, device: str) -> Weights:
    """Chance weights: every move seems as good as any other, every position even."""

    def layer(inputs: int, outputs: int, size: float = 1.0) -> Tensor:
        return torch.randn(inputs, outputs, device=device) * (size / inputs**0.5)

    def bias(outputs: int) -> Tensor:
        return torch.zeros(outputs, device=device)

    weights = Weights(
        layer(observation, width),
        bias(width),
        layer(width, width),
        bias(width),
        layer(width, width),
        bias(width),
        layer(width, moves + 1, 0.01),
        bias(moves + 1),
    )
    return Weights(*(one.requires_grad_() for one in weights))


def folded(weights: Weights, sight: Sight) -> Weights:
    """The same net for inputs as they come: the scaling becomes part of the first layer."""
    first = weights.first * sight.scale[:, None]
    return weights._replace(first=first, first_bias=weights.first_bias - sight.mean @ first)


def forward(net: Weights, seen: Tensor) -> tuple[Tensor, Tensor]:
    """How good each move seems and what each position is worth.

    `seen` has a column for each position, as a batch keeps them; `net` is folded.
    """
    kind = torch.bfloat16 if seen.is_cuda else torch.float32
    n = Weights(*(one.to(kind) for one in net))
    hidden = torch.relu(torch.addmm(n.first_bias, seen.to(kind).T, n.first))
    hidden = hidden + torch.relu(torch.addmm(n.second_bias, hidden, n.second))
    hidden = hidden + torch.relu(torch.addmm(n.third_bias, hidden, n.third))
    heads = torch.addmm(n.heads_bias, hidden, n.heads).float()
    return heads[:, :-1], torch.tanh(heads[:, -1])


def legal_moves(masks: Tensor, moves: int) -> Tensor:
    """Rows of 64-bit words as a truth value for each move."""
    octets = masks.contiguous().view(torch.uint8)
    shifts = torch.arange(BYTE, device=masks.device, dtype=torch.uint8)
    bits = (octets.unsqueeze(-1) >> shifts) & 1
    return bits.view(len(masks), -1)[:, :moves].bool()


def to_table(weights: Weights, sight: Sight) -> Net:
    """The net as tables use it."""
    with torch.no_grad():
        return Net(*(one.float().cpu().numpy() for one in folded(weights, sight)))
