"""The benchmark runs, and what learns the table of prospects is in order."""

import pytest

from games.fantasy_realms import bench
from menagerie.core.running.rule import COMPILED
from menagerie.games.fantasy_realms import make_prospects
from menagerie.games.fantasy_realms.components import CARDS


@pytest.mark.skipif(not COMPILED, reason="it measures compiled rules")
def test_the_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(seconds=0.01)
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_every_pair_of_cards_is_one_unknown() -> None:
    places = {int(make_prospects.PLACE[i, j]) for i in range(CARDS) for j in range(i, CARDS)}
    assert places == set(range(make_prospects.UNKNOWNS))
