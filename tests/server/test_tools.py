"""What games offer beside playing: whatever is declared is served, described and typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.core.errors import MenagerieError
from menagerie.core.registry import all_games
from menagerie.core.text import Text, said
from menagerie.core.tools import Tool
from menagerie.server.http.endpoints import described
from menagerie.server.http.games import game_infos
from menagerie.server.wire.openapi import description
from menagerie.server.wire.typescript import game_types
from server.harness import GAME, Person, Refused, Server, ask_tool, run, served_here


class AddAsk(msgspec.Struct):
    numbers: list[int]


class AddAnswer(msgspec.Struct):
    total: int
    text: str


def add(ask: AddAsk, lang: str) -> AddAnswer:
    if not ask.numbers:
        raise MenagerieError("Складывать нечего.", "There is nothing to add.")
    return AddAnswer(sum(ask.numbers), said(("сумма", "sum"), lang))


TOOL = Tool("add", Text("Сумма", "Sum"), Text("Складывает.", "It adds."), AddAsk, AddAnswer, add)


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of the house with a tool more."""
    monkeypatch.setitem(vars(GAME), "tools", (*GAME.tools, TOOL))


@pytest.mark.usefixtures("declared")
def test_a_tool_is_asked_and_answers(tmp_path: Path) -> None:
    answer = run(ask_tool(tmp_path, GAME.id, "add", {"numbers": [2, 3]}, "ru"))
    assert answer == (200, {"total": 5, "text": "сумма"})


@pytest.mark.usefixtures("declared")
@pytest.mark.parametrize(
    ("body", "en", "ru"),
    [
        ({"numbers": []}, "nothing to add", "Складывать нечего"),
        ({"numbers": "two"}, "cannot be read", "не разобрать"),
        ({}, "cannot be read", "не разобрать"),
        ([], "cannot be read", "не разобрать"),
    ],
)
def test_bad_questions_are_sentences(tmp_path: Path, body: Any, en: str, ru: str) -> None:
    for lang, sentence in (("en", en), ("ru", ru)):
        status, refusal = run(ask_tool(tmp_path, GAME.id, "add", body, lang))
        assert status == 400
        assert sentence in refusal["text"]


@pytest.mark.usefixtures("declared")
def test_an_unknown_tool_names_those_there_are(tmp_path: Path) -> None:
    status, refusal = run(ask_tool(tmp_path, GAME.id, "nothing", {}))
    assert status == 404
    assert "add" in refusal["text"]


@pytest.mark.usefixtures("declared")
def test_a_declared_tool_is_listed_described_and_typed() -> None:
    [info] = [one for one in game_infos.__wrapped__("ru") if one.id == GAME.id]
    [tool] = [tool for tool in info.tools if tool.name == "add"]
    assert (tool.title, tool.about) == ("Сумма", "Складывает.")
    operation = description(described.__wrapped__())["paths"][f"/api/games/{GAME.id}/tools/add"]
    taken = operation["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    assert taken.endswith("/AddAsk")
    types = game_types(GAME)
    assert "export interface AddAsk {\n  numbers: number[]\n}" in types
    assert "export interface AddAnswer {" in types


def test_tools_of_the_house(server: Server) -> None:
    for game in all_games():
        for tool in game.tools:
            with pytest.raises(Refused) as refused:
                run(Person(server).post(f"/games/{game.id}/tools/{tool.name}", ["nothing"]))
            assert refused.value.status == 400
            assert refused.value.body["text"]
        with pytest.raises(Refused) as refused:
            run(Person(server).post(f"/games/{game.id}/tools/nothing", {}))
        assert refused.value.status == 404


@pytest.mark.usefixtures("declared")
def test_tools_are_asked_at_the_rate_of_dear_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with served_here(tmp_path, dear=[2, 36_000]) as server:
            path, ask = f"/games/{GAME.id}/tools/add", {"numbers": [2, 3]}
            for _ in range(2):
                assert (await Person(server).post(path, ask))["total"] == 5
            with pytest.raises(Refused, match="too_fast"):
                await Person(server).post(path, ask)

    run(story())
