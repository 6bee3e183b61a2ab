"""Limits that the workers of a machine keep together."""

import os
from collections.abc import Iterator

import pytest

from menagerie.server.crew import share_of
from menagerie.server.http.limits import Bucket, Limiter
from menagerie.server.ledger import Ledger, Tally
from menagerie.server.settings import Rate, Settings

SLOW = Rate(10, 36_000)  # what is taken is not there again during a test
MANY = [f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}" for n in range(20_000)]


@pytest.fixture
def workers() -> Iterator[list[Ledger]]:
    """Each with a mapping of its own, as in processes of their own."""
    file = Ledger.shared(3)
    yield [Ledger(file, number) for number in range(3)]
    os.close(file)


def bucket(ledger: Ledger, address: str = "192.0.2.1", what: str = "requests") -> Bucket:
    return Limiter(SLOW, ledger, what).bucket(address)


def test_an_address_takes_from_one_bucket_whichever_worker_it_asks(workers: list[Ledger]) -> None:
    asked = [bucket(workers[n % 3]).take() for n in range(12)]
    assert not any(asked[:10])
    assert all(3_590 < wait <= 3_600 for wait in asked[10:]), "a tenth of the span"
    assert not bucket(workers[0], "192.0.2.2").take(), "another address"
    assert not bucket(workers[0], what="hints").take(), "another limit"
    assert not bucket(Ledger()).take(), "another server"


def test_many_addresses_at_their_limits_are_not_in_each_others_way(workers: list[Ledger]) -> None:
    assert not any(bucket(workers[0], address).take(10) for address in MANY[:2_000])
    refused = sum(bucket(workers[1], address).take() > 0 for address in MANY[2_000:])
    assert refused <= 20, "one in a thousand, where all of them are at work in the same moment"


def test_numbers_of_all_workers_are_added_up_and_die_with_their_worker(
    workers: list[Ledger],
) -> None:
    here, there, _ = tallies = [Tally(ledger, "connections") for ledger in workers]
    for tally in (here, there, there):
        tally.add("192.0.2.1")
    here.add("192.0.2.2")
    assert [tally["192.0.2.1"] for tally in tallies] == [3, 3, 3]
    workers[2].forget(1)
    assert here["192.0.2.1"] == 1
    here.remove("192.0.2.1")
    assert (here["192.0.2.1"], here["192.0.2.2"]) == (0, 1)
    assert Tally(workers[0], "sockets")["192.0.2.2"] == 0


def test_what_the_machine_has_once_is_shared_out() -> None:
    shared = share_of(Settings(kept=1_000, log_lines=Rate(600, 60)), 4)
    assert (shared.kept, shared.log_lines) == (250, Rate(150, 60))
