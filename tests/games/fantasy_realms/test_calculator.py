"""The calculator, its errors, and the explained score."""

import json
from typing import Any

import pytest

from games.fantasy_realms.position import GAME
from menagerie.cli.tool import answer_line
from menagerie.core.errors import MenagerieError
from menagerie.games.fantasy_realms.calculator import calculate, explain
from menagerie.games.fantasy_realms.words import WORDS

SHEET = ["mountain", "wildfire", "smoke", "great_flood", "whirlwind", "mirage", "air_elemental"]


def score_line(text: str, lang: str = "en") -> dict[str, Any]:
    """One JSON line of the tool answered, as the command line does it."""
    found: dict[str, Any] = json.loads(answer_line(GAME.tool("score"), text.encode(), lang))
    return found


@pytest.mark.rule("FR-60")
def test_what_comes_out() -> None:
    assert calculate(["great_flood", "knights", "mirage"], {"mirage": "swamp"}) == {
        "score": 32,
        "strength": 32,
        "cards": {"great_flood": 32, "knights": 0, "mirage": 0},
        "blanked": ["knights"],
        "choices": {"mirage": "swamp"},
    }


@pytest.mark.rule("FR-60")
def test_the_choices_of_the_best_give_its_score_again() -> None:
    hand = [
        "doppelganger",
        "mirage",
        "shapeshifter",
        "book_of_changes",
        "island",
        "candle",
        "bell_tower",
        "swamp",
    ]
    best = calculate(hand, "best")
    assert calculate(hand, best["choices"])["score"] == best["score"]
    assert sum(best["cards"].values()) == best["score"]


BAD: list[tuple[Any, Any]] = [
    ([], None),
    ("king", None),
    (["king"] * 2, None),
    (["knight"], None),
    ([7], None),
    ([f"{n}" for n in range(9)], None),
    (["king"], "worst"),
    (["king"], ["mirage"]),
    (["king"], {"mirage": "swamp"}),
    (["king", "mirage"], {"mirage": "queen"}),
    (["king", "mirage"], {"mirage": "kong"}),
    (["king", "mirage"], {"mirage": ["swamp"]}),
    (["king", "shapeshifter"], {"shapeshifter": "swamp"}),
    (["king", "doppelganger"], {"doppelganger": "queen"}),
    (["king", "book_of_changes"], {"book_of_changes": "wizard"}),
    (["king", "book_of_changes"], {"book_of_changes": {"card": "queen", "suit": "wizard"}}),
    (["king", "book_of_changes"], {"book_of_changes": {"card": "king", "suit": "wild"}}),
    (
        ["king", "book_of_changes"],
        {"book_of_changes": {"card": "book_of_changes", "suit": "wizard"}},
    ),
    (["king", "island"], {"island": "king"}),
    (["king", "island"], {"island": "swamp"}),
    (["king"], {"fountain": "king"}),
]


@pytest.mark.rule("FR-60")
@pytest.mark.parametrize(("cards", "choices"), BAD)
def test_bad_input_is_explained_in_both_languages(cards: Any, choices: Any) -> None:
    with pytest.raises(MenagerieError) as error:
        calculate(cards, choices)
    assert error.value.ru
    assert error.value.en
    assert error.value.ru != error.value.en
    asked = json.dumps({"cards": cards, "choices": choices})
    russian, english = score_line(asked, "ru"), score_line(asked, "en")
    assert set(russian) == set(english) == {"error"}
    assert russian != english


@pytest.mark.rule("FR-60")
@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"hand": []}', '{"cards": ["king"], "x": 1}']
)
def test_bad_lines_do_not_raise(text: str) -> None:
    assert set(score_line(text)) == {"error"}


@pytest.mark.rule("FR-60")
def test_lines() -> None:
    text = json.dumps({"cards": SHEET, "choices": {"mirage": "rainstorm"}})
    assert score_line(text)["score"] == 260
    assert score_line(json.dumps({"cards": SHEET}))["score"] < 260
    assert score_line(json.dumps({"cards": SHEET, "choices": "best"}))["score"] == 260


@pytest.mark.rule("FR-60")
def test_the_explanation_adds_up_and_names_who_did_it() -> None:
    lines = explain(SHEET, {"mirage": "rainstorm"})
    assert sum(line.points for line in lines) == 260
    for line in lines:
        assert line.points == sum(part.points for part in line.parts)
    text = "\n".join(WORDS.text(part, "ru") for line in lines for part in (line, *line.parts))
    assert "Мираж (как «Ливень»)" in text
    assert "бонус: Дым, Пожар" in text
    assert "штраф отменён: Гора" in text
    lines = explain(["great_flood", "knights", "smoke"])
    english = [WORDS.text(part, "en") for line in lines for part in line.parts]
    assert "blanked by Great Flood" in english
    assert "blanked: no active card of the suit flame" in english
