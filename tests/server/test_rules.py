"""The rules over HTTP: read, searched in any form of a word, and tried at a table."""

import httpx

from menagerie.core.registry import all_games
from menagerie.core.rule_search import forms
from menagerie.core.text import LANGUAGES
from server.harness import PLAIN, Server

TAUGHT = [game for game in all_games() if game.examples]


def test_rules_come_with_their_examples_and_are_searched(server: Server) -> None:
    for game in TAUGHT:
        url = f"{server.http}/api/games/{game.id}/rules"
        for lang in LANGUAGES:
            told = httpx.get(url, params={"lang": lang}, **PLAIN).json()["examples"]
            assert [one["name"] for one in told] == [example.name for example in game.examples]
            asked = {"words": told[0]["title"], "lang": lang}
            assert httpx.get(url + "/words", params=asked, **PLAIN).json() == forms(
                game, told[0]["title"], lang
            )


def test_every_example_opens_as_a_table_of_its_purpose(server: Server) -> None:
    for game in TAUGHT:
        for example in game.examples:
            url = f"{server.http}/api/games/{game.id}/examples/{example.name}"
            with httpx.Client(**PLAIN) as person:
                made = person.post(url, json={"name": "Ann"}).json()
                table = person.get(f"{server.http}/api/tables/{made['table']}").json()
                mine = person.get(f"{server.http}/api/mine").json()
            assert table["purpose"] == {"kind": "example", "id": example.name}
            assert [seat["name"] for seat in table["seats"]][example.moment.seat] == "Ann"
            assert mine == []


def test_an_unknown_example_is_not_found(server: Server) -> None:
    answer = httpx.post(
        f"{server.http}/api/games/{TAUGHT[0].id}/examples/nothing", json={}, **PLAIN
    )
    assert answer.status_code == 404
    assert "nothing" in answer.json()["text"]
