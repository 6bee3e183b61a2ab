"""Facts of two moves, compared."""

from menagerie.core.facts import Fact, compared
from menagerie.core.words import Message

GAIN, RISK, LEAD = (Message(f"advice.{key}") for key in ("gain", "risk", "lead"))
LESS = Message("advice.gain", {"n": 1})


def test_what_makes_most_of_the_difference_comes_first() -> None:
    better = [Fact(1.0, GAIN), Fact(3.0, LEAD)]
    assert compared(better, []) == [LEAD, GAIN]
    assert compared(better, [Fact(-2.0, RISK)]) == [LEAD, RISK, GAIN]


def test_what_both_moves_share_is_no_reason() -> None:
    assert compared([Fact(2.0, GAIN)], [Fact(2.0, GAIN)]) == []
    assert compared([Fact(2.0, GAIN)], [Fact(1.0, LESS)]) == [GAIN]
    assert compared([Fact(1.0, LESS)], [Fact(2.0, GAIN)]) == []
    assert compared([Fact(-2.0, RISK)], [Fact(-2.0, RISK)]) == []


def test_what_speaks_against_the_better_move_is_not_told() -> None:
    assert compared([Fact(-2.0, RISK)], []) == []


def test_facts_of_one_kind_are_weighed_against_each_other() -> None:
    better, played = Fact(3.0, GAIN, kind="place"), Fact(9.0, LEAD, kind="place")
    assert compared([better], [played]) == []
    assert compared([played], [better]) == [LEAD]
