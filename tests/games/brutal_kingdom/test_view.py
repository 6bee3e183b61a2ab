"""What the table needs to show: danger, questions, reasons, the terminal."""

import re

import pytest

from games.brutal_kingdom.position import (
    court,
    do,
    fresh,
    in_hand,
    legal,
    plays,
    take_all_tokens,
)
from menagerie.core.view import Ask
from menagerie.core.words import Message
from menagerie.games.brutal_kingdom import GAME
from menagerie.games.brutal_kingdom.components import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    BLACK_KNIGHT,
    CHARACTERS,
    EXECUTIONER,
    INQUISITOR,
    KING,
    MONK,
    NOTHING,
    POISONER,
    QUEEN,
    SAINT,
    WITCH,
    WIZARD,
)
from menagerie.games.brutal_kingdom.moves import (
    GIVE,
    NAME,
    PASS,
    PLAY,
    RANK_LOW,
    RISE,
    SKIP,
    VICTIM,
)
from menagerie.games.brutal_kingdom.printed import PRINTED
from menagerie.games.brutal_kingdom.view import view

NAMES = ["Аня", "Боря", "Валера", "Галя"]


@pytest.mark.rule("BK-15", "BK-17")
def test_danger_before_playing() -> None:
    s = court(
        [[BISHOP, ASSASSIN, QUEEN], [POISONER], [EXECUTIONER], []], stacks=[[], [KING], [ABBOT]]
    )
    s.standing[1] = 1 << QUEEN
    hand = {one.card: one for one in view(s, 0).hand}
    # Not the Executioner: whoever lies there when he comes is safe from him.
    assert hand[BISHOP].hunters == [POISONER]
    assert hand[QUEEN].falls_to == [1]
    assert hand[QUEEN].hunters == []  # the Assassin is in one's own hand
    assert hand[ASSASSIN].victims == [1]
    assert hand[BISHOP].victims == []
    plays(s, 1, POISONER)
    assert {one.card: one for one in view(s, 0).hand}[BISHOP].hunters == []


@pytest.mark.rule("BK-18", "BK-19")
def test_a_card_that_falls_at_once_strikes_nobody() -> None:
    s = court([[], [KING], [ASSASSIN, POISONER], []], stacks=[[KING], [], [], [BISHOP]])
    s.standing[0] = s.standing[3] = 1 << ASSASSIN
    hand = {one.card: one for one in view(s, 2).hand}
    assert (hand[ASSASSIN].falls_to, hand[ASSASSIN].victims) == ([3, 0], [])  # clockwise
    assert (hand[POISONER].falls_to, hand[POISONER].victims) == ([], [3])


@pytest.mark.rule("BK-15")
def test_a_standing_card_has_no_victims_when_played() -> None:
    s = court([[KING], [], [], []], stacks=[[], [QUEEN]])
    assert view(s, 0).hand[0].victims == []
    assert view(s, 0).hand[0].too_late == [1]


@pytest.mark.rule("BK-03")
def test_the_reference_names_only_characters_of_this_game() -> None:
    seen = view(fresh(3), 0)
    assert [c.card for c in seen.characters if not c.in_game] == [0, 1, 2, 3]
    king = seen.characters[KING]
    assert (king.rank, king.victims) == (17, [QUEEN])
    printed = PRINTED.characters[KING]
    assert (printed.rank, printed.back, printed.icons, printed.victims, printed.strikes) == (
        17,
        0,
        [2, 0, 0],
        [QUEEN],
        "while_on_top",
    )
    assert PRINTED.characters[POISONER].strikes == "when_played"


@pytest.mark.rule("BK-50")
def test_an_announced_rank_is_the_one_shown() -> None:
    s = court([[INQUISITOR], [WITCH], [], []])
    assert view(s, 0).characters[INQUISITOR].rank == 20
    plays(s, 0, INQUISITOR)
    do(s, 0, RANK_LOW)
    assert view(s, 1).characters[INQUISITOR].rank == 0


@pytest.mark.rule("BK-46", "BK-55")
def test_a_token_for_the_chapel_shows_what_it_will_be_worth() -> None:
    s = court([[SAINT], [], [], []])
    s.stock[:], s.chapel[0], s.chapter = [4, 0, 7], 1, 1
    s.tokens[0] = [3, 2, 0]
    plays(s, 0, SAINT)
    choices = view(s, 0).choices
    assert [(c.in_chapel, c.owned, c.each) for c in choices] == [(2, 3, 5), (0, 2, 0), (1, 0, 7)]
    assert view(s, 1).choices == []
    assert view(s, 0).players[0].worth == [15, 0, 0]


@pytest.mark.rule("BK-32", "BK-55")
def test_a_token_of_ones_own_shows_what_it_will_be_worth() -> None:
    s = court([[], [], [], []], stacks=[[BLACK_KNIGHT]])
    s.tokens[0] = [3, 0, 0]
    s.stock[:] = [4, 5, 6]
    take_all_tokens(s)
    choices = view(s, 0).choices
    assert [(c.owned, c.each) for c in choices] == [(4, 3), (1, 4), (1, 5)]
    assert view(s, 0).stock == [4, 5, 6]  # only looked at


@pytest.mark.rule("BK-07", "BK-08")
def test_the_pass_shows_where_the_card_goes() -> None:
    s = fresh(4)
    assert (view(s, 3).passing_to, view(s, 3).back) == (0, 0)
    assert view(s, None).passing == "left"
    assert view(s, 3).ask == Ask("ask.pass", {"seat": 0})
    for seat in range(4):
        do(s, seat, legal(s, seat)[0])
    assert (view(s, 3).passing_to, view(s, 3).back) == (2, 1)
    assert view(s, None).passing_to is None
    assert view(s, None).passing == "right"


def test_reasons_name_the_rule() -> None:
    s = fresh(4)
    other_back = next(c for c in range(20) if c % 2)
    assert GAME.why_not(s, 0, PASS + other_back).key == "reason.not_in_hand"
    assert GAME.why_not(s, 0, PLAY).rule == "BK-07"
    s = court([[POISONER, KING], [BISHOP], [ABBOT], []], stacks=[[], [BISHOP], [ABBOT]])
    assert GAME.why_not(s, 0, PLAY + QUEEN).rule == "BK-09"
    plays(s, 0, POISONER)
    assert GAME.why_not(s, 0, VICTIM + 0).rule == "BK-20"
    assert GAME.why_not(s, 0, VICTIM + 3).rule == "BK-14"
    assert GAME.why_not(s, 0, SKIP).rule == "BK-12"
    s = court([[0, KING], [], [], []], stacks=[[MONK]])
    s.down = s.fallen = 1 << MONK
    plays(s, 0, 0)
    assert GAME.why_not(s, 0, RISE + KING).rule == "BK-31"
    assert GAME.why_not(s, 0, GIVE + KING).rule == "BK-31"
    s = court([[EXECUTIONER], [WIZARD], [WITCH]])
    plays(s, 0, EXECUTIONER)
    assert GAME.why_not(s, 0, NAME + SAINT).rule == "BK-46"


def test_what_a_card_says_on_its_face_is_short() -> None:
    for card, (ru, en) in enumerate(GAME.words.short["card"]):
        for says in (ru, en):
            assert len(re.sub("[*_]", "", says)) <= 60
        effect = CHARACTERS[card].effect
        assert bool(ru) == bool(en) == (effect != NOTHING)  # signs are enough
    assert GAME.words.short["card"][ASSASSIN] == (
        "*Устраняет* _Короля_, _Королеву_",
        "*Eliminates* _King_, _Queen_",
    )


@pytest.mark.rule("BK-07")
def test_a_pass_is_told_by_what_is_kept() -> None:
    s = fresh(4)
    kept, passed = sorted(in_hand(s, 0))
    said = GAME.words.text(GAME.describe(s, 0, "pass", {"card": passed}), "en")
    names = GAME.words.names["card"]
    assert said == f"Keep the {names[kept][1]}, pass the {names[passed][1]}"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_lines_about_the_reader_are_in_the_second_person(lang: str) -> None:
    args = {"seat": 0, "card": ASSASSIN, "seat2": 1, "card2": KING}
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
