"""The calculator over HTTP: a hand at its best, or with the choices somebody made."""

from pathlib import Path
from typing import Any

import pytest

from menagerie.games.fantasy_realms import GAME
from menagerie.games.fantasy_realms import components as c
from server.harness import ask_tool, run

HAND = [
    "mirage", "shapeshifter", "doppelganger", "book_of_changes", "island", "wildfire", "king"
]  # fmt: skip


def ask(data: Path, choices: Any = "best", cards: list[str] = HAND) -> dict[str, Any]:
    body = {"cards": cards, "choices": choices, "explained": True}
    status, answer = run(ask_tool(data, GAME.id, "score", body))
    assert status == 200
    explained: dict[str, Any] = answer["explained"]
    assert explained["hand"]["total"] == answer["score"]
    return explained


def test_the_best_choices_can_be_given_back(tmp_path: Path) -> None:
    best = ask(tmp_path)
    assert best["hand"]["total"] == best["best"]
    made = best["hand"]["choices"]
    names = {
        "doppelganger": made["doppelganger"],
        "mirage": made["mirage"],
        "shapeshifter": made["shapeshifter"],
        "island": made["island"],
    }
    choices: dict[str, Any] = {
        name: c.CARD_IDS[card] for name, card in names.items() if card is not None
    }
    if made["book_card"] is not None:
        suit = c.SUIT_IDS[made["book_suit"]]
        choices["book_of_changes"] = {"card": c.CARD_IDS[made["book_card"]], "suit": suit}
    assert ask(tmp_path, choices)["hand"] == best["hand"]


def test_own_choices_are_counted_and_never_beat_the_best(tmp_path: Path) -> None:
    unused = ask(tmp_path, {})
    assert all(value is None for value in unused["hand"]["choices"].values())
    assert unused["hand"]["total"] <= unused["best"]
    allowed = unused["allowed"]
    assert c.KING in allowed["doppelganger"]
    assert c.MIRAGE not in allowed["mirage"]
    for card in allowed["mirage"]:
        score = ask(tmp_path, {"mirage": c.CARD_IDS[card]})
        assert score["hand"]["choices"]["mirage"] == card
        assert score["hand"]["total"] <= score["best"]
    # Island clears what is a flood or a flame once the Book is read.
    assert c.KING not in allowed["island"]
    book = {"book_of_changes": {"card": "king", "suit": "flame"}}
    assert c.KING in ask(tmp_path, book)["allowed"]["island"]


def test_nothing_is_offered_for_cards_that_are_not_there(tmp_path: Path) -> None:
    allowed = ask(tmp_path, cards=["mountain", "smoke"])["allowed"]
    assert all(found == [] for found in allowed.values())


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ([], "cannot be read"),
        ({"mirage": "king"}, "does not fit"),
        ({"mirage": 7}, "choices.mirage"),
        ({"mirage": "nobody"}, "no card"),
        ({"nobody": "king"}, "nobody"),
        ({"book_of_changes": "king"}, "book_of_changes"),
        ({"island": "king"}, "neither"),
    ],
)
def test_choices_that_are_none(tmp_path: Path, choices: Any, said: str) -> None:
    body = {"cards": HAND, "choices": choices}
    status, refusal = run(ask_tool(tmp_path, GAME.id, "score", body))
    assert status in (400, 422)
    assert said in refusal["text"]
