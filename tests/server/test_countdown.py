"""A stage against time: one countdown for the whole table, told by stored entries alone."""

from menagerie.core.game import TimeLimit
from menagerie.server.tables.clock import Countdown

LIMIT = TimeLimit(60.0, 7)


def test_the_time_runs_from_the_beginning_of_the_stage() -> None:
    countdown = Countdown()
    countdown.follow(None, 100.0)
    assert countdown.left_at(500.0) is None
    countdown.follow(LIMIT, 1000.0)
    assert countdown.left_at(1010.0) == 50.0
    countdown.follow(LIMIT, 1020.0)  # something happened: the time runs on
    assert countdown.left_at(1030.0) == 30.0
    assert countdown.left_at(5000.0) == 0.0
    countdown.follow(None, 1050.0)
    assert countdown.left_at(1051.0) is None


def test_the_time_in_which_the_server_was_down_is_forgiven() -> None:
    countdown = Countdown()
    countdown.follow(LIMIT, 1000.0)
    countdown.follow(LIMIT, 1020.0)
    countdown.skip(9000.0 - 1020.0)
    countdown.follow(LIMIT, 9000.0)
    assert countdown.left_at(9010.0) == 30.0
