"""Rules translated for a browser give what they give here; what cannot be translated is refused."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from in_node import answers
from menagerie.core.running.rule import rule
from menagerie.core.state.bits import NONE, bit, count, has, lowest, rest, u64, with_, without
from menagerie.core.state.record import Mask
from menagerie.core.typescript import translated

PRICES = np.array([[3, -4], [5, 6]], np.int64)
SETS = np.array([1, 6, 1 << 63], np.uint64)
LIMIT = u64(0xFFFFFFFFFFFFFFFF)


@rule
def walked(mask: Mask, steps: int) -> tuple[int, Mask]:
    """Everything that rules are made of."""
    total = 0
    left = mask
    while left != NONE:
        card = lowest(left)
        left = rest(left)
        if card == 2 or (has(SETS[1], card) and not card > 40):
            continue
        total += PRICES[card & 1, 1] << 1 if card < 8 else -(card >> 2)
    for k in range(1, steps):
        if k == 5:
            break
        mask = with_(mask, k) if k & 1 else without(mask, k)
    found = (~mask & LIMIT) ^ (SETS[2] >> u64(3))
    return max(total, -20) + count(mask), found << u64(5)


def test_a_translated_rule_gives_the_same(tmp_path: Path) -> None:
    source = translated([walked], {"NAME": "имя"})
    asked = [(int(mask), steps) for mask in (0, 1, 6, 0b11111, LIMIT) for steps in (0, 3, 9)]
    calls = f"{json.dumps([[str(m), n] for m, n in asked])}.map(([m, n]) => walked(BigInt(m), n))"
    found = answers(source, calls, tmp_path)
    assert [(n, int(mask)) for n, mask in found] == [
        (int(n), int(u64(mask))) for n, mask in (walked(u64(m), k) for m, k in asked)
    ]
    assert answers(source, "NAME", tmp_path) == "имя"


@rule
def mixing(mask: Mask, n: int) -> Mask:
    return mask + n  # type: ignore[return-value]  # wrong on purpose


@rule
def changing(n: int) -> int:
    found = n
    found = bit(n)  # type: ignore[assignment]  # wrong on purpose
    return found


@rule
def listing(n: int) -> int:
    return sum([n])


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (mixing, "masks meet only masks: mask \\+ n"),
        (changing, "found changes its type"),
        (listing, "not for a browser"),
        (len, "is no rule"),
    ],
)
def test_what_rules_must_not_do_is_refused(wrong: Any, told: str) -> None:
    with pytest.raises(TypeError, match=told):
        translated([wrong], {})
