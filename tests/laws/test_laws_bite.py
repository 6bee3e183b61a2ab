"""The laws themselves: each finds a game that breaks it, and none asks more than the contract."""

from dataclasses import replace
from inspect import signature
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest

from goofspiel import GAME, knowledge
from goofspiel.view import view
from menagerie.core.game import Game
from menagerie.core.state.bits import members
from menagerie.core.state.random import reseed_game, sample_word
from menagerie.core.view import alike
from menagerie.core.words import Message, Reason
from menagerie.testing import coverage
from menagerie.testing.laws import test_advice as advice
from menagerie.testing.laws import test_declarations as declarations
from menagerie.testing.laws import test_fairness as fairness
from menagerie.testing.laws import test_observation as observation
from menagerie.testing.laws import test_playing as playing
from menagerie.testing.laws import test_rules as written
from menagerie.testing.worlds import Case, legal_bits


class Vacuous(Exception):
    """A law found nothing to check."""


def nothing_to_check(reason: str) -> NoReturn:
    raise Vacuous(reason)


def call(law: Any, case: Case) -> None:
    asked = signature(law).parameters.keys() - {"case"}
    law(case, *[nothing_to_check for _ in asked])


def case(**changed: Any) -> Case:
    """Goofspiel for two, with something changed."""
    return Case(replace(GAME, **changed), 2)


def open_hands(s: Any, seat: int | None) -> Any:
    """A view that shows the bids of others."""
    shown = view(s, seat)
    for player, bid in zip(shown.players, s.bids, strict=False):
        player.bid = int(bid)
    return shown


def asks_everybody(s: Any, seat: int | None) -> Any:
    shown = view(s, seat)
    shown.ask = view(s, 0).ask
    return shown


def order_shown(s: Any, seat: int | None) -> Any:
    shown = view(s, seat)
    shown.deck = [int(card) for card in s.deck]
    return shown


LOOKING: list[int | None] = []


@alike
def whoever_looks(s: Any) -> list[int]:
    return [seat for seat in LOOKING[-1:] if seat is not None]


def shares_who_looks(s: Any, seat: int | None) -> Any:
    LOOKING.append(seat)
    shown = view(s, seat)
    shown.deck = whoever_looks(s)
    return shown


def forgetful(s: Any, seat: int, rng: Any) -> None:
    """Imagines nothing but the stream."""
    reseed_game(s, rng)


def draws_by_secrets(s: Any, seat: int, rng: Any) -> None:
    """How many numbers it draws depends on a hidden bid."""
    if s.bids[1 - seat] % 2:
        sample_word(rng)
    knowledge.imagine(s, seat, rng)


def loses_a_prize(s: Any) -> list[int]:
    return [card for card in GAME.pieces(s) if not int(s.won[0]) >> card & 1]


def observes_too_much(s: Any, seat: int, out: Any) -> None:
    knowledge.observe(s, seat, out)
    out[knowledge.SEATS.start] = 6


def observes_in_part(s: Any, seat: int, out: Any) -> None:
    before = int(out[knowledge.OWN_BID.start])
    knowledge.observe(s, seat, out)
    out[knowledge.OWN_BID.start] = before


def praises_another(s: Any, seat: int, better: int, played: int | None) -> list[Message]:
    """Advice that names the highest card in hand, whichever move it is asked about."""
    highest = max(members(legal_bits(GAME, s, seat)))
    return [Message("move.bid", GAME.meaning(highest)[1])]  # type: ignore[index]


SAME = fairness.test_a_seat_sees_the_same_in_every_world_it_can_imagine
TEACHES_NOTHING = fairness.test_a_move_that_reveals_nothing_teaches_its_mover_nothing
LAID_OUT = observation.test_the_vector_is_as_its_layout_says
BROKEN = [
    (SAME, {"view": open_hands}, "view"),
    (SAME, {"view": order_shown}, "view"),
    (
        fairness.test_viewers_are_shown_at_once_what_each_is_shown_alone,
        {"view": shares_who_looks},
        "marked @alike",
    ),
    (
        fairness.test_imagination_forgets_what_it_replaced,
        {"imagine": draws_by_secrets},
        "cannot know",
    ),
    (
        TEACHES_NOTHING,
        {"events": tuple(replace(kind, reveals=False) for kind in GAME.events)},
        "reveals=True",
    ),
    (playing.test_every_game_ends_and_keeps_its_pieces, {"pieces": loses_a_prize}, "other pieces"),
    (
        playing.test_illegal_moves_raise_and_change_nothing,
        {"why_not": lambda s, seat, move: Reason("reason.played", {"card": move}, rule="XX-1")},
        "XX-1",
    ),
    (
        playing.test_scores_are_the_sum_of_their_reasons,
        {"score_lines": lambda s, seat: GAME.score_lines(s, seat)[1:]},
        "do not add up",
    ),
    (
        playing.test_scores_are_the_sum_of_their_reasons,
        {"evaluate": lambda s, seat: 7.0},
        "is not its score",
    ),
    (
        advice.test_a_reason_speaks_of_the_move_that_is_named_or_of_the_one_that_was_played,
        {"reasons": praises_another},
        "which another move would choose",
    ),
    (
        fairness.test_only_who_decides_is_asked_a_question,
        {"view": asks_everybody},
        "ask.bid is asked of seat None",
    ),
    (LAID_OUT, {"observe": observes_too_much}, "seats is 6"),
    (LAID_OUT, {"legal_and_observe": lambda s, seat, mask, out: None}, "legal_and_observe"),
    (LAID_OUT, {"observe": observes_in_part}, r"stood there before: \['own_bid'\]"),
]


@pytest.mark.parametrize(("law", "changed", "says"), BROKEN)
def test_a_game_that_breaks_a_law_is_told_how(law: Any, changed: Any, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        call(law, case(**changed))


def test_a_view_with_a_foreign_value_is_told_how() -> None:
    def foreign(s: Any, seat: int | None) -> Any:
        shown = view(s, seat)
        shown.round = s.turned  # NumPy's number, when interpreted
        return msgspec.structs.replace(shown, round="one")

    with pytest.raises(pytest.fail.Exception, match=r"int\(\) or bool\(\)"):
        declarations.test_views_are_plain_typed_json(case(view=foreign).game)


@pytest.mark.parametrize(
    ("law", "changed"),
    [
        (fairness.test_imagined_worlds_do_differ_from_the_truth, {"imagine": forgetful}),
        (TEACHES_NOTHING, {"events": tuple(replace(k, reveals=True) for k in GAME.events)}),
    ],
)
def test_a_law_without_a_matter_says_so(law: Any, changed: Any) -> None:
    """A game may hide nothing, or reveal something in every move."""
    with pytest.raises(Vacuous):
        call(law, case(**changed))


@pytest.fixture
def rulebook(tmp_path: Path) -> Game:
    """A game whose folder holds a rulebook, code and tests that do not agree."""
    folder = tmp_path / "game"
    folder.mkdir()
    (tmp_path / "tests").mkdir()
    (folder / "RULES.md").write_text("**GS-01** One.\n\n**GS-02** Two.\n\n**GS-02** Again.\n")
    (folder / "rules.py").write_text("# GS-01, GS-07\n")
    (tmp_path / "tests" / "test_rules.py").write_text(
        'import pytest\n\n@pytest.mark.rule("GS-01", "GS-09")\ndef test_one() -> None: ...\n'
    )
    return replace(GAME, folder=folder)


def test_rules_that_nobody_keeps_or_tests_are_found(rulebook: Game) -> None:
    assert coverage.problems(rulebook) == [
        "GS-02 is declared twice",
        "GS-02 stands nowhere in the code",
        "the code names the unknown rule GS-07",
        "GS-02 has no test",
        "a test names the unknown rule GS-09",
    ]
    with pytest.raises(AssertionError):
        written.test_every_rule_is_kept_in_the_code_and_named_by_a_test(rulebook)
