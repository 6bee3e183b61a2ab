"""What games offer beside playing: whatever is declared is served, described and typed."""

import asyncio
import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
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
from server.harness import GAME, PLAIN, PUBLIC, Person, Refused, Server, ask_tool, run, served_here


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
        assert status in (400, 422)
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


PATH = f"/games/{GAME.id}/tools/add"


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """What was really added up."""
    done: list[list[int]] = []

    def counted(ask: AddAsk, lang: str) -> AddAnswer:
        done.append(ask.numbers)
        return add(ask, lang)

    tool = replace(TOOL, answer=counted)
    monkeypatch.setitem(vars(GAME), "tools", (*GAME.tools, tool))
    return done


@pytest.mark.usefixtures("declared")
async def test_tools_are_asked_at_the_rate_of_dear_answers(tmp_path: Path) -> None:
    async with served_here(tmp_path, dear=[2, 36_000], **PUBLIC) as server:
        for number in (2, 3):
            assert (await Person(server).post(PATH, {"numbers": [number]}))["total"] == number
        with pytest.raises(Refused, match="too_fast"):
            await Person(server).post(PATH, {"numbers": [4]})
        assert (await Person(server).post(PATH, {"numbers": [2]}))["total"] == 2  # is kept


async def test_the_same_question_is_answered_once(tmp_path: Path, added: list[list[int]]) -> None:
    """However it is written, whoever asks, and from wherever they do."""

    async with (
        served_here(tmp_path, proxies=["127.0.0.1"]) as server,
        httpx.AsyncClient(**PLAIN) as client,
    ):

        async def ask(body: str, header: str = "", value: str = "") -> httpx.Response:
            address = f"192.0.2.{next(visitors)}"
            headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
            headers |= {header: value} if header else {}
            return await client.post(f"{server.http}/api{PATH}", content=body, headers=headers)

        visitors = itertools.count(1)
        crowd = [ask('{"numbers": [2, 3]}') for _ in range(8)]
        answers = await asyncio.gather(*crowd, ask(' {"else":0,"numbers":[2,3 ]}'))
        assert {answer.json()["total"] for answer in answers} == {5}
        assert added == [[2, 3]]
        [tag] = {answer.headers["etag"] for answer in answers}
        same = await ask('{"numbers": [2, 3]}', "If-None-Match", tag)
        assert (same.status_code, same.content) == (304, b"")
        other = await ask('{"numbers": [4]}', "If-None-Match", tag)
        assert (other.status_code, other.json()["total"]) == (200, 4)
        russian = await ask('{"numbers": [2, 3]}', "Accept-Language", "ru")
        assert russian.json()["text"] == "сумма"
        assert added == [[2, 3], [4], [2, 3]]


async def test_what_is_refused_is_not_kept(tmp_path: Path, added: list[list[int]]) -> None:
    async with served_here(tmp_path) as server:
        for _ in range(2):
            with pytest.raises(Refused, match="nothing to add"):
                await Person(server).post(PATH, {"numbers": []})
        assert added == [[], []]
