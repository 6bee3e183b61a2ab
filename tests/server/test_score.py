"""The calculator's address: a hand at its best, or with the choices somebody made."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

from menagerie.games.fantasy_realms import components as c
from server.harness import Person, Refused, Server, run

HAND = "mirage+shapeshifter+doppelganger+book_of_changes+island+wildfire+king"


def ask(server: Server, choices: Any = None, cards: str = HAND) -> dict[str, Any]:
    given = "" if choices is None else "&choices=" + quote(json.dumps(choices))
    found: dict[str, Any] = run(
        Person(server).get(f"/score/fantasy_realms?lang=en&cards={cards}{given}")
    )
    return found


def test_the_best_choices_can_be_given_back(server: Server) -> None:
    best = ask(server)
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
    assert ask(server, choices)["hand"] == best["hand"]


def test_own_choices_are_counted_and_never_beat_the_best(server: Server) -> None:
    unused = ask(server, {})
    assert all(value is None for value in unused["hand"]["choices"].values())
    assert unused["hand"]["total"] <= unused["best"]
    allowed = unused["allowed"]
    assert c.KING in allowed["doppelganger"]
    assert c.MIRAGE not in allowed["mirage"]
    for card in allowed["mirage"]:
        score = ask(server, {"mirage": c.CARD_IDS[card]})
        assert score["hand"]["choices"]["mirage"] == card
        assert score["hand"]["total"] <= score["best"]
    # Island clears what is a flood or a flame once the Book is read.
    assert c.KING not in allowed["island"]
    book = {"book_of_changes": {"card": "king", "suit": "flame"}}
    assert c.KING in ask(server, book)["allowed"]["island"]


def test_nothing_is_offered_for_cards_that_are_not_there(server: Server) -> None:
    assert all(found == [] for found in ask(server, cards="mountain+smoke")["allowed"].values())


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ([], "cannot be read"),
        ({"mirage": "king"}, "does not fit"),
        ({"mirage": 7}, "no card"),
        ({"nobody": "king"}, "no choice"),
        ({"book_of_changes": "king"}, "book_of_changes"),
        ({"island": "king"}, "neither"),
    ],
)
def test_choices_that_are_none(server: Server, choices: Any, said: str) -> None:
    with pytest.raises(Refused) as refused:
        ask(server, choices)
    assert refused.value.status == 400
    assert said in refused.value.body["text"]
