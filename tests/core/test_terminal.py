"""What a table in a terminal is made of, and the table that is read from a view alone."""

from typing import Any

import msgspec
import pytest
from rich.console import Console, RenderableType
from rich.segment import Segment

from menagerie.core.generic_table import read_view
from menagerie.core.terminal import LEAD, Part, Plain, Sheet, Thing, meant, row, speaks_of, thing
from menagerie.core.text import LANGUAGES
from menagerie.core.words import Words
from menagerie.testing import printed
from menagerie.testing.worlds import Case, positions
from picking import every_case

CARDS = [("Туз", "Ace"), ("Двойка", "Two"), ("Красная панда", "Red panda")]


def found(content: RenderableType) -> list[tuple[str, Thing]]:
    """The things of some output, by the text they show."""
    segments: list[Segment] = [s for line in Console().render_lines(content) for s in line]
    return [(s.text, one) for s in segments if (one := meant(s)) is not None]


def test_a_thing_knows_what_a_move_says_when_it_means_it() -> None:
    (shown,) = found(thing("owl 7", "green", card=12))
    assert shown[0].startswith(LEAD)
    assert shown[1] == Thing((("card", 12),))
    assert speaks_of({"card": 12}, shown[1])
    assert speaks_of({"seat": 1, "card2": 12}, shown[1])
    assert not speaks_of({"card": 11}, shown[1])
    assert not speaks_of({}, Thing(()))


def test_names_stay_whole_and_no_line_begins_with_a_dot() -> None:
    text = printed(Plain(row([thing("red panda 7", card=n) for n in range(5)], "Hand")), width=30)
    one, two = "red panda 7", "red panda 7 · red panda 7"
    shown = [line.rstrip() for line in text.splitlines()]
    assert shown == [f"Hand: {one}", f"  {two}", f"  {two}"]
    assert printed(Plain(row([], "Hand")), width=79) == "Hand: –\n"


def test_a_legend_speaks_of_the_signs_that_are_there() -> None:
    sheet = Sheet("Chess", [Part("Board", ["♛ and ♚"])], [("♛", "queen"), ("♞", "knight")])
    assert sheet.signs() == [("♛", "queen")]
    assert printed(sheet, width=79).splitlines() == ["Chess", "Board", "♛ and ♚"]


class Seat(msgspec.Struct):
    hand: list[int | None]
    points: int


class View(msgspec.Struct):
    prize: int | None
    top_card: int
    first: int
    deck_size: int
    is_open: bool
    phase: str
    board: list[int | None]
    rows: list[list[str]]
    stakes: list[dict[str, Any]]
    players: list[Seat]


WORDS = Words(
    {
        "title": ("Игра", "A game"),
        "view.hand": ("Рука: {card}", "Hand: {card}"),
        "view.first": ("Первый: {seat}", "First: {seat}"),
        "view.points": ("{n} {n:очко|очка|очков}", "{n} {n:point|points}"),
        "view.phase.last_round": ("последний раунд", "the last round"),
    },
    {"card": CARDS},
)
SEEN = View(
    prize=None,
    top_card=1,
    first=1,
    deck_size=12,
    is_open=True,
    phase="last_round",
    board=[0, None, 1, None, None, None, None, None, None],
    rows=[["X", ""], ["", "O"]],
    stakes=[{"card": 2, "height": 3}],
    players=[Seat([0, None, None], 1), Seat([], 2)],
)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", [
            "Prize: –", "Top card: Two", "First: Bob", "Deck size: 12", "Is open: yes",
            "Phase: the last round", "Red panda", "Height: 3", "Hand: Ace  face down: 2",
            "1 point", "Hand: –",
        ]),
        ("ru", [
            "Top card: Двойка", "Первый: Bob", "Is open: да", "последний раунд",
            "Рука: Туз  закрыто: 2", "2 очка",
        ]),
    ],
)  # fmt: skip
def test_a_view_is_read_as_facts_things_and_players(lang: str, says: list[str]) -> None:
    text = printed(read_view(SEEN, WORDS, ["Ann", "Bob"], lang, 0, [("cell", 9)]), width=79)
    for words in says:
        assert words in text


def test_cells_that_moves_count_can_be_pointed_at() -> None:
    sheet = read_view(SEEN, WORDS, ["Ann", "Bob"], "en", None, [("cell", 9), ("card", 3)])
    named = {one.args for part in sheet.parts for body in part.body for _, one in found(body)}
    assert {(("cell", n),) for n in range(9)} <= named
    assert {(("card", 0),), (("card", 2),), (("seat", 1),)} <= named


@every_case
def test_every_table_fits_eighty_columns(case: Case) -> None:
    """Nothing is cut off: not with any number of players, not with any option."""
    names = ["Александра", "Бартоломей", "Варвара", "Геннадий", "Дарья", "Елизавета", "Женя"]
    for state, seat, _ in positions(case, seed=4, share=0.1):
        view = case.game.view(state, seat)
        for lang in LANGUAGES:
            for me in (seat, None):
                text = printed(case.game.sheet(view, names[: case.seats], lang, me), width=79)
                assert "…" not in text
                assert max(map(len, text.splitlines())) <= 79
                assert names[seat] in text or me == seat
                assert case.game.words.label("title", lang) in text
