"""The HTTP part around the tables: games, words, rules, description, health, headers."""

import asyncio
import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
import segno
from starlette.applications import Starlette
from starlette.routing import Route

from menagerie.core.registry import all_games
from menagerie.core.words import RECONSTRUCTED
from menagerie.server.http import documentation
from menagerie.server.http.endpoints import described
from menagerie.server.wire.openapi import description
from menagerie.server.wire.typescript import type_files
from nursery import SOURCE
from server.harness import GAME, PLAIN, Person, Server, run, served_here


async def test_games_in_both_languages(server: Server) -> None:
    for lang in ("ru", "en"):
        person = Person(server, lang=lang)
        games = {game["id"]: game for game in await person.get("/games")}
        for game in all_games():
            told = games[game.id]
            assert told["title"] == game.words.label("title", lang)
            assert [o["name"] for o in told["options"]] == [o.name for o in game.options]
            assert [m["start"] for m in told["moves"]] == [m.start for m in game.moves]
            assert {"random", "greedy"} <= {bot["id"] for bot in told["bots"]}
            assert [(t["name"], t["title"]) for t in told["tools"]] == [
                (tool.name, tool.title.text(lang)) for tool in game.tools
            ]
            words = await person.get(f"/games/{game.id}/words")
            assert set(words["names"]) == set(game.words.names)
            assert words["printed"] == json.loads(msgspec.json.encode(game.printed))
            assert words["reconstructed_note"] == RECONSTRUCTED.text(lang)
            for kind, numbers in words["reconstructed"].items():
                assert set(numbers) == game.words.reconstructed[kind]
            rules = await person.get(f"/games/{game.id}/rules")
            for text in (rules["plain"], rules["text"]):
                assert f"{game.prefix}-01" in text
            assert words["rules"][f"{game.prefix}-01"] in rules["text"]


def test_the_browsers_language_is_a_fallback(server: Server) -> None:
    url = f"{server.http}/api/tables/nothing"
    russian = httpx.get(url, headers={"accept-language": "de, ru;q=0.8, en;q=0.5"}, **PLAIN)
    assert russian.json()["text"].startswith("Такого")
    asked = httpx.get(url + "?lang=en", headers={"accept-language": "ru"}, **PLAIN)
    assert asked.json()["text"].startswith("There")


@pytest.mark.parametrize(
    "path", ["/", "/docs/", "/table/x", "/healthz", "/api/games", "/api/docs", "/no.js"]
)
def test_security_headers_everywhere(server: Server, path: str) -> None:
    answer = httpx.get(server.http + path, **PLAIN)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers
    assert "<script" not in answer.text or "src=" in answer.text


def test_cookies_are_for_the_server_only(server: Server) -> None:
    answer = httpx.post(f"{server.http}/api/tables", json={"game": GAME.id, "seats": 2}, **PLAIN)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/api" in cookie


def test_the_description_names_every_address(server: Server) -> None:
    told = httpx.get(f"{server.http}/api/openapi.json", **PLAIN).json()
    endpoints = described()
    assert told == description(endpoints)
    operations = [one for path in told["paths"].values() for one in path.values()]
    assert len(operations) == len(endpoints)
    assert len({one["operationId"] for one in operations}) == len(endpoints)


def test_the_page_of_the_interface_says_where_it_is_described(server: Server) -> None:
    gone = httpx.get(f"{server.http}/api/docs", **PLAIN)
    assert gone.status_code == 410
    assert "/api/openapi.json" in gone.json()["text"]


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.http}/livez", **PLAIN).text == "ok\n"
    metrics = httpx.get(f"{server.http}/metrics", **PLAIN).text
    assert "menagerie_entries_total" in metrics
    assert "process_open_fds" in metrics


def test_no_file_outside_the_site(server: Server) -> None:
    for path in ("/..%2f..%2fpyproject.toml", "/%2e%2e/app.py", "/api/../../app.py"):
        answer = httpx.get(server.http + path, **PLAIN)
        assert "build-system" not in answer.text
        assert "Starlette" not in answer.text


async def test_a_qr_code_is_a_picture(server: Server) -> None:
    ann = Person(server)
    table = await ann.create(2)
    assert "<svg" in await ann.get(f"/tables/{table}/qr.svg")


async def test_a_qr_code_is_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes as long as many moves do."""
    drawn: list[str] = []

    def make(url: str, error: str) -> Any:
        drawn.append(url)
        return segno.make(url, error=error)

    monkeypatch.setattr("menagerie.server.http.tables.segno", SimpleNamespace(make=make))

    async with served_here(tmp_path) as server, httpx.AsyncClient(**PLAIN) as client:
        url = f"{server.http}/api/tables/{await Person(server).create(2)}/qr.svg"
        pictures = await asyncio.gather(*[client.get(url) for _ in range(5)])
        assert {one.headers["content-type"] for one in pictures} == {"image/svg+xml"}
        tag = {"if-none-match": pictures[0].headers["etag"]}
        assert (await client.get(url, headers=tag)).status_code == 304
        assert len(drawn) == 1


def test_the_clients_types_are_fresh() -> None:
    web = SOURCE.parent / "web/src"
    files = type_files(web)
    tables = [index.parent for index in web.glob("games/*/index.ts")]
    assert {file.parent for file in files} == {web / "api", *tables}
    for file, text in files.items():
        assert file.read_text(encoding="utf-8") == text, f"{file}: run `make types`"


def test_the_documentation_is_served(documented: None, server: Server) -> None:
    home = httpx.get(f"{server.http}/docs", follow_redirects=True, **PLAIN)
    assert str(home.url) == f"{server.http}/docs/"
    pages = set(re.findall(r'href="([\w/-]+\.html)"', home.text))
    assert {"tutorial.html", "server.html", "reference.html"} <= pages
    for page in pages:
        assert httpx.get(f"{server.http}/docs/{page}", **PLAIN).status_code == 200, page
    files = re.findall(r'(?:href|src)="(_static/[^"?]+)', home.text)
    assert len(files) > 3
    for file in files:
        found = httpx.get(f"{server.http}/docs/{file}", **PLAIN)
        assert found.status_code == 200, file
        assert found.headers["content-type"].startswith(("text/css", "text/javascript")), file


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_documentation_that_is_not_built_leads_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    monkeypatch.setattr(documentation, "DOCS", tmp_path)
    app = Starlette(routes=[Route("/docs/{path:path}", documentation.documentation)])

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as client:
            return await client.get(f"http://here/docs/?lang={lang}")

    answer = run(asked())
    assert answer.status_code == 503
    assert documentation.MISSING.text(lang) in answer.text
    assert "<a href='/'>" in answer.text


@pytest.mark.parametrize("path", ["nothing.html", "..%2fapp.py", "%2e%2e/app.py", "_static/"])
def test_beside_the_documentation_there_is_nothing(
    documented: None, server: Server, path: str
) -> None:
    answer = httpx.get(f"{server.http}/docs/{path}", **PLAIN)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_page"
