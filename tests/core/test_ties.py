"""The rule that decides between equal points is said, from the table that ranks the players."""

from menagerie.core.ties import tie_messages


def told(table: list[tuple[int, int]], players: int) -> list[tuple[str, int, int]]:
    return [(m.key, m.args["seat"], m.args["seat2"]) for m in tie_messages(table, players)]


def test_each_pair_of_equals_is_told_of_once() -> None:
    assert told([(9, 0), (8, 0), (7, 1)], 3) == []
    assert told([(8, 1), (9, 2), (9, 3)], 3) == [("tie.ahead", 2, 1)]
    assert told([(9, 1), (9, 3), (9, 2)], 3) == [("tie.ahead", 1, 2), ("tie.ahead", 2, 0)]
    assert told([(7, 0), (7, 1)], 1) == [("tie.rival", 1, 0)]


def test_a_shared_place_is_told_of_at_the_top_alone() -> None:
    assert told([(9, 0), (9, 0), (9, 0)], 3) == [("tie.shared", 0, 1)]
    assert told([(9, 0), (8, 0), (8, 0)], 3) == []
