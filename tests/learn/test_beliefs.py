"""Which worlds are likely: a habit is found out, and how a world was made is no sign."""

from __future__ import annotations

import numpy as np
import pytest

from bench import beliefs
from goofspiel import GAME as EXAMPLE
from menagerie.core import registry
from menagerie.core.errors import MenagerieError
from menagerie.core.running.rule import COMPILED
from menagerie.net.forward import Net, zero_net


@pytest.fixture
def student(monkeypatch: pytest.MonkeyPatch) -> Net:
    """The example game is known here, and has a student who finds all bids alike at first."""
    monkeypatch.setattr(registry, "_known", {**registry._known, EXAMPLE.id: EXAMPLE})
    net = zero_net(EXAMPLE, width=1)
    monkeypatch.setattr(beliefs, "net_of", lambda game: net)
    return net


@pytest.mark.skipif(not COMPILED, reason="interpreted rules play too few games")
def test_what_rivals_like_to_do_is_likely(student: Net) -> None:
    """Of the second to bid the first one's bid is hidden."""
    student.heads_bias[:-1] = np.arange(EXAMPLE.move_count)
    linear, net = beliefs.measure(EXAMPLE.id, 2, 8000, seed=1, games=256)
    assert net.right[0] > 0.85
    assert net.loss[0] < 0.5
    assert linear.right[0] > 0.6
    assert net.line().count("/") == 1 + beliefs.STAGES


@pytest.mark.skipif(not COMPILED, reason="interpreted rules play too few games")
def test_nobody_finds_out_what_chance_bids(student: Net) -> None:
    for told in beliefs.measure(EXAMPLE.id, 3, 4000, seed=1, games=64):
        assert told.right[0] == pytest.approx(0.5, abs=0.06)


def test_what_is_forgotten_in_imagined_worlds_is_no_sign() -> None:
    spec = EXAMPLE.observation_spec()
    hands, won = spec["hand"].places, spec["won"].places
    seen = np.zeros((100, 2, 1, EXAMPLE.observation), np.int8)
    seen[:50, beliefs.TRUE, 0, hands.start] = 1
    seen[50:, beliefs.IMAGINED, 0, hands.start + 1] = 1
    seen[:60, beliefs.TRUE, 0, won.start] = 1
    seen[60:, beliefs.IMAGINED, 0, won.start] = 1
    fair = beliefs.fair_places(spec, seen)
    assert fair[hands].all()
    assert not fair[won].any()
    assert fair[spec["stake"].places].all()


def test_who_has_no_student_is_not_measured(student: Net, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beliefs, "net_of", lambda game: None)
    with pytest.raises(MenagerieError, match="has no net"):
        beliefs.measure(EXAMPLE.id, 2, 1, seed=1)
