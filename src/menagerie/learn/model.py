"""The net in PyTorch: the sums of `menagerie.net.forward`, for many positions at once."""

from math import gcd
from typing import NamedTuple

import torch
from torch import Tensor

from menagerie.core.observation import ObservationSpec
from menagerie.net.forward import Net
from menagerie.net.inputs import inputs_of

BYTE = 8
PARTS = 16  # of the positions
EVEN = 64  # numbers


def precision(tensor: Tensor) -> torch.dtype:
    """In which sums are taken where this tensor lies."""
    return torch.bfloat16 if tensor.is_cuda else torch.float32


class Eyes(NamedTuple):
    """How observations become inputs; the rows are those of `menagerie.net.inputs`."""

    numbers: Tensor  # the places that are numbers
    codes: Tensor  # for each row of a code its place …
    value: Tensor  # … and the value that it stands for

    @property
    def rows(self) -> int:
        return len(self.numbers) + len(self.codes)

    def open(self, seen: Tensor) -> Tensor:
        """A row for each input, a column for each position, in the precision that sums have."""
        shape = self.rows, seen.shape[1]
        inputs = torch.empty(shape, dtype=precision(seen), device=seen.device)
        inputs[: len(self.numbers)] = seen.index_select(0, self.numbers)
        inputs[len(self.numbers) :] = seen.index_select(0, self.codes) == self.value[:, None]
        return inputs


def eyes_of(spec: ObservationSpec, device: str) -> Eyes:
    coded = inputs_of(spec).coded
    pairs = [
        (place, value)
        for place in coded.nonzero()[0].tolist()
        for value in range(1, int(spec.high[place]) + 1)
    ]
    codes = torch.tensor(pairs, dtype=torch.int64, device=device).reshape(-1, 2)
    numbers = torch.from_numpy((coded == 0).nonzero()[0]).to(device)
    return Eyes(numbers, codes[:, 0].contiguous(), codes[:, 1].to(torch.int8))


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


def new_weights(inputs: int, moves: int, width: int, device: str) -> Weights:
    """Chance weights: every move seems as good as any other, every position even."""

    def layer(ins: int, outs: int, size: float = 1.0) -> Tensor:
        return torch.randn(ins, outs, device=device) * (size / ins**0.5)

    def bias(outputs: int) -> Tensor:
        return torch.zeros(outputs, device=device)

    weights = Weights(
        layer(inputs, width),
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


def unfolded(net: Weights, sight: Sight) -> Weights:
    """The reverse: weights to learn with."""
    first = net.first / sight.scale[:, None]
    weights = net._replace(first=first, first_bias=net.first_bias + sight.mean @ net.first)
    return Weights(*(one.clone().requires_grad_() for one in weights))


def forward(net: Weights, inputs: Tensor) -> tuple[Tensor, Tensor]:
    """How good each move seems and what each position is worth; `net` is folded."""
    return answer(net, understand(net, inputs))


def understand(net: Weights, inputs: Tensor) -> Tensor:
    """What all heads rest on: a row for each position.

    `inputs` are what `Eyes.open` gives, a column for each position. Positions go through in several
    parts: what a weight has to learn is a sum over all of them, which a GPU takes at once only in
    parts.
    """
    n = Weights(*(one.to(inputs.dtype) for one in net))
    seen = inputs.view(len(inputs), parts_of(inputs.shape[1]), -1).permute(1, 2, 0)
    hidden = torch.relu(layer(seen, n.first, n.first_bias))
    hidden = hidden + torch.relu(layer(hidden, n.second, n.second_bias))
    hidden = hidden + torch.relu(layer(hidden, n.third, n.third_bias))
    return hidden.flatten(0, 1)


def answer(net: Weights, understood: Tensor) -> tuple[Tensor, Tensor]:
    """Moves and value."""
    heads, bias = net.heads.to(understood.dtype), net.heads_bias.to(understood.dtype)
    outputs = heads.shape[1]
    pad = -outputs % EVEN
    parts = understood.view(parts_of(len(understood)), -1, understood.shape[1])
    found = layer(parts, pad_to(heads, pad), pad_to(bias, pad)).flatten(0, 1).float()
    return found[:, : outputs - 1], torch.tanh(found[:, outputs - 1])


def parts_of(positions: int) -> int:
    return gcd(positions, PARTS)


def layer(inputs: Tensor, weights: Tensor, bias: Tensor) -> Tensor:
    return torch.baddbmm(bias, inputs, weights.expand(len(inputs), -1, -1))


def pad_to(tensor: Tensor, more: int) -> Tensor:
    """Tables whose rows begin at even addresses are multiplied many times as fast."""
    return torch.nn.functional.pad(tensor, (0, more))


def legal_moves(masks: Tensor, moves: int) -> Tensor:
    """Rows of 64-bit words as a truth value for each move."""
    octets = masks.contiguous().view(torch.uint8)
    shifts = torch.arange(BYTE, device=masks.device, dtype=torch.uint8)
    bits = (octets.unsqueeze(-1) >> shifts) & 1
    return bits.view(len(masks), -1)[:, :moves].bool()


def to_table(weights: Weights, sight: Sight, spec: ObservationSpec) -> Net:
    """The net as tables use it: there, a head is a row."""
    with torch.no_grad():
        net = folded(weights, sight)
        layers = [one.float().cpu().numpy() for one in net._replace(heads=net.heads.T.contiguous())]
    return Net(*inputs_of(spec), *layers)


def from_table(net: Net, device: str) -> Weights:
    """The reverse: a net that is folded."""
    layers = (getattr(net, name) for name in Weights._fields)
    weights = Weights(*(torch.tensor(one, device=device) for one in layers))
    return weights._replace(heads=weights.heads.T.contiguous())
