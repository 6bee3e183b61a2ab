"""Masks: the compiled helpers agree with Python's own sets."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.state import bits

masks = st.integers(0, 2**64 - 1)
small = st.integers(0, 63)


@given(masks)
def test_count_and_lowest(mask: int) -> None:
    assert bits.count(np.uint64(mask)) == mask.bit_count()
    assert bits.lowest(np.uint64(mask)) == ((mask & -mask).bit_length() - 1 if mask else 64)


@given(masks, small)
def test_membership(mask: int, member: int) -> None:
    m = np.uint64(mask)
    assert bool(bits.has(m, member)) == bool(mask >> member & 1)
    assert int(bits.with_(m, member)) == mask | 1 << member
    assert int(bits.without(m, member)) == mask & ~(1 << member)
    assert int(bits.bit(member)) == 1 << member
    assert int(bits.first(member)) == (1 << member) - 1


@given(masks)
def test_walking_visits_every_member_in_order(mask: int) -> None:
    left, seen = np.uint64(mask), []
    while left != bits.NONE:
        seen.append(int(bits.lowest(left)))
        left = np.uint64(bits.rest(left))
    assert seen == bits.members(mask)
    assert all(bits.nth(np.uint64(mask), n) == member for n, member in enumerate(seen))


@given(st.integers(0, 2**32 - 1))
def test_members_move_apart(mask: int) -> None:
    doubles = sum(1 << 2 * member for member in bits.members(mask))
    assert int(bits.spread(np.uint64(mask))) == doubles


@given(masks, st.integers(0, 150))
def test_a_range_of_moves_lands_where_it_should(mask: int, start: int) -> None:
    words = np.zeros(4, np.uint64)
    bits.allow_range(words, start, np.uint64(mask))
    assert int.from_bytes(words.tobytes(), "little") == mask << start
    for member in bits.members(mask):
        assert bits.allowed(words, start + member)
    bits.clear(words)
    assert not words.any()
    bits.allow(words, start)
    assert int.from_bytes(words.tobytes(), "little") == 1 << start


@pytest.mark.parametrize("registers", [False, True])
def test_one_of_several_words_is_written_and_read(
    registers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its address, and on a GPU without one."""
    monkeypatch.setattr(bits, "on_gpu", lambda: registers)
    join = getattr(bits.join, "py_func", bits.join)
    one_of = getattr(bits.one_of, "py_func", bits.one_of)
    for word in range(1, 4):
        words = np.full(5, 5, np.uint64)
        join(words, 1, 4, word, np.uint64(6))
        assert words.tolist() == [7 if k == word else 5 for k in range(5)]
        assert [one_of(words, 4, k) for k in range(4)] == words[:4].tolist()
