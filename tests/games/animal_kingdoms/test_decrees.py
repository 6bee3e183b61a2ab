"""Decrees: every one of the thirty, the examples of the rulebook, and what they look at."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.animal_kingdoms import position as pos
from menagerie.core.errors import IllegalMove
from menagerie.core.match import Match
from menagerie.games.animal_kingdoms.decrees import allowed_in, playable, with_mate
from menagerie.games.animal_kingdoms.moves import CAPITAL, CARD, KINGDOM, MATE
from menagerie.games.animal_kingdoms.reasons import why_not_in

Pile = list[tuple[int, str]]
EVERY = {f"{t} {r}" for t in pos.TYPES for r in range(1, 9)}


def pile(text: str) -> Pile:
    return [(0, name.strip()) for name in text.split(",")]


def allowed(decree: int, k: int, **laid: str) -> set[str]:
    """What a decree in kingdom k allows; K4="tiger 5, owl 3" are the cards below kingdoms."""
    decrees = [d for d in (pos.D01, pos.D02, pos.D03, pos.D11, pos.D12) if d != decree][:4]
    decrees.insert(k, decree)
    number = {"K4": 0, "K5": 1, "K6": 2, "K7": 3, "K8": 4}
    piles = {number[name]: pile(text) for name, text in laid.items()}
    return pos.names(allowed_in(pos.position(decrees=decrees, laid=piles).state, k))


def ranks(*wanted: int) -> set[str]:
    return {name for name in EVERY if int(name.rsplit(" ", 1)[1]) in wanted}


def types(*wanted: str) -> set[str]:
    return {name for name in EVERY if name.rsplit(" ", 1)[0] in wanted}


# The examples and notes of the rulebook


@pytest.mark.rule("AK-11", "AK-62")
def test_example_a_ranks_six_seven_eight() -> None:
    found = allowed(pos.D02, pos.K6)
    assert found == ranks(6, 7, 8)
    assert {"bee 6", "frog 8"} <= found


@pytest.mark.rule("AK-11", "AK-71")
def test_example_b_all_ranks_different() -> None:
    assert allowed(pos.D11, pos.K7, K7="wolf 4, lizard 2, owl 1") == ranks(3, 5, 6, 7, 8)


@pytest.mark.rule("AK-11", "AK-80")
def test_example_c_rank_or_type_of_a_neighbour() -> None:
    want = types("red panda") | ranks(4)
    assert allowed(pos.D20, pos.K5, K4="red panda 4") == want
    assert allowed(pos.D20, pos.K5, K6="tiger 1, red panda 4") == want
    assert allowed(pos.D20, pos.K5, K8="red panda 4") == EVERY  # no neighbour of K5
    assert allowed(pos.D20, pos.K4, K8="red panda 4") == want  # the ring closes


@pytest.mark.rule("AK-11", "AK-87")
def test_example_d_rank_of_any_other_kingdom() -> None:
    assert allowed(pos.D27, pos.K4, K7="lizard 6") == ranks(6)
    assert allowed(pos.D27, pos.K4, K7="owl 2, lizard 6", K5="bee 3") == ranks(3, 6)
    assert allowed(pos.D27, pos.K4, K4="bee 1", K7="lizard 6") == ranks(
        6
    )  # its own card does not count


@pytest.mark.rule("AK-73")
def test_note_one_above_or_below_the_last() -> None:
    assert allowed(pos.D13, pos.K6, K6="owl 8, tiger 5") == ranks(4, 6)
    assert allowed(pos.D13, pos.K6, K6="tiger 8") == ranks(7)
    assert allowed(pos.D13, pos.K6, K6="tiger 1") == ranks(2)


@pytest.mark.rule("AK-81")
def test_note_not_above_the_lower_neighbour() -> None:
    assert allowed(pos.D21, pos.K6, K5="tiger 7", K7="owl 3") == ranks(1, 2, 3)
    assert allowed(pos.D21, pos.K6, K5="tiger 7") == ranks(1, 2, 3, 4, 5, 6, 7)


@pytest.mark.rule("AK-74")
def test_note_same_rank_or_type_as_the_last() -> None:
    found = allowed(pos.D14, pos.K8, K8="bee 2, red panda 4")
    assert found == types("red panda") | ranks(4)


@pytest.mark.rule("AK-82")
def test_note_not_below_the_higher_neighbour() -> None:
    assert allowed(pos.D22, pos.K6, K5="tiger 7", K7="owl 3") == ranks(7, 8)
    assert allowed(pos.D22, pos.K6, K7="owl 3") == ranks(3, 4, 5, 6, 7, 8)


@pytest.mark.rule("AK-10")
@pytest.mark.parametrize(
    "decree",
    [
        pos.D11,
        pos.D12,
        pos.D13,
        pos.D14,
        pos.D16,
        pos.D17,
        pos.D20,
        pos.D21,
        pos.D22,
        pos.D25,
        pos.D27,
        pos.D28,
        pos.D30,
    ],
)
def test_with_nothing_to_compare_any_card_goes(decree: int) -> None:
    assert allowed(decree, pos.K5) == EVERY


@pytest.mark.rule("AK-10")
def test_with_one_neighbour_empty_only_the_other_counts() -> None:
    assert allowed(pos.D23, pos.K6, K7="wolf 5", K4="wolf 1") == ranks(5)


@pytest.mark.rule("AK-11")
def test_only_the_last_cards_of_other_kingdoms_count() -> None:
    assert allowed(pos.D28, pos.K4, K6="owl 1, bee 2") == EVERY - types("bee")
    assert allowed(pos.D21, pos.K6, K5="owl 1, tiger 7") == ranks(1, 2, 3, 4, 5, 6, 7)


# Every decree against its meaning, on random boards

Board = list[list[tuple[str, int]]]


def last(board: Board, k: int) -> list[tuple[str, int]]:
    return board[k][-1:]


def beside(board: Board, k: int) -> list[tuple[str, int]]:
    return last(board, (k + 4) % 5) + last(board, (k + 1) % 5)


def elsewhere(board: Board, k: int) -> list[tuple[str, int]]:
    return [c for other in range(5) if other != k for c in last(board, other)]


Test = Callable[[str, int, Board, int], bool]
MEANING: list[Test | None] = [
    lambda t, r, b, k: r <= 3,
    lambda t, r, b, k: r >= 6,
    lambda t, r, b, k: r % 2 == 0,
    lambda t, r, b, k: r % 2 == 1,
    lambda t, r, b, k: t in ("lizard", "tiger"),
    lambda t, r, b, k: t in ("wolf", "frog"),
    lambda t, r, b, k: t in ("bee", "owl"),
    lambda t, r, b, k: t in ("okapi", "red panda"),
    None,  # two cards: below
    lambda t, r, b, k: 3 <= r <= 6,
    lambda t, r, b, k: all(r != r2 for _, r2 in b[k]),
    lambda t, r, b, k: all(t != t2 for t2, _ in b[k]),
    lambda t, r, b, k: all(abs(r - r2) == 1 for _, r2 in last(b, k)),
    lambda t, r, b, k: all(r == r2 or t == t2 for t2, r2 in last(b, k)),
    lambda t, r, b, k: all((r - r2) % 2 == 1 for _, r2 in last(b, k)),
    lambda t, r, b, k: all(r >= r2 for _, r2 in last(b, k)),
    lambda t, r, b, k: all(r <= r2 for _, r2 in last(b, k)),
    lambda t, r, b, k: all(r != r2 and t != t2 for t2, r2 in last(b, k)),
    lambda t, r, b, k: all(abs(r - r2) >= 2 for _, r2 in last(b, k)),
    lambda t, r, b, k: any(r == r2 or t == t2 for t2, r2 in beside(b, k)) or not beside(b, k),
    lambda t, r, b, k: all(r <= r2 for _, r2 in beside(b, k)),
    lambda t, r, b, k: all(r >= r2 for _, r2 in beside(b, k)),
    lambda t, r, b, k: any(r == r2 for _, r2 in beside(b, k)) or not beside(b, k),
    lambda t, r, b, k: any(abs(r - r2) == 1 for _, r2 in beside(b, k)) or not beside(b, k),
    lambda t, r, b, k: all(r != r2 and t != t2 for t2, r2 in beside(b, k)),
    lambda t, r, b, k: any(r < r2 for _, r2 in beside(b, k)) or not beside(b, k),
    lambda t, r, b, k: any(r == r2 for _, r2 in elsewhere(b, k)) or not elsewhere(b, k),
    lambda t, r, b, k: all(t != t2 for t2, _ in elsewhere(b, k)),
    lambda t, r, b, k: all(r != r2 for _, r2 in elsewhere(b, k)),
    lambda t, r, b, k: any(t == t2 for t2, _ in elsewhere(b, k)) or not elsewhere(b, k),
]


def random_board(chance: random.Random) -> tuple[Match, Board]:
    deck_ = sorted(EVERY)
    chance.shuffle(deck_)
    board: Board = []
    for size in (4, 5, 6, 7, 8):
        some = [deck_.pop() for _ in range(chance.choice([0, 0, 1, 2, size - 1]))]
        board.append([(n.rsplit(" ", 1)[0], int(n.rsplit(" ", 1)[1])) for n in some])
    laid = {k: [(0, f"{t} {r}") for t, r in row] for k, row in enumerate(board)}
    return pos.position(laid=laid), board


@pytest.mark.rule("AK-61", "AK-62", "AK-63", "AK-64", "AK-65", "AK-66", "AK-67", "AK-68", "AK-70")
@pytest.mark.rule("AK-71", "AK-72", "AK-73", "AK-74", "AK-75", "AK-76", "AK-77", "AK-78", "AK-79")
@pytest.mark.rule("AK-80", "AK-81", "AK-82", "AK-83", "AK-84", "AK-85", "AK-86", "AK-87", "AK-88")
@pytest.mark.rule("AK-89", "AK-90")
@pytest.mark.parametrize("decree", [d for d in range(30) if d != pos.D09])
def test_every_decree_allows_exactly_what_it_says(decree: int) -> None:
    chance = random.Random(decree)
    meaning = MEANING[decree]
    assert meaning is not None
    restricted = 0
    for _ in range(40):
        match, board = random_board(chance)
        for k in range(5):
            match.state.decrees[k] = decree
            want = {f"{t} {r}" for t in pos.TYPES for r in range(1, 9) if meaning(t, r, board, k)}
            assert pos.names(allowed_in(match.state, k)) == (want or EVERY)  # AK-12
            restricted += want != EVERY
    assert restricted > 50


@pytest.mark.rule("AK-12", "AK-86")
def test_a_decree_that_no_rank_could_satisfy_lets_every_card_in() -> None:
    assert allowed(pos.D26, pos.K6, K5="owl 1") == EVERY
    assert allowed(pos.D26, pos.K6, K5="owl 1", K7="bee 1") == EVERY
    assert allowed(pos.D26, pos.K6, K5="owl 1", K7="bee 2") == ranks(1)
    # Other decrees always leave something, and go on asking for it.
    assert allowed(pos.D17, pos.K6, K6="owl 1") == ranks(1)
    assert allowed(pos.D30, pos.K6, K5="owl 1") == types("owl")
    match = pos.position(
        decrees=[pos.D01, pos.D02, pos.D26, pos.D11, pos.D12], laid={pos.K5: [(0, "owl 1")]}
    )
    assert [k["lets_all_in"] for k in match.view(0)["kingdoms"]] == [False, False, True, True, True]


# The decree of two cards


@pytest.mark.rule("AK-13", "AK-69")
def test_note_two_bees_or_a_tiger_and_an_owl_of_one_rank() -> None:
    assert pos.names(with_mate(pos.mask("bee 1, bee 7, wolf 4, okapi 5"))) == {"bee 1", "bee 7"}
    assert pos.names(with_mate(pos.mask("tiger 5, owl 5, wolf 4, bee 3"))) == {"tiger 5", "owl 5"}
    assert pos.names(with_mate(pos.mask("tiger 5, owl 6, wolf 4, bee 3"))) == set()


@pytest.mark.rule("AK-13", "AK-69")
def test_one_card_is_laid_one_discarded_and_two_are_drawn() -> None:
    match = pos.position(
        ["bee 1, bee 7, wolf 4, okapi 5", "owl 1, owl 2, owl 3, owl 4"],
        decrees=[pos.D09, pos.D01, pos.D02, pos.D03, pos.D11],
        deck="tiger 1, tiger 2",
    )
    match.play(0, CARD + pos.card("bee 7"))
    assert KINGDOM + pos.K4 in match.legal_ids(0)
    match.play(0, KINGDOM + pos.K4)  # the other bee is the only mate: nothing is asked
    s = match.state
    assert pos.names(s.discards) == {"bee 1"}
    assert [int(c) for c in s.laid[pos.K4, : s.laid_count[pos.K4]]] == pos.cards("bee 7")
    assert int(s.cubes[pos.K4, 0]) == 1  # one cube only
    assert pos.hand(match, 0) == {"wolf 4", "okapi 5", "tiger 1", "tiger 2"}
    assert match.waiting == [1]


@pytest.mark.rule("AK-13")
def test_with_several_mates_the_player_chooses() -> None:
    match = pos.position(
        ["bee 5, bee 7, wolf 5, okapi 1", "owl 1, owl 2"],
        decrees=[pos.D09, pos.D01, pos.D02, pos.D03, pos.D11],
    )
    match.play(0, CARD + pos.card("bee 5"))
    match.play(0, KINGDOM + pos.K4)
    assert match.legal_ids(0) == sorted(MATE + c for c in pos.cards("bee 7, wolf 5"))
    with pytest.raises(IllegalMove, match="AK-13"):
        match.play(0, MATE + pos.card("okapi 1"))
    match.play(0, MATE + pos.card("wolf 5"))
    assert pos.names(match.state.discards) == {"wolf 5"}
    assert "bee 7" in pos.hand(match, 0)


@pytest.mark.rule("AK-13")
def test_without_a_pair_the_decree_of_two_cards_keeps_all_out() -> None:
    match = pos.position(
        ["bee 5, wolf 1", "owl 1"], decrees=[pos.D09, pos.D01, pos.D02, pos.D03, pos.D11]
    )
    match.play(0, CARD + pos.card("bee 5"))
    with pytest.raises(IllegalMove, match=r"AK-13.*no match for bee 5"):
        match.play(0, KINGDOM + pos.K4)


# Reasons


@pytest.mark.rule("AK-07")
def test_a_refusal_names_the_decree_and_the_card_that_stands_against_it() -> None:
    laid = {pos.K5: pile("tiger 7"), pos.K7: pile("owl 3")}
    decrees = [pos.D28, pos.D22, pos.D21, pos.D11, pos.D29]
    match = pos.position(["owl 5, tiger 3"], seats=2, decrees=decrees, laid=laid)
    s = match.state
    low = why_not_in(s, pos.K6, pos.card("owl 5"), s.hand[0])
    assert low is not None
    assert (low.rule, low.args["card2"]) == ("AK-81", [pos.card("owl 3")])
    alike = why_not_in(s, pos.K8, pos.card("tiger 3"), s.hand[0])
    assert alike is not None
    assert (alike.rule, alike.args["card2"]) == ("AK-89", [pos.card("owl 3")])
    own = why_not_in(s, pos.K7, pos.card("tiger 3"), s.hand[0])
    assert own is not None
    assert (own.rule, own.args["card2"]) == ("AK-71", [pos.card("owl 3")])
    assert why_not_in(s, pos.K7, pos.card("owl 5"), s.hand[0]) is None
    match.play(0, CARD + pos.card("owl 5"))
    with pytest.raises(IllegalMove, match=r"AK-88.*type not seen elsewhere.*owl 5.*owl 3"):
        match.play(0, KINGDOM + pos.K4)


@pytest.mark.rule("AK-10", "AK-11")
def test_reasons_and_masks_agree_everywhere() -> None:
    chance = random.Random(5)
    refused = 0
    for _ in range(30):
        match, _board = random_board(chance)
        s: Any = match.state
        s.decrees[:] = chance.sample(range(30), 30)
        free = pos.deck(match)[:4]
        s.hand[0] = sum(1 << c for c in free)
        found = set()
        for k in range(5):
            for c in free:
                reason = why_not_in(s, k, c, s.hand[0])
                if reason is None:
                    found.add(c)
                else:
                    refused += 1
                    assert reason.rule in {"AK-07", "AK-13", f"AK-{61 + int(s.decrees[k])}"}
        assert {pos.names([c]).pop() for c in found} == pos.names(playable(s, s.hand[0]))
    assert refused > 50


@pytest.mark.rule("AK-07", "AK-08")
def test_card_then_kingdom_lists_exactly_the_legal_kingdoms() -> None:
    match = pos.position(
        ["bee 2", "owl 1"],
        decrees=[pos.D01, pos.D02, pos.D03, pos.D13, pos.D14],
        laid={pos.K4: pile("owl 3, tiger 3, wolf 3"), pos.K7: pile("frog 5")},
    )
    match.play(0, CARD + pos.card("bee 2"))
    assert match.legal_ids(0) == [KINGDOM + pos.K6, KINGDOM + pos.K8, CAPITAL + pos.K4]


def test_helpers_build_sound_positions() -> None:
    match = pos.position(
        ["bee 2", "owl 1"], decrees=[pos.D01, pos.D02, pos.D03, pos.D13, pos.D14], deck="tiger 1"
    )
    pos.claim(match, 0, "bee 2", pos.K4)
    assert pos.hand(match, 0) >= {"tiger 1"}
