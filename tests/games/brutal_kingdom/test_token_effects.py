"""Black Knight and Saint, and who only brings tokens: Bishop and Wizard."""

from typing import Any

import pytest

from games.brutal_kingdom.position import court, do, kinds, legal, plays, take_all_tokens, waiting
from menagerie.games.brutal_kingdom import GAME, state
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.moves import COLOUR, SKIP
from menagerie.games.brutal_kingdom.view import view

# Black Knight


def at_chapter_end(stacks: list[list[int]], fallen: int = 0, first: int = 0, **options: Any) -> Any:
    s = court([[], [], [], []][: max(len(stacks), 3)], stacks=stacks, **options)
    s.down = s.fallen = fallen
    s.first = first
    return s


@pytest.mark.rule("BK-32")
def test_black_knight_brings_a_token_of_choice_even_after_eliminations() -> None:
    s = at_chapter_end([[box.BLACK_KNIGHT, box.POISONER], [box.KING], [], [box.BISHOP]])
    s.kills[0] = 2
    take_all_tokens(s)
    assert (s.phase, waiting(s)) == (state.CLAIMING, [0])
    assert sorted(legal(s, 0)) == [COLOUR, COLOUR + 1, COLOUR + 2, SKIP]
    assert s.tokens[1].tolist() == [0, 0, 0]  # B34: before the others take theirs
    do(s, 0, COLOUR + 2)
    assert s.tokens[0].tolist() == [0, 0, 1]
    assert s.tokens[1].tolist() == [2, 0, 0]
    assert s.chapter == 1


@pytest.mark.rule("BK-32")
def test_black_knight_may_decline() -> None:
    s = at_chapter_end([[box.BLACK_KNIGHT], [], [], []])
    take_all_tokens(s)
    do(s, 0, SKIP)
    assert s.tokens[0].tolist() == [0, 0, 0]
    assert s.chapter == 1


@pytest.mark.rule("BK-32")
def test_black_knight_needs_an_empty_purse() -> None:
    s = at_chapter_end([[box.BLACK_KNIGHT, box.WITCH], [], [], []])
    take_all_tokens(s)
    assert s.tokens[0].tolist() == [0, 0, 1]
    assert s.chapter == 1


@pytest.mark.rule("BK-32")
def test_black_knight_who_always_pays() -> None:
    s = at_chapter_end([[box.BLACK_KNIGHT, box.WITCH], [], [], []], black_knight="always")
    take_all_tokens(s)
    assert (s.phase, waiting(s)) == (state.CLAIMING, [0])
    do(s, 0, COLOUR)
    assert s.tokens[0].tolist() == [1, 0, 1]


@pytest.mark.rule("BK-32")
@pytest.mark.parametrize("revived", [False, True])
@pytest.mark.parametrize("pays", ["unpaid", "always"])
def test_a_black_knight_that_fell_brings_nothing(revived: bool, pays: str) -> None:
    stacks = [[box.BLACK_KNIGHT, box.CHARLATAN], [], [], []]
    s = at_chapter_end(stacks, fallen=1 << box.BLACK_KNIGHT, black_knight=pays)
    if revived:
        s.down = 0
    take_all_tokens(s)
    assert s.chapter == 1
    assert s.tokens[0].tolist() == [0, 0, 0]


@pytest.mark.rule("BK-32", "BK-52")
def test_black_knight_when_the_stock_is_short() -> None:
    # The Witch earned a mystic token that is not there: nothing was received.
    s = at_chapter_end([[box.BLACK_KNIGHT, box.WITCH], [], [], []])
    s.stock[:] = [0, 1, 0]
    take_all_tokens(s)
    assert sorted(legal(s, 0)) == [COLOUR + 1, SKIP]
    # Earlier players have emptied the stock before his turn comes.
    s = at_chapter_end([[box.BLACK_KNIGHT], [box.WITCH], [], []], first=1)
    s.stock[:] = [0, 0, 1]
    take_all_tokens(s)
    assert s.chapter == 1
    assert s.tokens[1].tolist() == [0, 0, 1]


# Saint


@pytest.mark.rule("BK-46", "BK-55")
def test_saint_puts_a_token_of_choice_into_the_chapel() -> None:
    s = court([[box.SAINT], [], [], []])
    s.chapter = 2
    plays(s, 0, box.SAINT)
    assert s.phase == state.BLESSING
    assert legal(s, 0) == [COLOUR, COLOUR + 1, COLOUR + 2]
    do(s, 0, COLOUR)
    assert view(s, 0).chapel == [None, None, 0, None]
    assert s.stock.tolist() == [12, 13, 13]
    assert view(s, 0).value == [13, 13, 13]  # it still counts


@pytest.mark.rule("BK-46", "BK-52")
def test_saint_with_a_short_stock() -> None:
    s = court([[box.SAINT], [], [], []])
    s.stock[:] = [1, 0, 2]
    plays(s, 0, box.SAINT)
    assert legal(s, 0) == [COLOUR, COLOUR + 2]
    assert GAME.why_not(s, 0, COLOUR + 1).rule == "BK-52"
    s = court([[box.SAINT], [], [], []])
    s.stock[:] = [0, 3, 0]
    plays(s, 0, box.SAINT)  # no choice: not asked
    assert s.chapel[0] == 2
    assert waiting(s) == [1]


@pytest.mark.rule("BK-46", "BK-53")
def test_saint_with_an_empty_stock_counts_as_no_saint() -> None:
    s = court([[box.SAINT], [], [], []])
    s.stock[:] = 0
    plays(s, 0, box.SAINT)
    assert (s.chapel[0], s.blessed, waiting(s)) == (0, 0, [1])
    take_all_tokens(s)
    assert view(s, 0).chapel == [3, None, None, None]


# Bishop, Wizard


@pytest.mark.rule("BK-48", "BK-49")
@pytest.mark.parametrize("card", [box.BISHOP, box.WIZARD])
def test_bishop_and_wizard_only_bring_tokens(card: int) -> None:
    s = court([[card], [], [], []], stacks=[[], [box.WITCH], [box.KING]])
    assert kinds(plays(s, 0, card)) == ["played"]
    assert s.down == 0
    assert sum(view(s, 0).players[0].icons) == 2
