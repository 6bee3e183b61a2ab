"""What the table needs to show: danger, questions, reasons, the terminal."""

import re

import pytest

from games.brutal_kingdom import position as pos
from menagerie.core.view import Ask
from menagerie.core.words import Message
from menagerie.games.brutal_kingdom import GAME, moves
from menagerie.games.brutal_kingdom import components as box
from menagerie.games.brutal_kingdom.printed import PRINTED
from menagerie.games.brutal_kingdom.view import view

NAMES = ["Аня", "Боря", "Валера", "Галя"]


@pytest.mark.rule("BK-15", "BK-17")
def test_danger_before_playing() -> None:
    s = pos.court(
        [[box.BISHOP, box.ASSASSIN, box.QUEEN], [box.POISONER], [box.EXECUTIONER], []],
        stacks=[[], [box.KING], [box.ABBOT]],
    )
    s.standing[1] = 1 << box.QUEEN
    hand = {one.card: one for one in view(s, 0).hand}
    # Not the Executioner: whoever lies there when he comes is safe from him.
    assert hand[box.BISHOP].hunters == [box.POISONER]
    assert hand[box.QUEEN].falls_to == [1]
    assert hand[box.QUEEN].hunters == []  # the Assassin is in one's own hand
    assert hand[box.ASSASSIN].victims == [1]
    assert hand[box.BISHOP].victims == []
    pos.plays(s, 1, box.POISONER)
    assert {one.card: one for one in view(s, 0).hand}[box.BISHOP].hunters == []


@pytest.mark.rule("BK-18", "BK-19")
def test_a_card_that_falls_at_once_strikes_nobody() -> None:
    s = pos.court(
        [[], [box.KING], [box.ASSASSIN, box.POISONER], []],
        stacks=[[box.KING], [], [], [box.BISHOP]],
    )
    s.standing[0] = s.standing[3] = 1 << box.ASSASSIN
    hand = {one.card: one for one in view(s, 2).hand}
    assert (hand[box.ASSASSIN].falls_to, hand[box.ASSASSIN].victims) == ([3, 0], [])  # clockwise
    assert (hand[box.POISONER].falls_to, hand[box.POISONER].victims) == ([], [3])


@pytest.mark.rule("BK-15")
def test_a_standing_card_has_no_victims_when_played() -> None:
    s = pos.court([[box.KING], [], [], []], stacks=[[], [box.QUEEN]])
    assert view(s, 0).hand[0].victims == []
    assert view(s, 0).hand[0].too_late == [1]


@pytest.mark.rule("BK-03")
def test_the_reference_names_only_characters_of_this_game() -> None:
    seen = view(pos.fresh(3), 0)
    assert [c.card for c in seen.characters if not c.in_game] == [0, 1, 2, 3]
    king = seen.characters[box.KING]
    assert (king.rank, king.victims) == (17, [box.QUEEN])
    printed = PRINTED.characters[box.KING]
    assert (printed.rank, printed.back, printed.icons, printed.victims, printed.strikes) == (
        17,
        0,
        [2, 0, 0],
        [box.QUEEN],
        "while_on_top",
    )
    assert PRINTED.characters[box.POISONER].strikes == "when_played"


@pytest.mark.rule("BK-50")
def test_an_announced_rank_is_the_one_shown() -> None:
    s = pos.court([[box.INQUISITOR], [box.WITCH], [], []])
    assert view(s, 0).characters[box.INQUISITOR].rank == 20
    pos.plays(s, 0, box.INQUISITOR)
    pos.do(s, 0, moves.RANK_LOW)
    assert view(s, 1).characters[box.INQUISITOR].rank == 0


@pytest.mark.rule("BK-46", "BK-55")
def test_a_token_for_the_chapel_shows_what_it_will_be_worth() -> None:
    s = pos.court([[box.SAINT], [], [], []])
    s.stock[:], s.chapel[0], s.chapter = [4, 0, 7], 1, 1
    s.tokens[0] = [3, 2, 0]
    pos.plays(s, 0, box.SAINT)
    choices = view(s, 0).choices
    assert [(c.in_chapel, c.owned, c.each) for c in choices] == [(2, 3, 5), (0, 2, 0), (1, 0, 7)]
    assert view(s, 1).choices == []
    assert view(s, 0).players[0].worth == [15, 0, 0]


@pytest.mark.rule("BK-32", "BK-55")
def test_a_token_of_ones_own_shows_what_it_will_be_worth() -> None:
    s = pos.court([[], [], [], []], stacks=[[box.BLACK_KNIGHT]])
    s.tokens[0] = [3, 0, 0]
    s.stock[:] = [4, 5, 6]
    pos.take_all_tokens(s)
    choices = view(s, 0).choices
    assert [(c.owned, c.each) for c in choices] == [(4, 3), (1, 4), (1, 5)]
    assert view(s, 0).stock == [4, 5, 6]  # only looked at


@pytest.mark.rule("BK-07", "BK-08")
def test_the_pass_shows_where_the_card_goes() -> None:
    s = pos.fresh(4)
    assert (view(s, 3).passing_to, view(s, 3).back) == (0, 0)
    assert view(s, None).passing == "left"
    assert view(s, 3).ask == Ask("ask.pass", {"seat": 0})
    for seat in range(4):
        pos.do(s, seat, pos.legal(s, seat)[0])
    assert (view(s, 3).passing_to, view(s, 3).back) == (2, 1)
    assert view(s, None).passing_to is None
    assert view(s, None).passing == "right"


def test_reasons_name_the_rule() -> None:
    s = pos.fresh(4)
    other_back = next(c for c in range(20) if c % 2)
    assert GAME.why_not(s, 0, moves.PASS + other_back).key == "reason.not_in_hand"
    assert GAME.why_not(s, 0, moves.PLAY).rule == "BK-07"
    s = pos.court(
        [[box.POISONER, box.KING], [box.BISHOP], [box.ABBOT], []],
        stacks=[[], [box.BISHOP], [box.ABBOT]],
    )
    assert GAME.why_not(s, 0, moves.PLAY + box.QUEEN).rule == "BK-09"
    pos.plays(s, 0, box.POISONER)
    assert GAME.why_not(s, 0, moves.VICTIM + 0).rule == "BK-20"
    assert GAME.why_not(s, 0, moves.VICTIM + 3).rule == "BK-14"
    assert GAME.why_not(s, 0, moves.SKIP).rule == "BK-12"
    s = pos.court([[0, box.KING], [], [], []], stacks=[[box.MONK]])
    s.down = s.fallen = 1 << box.MONK
    pos.plays(s, 0, 0)
    assert GAME.why_not(s, 0, moves.RISE + box.KING).rule == "BK-31"
    assert GAME.why_not(s, 0, moves.GIVE + box.KING).rule == "BK-31"
    s = pos.court([[box.EXECUTIONER], [box.WIZARD], [box.WITCH]])
    pos.plays(s, 0, box.EXECUTIONER)
    assert GAME.why_not(s, 0, moves.NAME + box.SAINT).rule == "BK-46"


def test_what_a_card_says_on_its_face_is_short() -> None:
    for card, (ru, en) in enumerate(GAME.words.short["card"]):
        for says in (ru, en):
            assert len(re.sub("[*_]", "", says)) <= 60
        effect = box.CHARACTERS[card].effect
        assert bool(ru) == bool(en) == (effect != box.NOTHING)  # signs are enough
    assert GAME.words.short["card"][box.ASSASSIN] == (
        "*Устраняет* _Короля_, _Королеву_",
        "*Eliminates* _King_, _Queen_",
    )


@pytest.mark.rule("BK-07")
def test_a_pass_is_told_by_what_is_kept() -> None:
    s = pos.fresh(4)
    kept, passed = sorted(pos.in_hand(s, 0))
    said = GAME.words.text(GAME.describe(s, 0, "pass", {"card": passed}), "en")
    names = GAME.words.names["card"]
    assert said == f"Keep the {names[kept][1]}, pass the {names[passed][1]}"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_lines_about_the_reader_are_in_the_second_person(lang: str) -> None:
    args = {"seat": 0, "card": box.ASSASSIN, "seat2": 1, "card2": box.KING}
    line = Message("event.eliminated", args)
    told = [GAME.words.text(line, lang, NAMES, you) for you in (0, 1, 2)]
    if lang == "ru":
        assert told == [
            "Вы картой «Ассасин» устраняете у игрока Боря карту «Король».",
            "Аня картой «Ассасин» устраняет у вас карту «Король».",
            "Аня картой «Ассасин» устраняет у игрока Боря карту «Король».",
        ]
    else:
        assert told[:2] == [
            "With the Assassin, you eliminate the King in front of Боря.",
            "With the Assassin, Аня eliminates the King in front of you.",
        ]
