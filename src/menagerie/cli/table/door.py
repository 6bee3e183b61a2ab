"""The HTTP part of a server, for a program that is not a browser: it keeps its cookie."""

import asyncio
import json
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from menagerie.core.errors import MenagerieError

from .seat import Refused

PATIENCE = 20.0  # seconds
COOKIE = "menagerie"


class Address(NamedTuple):
    """What a link says: the server, a table at it, and the token of a seat."""

    server: str
    table: str = ""
    token: str = ""


def read_address(link: str) -> Address:
    """`https://host/#/table/abc?token=…`, as the browser has it; table and token may be missing."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise MenagerieError(
            f"{link!r} — не адрес сервера и не ссылка на место.",
            f"{link!r} is neither a server's address nor the link of a seat.",
        )
    route, _, query = parts.fragment.partition("?")
    pieces = [piece for piece in route.split("/") if piece]
    table = pieces[1] if len(pieces) > 1 and pieces[0] == "table" else ""
    token = parse_qs(query).get("token", [""])[0]
    return Address(f"{parts.scheme}://{parts.netloc}", table, token)


class Door:
    """Asks a server, and remembers who it takes us for."""

    def __init__(self, server: str, lang: str) -> None:
        self.server, self.lang, self.cookie = server, lang, ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer as JSON; a refusal is raised with the server's own sentence."""
        request = urllib.request.Request(
            f"{self.server}/api{path}?lang={self.lang}",
            data=None if method == "GET" else json.dumps(body).encode(),
            headers={**self.headers, "Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                self._remember(response.headers.get_all("Set-Cookie") or [])
                return json.loads(response.read())
        except urllib.error.HTTPError as error:
            raise _refusal(error, self.server) from None
        except (OSError, HTTPException, ValueError) as error:
            raise _unreachable(self.server, error) from None

    async def ask_later(self, method: str, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(self.ask, method, path, body)

    def _remember(self, cookies: list[str]) -> None:
        for cookie in cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if name.strip() == COOKIE:
                self.cookie = value.strip()


def _refusal(error: urllib.error.HTTPError, server: str) -> MenagerieError:
    try:
        told = json.loads(error.read())
        return Refused(told["text"], told["text"], told["rule"] or "")
    except (ValueError, KeyError, TypeError):
        return _unreachable(server, error)


def _unreachable(server: str, error: Exception) -> MenagerieError:
    why = getattr(error, "reason", None) or error
    return MenagerieError(
        f"За {server} никто не отвечает как Menagerie: {why}.",
        f"Nobody answers as Menagerie at {server}: {why}.",
    )
