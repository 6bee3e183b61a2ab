"""How tests are shared out among workers."""

import pytest

from ordering import dealt


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 9])
def test_each_worker_begins_with_its_share_of_the_long_ones(workers: int) -> None:
    long, short = [f"long {i}" for i in range(7)], [f"short {i}" for i in range(1000)]
    order = dealt(long, short, workers)
    assert sorted(order) == sorted(long + short)
    size = len(order) // workers
    parts = [order[worker * size :][:size] for worker in range(workers)]
    for part in parts:
        found = [place for place, name in enumerate(part) if name in long]
        # Shares differ by one, and so does where they begin.
        assert len(found) in range(7 // workers, 7 // workers + 2)
        assert all(place <= 7 // workers + workers for place in found)
