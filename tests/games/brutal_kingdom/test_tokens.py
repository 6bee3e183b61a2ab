"""The end of a chapter and of the game: tokens, their value, the score and the tie-break."""

from typing import Any

import numpy as np
import pytest

from games.brutal_kingdom.position import court, do, legal, plays, take_all_tokens, waiting
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import PLAY
from menagerie.games.brutal_kingdom.state import OVER
from menagerie.games.brutal_kingdom.view import view
from tied import check_tie_is_explained


def scores(s: Any) -> list[tuple[int, int]]:
    table = np.zeros((8, 2), np.int64)
    GAME.score(s, table)
    return [(int(p), int(t)) for p, t in table[: int(s.seats)]]


@pytest.mark.rule("BK-51", "BK-13")
def test_icons_on_open_cards_bring_tokens() -> None:
    # The pictures in the book: Bishop two church, Witch one mystic, Clairvoyant none.
    s = court(
        [[], [], [], []],
        stacks=[[box.BISHOP], [box.WITCH], [box.CLAIRVOYANT], [box.KING, box.QUEEN]],
    )
    s.down = s.fallen = 1 << box.KING
    take_all_tokens(s)
    assert s.tokens.tolist() == [[0, 2, 0], [0, 0, 1], [0, 0, 0], [1, 0, 0]]
    assert s.stock.tolist() == [12, 11, 12]


@pytest.mark.rule("BK-51", "BK-52", "BK-10")
def test_the_first_player_takes_first_and_a_short_stock_gives_what_it_has() -> None:
    s = court([[], [], [], []], stacks=[[box.WITCH], [], [box.WIZARD], [box.DRUID]])
    s.first = 2
    s.stock[:] = [5, 5, 3]
    events = take_all_tokens(s)
    assert s.tokens.tolist() == [[0, 0, 0], [0, 0, 0], [0, 0, 2], [0, 0, 1]]
    assert s.stock.tolist() == [5, 5, 0]
    assert ("short", 0xFFFF, {"seat": 0, "colour": 2, "n": 1}) in events
    taken = [v["seat"] for kind, _, v in events if kind == "tokens"]
    assert taken == [2, 3]


@pytest.mark.rule("BK-51", "BK-52")
def test_half_of_what_is_due() -> None:
    s = court([[], [], [], []], stacks=[[box.KING], [box.QUEEN]])
    s.stock[0] = 1
    events = take_all_tokens(s)
    assert s.tokens[0].tolist() == [1, 0, 0]
    assert s.tokens[1].tolist() == [0, 0, 0]
    assert ("short", 0xFFFF, {"seat": 0, "colour": 0, "n": 1}) in events


@pytest.mark.rule("BK-10", "BK-51")
def test_the_last_round_of_a_chapter_decides_who_takes_first_and_begins_the_next() -> None:
    s = court([[box.POISONER], [box.WIZARD], [box.DRUID]], stacks=[[], [], []])
    s.rounds = 3
    s.stock[2] = 2
    do(s, 0, PLAY + box.POISONER)
    do(s, 1, PLAY + box.WIZARD)
    events = do(s, 2, PLAY + box.DRUID)
    assert ("first", 0xFFFF, {"seat": 1, "card": box.WIZARD}) in events
    assert s.tokens.tolist()[:3] == [[0, 0, 0], [0, 0, 2], [0, 0, 0]]
    assert (s.first, s.chapter) == (1, 1)
    while s.phase == 0:
        do(s, waiting(s)[0], legal(s, waiting(s)[0])[0])
    assert waiting(s) == [1]


@pytest.mark.rule("BK-53")
def test_without_a_saint_the_chapel_gets_a_worthless_marker() -> None:
    s = court([[], [], [], []], stacks=[[box.BISHOP]])
    s.first = 3
    events = take_all_tokens(s)
    assert ("marker", 0xFFFF, {"seat": 3}) in events
    assert view(s, None).chapel == [3, None, None, None]
    assert s.kills.tolist() == [0, 0, 0, 0]
    assert view(s, None).value == [13, 11, 13]


@pytest.mark.rule("BK-53", "BK-46")
def test_with_a_saint_no_marker() -> None:
    s = court([[], [], [], []])
    s.blessed, s.chapel[0] = 1, 2
    events = take_all_tokens(s)
    assert "marker" not in [kind for kind, _, _ in events]
    assert view(s, None).chapel == [1, None, None, None]


@pytest.mark.rule("BK-54")
def test_a_new_chapter_starts_with_a_clean_table() -> None:
    s = court([[], [], [], []], stacks=[[box.BISHOP], [box.KING]])
    s.down = s.fallen = 1 << box.KING
    s.low = 1
    events = take_all_tokens(s)
    assert ("chapter", 0xFFFF, {"n": 2}) in events
    assert (s.gone, s.down, s.fallen, s.low) == (0, 0, 0, 0)
    assert s.height.tolist() == [0, 0, 0, 0]
    assert waiting(s) == [0, 1, 2, 3]


@pytest.mark.rule("BK-55")
def test_the_worked_example_of_the_book() -> None:
    """Green 3, yellow 4, blue 2; two green tokens lie in the Chapel."""
    s = court([[], [], [], []])
    s.stock[:] = [2, 1, 4]
    s.chapel[:] = [2, 2, 4, 4]
    assert view(s, None).value == [2, 3, 4]
    s.tokens[0] = [1, 1, 1]
    assert scores(s)[0][0] == 9
    s.stock[1] = 0  # no green token left in the stock: still 2 each
    s.stock[0] = 0  # no blue one anywhere: worthless
    assert view(s, None).value == [0, 2, 4]
    assert scores(s)[0][0] == 6


@pytest.mark.rule("BK-55", "BK-56")
def test_the_score_has_reasons() -> None:
    s = court([[], [], [], []])
    s.stock[:] = [2, 1, 4]
    s.tokens[1] = [3, 0, 2]
    s.kills[1] = 5
    assert scores(s)[1][0] == 3 * 2 + 2 * 4 + 5
    lines = GAME.score_lines(s, 1)
    assert [line.points for line in lines] == [6, 8, 5]
    assert GAME.words.text(lines[1], "en") == "2 mystic tokens × 4"


@pytest.mark.rule("BK-57")
def test_ties_go_to_the_first_player_then_clockwise() -> None:
    s = court([[], [], [], []])
    s.first = 2
    ties = [t for _, t in scores(s)]
    assert sorted(range(4), key=lambda q: -ties[q]) == [2, 3, 0, 1]


@pytest.mark.rule("BK-06", "BK-10", "BK-56")
def test_the_game_ends_after_the_last_round_with_the_first_player_decided() -> None:
    s = court([[box.POISONER], [box.WIZARD], [box.DRUID]])
    s.chapter, s.rounds = 3, 3
    do(s, 0, PLAY + box.POISONER)
    do(s, 1, PLAY + box.WIZARD)
    events = do(s, 2, PLAY + box.DRUID)
    assert events[-1][0] == "finished"
    assert (s.phase, s.waiting, s.first) == (OVER, 0, 1)
    for seat in range(3):
        assert GAME.evaluate(s, seat) == scores(s)[seat][0]
    assert view(s, 0).phase == "over"


def test_judgement_prefers_what_is_better() -> None:
    s = court([[], [], [], []], stacks=[[box.BISHOP], []])
    before = GAME.evaluate(s, 0)
    s.tokens[0, 1] = 1
    with_token = GAME.evaluate(s, 0)
    s.down = 1 << box.BISHOP
    assert before < with_token
    assert GAME.evaluate(s, 0) < with_token
    s = court([[box.POISONER], [], [], []], stacks=[[], [box.BISHOP]])
    before = GAME.evaluate(s, 0)
    plays(s, 0, box.POISONER)
    assert GAME.evaluate(s, 0) > before - 7


@pytest.mark.rule("BK-57")
def test_the_end_says_what_decided() -> None:
    check_tie_is_explained(GAME, 4, "first-player card")
