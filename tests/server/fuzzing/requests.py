"""HTTP requests: every address of the server, with any method, header and body, or broken."""

import re
from typing import Any, NamedTuple
from urllib.parse import quote

from menagerie.server.http.endpoints import ENDPOINTS

from .values import Values

PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")
PLACES: tuple[tuple[str, str, Any], ...] = (
    *((one.method, one.path, one.takes) for one in ENDPOINTS),
    *(
        ("GET", path, None)
        for path in (
            "/", "/healthz", "/metrics", "/docs", "/docs/{word}", "/{word}", "/assets/{word}",
            "/api/{word}", "/api/docs", "/api/openapi.json", "/api/tables/{table}/live",
        )
    ),
)  # fmt: skip
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW", "g", "PRI")
QUERIES = ("lang", "seat", "version", "words", "number", "token")
HOSTS = ("[", "]", "[::1", "[::1]:8000", "x:y", "x:99999999", "x/y?z", "@", "x" * 3000, "\xff", "")
HEADERS: dict[str, tuple[str, ...]] = {
    "Origin": ("null", "http://[", "https://x", "http://x", "http://x:99999999", "\xff", ""),
    "Content-Type": ("application/json", "application/json; charset=x", "text/plain", "x" * 300),
    "Accept-Language": ("ru", "en;q=0.1,*", ",,;;", "ru" * 500),
    "Accept-Encoding": ("br", "gzip, br", "*;q=0"),
    "Authorization": ("Bearer ", "Bearer x", "Basic \xff", "x"),
    "X-Forwarded-For": ("1.2.3.4", "::1, [", "x" * 500, ",,,"),
    "X-Forwarded-Proto": ("https", "gopher", ""),
    "Sec-Fetch-Site": ("cross-site", "same-origin", "?"),
    "If-None-Match": ('"x"', "*", '"' * 100),
    "Range": ("bytes=0-5", "bytes=9-1", "bytes=a-b,c", "bytes=" + "0-1," * 200),
    "Expect": ("100-continue", "x"),
    "Connection": ("close", "Upgrade", "keep-alive, Upgrade"),
    "Upgrade": ("websocket", "h2c", "x"),
    "Sec-WebSocket-Key": ("MDEyMzQ1Njc4OWFiY2RlZg==", "x", ""),
    "Sec-WebSocket-Version": ("13", "12", "x"),
    "Transfer-Encoding": ("chunked", "gzip", "chunked, chunked"),
    "Content-Length": ("0", "5", "-1", "99999999999999999999", "x"),
    "Cookie": ("menagerie=" + "x" * 32, "menagerie=x", "menagerie=\xff", "=;=;", 'a="' * 99),
}


class Sent(NamedTuple):
    data: bytes
    whole: bool  # it has to be answered; else the server may wait for more of it, or close


class Requests:
    def __init__(self, values: Values) -> None:
        self._values, self._rng = values, values.rng

    def next(self) -> Sent:
        method, path, takes = self._rng.choice(PLACES)
        if self._values.chance(0.1):
            method = self._rng.choice(METHODS)
        path = PARAMETER.sub(lambda found: self._part(found[1]), path) + self._query()
        body = self._values.message(takes) if takes is not None else b""
        headers = self._headers(body)
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
        head = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
        if self._values.chance(0.12):
            return Sent(self._values.broken(head + body), whole=False)
        own = {"Upgrade", "Transfer-Encoding", "Expect"}
        return Sent(head + body, whole=not own & {name for name, _ in headers})

    def _part(self, name: str) -> str:
        if name == "seat":
            return str(self._values.number()) if self._values.chance(0.9) else "9" * 5000
        return quote(self._values.named(name), safe="")

    def _query(self) -> str:
        asked = [
            f"{self._rng.choice(QUERIES)}={quote(self._value(), safe='')}"
            for _ in range(self._rng.randrange(3))
        ]
        return "?" + "&".join(asked) if asked else ""

    def _value(self) -> str:
        return str(self._values.number()) if self._values.chance(0.6) else self._values.text()

    def _headers(self, body: bytes) -> list[tuple[str, str]]:
        headers = [("Host", self._rng.choice(HOSTS) if self._values.chance(0.1) else "x")]
        if body:
            headers += [("Content-Type", "application/json"), ("Content-Length", str(len(body)))]
        if self._values.chance(0.7):
            headers.append(("Cookie", f"menagerie={self._values.named('cookie')[:100]}"))
        if self._values.chance(0.3):
            for name in self._rng.sample(sorted(HEADERS), self._rng.randrange(1, 4)):
                if name not in ("Content-Length", "Content-Type") or not body:
                    headers.append((name, self._rng.choice(HEADERS[name])))
        clean = [(name, value.replace("\r", "").replace("\n", "")) for name, value in headers]
        return [(name, value.replace("\x00", "")) for name, value in clean]
